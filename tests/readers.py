"""People in front of the page: a real browser, driven by mouse, finger or keyboard."""

import gzip
import os
import random
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocket, expect

from guests import Guest
from tatami.texts.talk import bundle, formatted
from tatami.web import DIST

# Whoever is in a hurry wants no beat before an answer.
NO_BEAT = "localStorage.setItem('tatami.steady', 'off')"
# How many times slower than it is the machine seems to the page: everything takes so much longer.
THROTTLE = float(os.environ.get("TATAMI_THROTTLE", "1"))
PATIENCE = 30_000 * THROTTLE  # milliseconds until something is given up; nobody waits that long

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
  document.querySelector('[data-testid=menu]').click() // whoever is in a hurry wants no beat
  await change()
  document.querySelector('[data-testid=steady]:checked')?.click()
  document.querySelector('dialog[open]').close()
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


# Nothing is on its way any more but what is for ever.
STILL = """
() => document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)
"""


# Only what axe complains of: to tell of all that is right takes it longer than to look.
VIOLATIONS = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


class Reader:
    """Somebody with a browser of their own; whatever its console complains of is kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.name = "Ann"
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.slow_down()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.heard)
        self.sent: list[str | bytes] = []  # to the table
        self.page.on("websocket", self.listened)

    def slow_down(self) -> None:
        """A slow processor, and a line on which each chunk of the page is long in coming."""
        if THROTTLE == 1:
            return
        browser = self.context.new_cdp_session(self.page)
        browser.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        line = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
        browser.send("Network.emulateNetworkConditions", {**line, "latency": 50 * THROTTLE})

    def heard(self, message: Any) -> None:
        if "Service Worker registration blocked" in message.text:
            return  # as the test wants it
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def listened(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framesent", lambda text: self.sent.append(text))

    def sends(self, kind: str) -> AbstractContextManager[Any]:
        """Wait, at the end of what is done meanwhile, until the page has sent such a message."""
        return self.socket.expect_event(
            "framesent", lambda text: f'"type":"{kind}"' in str(text), timeout=PATIENCE
        )

    def open(self, place: str = "") -> Page:
        self.page.goto(self.address + place)
        return self.page

    def sit(self, game: str, *seats: str, **more: Any) -> str:
        """Lay a table whose game begins at once, and open it; its id."""
        body = {"game": game, "seats": list(seats), "name": self.name, "start": True, **more}
        match = str(self.post("matches", body)["table"]["id"])
        self.open(f"#/table/{match}")
        self.drawn()
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
        for reader in (self, *guests):
            reader.drawn()
        return match

    def post(self, route: str, body: dict[str, Any]) -> Any:
        """Ask the server itself, as this person."""
        answer = self.context.request.post(f"{self.address}api/v1/{route}", data=body)
        assert answer.status == 201, answer.text()
        return answer.json()

    def guest(self) -> Guest:
        """The same person, as a program."""
        guest = Guest(self.address)
        for cookie in self.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        return guest

    def drawn(self) -> None:
        """Wait until the board is there, which comes after its table, in the letters it keeps."""
        self.page.locator("main .drawn > *").first.wait_for()
        self.page.wait_for_function("document.fonts.status === 'loaded'")

    def asked(self) -> bool:
        """Wait until something can be chosen; not so where the game is over."""
        self.drawn()
        self.page.locator(READY).first.wait_for()
        return self.page.get_by_test_id("end").count() == 0

    def say(self, word: str = "") -> str:
        """Say a word, the first unless it is named, for good where it must be; wait until the table
        has heard it, and the page of that."""
        word = word or self.page.locator(CHOICE).first.get_attribute("data-word") or ""
        choice = self.page.locator(f"[data-word='{word}']")
        choice.and_(self.page.locator(CHOICE)).first.click()
        heard = expect(choice.and_(self.page.locator("[aria-disabled=true]")))
        heard.to_have_count(0)
        final = self.page.get_by_test_id("confirm")
        if final.count():
            final.click()
            expect(final).to_have_count(0)
            heard.to_have_count(0)
        return word

    def hold_time(self) -> None:
        """From now on no time passes for the page but what is let pass."""
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000"))

    def let_pass(self, milliseconds: int) -> None:
        """Let time pass that is held, and all happen that waited for it."""
        self.page.clock.run_for(milliseconds)

    def play(self, choose: Callable[[Page, int], None], most: int = 400) -> int:
        """Play to the end, choosing like this; how many choices it took."""
        for number in range(most):
            if not self.asked():
                return number
            choose(self.page, number)
        raise AssertionError(f"not over after {most} choices")

    def play_by_itself(self, seed: int = 1, seconds: int = 240) -> int:
        """Let the page be clicked to the end; how many words the table took."""
        return int(self.page.evaluate(AUTOMATIC, [seed, THROTTLE * seconds]))

    def findings(self) -> list[str]:
        """What axe finds that is serious."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.wait_for_function(STILL)  # what fades in is pale
        found = self.page.evaluate(VIOLATIONS)
        return [
            f"{each['id']}: {each['nodes'][0]['html'][:120]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]


def who_is_asked(one: Reader, two: Reader) -> tuple[Reader, Reader]:
    """Who of two can choose now, and who waits. One page may have heard less than the other, so
    both are looked at until one is asked."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        for asked, other in ((one, two), (two, one)):
            if asked.page.locator(CHOICE).count():
                return asked, other
        one.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


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
