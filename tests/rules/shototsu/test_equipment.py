"""Each piece of equipment by its name (SHO-26, SHO-51, SHO-73)."""

import pytest

from scenes.shototsu import (
    HIT,
    Fighter,
    asked,
    at,
    battle,
    duel,
    has,
    who,
    wounds,
)
from table_talk import menu, rule, say
from tatami.core.words import NOBODY
from tatami.games.shototsu.printed import (
    AIR,
    EQUIPMENT,
    WATER,
)
from tatami.games.shototsu.rules.characters import attack_dice, attention, ring, speed
from tatami.games.shototsu.rules.postures import has_effect
from tatami.games.shototsu.rules.turn import end_the_turn
from tatami.games.shototsu.table import (
    NO_POSTURE,
    NO_WEAPON,
    SLOW,
    Shototsu,
)


def wakizashi(*dice: int) -> Shototsu:
    return battle(
        [Fighter("e13", "fire", "wakizashi")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=dice,
    )


@rule("SHO-71")
def test_the_wakizashi_attacks_another_adjacent_enemy_without_posture_and_with_less_fire() -> None:
    t = wakizashi(*HIT, 4, 1)
    say(t, "0 stay attack:2a")
    assert menu(t) == ["attack:2b", "pass"]
    say(t, "0 attack:2b")
    assert (wounds(t, "2a"), wounds(t, "2b")) == (3, 2)
    assert asked(t) == "0 SHO-43-posture"  # it does not chain


@rule("SHO-71")
def test_the_second_attack_follows_only_the_attack_action() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi erupting-volcano-strike")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(1, 1, 1, 1),
    )
    say(t, "0 stay use:erupting-volcano-strike attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-71")
def test_the_yari_reaches_two_spaces_and_costs_one_air() -> None:
    t = duel(Fighter("e13", "fire", "yari"), Fighter("g13"))
    say(t, "0 stay")
    assert "attack:2a" in menu(t)
    assert ring(t, who(t, "1a"), AIR) == 1


@rule("SHO-71")
def test_the_tetsubo_takes_the_effects_of_the_targets_posture() -> None:
    t = duel(Fighter("e13", "fire", "tetsubo"), Fighter("f13", "earth"), *HIT)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2  # Earth still helps against this blow
    assert has(t, "2a", NO_POSTURE)
    assert ring(t, who(t, "1a"), WATER) == 1
    assert not has_effect(t, who(t, "2a"), 0)
    end_the_turn(t)
    assert not has(t, "2a", NO_POSTURE)


@rule("SHO-71")
def test_the_yumi_reaches_five_spaces_and_halves_fire_next_to_its_target() -> None:
    bow = Fighter("e13", "fire", "yumi", "1-2-2-5-0")
    t = duel(bow, Fighter("j13"), 1, 1, 1, 1, 1, 1)
    say(t, "0 stay attack:2a")
    assert not t.loaded  # six dice
    t = duel(bow, Fighter("f13"), 1, 1, 1)
    say(t, "0 stay attack:2a")
    assert not t.loaded  # 5 // 2 + 1


@rule("SHO-71")
def test_the_kusari_gama_reaches_three_spaces_deals_one_less_and_leaves_speed_one() -> None:
    t = duel(Fighter("e13", "fire", "kusari-gama"), Fighter("h13", "air"), *HIT)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2
    assert has(t, "2a", SLOW)
    assert speed(t, who(t, "2a")) == 1


@rule("SHO-71")
def test_who_was_slowed_by_a_kusari_gama_is_so_until_the_end_of_the_turn() -> None:
    t = duel(Fighter("e13", "fire", "kusari-gama"), Fighter("h13", "air"), *HIT)
    before = speed(t, who(t, "2a"))
    say(t, "0 stay attack:2a keep", "1 activate:2a stay keep", "0 stay keep")
    assert has(t, "2a", SLOW)
    assert before > speed(t, who(t, "2a"))
    say(t, "1 stay keep")
    assert t.turn == 2
    assert not has(t, "2a", SLOW)
    assert speed(t, who(t, "2a")) == before


def otsuchi(*dice: int) -> Shototsu:
    hammer = Fighter("e13", "fire", "otsuchi")
    t = duel(hammer, Fighter("f13", "air", rings="5-2-2-1-0"), *dice)
    say(t, "0 stay attack:2a")
    return t


@rule("SHO-71")
def test_the_otsuchi_pushes_up_to_a_space_for_each_success_that_did_not_explode() -> None:
    t = otsuchi(4, 5, 6, 1)
    assert menu(t) == ["push:0", "push:1", "push:2"]
    say(t, "0 push:2")
    assert at(t, "2a") == "h13"


@rule("SHO-71")
def test_who_is_hit_by_an_otsuchi_rolls_no_initiative_until_it_is_activated() -> None:
    t = otsuchi(4, 1, 1)
    say(t, "0 push:0 keep")
    assert attention(t, who(t, "2a")) == 0
    say(t, "1 activate:2a")
    assert attention(t, who(t, "2a")) == 3


@rule("SHO-71")
def test_the_edge_of_the_board_stops_a_push() -> None:
    t = duel(Fighter("l13", "fire", "otsuchi"), Fighter("m13", "air", rings="5-2-2-1-0"), 4, 4, 4)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-71")
def test_figures_stop_a_push() -> None:
    t = battle(
        [Fighter("e13", "fire", "otsuchi")],
        [Fighter("f13", "air", rings="5-2-2-1-0"), Fighter("h13")],
        dice=(4, 4, 4),
    )
    say(t, "0 stay attack:2a")
    assert menu(t) == ["push:0", "push:1"]


@rule("SHO-71", "SHO-52")
def test_the_disarmed_have_no_use_of_their_equipment() -> None:
    t = duel(Fighter("e13", "fire", "yari"), Fighter("g13"))
    t.flags[who(t, "1a")] |= NO_WEAPON
    assert ring(t, who(t, "1a"), AIR) == 2


@rule("SHO-71")
@pytest.mark.parametrize("card", EQUIPMENT)
def test_every_equipment_card_is_known(card: str) -> None:
    t = duel(Fighter("e13", "fire", card), Fighter("f13"))
    assert t.wielded[who(t, "1a")] == EQUIPMENT.index(card)
    assert t.wielded[who(t, "2a")] == NOBODY


@rule("SHO-71")
def test_a_yumi_without_fire_counts_one_against_an_adjacent_target() -> None:
    t = duel(Fighter("e13", cards="yumi", rings="2-2-4-0-2"), Fighter("f13"))
    say(t, "0 stay")
    assert attack_dice(t, 0, adjacent=True, change=0) == 2
    assert attack_dice(t, 0, adjacent=False, change=0) == 1
