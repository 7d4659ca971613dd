"""Senji's own board: a year by finger on a phone and by keyboard alone, and a whole game by mouse,
through the board's own gestures; in the longest tests whole games with every number of players, in
all languages, by day and by night."""

import gzip
import json
import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from daimyo import WANTED, Daimyo
from readers import NewReader, Reader
from tatami.web import DIST

pytestmark = pytest.mark.slow
CHUNK = 110_000  # bytes, gzipped
YEAR = ("families", "samurai", "winter", "spring", "autumn", "sent", "orders")

# What the browser calls a layout shift, where it is not what is asked that has changed.
JUMPS = """
window.jumps = []
const asked = '.sentence, .choices, .desk, .held, .families, .tabs, [role=tabpanel], .prompt'
const firm = '.letters, .auction' // whatever comes, these stay where they are
const middle = (rect) => rect.y + rect.height / 2
const named = (node) => {
  const found = node instanceof Element ? node : node.parentElement
  if (!found || (found.closest(asked) && !found.closest(firm))) return ''
  return found.outerHTML.slice(0, 120)
}
new PerformanceObserver((list) => {
  for (const { sources, hadRecentInput } of list.getEntries())
    for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
      const by = middle(currentRect) - middle(previousRect)
      const what = node && Math.abs(by) > 3 && currentRect.height ? named(node) : ''
      if (what) window.jumps.push(`${what} by ${by}`)
    }
}).observe({ type: 'layout-shift', buffered: false })
"""


@pytest.mark.parametrize(
    ("how", "size", "locale", "theme"),
    [("finger", "phone", "fr", "light"), ("keyboard", "desk", "es", "dark")],
)
def test_a_year(new_reader: NewReader, how: str, size: str, locale: str, theme: str) -> None:
    """By mouse it is the first of a whole game."""
    reader = new_reader(
        size,
        touch=how == "finger",
        locale=locale,
        color_scheme=theme,
        reduced_motion="reduce",
    )
    reader.page.add_init_script(JUMPS)
    reader.sit("senji", "me", "random", "random")
    daimyo = Daimyo(reader, how)
    for year in range(1, 4):  # by chance one has nothing to send in the first
        daimyo.play(until=year)
        if daimyo.has_done(*YEAR):
            break
    assert daimyo.has_done(*YEAR), daimyo.done
    if how == "keyboard":
        assert reader.page.evaluate("window.jumps") == []
    assert reader.findings() == []


def test_the_map_shows_what_the_view_tells(new_reader: NewReader) -> None:
    reader = new_reader(reduced_motion="reduce")
    match = reader.sit("senji", "me", "random", "random")
    daimyo = Daimyo(reader)
    while daimyo.state("season") != "spring":
        reader.page.locator(WANTED).first.wait_for()
        daimyo.answer()
    reader.page.locator(WANTED).first.wait_for()
    asked = f"{reader.address}api/v1/matches/{match}/view?seat=0"
    view = reader.context.request.get(asked).json()["shown"]["view"]
    expect(daimyo.at("[data-province]")).to_have_count(18)
    expect(daimyo.at("[data-sea]")).to_have_count(2)
    expect(daimyo.at(".plaque em.ordered")).to_have_count(2)  # bots wait for none of my orders
    for each in view["provinces"]:
        name = each["province"]
        flag = reader.page.locator(f".senji [data-flag='{name}'] text").all_text_contents()
        assert flag == ([str(each["units"])] if each["units"] else [])
        stands = reader.page.locator(f".senji [data-stand='{name}']").count()
        assert stands == (0 if each["closed"] else 1)
    ordered_in_every_way(daimyo)


def ordered_in_every_way(daimyo: Daimyo) -> None:
    """By tap, drag, key and switch, each of which changes the last, until no order is open."""
    page, row = daimyo.page, daimyo.at(".row.todo")
    still = daimyo.at("[data-testid=orders-open]")
    word = row.first.locator("[role=radio]").first.get_attribute("data-word") or ""
    province = word.split(":")[1]
    land = daimyo.at(f"[data-province='{province}']")
    for way, order in (
        ("tap", "recruit"),
        ("drag", "move"),
        ("key", "recruit"),
        ("switch", "move"),
    ):
        with daimyo.reader.sends("words") as sent:
            if way == "tap":
                daimyo.press_land(land)
                daimyo.at(f"[data-testid=ring-{order}]").click()
            elif way == "drag":
                daimyo.drag(daimyo.at(f"[data-stack={order}]"), land)
            elif way == "key":
                land.focus()
                page.keyboard.press(order[0])
            else:
                daimyo.at(f".switch [data-word='{order}:{province}']").click()
        assert json.loads(sent.value)["words"] == [f"{order}:{province}"], way
        expect(daimyo.at(f"[data-token='{province}']")).to_have_attribute("data-order", order)
        expect(page.locator(".refusal")).to_have_count(0)
    for number in range(row.count(), 0, -1):
        expect(row).to_have_count(number)
        expect(still).to_have_text(re.compile(f"^{number} of "))
        row.first.locator("[role=radio]").first.click()
    expect(daimyo.page.locator(".senji:not([data-matter=spring])")).to_have_count(1)


def test_the_board_is_a_chunk_of_its_own() -> None:
    ours = [*DIST.glob("assets/SenjiBoard-*"), *DIST.glob("assets/dress-*")]
    assert ours
    assert sum(len(gzip.compress(file.read_bytes())) for file in ours) < CHUNK


def test_a_whole_game_by_the_boards_own_gestures(new_reader: NewReader) -> None:
    """Against one bot that wants to win, so that it is over after few years."""
    reader = new_reader(reduced_motion="reduce")
    reader.sit("senji", "me", "random", "greedy", options={"goal": "40"})
    daimyo = Daimyo(reader)
    assert daimyo.play() > 20
    ended(daimyo)


def ended(daimyo: Daimyo) -> None:
    """Play to the end, which is counted on the board."""
    daimyo.play()
    assert daimyo.has_done(*YEAR)
    assert daimyo.has_done("dragged") == (daimyo.how == "mouse")
    expect(daimyo.page.get_by_test_id("final-count")).to_be_visible()
    assert daimyo.reader.findings() == []


Theme = Literal["light", "dark"]
# The years of one game after the other. Any three in a row are in all languages and both themes.
WORN: tuple[tuple[str, Theme], ...] = (
    *(("en", "light"), ("fr", "dark"), ("es", "light")),
    *(("en", "dark"), ("fr", "light"), ("es", "dark")),
)


@pytest.mark.whole
@pytest.mark.timeout(1200)  # on a busy machine, with five bots
@pytest.mark.parametrize(
    ("bots", "how", "size", "options"),
    [
        (2, "mouse", "desk", {}),
        (2, "mouse", "laptop", {"imperial": "yes"}),
        (3, "mouse", "tablet", {"kami": "yes"}),
        (4, "finger", "phone", {}),
        (5, "mouse", "desk", {}),
    ],
)
def test_a_whole_game_in_every_language_by_day_and_night(
    new_reader: NewReader, bots: int, how: str, size: str, options: dict[str, str]
) -> None:
    """With random bots it takes years: each is played in another language or theme."""
    reader = new_reader(size, touch=how == "finger", reduced_motion="reduce")
    reader.sit("senji", "me", *["random"] * bots, options={"goal": "40", **options})
    daimyo = Daimyo(reader, how)
    years = 0
    while not reader.page.get_by_test_id("end").count():
        wear(reader, *WORN[(bots + years) % len(WORN)])
        years += 1
        daimyo.play(until=years)
    assert years >= 3
    ended(daimyo)


def wear(reader: Reader, locale: str, theme: Theme) -> None:
    """The page in another language and theme, as after a change in its menu and a reload."""
    reader.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    reader.page.evaluate("(language) => localStorage.setItem('tatami.language', language)", locale)
    reader.page.reload()
    reader.drawn()
    expect(reader.page.locator("html")).to_have_attribute("lang", locale)
    expect(
        reader.page.locator(f"[data-theme={'night' if theme == 'dark' else 'day'}]")
    ).to_have_count(1)
