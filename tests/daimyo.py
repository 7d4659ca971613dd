"""People who play on Senji's own board: a year, or a whole game, by gestures of the board alone."""

import json
from collections import Counter

from playwright.sync_api import Locator, expect

from readers import Reader

FINGERTIP = 43.5  # pixels
SEASONS = ("winter", "spring", "marching", "battle", "autumn")

# Something is wanted of me, and can be chosen; or the game is over.
WANTED = "[data-testid=end], .wanted :is([data-word], [data-offer])[aria-disabled=false]"

# A point of a province that nothing else covers: the middle of its box may lie in the sea.
POINT = """
(land) => {
  const { left, top, width, height } = land.getBoundingClientRect()
  for (let i = 1; i < 24; i++)
    for (let j = 1; j < 24; j++) {
      const [x, y] = [left + width * ((j * 7) % 24) / 24, top + height * ((i * 11) % 24) / 24]
      const there = document.elementFromPoint(x, y)
      if (there === land || (there && !land.ownerSVGElement && land.contains(there))) return [x, y]
    }
  return null
}
"""

# Buttons of the board that a fingertip could miss.
TOO_SMALL = """
(least) => [...document.querySelectorAll('.senji :is(button, [role=tab], [role=radio])')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 100), each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([text, box]) => `${text} ${box.width} × ${box.height}`)
"""


class Daimyo:
    """Somebody who plays on the board; how a thing is pressed differs from one to the other."""

    def __init__(self, reader: Reader, how: str = "mouse") -> None:
        self.reader = reader
        self.page = reader.page
        self.how = how
        self.done: Counter[str] = Counter()

    def at(self, selector: str) -> Locator:
        return self.page.locator(f".senji {selector}").filter(visible=True)

    def press(self, thing: Locator) -> None:
        """Press a button of the desk or the hand."""
        if self.how == "mouse":
            thing.click()
            self.page.mouse.move(2, 2)  # where the mouse rests, something might be explained
        elif self.how == "finger":
            thing.tap()
        else:
            thing.focus()
            self.page.keyboard.press("Enter")

    def press_land(self, land: Locator) -> None:
        """Press a province on the map."""
        if self.how == "keyboard":
            self.press(land)
            return
        point = land.evaluate(POINT)
        assert point, f"no point of {land.get_attribute('data-province')} can be pressed"
        if self.how == "mouse":
            self.page.mouse.click(*point)
            self.page.mouse.move(2, 2)
        else:
            self.page.touchscreen.tap(*point)

    def drag(self, thing: Locator, to: Locator) -> None:
        """Draw a thing with the mouse onto another."""
        ends = [each.evaluate(POINT) for each in (thing, to)]
        assert all(ends), f"nothing can be taken hold of: {ends}"
        (x, y), (left, top) = ends
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + left) / 2, (y + top) / 2)
        self.page.mouse.move(left, top)
        expect(self.page.locator(".senji .dragged")).to_have_count(1)
        self.page.mouse.up()
        expect(self.page.locator(".senji .dragged")).to_have_count(0)
        self.page.mouse.move(2, 2)
        self.done["dragged"] += 1

    def has_done(self, *things: str) -> bool:
        return set(things) <= {each for each in self.done if self.done[each]}

    def state(self, name: str) -> str:
        return self.page.locator(".senji").get_attribute(f"data-{name}") or ""

    # -- a turn, whatever is asked -----------------------------------------------------------

    def answer(self) -> None:
        """Answer what is asked, where it lies on the board."""
        matter = self.state("matter")
        if not self.done[matter]:
            self.look(matter)
        self.done[matter] += 1
        getattr(self, f"do_{matter}", self.do_choosing)()

    def look(self, matter: str) -> None:
        """What holds for every state of the board."""
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 1, matter
        if self.how == "finger":
            assert self.page.evaluate(TOO_SMALL, FINGERTIP) == [], matter
            expect(self.at(".chart")).to_be_visible()
            if matter == "battle":  # what is at stake can be read before anything is said
                expect(self.at(".odds, .odds .wins").last).to_be_in_viewport(ratio=1)
        if self.how == "keyboard" and matter in SEASONS:
            assert self.reader.findings() == [], matter

    def do_families(self) -> None:
        self.press(self.at(".plate").first)

    do_family = do_families

    def do_samurai(self) -> None:
        self.press(self.at(".recruit").first)

    def do_placing(self) -> None:
        self.press(self.at(".step button").last)
        self.press(self.at("[data-testid=place]"))

    def do_naming(self) -> None:
        lands = self.at(".land.offered")
        if lands.count():
            self.press_land(lands.first)
        else:
            self.press(self.at(".desk button.offered").first)

    def do_station(self) -> None:
        self.press_land(self.at(".land.offered").first)

    def do_choosing(self) -> None:
        self.press(self.at(".desk button:is(.offered, .button)").first)

    # -- the seasons -------------------------------------------------------------------------

    def do_winter(self) -> None:
        """One letter, one bid, then ready."""
        if not self.done["sent"] and self.find("[data-write]"):
            self.write()
        elif not self.done["laid a bid"] and self.at("[data-bid]").count():
            self.bid()
        else:
            self.be_ready()

    def find(self, selector: str) -> bool:
        """Whether it is there; on a phone one family after the other is looked at."""
        faces = self.at("[data-face]")
        for number in range(faces.count()):
            if self.at(selector).count():
                break
            self.press(faces.nth(number))
        return self.at(selector).count() > 0

    def write(self) -> None:
        left = self.letters_left()
        write = self.at("[data-write]").first
        given = self.at("[data-card]:not(.off, .bid)")
        if self.how == "mouse":
            seat = write.get_attribute("data-write")
            self.drag(given.first, self.at(f".plaque[data-seat='{seat}'] .who"))
        else:
            self.press(write)
        self.hand("cards")
        names = [given.nth(i).get_attribute("data-card") for i in (0, 1)]
        for name in (names[0], names[1], names[1])[self.how == "mouse" :]:
            self.press(self.at(f"[data-card='{name}']"))
        self.hand("desk")
        expect(self.at("[data-given]")).to_have_count(2)
        self.press(self.at("[data-want]").first)
        self.press(self.at("[data-kind]").first)
        with self.reader.sends("words") as sent:
            self.press(self.at("[data-testid=send]"))
        words = json.loads(sent.value)["words"]
        verbs = [word.split(":")[0] for word in words]
        assert sorted(verbs[1:3]) == ["give", "give-hidden"]
        assert [verbs[0], *verbs[3:]] == ["to", "want", "want", "send"]
        expect(self.page.get_by_test_id("letter")).to_have_count(0)
        self.page.wait_for_function(
            "(left) => parseInt(document.querySelector('[data-letters]').dataset.letters) < left",
            arg=left,
        )
        self.done["sent"] += 1

    def letters_left(self) -> int:
        return int(self.at("[data-letters]").get_attribute("data-letters") or "0")

    def hand(self, sheet: str) -> None:
        """On a phone cards lie on a sheet of their own."""
        tabs = self.at("[role=tab]")
        if tabs.count():
            self.press(tabs.nth(["desk", "cards", "flowers"].index(sheet)))

    def bid(self) -> None:
        self.press(self.at("[data-bid]").first)
        stakes = self.at("[data-stake]")
        if not stakes.count():
            self.done["laid a bid"] += 1
            self.press(self.at(".stakes .button").first)
            return
        for i in range(min(2, stakes.count())):
            self.press(stakes.nth(i))
        with self.reader.sends("words") as sent:
            self.press(self.at("[data-testid=lay-bid]"))
        words = json.loads(sent.value)["words"]
        assert words[0].startswith("bid:")
        assert words[-1] == "enough"
        self.done["laid a bid"] += 1

    def be_ready(self) -> None:
        button = self.at("[data-testid=ready]")
        if button.get_attribute("data-word") == "ready":
            self.press(button)
            self.done["ready"] += 1
        self.page.wait_for_function(
            """() => {
              const board = document.querySelector('.senji')
              const word = board?.querySelector('[data-testid=ready]')?.dataset.word
              return board?.dataset.season !== 'winter' || word === 'ready'
            }"""
        )

    def do_spring(self) -> None:
        """Each order in another way: on the map, by its key, by the switch of the list."""
        row = self.at(".row.todo")
        open_before = row.count()
        if not open_before:
            self.press(self.at(".switch button").first)  # one may think better of it
            return
        name = row.first.locator("[role=radio]").first.get_attribute("data-word") or ""
        province = name.split(":")[1]
        way = self.done["orders"] % 3
        self.done["orders"] += 1
        if self.how == "keyboard" or (way == 1 and self.how == "mouse"):
            self.at(f"[data-province='{province}']").focus()
            self.page.keyboard.press("pmr"[way])
        elif way == 0 and self.how == "mouse":
            self.drag(self.at("[data-stack=move]"), self.at(f"[data-province='{province}']"))
        elif way == 0:
            self.press_land(self.at(f"[data-province='{province}']"))
            self.at("[data-testid=ring-move]").dispatch_event("click")
        else:
            self.press(row.first.locator("[role=radio]").nth(2))
        last = open_before == 1
        if not last:
            expect(row).to_have_count(open_before - 1)

    def do_marching(self) -> None:
        """The first within reach is gone to, one unit fewer; else all stay."""
        targets = self.at("[data-send]")
        if self.done["marched"] >= 3 or not targets.count():
            self.press(self.at("[data-testid=stay], .desk .button").last)
            return
        name = targets.first.get_attribute("data-send")
        origin = self.at(".land.selected")
        land = self.at(f"[data-province='{name}']")
        if self.how == "mouse" and origin.count() and land.count():
            self.drag(origin, land)
        else:
            self.press(targets.first)
        group = self.at(f"[data-group='{name}']")
        expect(group).to_be_visible()
        expect(self.at(f"[data-arrow='{name}']")).to_have_count(1)
        odds = self.page.locator(f".senji [data-odds='{name}']").all_text_contents()
        assert len(set(odds)) <= 1, odds
        self.done["marched"] += 1
        self.press(self.page.locator(".senji [data-testid=give-order]"))

    def do_battle(self) -> None:
        if self.at("[data-support]").count():
            self.add_up()
            self.press(self.at("[data-support]").first)
            self.press(self.at("[data-testid=lay]"))
        elif self.at("[data-word=spare]").count():
            self.press(self.at("[data-word=spare]"))
        else:
            self.press(self.at(".desk .button").first)

    def add_up(self) -> None:
        """The parts of each side make up its points; nine dice lie there."""
        for side in (0, 1):
            parts = self.at(f"[data-side='{side}'] [data-part]").all_inner_texts()
            points = self.at(f"[data-points='{side}']").inner_text()
            assert sum(map(int, parts)) == int(points)
        expect(self.at("[data-die], [data-aside]")).to_have_count(9)

    def do_autumn(self) -> None:
        combine = self.at("[data-combine]")
        if combine.count():
            self.press(combine.first)
            self.done["combined"] += 1
        elif self.at(".offered[data-word^='expose:']").count():
            self.press(self.at(".offered[data-word^='expose:']").first)
        elif self.at("[data-testid=done]").count():
            self.press(self.at("[data-testid=done]"))
        else:
            self.do_choosing()

    # -- for long ----------------------------------------------------------------------------

    def play(self, until: int = 1000) -> int:
        """Play until this round is over, or to the end; how many answers it took."""
        for number in range(600):
            self.page.locator(WANTED).first.wait_for()
            if self.page.get_by_test_id("end").count() or self.round() > until:
                return number
            self.answer()
        raise AssertionError("not over after 600 answers")

    def round(self) -> int:
        return int(self.state("round") or "0")
