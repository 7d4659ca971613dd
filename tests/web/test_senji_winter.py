"""Senji's winter on the screen: a letter that comes moves nothing, and all of it is in sight
whatever one does there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from prepared import Prepared, Scene
from readers import NewReader, Reader
from scenes.senji import floor, table, with_kami
from sights import letter, prepared, seen
from table_talk import menu, say
from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import CARDS, FAMILIES
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME

pytestmark = pytest.mark.slow
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed

# Where everything of winter lies that a letter could push away.
PLACES = """
() => [...document.querySelectorAll('.letter, .lot, .auction, [data-testid=ready]')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.className, each.getBoundingClientRect().toJSON()])
  .filter(([, box]) => box.width)
"""

# Buttons of the letter that stick out of the board, or of the letter itself.
STICKING_OUT = """
(letter) => {
  const room = letter.getBoundingClientRect()
  return [...letter.querySelectorAll('button')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, right }) =>
      top < room.top || bottom > room.bottom || right > room.right).length
}
"""


@pytest.mark.parametrize(("size", "seats"), [("desk", 3), ("laptop", 6), ("phone", 3)])
def test_a_letter_of_many_cards_moves_nothing(new_reader: NewReader, size: str, seats: int) -> None:
    reader = new_reader(size, touch=size == "phone", locale="fr", **STILL)
    scene = floor(table(seats))
    at = prepared(reader, 0, scene)
    reader.page.locator("[data-letter]").first.wait_for()
    before = reader.page.evaluate(PLACES)
    family = SENJI.view(scene, 0)["players"][1]["family"]
    cards = [card for card in CARDS if card.startswith(family)]
    mine = at.scene["view"]["hand"]
    at.show(offers_in=[letter(1, cards, mine)])
    expect(reader.page.locator("[data-came='1']")).to_be_visible()
    assert reader.page.evaluate(PLACES) == before
    at.show(offers_out=[letter(1, mine, cards)])
    row = reader.page.locator("[data-letter='1']")
    expect(row.locator(".sent")).to_be_visible()
    assert row.evaluate(STICKING_OUT) == 0
    assert row.locator(".strip").first.evaluate("(strip) => strip.scrollWidth > strip.clientWidth")
    assert reader.findings() == []


# How much higher the desk is than its room, and the families than theirs; and what lies outside the
# part of the desk that it belongs to, or under its header.
OUT_OF_SIGHT = """
() => {
  const high = [...document.querySelectorAll('.senji :is(.desk, .families)')]
    .map((each) => each.scrollHeight - each.clientHeight)
    .filter((by) => by > 0)
  const part = '.desk-head, .special, .composer, .letter, .auction'
  const out = [...document.querySelectorAll('.senji .desk :is(button, small, b, h3, h2)')]
    .filter((each) => each.checkVisibility() && !each.closest('.hidden-visually, .strip, .cards'))
    .filter((each) => {
      const [box, room] = [each, each.closest(part)].map((node) => node.getBoundingClientRect())
      return box.bottom > room.bottom + 1 || box.right > room.right + 1 || box.top < room.top - 9
    })
    .map((each) => each.outerHTML.slice(0, 120))
  return [...high, ...out]
}
"""
SAND = [{"seat": NOBODY, "bank": 180_000, "step": 0, "running": False}]
LONGEST = 6  # families


def contested(t: Senji) -> Senji:
    """One lot is left from a winter in which two bid alike; each family has bid on every other."""
    if t.lots:
        for seat in (0, 1):
            say(t, f"{seat} bid:{CARDS[t.lots[0]]}")
            stake = next(word for word in menu(t, seat) if word.endswith("trade-2a"))
            say(t, f"{seat} {stake} enough")
        t.answer(NOBODY, TIME)
        floor(t)
    for lot in t.lots[1:]:
        for seat in range(t.seats):
            say(t, f"{seat} bid:{CARDS[lot]}")
            stake = next(word for word in menu(t, seat) if word.startswith("stake:"))
            say(t, f"{seat} {stake} enough")
    return t


def winters() -> Iterator[tuple[str, Scene]]:
    """Winters of every number of families, with auctions of those that are absent, and with a kami
    of mine to be called; a letter has come, another was sent, and the sand runs."""
    for seats in range(3, LONGEST + 1):
        for kami in (False, True):
            t = floor(with_kami("torii", seats=seats) if kami else table(seats))
            me = t.family.index(FAMILIES.index("cherry" if seats == LONGEST else "mask"))
            shown = seen(contested(t), me)
            mine, theirs = shown["view"]["hand"], list(CARDS[:2])
            others = [seat for seat in range(seats) if seat != me]
            shown["view"]["offers_in"] = [letter(others[0], theirs, mine[:2])]
            shown["view"]["offers_out"] = [letter(others[1], mine[:2], theirs)]
            yield f"{seats} families{', a kami' * kami}", {**shown, "clocks": SAND}


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("tablet", "fr"),
        ("desk", "fr"),
        *(
            pytest.param(size, language, marks=pytest.mark.whole)
            for size, language in (
                ("tablet", "es"),
                ("tablet", "en"),
                ("desk", "es"),
                ("desk", "en"),
                ("laptop", "fr"),
                ("wall", "fr"),
            )
        ),
    ],
)
def test_all_of_winter_is_in_sight(new_reader: NewReader, size: str, language: str) -> None:
    """While one looks on, writes a letter, looks through all cards for it, and bids."""
    reader = new_reader(size, locale=language, **STILL)
    at: Prepared | None = None
    found = {}
    for name, shown in winters():
        if at is None:
            at = Prepared(reader, "senji", LONGEST, shown)
            expect(reader.page.get_by_test_id("sand")).to_be_visible()
        else:
            at.turn_to(shown)
        expect(reader.page.locator("[data-came]")).to_be_visible()
        called = reader.page.locator(".desk [data-word='kami:torii']")
        expect(called).to_have_count(int("kami" in name))
        found[name] = looked_on(reader.page) | written(reader.page) | bid(reader)
    assert {name: each for name, each in found.items() if any(each.values())} == {}


def looked_on(page: Page) -> dict[str, list[str]]:
    """What is not in sight before anything is done."""
    return {"looking on": page.evaluate(OUT_OF_SIGHT)}


def written(page: Page) -> dict[str, list[str]]:
    """What is not in sight while a letter is begun and written, and all cards are listed."""
    page.locator("[data-write]").last.click()
    expect(page.get_by_test_id("letter")).to_be_visible()
    found = {"a letter begun": page.evaluate(OUT_OF_SIGHT)}
    mine = page.locator(".held [data-card]:not(.off, .bid)")
    for card in range(4):
        mine.nth(card).dispatch_event("click")  # the next lies over its middle
    for wanted in ("[data-want]", "[data-kind]"):
        for number in range(3):
            page.locator(f".composer {wanted}").nth(number).click()
    expect(page.locator("[data-given]")).to_have_count(4)
    found["a letter written"] = page.evaluate(OUT_OF_SIGHT)
    page.locator(".composer .more").click()
    expect(page.locator(".composer .more")).to_have_attribute("aria-expanded", "true")
    found["all cards"] = page.evaluate(OUT_OF_SIGHT)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("letter")).to_have_count(0)
    return found


def bid(reader: Reader) -> dict[str, list[str]]:
    """What is not in sight while a bid is put together, from the list or the hand."""
    lots = reader.page.locator("[data-lot] > .card.offered")
    if not lots.count():
        return {}
    lots.first.click()
    stakes = reader.page.locator("[data-stake]")
    stakes.first.click()
    name = stakes.last.get_attribute("data-stake")
    reader.page.locator(f".held [data-card='{name}']").dispatch_event("click")
    expect(stakes.and_(reader.page.locator("[aria-pressed=true]"))).to_have_count(2)
    found = reader.page.evaluate(OUT_OF_SIGHT)
    reader.page.keyboard.press("Escape")
    expect(stakes).to_have_count(0)
    return {"a bid": found}
