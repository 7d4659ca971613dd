"""Measure the page in Chromium: what the first load weighs, how soon a word is seen, how it pans.

    .venv/bin/python tools/page_speed.py ADDRESS

ADDRESS is that of a server with the built page, such as http://localhost:8000/. Needs Chromium.
"""

import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from browsing import browsing
from tatami.cli.compiling import undisturbed
from tatami.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from readers import CHOICE, STILL, Reader, at_random, first_load  # noqa: E402

TASKS = "disabled-by-default-devtools.timeline"
SIZE: ViewportSize = {"width": 1440, "height": 900}

# From a click to the change on the screen, minus the time the server took to answer.
WORDS = """
window.words = []
let clicked = 0, sent = 0
addEventListener('click', () => (clicked = performance.now()), true)
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  if (String(text).includes('"type":"words"')) sent = performance.now()
  return send.call(this, text)
}
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', ({ data }) => {
      if (!sent || !/"type":"(state|changed)"/.test(data)) return
      const [began, left, heard] = [clicked, sent, performance.now()]
      sent = 0
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.words.push(performance.now() - began - (heard - left))
        port2.postMessage(0)
      })
    })
  }
}
"""
FRAMES = """
() => {
  window.frames_seen = []
  let last = performance.now()
  const next = (now) => {
    window.frames_seen.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
"""

# Only frames in which something moves that will come to rest.
MOVING = """
() => {
  window.frames_seen = []
  let last = performance.now()
  const moves = () => document.getAnimations().some(({ effect, playState }) =>
    playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
  const next = (now) => {
    if (moves()) window.frames_seen.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
"""


def reader(browser: Browser, address: str) -> Reader:
    """A reader with a wide screen."""
    return Reader(browser.new_context(viewport=SIZE, locale="en"), address)


QUIET = 240  # frames that are looked at while nobody acts
MOST = 60  # words of the largest table
FEW = 30  # words of each game


def words(browser: Browser, address: str) -> list[float]:
    """Milliseconds for each word of a game, without the server's time."""
    ann = reader(browser, address)
    ann.page.add_init_script(WORDS)
    choose_first(ann)
    return list(ann.page.evaluate("window.words"))


def boards(browser: Browser, address: str) -> None:
    """Print the first words of each game among four, chosen at random on the list of choices."""
    for game in GAMES:
        ann = reader(browser, address)
        ann.page.add_init_script(WORDS)
        at_random_chosen(ann, FEW, game, 3)
        print(told(f"a word of {game}", list(ann.page.evaluate("window.words"))), flush=True)
        ann.page.close()


def at_random_chosen(ann: Reader, most: int, game: str = "senji", others: int = 5) -> int:
    """Choose anything at a table, such as that of six families of Senji, the largest; how many
    words it took."""
    ann.sit(game, "me", *["random"] * others)
    ann.page.get_by_test_id("sheet").click()  # all choices in words
    below = at_random(4)
    for number in range(most):
        if not ann.asked():
            return number
        choices = ann.page.locator(CHOICE)
        choices.nth(below(choices.count())).click()
        ann.page.wait_for_timeout(300)
    ann.asked()
    ann.page.get_by_test_id("sheet").click()
    return most


def six(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    """Milliseconds for each word at a table of six, and between frames while nobody acts."""
    ann = reader(browser, address)
    ann.page.add_init_script(WORDS)
    at_random_chosen(ann, MOST)
    ann.page.wait_for_function(STILL)
    ann.page.evaluate(FRAMES)
    ann.page.wait_for_function("(n) => window.frames_seen.length > n", arg=QUIET)
    return list(ann.page.evaluate("window.words")), list(ann.page.evaluate("window.frames_seen"))[
        1:
    ]


def travelling(browser: Browser, address: str) -> list[float]:
    """Milliseconds between frames in which dice roll and pieces travel, in The White Castle."""
    ann = reader(browser, address)
    ann.sit("white_castle", "me", *["random"] * 3)
    ann.page.evaluate(MOVING)
    below = at_random(7)
    while ann.asked():
        choices = ann.page.locator(f".wc-prompt {CHOICE}:not([data-word^='trade:'])")
        choices.nth(below(choices.count())).click()
        ann.page.wait_for_timeout(400)
    return list(ann.page.evaluate("window.frames_seen"))


def choose_first(ann: Reader) -> int:
    """Play Shitennō with the first choice each time."""
    ann.sit("shitenno", "me", "greedy:tables=1", "greedy:tables=1")
    return ann.play(lambda page, _: page.locator(CHOICE).first.click())


def thought(browser: Browser, address: str, played: Callable[[Reader], int]) -> float:
    """Milliseconds of processor time that the page takes for a word and everything it leads to,
    including the bots' answers. This clock stands still while others use the machine."""
    ann = reader(browser, address)
    ann.open()
    browser.start_tracing(page=ann.page, categories=[TASKS])
    said = played(ann)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    drawing = [
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    ]
    tasks = [event for event in events if event["name"] == "RunTask"]
    ours = [each for each in tasks if (each["pid"], each["tid"]) in drawing]
    return sum(float(each.get("tdur", 0)) for each in ours) / 1000 / said


def frames(browser: Browser, address: str, move: Callable[[Page, int], None]) -> list[float]:
    """Milliseconds between frames while the board is moved."""
    ann = reader(browser, address)
    ann.sit("shitenno", "me", "greedy:tables=1")
    ann.asked()
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("+")
    ann.page.locator("svg.board").hover(position={"x": 200, "y": 20})
    ann.page.mouse.down()
    ann.page.evaluate(FRAMES)
    for number in range(240):
        move(ann.page, number)
    seen = ann.page.evaluate("window.frames_seen")
    ann.page.mouse.up()
    return list(seen[1:])


def pan(page: Page, number: int) -> None:
    """Drag the map to and fro."""
    page.mouse.move(500 + 2 * abs(number % 120 - 60), 150 + abs(number % 80 - 40))


def turn(page: Page, number: int) -> None:
    """Zoom in and out with the wheel."""
    page.mouse.wheel(0, -30 if number % 60 < 30 else 30)


def told(name: str, times: list[float]) -> str:
    """The median and the 95th percentile, as text."""
    ranked = sorted(times)
    half, most = statistics.median(ranked), ranked[int(0.95 * (len(ranked) - 1))]
    return f"{name}: median {half:.1f} ms, 95 % {most:.1f} ms, n = {len(times)}"


@undisturbed()
def main() -> None:
    """Measure it all."""
    with browsing() as (browser, address):
        weight = first_load(reader(browser, address)) / 1000
        print(f"first load: {weight:.1f} kB gzipped, without fonts")
        print(told("a word, beside the server's time", words(browser, address)))
        print(f"a word, of the processor's time: {thought(browser, address, choose_first):.1f} ms")
        answers, quiet = six(browser, address)
        print(told("a word at a table of six", answers))
        spent = thought(browser, address, lambda ann: at_random_chosen(ann, MOST))
        print(f"a word at a table of six, of the processor's time: {spent:.1f} ms")
        boards(browser, address)
        print(told("a frame of a table of six while nobody acts", quiet))
        print(told("a frame while pieces travel", travelling(browser, address)))
        print(told("a frame while panning", frames(browser, address, pan)))
        print(told("a frame while zooming", frames(browser, address, turn)))


if __name__ == "__main__":
    main()
