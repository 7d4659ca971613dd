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

    def lifted(self, reader: Reader, bots: int, turns: int) -> None:
        """A table of The White Castle after some turns, and a die in the air."""
        below = at_random(4)
        reader.sit("white_castle", "me", *["greedy"] * bots)
        for turn in range(turns):
            while not reader.page.locator(".end.offered").count():
                choices = reader.page.locator(f".wc-prompt {CHOICE}")
                if choices.count():  # else others have their turn
                    choices.nth(below(choices.count())).click()
                reader.page.wait_for_timeout(900)
            reader.page.wait_for_timeout(500)  # what has just come takes no click
            reader.page.locator(".end.offered").first.click()
            if turn < turns - 1:
                reader.page.locator(".place.offered, .room.offered").last.click()
                reader.page.wait_for_timeout(900)

    def castle(self, reader: Reader) -> None:
        """The White Castle: a die is lifted, and the final count."""
        self.lifted(reader, 2, 6)
        self.take(reader, "castle")
        reader.page.keyboard.press("Escape")
        reader.page.get_by_test_id("sheet").click()  # in words from here
        reader.play_by_itself()
        reader.page.get_by_test_id("sheet").click()
        reader.page.wait_for_timeout(6000)  # the points are counted source by source
        self.take(reader, "castle-count")

    def reach(self, reader: Reader, verb: str, seed: int, game: str, *bots: str) -> None:
        """A table of this game at which anything was chosen until a choice of this verb came."""
        reader.sit(game, "me", *bots)
        reader.page.get_by_test_id("sheet").click()  # all choices in words
        below = at_random(seed)
        wanted = reader.page.locator(f"{CHOICE}[data-word^='{verb}:']")
        while not wanted.count():
            choices = reader.page.locator(CHOICE)
            choices.nth(below(choices.count())).click()
            reader.page.wait_for_timeout(150)
            if not reader.asked():  # it was never offered
                reader.sit(game, "me", *bots)
        reader.page.get_by_test_id("sheet").click()

    def skirmish(self, reader: Reader) -> None:
        """A game of Shōtotsu, at the moment at which an attack is planned."""
        self.reach(reader, "attack", 8, "shototsu", "greedy")
        reader.page.locator("[data-odds] button").first.click()
        reader.page.wait_for_timeout(600)
        self.take(reader, "night")

    def battle(self, reader: Reader) -> None:
        """A game of Senji, at the moment at which support is given in a battle."""
        self.reach(reader, "support", 5, "senji", "greedy", "greedy", "greedy")
        self.take(reader, "battle")

    def all(self) -> None:
        """Every picture."""
        ann = self.reader(1440, 900)
        ann.open()
        ann.page.get_by_test_id("play-senji").wait_for()
        self.take(ann, "home")
        ann.page.get_by_test_id("nickname").fill("Ann")
        ann.page.get_by_test_id("friends-white_castle").click()
        ann.page.get_by_test_id("friends-white_castle-4").click()
        ann.page.get_by_test_id("link").wait_for()
        self.take(ann, "lobby")
        self.castle(ann)
        ann.page.get_by_test_id("replay-link").click()
        ann.page.get_by_test_id("fork").wait_for()
        for word in range(1, 21):
            ann.page.keyboard.press("ArrowRight")
            ann.page.get_by_text(f"After {word} of").wait_for()
        self.take(ann, "replay")
        self.campaign(ann)
        self.battle(ann)
        bob = self.reader(360, 740, lang="fr")
        self.played(bob, "shitenno", 2, 6)
        self.take(bob, "phone")
        eve = self.reader(1440, 900, "dark")
        self.skirmish(eve)


def main() -> None:
    """Take them all."""
    with browsing() as (browser, address):
        Studio(browser, address).all()


if __name__ == "__main__":
    main()
