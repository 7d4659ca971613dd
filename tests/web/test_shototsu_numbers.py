"""Shōtotsu's board shows what the server tells, at every moment of a skirmish: who stands where,
how far each goes, what an attack would bring, how the dice lie and what was won."""

import math
from collections import Counter
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from captains import ASKED, QUICK, STILL, SURE, Captain, play, sent_words
from readers import NewReader, Reader, told
from tatami.games.shototsu.printed import PATROL_BUILDS, PATROLS, PREPARATIONS, RINGS

pytestmark = pytest.mark.slow
GAME = "tatami.games.shototsu"

# All that the board tells: what is drawn is told by the space that it is drawn on.
SHOWN = r"""
() => {
  const all = (marks) => [...document.querySelectorAll(marks)]
  const text = (node) => node.textContent.replace(/\s+/g, ' ').trim()
  const cells = all('[data-cell]').map((cell) => [cell, cell.getBoundingClientRect()])
  const under = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const [a, b] = [x + width / 2, y + height / 2]
    const over = ([, r]) => a >= r.left && a < r.right && b >= r.top && b < r.bottom
    return cells.find(over)?.[0].dataset.cell ?? ''
  }
  const [reach, rope] = [document.querySelector('.reach'), document.querySelector('.rope')]
  const mover = document.querySelector('.token.left, .token:has(.enso)')
  return {
    cells: Object.fromEntries(cells.map(([cell]) => [cell.dataset.cell, cell.ariaLabel])),
    relic: all('[data-thing=relic][data-place]').map((each) => [each.dataset.place, under(each)]),
    tokens: Object.fromEntries(all('.token[data-thing]').map((token) =>
      [token.dataset.thing, [under(token.querySelector('.rim')), token.ariaLabel]])),
    moving: all('[data-motion]').length
      + all('.token').flatMap((token) => token.getAnimations({ subtree: true })).length,
    late: window.late,
    paving: all('[data-paving]').map((each) => under(each)).sort(),
    rope: !reach || !!(reach.compareDocumentPosition(rope) & 4),
    offered: all('.cell.offered').map((cell) => cell.dataset.cell).sort(),
    left: Object.fromEntries(all('.reach text').map((each) => [under(each), text(each)])),
    mover: mover?.dataset.token ?? '',
    ghost: document.querySelector('[data-ghost]')?.dataset.ghost ?? '',
    slips: Object.fromEntries(all('[data-slip]').map((slip) =>
      [slip.dataset.slip, [...slip.querySelectorAll('text')].map(text)])),
    chosen: document.querySelector('[data-slip].chosen')?.dataset.slip ?? '',
    misses: all('[data-thing=mean-damage]').map(text).join(),
    tray: all('.tray').length,
    dice: all('.tray [data-die]').map((die) => [
      Number(die.dataset.die), die.querySelectorAll('.struck').length,
      die.querySelectorAll('.flame').length]),
    reactions: Object.fromEntries(all('[data-reaction]').map((line) =>
      [line.dataset.reaction, [...line.querySelectorAll('[data-change]')].map(text)])),
    rolls: all('[data-roll]').map((roll) => [
      Number(roll.dataset.roll), [...roll.querySelectorAll('.dice > svg[role=img]')]
        .map((die) => Number(die.ariaLabel)), text(roll.querySelector('strong'))]),
  }
}
"""

# Figures that have not come to rest in the frame that first shows them where they are.
LATE = """
window.late = []
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  const moved = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
    .filter((node) => node instanceof Element && node.matches('.token'))
  if (moved.length) requestAnimationFrame(() => {
    const going = moved.flatMap((token) => token.getAnimations({ subtree: true }))
    if (going.length || document.querySelector('[data-motion]'))
      window.late.push(moved.map((token) => token.dataset.token).join())
  })
}).observe(document, { attributeFilter: ['transform'], childList: true, subtree: true }))
"""


def percent(chance: float) -> str:
    if chance < 0:
        return "?"
    if 0 < chance < 0.005:
        return "<1 %"
    if 0.995 < chance < 1:
        return ">99 %"
    return f"{math.floor(chance * 100 + 0.5)} %"


def mean(value: float) -> str:
    return str(Decimal(repr(value)).quantize(Decimal("0.1"), ROUND_HALF_UP))


class Witness(Captain):
    """A captain who, before each answer, holds the page against what the server tells the seat."""

    def __init__(self, reader: Reader, match: str) -> None:
        super().__init__(reader, "mouse")
        self.match = match
        self.seen: Counter[str] = Counter()

    def told(self) -> dict[str, Any]:
        """The state of the table, as the server tells this seat."""
        route = f"{self.reader.address}api/v1/matches/{self.match}/view"
        answer = self.page.context.request.get(route)
        assert answer.status == 200, answer.text()
        shown: dict[str, Any] = answer.json()["shown"]
        return shown

    def say_with(self, thing: Locator) -> None:
        planned = self.compare()
        before = len(sent_words(self.reader))
        super().say_with(thing)
        if planned:  # in one message, in this order, and nothing before
            assert sent_words(self.reader)[before:][:1] == [planned]
            self.seen["planned"] += 1
            self.seen["planned an attack"] += any("attack:" in word for word in planned)

    def move(self) -> None:
        """With another posture, so that all of an activation is planned: Void if it has another,
        in which a die may be rolled again."""
        if self.told()["asks"][0]["name"] in ("SHO-42", "SHO-44"):
            postures = self.at("[data-posture][aria-pressed=false]")
            void = self.at("[data-posture=void][aria-pressed=false]")
            before = len(sent_words(self.reader))
            self.press(void if void.count() else postures.first)
            assert len(sent_words(self.reader)) == before
        super().move()

    def compare(self) -> list[str]:
        """Compare page and server; what the main button will say, where that is planned."""
        shown = self.told()
        page, view, ask = self.page.evaluate(SHOWN), shown["view"], shown["asks"][0]
        self.ground(page, view)
        self.figures(page, view)
        self.reach(page, view, ask)
        self.slips(page, view, ask)
        self.fight(page, view, ask)
        self.initiative(page, view)
        if ask["name"] not in ("SHO-42", "SHO-44") or not page["ghost"]:
            return []
        chosen = self.at("[data-posture][aria-pressed=true]").get_attribute("data-posture")
        act = f"attack:{page['chosen']}" if page["chosen"] else "rest"
        begins = [f"activate:{page['mover']}"] if ask["name"] == "SHO-42" else []
        return [*begins, f"move:{page['ghost']}", act, f"posture:{chosen}"]

    def ground(self, page: Any, view: Any) -> None:
        places = {
            f"{chr(ord('a') + x)}{y + 1}"
            for x in range(view["width"])
            for y in range(view["height"])
        }
        assert page["cells"].keys() == places
        on = {each["place"]: each["samurai"] for each in view["samurai"] if each["alive"]}
        for place, label in page["cells"].items():
            assert label.startswith(f"{on.get(place, place)}"), (place, label)
        assert page["relic"] == ([[view["relic"]] * 2] if view["relic"] else [])
        assert page["paving"] == sorted(view["zone"])
        assert page["rope"]
        self.seen["paved in reach"] += bool(set(page["offered"]) & set(view["zone"]))

    def figures(self, page: Any, view: Any) -> None:
        """Each stands on its place at once, and its name tells how it stands."""
        standing = [each for each in view["samurai"] if each["alive"] and each["place"]]
        self.seen["dead"] += len(view["samurai"]) - len([s for s in view["samurai"] if s["alive"]])
        assert page["tokens"].keys() == {each["samurai"] for each in standing}
        for each in standing:
            place, label = page["tokens"][each["samurai"]]
            assert place == each["place"]
            most = each["stats"]["hit_points"]
            left = max(0, most - each["wounds"])
            points = told("tatami.web", "en", "shototsu-left-of", left=left, most=most)
            assert points in label
            assert not each["counts_as"] or f"{each['counts_as']} posture" in label.lower()
        assert page["moving"] == 0
        assert page["late"] == []

    def reach(self, page: Any, view: Any, ask: Any) -> None:
        """The spaces that may be chosen, and the speed that would be left in each."""
        words = [word.split(":") for word in ask["options"] if ":" in word]
        offered = [thing for verb, thing in words if verb in ("move", "stand", "lunge")]
        offered += [view["pushes"][int(thing)] for verb, thing in words if verb == "push"]
        ways = view["ways"]
        if ask["name"] == "SHO-42":
            ways = view["plans"][page["mover"]]["ways"] if page["mover"] else {}
            offered = list(ways)
        if ask["name"] == "SHO-41":
            taken = {each["place"] for each in view["samurai"]}
            offered = [each for each in view["deployments"][view["seat"]] if each not in taken]
        assert page["offered"] == sorted(offered)
        if ask["name"] in ("SHO-42", "SHO-44") and page["mover"]:
            mover = next(each for each in view["samurai"] if each["samurai"] == page["mover"])
            speed = mover["stats"]["speed"]
            assert page["left"] == {place: str(speed - len(ways[place])) for place in offered}
            self.seen["reach"] += 1

    def slips(self, page: Any, view: Any, ask: Any) -> None:
        """On each that could be struck from where the samurai would stand."""
        prospects: list[Any] = []
        if ask["name"] in ("SHO-42", "SHO-44") and page["mover"]:
            outlook = view if page["mover"] == view["active"] else view["plans"][page["mover"]]
            own = next(each for each in view["samurai"] if each["samurai"] == page["mover"])
            prospects = outlook["from"].get(page["ghost"] or own["place"], [])
        elif ask["name"] == "SHO-43-action":
            prospects = view["prospects"]
        else:
            words = [word.split(":") for word in ask["options"] if ":" in word]
            aims = {thing for verb, thing in words if verb in ("attack", "target")}
            prospects = [each for each in view["prospects"] if each["target"] in aims]
        assert page["slips"] == {
            each["target"]: [
                "hit", percent(each["hit"]), f"ø {mean(each['damage'])}",
                f"† {percent(each['kill'])}",
            ]
            for each in prospects
        }  # fmt: skip
        if prospects and ask["name"] in ("SHO-42", "SHO-44"):
            assert "misses count as 0" in page["misses"]
            self.seen["slips"] += 1

    def fight(self, page: Any, view: Any, ask: Any) -> None:
        """The dice as they lie, and what each reaction would change."""
        attack = view["attack"]
        if attack and ask["name"].startswith("SHO-70"):
            assert page["tray"] == 1
            assert page["dice"] == [
                [face, int(face < attack["needed"]), int(face == 6)] for face in attack["dice"]
            ]
            self.seen["dice"] += len(attack["dice"])
            self.reactions(page["reactions"], view, ask)
        elif not attack:
            assert page["tray"] == 0

    def reactions(self, lines: Any, view: Any, ask: Any) -> None:
        verbs = {word: word.split(":")[0] for word in ask["options"]}
        lone = {word for word, verb in verbs.items() if verb in ("use", "bless", "calm-mind")}
        again = {word for word, verb in verbs.items() if verb == "reroll"}
        assert "pass" not in lines
        assert lone <= lines.keys() <= verbs.keys()
        assert len(again & lines.keys()) == bool(again)  # that of the die that is chosen
        effects = view["effects"]
        for word, changes in lines.items():
            assert changes == told_changes(effects.get(word), effects.get("pass"))
            self.seen["changes"] += len(changes)

    def initiative(self, page: Any, view: Any) -> None:
        """The dice of each seat that lives, and its successes; where they are told at all."""
        if not page["rolls"]:
            return
        rolls = [roll for each in view["initiative"]["rounds"] for roll in each]
        assert page["rolls"] == [
            [roll["seat"], roll["dice"], str(roll["successes"])] for roll in rolls
        ]
        alive = {each["seat"] for each in view["samurai"] if each["alive"]}
        assert alive <= {roll["seat"] for roll in rolls}
        for roll in rolls:
            assert sum(face >= 4 for face in roll["dice"]) + roll["bonus"] == roll["successes"]
        self.seen["rolls"] += 1


def told_changes(effect: Any, passing: Any) -> list[str]:
    """What is told of a reaction against passing: nothing where that is no matter of odds."""
    if not effect or not passing or effect["cancels"] or effect["strikes"]:
        return []
    if effect["hit"] < 0 or passing["hit"] < 0:
        return []
    changes = []
    for key, name, form in (
        ("hit", "hit", percent), ("damage", "ø", mean), ("kill", "kill", percent),
    ):  # fmt: skip
        same = abs(effect[key] - passing[key]) < 1e-4
        becomes = "unchanged" if same else f"→ {form(effect[key])}"
        changes.append(f"{name} {form(passing[key])} {becomes}")
    return changes


COUNT = r"""
() => [...document.querySelectorAll('[data-bar]')].map((bar) => [
  [...bar.querySelectorAll('.part')].map((part) => Number(part.textContent)),
  Number(bar.querySelector('strong').textContent),
])
"""


@pytest.mark.whole
def test_a_skirmish_shows_what_the_server_tells(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    reader.page.add_init_script(f"{SURE};{LATE}")
    one = "5-4-1-3-2:0:hachiman.porcupine-style|5-4-1-3-2:0:iron-shell-style.jizo"
    other = "5-4-1-3-2:0:crescent-moon-style|5-4-1-3-2:0:flowing-water-strike"
    options = {"roster": f"{one}/{other}", "samurai": "2", "turns": "5"}
    match = reader.sit("shototsu", "me", QUICK, options=options)
    captain = Witness(reader, match)
    play([captain])
    for thing in (
        "reach",
        "planned",
        "planned an attack",
        "slips",
        "dice",
        "changes",
        "rolls",
        "paved in reach",
    ):
        assert captain.seen[thing] > 0, (thing, captain.seen)
    view = captain.told()["view"]
    assert reader.page.evaluate(COUNT) == [
        [[honour for honour in player["honour"] if honour], player["score"]]
        for player in view["players"]
    ]
    total = reader.page.locator(".total td").all_inner_texts()
    assert [int(each) for each in total] == [n for each in view["players"] for n in each["honour"]]
    assert reader.page.locator(".token").count() == len(
        [each for each in view["samurai"] if each["alive"] and each["place"]]
    )


RINGS_OF = """
(card) => [...card.querySelectorAll('[data-build]')].map((build) => [
  [...build.querySelectorAll('.rings [role=img]')].map((ring) => ring.ariaLabel),
  [...build.querySelectorAll('[data-thing][role=img]')].map((each) => each.ariaLabel),
])
"""


def test_a_patrol_is_built_within_its_points(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    page = reader.page
    reader.sit("shototsu", "me", QUICK, options={"samurai": "2"})
    page.locator(ASKED).first.wait_for()
    for patrol, builds in zip(PATROLS, PATROL_BUILDS, strict=True):
        shown = page.locator(f"[data-patrol={patrol}]").evaluate(RINGS_OF)
        assert shown == [
            [
                [
                    f"{told(GAME, 'en', f'thing-{r}')} {n}"
                    for r, n in zip(RINGS, build, strict=False)
                ],
                [told(GAME, "en", f"thing-{PREPARATIONS[build[-1]]}")],
            ]
            for build in builds[:2]
        ]
    column = page.locator(".column").first
    sliders, beads = column.locator("[role=slider]"), column.locator(".beads")

    def points() -> list[int]:
        return [int(each.get_attribute("aria-valuenow") or 0) for each in sliders.all()]

    before = points()
    sliders.nth(3).locator("[data-points='5']").click()
    expect(page.get_by_test_id("why")).to_contain_text("SHO-")
    assert points() == before
    page.keyboard.press("Escape")
    for number, key, becomes in ((2, "Home", 0), (0, "ArrowLeft", before[0] - 1), (4, "End", 5)):
        sliders.nth(number).focus()
        for digit in "12345":  # no choice of a menu
            page.keyboard.press(digit)
        assert points() == before
        page.keyboard.press(key)
        before[number] = min(becomes, before[number] + 10 - sum(before))
        expect(sliders.nth(number)).to_have_attribute("aria-valuenow", str(before[number]))
        expect(beads).to_have_attribute("data-left", str(10 - sum(before)))
        expect(beads.locator("i:not(.spent)")).to_have_count(10 - sum(before))
        assert beads.locator("i").count() == 10
    assert sent_words(reader) == []
