"""The techniques of air, each by its name (SHO-70, 71)."""

import pytest

from scenes.shototsu import HIT, MISS, Fighter, asked, at, battle, duel, has, who, wounds
from table_talk import menu, rule, say, why
from tatami.games.shototsu.boards import PLACES
from tatami.games.shototsu.frames import Attack, Moving
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.printed import (
    TECHNIQUES,
)
from tatami.games.shototsu.rules.movement import take_a_step
from tatami.games.shototsu.rules.paths import LUNGE
from tatami.games.shototsu.rules.turn import end_the_turn
from tatami.games.shototsu.table import (
    DEAD,
    Shototsu,
)
from tatami.session.composing import foreseen
from tatami.session.refusal import Refused


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
    assert wounds(t, "1a") == 1
    assert at(t, "1a") == "c13"


@rule("SHO-44")
def test_the_mover_chooses_on_which_space_it_is_struck() -> None:
    t = lightning()
    say(t, "0 leave:e12", "1 use:lightning-reaction")
    assert at(t, "1a") == "c13"


@rule("SHO-44")
def test_a_way_round_draws_no_strike() -> None:
    t = duel(Fighter("f14"), Fighter("g14", "air", "lightning-reaction"), *HIT)
    say(t, "0 move:h14")
    assert "slip" in menu(t)
    assert "leave:f14" in menu(t)
    say(t, "0 slip")
    assert at(t, "1a") == "h14"
    assert wounds(t, "1a") == 0
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


@rule("SHO-44")
def test_no_way_is_longer_than_the_speed_allows() -> None:
    t = duel(Fighter("i8"), Fighter("i9", "air", "lightning-reaction"))
    say(t, "0 move:i10")
    assert "leave:h10" in menu(t)
    assert "leave:j10" not in menu(t)  # terrain on j9 makes the way there too long


@rule("SHO-26")
def test_lightning_reaction_needs_air() -> None:
    t = lightning(posture="fire")
    assert at(t, "1a") == "c13"
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_one_killed_on_the_way_goes_no_further() -> None:
    t = duel(Fighter("e13", wounds=4), Fighter("f13", "air", "lightning-reaction"), *HIT)
    say(t, "0 move:c13 leave:e13", "1 use:lightning-reaction")
    assert has(t, "1a", DEAD)
    assert at(t, "1a") == ""


@rule("SHO-70", "SHO-71")
def test_one_caught_by_a_chain_on_the_way_is_too_slow_to_go_on() -> None:
    t = duel(Fighter("e13"), Fighter("f13", "air", "lightning-reaction kusari-gama"), *HIT)
    say(t, "0 move:c13 leave:e12", "1 use:lightning-reaction")
    assert at(t, "1a") == "e12"


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
    assert at(t, "1b") == "d15"
    assert at(t, "1a") not in ("d15", "f12")  # it went on as far as it could


@rule("SHO-44", "SHO-70")
def test_a_lunge_cut_short_among_figures_ends_on_the_last_free_space() -> None:
    t = battle([Fighter("e13"), Fighter("f13"), Fighter("g13")], [Fighter("h13")])
    m = Moving(who(t, "1a"), PLACES.index("g13"), LUNGE, PLACES.index("e13"))
    m.path = (PLACES.index("f13"), PLACES.index("g13"))
    take_a_step(t, m)
    assert at(t, "1a") == "e13"  # behind the figures there is no room
    t.place[who(t, "1a")], m.gone = PLACES.index("f13"), 1
    take_a_step(t, m)
    assert at(t, "1a") == "e13"


@rule("SHO-70")
def test_flowing_water_strike_reaches_one_space_further_in_air() -> None:
    t = duel(Fighter("e13", "air", "flowing-water-strike"), Fighter("g13"))
    say(t, "0 stay")
    assert "attack:2a" in menu(t)


@rule("SHO-26")
def test_flowing_water_strike_needs_air() -> None:
    t = duel(Fighter("k7", "water", "flowing-water-strike"), Fighter("i7"))
    say(t, "0 stay")
    assert why(t, "0 attack:2a") == "SHO-57"


@rule("SHO-70")
def test_striking_as_air_keeps_dice_for_the_next_turn() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13", "water"), 5, 5, 4)
    say(t, "0 stay attack:2a use:striking-as-air store:5 store:5")
    assert t.saved[who(t, "1a")] == (5, 5)
    assert wounds(t, "2a") == 2  # the 4 is enough: 4, 1 more for Water, 1 less for Air
    end_the_turn(t)
    assert t.kept[who(t, "1a")] == (5, 5)
    end_the_turn(t)
    assert t.kept[who(t, "1a")] == ()


@rule("SHO-70")
def test_dice_are_named_from_the_lowest_face_and_those_set_aside_do_not_count() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), 5, 2, 1)
    say(t, "0 stay attack:2a use:striking-as-air store:2")
    assert menu(t) == ["store:5", "pass"]
    say(t, "0 store:5")
    assert wounds(t, "2a") == 0


@rule("SHO-70")
def test_dice_set_aside_together_may_end_with_a_pass_though_no_die_is_left() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), 5, 2, 1)
    say(t, "0 stay attack:2a use:striking-as-air")
    words = [SHOTOTSU.vocabulary.by_text[text] for text in ("store:2", "store:5", "pass")]
    assert foreseen(t.copy(), 0, words) == words[:2]
    assert foreseen(t.copy(), 0, [words[0], words[2]]) == [words[0], words[2]]
    with pytest.raises(Refused):
        foreseen(t.copy(), 0, words[2:])  # one die at least


@rule("SHO-70", "SHO-25")
def test_the_explosion_of_a_die_set_aside_no_longer_counts() -> None:
    tough = Fighter("f13", "air", rings="5-1-1-1-2")
    t = duel(Fighter("e13", "air", "striking-as-air gobai"), tough, 6, 4, 1, 2)
    say(t, "0 bless:gobai stay attack:2a pass use:striking-as-air store:6")
    assert wounds(t, "2a") == 3


@rule("SHO-70")
def test_dice_of_last_turn_are_added_to_one_attack() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), *MISS)
    me = who(t, "1a")
    t.kept = (*t.kept[:me], (6,), *t.kept[me + 1 :])
    say(t, "0 stay attack:2a use:striking-as-air")
    assert t.nearest(Attack).lent == (6,)
    say(t, "0 pass")  # the roll may be set aside in turn
    assert wounds(t, "2a") == 1
    assert t.kept[me] == ()


@rule("SHO-26")
def test_striking_as_air_needs_air() -> None:
    t = duel(Fighter("e13", "void", "striking-as-air"), Fighter("f13"), *HIT)
    say(t, "0 stay attack:2a pass")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_feigned_opening_makes_the_attacker_need_one_less() -> None:
    t = duel(Fighter("e13", "air", "feigned-opening"), Fighter("f13"), 4, 1, 1, 1, 1, 1, 2, 1, 1)
    say(t, "0 stay attack:2a use:feigned-opening")
    assert wounds(t, "2a") == 1


@rule("SHO-70", "SHO-73")
def test_feigned_opening_does_nothing_when_the_roll_is_lost() -> None:
    t = duel(Fighter("e13", "air", "feigned-opening"), Fighter("f13"), *MISS, *MISS, 2, 1, 1)
    say(t, "0 stay attack:2a use:feigned-opening")
    assert wounds(t, "2a") == 0


@rule("SHO-26")
def test_feigned_opening_needs_air() -> None:
    t = duel(Fighter("e13", "earth", "feigned-opening"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-74")
def test_feigned_opening_works_once_a_turn() -> None:
    t = duel(Fighter("e13", "air", "feigned-opening"), Fighter("f13"), *MISS)
    t.used[who(t, "1a")] |= 1 << TECHNIQUES.index("feigned-opening")
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-44")
def test_a_way_past_an_enemy_round_a_corner_of_terrain_is_found() -> None:
    mover, striker = Fighter("k5"), Fighter("l4", "air", "lightning-reaction")
    t = battle([mover], [striker], options={"board": "four-winds-crossing"})
    say(t, "0 move:j7")
    assert asked(t) == "1 SHO-70-movement-leave"
