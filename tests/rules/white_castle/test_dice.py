"""Dice: taking and placing them (WHI-20 to 25)."""

from scenes.white_castle import (
    cards,
    do_it_all,
    give,
    has,
    lies,
    scene,
    turn,
)
from table_talk import menu, rule, say, why
from tatami.games.white_castle.frames import Course, Turn


@rule("WHI-20")
def test_a_round_is_three_turns_a_player_in_turn_order() -> None:
    t = scene()
    t.order = (1, 0)
    t.call(Course())
    t.advance()
    seats: list[int] = []
    while t.round == 1:
        if menu(t)[0].startswith("take:"):
            seats.append(t.asks[0].seat)
        say(t, f"{t.asks[0].seat} {'place:well' if 'place:well' in menu(t) else menu(t)[0]}")
    assert seats == [1, 0, 1, 0, 1, 0]


@rule("WHI-20")
def test_three_dice_are_left_on_the_bridges_in_all() -> None:
    t = scene()
    t.call(Course())
    t.advance()
    left: list[int] = []
    while t.round == 1:
        left.append(sum(value > 0 for bridge in t.bridges for value in bridge))
        say(t, f"{t.asks[0].seat} {'place:well' if 'place:well' in menu(t) else menu(t)[0]}")
    assert min(left) == 3


@rule("WHI-20")
def test_a_turn_cannot_be_passed() -> None:
    t = turn(scene())
    assert all(word.startswith("take:") for word in menu(t))


@rule("WHI-21")
def test_a_die_is_taken_from_either_end_of_any_bridge() -> None:
    t = turn(scene())
    assert menu(t) == [
        "take:coral-left", "take:coral-right", "take:black-left", "take:black-right",
        "take:white-left", "take:white-right",
    ]  # fmt: skip
    assert t.asks[0].rule == "WHI-21"
    say(t, "0 take:black-right")
    assert t.nearest(Turn).value == 5
    assert t.asks[0].rule == "WHI-22"


@rule("WHI-21")
def test_the_nearest_die_between_the_ends_slides_into_the_gap() -> None:
    t = scene()
    t.bridges[0] = (1, 2, 3, 4, 6)
    say(turn(t), "0 take:coral-right place:well")
    assert list(t.bridges[0]) == [1, 2, 3, 4]
    say(turn(t), "0 take:coral-left place:well")
    assert list(t.bridges[0]) == [2, 3, 4]


@rule("WHI-21")
def test_a_die_on_one_end_never_slides_to_the_other() -> None:
    t = scene()
    t.bridges = [(1, 6), (2, 3), (0, 4)]
    say(turn(t), "0 take:coral-left place:well gain:food")
    assert t.bridges[0] == (0, 6)
    turn(t)
    assert "take:coral-left" not in menu(t)
    assert "take:white-left" not in menu(t)
    say(t, "0 take:black-right place:well gain:food")
    assert t.bridges[1] == (2, 0)
    assert "take:black-right" not in menu(turn(t))


@rule("WHI-22")
def test_a_higher_die_gains_the_difference_in_coins() -> None:
    t = scene()
    say(turn(t), "0 take:coral-right place:outside-left")  # 6 on a 5
    assert has(t, 0) == "coin 1"


@rule("WHI-22")
def test_a_lower_die_pays_the_difference() -> None:
    t = scene()
    give(t, 0, "coin 3")
    say(turn(t), "0 take:black-left place:outside-left")  # 2 on a 5, and its lantern gives 1
    assert has(t, 0) == "coin 1"


@rule("WHI-22")
def test_an_equal_die_neither_gains_nor_pays() -> None:
    t = scene()
    say(turn(t), "0 take:black-right place:outside-left")
    assert has(t, 0) == ""


@rule("WHI-22")
def test_who_cannot_pay_the_difference_cannot_place_the_die_there() -> None:
    t = scene()
    give(t, 0, "coin 2")
    say(turn(t), "0 take:black-left")
    assert why(t, "0 place:outside-left") == "WHI-22"  # its lantern's coin would come too late


@rule("WHI-22")
def test_seals_may_be_turned_into_coins_to_pay_for_a_die() -> None:
    t = scene()
    give(t, 0, "coin 2 seal 1")
    say(turn(t), "0 take:black-left trade:coin place:outside-left")
    assert has(t, 0) == "coin 1"


@rule("WHI-22")
def test_a_die_on_a_die_is_compared_with_the_one_beneath() -> None:
    t = scene(3)
    lies(t, "outside-left", "white", 4)
    say(turn(t), "0 take:coral-right place:outside-left")
    assert has(t, 0) == "coin 2"


@rule("WHI-23")
def test_with_two_players_dice_are_never_stacked() -> None:
    t = scene()
    lies(t, "outside-left", "white", 4)
    say(turn(t), "0 take:coral-right")
    assert why(t, "0 place:outside-left") == "WHI-23"


@rule("WHI-23")
def test_with_three_players_a_space_holds_two_dice() -> None:
    t = scene(3)
    lies(t, "outside-left", "white", 4)
    lies(t, "outside-right", "white", 4, 5)
    say(turn(t), "0 take:coral-right")
    assert "place:outside-left" in menu(t)
    assert why(t, "0 place:outside-right") == "WHI-23"


@rule("WHI-23")
def test_a_domain_space_takes_one_die_a_round_also_with_four_players() -> None:
    t = scene(4)
    t.bridges[0] = (1, 3, 6, 6, 6)
    say(turn(t), "0 take:coral-right place:domain")
    do_it_all(t)
    say(turn(t), "0 take:coral-right")
    assert why(t, "0 place:domain") == "WHI-23"


@rule("WHI-24")
def test_a_die_from_the_left_end_gives_the_lantern_reward() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("decree-vp"))
    say(turn(t), "0 take:black-left place:well")
    assert has(t, 0).endswith("points 1")


@rule("WHI-24")
def test_a_die_from_the_right_end_gives_no_lantern_reward() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("decree-vp"))
    say(turn(t), "0 take:black-right place:well")
    assert "points" not in has(t, 0)


@rule("WHI-24")
def test_the_lantern_comes_after_the_coins_and_before_the_actions() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("action-1"))  # a step of influence, which is asked
    t.bridges[1] = (4, 5, 6)
    say(turn(t), "0 take:black-left place:well")
    assert has(t, 0) == "coin 3"
    assert menu(t) == ["do:influence-1", "stop"]
    say(t, "0 do:influence-1 gain:food")
    assert has(t, 0) == "food 1 pearl 1 coin 3 seal 1"


@rule("WHI-25")
def test_the_actions_of_a_space_are_done_in_any_order() -> None:
    t = scene()
    t.bridges[2] = (3, 4, 5)
    give(t, 0, "seal 1 coin 2")
    say(turn(t), "0 take:white-right place:steward-left")
    assert set(menu(t)) == {"do:courtier-for-seal-1", "do:iron-2", "stop", "trade:coin"}
    say(t, "0 do:iron-2 do:courtier-for-seal-1 audience")
    assert has(t, 0) == "iron 2 coin 2"


@rule("WHI-25")
def test_each_action_may_be_declined_but_goods_are_still_taken() -> None:
    t = scene()
    give(t, 0, "seal 1 coin 2")
    say(turn(t), "0 take:white-right place:steward-left")
    assert menu(t)[:3] == ["do:courtier-for-seal-1", "do:iron-2", "stop"]
    say(t, "0 stop")
    assert has(t, 0) == "iron 2 coin 4 seal 1"
    assert not t.asks


@rule("WHI-25")
def test_gains_that_no_order_can_change_are_not_asked() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("decree-coin decree-vp decree-seal resource-1"))
    say(turn(t), "0 take:coral-left place:well")
    assert menu(t)[0] == "gain:food"
    assert has(t, 0) == "pearl 2 coin 1 seal 2 points 1"


@rule("WHI-25")
def test_what_cannot_be_done_is_not_asked() -> None:
    t = scene()
    say(turn(t), "0 take:black-right place:outside-left")  # no food, no coins
    assert not t.asks
