"""How Shōtotsu's board is seen: without colour, by day and by night, with many at the table."""

import math
import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image
from playwright.sync_api import expect

from captains import ABLE, ASKED, QUICK, STILL, SURE, Captain, deployed
from readers import NewReader, Reader

pytestmark = pytest.mark.slow

# All that was on its way has come to rest.
SETTLED = "() => document.getAnimations().every((each) => each.playState !== 'running')"


def badge(reader: Reader, posture: str) -> tuple[set[tuple[int, int]], int, int]:
    """Where the badge of a planned figure in this posture differs from its ground in grey, the size
    of that ground, and how much the two differ at most, of 255."""
    page = reader.page
    chosen = page.locator(f"[data-posture={posture}]")
    chosen.evaluate("(node) => node.getAttribute('aria-pressed') === 'true' || node.click()")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(SETTLED)
    box = page.locator("[data-ghost] .stance").bounding_box()
    assert box
    shown = Image.open(BytesIO(page.screenshot(clip=box))).convert("L")
    wide, high = shown.size
    inside = [
        (x, y)
        for x in range(wide)
        for y in range(high)
        if math.hypot(x - (wide - 1) / 2, y - (high - 1) / 2) < wide / 2 - 1
    ]
    grey = shown.tobytes()
    greys = {(x, y): grey[y * wide + x] for x, y in inside}
    ground = max(greys.values())  # it is paler than every shape on it, by night too
    most = ground - min(greys.values())
    return {at for at, grey in greys.items() if ground - grey > most / 2}, len(inside), most


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_postures_are_told_apart_without_colour(new_reader: NewReader, scheme: str) -> None:
    reader = new_reader("phone", color_scheme=scheme, **STILL)
    reader.page.add_init_script(SURE)
    reader.sit("shototsu", "me", QUICK, options={"samurai": "1"})
    captain = Captain(reader, "mouse")
    while not reader.page.locator(".camp.deploying ~ .framed").count():
        reader.page.locator(ASKED).first.wait_for()
        if not reader.page.locator(".camp.deploying ~ .framed").count():
            captain.answer()
    captain.press_place(captain.places()[0])
    eyes = reader.context.new_cdp_session(reader.page)
    for deficiency in ("achromatopsia", "deuteranopia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        badges = {ring: badge(reader, ring) for ring in ("earth", "water", "air", "fire", "void")}
        for (one, (shape, size, most)), (other, (second, *_)) in combinations(badges.items(), 2):
            assert most > 60, (deficiency, one)
            assert len(shape ^ second) / size > 0.08, (deficiency, one, other)
        assert reader.findings() == []


def test_points_for_all_samurai_lie_on_one_abacus(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    page = reader.page
    reader.sit("shototsu", "me", QUICK, options={"points": "pooled"})
    pool = page.locator(".pool")
    expect(pool).to_have_attribute("data-left", "0")  # a ready-made patrol has spent them
    assert pool.locator("i").count() == 30
    assert page.locator(".column .beads").count() == 0
    first, other = page.locator("[role=slider]").nth(0), page.locator("[role=slider]").nth(5)
    first.focus()
    page.keyboard.press("Home")
    spent = int(pool.get_attribute("data-left") or 0)
    assert spent > 0
    expect(pool.locator("i:not(.spent)")).to_have_count(spent)
    assert Captain(reader, "mouse").at(ABLE).first.inner_text() != "Seal the patrol"
    other.focus()
    page.keyboard.press("End")  # what one did not take, another may have
    expect(pool).not_to_have_attribute("data-left", str(spent))
    expect(other).to_have_attribute("aria-valuenow", "5")


MANY = """
() => {
  const column = document.querySelector('.column.patrols')
  const more = column.scrollHeight - column.clientHeight
  return [column.querySelectorAll('[data-plaque]').length, more]
}
"""


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "samurai"), [(6, 2), (4, 3), (3, 4), (2, 5)])
def test_up_to_twelve_samurai_stand_in_sight(
    new_reader: NewReader, seats: int, samurai: int
) -> None:
    reader = new_reader(**STILL)
    options = {"mode": "skirmish", "samurai": str(samurai)}
    deployed(reader, *[QUICK] * (seats - 1), **options)
    assert reader.page.evaluate(MANY) == [seats * samurai, 0]


# All that is written, and all that is told of what is drawn.
TOLD = """
() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap(
  (each) => ['aria-label', 'title', 'alt', 'placeholder'].map((name) => each.getAttribute(name)))
].filter(Boolean).join('\\n')
"""


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ("Adept", "Apprentice", "Bot")),
        ("fr", ("Confirmé", "Apprenti", "Robot")),
        ("es", ("Experto", "Aprendiz", "Bot")),
    ],
)
def test_nobody_reads_the_spec_of_a_bot(
    new_reader: NewReader, locale: str, names: tuple[str, ...]
) -> None:
    reader = new_reader(locale=locale, **STILL)
    bots = ["search:2", "greedy:tables=1", "greedy-2026"]
    body = {"game": "shototsu", "seats": ["me", *bots], "name": "Ann"}
    match = reader.post("matches", body)["table"]["id"]
    reader.open(f"#/table/{match}")
    seated = reader.page.get_by_role("listitem")
    for name in names:
        expect(seated.filter(has_text=name).first).to_be_visible()
    gathering = reader.page.evaluate(TOLD)
    reader.post(f"matches/{match}/start", {})
    reader.page.locator(".builder").wait_for()
    for told in (gathering, reader.page.evaluate(TOLD)):
        assert names[0] in told
        assert not re.search(r"search|greedy|tables=", told), told
