"""Dice and postures (SHO-10, 11, SHO-20 to 25)."""

from scenes.shototsu import Fighter, asked, battle, duel, load, who, wounds
from table_talk import menu, rule, say, why
from tatami.core.words import SEAT
from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.rules.dice import Side, explosive_roll, successes_of, untied, within
from tatami.games.shototsu.words import ROLLED_INITIATIVE


@rule("SHO-10")
def test_a_die_is_a_success_on_four_or_more() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    load(t, 1, 2, 3, 4, 5)
    assert successes_of(explosive_roll(t, 5)) == 2


@rule("SHO-10")
def test_the_number_needed_stays_between_two_and_six() -> None:
    assert [within(number) for number in (0, 1, 2, 6, 7)] == [2, 2, 2, 6, 6]


@rule("SHO-11")
def test_each_six_adds_a_die_and_so_do_sixes_on_added_dice() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    load(t, 2, 3, 6, 6, 4)
    assert successes_of(explosive_roll(t, 3)) == 3
    assert not t.loaded


@rule("SHO-40")
def test_without_a_die_to_roll_a_draw_settles_a_tie() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.loaded = (0,)
    scores = untied(t, [Side(ROLLED_INITIATIVE, SEAT[seat]) for seat in range(2)])
    assert sorted(scores) == [0, 1]


@rule("SHO-20")
def test_a_samurai_is_always_in_one_of_five_postures() -> None:
    t = battle([Fighter("e13", "fire")], [Fighter("a1")])
    say(t, "0 stay")
    assert why(t, "0 posture:fire") == "SHO-20"
    assert menu(t) == ["posture:earth", "posture:water", "posture:air", "posture:void", "keep"]


@rule("SHO-21")
def test_against_earth_damage_is_one_less_and_added_dice_do_not_explode() -> None:
    t = duel(Fighter("e13", "void"), Fighter("f13", "earth"), 6, 1, 1, 6)
    say(t, "0 stay attack:2a pass")
    assert wounds(t, "2a") == 2  # 2, -1 for Earth, +1 for one explosion
    assert not t.loaded


@rule("SHO-22")
def test_against_water_a_five_is_needed() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "water"), 4, 4, 4)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 0
    t = duel(Fighter("e13", "fire"), Fighter("f13", "water"), 5, 4, 4)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 3


@rule("SHO-23")
def test_in_air_a_three_is_enough_and_against_water_a_four_is_needed() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "fire"), 3, 1, 1)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2
    t = duel(Fighter("e13", "air"), Fighter("f13", "water"), 3, 3, 3)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 0
    t = duel(Fighter("e13", "air"), Fighter("f13", "water"), 4, 3, 3)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2


@rule("SHO-24")
def test_in_fire_attacks_deal_one_more() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air"), 4, 1, 1)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 3


@rule("SHO-25")
def test_in_void_one_die_is_rolled_again_before_explosions() -> None:
    t = duel(Fighter("e13", "void"), Fighter("f13", "air"), 1, 1, 2, 6, 4)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-rolled"
    assert menu(t) == ["reroll:1", "reroll:2", "pass"]
    say(t, "0 reroll:2")
    assert wounds(t, "2a") == 3  # the six is new, and explodes


@rule("SHO-25")
def test_only_one_die_is_rolled_again_and_its_new_face_stands() -> None:
    t = duel(Fighter("e13", "void"), Fighter("f13", "air"), 5, 1, 1, 2)
    say(t, "0 stay attack:2a reroll:5")
    assert asked(t) == "0 SHO-43-posture"
    assert wounds(t, "2a") == 0


@rule("SHO-25")
def test_in_void_each_explosion_adds_a_damage() -> None:
    t = duel(Fighter("e13", "void"), Fighter("f13", "air"), 6, 6, 1, 6, 1, 1)
    say(t, "0 stay attack:2a pass")
    assert wounds(t, "2a") == 5


@rule("SHO-25")
def test_explosions_add_no_damage_in_another_posture() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "air"), 6, 1, 1, 1)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2


@rule("SHO-26")
def test_the_posture_counts_at_the_moment_of_use() -> None:
    t = duel(
        Fighter("e13", "air"), Fighter("f13", "void", "striking-as-void crescent-moon-style"),
        1, 1, 1, 4, 1, 1,
    )  # fmt: skip
    say(t, "0 stay attack:2a", "1 use:striking-as-void posture:water")
    assert asked(t) == "1 SHO-70-attack-finished"
    say(t, "1 use:crescent-moon-style")
    assert wounds(t, "1a") == 2
    assert who(t, "1a") == 0


@rule("SHO-53")
def test_an_attack_rolls_at_least_one_die() -> None:
    t = duel(Fighter("e13", "air", rings="4-3-3-0-0"), Fighter("f13"), 1)
    t.call(Attack(0, who(t, "2a"), 3))
    t.asks, t.given = [], []
    t.advance()
    assert not t.loaded
