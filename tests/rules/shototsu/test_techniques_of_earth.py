"""The techniques of earth, each by its name (SHO-70, 71)."""

from scenes.shototsu import HIT, MISS, Fighter, asked, battle, duel, has, who, wounds
from table_talk import rule, say, why
from tatami.games.shototsu.frames import Activation
from tatami.games.shototsu.rules.characters import speed
from tatami.games.shototsu.rules.sight import ACTION, barred
from tatami.games.shototsu.table import (
    ACTED,
    BRACED,
    NO_WEAPON,
    Shototsu,
)


def shiba(posture: str) -> Shototsu:
    return battle(
        [Fighter("e13")],
        [Fighter("f13", "air"), Fighter("f14", posture, "lord-shibas-valor")],
        dice=HIT,
    )


@rule("SHO-70")
def test_lord_shibas_valor_takes_the_blow_for_an_ally() -> None:
    t = shiba("earth")
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-attack-redirect"
    say(t, "1 use:lord-shibas-valor")
    assert (wounds(t, "2a"), wounds(t, "2b")) == (0, 1)


@rule("SHO-26")
def test_lord_shibas_valor_needs_earth() -> None:
    t = shiba("fire")
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2


@rule("SHO-70")
def test_lord_shibas_valor_needs_the_attacker_to_reach() -> None:
    t = battle(
        [Fighter("e13")],
        [Fighter("f13"), Fighter("g13", "earth", "lord-shibas-valor")],
        dice=HIT,
    )
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 1


@rule("SHO-74")
def test_lord_shibas_valor_works_once_a_turn() -> None:
    t = battle(
        [Fighter("e13"), Fighter("e14")],
        [Fighter("f13", "air"), Fighter("f14", "earth", "lord-shibas-valor")],
        dice=HIT + HIT,
    )
    say(t, "0 stay attack:2a", "1 use:lord-shibas-valor", "0 keep", "1 activate:2a stay rest keep")
    say(t, "0 stay attack:2a")
    assert (wounds(t, "2a"), wounds(t, "2b")) == (2, 1)


@rule("SHO-70")
def test_crimson_leaves_strike_disarms_instead_of_wounding() -> None:
    t = duel(Fighter("e13", "earth", "crimson-leaves-strike"), Fighter("f13", "air"), *HIT)
    say(t, "0 stay attack:2a use:crimson-leaves-strike")
    assert wounds(t, "2a") == 0
    assert has(t, "2a", NO_WEAPON)
    say(t, "0 keep", "1 activate:2a stay")
    assert why(t, "1 attack:1a") == "SHO-52"
    say(t, "1 rearm")
    assert not has(t, "2a", NO_WEAPON)


@rule("SHO-26")
def test_crimson_leaves_strike_needs_earth() -> None:
    t = duel(Fighter("e13", "fire", "crimson-leaves-strike"), Fighter("f13", "air"), *HIT)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 3


@rule("SHO-70")
def test_iron_shell_style_takes_one_damage_less_and_neither_moves_nor_attacks() -> None:
    t = duel(Fighter("e13", "earth", "iron-shell-style"), Fighter("f13", "fire"), *HIT)
    say(t, "0 stay use:iron-shell-style posture:air", "1 activate:2a stay attack:1a")
    assert has(t, "1a", BRACED)
    assert wounds(t, "1a") == 2  # 2, +1 for Fire, -1 for the shell
    assert speed(t, who(t, "1a")) == 0
    assert barred(t, who(t, "1a"), who(t, "2a"), ACTION) == "SHO-70"


@rule("SHO-70")
def test_iron_shell_style_is_not_for_who_has_moved() -> None:
    t = duel(Fighter("e13", "earth", "iron-shell-style"), Fighter("f13"))
    say(t, "0 move:e14")
    assert why(t, "0 use:iron-shell-style") == "SHO-70"


@rule("SHO-70", "SHO-73")
def test_immovable_hand_of_peace_makes_a_target_activate_last() -> None:
    t = battle(
        [Fighter("e13", "earth", "immovable-hand-of-peace"), Fighter("a1")],
        [Fighter("j13"), Fighter("l1"), Fighter("m1")],
        dice=(4, 1, 1, 1, 1, 1),
    )
    say(t, "0 stay use:immovable-hand-of-peace keep")
    assert why(t, "1 activate:2a") == "SHO-70"
    say(t, "1 activate:2b stay keep", "0 stay keep", "1 stay keep")
    assert t.nearest(Activation).samurai == who(t, "2a")


@rule("SHO-70")
def test_immovable_hand_of_peace_does_nothing_to_who_was_activated() -> None:
    t = duel(Fighter("e13", "earth", "immovable-hand-of-peace"), Fighter("j13"), 4, 1, 1, *MISS)
    t.flags[who(t, "2a")] |= ACTED
    say(t, "0 stay use:immovable-hand-of-peace")
    assert t.last == ()
    assert not t.loaded  # the roll was made, and won


@rule("SHO-70")
def test_those_told_to_wait_activate_in_the_order_in_which_they_were_told() -> None:
    t = battle(
        [Fighter("e13", "earth", "immovable-hand-of-peace"), Fighter("a1")],
        [Fighter("j13"), Fighter("i13"), Fighter("m1")],
        dice=(4, 1, 1, *MISS),
    )
    t.last = (who(t, "2b"),)
    say(t, "0 stay use:immovable-hand-of-peace target:2a keep")
    assert list(t.last) == [who(t, "2b"), who(t, "2a")]
    say(t, "1 stay keep", "0 stay keep")
    assert t.nearest(Activation).samurai == who(t, "2b")
    say(t, "1 stay keep")
    assert t.nearest(Activation).samurai == who(t, "2a")


@rule("SHO-26")
def test_immovable_hand_of_peace_needs_earth() -> None:
    t = duel(Fighter("e13", "fire", "immovable-hand-of-peace"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:immovable-hand-of-peace") == "SHO-26"


@rule("SHO-26")
def test_iron_shell_style_needs_earth() -> None:
    t = duel(Fighter("e13", "fire", "iron-shell-style"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:iron-shell-style") == "SHO-26"


@rule("SHO-73")
def test_a_tie_fails_the_initiative_roll() -> None:
    t = duel(Fighter("e13", "earth", "immovable-hand-of-peace"), Fighter("j13"), 4, 1, 1, 4, 1, 1)
    say(t, "0 stay use:immovable-hand-of-peace")
    assert t.last == ()


@rule("SHO-73", "SHO-31")
def test_an_espionage_token_adds_a_success_to_the_roll_against_another() -> None:
    hand = Fighter("e13", "earth", "immovable-hand-of-peace", spies=1)
    t = duel(hand, Fighter("j13"), 4, 1, 1, 4, 1, 1)
    say(t, "0 stay use:immovable-hand-of-peace")
    assert t.last == (who(t, "2a"),)


@rule("SHO-70", "SHO-57")
def test_immovable_hand_of_peace_reaches_five_spaces() -> None:
    near_the_relic = Fighter("k7", "earth", "immovable-hand-of-peace")
    t = duel(near_the_relic, Fighter("k13"))
    say(t, "0 stay")
    assert why(t, "0 use:immovable-hand-of-peace") == "SHO-70"
