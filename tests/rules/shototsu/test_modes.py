"""The modes (SHO-80 to 88)."""

import pytest

from scenes.shototsu import Fighter, asked, battle, built, duel, has, load, opened, who, wounds
from table_talk import menu, rule, say, why
from tatami.core.game import BadSetup
from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import BARE, BOARDS, PRINTED, cut_off, ground_with
from tatami.games.shototsu.frames import Activation, Gaining, Homecoming
from tatami.games.shototsu.game import SHOTOTSU, sequel
from tatami.games.shototsu.modes import OPTIONS
from tatami.games.shototsu.printed import (
    BLESSING_CARD,
    EQUIPMENT,
    EQUIPMENT_CARD,
    TECHNIQUE_CARD,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.experience import roster
from tatami.games.shototsu.rules.postures import take_posture, technique_ring
from tatami.games.shototsu.rules.sight import enemies
from tatami.games.shototsu.table import DEAD, Shototsu
from tatami.games.shototsu.view import view


def played(t: Shototsu, last: bool = True) -> Shototsu:
    """To the end, by the last or the first word of each menu."""
    while t.asks and not isinstance(t.frames[-1], Homecoming):
        i = t.given.index(None)
        t.answer(t.asks[i].seat, t.asks[i].options[-1 if last else 0])
    return t


@rule("SHO-80")
@pytest.mark.parametrize(("turns", "samurai"), [("1", "1"), ("3", "2"), ("7", "5")])
def test_turns_and_samurai_are_options(turns: str, samurai: str) -> None:
    t = built(turns=turns, samurai=samurai, patrol="wall")
    assert len(t.flags) == 2 * int(samurai)
    played(t)
    assert t.turn == int(turns)


@rule("SHO-81")
def test_cards_may_be_chosen_instead_of_drawn() -> None:
    t = built(samurai="1", patrol="balanced", techniques="chosen", equipment="chosen")
    assert asked(t) == "0 SHO-81-card"
    assert view(t, 0)["subject"] == "1a"
    assert len(menu(t)) == 20
    say(t, "0 take:porcupine-style take:yumi")
    assert t.cards[TECHNIQUE_CARD][0] == (TECHNIQUES.index("porcupine-style"),)
    assert t.cards[EQUIPMENT_CARD][0] == (EQUIPMENT.index("yumi"),)
    assert "take:porcupine-style" not in menu(t)


@rule("SHO-81")
def test_blessings_may_be_chosen_alone() -> None:
    t = built(samurai="3", patrol="wall", blessings="chosen")
    assert asked(t) == "0 SHO-81-card"
    say(t, "0 take:jizo", "1 take:gobai")
    assert [len(held) for held in t.cards[BLESSING_CARD]] == [0, 0, 1, 0, 0, 1]


@rule("SHO-81")
def test_the_ring_may_be_chosen_and_the_card_drawn() -> None:
    t = built(samurai="1", patrol="balanced", techniques="by-ring")
    assert asked(t) == "0 SHO-81-ring"
    say(t, "0 study:fire")
    assert technique_ring(t, t.cards[TECHNIQUE_CARD][0][0]) == 3


@rule("SHO-81")
def test_a_ring_without_cards_cannot_be_chosen() -> None:
    t = built(samurai="1", patrol="balanced", techniques="by-ring")
    t.decks = (tuple(card for card in t.decks[0] if card >= 4), *t.decks[1:])
    t.ask_again()
    assert why(t, "0 study:earth") == "SHO-05"


@rule("SHO-82")
def test_pooled_points_are_spread_over_the_patrol() -> None:
    t = opened(samurai="2", points="pooled")
    say(t, "0 patrol:own", "1 patrol:wall")
    say(t, "0 ring:earth-5 ring:water-5 ring:air-2 ring:fire-5 ring:void-0 prepare:prayers")
    say(t, "0 ring:earth-3 ring:water-0 ring:air-0 ring:fire-0")
    assert menu(t, 0) == ["ring:void-0"]
    assert why(t, "0 ring:void-1") == "SHO-82"
    say(t, "0 ring:void-0 prepare:training")
    assert t.rings[:2] == ((5, 5, 2, 5, 0), (3, 0, 0, 0, 0))


# -- experience ----------------------------------------------------------------------------


def survivors() -> Shototsu:
    t = battle(
        [Fighter("e13", "fire", "yari jizo", "3-3-2-2-0", wounds=4), Fighter("f13")],
        [Fighter("a1", "earth", "porcupine-style", "2-2-2-2-2")],
        options={"experience": "on", "turns": "1"},
    )
    return played(t)


@rule("SHO-83")
def test_a_survivor_raises_one_ring_then_heals_half_its_earth_rounded_up() -> None:
    t = survivors()
    assert asked(t) == "0 SHO-83"
    assert view(t, 0)["subject"] == "1a"
    assert view(t, 1)["subject"] == ""  # who is not asked need not know
    say(t, "0 raise:earth")
    assert t.rings[0] == (4, 3, 2, 2, 0)
    assert t.wounds[0] == 2
    say(t, "0 raise:void", "1 raise:fire")
    assert not t.asks
    t = survivors()
    say(t, "0 raise:fire")
    assert t.wounds[0] == 2  # Earth 3: two of four


@rule("SHO-83", "SHO-05")
def test_a_void_that_reaches_one_three_or_five_brings_a_technique() -> None:
    t = survivors()
    say(t, "0 raise:void")
    assert len(t.cards[TECHNIQUE_CARD][0]) == 1


@rule("SHO-83")
def test_no_ring_is_raised_beyond_five() -> None:
    t = survivors()
    t.rings = ((5, 3, 2, 2, 0), *t.rings[1:])
    t.ask_again()
    assert why(t, "0 raise:earth") == "SHO-83"


@rule("SHO-83")
def test_who_has_five_in_every_ring_only_heals() -> None:
    t = survivors()
    t.rings = (t.rings[0], (5, 5, 5, 5, 5), *t.rings[2:])
    say(t, "0 raise:fire", "1 raise:fire")
    assert not t.asks


@rule("SHO-83")
def test_without_the_mode_nobody_learns() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")], options={"turns": "1"})
    played(t)
    assert not t.asks


@rule("SHO-84", "SHO-04")
def test_a_veterans_only_weapon_is_active_from_the_start() -> None:
    t = opened(samurai="2", roster="2-2-2-2-2:0:yari|2-2-2-2-2:0:yumi.tetsubo")
    assert t.wielded[0] == EQUIPMENT.index("yari")
    assert t.wielded[1] == NOBODY  # of several, one is chosen with the posture


@rule("SHO-83")
def test_the_rings_of_a_veteran_are_known_before_its_patrol_is_built() -> None:
    t = opened(samurai="2", roster="3-2-1-2-2:1:yari/")
    mine, other, *_ = view(t, 0)["samurai"]
    assert (mine["rings"], mine["wounds"]) == ([3, 2, 1, 2, 2], 1)
    assert other["rings"] == [0, 0, 0, 0, 0]


@rule("SHO-83")
def test_a_roster_carries_survivors_with_rings_damage_and_cards() -> None:
    t = survivors()
    say(t, "0 raise:earth raise:water", "1 raise:fire")
    text = roster(t)
    assert text == "4-3-2-2-0:2:yari.jizo|2-3-2-2-2:0:/2-2-2-3-2:0:porcupine-style"
    assert sequel(t) == {"roster": text}
    again = opened(samurai="2", roster=text)
    say(again, "0 patrol:own", "1 patrol:wall")
    assert menu(again, 0)[0].startswith("prepare")
    say(again, "0 prepare:meditation prepare:espionage")
    assert again.rings[:3] == ((4, 3, 2, 2, 0), (2, 3, 2, 2, 2), (2, 2, 2, 3, 2))
    assert again.wounds[0] == 2
    assert again.wielded[0] == EQUIPMENT.index("yari")
    assert again.cards[EQUIPMENT_CARD][0] == (EQUIPMENT.index("yari"),)
    assert EQUIPMENT.index("yari") not in again.decks[EQUIPMENT_CARD]
    assert TECHNIQUES.index("porcupine-style") in again.cards[TECHNIQUE_CARD][2]


@rule("SHO-83")
def test_a_spent_blessing_is_not_carried_on() -> None:
    t = survivors()
    t.flags[0] |= 1 << 17
    assert "jizo" not in roster(t)


@rule("SHO-83")
def test_the_dead_are_not_carried_on() -> None:
    t = survivors()
    t.flags[1] |= DEAD
    assert roster(t).count("|") == 0


@rule("SHO-83")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1-2-3:0:", "no veteran"),
        ("1-2-3-2-x:0:", "no veteran"),
        ("6-1-1-1-1:0:", "ring above"),
        ("2-2-2-2-2:5:", "dead"),
        ("2-2-2-2-2:0:excalibur", "excalibur"),
        ("2-2-2-2-2:0:yari|2-2-2-2-2:0:yari", "twice"),
        ("2-2-2-2-2:0:|2-2-2-2-2:0:|2-2-2-2-2:0:|2-2-2-2-2:0:", "4 veterans"),
        ("//", "3 seats"),
    ],
)
def test_a_bad_roster_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        opened(roster=text)


@rule("SHO-83", "SHO-82")
def test_veterans_take_no_points_from_the_pool() -> None:
    t = opened(samurai="2", points="pooled", roster="2-2-2-2-2:0:")
    say(t, "0 patrol:own", "1 patrol:random")
    say(t, "0 prepare:prayers ring:earth-5 ring:water-5")
    assert menu(t, 0) == ["ring:air-0"]


@rule("SHO-83")
def test_veterans_keep_their_rings_in_a_ready_made_patrol() -> None:
    t = opened(samurai="2", roster="2-2-2-2-2:0:")
    say(t, "0 patrol:wall", "1 patrol:wall")
    assert t.rings[0] == (2, 2, 2, 2, 2)
    assert t.rings[1] == (5, 1, 1, 3, 0)


@rule("SHO-84")
def test_who_has_several_equipment_cards_chooses_one_with_every_change_of_posture() -> None:
    t = duel(Fighter("e13", "fire", "yari yumi"), Fighter("f13"))
    say(t, "0 stay rest")
    say(t, "0 posture:air")
    assert asked(t) == "0 SHO-84"
    assert menu(t) == ["wield:yari", "wield:yumi"]
    say(t, "0 wield:yumi")
    assert t.wielded[0] == EQUIPMENT.index("yumi")


@rule("SHO-84")
def test_a_first_card_is_active_at_once_and_a_later_one_waits() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13"))
    t.asks, t.given = [], []
    load(t, 1)
    t.call(Gaining(((0, EQUIPMENT_CARD), (0, EQUIPMENT_CARD))))
    t.advance()
    assert asked(t) == "0 SHO-43-action"  # nothing is asked about the second
    first, second = t.cards[EQUIPMENT_CARD][0]
    assert (t.wielded[0], first != second) == (first, True)
    take_posture(t, 0, 2)
    t.asks = []
    t.advance()
    assert asked(t) == "0 SHO-84"


@rule("SHO-84")
def test_the_first_choice_comes_with_the_posture_of_deployment() -> None:
    t = opened(samurai="1", experience="on", roster="2-2-2-2-2:0:yari.yumi")
    say(t, "0 patrol:adepts", "1 patrol:wall")
    say(t, f"{t.asks[0].seat} hand:p1")
    say(t, "0 stand:e15 posture:fire")
    assert asked(t) == "0 SHO-84"


# -- many players --------------------------------------------------------------------------


@rule("SHO-85")
def test_alliances_change_no_rule() -> None:
    t = battle([Fighter("e13")], [Fighter("f13")], [Fighter("d13")], [Fighter("e12")])
    assert len(enemies(t, 0)) == 3
    said = {word.verb.name for word in SHOTOTSU.vocabulary.words}
    assert not said & {"ally", "alliance", "promise"}


@rule("SHO-86")
def test_simultaneous_activations_are_picked_in_secret_and_ordered_by_initiative() -> None:
    t = battle(
        [Fighter("e13"), Fighter("f13"), Fighter("g13")],
        [Fighter("a1"), Fighter("b1"), Fighter("c1")],
        options={"activations": "simultaneous"},
    )
    say(t, "0 stay keep")
    assert [ask.seat for ask in t.asks] == [0, 1]
    say(t, "0 activate:1b")
    assert t.given_in_part()
    load(t, 1, 1, 1, 4, 1, 1)
    say(t, "1 activate:2a")
    assert t.nearest(Activation).samurai == who(t, "2a")
    say(t, "1 stay keep")
    assert t.nearest(Activation).samurai == who(t, "1b")


@rule("SHO-86")
def test_one_that_died_meanwhile_is_left_out() -> None:
    t = battle(
        [Fighter("e13", "fire"), Fighter("m15")],
        [Fighter("f13", "air", wounds=4), Fighter("b1")],
        options={"activations": "simultaneous"},
    )
    for i in (1, 3):
        t.flags[i] &= ~(1 << 5)
    t.flags[0] &= ~(1 << 5)
    t.frames.pop()
    t.asks, t.given = [], []
    t.advance()
    load(t, 4, 1, 1, 1, 1, 1)
    say(t, "0 activate:1a", "1 activate:2a")
    load(t, 4, 1, 1)
    say(t, "0 stay attack:2a keep")
    assert has(t, "2a", DEAD)
    assert [ask.seat for ask in t.asks] == [0, 1]


# -- battle royale -------------------------------------------------------------------------


def royale(*dice: int, wounds: int = 1, options: dict[str, str] | None = None) -> Shototsu:
    t = battle(
        [Fighter("e13", "water", rings="4-0-2-2-2", wounds=wounds)],
        [Fighter("f13", "air", rings="0-5-0-0-5", wounds=2)],
        [Fighter("a1")],
        dice=(4, 1, 1, *dice),
        options={"mode": "battle-royale", **(options or {})},
    )
    say(t, "0 stay attack:2a")
    return t


@rule("SHO-87")
def test_in_a_battle_royale_each_player_has_one_samurai() -> None:
    assert opened(6).size == 1
    assert opened(2, mode="battle-royale").size == 1


@rule("SHO-87")
@pytest.mark.parametrize(
    ("die", "kind"), [(1, TECHNIQUE_CARD), (2, TECHNIQUE_CARD), (3, EQUIPMENT_CARD), (6, 2)]
)
def test_a_kill_brings_a_card(die: int, kind: int) -> None:
    t = royale(die)
    assert [len(t.cards[each][0]) for each in range(3)] == [int(each == kind) for each in range(3)]


@rule("SHO-87")
def test_a_four_or_five_heals_half_the_earth_rounded_down() -> None:
    t = royale(4, wounds=3)
    assert wounds(t, "1a") == 1
    assert wounds(royale(5, wounds=1), "1a") == 0


@rule("SHO-87")
def test_the_unhurt_roll_again_instead_of_healing() -> None:
    t = royale(4, 5, 3, wounds=0)
    assert len(t.cards[EQUIPMENT_CARD][0]) == 1


@rule("SHO-87")
def test_by_option_a_two_gives_equipment() -> None:
    t = royale(2, options={"royale-two": "equipment"})
    assert len(t.cards[EQUIPMENT_CARD][0]) == 1


@rule("SHO-87")
def test_an_empty_deck_gives_nothing_to_the_killer() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.decks = ((), (), ())
    t.asks, t.given = [], []
    t.call(Gaining(((0, TECHNIQUE_CARD),)))
    t.advance()
    assert t.cards[TECHNIQUE_CARD][0] == ()


@rule("SHO-88")
def test_without_a_word_about_it_the_default_rules_are_used() -> None:
    chosen = SHOTOTSU.chosen({})
    assert chosen == {option.name: option.values[0] for option in OPTIONS}
    modes = opened().modes
    assert (modes.turns, modes.samurai, modes.gains) == (5, 3, (0, 0, 0))
    switches = [modes.pooled, modes.experience, modes.royale, modes.hidden, modes.other_reading]
    assert not any([*switches, modes.everyone_scores, modes.techniques_need_sight])


@rule("SHO-02")
@pytest.mark.parametrize("scenery", [PRINTED, BARE])
def test_on_every_printed_and_bare_board_everybody_gets_everywhere(scenery: str) -> None:
    """So only scenery of one's own has to be looked at before each game."""
    for number, board in enumerate(BOARDS):
        ground = ground_with(number, scenery)
        assert [seats for seats in board.deployments if cut_off(ground, seats)] == []
