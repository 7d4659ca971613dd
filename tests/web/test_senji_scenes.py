"""Situations on Senji's board that few games come to, on tables prepared for them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from prepared import Prepared
from readers import NewReader
from scenes.senji import attack, fleet, floor, order, samurai, summer, table, units, with_kami
from sights import prepared, seen
from table_talk import say
from tatami.core.words import NOBODY
from tatami.games.senji.printed import FAMILIES, ORDERS, PROVINCES

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent.parent
SCENES = ROOT / "web" / "src" / "boards" / "senji" / "scenes.json"
STILL = {"reduced_motion": "reduce"}  # nothing is to be followed


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


def test_what_is_put_together_is_marked_and_told_with_its_rule(new_reader: NewReader) -> None:
    reader = new_reader(**STILL)
    scene = json.loads(SCENES.read_text(encoding="utf-8"))["SEN-60"]
    Prepared(reader, "senji", len(scene["view"]["players"]), scene)
    mark = reader.page.get_by_text("◇").first
    told = mark.get_attribute("aria-label")
    assert told
    reader.open("#/rules/senji")
    expect(reader.page.locator("[data-rule='SEN-63'] .ruling").last).to_have_text(f"◇ {told}")
    expect(reader.page.locator("[data-rule='SEN-57']")).to_be_visible()
    expect(reader.page.locator("[data-rule='SEN-57']")).not_to_contain_text("◇")


def test_all_that_four_families_have_to_be_named_is_in_sight(new_reader: NewReader) -> None:
    t = table(4)
    homes = [name for place, name in enumerate(PROVINCES) if t.owner[place] != NOBODY]
    orders = {name: ORDERS[i % len(ORDERS)] for i, name in enumerate(homes)}
    for family in t.family:
        fleet(t, FAMILIES[family], "north", 2)
    summer(order(units(t, **dict.fromkeys(homes, 2)), **orders))
    reader = new_reader("tablet", locale="fr", **STILL)
    prepared(reader, 0, t)
    expect(reader.page.locator("[data-name]")).to_have_count(len(homes) + 4)
    higher = "(desk) => desk.scrollHeight - desk.clientHeight"
    assert reader.page.locator(".desk").evaluate(higher) == 0
