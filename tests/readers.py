"""People in front of the page: a real browser, driven by mouse, finger or keyboard."""

import gzip
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocket

from tatami.texts.talk import bundle, formatted
from tatami.web import DIST

CHOICE = "[data-word][aria-disabled=false]"
READY = f"[data-testid=end], {CHOICE}"
AXE = Path(__file__).resolve().parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Plays by itself inside the page, for whole games where each click need not be seen: like somebody
# in a hurry, who answers what is wanted as soon as it can be chosen, rests where the table says
# "too fast", and is ready half of the times it may be. Only what the table took is counted; where
# it goes wrong, the error tells what the page shows.
AUTOMATIC = """
async ([seed, seconds]) => {
  let state = seed
  const below = (n) => { // mulberry32: in whole numbers of 32 bits, which are never rounded
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
  let said = 0, last = '', answered = true
  const choices = () => [...document.querySelectorAll('.wanted [data-word][aria-disabled=false]')]
  const shown = (what) => document.querySelector(`[data-testid=${what}]`)?.textContent.trim()
  const fault = (why) => new Error(JSON.stringify({
    why, said, last, answered, asked: shown('sentence'), connection: shown('connection'),
    choices: choices().map((choice) => choice.dataset.word),
  }))
  const refused = () => { // somebody else may have been quicker, or we too quick; nothing else
    const refusal = document.querySelector('.refusal')
    const code = refusal?.dataset.code ?? ''
    if (refusal && !['stale', 'too-fast'].includes(code)) throw fault(refusal.textContent)
    return code
  }
  const rest = (time) => new Promise((resolve) => setTimeout(resolve, time))
  const change = () => new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve(rest(0))
    })
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  })
  const choose = async () => {
    const ready = choices().find((choice) => choice.dataset.word === 'ready')
    const choice = ready && below(2) ? ready : choices()[below(choices().length)]
    last = choice.dataset.word
    answered = false
    choice.click()
    await null // the page has drawn what it does about it
    if (choices().length) throw fault('nothing came of the click')
  }
  const end = performance.now() + 1000 * seconds
  while (shown('end') === undefined) {
    if (performance.now() > end) throw fault(`not over after ${seconds} s`)
    const code = refused()
    if (choices().length && !answered) {
      answered = true
      said += code ? 0 : 1
      if (code === 'too-fast') await rest(1000)
    }
    if (choices().length) await choose()
    await Promise.race([change(), rest(1000)])
  }
  return said
}
"""


class Reader:
    """Somebody with a browser of their own; whatever its console complains of is kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.name = "Ann"
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.heard)
        self.sent: list[str | bytes] = []  # to the table
        self.accepted = 0  # how much of it the table has answered
        self.page.on("websocket", self.listened)

    def heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def listened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(text))
        socket.on("framereceived", self.told)

    def told(self, text: str | bytes) -> None:
        self.accepted += '"type":"accepted"' in str(text)

    def open(self, place: str = "") -> Page:
        self.page.goto(self.address + place)
        return self.page

    def sit(self, game: str, *seats: str, **more: Any) -> str:
        """Lay a table whose game begins at once, and open it; its id."""
        body = {"game": game, "seats": list(seats), "name": self.name, "start": True, **more}
        match = str(self.post("matches", body)["table"]["id"])
        self.open(f"#/table/{match}")
        self.page.get_by_test_id("prompt").wait_for()
        return match

    def host(self, game: str, *guests: "Reader", bots: Sequence[str] = (), **more: Any) -> str:
        """Lay a table for these guests and some bots, let all sit down, and begin; its id."""
        seats = ["me", *["open"] * len(guests), *bots]
        body = {"game": game, "seats": seats, "name": self.name, **more}
        match = str(self.post("matches", body)["table"]["id"])
        for guest in guests:
            guest.post(f"matches/{match}/join", {"name": guest.name})
        self.post(f"matches/{match}/start", {})
        for reader in (self, *guests):
            reader.open(f"#/table/{match}")
            reader.page.get_by_test_id("prompt").wait_for()
        return match

    def post(self, route: str, body: dict[str, Any]) -> Any:
        """Ask the server itself, as this person."""
        answer = self.context.request.post(f"{self.address}api/v1/{route}", data=body)
        assert answer.status == 201, answer.text()
        return answer.json()

    def asked(self) -> bool:
        """Wait until something can be chosen; not so where the game is over."""
        self.page.locator(READY).first.wait_for(timeout=60_000)
        return self.page.get_by_test_id("end").count() == 0

    def play(self, choose: Callable[[Page, int], None], most: int = 400) -> int:
        """Play to the end, choosing like this; how many choices it took."""
        for number in range(most):
            if not self.asked():
                return number
            choose(self.page, number)
        raise AssertionError(f"not over after {most} choices")

    def play_by_itself(self, seed: int = 1, seconds: int = 240) -> int:
        """Let the page be clicked to the end; how many words the table took."""
        return int(self.page.evaluate(AUTOMATIC, [seed, seconds]))

    def findings(self) -> list[str]:
        """What axe finds that is serious."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run()")["violations"]
        return [
            f"{each['id']}: {each['nodes'][0]['html'][:120]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]


def told(package: str, language: str, message: str, **things: str) -> str:
    """What a text says, which must be there: an empty one would be found on any page."""
    text = formatted(bundle(package, language), message, things)
    assert text, f"{package} does not say {message} in {language}"
    return text


def first_load(reader: Reader) -> int:
    """Bytes, gzipped, of all that the home page fetches besides fonts."""
    fetched: list[str] = []
    reader.page.on("response", lambda response: fetched.append(response.url))
    reader.open()
    reader.page.get_by_test_id("play-shitenno").wait_for()
    reader.page.wait_for_load_state("networkidle")
    files = [url.removeprefix(reader.address).split("?")[0] or "index.html" for url in fetched]
    ours = [DIST / file for file in files if "api/" not in file and not file.endswith(".woff2")]
    assert len(ours) > 3
    return sum(len(gzip.compress(file.read_bytes())) for file in ours)


def at_random(seed: int) -> Callable[[int], int]:
    """Any of so many, always alike for a seed."""
    chance = random.Random(seed)
    return lambda n: chance.randrange(n)


NewReader = Callable[..., Reader]
