"""Shōtotsu's board at moments that a game reaches late or seldom: each card and state that anybody
has, and each board with each number of players and samurai."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from prepared import Prepared, Scene
from readers import NewReader, Reader, told
from skirmishes import Kind, kinds, stood
from tatami.games.shototsu.printed import BLESSINGS, EQUIPMENT, RINGS, TECHNIQUES

pytestmark = pytest.mark.slow
GAME = "tatami.games.shototsu"
STATES = ("calm", "disarmed", "dazed", "braced", "stripped", "slowed")
EACH = 4  # samurai of a seat

# Looked at with each frame: there is much to ask about.
TELLS = "(about) => document.querySelector('[data-testid=does]')?.textContent.includes(about)"


def well_equipped() -> Scene:
    """All cards there are, shared out among two seats, and every posture and state beside them."""
    cards = [*TECHNIQUES, *EQUIPMENT, *BLESSINGS]
    hands = [cards[number :: 2 * EACH] for number in range(2 * EACH)]
    veterans = [f"2-2-2-2-2:0:{'.'.join(hand)}" for hand in hands]
    roster = "/".join("|".join(veterans[seat::2]) for seat in range(2))
    scene = stood(2, "shrine-path", EACH, roster=roster)
    view: dict[str, Any] = scene["view"]
    for number, samurai in enumerate(view["samurai"]):
        ring = RINGS[number % len(RINGS)]
        samurai |= {"posture": ring, "counts_as": ring, "states": [STATES[number % len(STATES)]]}
    first, *_, one, last = view["samurai"]
    first["spies"] = 1
    last |= {"states": [], "dice_kept": [2, 5]}
    one["states"] = []
    one["blessings_at_work"], one["blessings"] = one["blessings"], []
    view["waits_last"] = [last["samurai"], one["samurai"]]
    view["decrees"] = [[one["samurai"], first["samurai"]]]
    return {**scene, "asks": []}


# Each thing here for which the page has a text of its own, the first of its name.
THINGS = """
(marks) => [...new Set([...document.querySelectorAll(marks)].map((each) => each.dataset.thing))]
"""
OF_PLAQUES = "[data-plaque] .told [data-thing]:not(.figure)"


class Curious:
    """Somebody who asks about one thing after the other, and puts none of the answers away."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.page = reader.page
        self.finger = reader.context.new_cdp_session(reader.page)

    def hover(self, thing: Locator) -> None:
        thing.hover()
        self.reader.let_pass(400)

    def press(self, thing: Locator) -> None:
        """A finger rests there."""
        box = thing.bounding_box()
        assert box
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        for kind, points in (("touchStart", [spot]), ("touchEnd", [])):
            said = {"type": kind, "touchPoints": points}
            self.finger.send("Input.dispatchTouchEvent", said)
            self.reader.let_pass(500)

    def focus(self, thing: Locator) -> None:
        thing.focus()
        self.page.keyboard.press("i")

    def told_of(self, ask: Callable[[Locator], None], things: str) -> set[str]:
        """Ask about each of these things in this way, and hear what it is."""
        names = set(self.page.evaluate(THINGS, things))
        for name in names:
            ask(self.page.locator(f"{things}[data-thing={name}]").first)
            self.page.wait_for_function(TELLS, arg=told(GAME, "en", f"about-{name}"))
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_test_id("does")).to_have_count(0)
        return names


def test_every_card_posture_and_state_of_everybody_explains_itself(new_reader: NewReader) -> None:
    reader = new_reader(reduced_motion="reduce", has_touch=True)
    page, scene = reader.page, well_equipped()
    Prepared(reader, "shototsu", 2, scene).turn_to(scene)
    reader.hold_time()
    curious = Curious(reader)
    wanted = {*TECHNIQUES, *EQUIPMENT, *BLESSINGS, *RINGS, *STATES, "espionage", "waits"}
    assert curious.told_of(curious.hover, OF_PLAQUES) == wanted
    assert curious.told_of(curious.press, OF_PLAQUES) == wanted
    focused = set[str]()
    for samurai in scene["view"]["samurai"]:
        name = samurai["samurai"]
        page.locator(f"[data-plaque='{name}'] button").press("Enter")
        page.locator(f"[data-sheet='{name}']").wait_for()
        focused |= curious.told_of(curious.focus, "[data-sheet] [data-thing][tabindex='0']")
    assert focused == wanted


# Each size, and how the board is laid out there.
SIZES = {"wide": (1440, 900), "medium": (1024, 768), "phone": (360, 740)}
FEW = 12  # samurai that stand in sight without scrolling

# What is drawn, and what of it cannot be seen: [what is drawn, what sticks out].
DRAWN = """
() => {
  const all = (marks) => [...document.querySelectorAll(marks)]
  const count = (marks) => all(marks).length
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const [garden] = all('.garden').map((each) => each.getBoundingClientRect())
  const out = (inner, outer, far = 1) => inner.left < outer.left - far
    || inner.right > outer.right + far || inner.top < outer.top - far
    || inner.bottom > outer.bottom + far
  const screen = { left: 0, right: innerWidth, top: 0, bottom: bar.top }
  const patrols = document.querySelector('.column.patrols')
  const strips = all('.strip-of').flatMap((strip) => {
    const room = strip.getBoundingClientRect()
    const parts = [...strip.querySelectorAll('button, [data-score], .crest')]
    return parts.filter((each) => out(each.getBoundingClientRect(), room))
  })
  return [
    [count('[data-cell]'), count('.token[data-thing]'), count('[data-plaque]'), count('.strip-of')],
    {
      wide: document.documentElement.scrollWidth - innerWidth,
      garden: out(garden, screen),
      tokens: all('.token .rim').filter((each) => out(each.getBoundingClientRect(), garden)).length,
      strips: strips.map((each) => each.outerHTML.slice(0, 90)),
      more: patrols ? patrols.scrollHeight - patrols.clientHeight : 0,
    },
  ]
}
"""


def drawn_whole(reader: Reader, scene: Scene, size: str) -> None:
    """Everybody and every space is there and in sight."""
    view = scene["view"]
    standing, seats = len(view["samurai"]), len(view["players"])
    counts, out = reader.page.evaluate(DRAWN)
    beside = [standing, 0] if size == "wide" else [0, seats]
    assert counts == [view["width"] * view["height"], standing, *beside]
    more = out.pop("more")
    assert more == 0 or standing > FEW, more
    assert out == {"wide": 0, "garden": False, "tokens": 0, "strips": []}


def seen_at(new_reader: NewReader, wanted: list[tuple[Kind, str]]) -> None:
    """Look at these skirmishes at these sizes, all at one table."""
    reader = new_reader(reduced_motion="reduce")
    table = Prepared(reader, "shototsu", 6, stood(6, "royal-plain", 1))
    for size, (width, height) in SIZES.items():
        reader.page.set_viewport_size({"width": width, "height": height})
        reader.page.locator(f".shototsu.{size}").wait_for()
        for kind in [kind for kind, at in wanted if at == size]:
            scene = stood(*kind)
            table.turn_to(scene)
            drawn_whole(reader, scene, size)


def pairwise() -> list[tuple[Kind, str]]:
    """So few that each board meets each number of players, of samurai and each size, and these
    one another."""
    left = [(kind, size) for kind in kinds() for size in SIZES]
    chosen, met = list[tuple[Kind, str]](), set[object]()

    def pairs(each: tuple[Kind, str]) -> set[object]:
        parts = list(enumerate([*each[0], each[1]]))
        return {(one, other) for one in parts for other in parts if one < other}

    while left:
        best = max(left, key=lambda each: len(pairs(each) - met))
        if not pairs(best) - met:
            break
        chosen.append(best)
        met |= pairs(best)
    return chosen


def test_boards_with_few_and_many_players_and_samurai_stand_in_sight(
    new_reader: NewReader,
) -> None:
    seen_at(new_reader, pairwise())


@pytest.mark.whole
def test_every_board_with_every_number_of_players_and_samurai_stands_in_sight(
    new_reader: NewReader,
) -> None:
    seen_at(new_reader, [(kind, size) for kind in kinds() for size in SIZES])


class LongNamed(Prepared):
    """Whose players have long names."""

    def name(self, seat: dict[str, Any]) -> Any:
        return f"{super().name(seat)} Maximilienne-Charlotte"


# Names that end before their last letter, by what they stand in.
CUT = """
(marks) => [...document.querySelectorAll(marks)]
  .filter((each) => each.scrollWidth > each.clientWidth + 1
    || each.scrollHeight > each.clientHeight + 2).map((each) => each.textContent)
"""


def test_long_names_of_six_players_are_read_in_full(new_reader: NewReader) -> None:
    reader = new_reader("tablet", reduced_motion="reduce")
    scene = stood(6, "royal-plain", 2)
    table = LongNamed(reader, "shototsu", 6, scene)
    table.turn_to(scene)
    names = [f"{table.mark()}{seat} Maximilienne-Charlotte" for seat in range(6)]
    assert reader.page.evaluate(CUT, ".strip-of b, .roll b") == []
    reader.page.set_viewport_size({"width": 1440, "height": 900})
    reader.page.locator(".shototsu.wide").wait_for()
    assert reader.page.evaluate(CUT, ".roll b") == []
    shown = reader.page.locator(".patrols b[title]")  # one line has the whole name where one points
    assert sorted(each.get_attribute("title") or "" for each in shown.all()) == names
