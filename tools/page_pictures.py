"""Take the pictures of the page that the documentation shows.

    .venv/bin/python tools/page_pictures.py ADDRESS

ADDRESS is that of a server with the built page, such as http://localhost:8000/. Needs Chromium.
"""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from browsing import browsing

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from readers import CHOICE, Reader, at_random  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"


class Studio:
    """A browser, and the pictures it takes."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def reader(self, width: int, height: int, scheme: str = "light", lang: str = "en") -> Reader:
        """A reader with a screen of this size."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            locale=lang,
            has_touch=width < 500,
            is_mobile=width < 500,
        )
        return Reader(context, self.address)

    def take(self, reader: Reader, name: str) -> None:
        """Take a picture of what the reader sees, compressed to a small file."""
        reader.page.wait_for_timeout(800)
        taken = Image.open(BytesIO(reader.page.screenshot()))
        taken.convert("RGB").save(PICTURES / f"{name}.webp", quality=88, method=6)

    def played(self, reader: Reader, game: str, bots: int, choices: int) -> None:
        """A table of this game after some choices."""
        reader.sit(game, "me", *["greedy"] * bots)
        for _ in range(choices):
            reader.asked()
            reader.page.locator(CHOICE).first.click()
            reader.page.wait_for_timeout(150)
        reader.asked()

    def campaign(self, reader: Reader) -> None:
        """A whole game of Shitennō: a sharing, a conquest, and the final count."""
        below = at_random(4)
        reader.sit("shitenno", "me", "greedy", "greedy")
        for name, sight in (("sharing", "The lot"), ("conquest", "ways to pay")):
            while not reader.page.get_by_text(sight).count():
                if not reader.asked():  # the game ended before this could be seen
                    reader.sit("shitenno", "me", "greedy", "greedy")
                    continue
                choices = reader.page.locator(CHOICE)
                choices.nth(below(choices.count())).click()
                reader.page.wait_for_timeout(300)
            self.take(reader, name)
        reader.play_by_itself()
        reader.page.wait_for_timeout(6000)  # the provinces are counted one by one
        self.take(reader, "final-count")

    def all(self) -> None:
        """Every picture."""
        ann = self.reader(1440, 900)
        ann.open()
        ann.page.get_by_test_id("play-senji").wait_for()
        self.take(ann, "home")
        ann.page.get_by_test_id("nickname").fill("Ann")
        ann.page.get_by_test_id("friends-white_castle").click()
        ann.page.get_by_test_id("link").wait_for()
        self.take(ann, "lobby")
        self.played(ann, "white_castle", 1, 4)
        self.take(ann, "any-board")
        ann.play_by_itself()
        self.take(ann, "end")
        ann.page.get_by_test_id("replay-link").click()
        ann.page.get_by_test_id("fork").wait_for()
        for word in range(1, 21):
            ann.page.keyboard.press("ArrowRight")
            ann.page.get_by_text(f"After {word} of").wait_for()
        self.take(ann, "replay")
        self.campaign(ann)
        bob = self.reader(360, 740, lang="fr")
        self.played(bob, "shitenno", 2, 6)
        self.take(bob, "phone")
        eve = self.reader(1440, 900, "dark")
        self.played(eve, "shototsu", 1, 12)
        self.take(eve, "night")


def main() -> None:
    """Take them all."""
    with browsing() as (browser, address):
        Studio(browser, address).all()


if __name__ == "__main__":
    main()
