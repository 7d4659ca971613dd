"""The windows of an attack, and who speaks in them (SHO-70 to 74)."""

import pytest

from scenes.shototsu import (
    MISS,
    Fighter,
    asked,
    battle,
    duel,
    has,
    who,
    wrong,
)
from table_talk import rule, say
from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.printed import (
    BOOST,
    MOVEMENT_END,
    TECHNIQUE_RINGS,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.postures import knows
from tatami.games.shototsu.rules.sight import ACTION
from tatami.games.shototsu.rules.windows import order_of_speech
from tatami.games.shototsu.table import (
    CALM,
)


@rule("SHO-70")
def test_in_a_window_the_attacker_speaks_before_the_target_until_all_pass() -> None:
    t = duel(
        Fighter("e13", "fire", "lightning-raid suitengu"),
        Fighter("f13", "water", "hachiman slippery-maneuvers"),
        1, 1, 1, 1, 1, 1, *MISS,
    )  # fmt: skip
    say(t, "0 pass stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-start"
    say(t, "0 pass")
    assert asked(t) == "1 SHO-70-attack-start"
    say(t, "1 bless:hachiman")
    assert asked(t) == "0 SHO-70-attack-start"  # someone reacted: the attacker may again


@rule("SHO-32", "SHO-70")
def test_calm_mind_comes_after_the_attackers_boosts_and_before_the_dice() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", calm=True), *MISS, *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-boost"
    say(t, "0 use:lightning-raid")
    assert asked(t) == "1 SHO-70-attack-answer"
    assert t.nearest(Attack).dice == ()
    say(t, "1 calm-mind")
    assert not has(t, "2a", CALM)
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_three_players_react_clockwise_from_the_target() -> None:
    t = battle(
        [Fighter("e12", "fire", "hachiman")],
        [Fighter("f13", "fire", "suitengu")],
        [Fighter("f12", "void", "megumi lord-shibas-valor")],
    )
    t.frames.append(Attack(who(t, "1a"), who(t, "3a"), 0))
    assert order_of_speech(t, 5) == [0, 2, 1]


@rule("SHO-70")
def test_of_four_players_those_without_a_part_react_clockwise_from_the_target() -> None:
    t = battle([Fighter("e12")], [Fighter("f13")], [Fighter("f12")], [Fighter("g12")])
    t.frames.append(Attack(who(t, "4a"), who(t, "2a"), ACTION))
    assert order_of_speech(t, BOOST) == [3, 1, 2, 0]
    t.frames[-1] = Attack(who(t, "1a"), who(t, "3a"), ACTION)
    assert order_of_speech(t, BOOST) == [0, 2, 3, 1]


@rule("SHO-70")
def test_outside_attacks_four_players_react_clockwise_from_the_active_one() -> None:
    patrols = [[Fighter("e12")], [Fighter("f13")], [Fighter("f12")], [Fighter("g12")]]
    t = battle(*patrols, active="3a")
    assert order_of_speech(t, MOVEMENT_END) == [2, 3, 0, 1]


@rule("SHO-26", "SHO-51")
@pytest.mark.parametrize("card", TECHNIQUES)
def test_every_technique_is_refused_in_another_posture(card: str) -> None:
    t = duel(Fighter("e13", wrong(card), card), Fighter("f13"))
    assert not knows(t, who(t, "1a"), TECHNIQUES.index(card))
    t.posture[who(t, "1a")] = TECHNIQUE_RINGS[0][TECHNIQUES.index(card)]
    assert knows(t, who(t, "1a"), TECHNIQUES.index(card))
