"""The techniques of void, each by its name (SHO-70, 71)."""

from scenes.shototsu import HIT, MISS, Fighter, asked, battle, duel, who, wounds
from table_talk import menu, rule, say, why
from tatami.games.shototsu.printed import (
    WATER,
)
from tatami.games.shototsu.rules.turn import end_the_turn


@rule("SHO-70")
def test_sparrows_dive_rolls_all_dice_again_without_explosions() -> None:
    t = duel(Fighter("e13", "void", "sparrows-dive"), Fighter("f13", "air"), *MISS, 6, 1, 1)
    say(t, "0 stay attack:2a use:sparrows-dive pass")
    assert wounds(t, "2a") == 2  # the 6 is a success, but no explosion


@rule("SHO-26")
def test_sparrows_dive_needs_void() -> None:
    t = duel(Fighter("e13", "fire", "sparrows-dive"), Fighter("f13", "air"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_battle_in_the_mind_forces_another_posture_of_its_players_choice() -> None:
    t = duel(Fighter("e13", "void", "battle-in-the-mind"), Fighter("j13", "fire"))
    say(t, "0 stay use:battle-in-the-mind")
    assert asked(t) == "1 SHO-20"
    assert why(t, "1 posture:fire") == "SHO-20"
    say(t, "1 posture:water")
    assert t.posture[who(t, "2a")] == WATER


@rule("SHO-26")
def test_battle_in_the_mind_needs_void() -> None:
    t = duel(Fighter("e13", "air", "battle-in-the-mind"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:battle-in-the-mind") == "SHO-26"


@rule("SHO-70")
def test_striking_as_void_changes_its_own_posture() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "void", "striking-as-void"), *HIT)
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-attack-start"
    say(t, "1 use:striking-as-void posture:water")
    assert wounds(t, "2a") == 2  # 4, 1 more for Water, 1 less for Air
    assert t.posture[who(t, "2a")] == WATER


@rule("SHO-26")
def test_striking_as_void_needs_void() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "air", "striking-as-void"), *HIT)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2


@rule("SHO-70")
def test_lady_dojis_decree_forbids_attacks_on_its_user_this_turn() -> None:
    doji = Fighter("e13", "void", "lady-dojis-decree")
    t = battle(
        [doji, Fighter("e14")],
        [Fighter("f13"), Fighter("m1")],
        dice=(4, 1, 1, 1, 1, 1),
    )
    say(t, "0 stay use:lady-dojis-decree keep", "1 activate:2a stay")
    assert "attack:1b" in menu(t)
    assert why(t, "1 attack:1a") == "SHO-70"
    end_the_turn(t)
    assert t.decrees == ()


@rule("SHO-26")
def test_lady_dojis_decree_needs_void() -> None:
    t = duel(Fighter("e13", "fire", "lady-dojis-decree"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:lady-dojis-decree") == "SHO-26"


@rule("SHO-51")
def test_a_reaction_is_no_action() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:lightning-raid") == "SHO-51"


@rule("SHO-51")
def test_a_passive_technique_costs_no_action() -> None:
    t = duel(Fighter("e13", "air", "flowing-water-strike"), Fighter("g13"))
    say(t, "0 stay")
    assert why(t, "0 use:flowing-water-strike") == "SHO-51"
