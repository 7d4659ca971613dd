"""The end of a round (WHI-60 to 62)."""

from scenes.white_castle import (
    end_of_round,
    give,
    has,
    lies,
    scene,
    send,
    tending,
)
from table_talk import menu, rule, say, why


@rule("WHI-60")
def test_the_most_advanced_in_time_goes_first() -> None:
    t = scene(4)
    t.track = [3, 5, 0, 4]
    assert end_of_round(t, 1).order == (1, 3, 0, 2)


@rule("WHI-60")
def test_on_the_same_space_the_higher_marker_goes_first() -> None:
    t = scene(4)
    t.track = [3, 3, 0, 3]
    t.arrived = (3, 2, 0, 1)
    assert end_of_round(t, 1).order == (3, 0, 1, 2)


@rule("WHI-61")
def test_gardens_under_a_bridge_that_still_has_a_die_act_once_more() -> None:
    t = scene()
    t.bridges = [(0, 6), (0, 0), (1, 0)]
    send(t, 0, "coral-stone", "black-stone", "white-stone")
    send(t, 1, "coral-stone")
    tending(t, 0)
    assert menu(t) == ["tend:coral-stone", "tend:white-stone", "stop"]


@rule("WHI-61")
def test_the_gardens_are_done_in_any_order_once_each() -> None:
    t = scene()
    send(t, 0, "coral-stone", "black-stone")
    say(tending(t, 0), "0 tend:black-stone gain:iron gain:iron")
    assert "tend:black-stone" not in menu(t)
    say(t, "0 tend:coral-stone")
    assert has(t, 0) == "iron 2 seal 2"
    assert not t.asks


@rule("WHI-61")
def test_a_garden_may_be_left_undone() -> None:
    t = scene()
    send(t, 0, "white-stone")
    say(tending(t, 0), "0 stop")
    assert has(t, 0) == ""
    assert not t.asks


@rule("WHI-25")
def test_gardens_that_only_give_goods_are_tended_even_by_who_stops() -> None:
    t = scene()
    send(t, 0, "coral-stone", "white-stone")
    t.chronicle = []
    say(tending(t, 0), "0 stop")
    assert has(t, 0) == "seal 2"
    assert [event.kind.name for event in t.chronicle] == ["tended", "gained-seal"]


@rule("WHI-61")
def test_coins_are_due_again_and_food_is_not() -> None:
    t = scene()
    send(t, 0, "coral-plant")
    give(t, 0, "coin 5")
    say(tending(t, 0), "0 tend:coral-plant audience")
    assert has(t, 0) == ""


@rule("WHI-61")
def test_a_gardener_placed_in_the_step_gives_its_placement_action_only() -> None:
    t = scene()
    send(t, 0, "black-plant")
    give(t, 0, "coin 3 food 2")
    say(tending(t, 0), "0 tend:black-plant garden:coral-stone")
    assert has(t, 0) == "seal 2"
    assert not t.asks


@rule("WHI-61")
def test_the_players_follow_the_new_turn_order() -> None:
    t = scene()
    t.track = [0, 1]
    for seat in (0, 1):
        send(t, seat, "coral-stone")
    end_of_round(t, 1)
    assert t.asks[0].seat == 1
    say(t, "1 stop")
    assert t.asks[0].seat == 0
    assert t.asks[0].rule == "WHI-61"


@rule("WHI-61")
def test_a_garden_that_cannot_be_paid_is_asked_while_seals_could_help() -> None:
    t = scene()
    send(t, 0, "coral-plant")
    give(t, 0, "coin 4 seal 1")
    assert why(tending(t, 0), "0 tend:coral-plant") == "WHI-48"
    say(t, "0 trade:coin tend:coral-plant audience")
    assert has(t, 0) == ""


@rule("WHI-62")
def test_all_dice_are_gathered_rolled_and_lined_up_again() -> None:
    t = scene()
    t.loaded = (5, 0, 3, 2, 2, 0, 4, 5, 3)
    t.bridges = [(0, 6), (0, 0), (1, 2)]
    t.domains = (3, 0, 0, 0, 2, 0)
    lies(t, "well", "coral", 1, 2)
    end_of_round(t, 1)
    assert t.bridges == [(1, 4, 6), (1, 3, 3), (4, 5, 6)]
    assert t.spaces == [()] * 8
    assert t.domains == (0,) * 6


@rule("WHI-62")
def test_the_round_marker_advances() -> None:
    assert end_of_round(scene(), 1).round == 2
    t = end_of_round(scene(), 2)
    assert t.round == 3
    assert t.asks[0].rule == "WHI-21"


@rule("WHI-62")
def test_after_the_third_round_there_are_no_gardens() -> None:
    t = scene()
    send(t, 0, "coral-stone", "black-stone")
    t.track = [0, 1]
    end_of_round(t, 3)
    assert not t.asks
    assert t.order == (1, 0)
    assert has(t, 0) == ""
    assert t.score(0) == 4
