"""Deployment and turn (SHO-40 to 45)."""

from scenes.shototsu import Fighter, asked, at, battle, built, has, load, refusal, who
from table_talk import menu, rule, say, why
from tatami.games.shototsu.boards import PLACES
from tatami.games.shototsu.frames import Activation, Deployment, Initiative, Turn
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.rules.characters import attention
from tatami.games.shototsu.rules.paths import WALK, reachable
from tatami.games.shototsu.table import ACTED, SLOW, Shototsu
from tatami.games.shototsu.view import view
from tatami.games.shototsu.words import ROLLED_INITIATIVE


def deployed(samurai: str = "3") -> Shototsu:
    """The hand is given, and both sides deploy on the first free spaces."""
    t = built(samurai=samurai)
    say(t, f"{t.asks[0].seat} hand:p1")
    while isinstance(t.frames[-1], Deployment):
        t.answer(t.asks[0].seat, t.asks[0].options[0])
    return t


@rule("SHO-40")
def test_the_most_successes_name_who_has_the_hand() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.asks, t.given = [], []
    t.call(Initiative())
    load(t, 4, 1, 1, 4, 4, 1)
    t.advance()
    assert asked(t) == "1 SHO-40"
    assert menu(t) == ["hand:p1", "hand:p2"]
    say(t, "1 hand:p2")
    assert t.hand == 1


@rule("SHO-40")
def test_tied_players_roll_again() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.asks, t.given = [], []
    t.call(Initiative())
    load(t, 4, 1, 1, 4, 1, 1, 4, 1, 1, 1, 1, 1)
    t.advance()
    assert asked(t) == "0 SHO-40"
    assert not t.loaded


@rule("SHO-40", "SHO-31")
def test_only_the_living_roll_with_their_tokens() -> None:
    t = battle([Fighter("e13", spies=1), Fighter("e14")], [Fighter("a1")])
    t.asks, t.given = [], []
    t.call(Initiative())
    load(t, *[1] * 9, *[4] * 9)  # three dice each for the three who live
    t.advance()
    assert asked(t) == "0 SHO-40"
    assert len(t.loaded) == 9  # no tie, thanks to the token


@rule("SHO-40")
def test_the_hand_is_not_given_to_the_dead() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")], [Fighter("a2")])
    t.asks, t.given = [], []
    t.flags[who(t, "2a")] |= 1
    t.call(Initiative())
    t.advance()
    assert why(t, f"{t.asks[0].seat} hand:p2") == "SHO-40"


@rule("SHO-41")
def test_players_alternate_and_place_samurai_in_their_own_zone() -> None:
    t = built()
    say(t, f"{t.asks[0].seat} hand:p2")
    assert asked(t) == "1 SHO-41"
    say(t, "1 deploy:2b")
    assert asked(t) == "1 SHO-41-where"
    assert len(menu(t)) == 10
    assert refusal(t, 1, "stand:e15") == "SHO-41"  # the zone of the other
    say(t, "1 stand:e1 posture:water")
    assert at(t, "2b") == "e1"
    assert asked(t) == "0 SHO-41"


@rule("SHO-41")
def test_no_space_takes_two_and_nobody_deploys_twice() -> None:
    t = built()
    say(t, f"{t.asks[0].seat} hand:p1", "0 deploy:1a stand:e15 posture:fire")
    say(t, "1 deploy:2a stand:e1 posture:fire")
    assert why(t, "0 deploy:1a") == "SHO-41"
    say(t, "0 deploy:1b")
    assert why(t, "0 stand:e15") == "SHO-41"


@rule("SHO-41")
def test_the_last_one_is_deployed_without_asking_which() -> None:
    t = deployed(samurai="1")
    assert isinstance(t.frames[-1], Activation)


@rule("SHO-42")
def test_players_activate_in_turn_beginning_with_the_hand() -> None:
    t = deployed()
    assert asked(t) == "0 SHO-42"
    say(t, "0 activate:1b stay keep")
    while isinstance(t.frames[-1], Activation):
        t.answer(t.asks[0].seat, t.asks[0].options[-1])
    assert asked(t) == "1 SHO-42"


@rule("SHO-42")
def test_nobody_is_activated_twice_in_a_turn() -> None:
    t = battle([Fighter("e13"), Fighter("g13"), Fighter("i13")], [Fighter("a1")])
    say(t, "0 stay keep", "1 stay keep")
    assert why(t, "0 activate:1a") == "SHO-42"
    assert has(t, "1a", ACTED)


@rule("SHO-42")
def test_a_player_with_none_left_is_skipped() -> None:
    t = battle([Fighter("e13"), Fighter("g13"), Fighter("i13")], [Fighter("a1")])
    say(t, "0 stay keep", "1 stay keep", "0 activate:1b stay keep")
    assert t.nearest(Activation).samurai == who(t, "1c")


@rule("SHO-42")
def test_by_option_the_hand_activates_all_own_samurai_first() -> None:
    t = battle(
        [Fighter("e13"), Fighter("g13")],
        [Fighter("a1"), Fighter("c1")],
        options={"activations": "hand-holder-first"},
    )
    say(t, "0 stay keep")
    assert t.nearest(Activation).samurai == who(t, "1b")


@rule("SHO-43")
def test_an_activation_is_move_then_action_then_posture() -> None:
    t = battle([Fighter("d13", "fire")], [Fighter("f13"), Fighter("a1")])
    assert asked(t) == "0 SHO-44"
    assert refusal(t, 0, "attack:2a") == "SHO-50"
    say(t, "0 move:e13")
    assert asked(t) == "0 SHO-43-action"
    assert refusal(t, 0, "move:d13") == "SHO-44"
    say(t, "0 rest")
    assert asked(t) == "0 SHO-43-posture"
    say(t, "0 posture:earth")
    assert t.posture[0] == 0
    assert asked(t).startswith("1 ")


@rule("SHO-43")
def test_all_three_may_be_skipped() -> None:
    t = battle([Fighter("e13", "fire")], [Fighter("f13"), Fighter("a1")])
    say(t, "0 stay rest keep")
    assert (at(t, "1a"), t.posture[0]) == ("e13", 3)


@rule("SHO-44")
def test_a_move_goes_up_to_speed_in_eight_directions() -> None:
    t = battle([Fighter("e14", rings="2-0-2-2-4")], [Fighter("a1")])
    spaces = {text.partition(":")[2] for text in menu(t)} - {"", "stay"}
    expected = {f"{x}{y}" for x in "cdefg" for y in range(12, 16)} - {"e14"}
    assert spaces == expected


@rule("SHO-44")
def test_terrain_figures_and_a_relic_on_the_ground_cannot_be_entered() -> None:
    t = battle([Fighter("k7", rings="2-0-2-2-4")], [Fighter("k6")])
    for filled in ("j7", "k6", "l8"):
        assert refusal(t, 0, f"move:{filled}") == "SHO-44"
    assert "move:l7" in menu(t)


@rule("SHO-44")
def test_figures_are_not_passed_through() -> None:
    row = [Fighter(f"{x}2", rings="2-2-2-2-2") for x in "abc"]
    t = battle([Fighter("a1", rings="2-0-2-2-4")], row)
    assert "move:b1" in menu(t)
    assert "move:a3" not in menu(t)


@rule("SHO-44")
def test_no_diagonal_step_between_two_spaces_with_terrain() -> None:
    t = battle(
        [Fighter("d4")], [Fighter("m1")], options={"board": "four-winds-crossing"}
    )  # e4 and d5 are rocks
    t.flags[0] |= SLOW
    spaces = [PLACES[place] for place in reachable(t, 0, WALK)]
    assert "e5" not in spaces
    assert "e3" in spaces


@rule("SHO-44")
def test_who_is_shut_in_is_not_asked_to_move() -> None:
    t = battle([Fighter("a1", "fire")], [Fighter("b1"), Fighter("a2"), Fighter("b2")])
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-45")
def test_when_all_have_been_activated_a_new_roll_begins_the_next_turn() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    say(t, "0 stay keep", "1 stay keep")
    assert t.turn == 2
    assert isinstance(t.frames[-1], Initiative)
    assert not has(t, "1a", ACTED)
    say(t, f"{t.asks[0].seat} hand:p2")
    assert isinstance(t.frames[-2], Turn)
    assert t.nearest(Activation).samurai == who(t, "2a")


@rule("SHO-41")
def test_nobody_is_in_reach_before_it_is_on_the_board() -> None:
    t = built(2)
    say(t, f"{t.asks[0].seat} hand:p1", "0 deploy:1a stand:e15 posture:fire")
    assert view(t, 0)["samurai"][0]["in_reach"] == []


@rule("SHO-40")
def test_everybody_is_told_all_dice_and_successes_of_the_initiative() -> None:
    t = SHOTOTSU.open_true(2, "told", {})
    assert isinstance(t, Shototsu)
    say(t, "0 patrol:balanced", "1 patrol:wall")
    rolls = [event.plain() for event in t.chronicle or [] if event.kind is ROLLED_INITIATIVE]
    assert [roll["seat"] for roll in rolls[:2]] == ["seat:0", "seat:1"]
    for seat, roll in enumerate(rolls[:2]):
        dice = [str(die)[-1] for die in list(roll["dice"])]  # type: ignore[call-overload]
        spies = sum(t.spies[i] for i in t.patrol(seat))
        assert len(dice) == sum(attention(t, i) for i in t.patrol(seat)) + dice.count("6")
        assert roll["successes"] == spies + sum(die in "456" for die in dice)
