"""What a view adds so that nobody has to compute: chances, plans, odds by units, orders given."""

from scenes.senji import (
    attack,
    card,
    fleet,
    flowers,
    hand,
    order,
    play,
    province,
    samurai,
    summer,
    table,
    turn,
    units,
)
from table_talk import rule, say
from tatami.core.words import NOBODY
from tatami.games.senji.chances import MOST_TRIED, disjoint
from tatami.games.senji.frames import Autumn, Spring
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import FACES
from tatami.games.senji.sights import Chance
from tatami.games.senji.table import Senji


def chance(t: Senji, seat: int, name: str) -> Chance:
    """One combination as a seat sees it."""
    found: list[Chance] = SENJI.view(t, seat)["combinations"]
    return next(each for each in found if each["combination"] == name)


def autumn_of(t: Senji, name: str) -> Senji:
    """The autumn, and in it a family's turn."""
    say(play(t, Autumn()), f"0 next:{name}")
    return t


# -- spring ----------------------------------------------------------------------------------


@rule("SEN-30")
def test_a_family_sees_the_orders_it_has_given_and_others_only_how_many() -> None:
    t = play(table(3), Spring())
    say(t, "0 move:kii")
    say(t, "1 recruit:yamashiro")
    mine, other = SENJI.view(t, 0), SENJI.view(t, 1)
    assert mine["provinces"][province("kii")]["order"] == "move"
    assert mine["provinces"][province("harima")]["order"] == ""
    assert mine["provinces"][province("yamashiro")]["order"] == "hidden"
    assert other["provinces"][province("kii")]["order"] == "hidden"
    assert [each["orders_in"] for each in other["players"]] == [1, 1, 0]
    t.answer(0, SENJI.vocabulary.by_text["produce:kii"])
    assert SENJI.view(t, 0)["provinces"][province("kii")]["order"] == "production"


@rule("SEN-30")
def test_a_spectator_sees_no_order_that_is_being_placed() -> None:
    t = play(table(3), Spring())
    say(t, "0 move:kii")
    assert SENJI.view(t, NOBODY)["provinces"][province("kii")]["order"] == "hidden"


# -- moves and combats -----------------------------------------------------------------------


@rule("SEN-57")
def test_a_target_tells_odds_and_honour_for_each_number_of_units() -> None:
    t = samurai(units(table(), izumo=3, yamashiro=2), "akashi", "izumo")
    summer(order(t, izumo="move"))
    target = next(e for e in SENJI.view(t, 2)["move"]["targets"] if e["province"] == "yamashiro")
    assert [rung["samurai"] for rung in target["ladder"]] == [[], ["akashi"]]
    alone, led = [rung["odds"] for rung in target["ladder"]]
    assert len(alone) == len(led) == 4
    assert alone == sorted(alone)
    assert all(with_him > without for without, with_him in zip(alone, led, strict=True))
    assert led[3] == target["odds"]
    assert target["ladder"][1]["honour"] == [[4, 0], [6, 2], [8, 4], [8, 5]]


@rule("SEN-57")
def test_what_is_only_nearly_sure_is_not_told_as_sure() -> None:
    t = samurai(units(table(), bungo=5, shikoku=2), "akashi", "bungo")
    summer(order(t, bungo="move"))
    (target,) = [e for e in SENJI.view(t, 0)["move"]["targets"] if e["province"] == "shikoku"]
    odds = target["ladder"][1]["odds"]
    assert odds[-1] == 0.999  # the other seven dice may fall to the defender
    assert odds == sorted(odds)


@rule("SEN-57")
def test_some_of_several_samurai_have_odds_and_honour_of_their_own() -> None:
    t = samurai(units(table(), izumo=2, yamashiro=2), "akashi", "izumo")
    summer(order(samurai(t, "gamo", "izumo"), izumo="move"))
    target = next(e for e in SENJI.view(t, 2)["move"]["targets"] if e["province"] == "yamashiro")
    by = {tuple(sorted(rung["samurai"])): rung for rung in target["ladder"]}
    assert set(by) == {(), ("akashi",), ("gamo",), ("akashi", "gamo")}
    odds = [by[who]["odds"][2] for who in ((), ("gamo",), ("akashi", "gamo"))]
    assert odds == sorted(set(odds))
    assert by["akashi", "gamo"]["odds"][2] == target["odds"]


@rule("SEN-55")
def test_a_combat_tells_where_it_came_from_its_round_and_who_was_executed() -> None:
    t = hand(units(table(), izumo=3, yamashiro=3), "fan", "mask-family-1a")
    attack(t, "izumo", "yamashiro", 3, dice=(0,) * 9)
    before = SENJI.view(t, 2)["fight"]
    assert (before["origin"], before["round"], before["executed"]) == ("izumo", 1, [])
    say(t, "3 execute:mask-family-1a")
    assert SENJI.view(t, 2)["fight"]["executed"] == ["mask-family-1a"]
    say(t, "3 spare")
    t.loaded = (0,) * 9
    say(t, "2 support:mask-support-0")
    say(t, "3 support:fan-support-0")
    assert SENJI.view(t, 2)["fight"]["round"] == 2


# -- autumn ----------------------------------------------------------------------------------


@rule("SEN-63")
def test_a_combination_names_the_cards_that_make_or_begin_it() -> None:
    t = turn(flowers(table(), "cherry", "red-3", "red-4", "red-5", "blue-5", "red-5"), "cherry")
    run = chance(t, 0, "short-run")
    assert (run["size"], run["missing"]) == (3, 0)
    assert run["cards"] == ["red-3", "red-4", "red-5"]
    assert chance(t, 0, "three-of-number")["cards"] == ["red-5", "red-5", "blue-5"]
    assert chance(t, 0, "month")["cards"] == ["red-5", "blue-5"]
    assert chance(t, 0, "five-tanzaku")["drawn"] == 3
    assert SENJI.view(t, NOBODY)["combinations"] == []


@rule("SEN-63")
def test_plans_share_no_card_and_tell_what_they_bring_together() -> None:
    t = table()
    flowers(t, "cherry", "red-3", "red-4", "red-5", "blue-5", "blue-5", "gold-5", "blue-1")
    autumn_of(t, "cherry")
    best = SENJI.view(t, 0)["plans"][0]
    honour = sum(chance(t, 0, name)["honour"] for name in best["combinations"])
    assert (best["honour"], best["samurai"]) == (honour, 0)
    assert sorted(best["combinations"]) == ["short-run", "three-of-number"]
    assert SENJI.view(t, NOBODY)["plans"] == []


@rule("SEN-63")
def test_a_plan_with_more_samurai_stands_beside_one_with_more_honour() -> None:
    t = table()
    tanzaku = ("red-2", "red-9", "red-10", "green-5", "green-7")
    autumn_of(flowers(t, "cherry", *tanzaku, "red-11", "blue-5", "gold-7"), "cherry")
    plans = SENJI.view(t, 0)["plans"]
    assert [(each["samurai"], each["combinations"]) for each in plans] == [
        (1, ["five-tanzaku"]),
        (0, ["short-run"]),
    ]


@rule("SEN-63")
def test_plans_are_told_in_autumn_only_and_not_without_end() -> None:
    t = flowers(table(), "cherry", "red-3", "red-4", "red-5")
    play(t, Spring())
    assert SENJI.view(t, 0)["plans"] == []
    assert len(disjoint([2] * len(FACES))) == MOST_TRIED


@rule("SEN-62")
def test_a_view_tells_what_a_set_lacks() -> None:
    t = table(4)
    own = SENJI.view(t, 0)["players"][0]["family"]
    others = [each["family"] for each in SENJI.view(t, 0)["players"][1:]]
    hand(t, own, f"{others[0]}-trade-2a", f"{others[0]}-support-1a", f"{others[2]}-trade-2a")
    hand(t, own, "cherry-trade-2a")
    needs = SENJI.view(t, 0)["set_needs"]
    assert needs["cards"] == 5
    assert needs["have"] == {others[0]: 2, others[2]: 1, "cherry": 1}
    assert needs["missing"] == ["dragon", others[1]]  # not at the table
    assert SENJI.view(table(4, sets="opponents"), 0)["set_needs"]["missing"] == others
    assert SENJI.view(t, NOBODY)["set_needs"]["missing"] == []
    assert card("cherry-trade-2a") in t.hands[t.family[0]]


@rule("SEN-60")
def test_a_view_tells_who_has_still_to_have_an_autumn() -> None:
    t = play(table(3), Autumn())
    assert SENJI.view(t, 0)["autumn_left"] == [0, 1, 2]
    say(t, "0 next:fan")
    assert SENJI.view(t, 0)["autumn_left"] == [0, 2]
    assert SENJI.view(table(3), 0)["autumn_left"] == []


@rule("SEN-90")
def test_a_view_tells_which_samurai_serve_a_family() -> None:
    t = samurai(table(), "akashi", "izumo")
    assert SENJI.view(t, 0)["players"][2]["samurai"] == ["akashi"]
    assert SENJI.view(t, 0)["players"][0]["samurai"] == []


# -- mercenaries -----------------------------------------------------------------------------


@rule("SEN-66")
def test_a_landless_family_sees_what_mercenaries_cost_as_far_as_it_can_pay() -> None:
    t = table()
    for place in range(3):
        t.owner[place] = 1
    t.honour[0] = 2
    turn(fleet(t, "cherry", "north", 5), "cherry")
    assert SENJI.view(t, 0)["hires"] == [
        {"sea": "north", "alone": [0, 3], "led": [6, 9]},
        {"sea": "south", "alone": [0, 3, 6, 9], "led": [6, 9]},
    ]
    assert SENJI.view(t, 1)["hires"] == SENJI.view(t, NOBODY)["hires"] == []
    say(t, "0 hire:south units:2")
    assert SENJI.view(t, 0)["hires"] == []


@rule("SEN-66")
def test_who_holds_a_province_sees_no_mercenaries() -> None:
    assert SENJI.view(turn(table(), "cherry"), 0)["hires"] == []
