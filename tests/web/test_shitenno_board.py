"""One whole game on Shitennō's own board: Ann plays by mouse, Bob by finger on a phone, Cleo by
keyboard alone. Whatever one of them does, nothing jumps before the others' eyes."""

from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from readers import NO_BEAT, READY, NewReader, Reader

pytestmark = pytest.mark.slow
SMALLEST = 11  # pixels
EVERYTHING = {"lot", "accept", "refuse", "split", "choose", "conquer", "suggested", "laid", "gild"}

# What the browser calls a layout shift, where it is not the question itself that has changed: its
# sentence, its choices, the desk it is answered on, and the growing log.
JUMPS = """
window.jumps = []
const asked = '.sentence, .choices, .side, [role=tabpanel]'
const middle = (rect) => rect.y + rect.height / 2
const named = (node) => {
  const found = node instanceof Element ? node : node.parentElement
  return found && !found.closest(asked) ? found.outerHTML.slice(0, 120) : ''
}
new PerformanceObserver((list) => {
  for (const { sources, hadRecentInput } of list.getEntries())
    for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
      const by = middle(currentRect) - middle(previousRect) // a glow is no move
      const what = node && Math.abs(by) > 3 && currentRect.height ? named(node) : ''
      if (what) window.jumps.push(`${what} by ${by}`)
    }
}).observe({ type: 'layout-shift', buffered: false })
"""

# All text that is drawn, as large as it comes out on the screen.
TOO_SMALL = """
(least) => [...document.querySelectorAll('body *')].flatMap((element) => {
  const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const told = text.map((node) => node.textContent.trim()).join('')
  if (!told || element.closest('.hidden-visually')) return []
  if (!element.checkVisibility({ visibilityProperty: true })) return []
  const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
  const size = scale * parseFloat(getComputedStyle(element).fontSize)
  return size < least ? [`${told.slice(0, 30)}: ${size.toFixed(1)}`] : []
})
"""

# All that belongs to the sharing, where something else lies over it or cuts it off.
COVERED = """
() => [
  ...document.querySelectorAll('.sharing :is(.card-button, .tile, .button, p, h3)'),
].filter((each) => {
  if (!each.checkVisibility({ visibilityProperty: true })) return false
  const { left, right, top, bottom } = each.getBoundingClientRect()
  const found = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
    document.elementFromPoint((left + right) / 2, y))
  return !found.every((element) => each.contains(element))
}).map((each) => each.title || each.textContent)
"""


# Whether a point of the screen belongs to something.
BELONGS = "(node, [x, y]) => node.contains(document.elementFromPoint(x, y))"


# A finger has left the screen some time before the browser makes a click of it.
LISTEN = """
() => {
  window.tapped = new Promise((resolve) =>
    addEventListener('click', () => resolve(), { capture: true, once: true }))
}
"""


class General:
    """Somebody who plays on the board; how a thing is pressed differs from one to the other."""

    def __init__(self, reader: Reader, how: str) -> None:
        self.reader = reader
        self.how = how
        self.done: Counter[str] = Counter()

    def at(self, selector: str) -> Locator:
        return self.reader.page.locator(selector).filter(visible=True)

    def press(self, thing: Locator, closed: bool = False) -> None:
        """Press a thing, even one that is closed to me."""
        if self.how == "mouse":
            thing.click(force=closed)
        elif self.how == "finger":
            self.reader.page.evaluate(LISTEN)
            thing.tap(force=closed)
            self.reader.page.evaluate("window.tapped")
        else:
            self.tab_to(thing)
            self.reader.page.keyboard.press("Enter")

    def tab_to(self, thing: Locator) -> None:
        """Go there as the keyboard goes, step by step."""
        for _ in range(150):
            if thing.evaluate("(node) => node === document.activeElement"):
                return
            self.reader.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def explained(self, thing: Locator) -> None:
        """What cannot be chosen says why when it is pressed all the same."""
        if not thing.count():
            return
        self.press(thing.first, closed=True)
        why = self.reader.page.get_by_test_id("why")
        expect(why).to_contain_text("SHI-")
        self.press(why.get_by_label("Close"))
        self.done["explained"] += 1

    # -- the questions, in the order of the game ---------------------------------------------

    def answer(self) -> None:
        """Answer whatever is asked, where it lies on the board."""
        question = self.reader.page.get_by_test_id("sentence").inner_text()
        if question not in self.done:
            assert self.reader.page.evaluate(TOO_SMALL, SMALLEST) == []
            if self.how == "keyboard":
                self.tab_to(self.at(".side button[aria-disabled=false], .side .button").first)
        self.done[question] += 1
        answers = {
            ".choosing": self.choose_a_general,
            ".splitting": self.split,
            ".sharing .offer": self.make_a_lot,
            ".two .button.main": self.choose_a_lot,
            ".sharing .answers": self.accept_or_refuse,
            ".paying": self.pay,
            ".gilding": self.gild,
        }
        lies = "(marks) => marks.find((mark) => document.querySelector(mark)) ?? ''"
        answers.get(self.reader.page.evaluate(lies, [*answers]), self.conquer)()
        self.settle()

    def settle(self) -> None:
        """Wait until the table has heard what was said, for good where it must be."""
        final = self.reader.page.get_by_test_id("confirm")
        heard = self.reader.page.locator(f".bar:not(.wanted), {READY}")
        heard.or_(final).first.wait_for()
        if final.count():
            self.press(final)
            heard.first.wait_for()

    def choose_a_general(self) -> None:
        self.explained(self.at(".choosing [aria-disabled=true]"))
        self.press(self.at(".choosing [aria-disabled=false]").first)

    def make_a_lot(self) -> None:
        """Tap cards, then a tile; without one the offer says what is missing."""
        offer = self.at(".sharing .offer")
        if not self.done["lot"]:
            self.press(offer, closed=True)
            expect(offer).to_contain_text("Choose a tile first")
        for _ in range(2):
            self.press(self.at(".shared .card-button.open").first)
        expect(self.at(".tray .card-button")).to_have_count(2)
        self.press(self.at(".tray button.tile[aria-disabled=false]").first)
        self.press(offer)
        self.done["lot"] += 1

    def split(self) -> None:
        """Side by side: a card tapped goes over to the other lot."""
        lots = self.at(".two .tray")
        self.press(lots.nth(1).locator(".card-button").first)
        expect(lots.nth(0).locator(".card-button")).to_have_count(1)
        for i in range(2):
            self.press(lots.nth(i).locator(".tile").nth(i))
        self.press(self.at(".sharing .offer"))
        self.done["split"] += 1

    def choose_a_lot(self) -> None:
        self.press(self.at(".two .button.main").first)
        self.done["choose"] += 1

    def accept_or_refuse(self) -> None:
        word = "refuse" if self.done["accept"] > self.done["refuse"] else "accept"
        self.press(self.at(".sharing .answers button").nth(0 if word == "accept" else 1))
        self.done[word] += 1

    def conquer(self) -> None:
        """Tap a province, then the way to take it; save up for a while before that."""
        provinces = self.at("[data-plaque].offered")
        self.done["turn"] += 1
        if self.done["turn"] < 3 or not provinces.count():
            if self.how == "finger":
                self.press(self.at(".tabs button").nth(1))
            self.press(self.at(".standing .answers button").last)
            return
        self.press(provinces.first)
        if not self.done["conquer"]:
            self.explained(self.at(".way[aria-disabled=true]"))
        self.press(self.at(".way.open").first)
        self.done["conquer"] += 1

    def pay(self) -> None:
        """Take the payment that is suggested, or lay one card after the other."""
        suggested = self.at(".paying li.first .button")
        if suggested.count() and self.done["suggested"] <= self.done["laid"]:
            self.press(suggested)
            self.done["suggested"] += 1
            return
        if not self.done["laid"]:
            self.explained(self.at(".hand .card-button[aria-disabled=true]"))
        while self.at(".paying").count():
            self.press(self.at(".hand .card-button.open").first)
            self.settle()
        self.done["laid"] += 1

    def gild(self) -> None:
        self.press(self.at(".gilding ul .button").first)
        self.done["gild"] += 1


def test_a_whole_game_by_mouse_by_finger_and_by_keyboard(new_reader: NewReader) -> None:
    generals = [
        General(new_reader("desk", reduced_motion="reduce"), "mouse"),
        General(new_reader("phone", touch=True, reduced_motion="reduce"), "finger"),
        General(new_reader("tablet", reduced_motion="reduce"), "keyboard"),
    ]
    ann, bob, cleo = (general.reader for general in generals)
    bob.name, cleo.name = "Bob", "Cleo"
    for reader in (ann, bob, cleo):
        reader.page.add_init_script(JUMPS)
        reader.page.add_init_script(NO_BEAT)
    ann.host("shitenno", bob, cleo)
    for reader in (ann, bob, cleo):
        reader.page.evaluate("window.jumps.length = 0")  # the board itself had to come first
    speaker = generals[0]
    for _ in range(300):
        asked = speaker.reader.page.locator("[data-testid=end], .players li.waited").first
        seat = (asked.get_attribute("data-testid") or "").removeprefix("player-")
        if seat == "end":
            break
        speaker = generals[int(seat)]
        speaker.reader.asked()
        speaker.answer()
    expect(ann.page.get_by_test_id("log")).to_contain_text("favourite of the Shōgun")
    done = sum((general.done for general in generals), Counter[str]())
    assert set(done) >= EVERYTHING, done
    for general in generals:
        assert set(general.done) >= {"conquer", "explained"}, (general.how, general.done)
        expect(general.at("section[aria-label='The final count']")).to_be_visible()
        assert general.reader.page.evaluate(TOO_SMALL, SMALLEST) == []
        assert general.reader.page.evaluate("window.jumps") == []


def tairo_at_a_sharing(new_reader: NewReader, size: str, seats: int) -> General:
    """Whoever puts the first lot together, at a table of so many."""
    generals = [General(new_reader(size, reduced_motion="reduce"), "mouse") for _ in range(seats)]
    ann = generals[0]
    for number, general in enumerate(generals):
        general.reader.name = f"General {number}"
    ann.reader.host("shitenno", *[general.reader for general in generals[1:]])
    while not ann.at(".sharing").count():
        for general in generals:
            if general.at(".choosing [aria-disabled=false]").count():
                general.choose_a_general()
                general.settle()
    seat = ann.at(".players li.waited").get_attribute("data-testid") or ""
    tairo = generals[int(seat.removeprefix("player-"))]
    expect(tairo.at(".sharing .offer")).to_be_visible()
    return tairo


def test_the_whole_lot_is_in_sight_on_a_low_screen(new_reader: NewReader) -> None:
    tairo = tairo_at_a_sharing(new_reader, "laptop", 4)
    shared = tairo.at(".shared .card-button.open")
    assert tairo.reader.page.evaluate(COVERED) == []
    while shared.count() > 1:
        tairo.press(shared.first)
        assert tairo.reader.page.evaluate(COVERED) == []


@pytest.mark.parametrize(("size", "seats"), [("desk", 4), ("phone", 2)])
def test_nothing_lies_over_a_lot_or_its_instruction(
    new_reader: NewReader, size: str, seats: int
) -> None:
    tairo = tairo_at_a_sharing(new_reader, size, seats)
    assert tairo.reader.page.evaluate(COVERED) == []


def test_two_lots_and_their_tiles_are_in_sight_on_a_low_screen(new_reader: NewReader) -> None:
    tairo = tairo_at_a_sharing(new_reader, "laptop", 2)
    lots = tairo.at(".two .tray")
    assert tairo.reader.page.evaluate(COVERED) == []
    for _ in range(3):
        tairo.press(lots.nth(1).locator(".card-button.open").first)
        assert tairo.reader.page.evaluate(COVERED) == []


def test_a_card_that_rises_under_the_pointer_keeps_the_ground_it_stood_on(
    new_reader: NewReader,
) -> None:
    """Or it would fall as soon as it has risen from a pointer at its lower edge, and rise again."""
    tairo = tairo_at_a_sharing(new_reader, "desk", 2)
    card = tairo.at(".sharing .card-button.open").first
    stood = card.bounding_box()
    assert stood is not None
    edge = stood["x"] + stood["width"] / 2, stood["y"] + stood["height"] - 1
    tairo.reader.page.mouse.move(*edge)
    expect(card).not_to_have_css("transform", "none")
    assert card.evaluate(BELONGS, edge)
