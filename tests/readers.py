"""People in front of the page: a real browser, driven by mouse, finger or keyboard."""

import gzip
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocket

from tatami.web import DIST

CHOICE = "[data-word][aria-disabled=false]"
READY = f"[data-testid=end], {CHOICE}"
AXE = Path(__file__).resolve().parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Clicks choices as they come, inside the page: for whole games where each click need not be seen.
AUTOMATIC = """
([seed, most]) => new Promise((resolve, reject) => {
  let state = seed
  const below = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state % n
  }
  let clicks = 0
  const step = () => {
    if (document.querySelector('[data-testid=end]')) return resolve(clicks)
    if (clicks >= most) return reject(new Error(`not over after ${clicks} choices`))
    // somebody else may have been quicker, or we too quick; nothing else may be refused
    const refusal = document.querySelector('.refusal:not([data-code=stale], [data-code=too-fast])')
    if (refusal) return reject(new Error(refusal.textContent))
    const choices = document.querySelectorAll('[data-word][aria-disabled=false]')
    if (choices.length) {
      clicks += 1
      choices[below(choices.length)].click()
    }
    setTimeout(step, 4)
  }
  step()
})
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

    def play_by_itself(self, seed: int = 1, most: int = 4000) -> int:
        return int(self.page.evaluate(AUTOMATIC, [seed, most]))

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
