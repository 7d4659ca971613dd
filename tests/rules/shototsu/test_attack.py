"""Actions and attacks (SHO-50 to 57)."""

from scenes.shototsu import Fighter, asked, at, battle, duel, has, refusal, who, wounds
from table_talk import menu, rule, say, why
from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import NOWHERE, PLACES
from tatami.games.shototsu.rules.characters import speed
from tatami.games.shototsu.rules.sight import sees
from tatami.games.shototsu.table import DEAD, NO_WEAPON, SLOW, Shototsu


@rule("SHO-50", "SHO-57")
def test_an_attack_reaches_an_adjacent_enemy_also_diagonally() -> None:
    t = battle([Fighter("e13"), Fighter("d13")], [Fighter("f14"), Fighter("g13")])
    say(t, "0 stay")
    assert menu(t) == ["attack:2a", "rest"]
    assert why(t, "0 attack:2b") == "SHO-57"
    assert refusal(t, 0, "attack:1b") == "SHO-50"


@rule("SHO-52")
def test_a_samurai_next_to_the_relic_takes_it() -> None:
    t = battle([Fighter("k7")], [Fighter("a1")])
    say(t, "0 stay pick-up")
    assert (t.relic, t.bearer) == (NOWHERE, 0)


@rule("SHO-52")
def test_the_relic_is_not_taken_from_afar() -> None:
    t = battle([Fighter("e13")], [Fighter("f13")])
    say(t, "0 stay")
    assert why(t, "0 pick-up") == "SHO-52"


@rule("SHO-52")
def test_the_bearer_moves_half_as_far_rounded_down_but_at_least_one() -> None:
    t = battle([Fighter("e13", rings="2-3-2-2-1")], [Fighter("a1")])
    t.relic, t.bearer = NOWHERE, 0
    assert speed(t, 0) == 2
    t.flags[0] |= SLOW
    assert speed(t, 0) == 1


@rule("SHO-52")
def test_the_relic_halves_free_moves_too() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13"), 1, 1, 1)
    t.relic, t.bearer = NOWHERE, 0
    say(t, "0 stay attack:2a use:ebbing-wave-style")
    assert "move:d13" in menu(t)
    assert "move:c13" not in menu(t)


@rule("SHO-52", "SHO-55")
def test_the_relic_stays_where_its_bearer_died() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", wounds=3), 4, 1, 1)
    t.relic, t.bearer = NOWHERE, who(t, "2a")
    say(t, "0 stay attack:2a")
    assert (PLACES[t.relic], t.bearer) == ("f13", NOBODY)


@rule("SHO-52")
def test_the_disarmed_beside_the_relic_pick_up_either() -> None:
    t = battle([Fighter("k7")], [Fighter("a1")])
    t.flags[0] |= NO_WEAPON
    armed = t.copy()
    say(armed, "0 stay rearm")
    assert not has(armed, "1a", NO_WEAPON)
    assert armed.bearer == NOBODY
    say(t, "0 stay pick-up")
    assert has(t, "1a", NO_WEAPON)
    assert t.bearer == 0


@rule("SHO-52")
def test_only_the_disarmed_take_up_their_weapon() -> None:
    t = battle([Fighter("k7")], [Fighter("a1")])
    say(t, "0 stay")
    assert why(t, "0 rearm") == "SHO-52"


@rule("SHO-53")
def test_an_attack_rolls_as_many_dice_as_the_attack() -> None:
    t = duel(Fighter("e13", rings="0-0-5-5-0"), Fighter("f13"), 1, 1, 1, 1, 1, 1)
    say(t, "0 stay attack:2a")
    assert not t.loaded


@rule("SHO-53")
def test_a_target_that_gets_out_of_reach_before_the_dice_is_not_attacked() -> None:
    t = battle(
        [Fighter("e13", "air")],
        [Fighter("f13", "air"), Fighter("f14", "fire", "porcupine-style otsuchi")],
        dice=(4, 4, 1),
    )
    say(t, "0 stay attack:2a", "1 use:porcupine-style push:2")
    assert at(t, "1a") == "c11"
    assert wounds(t, "2a") == 0
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-54")
def test_one_success_deals_two_damage_and_more_add_nothing() -> None:
    for dice in ((4, 1, 1), (4, 5, 5)):
        t = duel(Fighter("e13", "water"), Fighter("f13", "air"), *dice)
        say(t, "0 stay attack:2a")
        assert wounds(t, "2a") == 2


@rule("SHO-54")
def test_without_a_success_nothing_happens() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air"), 3, 3, 3)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 0


@rule("SHO-54")
def test_damage_never_goes_below_zero() -> None:
    t = duel(
        Fighter("e13", "water", "kusari-gama"),
        Fighter("f13", "earth", "iron-shell-style", wounds=1), 4, 1, 1,
    )  # fmt: skip
    t.flags[who(t, "2a")] |= 1 << 8
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 1


@rule("SHO-55")
def test_who_has_taken_as_much_as_its_hit_points_dies_and_leaves_the_board() -> None:
    t = duel(Fighter("e13", "water"), Fighter("f13", "air", wounds=3), 4, 1, 1)
    say(t, "0 stay attack:2a")
    assert has(t, "2a", DEAD)
    assert at(t, "2a") == ""


@rule("SHO-55")
def test_who_has_one_hit_point_left_lives() -> None:
    t = duel(Fighter("e13", "water"), Fighter("f13", "air", wounds=2), 4, 1, 1)
    say(t, "0 stay attack:2a")
    assert not has(t, "2a", DEAD)


# -- sight ---------------------------------------------------------------------------------


def archer(place: str, target: str, *others: Fighter) -> Shototsu:
    t = battle(
        [Fighter(place, "fire", "yumi"), Fighter("a13")],
        [Fighter(target), *others, Fighter("b13")],
    )
    say(t, "0 stay")
    return t


@rule("SHO-56")
def test_a_rock_obstructs_sight_and_a_pond_does_not() -> None:
    t = archer("e8", "h8", Fighter("d8"))  # f8 and g8 are rocks
    assert why(t, "0 attack:2a") == "SHO-56"
    t = archer("d6", "g6", Fighter("d7"))  # e6 and f6 are a pond
    assert "attack:2a" in menu(t)


@rule("SHO-56")
def test_another_enemy_obstructs_sight_and_the_own_patrol_does_not() -> None:
    t = battle(
        [Fighter("e13", "fire", "yumi"), Fighter("g13")],
        [Fighter("h13"), Fighter("e12")],
    )
    say(t, "0 stay")
    assert "attack:2a" in menu(t)
    t = battle(
        [Fighter("e13", "fire", "yumi"), Fighter("a1")],
        [Fighter("h13"), Fighter("g13")],
    )
    say(t, "0 stay")
    assert why(t, "0 attack:2a") == "SHO-56"


@rule("SHO-56")
def test_a_corner_obstructs_only_between_two_blocked_spaces() -> None:
    t = battle([Fighter("a1")], [Fighter("f13"), Fighter("e14")])
    start, end = PLACES.index("e13"), PLACES.index("g15")
    t.place[who(t, "2a")], t.place[who(t, "2b")] = PLACES.index("f13"), NOWHERE
    assert sees(t, 0, start, end)
    t.place[who(t, "2b")] = PLACES.index("e14")
    assert not sees(t, 0, start, end)


@rule("SHO-56")
def test_next_to_the_target_no_sight_is_needed() -> None:
    t = battle(
        [Fighter("d4", "fire")], [Fighter("e5")], options={"board": "four-winds-crossing"}
    )  # between the rocks e4 and d5
    say(t, "0 stay")
    assert "attack:2a" in menu(t)


@rule("SHO-56")
def test_techniques_need_sight_only_by_option() -> None:
    mind = Fighter("e8", "void", "battle-in-the-mind")
    near = Fighter("d8")
    t = battle([mind], [Fighter("h8"), near, Fighter("a1")])
    say(t, "0 stay use:battle-in-the-mind")
    assert "target:2a" in menu(t)
    t = battle(
        [mind],
        [Fighter("h8"), near, Fighter("d9")],
        options={"sight": "techniques-too"},
    )
    say(t, "0 stay use:battle-in-the-mind")
    assert why(t, "0 target:2a") == "SHO-56"


@rule("SHO-57")
def test_a_range_counts_spaces_and_bonuses_raise_its_end() -> None:
    t = battle(
        [Fighter("a13", "air", "yumi flowing-water-strike")],
        [Fighter("g13"), Fighter("h14"), Fighter("b14")],
    )
    say(t, "0 stay")
    assert "attack:2a" in menu(t)  # six spaces away
    assert why(t, "0 attack:2b") == "SHO-57"


@rule("SHO-50")
def test_who_must_attack_and_has_no_choice_is_not_asked() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "water", "crescent-moon-style"), *[1] * 6)
    say(t, "0 stay attack:2a", "1 use:crescent-moon-style")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_an_eruption_goes_on_to_all_that_were_adjacent() -> None:
    t = battle(
        [Fighter("e13", "fire", "erupting-volcano-strike reckless-lunge")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(1, 1, 1, 1),
    )
    say(t, "0 stay use:erupting-volcano-strike")
    assert asked(t) == "0 SHO-50-target"
    assert "lunge:e12" in menu(t)
    say(t, "0 lunge:e12 attack:2a")
    assert at(t, "1a") == "e12"
    say(t, "0 attack:2b")
    assert not t.loaded
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_who_is_struck_down_on_a_lunge_attacks_nobody() -> None:
    t = battle(
        [Fighter("f13", "fire", "reckless-lunge", wounds=4), Fighter("m1")],
        [Fighter("g13", "air", "lightning-reaction"), Fighter("d13", "air")],
        dice=(4, 1, 1),
    )
    say(t, "0 stay lunge:d14", "1 use:lightning-reaction")
    assert has(t, "1a", DEAD)
    assert wounds(t, "2b") == 0
