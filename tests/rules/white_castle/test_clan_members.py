"""Warriors, gardeners and courtiers (WHI-40 to 48)."""

import pytest

from scenes.white_castle import (
    NOBODY,
    at_home,
    cards,
    courtiers,
    do_it_all,
    favours,
    give,
    has,
    on,
    scene,
    send,
    warriors,
)
from table_talk import menu, rule, say, why
from tatami.games.white_castle import advice
from tatami.games.white_castle.frames import Court
from tatami.games.white_castle.printed import EFFECTS, PLACES_OF, ROOMS, SELECTIONS
from tatami.games.white_castle.rules.guards import opens
from tatami.games.white_castle.rules.icon_kinds import barred

# -- warriors ----------------------------------------------------------------------------------


@rule("WHI-40")
def test_a_warrior_goes_to_any_yard_for_its_iron() -> None:
    for yard, left in (("5", "iron 2"), ("3", "iron 4"), ("1", "food 3 iron 6")):
        t = scene()
        give(t, 0, "iron 7")
        say(on(t, "warrior"), f"0 yard:{yard}")
        assert has(t, 0) == left
        assert at_home(t, 0, "warrior") == 4
        assert sum(warriors(t, 0)) == 1


@rule("WHI-40")
def test_the_actions_of_a_yard_are_done_in_any_order_or_declined() -> None:
    t = scene()
    give(t, 0, "iron 5")
    say(on(t, "warrior"), "0 yard:5")
    assert menu(t) == ["do:castle-black", "do:influence-2", "stop"]
    say(t, "0 do:influence-2")
    assert t.track[0] == 2
    assert menu(t) == ["do:castle-black", "stop"]
    say(t, "0 stop")
    assert not t.asks


@rule("WHI-40")
def test_any_number_of_warriors_stand_in_a_yard() -> None:
    t = scene()
    send(t, 0, "1", "1", "1")
    send(t, 1, "1", "1")
    give(t, 0, "iron 1")
    say(on(t, "warrior"), "0 yard:1")
    assert warriors(t, 0) == [0, 0, 4]


# -- gardeners ---------------------------------------------------------------------------------


@rule("WHI-41")
def test_a_gardener_goes_to_a_garden_for_its_food_and_does_its_action() -> None:
    t = scene()
    give(t, 0, "food 3")
    say(on(t, "gardener"), "0 garden:coral-stone")
    assert has(t, 0) == "food 1 seal 2"
    assert at_home(t, 0, "gardener") == 4
    assert t.gardeners[1] == 1


@rule("WHI-41")
def test_the_action_of_a_garden_may_be_declined() -> None:
    t = scene()
    give(t, 0, "food 5 coin 4")
    say(on(t, "gardener"), "0 garden:white-plant stop")
    assert has(t, 0) == "coin 4"


@rule("WHI-41")
def test_a_garden_takes_one_gardener_of_a_clan() -> None:
    t = scene()
    give(t, 0, "food 7")
    send(t, 0, "coral-stone")
    on(t, "gardener")
    assert why(t, "0 garden:coral-stone") == "WHI-41"


@rule("WHI-41")
def test_gardeners_of_other_clans_do_not_matter() -> None:
    t = scene()
    give(t, 0, "food 7")
    send(t, 1, "coral-stone")
    say(on(t, "gardener"), "0 garden:coral-stone")
    assert t.gardeners[1] == 3


@rule("WHI-41")
def test_a_garden_that_cannot_be_paid_is_not_planted() -> None:
    t = scene()
    give(t, 0, "food 3")
    on(t, "gardener")
    assert why(t, "0 garden:coral-plant") == "WHI-26"


# -- the courtier action -----------------------------------------------------------------------


@rule("WHI-42")
def test_an_audience_and_a_climb_once_each_in_any_order() -> None:
    for words in ("audience climb:gate-steward-left", "climb:gate-steward-left audience"):
        t = scene()
        give(t, 0, "coin 4 pearl 4")
        send(t, 0, "gate")
        say(on(t, "courtier"), f"0 {words.split()[0]}")
        if words.startswith("climb"):
            say(t, "0 row:steward-left-bottom")
        say(t, f"0 {words.split()[1]}")
        assert courtiers(t, 0) == [1, 1, 0, 0]


@rule("WHI-42")
def test_each_half_is_done_once() -> None:
    t = scene()
    give(t, 0, "coin 4 pearl 4")
    send(t, 0, "gate")
    say(on(t, "courtier"), "0 audience")
    assert why(t, "0 audience") == "WHI-42"
    u = scene()
    give(u, 0, "coin 4 pearl 7")
    send(u, 0, "gate", "gate")
    say(on(u, "courtier"), "0 climb:gate-steward-left row:steward-left-bottom")
    assert why(u, "0 climb:gate-steward-left") == "WHI-42"
    assert menu(u) == ["audience", "stop"]
    say(u, "0 stop")
    assert not u.asks


@rule("WHI-42")
def test_the_same_courtier_may_have_the_audience_and_then_climb() -> None:
    t = scene()
    give(t, 0, "coin 2 pearl 2")
    say(on(t, "courtier"), "0 audience climb:gate-steward-left")
    assert courtiers(t, 0) == [0, 1, 0, 0]


@rule("WHI-42")
def test_half_of_the_action_is_enough() -> None:
    t = scene()
    give(t, 0, "coin 4 pearl 2")
    say(on(t, "courtier"), "0 audience stop")
    assert courtiers(t, 0) == [1, 0, 0, 0]
    assert not t.asks


@rule("WHI-42")
def test_the_other_half_is_asked_while_seals_could_pay_for_it() -> None:
    t = scene()
    give(t, 0, "coin 2 pearl 1 seal 2")
    say(on(t, "courtier"), "0 audience")
    assert menu(t)[0] == "stop"
    say(t, "0 trade:pearl climb:gate-steward-left row:steward-left-bottom")
    assert courtiers(t, 0) == [0, 1, 0, 0]


@rule("WHI-42")
def test_the_other_half_is_not_asked_when_it_has_nobody_to_move() -> None:
    t = scene()
    give(t, 0, "coin 9 pearl 2 seal 5")
    send(t, 0, "diplomat", "daimyo", "daimyo", "daimyo", "daimyo")
    say(on(t, "courtier"), "0 climb:second-daimyo")
    do_it_all(t)
    u = scene()
    give(u, 0, "coin 2 seal 1")
    send(u, 0, "daimyo", "daimyo", "daimyo", "daimyo")
    say(on(u, "courtier"), "0 audience")
    assert isinstance(u.frames[-1], Court)  # the new courtier could climb
    v = scene()
    give(v, 0, "pearl 2 seal 1")
    send(v, 0, "gate", "daimyo", "daimyo", "daimyo", "daimyo")
    say(on(v, "courtier"), "0 climb:gate-steward-left row:steward-left-bottom")
    assert not v.asks


@rule("WHI-43")
def test_an_audience_costs_two_coins() -> None:
    t = scene()
    give(t, 0, "coin 3")
    send(t, 0, "gate", "gate")
    say(on(t, "courtier"), "0 audience")
    assert has(t, 0) == "coin 1"
    assert courtiers(t, 0) == [3, 0, 0, 0]
    assert at_home(t, 0, "courtier") == 2


@rule("WHI-43")
def test_without_two_coins_there_is_no_audience() -> None:
    t = scene()
    give(t, 0, "coin 1 pearl 2")
    send(t, 0, "gate")
    assert why(on(t, "courtier"), "0 audience") == "WHI-43"


@rule("WHI-44")
def test_one_floor_costs_two_pearls_and_two_floors_five() -> None:
    for climb, left, floors in (
        ("gate-steward-right", 5, [0, 1, 0, 0]),
        ("gate-diplomat-right", 2, [0, 0, 1, 0]),
    ):
        t = scene()
        give(t, 0, "pearl 7")
        send(t, 0, "gate")
        say(on(t, "courtier"), f"0 climb:{climb}")
        assert t.has(0, 2) == left
        assert courtiers(t, 0) == floors


@rule("WHI-44")
def test_a_climb_that_cannot_be_paid_is_refused() -> None:
    t = scene()
    give(t, 0, "pearl 4")
    send(t, 0, "gate")
    on(t, "courtier")
    assert why(t, "0 climb:gate-diplomat-left") == "WHI-44"
    assert "climb:gate-steward-left" in menu(t)


@rule("WHI-44")
def test_the_room_on_the_new_floor_is_free_to_choose() -> None:
    t = scene()
    give(t, 0, "pearl 7")
    send(t, 0, "gate", "steward", "diplomat")
    assert menu(on(t, "courtier")) == [
        "climb:gate-steward-left", "climb:gate-steward-middle", "climb:gate-steward-right",
        "climb:gate-diplomat-left", "climb:gate-diplomat-right",
        "climb:first-diplomat-left", "climb:first-diplomat-right", "climb:first-daimyo",
        "climb:second-daimyo",
    ]  # fmt: skip


@rule("WHI-44")
def test_from_the_second_floor_the_daimyo_is_one_floor_away() -> None:
    t = scene()
    give(t, 0, "pearl 2")
    send(t, 0, "diplomat")
    say(on(t, "courtier"), "0 climb:second-daimyo")
    assert t.has(0, 2) == 0
    assert courtiers(t, 0) == [0, 0, 0, 1]


@rule("WHI-44")
def test_a_climb_of_two_floors_gives_nothing_for_the_floor_it_passes() -> None:
    t = scene()
    give(t, 0, "pearl 5")
    send(t, 0, "gate")
    say(on(t, "courtier"), "0 climb:gate-diplomat-right gain:food gain:food gain:food")
    assert t.rooms[:3] == cards("steward-2 steward-4 steward-10")
    assert len(t.decks[1]) == 3
    assert has(t, 0) == "food 3"


@rule("WHI-45")
def test_a_climb_into_a_room_takes_its_card_and_turns_the_old_one_over() -> None:
    t = scene()
    give(t, 0, "pearl 2")
    send(t, 0, "gate")
    say(on(t, "courtier"), "0 climb:gate-steward-left row:steward-left-bottom")
    assert t.actions[0] == cards("steward-2")[0]
    assert t.lanterns[0] == tuple(cards("decree-coin action-1"))
    assert has(t, 0) == "iron 2"


@rule("WHI-45")
def test_the_card_turned_over_already_counts_for_its_light_action() -> None:
    t = scene()
    give(t, 0, "pearl 2")
    send(t, 0, "gate")
    t.actions[0] = cards("diplomat-1")[0]  # its back gives a point
    say(on(t, "courtier"), "0 climb:gate-steward-middle row:steward-middle-bottom")
    assert has(t, 0) == "coin 1 points 1"


@rule("WHI-45")
def test_one_action_on_light_ground_is_picked() -> None:
    t = scene()
    give(t, 0, "pearl 2")
    send(t, 0, "gate")
    say(on(t, "courtier"), "0 climb:gate-steward-left")
    assert menu(t) == ["row:steward-left-middle", "row:steward-left-bottom"]
    assert why(t, "0 row:steward-left-top") == "WHI-45"


@rule("WHI-45")
@pytest.mark.parametrize("room", range(ROOMS))
def test_a_room_without_its_card_opens_nothing_and_may_be_judged(room: int) -> None:
    t = scene()
    give(t, 0, "coin 7 seal 5 food 7 iron 7 pearl 7")
    t.rooms[room] = NOBODY
    for effect in EFFECTS:
        assert isinstance(barred(t, 0, effect), str)
        assert isinstance(advice.value(on(t.copy(), effect.name), 0), float)
    for number in range(len(SELECTIONS)):
        assert not [place.name for place in PLACES_OF[room] if opens(t, number, place)]


@rule("WHI-45")
def test_the_room_is_refilled_last() -> None:
    t = scene()
    give(t, 0, "pearl 2")
    send(t, 0, "gate")
    say(on(t, "courtier"), "0 climb:gate-steward-left")
    assert t.rooms[0] == NOBODY
    say(t, "0 row:steward-left-bottom")
    assert t.rooms[0] == cards("steward-5")[0]
    assert len(t.decks[1]) == 2


@rule("WHI-46")
def test_a_card_that_could_not_be_replaced_stays() -> None:
    t = scene()
    t.decks[1] = ()
    give(t, 0, "pearl 2")
    send(t, 0, "gate")
    say(on(t, "courtier"), "0 climb:gate-steward-left row:steward-left-bottom")
    assert has(t, 0) == "iron 2"
    assert t.rooms[0] == cards("steward-2")[0]
    assert t.actions[0] == cards("action-1")[0]
    assert t.lanterns[0] == tuple(cards("decree-coin"))


@rule("WHI-47")
def test_before_the_daimyo_comes_first_the_lantern_then_a_favour() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("action-1"))
    give(t, 0, "pearl 2")
    send(t, 0, "diplomat")
    say(on(t, "courtier"), "0 climb:second-daimyo")
    assert menu(t) == ["do:influence-1", "stop"]
    say(t, "0 do:influence-1")
    offered = ["favour:favour-1", "favour:favour-2", "favour:favour-3"]
    assert menu(t) == offered  # taking one is not optional
    say(t, "0 favour:favour-2")
    assert has(t, 0) == "points 2"
    assert favours(t) == [NOBODY, 0, NOBODY]


@rule("WHI-47")
def test_a_favour_holds_one_courtier_of_any_clan() -> None:
    t = scene()
    t.favours = (NOBODY, 1, NOBODY)
    give(t, 0, "pearl 2")
    send(t, 0, "diplomat")
    say(on(t, "courtier"), "0 climb:second-daimyo")
    assert why(t, "0 favour:favour-2") == "WHI-47"


@rule("WHI-47")
def test_with_no_free_favour_the_courtier_simply_stays() -> None:
    t = scene()
    t.favours = (1, 1, 0)
    give(t, 0, "pearl 2")
    send(t, 0, "diplomat")
    say(on(t, "courtier"), "0 climb:second-daimyo")
    assert has(t, 0) == "coin 1"
    assert courtiers(t, 0) == [0, 0, 0, 1]
    assert not t.asks


@rule("WHI-48")
def test_an_action_given_by_a_card_costs_its_usual_price_on_top() -> None:
    t = scene()
    give(t, 0, "iron 1 coin 3")
    say(on(t, "warrior-for-coin-3"), "0 yard:1")
    assert has(t, 0) == "food 3"


@rule("WHI-48")
def test_an_action_without_a_member_left_to_send_cannot_be_done() -> None:
    t = scene()
    send(t, 0, *["1"] * 5, "coral-plant", "coral-stone", "black-plant", "black-stone")
    send(t, 0, "white-stone", *["daimyo"] * 5)
    give(t, 0, "iron 7 food 7 coin 7 pearl 7")
    on(t, "courtier-or-warrior-or-gardener")
    assert not t.asks


@rule("WHI-48")
def test_an_action_nobody_can_pay_cannot_be_done() -> None:
    t = scene()
    give(t, 0, "seal 1")
    on(t, "courtier-or-warrior-or-gardener")
    assert why(t, "0 do:courtier") == "WHI-48"
    assert why(t, "0 do:warrior") == "WHI-48"
    assert why(t, "0 do:gardener") == "WHI-48"


@rule("WHI-48")
def test_the_climb_alone_is_open_to_courtiers_already_sent() -> None:
    t = scene()
    send(t, 0, *["gate"] * 5)
    give(t, 0, "coin 9 pearl 2")
    on(t, "courtier")
    assert why(t, "0 audience") == "WHI-48"
    assert "climb:gate-steward-left" in menu(t)
