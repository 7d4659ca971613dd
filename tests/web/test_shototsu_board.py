"""Whole games on Shōtotsu's own board: Ann plays by mouse, Bob by finger on a phone in French, at
night, Cleo by keyboard alone in Spanish. Nothing is said but by gestures of the board."""

import gzip
import json
import random
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from readers import PATIENCE, NewReader, Reader
from tatami.web import DIST

pytestmark = pytest.mark.slow
QUICK = "greedy:tables=1"
ASKED = ".bar.wanted [data-offer], .bar.wanted [data-word]"
ABLE = ASKED.replace("]", "][aria-disabled=false]")
OVER = "[data-testid=winner]"
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed

# What is asked, what has happened so far, and what the buttons say: some plan, and say nothing yet.
SHOWN = """
() => [
  document.querySelector('[data-testid=sentence]').textContent,
  document.querySelector('[data-testid=spoken]').textContent,
  document.querySelector('.refusal')?.textContent,
  ...[...document.querySelectorAll('.bar .choices button')].map((each) => each.textContent),
].join()
"""

# Nobody is asked twice whether what is final is meant: that is the table's, not the board's.
SURE = "localStorage.setItem('tatami.confirm', 'off')"

# A finger has left the screen some time before the browser makes a click of it.
LISTEN = """
() => {
  window.tapped = new Promise((resolve) =>
    addEventListener('click', () => resolve(), { capture: true, once: true }))
}
"""

# All that can be tapped on a phone, where it is too small and no finger near it would do.
TOO_SMALL = """
() => [...document.querySelectorAll('.shototsu button, .bar button')].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = each.getBoundingClientRect()
  return Math.max(width, height) < 44 || Math.min(width, height) < 26
}).map((each) => each.outerHTML.slice(0, 90))
"""

# What the browser calls a layout shift, where it is not the desk itself that has changed, nor the
# card that tells of what is pointed at.
JUMPS = """
window.jumps = []
const asked = '.sentence, .choices, .desk, .column, [role=tabpanel], .builder, .notes'
const middle = (rect) => rect.y + rect.height / 2
const named = (node) => {
  const found = node instanceof Element ? node : node.parentElement
  return found && !found.closest(asked) ? found.outerHTML.slice(0, 120) : ''
}
new PerformanceObserver((list) => {
  for (const { sources, hadRecentInput } of list.getEntries())
    for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
      const by = middle(currentRect) - middle(previousRect)
      const what = node && Math.abs(by) > 3 && currentRect.height ? named(node) : ''
      if (what) window.jumps.push(`${what} by ${by}`)
    }
}).observe({ type: 'layout-shift', buffered: false })
"""


class Captain:
    """Somebody who leads a patrol; how a thing is pressed differs from one to the other."""

    def __init__(self, reader: Reader, how: str, seed: int = 1) -> None:
        self.reader = reader
        self.page = reader.page
        self.how = how
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.gestures = 0

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector).filter(visible=True)

    # -- pressing ----------------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        self.gestures += 1
        if self.how == "mouse":
            thing.click()
        elif self.how == "finger":
            self.page.evaluate(LISTEN)
            thing.tap()
            self.page.evaluate("window.tapped")
        else:
            self.tab_to(thing)
            self.page.keyboard.press("Enter")

    def tab_to(self, thing: Locator) -> None:
        """Go there as the keyboard goes, step by step."""
        for _ in range(150):
            if thing.evaluate("(node) => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def press_place(self, place: str) -> None:
        """Tap a space of the field, or walk there with the arrow keys."""
        if self.how != "keyboard":
            self.press(self.page.locator(f"[data-cell={place}]"))
            return
        self.gestures += 1
        self.tab_to(self.page.locator("[data-cell][tabindex='0']"))
        here = self.page.evaluate("document.activeElement.dataset.cell")
        across, down = ord(place[0]) - ord(here[0]), int(place[1:]) - int(here[1:])
        for key, times in (
            ("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down),
        ):  # fmt: skip
            for _ in range(times):
                self.page.keyboard.press(key)
        expect(self.page.locator(f"[data-cell={place}]")).to_be_focused()
        self.page.keyboard.press("Enter")

    def press_figure(self, token: Locator) -> None:
        """Tap a figure, or walk to where it stands."""
        if self.how == "keyboard":
            self.press_place(token.evaluate(PLACE_OF))
        else:
            self.press(token)

    def say_it(self, number: int = 0) -> None:
        """Press a button of the prompt bar once it has stood for a beat."""
        self.say_with(self.at(ABLE).nth(number))

    def say_with(self, thing: Locator) -> None:
        """Press what says or plans something, and wait until the page shows it."""
        before = self.page.evaluate(SHOWN)
        self.press(thing)
        self.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)

    # -- the questions -----------------------------------------------------------------------

    def answer(self) -> None:
        """Answer whatever is asked, where it lies on the board. Nothing was refused before."""
        assert self.page.locator(".refusal").all_inner_texts() == []
        lies = "(marks) => marks.find((mark) => document.querySelector(mark)) ?? ''"
        answers = {
            ".builder": self.build,
            ".camp.deploying ~ .framed": self.deploy,
            "[data-way]": self.choose_a_way,
            "[data-reaction]": self.react,
            ".reach": self.move,
            "[data-plaque].offered, .strip-of": self.activate,
        }
        found = self.page.evaluate(lies, [*answers])
        answers.get(found, self.say_it)()

    def build(self) -> None:
        """Ann takes a ready-made patrol, Bob one of chance, Cleo builds her own."""
        if self.how == "mouse":
            self.press(self.at("[data-patrol=duellists]"))
            self.say_it()
        elif self.how == "finger":
            self.say_with(self.at("[data-word='patrol:random']"))
        else:
            slider = self.at("[role=slider]").first
            self.tab_to(slider)
            self.page.keyboard.press("4")  # no choice of the menu
            self.page.keyboard.press("Home")
            expect(slider).to_have_attribute("aria-valuenow", "0")
            self.page.keyboard.press("ArrowRight")
            expect(slider).to_have_attribute("aria-valuenow", "1")
            self.press(self.at(ABLE).first)  # what is missing is filled in: sealing is closed yet
            self.say_it()
        self.done["built"] += 1

    def deploy(self) -> None:
        places = self.places()
        self.press_place(places[self.chance.randrange(len(places))])
        expect(self.page.locator("[data-ghost]")).to_have_count(1)
        posture = self.chance.choice(["earth", "water", "air", "fire", "void"])
        self.press(self.at(f"[data-posture={posture}]"))
        self.say_it()
        self.done["deployed"] += 1

    def places(self) -> list[str]:
        offered = "(cells) => cells.map((cell) => cell.dataset.cell)"
        return list(self.page.locator(".cell.offered").evaluate_all(offered))

    def activate(self) -> None:
        """Choose a samurai where one is to be chosen, and go on with it."""
        if self.page.locator(".token.offered").count() and not self.page.locator(".reach").count():
            self.press_figure(self.page.locator(".token.offered").first)
            self.at(ABLE).first.wait_for()  # before a samurai is chosen, nothing can be said
            self.done["activated"] += 1
        if self.page.locator(".reach").count():
            self.move()
        else:
            self.say_it()

    def move(self) -> None:
        """Towards the nearest enemy, and at it if it can be struck from there."""
        goal = self.page.evaluate(NEAREST, self.places())
        ghost = self.page.locator(f"[data-ghost={goal}]")
        if ghost.count() == 0:  # it stands there still where a reaction came between
            self.press_place(goal)
        expect(ghost).to_have_count(1)
        slips = self.page.locator("[data-slip]")
        if slips.count():
            target = slips.first.get_attribute("data-slip")
            self.press_figure(self.page.locator(f"[data-token='{target}']"))
            expect(self.page.locator("[data-slip].chosen")).to_have_count(1)
            self.done["attacked"] += 1
        self.say_it()
        self.done["moved"] += 1

    def choose_a_way(self) -> None:
        self.say_it()
        self.done["way"] += 1

    def react(self) -> None:
        """Use what is offered, every other time."""
        self.done["reaction"] += 1
        if self.done["reaction"] % 2:
            self.say_with(self.at("[data-reaction] .go").first)
        else:
            self.say_it(self.at(ASKED).count() - 1)


PLACE_OF = """
(token) => {
  const { x, y, width, height } = token.querySelector('.rim').getBoundingClientRect()
  const [a, b] = [x + width / 2, y + height / 2]
  return [...document.querySelectorAll('[data-cell]')].find((cell) => {
    const r = cell.getBoundingClientRect()
    return a >= r.left && a < r.right && b >= r.top && b < r.bottom
  }).dataset.cell
}
"""

NEAREST = """
(places) => {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const mine = document.querySelector('[data-seat]').dataset.seat
  const foes = [...document.querySelectorAll('.token')]
    .filter((token) => Number(token.dataset.token[0]) - 1 !== Number(mine))
    .map((token) => middle(token.querySelector('.rim')))
  const far = (place) => {
    const [x, y] = middle(document.querySelector(`[data-cell=${place}]`))
    return Math.min(...foes.map(([a, b]) => Math.hypot(a - x, b - y)))
  }
  return places.sort((a, b) => far(a) - far(b))[0]
}
"""


def play(captains: list[Captain]) -> None:
    """A game to its end; whoever is asked answers."""
    last = time.monotonic()
    while time.monotonic() < last + PATIENCE / 1000:
        playing = [each for each in captains if each.page.locator(OVER).count() == 0]
        if not playing:
            return
        for captain in playing:
            if captain.page.locator(ASKED).count():
                captain.answer()
                last = time.monotonic()
        captains[0].page.wait_for_timeout(20)
    shown = [each.page.get_by_test_id("sentence").inner_text() for each in captains]
    raise AssertionError(f"nobody can answer: {shown}")


def sent_words(reader: Reader) -> list[list[str]]:
    """What the page has said to the table, message by message."""
    told: list[dict[str, Any]] = [json.loads(text) for text in reader.sent]
    return [message["words"] for message in told if message.get("type") == "words"]


def test_a_whole_game_by_mouse_by_finger_and_by_keyboard(new_reader: NewReader) -> None:
    ann = new_reader(**STILL)
    bob = new_reader("phone", touch=True, locale="fr", color_scheme="dark", **STILL)
    cleo = new_reader("tablet", locale="es", **STILL)
    bob.name, cleo.name = "Bob", "Cleo"
    for reader in (ann, bob, cleo):
        reader.page.add_init_script(f"{SURE};{JUMPS}")
    ann.host("shototsu", bob, cleo, options={"turns": "2", "samurai": "2"})
    captains = [Captain(ann, "mouse", 1), Captain(bob, "finger", 2), Captain(cleo, "keyboard", 3)]
    play(captains)
    for captain in captains:
        assert captain.done["built"] == 1
        assert captain.done["deployed"] == 2
        assert captain.done["moved"] > 0
        assert captain.page.evaluate("window.jumps") == []
        assert captain.reader.findings() == []
    assert sum(captain.done["attacked"] for captain in captains) > 0


SIZES = [(1440, 900), (1024, 768), (360, 740), (2560, 1440)]
FIT = """
() => {
  const field = document.querySelector('.garden').getBoundingClientRect()
  const bar = document.querySelector('.bar').getBoundingClientRect()
  return { bottom: field.bottom - bar.top, wide: document.documentElement.scrollWidth - innerWidth }
}
"""


def deployed(reader: Reader, *bots: str, **options: str) -> Captain:
    """A captain whose patrol stands on the field, and who is about to activate a samurai."""
    reader.page.add_init_script(SURE)
    reader.sit("shototsu", "me", *(bots or (QUICK,)), options=options)
    captain = Captain(reader, "mouse")
    while captain.page.locator(".reach, [data-plaque].offered").count() == 0:
        captain.page.locator(ASKED).first.wait_for()
        if captain.page.locator(".reach, [data-plaque].offered").count() == 0:
            captain.answer()
    return captain


def test_an_activation_is_one_message_and_nothing_is_said_before(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    captain = deployed(reader)
    page, before = reader.page, len(sent_words(reader))
    captain.press(page.locator("[data-plaque].offered button").first)
    expect(page.locator(".reach")).to_have_count(1)
    rope = "() => !!(document.querySelector('.reach').compareDocumentPosition("
    assert page.evaluate(rope + "document.querySelector('.rope')) & 4)")
    closed = page.locator("[data-cell]:not(.offered)").first
    closed.click(position={"x": 4, "y": 4})
    expect(page.get_by_test_id("why")).to_contain_text("SHO-")
    page.keyboard.press("Escape")
    goal = captain.places()[0]
    captain.press_place(goal)
    captain.press(page.locator("[data-posture][aria-pressed=false]").first)
    posture = page.locator("[data-posture][aria-pressed=true]").get_attribute("data-posture")
    assert len(sent_words(reader)) == before
    captain.gestures = 0
    captain.say_it()
    said = sent_words(reader)[before]
    assert said[0].startswith("activate:")
    assert said[1:] == [f"move:{goal}", "rest", f"posture:{posture}"]
    assert captain.gestures == 1


def test_the_field_fits_every_screen_and_arrows_stay_on_it(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    captain = deployed(reader)
    page = reader.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "(w) => document.querySelector('.garden').clientWidth <= w", arg=width
        )
        fit = page.evaluate(FIT)
        assert fit["wide"] <= 0, (width, fit)
        assert fit["bottom"] <= 0, (width, fit)
    page.set_viewport_size({"width": 1440, "height": 900})
    captain.how = "keyboard"
    captain.tab_to(page.locator("[data-cell][tabindex='0']"))
    here = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.cell") != here
    expect(page.get_by_test_id("to-present")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("to-present")).to_be_visible()


def test_every_card_explains_itself_and_initiative_shows_all_dice(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    captain = deployed(reader)
    page = reader.page
    rolls = page.locator("[data-roll]")
    assert rolls.count() >= 2
    for i in range(rolls.count()):
        dice = rolls.nth(i).locator("svg[role=img]:not(.crest)").count()
        assert dice > 0
    chips = page.locator("[data-plaque] .chip[data-thing]")
    for name in {chips.nth(i).get_attribute("data-thing") for i in range(chips.count())}:
        chip = page.locator(f"[data-plaque] .chip[data-thing='{name}']").first
        chip.hover()
        page.keyboard.press("w")
        expect(page.get_by_test_id("why")).to_be_visible()
        page.keyboard.press("Escape")
    assert captain.page.locator("[data-plaque]").count() == 6


IN_SIGHT = """
([column, things]) => {
  const room = document.querySelector(column).getBoundingClientRect()
  return [...document.querySelectorAll(things)].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top < room.top - 1 || bottom > room.bottom + 1
  }).length
}
"""


def test_five_samurai_a_side_are_built_and_stand_in_sight(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    page = reader.page
    reader.sit("shototsu", "me", QUICK, options={"samurai": "5"})
    page.locator(".builder").wait_for()
    assert page.locator("[role=slider]").count() == 25
    for i in range(5):
        column = f".column:nth-child({i + 1})"
        inside = [column, f"{column} [role=slider], {column} [data-prepare]"]
        assert page.evaluate(IN_SIGHT, inside) == 0
    assert page.evaluate(IN_SIGHT, [".builder", "[role=slider], [data-prepare]"]) == 0
    captain = Captain(reader, "mouse")
    while page.locator(".camp.deploying ~ .framed").count() == 0:
        page.locator(ASKED).first.wait_for()
        captain.answer()
        page.locator(".garden").wait_for()
    expect(page.locator("[data-plaque]")).to_have_count(10)
    assert page.evaluate(IN_SIGHT, [".column.patrols", "[data-plaque]"]) == 0


def test_a_phone_steps_drags_and_magnifies(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, **STILL)
    captain = deployed(reader)
    page = reader.page
    if page.locator(".reach").count() == 0:
        page.locator(".token.offered").first.tap()
    expect(page.locator(".reach")).to_have_count(1)
    expect(page.locator(".strips .turn")).to_be_visible()
    offers = page.locator(".bar .choices button").filter(visible=True)
    offers.nth(1).tap()
    pad = page.get_by_test_id("pad")
    expect(pad.locator("button")).to_have_count(9)
    key = pad.locator("[data-step]:not([data-step=''])").first
    goal = key.get_attribute("data-step")
    key.tap()
    expect(page.locator(f"[data-ghost={goal}]")).to_have_count(1)
    before = len(sent_words(reader))
    pad.locator("button:not([data-step])").tap()
    expect(pad).to_have_count(0)
    finger = page.context.new_cdp_session(page)
    box = page.locator(f"[data-cell={goal}]").bounding_box()
    to = page.locator(f"[data-cell={captain.places()[0]}]").bounding_box()
    assert box
    assert to
    for kind, at in (("touchStart", box), ("touchMove", to), ("touchMove", to)):
        spot = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [spot]})
    expect(page.get_by_test_id("loupe")).to_have_count(1)
    expect(page.locator(f"[data-ghost={captain.places()[0]}]")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("loupe")).to_have_count(0)
    assert len(sent_words(reader)) == before
    assert page.evaluate(TOO_SMALL) == []


def test_nobody_waits_long_for_the_board(address: str) -> None:
    files = [*DIST.glob("assets/ShototsuBoard*.js"), *DIST.glob("assets/ShototsuBoard*.css")]
    assert len(files) == 2
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 80_000


@pytest.mark.whole
@pytest.mark.parametrize(
    ("seats", "size", "how", "options"),
    [
        (2, "desk", "mouse", {}),
        (2, "phone", "finger", {"samurai": "5", "turns": "2", "builds": "hidden"}),
        (3, "tablet", "keyboard", {"points": "pooled", "turns": "2"}),
        (4, "desk", "mouse", {"activations": "simultaneous", "turns": "2"}),
        (6, "desk", "mouse", {"mode": "battle-royale", "techniques": "chosen"}),
        (2, "tablet", "mouse", {"activations": "hand-holder-first", "experience": "on"}),
        (2, "desk", "mouse", {"board": "royal-plain", "scenery": "bare", "techniques": "by-ring"}),
    ],
)
def test_whole_games_of_every_kind(
    new_reader: NewReader, seats: int, size: str, how: str, options: dict[str, str]
) -> None:
    reader = new_reader(size, touch=how == "finger", color_scheme="dark", **STILL)
    reader.page.add_init_script(SURE)
    reader.sit("shototsu", "me", *[QUICK] * (seats - 1), options=options)
    captain = Captain(reader, how)
    play([captain])
    assert captain.done["built"] == 1
    assert captain.done["moved"] > 0
    assert reader.findings() == []
