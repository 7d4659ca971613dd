"""Honour and the end of the game (SHO-60 to 63)."""

from scenes.shototsu import Fighter, battle, duel, who
from table_talk import rule, say
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.rules.end_of_the_game import ranking
from tatami.games.shototsu.table import DEAD, FROM_KILLS, FROM_RELIC, FROM_ZONE, SOURCES


@rule("SHO-60")
def test_the_active_player_gains_one_honour_for_carrying_the_relic() -> None:
    t = battle([Fighter("k7"), Fighter("a1")], [Fighter("m1")])
    say(t, "0 stay pick-up keep")
    assert t.honour[FROM_RELIC] == 1
    say(t, "1 stay keep")
    assert t.honour[FROM_RELIC] == 1
    say(t, "0 stay keep")
    assert t.honour[FROM_RELIC] == 2  # whichever samurai was active


@rule("SHO-60")
def test_by_option_everyone_scores_at_each_activations_end() -> None:
    t = battle([Fighter("a1")], [Fighter("b7"), Fighter("m1")], options={"honour": "every-player"})
    say(t, "0 stay keep")
    assert [t.score(0), t.score(1)] == [0, 2]


@rule("SHO-61")
def test_the_zone_gives_one_honour_and_one_more_alone() -> None:
    t = battle([Fighter("a7"), Fighter("b7")], [Fighter("m1")])
    say(t, "0 stay keep")
    assert t.honour[FROM_ZONE] == 2
    t = battle([Fighter("a7"), Fighter("b7")], [Fighter("c9")])
    say(t, "0 stay keep")
    assert t.honour[FROM_ZONE] == 1
    t = battle([Fighter("e13")], [Fighter("c9")])
    say(t, "0 stay keep")
    assert t.honour[FROM_ZONE] == 0


@rule("SHO-62")
def test_a_kill_is_worth_three_honour_once_at_the_end_of_the_activation() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", wounds=4), 4, 1, 1)
    say(t, "0 stay attack:2a")
    assert t.honour[FROM_KILLS] == 0
    say(t, "0 keep")
    assert t.honour[FROM_KILLS] == 3
    say(t, "1 stay keep", "0 stay keep")
    assert t.honour[FROM_KILLS] == 3


@rule("SHO-62")
def test_two_kills_in_one_activation_both_count() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi")],
        [Fighter("f13", "air", wounds=4), Fighter("d13", "air", wounds=4), Fighter("m1")],
        dice=(4, 1, 1, 4, 1),
    )
    say(t, "0 stay attack:2a attack:2b keep")
    assert t.living(1) == 1
    assert t.honour[FROM_KILLS] == 6


@rule("SHO-62")
def test_a_kill_by_a_reaction_is_paid_to_the_killer() -> None:
    t = duel(
        Fighter("e13", "air", wounds=4), Fighter("f13", "water", "crescent-moon-style"),
        1, 1, 1, 4, 1, 1,
    )  # fmt: skip
    say(t, "0 stay attack:2a", "1 use:crescent-moon-style")
    assert t.honour[SOURCES + FROM_KILLS] == 3
    assert t.honour[FROM_KILLS] == 0


@rule("SHO-63")
def test_the_game_ends_after_the_fifth_turn() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.turn = 5
    say(t, "0 stay keep", "1 stay keep")
    assert not t.asks


@rule("SHO-63")
def test_the_game_ends_when_one_player_alone_has_living_samurai() -> None:
    t = battle([Fighter("e13", "fire"), Fighter("a1")], [Fighter("f13", "air", wounds=4)], dice=[4])
    say(t, "0 stay attack:2a keep")
    assert not t.asks
    assert t.score(0) == 3  # honour first, then the end


@rule("SHO-63")
def test_an_end_within_an_attack_ends_everything() -> None:
    t = battle(
        [Fighter("d13", "air", wounds=4)],
        [Fighter("f13", "fire", "porcupine-style")],
        dice=(4, 1, 1),
    )
    say(t, "0 move:e13", "1 use:porcupine-style")
    assert not t.asks
    assert ranking(t) == [2, 1]


@rule("SHO-62", "SHO-63")
def test_an_end_within_an_activation_still_pays_for_the_kills_before_it() -> None:
    t = battle(
        [Fighter("e13", "fire", wounds=4)],
        [Fighter("f13", "air", wounds=4), Fighter("f14", "fire", "porcupine-style")],
        dice=(4, 1, 1, 4, 1, 1),
    )
    say(t, "0 stay attack:2a", "1 pass", "0 keep", "1 use:porcupine-style")
    assert not t.asks
    assert t.honour == [0, 0, 3, 0, 0, 3]


@rule("SHO-63")
def test_a_wiped_out_player_may_still_win() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.honour[FROM_ZONE] = 4
    t.flags[0] |= DEAD
    assert ranking(t) == [1, 2]


@rule("SHO-63")
def test_ties_are_broken_by_living_samurai_then_hit_points_then_shared() -> None:
    t = battle([Fighter("e13"), Fighter("f13")], [Fighter("a1"), Fighter("b1")])
    assert ranking(t) == [1, 1]
    t.wounds[0] = 1
    assert ranking(t) == [2, 1]
    t.flags[who(t, "2a")] |= DEAD
    t.place[who(t, "2a")] = NOWHERE
    assert ranking(t) == [1, 2]
    t.honour[SOURCES] = 1
    assert ranking(t) == [2, 1]
