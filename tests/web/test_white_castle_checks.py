"""What The White Castle's board promises of its starting pairs, its tray and its rival, each looked
at on a table prepared for it; and what axe finds in every language, by day and by night."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from prepared import Prepared, Scene
from readers import NewReader, Reader
from scenes.white_castle import effect, give, scene
from sights import seen
from tatami.games.white_castle.frames import Doing
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import YARD

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent.parent
SCENES = ROOT / "web" / "src" / "boards" / "white_castle" / "scenes.json"
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed
THEMES = ("day", "night")

# What the starting pairs lie over, of all that one looks at while one chooses.
COVERED = """
() => {
  const pairs = document.querySelector('.wc .pairs').getBoundingClientRect()
  return [...document.querySelectorAll('.wc :is(.queue, .die, .garden, .clan, .domain, .yard)')]
    .filter((each) => {
      if (each.closest('.pairs, .keep .slot')) return false
      const { x, y, right, bottom } = each.getBoundingClientRect()
      return x < pairs.right && right > pairs.x && y < pairs.bottom && bottom > pairs.y
    }).map((each) => each.outerHTML.slice(0, 90))
}
"""


def recorded(name: str) -> Scene:
    found: Scene = json.loads(SCENES.read_text(encoding="utf-8"))[name]
    return found


def shown(reader: Reader, prepared: Scene, seats: int) -> Prepared:
    at = Prepared(reader, "white_castle", seats, prepared)
    at.turn_to(prepared)
    return at


def test_axe_finds_nothing_in_any_language_by_day_or_by_night(new_reader: NewReader) -> None:
    reader = new_reader(**STILL, color_scheme="light")
    page = reader.page
    shown(reader, recorded("WHI-30"), 4)
    for number, theme in enumerate(THEMES):
        for language in ("en", "fr", "es"):
            page.get_by_test_id("menu").click()
            page.get_by_test_id("language").select_option(language)
            if number and language == "en":
                page.get_by_test_id("theme").click()
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert reader.findings() == [], (language, theme)


def doing(seals: int, *names: str) -> WhiteCastle:
    """A player with so many seals does several icons, as those of the yard of five iron."""
    t = scene()
    give(t, 0, f"seal {seals} coin 9")
    t.call(Doing(0, "WHI-40", tuple(effect(name) for name in names), "tiles", YARD[0]))
    t.advance()
    return t


def test_seals_that_find_no_room_bear_a_sign_before_they_are_tapped(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    at = shown(reader, seen(doing(4, "seal-2", "courtier"), 0), 2)
    tray = reader.page.get_by_test_id("tray")
    expect(tray.locator("[data-word='do:seal-2'] .sign")).to_have_attribute("data-n", "−1")
    at.turn_to(seen(doing(5, "seal-1", "courtier"), 0))
    full = tray.locator(".cannot")
    expect(full).to_have_count(1)
    expect(full.locator(".sign")).to_have_attribute("data-n", "full")
    expect(tray.locator("[data-word='do:seal-1']")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "wall"])
def test_five_pairs_lie_over_the_castle_alone(new_reader: NewReader, size: str) -> None:
    reader = new_reader(size, **STILL)
    shown(reader, recorded("WHI-14"), 4)
    expect(reader.page.locator(".wc .pair")).to_have_count(5)
    assert reader.page.evaluate(COVERED) == []


def test_a_garden_for_the_rival_sends_nobody_of_mine(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    at = shown(reader, recorded("WHI-86"), 1)
    gardens = reader.page.locator(".wc .garden.offered")
    expect(gardens.first).to_be_visible()
    expect(reader.page.locator(".wc .cell.sent")).to_have_count(0)
    t = scene()
    give(t, 0, "food 6")
    t.call(Doing(0, "WHI-40", (effect("gardener"), effect("courtier")), "tiles", YARD[0]))
    t.advance()
    at.turn_to(seen(t, 0))
    expect(reader.page.locator(".wc .cell.sent").first).to_be_visible()
