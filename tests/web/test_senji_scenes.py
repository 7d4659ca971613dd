"""Situations on Senji's board that few games come to, on tables prepared for them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from prepared import Prepared
from readers import NewReader
from scenes.senji import attack, floor, order, samurai, summer, table, units, with_kami
from sights import letter, prepared, seen
from table_talk import say
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import CARDS

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent.parent
SCENES = ROOT / "web" / "src" / "boards" / "senji" / "scenes.json"
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed

# Where everything of winter lies that a letter could push away.
PLACES = """
() => [...document.querySelectorAll('.letter, .lot, .auction, [data-testid=ready]')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.className, each.getBoundingClientRect().toJSON()])
  .filter(([, box]) => box.width)
"""

# Buttons of the letter that stick out of the board, or of the letter itself.
STICKING_OUT = """
(letter) => {
  const room = letter.getBoundingClientRect()
  return [...letter.querySelectorAll('button')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, right }) =>
      top < room.top || bottom > room.bottom || right > room.right).length
}
"""


@pytest.mark.parametrize(("size", "seats"), [("desk", 3), ("laptop", 6), ("phone", 3)])
def test_a_letter_of_many_cards_moves_nothing(new_reader: NewReader, size: str, seats: int) -> None:
    reader = new_reader(size, touch=size == "phone", locale="fr", **STILL)
    scene = floor(table(seats))
    at = prepared(reader, 0, scene)
    reader.page.locator("[data-letter]").first.wait_for()
    before = reader.page.evaluate(PLACES)
    family = SENJI.view(scene, 0)["players"][1]["family"]
    cards = [card for card in CARDS if card.startswith(family)]
    mine = at.scene["view"]["hand"]
    at.show(offers_in=[letter(1, cards, mine)])
    expect(reader.page.locator("[data-came='1']")).to_be_visible()
    assert reader.page.evaluate(PLACES) == before
    at.show(offers_out=[letter(1, mine, cards)])
    row = reader.page.locator("[data-letter='1']")
    expect(row.locator(".sent")).to_be_visible()
    assert row.evaluate(STICKING_OUT) == 0
    assert row.locator(".strip").first.evaluate("(strip) => strip.scrollWidth > strip.clientWidth")
    assert reader.findings() == []


def test_a_loss_at_sea_is_borne_where_the_arrow_shakes(new_reader: NewReader) -> None:
    reader = new_reader()
    t = summer(order(samurai(units(table(), suruga=4), "hosokawa", "suruga"), suruga="move"))
    t.loaded = (4, 4, 0)
    say(t, "4 raid:bungo units:1 with:hosokawa raid:kii units:2 enough")
    prepared(reader, 4, t)
    for name in ("bungo", "kii"):
        expect(reader.page.locator(f"[data-arrow={name}].shaken")).to_have_count(1)
        expect(reader.page.locator(f"[data-group={name}]")).to_contain_text("Raid by sea")
    with reader.sends("words") as sent:
        reader.page.locator("[data-province=kii]").click(force=True)
    assert json.loads(sent.value)["words"] == ["lose:kii"]


def test_a_kami_is_called_on_the_desk(new_reader: NewReader) -> None:
    reader = new_reader("phone", touch=True, **STILL)
    winter = prepared(reader, 0, floor(with_kami("torii")))
    expect(reader.page.locator(".desk [data-word='kami:torii']")).to_be_visible()
    fight = attack(units(with_kami("akashi"), bungo=3, shikoku=3), "bungo", "shikoku", 3)
    say(fight, "1 spare", "0 kami:akashi")
    winter.scene = seen(fight, 0)
    winter.tell()
    again = reader.page.get_by_test_id("roll-again")
    expect(again).to_be_disabled()  # one die at least
    reader.page.locator(".desk button[data-die]").first.tap()
    with reader.sends("words") as sent:
        again.tap()
    assert [word.split(":")[0] for word in json.loads(sent.value)["words"]] == ["reroll", "enough"]


def test_the_hosts_plan_outlives_a_reload(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    prepared(reader, 0, summer(order(units(table(), bungo=2, kii=2), bungo="move", kii="move")))
    reader.page.get_by_test_id("plan").click()
    reader.page.locator(".senji .land[data-province=kii]").click(force=True)
    reader.page.locator("[data-name='name:bungo']").click()
    reader.page.reload()
    reader.drawn()
    expect(reader.page.locator("[data-name='name:kii'] .place")).to_have_text("1")
    with reader.sends("words") as sent:
        reader.page.get_by_test_id("plan-go").click()
    assert json.loads(sent.value)["words"] == ["name:kii"]


# How much higher the desk is than its room, and the families than theirs.
TOO_HIGH = """
() => [...document.querySelectorAll('.senji :is(.desk, .families)')]
  .map((each) => each.scrollHeight - each.clientHeight)
"""


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_all_of_winter_is_in_sight(new_reader: NewReader, size: str) -> None:
    """In the language with the longest words, with a letter each way and a kami to be called."""
    reader = new_reader(size, locale="fr", **STILL)
    at: Prepared | None = None
    for scene in (*(floor(table(seats)) for seats in (3, 4, 5, 6)), floor(with_kami("torii"))):
        shown = seen(scene, 0)
        mine, theirs = shown["view"]["hand"], list(CARDS[:2])
        shown["view"]["offers_in"] = [letter(1, theirs, mine[:2])]
        shown["view"]["offers_out"] = [letter(2, mine[:2], theirs)]
        if at is None:
            at = Prepared(reader, "senji", 6, shown)
        else:
            at.turn_to(shown)
        expect(reader.page.locator("[data-letter]")).to_have_count(scene.seats - 1)
        expect(reader.page.locator("[data-came='1']")).to_be_visible()
        assert reader.page.evaluate(TOO_HIGH) == [0, 0], scene.seats


def test_a_family_is_chosen_or_looked_at_on_its_plaque(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    scene = json.loads(SCENES.read_text(encoding="utf-8"))["SEN-80-naoe"]
    Prepared(reader, "senji", len(scene["view"]["players"]), scene)
    plaque = reader.page.locator(".plaque[data-word^='look:']").first
    plaque.locator("[data-details]").click()
    expect(reader.page.get_by_test_id("known")).to_be_visible()
    chooses = plaque.locator(".chooses")
    expect(chooses).to_have_accessible_name(re.compile("look|hand", re.IGNORECASE))
    assert reader.findings() == []
    chooses.focus()
    with reader.sends("words") as sent:
        reader.page.keyboard.press("Enter")
    assert json.loads(sent.value)["words"] == [plaque.get_attribute("data-word")]
