"""People who play on Shōtotsu's own board: nothing is said but by gestures of the board."""

import json
import random
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from readers import NO_BEAT, PATIENCE, Reader

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

# Nobody is asked twice whether what is final is meant, nor waits a beat for what has changed: that
# is the table's, not the board's.
SURE = f"localStorage.setItem('tatami.confirm', 'off');{NO_BEAT}"

# The key that leads from what has the focus to this; none where it has it.
TOWARDS = """
(node) => {
  const here = document.activeElement
  if (here === node) return ''
  return here.compareDocumentPosition(node) & 2 ? 'Shift+Tab' : 'Tab'
}
"""

# A finger has left the screen some time before the browser makes a click of it.
LISTEN = """
() => {
  window.tapped = new Promise((resolve, reject) => {
    addEventListener('click', () => resolve(), { capture: true, once: true })
    setTimeout(() => reject(new Error('no click came of the tap')), 30_000)
  })
}
"""


def sent_words(reader: Reader) -> list[list[str]]:
    """What the page has said to the table, message by message."""
    told: list[dict[str, Any]] = [json.loads(text) for text in reader.sent]
    return [message["words"] for message in told if message.get("type") == "words"]


class Captain:
    """Somebody who leads a patrol; how a thing is pressed differs from one to the other."""

    def __init__(self, reader: Reader, how: str, seed: int = 1) -> None:
        self.reader = reader
        self.page = reader.page
        self.how = how
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.gestures = 0
        self.thrifty = False  # it lets all pass
        self.farsighted = False  # it prepares a move while it waits
        self.prepared: tuple[str, str] | None = None  # which samurai goes where

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
        """Go there as the keyboard goes, step by step, forth or back."""
        for _ in range(150):
            key = thing.evaluate(TOWARDS)
            if not key:
                return
            self.page.keyboard.press(key)
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
        refused = self.page.locator(".refusal").all_inner_texts()
        assert refused == [], refused
        lies = "(marks) => marks.find((mark) => document.querySelector(mark)) ?? ''"
        answers = {
            ".builder": self.build,
            ".camp.deploying ~ .framed": self.deploy,
            "[data-way]": self.choose_a_way,
            "[data-reaction]": self.react,
            "[data-die].offered": self.set_aside,
            ".reach": self.move,
            "[data-plaque].offered, .strip-of": self.activate,
        }
        found = self.page.evaluate(lies, [*answers])
        answers.get(found, self.say_it)()

    # -- while others are asked --------------------------------------------------------------

    def look_ahead(self) -> None:
        """Prepare one activation; nothing of it is said yet."""
        if not self.farsighted or not self.page.get_by_test_id("ahead").count():
            return
        token = self.page.evaluate(READY)
        self.press_figure(self.page.locator(f".token[data-token='{token}']"))
        expect(self.page.locator(".reach")).to_have_count(1)  # the server is asked for it
        goal = self.places()[-1]
        self.press_place(goal)
        expect(self.page.locator(f"[data-ghost={goal}]")).to_have_count(1)
        self.press(self.at("[data-offer]").first)
        expect(self.page.get_by_test_id("prepared")).to_have_count(1)
        self.prepared, self.farsighted = (token, goal), False

    def see_it_done(self) -> None:
        """What was prepared has happened by now; or the page tells that it could not, and it is
        prepared anew. Only reactions are asked for before."""
        if self.prepared is None or self.page.get_by_test_id("prepared").count():
            return
        token, goal = self.prepared
        self.prepared = None
        if self.page.get_by_test_id("lost").count():
            self.farsighted = True
            return
        assert self.page.locator(f".token[data-token='{token}']").evaluate(PLACE_OF) == goal
        self.done["prepared"] += 1

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
        """Choose a samurai where one is to be chosen, and go on with it. An attack that was planned
        behind the walk is still chosen once the way is: it is said."""
        if (
            self.page.locator("[data-slip].chosen").count()
            and not self.page.locator(".reach").count()
        ):
            self.say_it()
            return
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
            if not self.page.locator("[data-slip].chosen").count():  # it was planned before
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
        if self.done["reaction"] % 2 and not self.thrifty:
            self.say_with(self.at("[data-reaction] .go").first)
        else:
            self.say_it(self.at(ASKED).count() - 1)

    def set_aside(self) -> None:
        """Put one die on the shelf: at least one goes there."""
        expect(self.at(ASKED).first).to_have_attribute("aria-disabled", "true")
        self.press(self.at("[data-die].offered").first)
        self.say_it()
        self.done["set aside"] += 1


# One of mine that has still to act.
READY = """
() => {
  const mine = Number(document.querySelector('[data-seat]').dataset.seat) + 1
  const own = [...document.querySelectorAll(`.token[data-token^='${mine}']`)]
  return own.find((token) => !token.querySelector('.done')).dataset.token
}
"""

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
                captain.see_it_done()
                captain.answer()
                last = time.monotonic()
            else:
                captain.look_ahead()
        captains[0].page.wait_for_timeout(20)
    shown = [each.page.get_by_test_id("sentence").inner_text() for each in captains]
    raise AssertionError(f"nobody can answer: {shown}")


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
