"""Each technique, equipment and blessing by its name (SHO-26, SHO-51, SHO-70 to 74)."""

import pytest

from scenes.shototsu import Fighter, asked, at, battle, duel, has, load, refusal, who, wounds
from table_talk import menu, rule, say, why
from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import NOWHERE, PLACES
from tatami.games.shototsu.frames import Activation, Attack, Moving
from tatami.games.shototsu.printed import (
    AIR,
    BLESSINGS,
    BOOST,
    EQUIPMENT,
    FIRE,
    MOVEMENT_END,
    RINGS,
    TECHNIQUE_RINGS,
    TECHNIQUES,
    WATER,
)
from tatami.games.shototsu.rules.blessings import bless
from tatami.games.shototsu.rules.characters import attention, ring, speed
from tatami.games.shototsu.rules.movement import take_a_step
from tatami.games.shototsu.rules.paths import LUNGE
from tatami.games.shototsu.rules.postures import has_effect, knows
from tatami.games.shototsu.rules.sight import ACTION, barred
from tatami.games.shototsu.rules.turn import end_the_turn
from tatami.games.shototsu.rules.windows import order_of_speech
from tatami.games.shototsu.table import (
    ACTED,
    BRACED,
    CALM,
    DEAD,
    NO_POSTURE,
    NO_WEAPON,
    SLOW,
    Shototsu,
)

MISS = (1, 1, 1)
HIT = (4, 1, 1)


def wrong(technique: str) -> str:
    """A posture that is not the technique's."""
    mine = TECHNIQUE_RINGS[0][TECHNIQUES.index(technique)]
    return RINGS[(mine + 1) % len(RINGS)] if RINGS[mine] != "fire" else "air"


# -- earth ---------------------------------------------------------------------------------


def shiba(posture: str) -> Shototsu:
    return battle(
        [Fighter("e13")],
        [Fighter("f13", "air"), Fighter("f14", posture, "lord-shibas-valor")],
        dice=HIT,
    )


@rule("SHO-70")
def test_lord_shibas_valor_takes_the_blow_for_an_ally() -> None:
    t = shiba("earth")
    say(t, "0 stay attack:1a")
    assert asked(t) == "1 SHO-70-attack-redirect"
    say(t, "1 use:lord-shibas-valor")
    assert (wounds(t, "1a"), wounds(t, "1b")) == (0, 1)


@rule("SHO-26")
def test_lord_shibas_valor_needs_earth() -> None:
    t = shiba("fire")
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 2


@rule("SHO-70")
def test_lord_shibas_valor_needs_the_attacker_to_reach() -> None:
    t = battle(
        [Fighter("e13")],
        [Fighter("f13"), Fighter("g13", "earth", "lord-shibas-valor")],
        dice=HIT,
    )
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 1


@rule("SHO-74")
def test_lord_shibas_valor_works_once_a_turn() -> None:
    t = battle(
        [Fighter("e13"), Fighter("e14")],
        [Fighter("f13", "air"), Fighter("f14", "earth", "lord-shibas-valor")],
        dice=HIT + HIT,
    )
    say(t, "0 stay attack:1a", "1 use:lord-shibas-valor", "0 keep", "1 activate:1a stay rest keep")
    say(t, "0 stay attack:1a")
    assert (wounds(t, "1a"), wounds(t, "1b")) == (2, 1)


@rule("SHO-70")
def test_crimson_leaves_strike_disarms_instead_of_wounding() -> None:
    t = duel(Fighter("e13", "earth", "crimson-leaves-strike"), Fighter("f13", "air"), *HIT)
    say(t, "0 stay attack:1a use:crimson-leaves-strike")
    assert wounds(t, "1a") == 0
    assert has(t, "1a", NO_WEAPON)
    say(t, "0 keep", "1 activate:1a stay")
    assert why(t, "1 attack:0a") == "SHO-52"
    say(t, "1 pick-up")
    assert not has(t, "1a", NO_WEAPON)


@rule("SHO-26")
def test_crimson_leaves_strike_needs_earth() -> None:
    t = duel(Fighter("e13", "fire", "crimson-leaves-strike"), Fighter("f13", "air"), *HIT)
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 3


@rule("SHO-70")
def test_iron_shell_style_takes_one_damage_less_and_neither_moves_nor_attacks() -> None:
    t = duel(Fighter("e13", "earth", "iron-shell-style"), Fighter("f13", "fire"), *HIT)
    say(t, "0 stay use:iron-shell-style posture:air", "1 activate:1a stay attack:0a")
    assert has(t, "0a", BRACED)
    assert wounds(t, "0a") == 2  # 2, +1 for Fire, -1 for the shell
    assert speed(t, who(t, "0a")) == 0
    assert barred(t, who(t, "0a"), who(t, "1a"), ACTION) == "SHO-70"


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
    assert why(t, "1 activate:1a") == "SHO-70"
    say(t, "1 activate:1b stay keep", "0 stay keep", "1 stay keep")
    assert t.nearest(Activation).samurai == who(t, "1a")


@rule("SHO-70")
def test_immovable_hand_of_peace_does_nothing_to_who_was_activated() -> None:
    t = duel(Fighter("e13", "earth", "immovable-hand-of-peace"), Fighter("j13"), 4, 1, 1, *MISS)
    t.flags[who(t, "1a")] |= ACTED
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
    t.last = (who(t, "1b"),)
    say(t, "0 stay use:immovable-hand-of-peace target:1a keep")
    assert list(t.last) == [who(t, "1b"), who(t, "1a")]
    say(t, "1 stay keep", "0 stay keep")
    assert t.nearest(Activation).samurai == who(t, "1b")
    say(t, "1 stay keep")
    assert t.nearest(Activation).samurai == who(t, "1a")


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
    assert t.last == (who(t, "1a"),)


@rule("SHO-70", "SHO-57")
def test_immovable_hand_of_peace_reaches_five_spaces() -> None:
    near_the_relic = Fighter("k7", "earth", "immovable-hand-of-peace")
    t = duel(near_the_relic, Fighter("k13"))
    say(t, "0 stay")
    assert why(t, "0 use:immovable-hand-of-peace") == "SHO-70"


# -- water ---------------------------------------------------------------------------------


@rule("SHO-70")
def test_crescent_moon_style_strikes_back_within_the_attack() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "water", "crescent-moon-style"), *MISS, *HIT)
    say(t, "0 stay attack:1a")
    assert asked(t) == "1 SHO-70-attack-finished"
    say(t, "1 use:crescent-moon-style")
    assert wounds(t, "0a") == 2
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-26")
def test_crescent_moon_style_needs_water() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "earth", "crescent-moon-style"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_crescent_moon_style_needs_its_attacker_in_range() -> None:
    t = duel(Fighter("e13", "air", "yumi"), Fighter("g13", "water", "crescent-moon-style"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_ebbing_wave_style_moves_two_spaces_after_an_attack() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a use:ebbing-wave-style")
    assert "move:c13" in menu(t)
    assert "move:b13" not in menu(t)
    say(t, "0 move:c13")
    assert at(t, "0a") == "c13"
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_the_free_move_of_ebbing_wave_style_may_be_declined() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a use:ebbing-wave-style stay")
    assert at(t, "0a") == "e13"


@rule("SHO-26")
def test_ebbing_wave_style_needs_water() -> None:
    t = duel(Fighter("e13", "air", "ebbing-wave-style"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_dance_of_ripples_swaps_before_the_attack_or_after_it_but_not_twice() -> None:
    t = duel(Fighter("e13", "water", "dance-of-ripples"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-70-attack-boost"
    say(t, "0 use:dance-of-ripples")
    assert (at(t, "0a"), at(t, "1a")) == ("f13", "e13")
    assert asked(t) == "0 SHO-43-posture"  # not asked again after the attack


@rule("SHO-70")
def test_dance_of_ripples_swaps_after_the_attack() -> None:
    t = duel(Fighter("e13", "water", "dance-of-ripples"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a pass use:dance-of-ripples")
    assert (at(t, "0a"), at(t, "1a")) == ("f13", "e13")


@rule("SHO-26")
def test_dance_of_ripples_needs_water() -> None:
    t = duel(Fighter("e13", "fire", "dance-of-ripples"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_slippery_maneuvers_make_the_attacker_need_one_more() -> None:
    slippery = Fighter("f13", "water", "slippery-maneuvers")
    t = duel(Fighter("e13"), slippery, 4, 1, 1, 1, 1, 1, 5, 5, 5)
    say(t, "0 stay attack:1a", "1 use:slippery-maneuvers")
    assert wounds(t, "1a") == 0  # 4, 1 more for Water, 1 more for the card: 6


@rule("SHO-70")
def test_slippery_maneuvers_do_nothing_when_the_roll_is_lost() -> None:
    slippery = Fighter("f13", "water", "slippery-maneuvers")
    t = duel(Fighter("e13"), slippery, 1, 1, 1, 1, 1, 1, 5, 5, 5)
    say(t, "0 stay attack:1a", "1 use:slippery-maneuvers")
    assert wounds(t, "1a") == 2


@rule("SHO-26")
def test_slippery_maneuvers_need_water() -> None:
    t = duel(Fighter("e13"), Fighter("f13", "air", "slippery-maneuvers"), *HIT)
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 2


# -- air -----------------------------------------------------------------------------------


def lightning(posture: str = "air") -> Shototsu:
    t = duel(Fighter("e13"), Fighter("f13", posture, "lightning-reaction"), *HIT)
    say(t, "0 move:c13")
    return t


@rule("SHO-70")
def test_lightning_reaction_strikes_whoever_steps_away_before_the_step() -> None:
    t = lightning()
    assert asked(t) == "0 SHO-44-way"  # where to leave its side
    say(t, "0 leave:e13")
    assert asked(t) == "1 SHO-70-movement-leave"
    say(t, "1 use:lightning-reaction")
    assert wounds(t, "0a") == 1
    assert at(t, "0a") == "c13"


@rule("SHO-44")
def test_the_mover_chooses_on_which_space_it_is_struck() -> None:
    t = lightning()
    say(t, "0 leave:e12", "1 use:lightning-reaction")
    assert at(t, "0a") == "c13"


@rule("SHO-44")
def test_a_way_round_draws_no_strike() -> None:
    t = duel(Fighter("f14"), Fighter("g14", "air", "lightning-reaction"), *HIT)
    say(t, "0 move:h14")
    assert "slip" in menu(t)
    assert "leave:f14" in menu(t)
    say(t, "0 slip")
    assert at(t, "0a") == "h14"
    assert wounds(t, "0a") == 0
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-44")
def test_no_way_leads_through_figures_beside_the_striker() -> None:
    t = battle(
        [Fighter("e13"), Fighter("e12")],
        [Fighter("f13", "air", "lightning-reaction")],
    )
    say(t, "0 move:c13")
    assert "leave:e12" not in menu(t)
    assert "leave:e14" in menu(t)


@rule("SHO-26")
def test_lightning_reaction_needs_air() -> None:
    t = lightning(posture="fire")
    assert at(t, "0a") == "c13"
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_one_killed_on_the_way_goes_no_further() -> None:
    t = duel(Fighter("e13", wounds=4), Fighter("f13", "air", "lightning-reaction"), *HIT)
    say(t, "0 move:c13 leave:e13", "1 use:lightning-reaction")
    assert has(t, "0a", DEAD)
    assert at(t, "0a") == ""


@rule("SHO-70", "SHO-71")
def test_one_caught_by_a_chain_on_the_way_is_too_slow_to_go_on() -> None:
    t = duel(Fighter("e13"), Fighter("f13", "air", "lightning-reaction kusari-gama"), *HIT)
    say(t, "0 move:c13 leave:e12", "1 use:lightning-reaction")
    assert at(t, "0a") == "e12"


@rule("SHO-44")
def test_a_move_stops_before_a_space_that_was_filled_meanwhile() -> None:
    t = battle(
        [
            Fighter("e13", "fire", rings="2-4-0-2-2"),
            Fighter("e14", "earth", "lord-shibas-valor", rings="5-1-1-1-2"),
        ],
        [Fighter("f13", "air", "lightning-reaction otsuchi"), Fighter("m1")],
        dice=(4, 4, 4),
    )
    say(t, "0 move:d15 leave:f12", "1 use:lightning-reaction", "0 use:lord-shibas-valor")
    say(t, "1 push:1")
    assert at(t, "0b") == "d15"
    assert at(t, "0a") not in ("d15", "f12")  # it went on as far as it could


@rule("SHO-44", "SHO-70")
def test_a_lunge_cut_short_among_figures_ends_on_the_last_free_space() -> None:
    t = battle([Fighter("e13"), Fighter("f13"), Fighter("g13")], [Fighter("h13")])
    m = Moving(who(t, "0a"), PLACES.index("g13"), LUNGE, PLACES.index("e13"))
    m.path = (PLACES.index("f13"), PLACES.index("g13"))
    take_a_step(t, m)
    assert at(t, "0a") == "e13"  # behind the figures there is no room
    t.place[who(t, "0a")], m.gone = PLACES.index("f13"), 1
    take_a_step(t, m)
    assert at(t, "0a") == "e13"


@rule("SHO-70")
def test_flowing_water_strike_reaches_one_space_further_in_air() -> None:
    t = duel(Fighter("e13", "air", "flowing-water-strike"), Fighter("g13"))
    say(t, "0 stay")
    assert "attack:1a" in menu(t)


@rule("SHO-26")
def test_flowing_water_strike_needs_air() -> None:
    t = duel(Fighter("k7", "water", "flowing-water-strike"), Fighter("i7"))
    say(t, "0 stay")
    assert why(t, "0 attack:1a") == "SHO-57"


@rule("SHO-70")
def test_striking_as_air_keeps_dice_for_the_next_turn() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13", "water"), 5, 5, 4)
    say(t, "0 stay attack:1a use:striking-as-air store:5 store:5")
    assert t.saved[who(t, "0a")] == (5, 5)
    assert wounds(t, "1a") == 2  # the 4 is enough: 4, 1 more for Water, 1 less for Air
    end_the_turn(t)
    assert t.kept[who(t, "0a")] == (5, 5)
    end_the_turn(t)
    assert t.kept[who(t, "0a")] == ()


@rule("SHO-70")
def test_dice_are_named_from_the_lowest_face_and_those_set_aside_do_not_count() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), 5, 2, 1)
    say(t, "0 stay attack:1a use:striking-as-air store:2")
    assert menu(t) == ["store:5", "pass"]
    say(t, "0 store:5")
    assert wounds(t, "1a") == 0


@rule("SHO-70", "SHO-25")
def test_the_explosion_of_a_die_set_aside_no_longer_counts() -> None:
    tough = Fighter("f13", "air", rings="5-1-1-1-2")
    t = duel(Fighter("e13", "air", "striking-as-air gobai"), tough, 6, 4, 1, 2)
    say(t, "0 bless:gobai stay attack:1a pass use:striking-as-air store:6")
    assert wounds(t, "1a") == 3


@rule("SHO-70")
def test_dice_of_last_turn_are_added_to_one_attack() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), *MISS)
    me = who(t, "0a")
    t.kept = (*t.kept[:me], (6,), *t.kept[me + 1 :])
    say(t, "0 stay attack:1a use:striking-as-air")
    assert t.nearest(Attack).lent == (6,)
    say(t, "0 pass")  # the roll may be set aside in turn
    assert wounds(t, "1a") == 1
    assert t.kept[me] == ()


@rule("SHO-26")
def test_striking_as_air_needs_air() -> None:
    t = duel(Fighter("e13", "void", "striking-as-air"), Fighter("f13"), *HIT)
    say(t, "0 stay attack:1a pass")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_feigned_opening_makes_the_attacker_need_one_less() -> None:
    t = duel(Fighter("e13", "air", "feigned-opening"), Fighter("f13"), 4, 1, 1, 1, 1, 1, 2, 1, 1)
    say(t, "0 stay attack:1a use:feigned-opening")
    assert wounds(t, "1a") == 1


@rule("SHO-70", "SHO-73")
def test_feigned_opening_does_nothing_when_the_roll_is_lost() -> None:
    t = duel(Fighter("e13", "air", "feigned-opening"), Fighter("f13"), *MISS, *MISS, 2, 1, 1)
    say(t, "0 stay attack:1a use:feigned-opening")
    assert wounds(t, "1a") == 0


@rule("SHO-26")
def test_feigned_opening_needs_air() -> None:
    t = duel(Fighter("e13", "earth", "feigned-opening"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-74")
def test_feigned_opening_works_once_a_turn() -> None:
    t = duel(Fighter("e13", "air", "feigned-opening"), Fighter("f13"), *MISS)
    t.used[who(t, "0a")] |= 1 << TECHNIQUES.index("feigned-opening")
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


# -- fire ----------------------------------------------------------------------------------


@rule("SHO-70")
def test_reckless_lunge_moves_through_figures_before_an_attack() -> None:
    t = battle(
        [Fighter("e13", "fire", "reckless-lunge"), Fighter("f13")],
        [Fighter("h13", "air")],
        dice=HIT,
    )
    say(t, "0 stay lunge:g13")
    assert at(t, "0a") == "g13"
    assert wounds(t, "1a") == 3


@rule("SHO-70")
def test_a_lunge_leads_only_where_there_is_someone_to_attack() -> None:
    t = duel(Fighter("e13", "fire", "reckless-lunge"), Fighter("h13"))
    say(t, "0 stay")
    lunges = [text for text in menu(t) if text.startswith("lunge")]
    assert "lunge:g13" in lunges
    assert "lunge:f13" not in lunges


@rule("SHO-52", "SHO-70")
def test_the_relic_halves_a_lunge() -> None:
    t = duel(Fighter("e13", "fire", "reckless-lunge"), Fighter("h13", "air"))
    t.relic, t.bearer = NOWHERE, who(t, "0a")
    say(t, "0 stay")
    assert asked(t) == "0 SHO-43-posture"  # nobody is within a lunge of one space
    t = duel(Fighter("e13", "fire", "reckless-lunge"), Fighter("g13", "air"))
    t.relic, t.bearer = NOWHERE, who(t, "0a")
    say(t, "0 stay")
    assert "lunge:f13" in menu(t)


@rule("SHO-70", "SHO-71")
def test_a_lunge_may_go_before_the_second_attack_of_a_wakizashi() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi reckless-lunge")],
        [Fighter("f13", "air"), Fighter("b13", "air")],
        dice=(*MISS, 4, 1),
    )
    say(t, "0 stay attack:1a")
    assert "lunge:c13" in menu(t)
    assert "lunge:e12" not in menu(t)  # from there it would be the first target again
    say(t, "0 lunge:c13")
    assert at(t, "0a") == "c13"
    assert (wounds(t, "1a"), wounds(t, "1b")) == (0, 2)
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-26")
def test_reckless_lunge_needs_fire() -> None:
    t = duel(Fighter("e13", "earth", "reckless-lunge"), Fighter("f13"))
    say(t, "0 stay")
    assert menu(t) == ["attack:1a", "rest"]
    assert refusal(t, 0, "lunge:e12") == "SHO-70"


@rule("SHO-70")
def test_porcupine_style_activates_at_once_only_to_attack() -> None:
    t = duel(Fighter("d13", "air"), Fighter("f13", "fire", "porcupine-style"), *HIT)
    say(t, "0 move:e13")
    assert asked(t) == "1 SHO-70-movement-end"
    say(t, "1 use:porcupine-style")
    assert wounds(t, "0a") == 3
    assert has(t, "1a", ACTED)
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-26")
def test_porcupine_style_needs_fire() -> None:
    t = duel(Fighter("d13", "air"), Fighter("f13", "air", "porcupine-style"))
    say(t, "0 move:e13")
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-70")
def test_porcupine_style_is_not_for_who_was_activated_this_turn() -> None:
    t = duel(Fighter("d13", "air"), Fighter("f13", "fire", "porcupine-style"))
    t.flags[who(t, "1a")] |= ACTED
    say(t, "0 move:e13")
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-70")
def test_porcupine_style_answers_an_attack_on_its_own_side() -> None:
    t = battle(
        [Fighter("e13", "air", wounds=4)],
        [Fighter("f13", "air"), Fighter("e14", "fire", "porcupine-style")],
        dice=HIT,
    )
    say(t, "0 stay attack:1a", "1 use:porcupine-style")
    assert has(t, "0a", DEAD)
    assert wounds(t, "1a") == 0  # the attack comes to nothing


@rule("SHO-70")
def test_erupting_volcano_strike_attacks_every_adjacent_enemy_with_less_fire_and_damage() -> None:
    t = battle(
        [Fighter("e13", "fire", "erupting-volcano-strike")],
        [Fighter("f13", "air"), Fighter("d13", "air"), Fighter("h13", "air")],
        dice=(4, 1, 4, 1),
    )
    say(t, "0 stay use:erupting-volcano-strike attack:1a")
    assert (wounds(t, "1a"), wounds(t, "1b"), wounds(t, "1c")) == (2, 2, 0)
    assert not t.loaded  # two dice for each: Fire 2, -1, and 1


@rule("SHO-26")
def test_erupting_volcano_strike_needs_fire() -> None:
    t = duel(Fighter("e13", "earth", "erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-26"


@rule("SHO-70")
def test_erupting_volcano_strike_needs_an_adjacent_enemy() -> None:
    t = duel(Fighter("e13", "fire", "erupting-volcano-strike yari"), Fighter("g13"))
    say(t, "0 stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-70"


@rule("SHO-70")
def test_lightning_raid_adds_one_damage() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "air"), 4, 1, 1, *MISS, *HIT)
    say(t, "0 stay attack:1a use:lightning-raid")
    assert wounds(t, "1a") == 4


@rule("SHO-70", "SHO-73")
def test_lightning_raid_adds_nothing_when_the_roll_is_lost() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "air"), *MISS, *MISS, *HIT)
    say(t, "0 stay attack:1a use:lightning-raid")
    assert wounds(t, "1a") == 3


@rule("SHO-26")
def test_lightning_raid_needs_fire() -> None:
    t = duel(Fighter("e13", "earth", "lightning-raid"), Fighter("f13", "air"), *HIT)
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 2


@rule("SHO-74")
def test_a_card_without_the_limit_works_at_every_opportunity() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "air"), *MISS)
    t.used[who(t, "0a")] |= 1 << TECHNIQUES.index("lightning-raid")
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-70-attack-boost"


# -- void ----------------------------------------------------------------------------------


@rule("SHO-70")
def test_sparrows_dive_rolls_all_dice_again_without_explosions() -> None:
    t = duel(Fighter("e13", "void", "sparrows-dive"), Fighter("f13", "air"), *MISS, 6, 1, 1)
    say(t, "0 stay attack:1a use:sparrows-dive pass")
    assert wounds(t, "1a") == 2  # the 6 is a success, but no explosion


@rule("SHO-26")
def test_sparrows_dive_needs_void() -> None:
    t = duel(Fighter("e13", "fire", "sparrows-dive"), Fighter("f13", "air"), *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_battle_in_the_mind_forces_another_posture_of_its_players_choice() -> None:
    t = duel(Fighter("e13", "void", "battle-in-the-mind"), Fighter("j13", "fire"))
    say(t, "0 stay use:battle-in-the-mind")
    assert asked(t) == "1 SHO-20"
    assert why(t, "1 posture:fire") == "SHO-20"
    say(t, "1 posture:water")
    assert t.posture[who(t, "1a")] == WATER


@rule("SHO-26")
def test_battle_in_the_mind_needs_void() -> None:
    t = duel(Fighter("e13", "air", "battle-in-the-mind"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:battle-in-the-mind") == "SHO-26"


@rule("SHO-70")
def test_striking_as_void_changes_its_own_posture() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "void", "striking-as-void"), *HIT)
    say(t, "0 stay attack:1a")
    assert asked(t) == "1 SHO-70-attack-start"
    say(t, "1 use:striking-as-void posture:water")
    assert wounds(t, "1a") == 2  # 4, 1 more for Water, 1 less for Air
    assert t.posture[who(t, "1a")] == WATER


@rule("SHO-26")
def test_striking_as_void_needs_void() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "air", "striking-as-void"), *HIT)
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 2


@rule("SHO-70")
def test_lady_dojis_decree_forbids_attacks_on_its_user_this_turn() -> None:
    doji = Fighter("e13", "void", "lady-dojis-decree")
    t = battle(
        [doji, Fighter("e14")],
        [Fighter("f13"), Fighter("m1")],
        dice=(4, 1, 1, 1, 1, 1),
    )
    say(t, "0 stay use:lady-dojis-decree keep", "1 activate:1a stay")
    assert "attack:0b" in menu(t)
    assert why(t, "1 attack:0a") == "SHO-70"
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


# -- equipment -----------------------------------------------------------------------------


def wakizashi(*dice: int) -> Shototsu:
    return battle(
        [Fighter("e13", "fire", "wakizashi")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=dice,
    )


@rule("SHO-71")
def test_the_wakizashi_attacks_another_adjacent_enemy_without_posture_and_with_less_fire() -> None:
    t = wakizashi(*HIT, 4, 1)
    say(t, "0 stay attack:1a")
    assert menu(t) == ["attack:1b", "pass"]
    say(t, "0 attack:1b")
    assert (wounds(t, "1a"), wounds(t, "1b")) == (3, 2)
    assert asked(t) == "0 SHO-43-posture"  # it does not chain


@rule("SHO-71")
def test_the_second_attack_follows_only_the_attack_action() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi erupting-volcano-strike")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(1, 1, 1, 1),
    )
    say(t, "0 stay use:erupting-volcano-strike attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-71")
def test_the_yari_reaches_two_spaces_and_costs_one_air() -> None:
    t = duel(Fighter("e13", "fire", "yari"), Fighter("g13"))
    say(t, "0 stay")
    assert "attack:1a" in menu(t)
    assert ring(t, who(t, "0a"), AIR) == 1


@rule("SHO-71")
def test_the_tetsubo_takes_the_effects_of_the_targets_posture() -> None:
    t = duel(Fighter("e13", "fire", "tetsubo"), Fighter("f13", "earth"), *HIT)
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 2  # Earth still helps against this blow
    assert has(t, "1a", NO_POSTURE)
    assert ring(t, who(t, "0a"), WATER) == 1
    assert not has_effect(t, who(t, "1a"), 0)
    end_the_turn(t)
    assert not has(t, "1a", NO_POSTURE)


@rule("SHO-71")
def test_the_yumi_reaches_five_spaces_and_halves_fire_next_to_its_target() -> None:
    bow = Fighter("e13", "fire", "yumi", "1-2-2-5-0")
    t = duel(bow, Fighter("j13"), 1, 1, 1, 1, 1, 1)
    say(t, "0 stay attack:1a")
    assert not t.loaded  # six dice
    t = duel(bow, Fighter("f13"), 1, 1, 1)
    say(t, "0 stay attack:1a")
    assert not t.loaded  # 5 // 2 + 1


@rule("SHO-71")
def test_the_kusari_gama_reaches_three_spaces_deals_one_less_and_leaves_speed_one() -> None:
    t = duel(Fighter("e13", "fire", "kusari-gama"), Fighter("h13", "air"), *HIT)
    say(t, "0 stay attack:1a")
    assert wounds(t, "1a") == 2
    assert has(t, "1a", SLOW)
    assert speed(t, who(t, "1a")) == 1


@rule("SHO-71")
def test_who_was_slowed_by_a_kusari_gama_is_so_until_the_end_of_the_turn() -> None:
    t = duel(Fighter("e13", "fire", "kusari-gama"), Fighter("h13", "air"), *HIT)
    before = speed(t, who(t, "1a"))
    say(t, "0 stay attack:1a keep", "1 activate:1a stay keep", "0 stay keep")
    assert has(t, "1a", SLOW)
    assert before > speed(t, who(t, "1a"))
    say(t, "1 stay keep")
    assert t.turn == 2
    assert not has(t, "1a", SLOW)
    assert speed(t, who(t, "1a")) == before


def otsuchi(*dice: int) -> Shototsu:
    hammer = Fighter("e13", "fire", "otsuchi")
    t = duel(hammer, Fighter("f13", "air", rings="5-2-2-1-0"), *dice)
    say(t, "0 stay attack:1a")
    return t


@rule("SHO-71")
def test_the_otsuchi_pushes_up_to_a_space_for_each_success_that_did_not_explode() -> None:
    t = otsuchi(4, 5, 6, 1)
    assert menu(t) == ["push:0", "push:1", "push:2"]
    say(t, "0 push:2")
    assert at(t, "1a") == "h13"


@rule("SHO-71")
def test_who_is_hit_by_an_otsuchi_rolls_no_initiative_until_it_is_activated() -> None:
    t = otsuchi(4, 1, 1)
    say(t, "0 push:0 keep")
    assert attention(t, who(t, "1a")) == 0
    say(t, "1 activate:1a")
    assert attention(t, who(t, "1a")) == 3


@rule("SHO-71")
def test_the_edge_of_the_board_stops_a_push() -> None:
    t = duel(Fighter("l13", "fire", "otsuchi"), Fighter("m13", "air", rings="5-2-2-1-0"), 4, 4, 4)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-71")
def test_figures_stop_a_push() -> None:
    t = battle(
        [Fighter("e13", "fire", "otsuchi")],
        [Fighter("f13", "air", rings="5-2-2-1-0"), Fighter("h13")],
        dice=(4, 4, 4),
    )
    say(t, "0 stay attack:1a")
    assert menu(t) == ["push:0", "push:1"]


@rule("SHO-71", "SHO-52")
def test_the_disarmed_have_no_use_of_their_equipment() -> None:
    t = duel(Fighter("e13", "fire", "yari"), Fighter("g13"))
    t.flags[who(t, "0a")] |= NO_WEAPON
    assert ring(t, who(t, "0a"), AIR) == 2


# -- blessings -----------------------------------------------------------------------------


@rule("SHO-72", "SHO-33")
def test_jizos_blessing_saves_from_death_once() -> None:
    dying = Fighter("f13", "air", "jizo", "5-2-2-1-0", wounds=7)
    t = duel(Fighter("e13", "fire"), dying, *HIT)
    say(t, "0 stay attack:1a")
    assert asked(t) == "1 SHO-70-lethal-damage"
    say(t, "1 bless:jizo")
    assert wounds(t, "1a") == 6  # 8 hit points, 5 // 2 of them left
    t.wounds[who(t, "1a")] = 7
    load(t, *HIT)
    t.call(Attack(who(t, "0a"), who(t, "1a"), 0))
    t.asks = []
    t.advance()
    assert has(t, "1a", DEAD)


@rule("SHO-72")
def test_jizos_blessing_may_be_kept() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", "jizo", wounds=4), *HIT)
    say(t, "0 stay attack:1a", "1 pass")
    assert has(t, "1a", DEAD)


@rule("SHO-72", "SHO-20")
@pytest.mark.parametrize(
    ("blessing", "posture"), [("suitengu", WATER), ("kaze-no-kami", AIR), ("hachiman", FIRE)]
)
def test_a_posture_blessing_gives_its_posture_and_three_points(blessing: str, posture: int) -> None:
    t = duel(Fighter("e13", "earth", blessing), Fighter("f13"))
    me = who(t, "0a")
    before = ring(t, me, posture)
    assert asked(t) == "0 SHO-70-activation-start"
    say(t, f"0 bless:{blessing}")
    assert has_effect(t, me, posture)
    assert ring(t, me, posture) == before + 3
    end_the_turn(t)
    assert not has_effect(t, me, posture)
    assert ring(t, me, posture) == before


@rule("SHO-33")
def test_a_blessing_works_once_in_the_game() -> None:
    t = duel(Fighter("e13", "earth", "suitengu kaze-no-kami"), Fighter("f13"))
    say(t, "0 bless:suitengu")
    assert why(t, "0 bless:suitengu") == "SHO-33"


@rule("SHO-72")
def test_megumis_blessing_gives_void_and_frees_techniques_of_posture() -> None:
    t = duel(Fighter("e13", "earth", "megumi erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 bless:megumi stay")
    assert "use:erupting-volcano-strike" in menu(t)
    assert has_effect(t, who(t, "0a"), 4)


@rule("SHO-72")
def test_gobais_blessing_gives_every_posture_in_attacks() -> None:
    t = duel(Fighter("e13", "earth", "gobai"), Fighter("f13", "water"), 4, 6, 1, 1)
    say(t, "0 bless:gobai stay attack:1a pass")
    assert wounds(t, "1a") == 4  # 2, +1 for Fire, +1 for an explosion in Void; 4+ against Water


@rule("SHO-72")
def test_gobais_blessing_keeps_its_postures_in_the_second_attack_of_a_wakizashi() -> None:
    t = battle(
        [Fighter("e13", "earth", "gobai wakizashi")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(1, 1, 1, 3, 1),
    )
    say(t, "0 bless:gobai stay attack:1a pass attack:1b pass")
    assert wounds(t, "1b") == 3


@rule("SHO-72")
def test_gobais_blessing_does_not_help_techniques() -> None:
    t = duel(Fighter("e13", "earth", "gobai erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 bless:gobai stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-26"


@rule("SHO-72")
def test_under_gobais_blessing_nothing_takes_the_posture() -> None:
    t = duel(Fighter("e13", "fire", "tetsubo"), Fighter("f13", "earth", "gobai"), 6, 6, 6, 1, 1, 1)
    say(t, "0 stay attack:1a", "1 bless:gobai")
    assert wounds(t, "1a") == 2
    assert not has(t, "1a", NO_POSTURE)


@rule("SHO-72")
def test_under_gobais_blessing_nobody_else_changes_the_posture() -> None:
    mind = Fighter("e13", "void", "battle-in-the-mind")
    t = battle([mind], [Fighter("f13", "earth", "gobai"), Fighter("g13"), Fighter("g14")])
    bless(t, who(t, "1a"), BLESSINGS.index("gobai"))
    say(t, "0 stay use:battle-in-the-mind")
    assert why(t, "0 target:1a") == "SHO-72"


@rule("SHO-72")
def test_a_blessing_may_bring_the_posture_a_technique_needs() -> None:
    t = battle(
        [Fighter("e13", "air")],
        [Fighter("f13", "air"), Fighter("f14", "air", "hachiman porcupine-style")],
        dice=HIT,
    )
    say(t, "0 stay attack:1a")
    assert "bless:hachiman" in menu(t)
    say(t, "1 bless:hachiman use:porcupine-style")
    assert wounds(t, "0a") == 3


# -- windows -------------------------------------------------------------------------------


@rule("SHO-70")
def test_in_a_window_the_attacker_speaks_before_the_target_until_all_pass() -> None:
    t = duel(
        Fighter("e13", "fire", "lightning-raid suitengu"),
        Fighter("f13", "water", "hachiman slippery-maneuvers"),
        1, 1, 1, 1, 1, 1, *MISS,
    )  # fmt: skip
    say(t, "0 pass stay attack:1a")
    assert asked(t) == "0 SHO-70-attack-start"
    say(t, "0 pass")
    assert asked(t) == "1 SHO-70-attack-start"
    say(t, "1 bless:hachiman")
    assert asked(t) == "0 SHO-70-attack-start"  # someone reacted: the attacker may again


@rule("SHO-32", "SHO-70")
def test_calm_mind_comes_after_the_attackers_boosts_and_before_the_dice() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", calm=True), *MISS, *MISS)
    say(t, "0 stay attack:1a")
    assert asked(t) == "0 SHO-70-attack-boost"
    say(t, "0 use:lightning-raid")
    assert asked(t) == "1 SHO-70-attack-answer"
    assert t.nearest(Attack).dice == ()
    say(t, "1 calm-mind")
    assert not has(t, "1a", CALM)
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_three_players_react_clockwise_from_the_target() -> None:
    t = battle(
        [Fighter("e12", "fire", "hachiman")],
        [Fighter("f13", "fire", "suitengu")],
        [Fighter("f12", "void", "megumi lord-shibas-valor")],
    )
    t.frames.append(Attack(who(t, "0a"), who(t, "2a"), 0))
    assert order_of_speech(t, 5) == [0, 2, 1]


@rule("SHO-70")
def test_of_four_players_those_without_a_part_react_clockwise_from_the_target() -> None:
    t = battle([Fighter("e12")], [Fighter("f13")], [Fighter("f12")], [Fighter("g12")])
    t.frames.append(Attack(who(t, "3a"), who(t, "1a"), ACTION))
    assert order_of_speech(t, BOOST) == [3, 1, 2, 0]
    t.frames[-1] = Attack(who(t, "0a"), who(t, "2a"), ACTION)
    assert order_of_speech(t, BOOST) == [0, 2, 3, 1]


@rule("SHO-70")
def test_outside_attacks_four_players_react_clockwise_from_the_active_one() -> None:
    patrols = [[Fighter("e12")], [Fighter("f13")], [Fighter("f12")], [Fighter("g12")]]
    t = battle(*patrols, active="2a")
    assert order_of_speech(t, MOVEMENT_END) == [2, 3, 0, 1]


@rule("SHO-71")
@pytest.mark.parametrize("card", EQUIPMENT)
def test_every_equipment_card_is_known(card: str) -> None:
    t = duel(Fighter("e13", "fire", card), Fighter("f13"))
    assert t.wielded[who(t, "0a")] == EQUIPMENT.index(card)
    assert t.wielded[who(t, "1a")] == NOBODY


@rule("SHO-26", "SHO-51")
@pytest.mark.parametrize("card", TECHNIQUES)
def test_every_technique_is_refused_in_another_posture(card: str) -> None:
    t = duel(Fighter("e13", wrong(card), card), Fighter("f13"))
    assert not knows(t, who(t, "0a"), TECHNIQUES.index(card))
    t.posture[who(t, "0a")] = TECHNIQUE_RINGS[0][TECHNIQUES.index(card)]
    assert knows(t, who(t, "0a"), TECHNIQUES.index(card))
