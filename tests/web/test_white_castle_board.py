"""The White Castle on its own board, by gestures: with mouse, with a finger, by keyboard alone."""

import base64
import gzip
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from castle_faults import look
from castle_gestures import Reckoning
from readers import NO_BEAT, STILL, NewReader, Reader
from tatami.core.record import read
from tatami.web import DIST

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent.parent
# A turn, in the mean of four games: it is 3.0, but one may take twice another. What the games of
# the records take is reckoned, and held to 3.2, in `tests/rules/white_castle/test_gestures.py`.
GESTURES = 3.8
LOOKS = [
    (0, "desk", "fr", "light"),
    (1, "laptop", "es", "dark"),
    (3, "desk", "en", "dark"),
    (2, "desk", "en", "light"),
]
TURNS = 9

HASTE = f"{NO_BEAT}; localStorage.setItem('tatami.confirm', 'off')"  # nor asks whether it is meant
# The key that brings the focus nearer to a thing; an arrow where it is in the same zone.
NEAR = """
(thing) => {
  const from = document.activeElement
  if (from === thing) return 'here'
  const zone = thing.closest('[data-zone]')
  if (!zone || !zone.contains(from) || !from.matches('[data-item]')) return 'Tab'
  if (thing.tabIndex === 0) return 'Tab'
  const a = from.getBoundingClientRect(), b = thing.getBoundingClientRect()
  const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}
"""
ABLE = ".wc-prompt [data-word][aria-disabled=false]"
OPEN = ".wc [data-item][aria-disabled=false]:not([data-clan], .lifted)"
CHOICE = f"{ABLE}:not([data-word^='trade:'], [data-word=stop])"
OVER = "[data-testid=end]"
WAITED = f"{OVER}, [data-asked]"

# What has travelled over the board since it was opened.
FLIGHTS = """
window.flights = new Set()
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes]))
    if (node.dataset?.flight) window.flights.add(node.dataset.flight)
}).observe(document, { childList: true, subtree: true })
"""

# All icons in one row, each in a box of 18 by 18, without colour; their names.
SHEET = """
() => {
  const names = [...document.querySelectorAll('symbol[id^="i-"], symbol[id^="t-"]')]
    .map((symbol) => symbol.id)
    .filter((name) => !['i-pay', 'i-oneof'].includes(name))
  const sheet = document.createElement('div')
  sheet.id = 'sheet'
  sheet.style.cssText = 'position:fixed;left:0;top:0;z-index:99;background:#fff;height:18px;'
    + `width:${18 * names.length}px;display:flex;filter:grayscale(1)`
  sheet.innerHTML = names.map((name) => '<svg viewBox="0 0 24 24" style="flex:none;width:18px;'
    + `height:18px"><use href="#${name}"/></svg>`).join('')
  document.querySelector('.wc').append(sheet)
  return names
}
"""

# Pairs of icons that are too much alike: less than 15 % of their pixels differ by 40 of 255.
ALIKE = """
async ([picture, names]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  paper.drawImage(image, 0, 0)
  const greys = names.map((_, i) => paper.getImageData(18 * i, 0, 18, 18).data)
  const differ = (a, b) => {
    let n = 0
    for (let at = 0; at < a.length; at += 4) n += Math.abs(a[at] - b[at]) > 40
    return n / (a.length / 4)
  }
  return names.flatMap((one, i) => names.slice(i + 1).flatMap((other, k) => {
    const by = differ(greys[i], greys[i + 1 + k])
    return by < 0.15 ? [`${one} ${other} ${by.toFixed(2)}`] : []
  }))
}
"""

WIDER = "() => document.documentElement.scrollWidth - window.innerWidth"


class Player:
    """Somebody who plays on the board; how a thing is pressed differs from one to the other."""

    def __init__(self, reader: Reader, how: str, seed: int = 1) -> None:
        self.reader = reader
        self.how = how
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        reader.page.add_init_script(HASTE)

    @property
    def page(self) -> Any:
        return self.reader.page

    def at(self, selector: str) -> Locator:
        return self.reader.page.locator(selector).filter(visible=True)

    def press(self, thing: Locator) -> None:
        self.done["gestures"] += 1
        if self.how == "mouse":
            thing.click()
        elif self.how == "finger":
            thing.tap()
        else:
            self.go_to(thing)
            self.page.keyboard.press("Enter")

    def go_to(self, thing: Locator) -> None:
        """Tab to it or into its zone, and from there by arrows, as the keyboard goes."""
        for _ in range(120):
            where = thing.evaluate(NEAR)
            if where == "here":
                return
            self.page.keyboard.press(where)
        raise AssertionError(f"no key leads to {thing}")

    def play(self) -> None:
        """Play to the end; every choice is one gesture on the board, or on its tray."""
        for _ in range(600):
            self.page.locator(f"{OVER}, {ABLE}").first.wait_for()
            if self.page.locator(OVER).count():
                return
            self.look()
            self.answer()
        raise AssertionError(f"not over: {self.done}")

    def settle(self) -> None:
        """Wait until the table has heard what was said."""
        self.page.locator(f".bar:not(.wanted), {ABLE}, {OVER}").first.wait_for()

    def answer(self) -> None:
        if self.how == "mouse" and self.at(".end.offered").count():
            self.drag()
            return
        asked = self.page.get_by_test_id("sentence").inner_text()
        ways = self.at(".chooser button")
        lifted = self.page.locator(".end.lifted").count()
        things = self.at(OPEN + (":not(.end)" if lifted else ""))
        choices = self.at(CHOICE)
        sheet = self.at(".roomsheet [data-item][aria-disabled=false]")
        for found in (ways, sheet, things, choices, self.at(f"{ABLE}[data-word=stop]")):
            if found.count():
                self.take(found, asked)
                return
        raise AssertionError(f"nothing to choose: {asked}")

    def drag(self) -> None:
        """Lift a die and let it go over one of the places that then glow: one gesture."""
        ends = self.at(".end.offered")
        x, y = self.middle(ends.nth(self.chance.randrange(ends.count())))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 12)
        places = self.at(".room.offered, .place.offered, .drow.offered")
        expect(places.first).to_be_visible()
        place = self.middle(places.nth(self.chance.randrange(places.count())))
        self.page.mouse.move(*place, steps=2)
        self.page.mouse.up()
        expect(self.page.locator(".end.lifted, .dragged")).to_have_count(0)
        self.done["gestures"] += 1

    def middle(self, thing: Locator) -> tuple[float, float]:
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def take(self, found: Locator, asked: str) -> None:
        self.done[asked] += 1
        self.press(found.nth(self.chance.randrange(found.count())))

    def look(self) -> None:
        look(self.page)

    def turns(self) -> int:
        """How many dice were taken, by what the page has sent."""
        return sum('"take:' in str(sent) for sent in self.reader.sent)


def sat_down(new_reader: NewReader) -> list[Player]:
    """Three friends, each with another hand, screen, language and light."""
    still = {"reduced_motion": "reduce"}
    phone = {**still, "locale": "fr", "color_scheme": "dark"}
    players = [
        Player(new_reader("desk", **still), "mouse", 1),
        Player(new_reader("phone", touch=True, **phone), "finger", 2),
        Player(new_reader("tablet", **still, locale="es"), "keyboard", 3),
    ]
    ann, bob, cleo = (player.reader for player in players)
    bob.name, cleo.name = "Bob", "Cleo"
    ann.host("white_castle", bob, cleo)
    return players


def test_a_whole_game_by_mouse_by_finger_and_by_keyboard(new_reader: NewReader) -> None:
    players = sat_down(new_reader)
    speaker = players[0]
    for _ in range(400):
        asked = speaker.page.locator(WAITED).first
        asked.wait_for(state="attached")
        seat = asked.get_attribute("data-asked")
        if seat is None:
            break
        speaker = players[int(seat)]
        speaker.page.locator(f"{ABLE}, {OVER}").first.wait_for()
        speaker.look()
        speaker.answer()
        speaker.settle()
    for player in players:
        assert player.turns() == TURNS
        expect(player.at(".count")).to_be_visible()
        assert player.reader.findings() == []
        assert player.page.evaluate(WIDER) <= 0


def reckoned(reader: Reader, table: str) -> int:
    """The fewest gestures that the first seat could have said its words with."""
    kept = reader.context.request.get(f"{reader.address}api/v1/records/{table}")
    return Reckoning(read(kept.text())).of(0)


@pytest.mark.whole
@pytest.mark.timeout(900)
def test_whole_games_take_few_gestures(new_reader: NewReader) -> None:
    gestures, games = 0, LOOKS
    for bots, size, language, scheme in games:
        look = {"locale": language, "color_scheme": scheme, "reduced_motion": "reduce"}
        ann = Player(new_reader(size, **look), "mouse", bots)
        table = ann.reader.sit("white_castle", "me", *["greedy"] * bots)
        ann.play()
        assert ann.turns() == TURNS
        assert reckoned(ann.reader, table) <= ann.done["gestures"]
        gestures += ann.done["gestures"]
        expect(ann.at(".count")).to_be_visible()
        assert ann.reader.findings() == []
    assert gestures / TURNS / len(games) <= GESTURES


def at_the_first_die(player: Player, *bots: str) -> None:
    """Sit down with these bots and play until a die can be taken."""
    player.reader.sit("white_castle", "me", *bots)
    for _ in range(40):
        player.page.locator(ABLE).first.wait_for()
        if player.at(".end.offered").count():
            return
        player.answer()
        player.settle()


def test_a_die_is_lifted_and_put_down_with_one_message(reader: Reader) -> None:
    ann = Player(reader, "mouse")
    at_the_first_die(ann, "random")
    page = ann.page
    said = len(reader.sent)
    taken = page.locator(".wc-prompt [data-word^='take:']").count()
    assert ann.at(".wc .offered").count() == taken
    ann.at(".end.offered").first.click()
    expect(ann.at(".room.offered, .place.offered").first).to_be_visible()
    assert page.locator("[data-coins]").count() >= ann.at(".wc-prompt [data-coins]").count() > 0
    page.keyboard.press("Escape")
    expect(page.locator(".room.offered, .place.offered, .drow.offered")).to_have_count(0)
    assert ann.at(".wc .offered").count() == taken
    assert len(reader.sent) == said
    with reader.socket.expect_event("framesent") as message:
        ann.drag()
    assert re.search('"take:[a-z-]+","place:[a-z-]+"', str(message.value))


def test_pieces_travel_unless_one_wants_them_still(new_reader: NewReader) -> None:
    seen = []
    for motion in ("no-preference", "reduce"):
        ann = Player(new_reader(reduced_motion=motion), "mouse", 4)
        ann.page.add_init_script(FLIGHTS)
        at_the_first_die(ann, "random")
        ann.drag()
        ann.settle()
        ann.page.wait_for_function(STILL)
        seen.append(set(ann.page.evaluate("[...window.flights]")))
    assert "die" in seen[0]
    assert seen[1] == set()


def test_icons_differ_without_colour(reader: Reader) -> None:
    reader.sit("white_castle", "me", "random")
    page = reader.page
    names = page.evaluate(SHEET)
    assert len(names) > 20
    picture = page.locator("#sheet").screenshot()
    alike = page.evaluate(ALIKE, [base64.b64encode(picture).decode(), names])
    assert alike == []


def test_the_board_is_light() -> None:
    parts = [*(DIST / "assets").glob("WhiteCastleBoard-*"), *(DIST / "assets").glob("Choices-*")]
    parts += (DIST / "assets").glob("atoms-*")  # what the two share
    assert len(parts) == 6
    weight = sum(len(gzip.compress(part.read_bytes())) for part in parts)
    assert 10_000 < weight <= 80_000
