"""Preparation (SHO-30 to 33)."""

import pytest

from scenes.shototsu import Fighter, battle, built, duel, has, load, opened, who, wounds
from table_talk import menu, rule, say, why
from tatami.games.shototsu.printed import (
    BLESSING_CARD,
    EQUIPMENT_CARD,
    PREPARATIONS,
    TECHNIQUE_CARD,
)
from tatami.games.shototsu.rules.dice import initiative
from tatami.games.shototsu.table import CALM


@rule("SHO-30")
def test_each_samurai_of_a_patrol_takes_a_different_preparation() -> None:
    t = opened(samurai="2")
    say(t, "0 patrol:own", "1 patrol:wall")
    say(t, "0 ring:earth-2 ring:water-2 ring:air-2 ring:fire-2 prepare:prayers")
    say(t, "0 ring:earth-2 ring:water-2 ring:air-2 ring:fire-2")
    assert why(t, "0 prepare:prayers") == "SHO-30"
    assert len(menu(t, 0)) == 4


@rule("SHO-30")
@pytest.mark.parametrize("number", range(5))
def test_a_preparation_gives_its_card_or_token(number: int) -> None:
    t = built(samurai="5", patrol="wall")
    i = t.preparations.index(number)
    cards = [len(t.cards[kind][i]) for kind in range(3)]
    given = {
        "crafting": cards[EQUIPMENT_CARD],
        "training": cards[TECHNIQUE_CARD],
        "prayers": cards[BLESSING_CARD],
        "espionage": t.spies[i],
        "meditation": int(bool(t.flags[i] & CALM)),
    }
    assert given == {name: int(name == PREPARATIONS[number]) for name in PREPARATIONS}


@rule("SHO-30")
def test_there_are_tokens_for_every_player() -> None:
    t = built(4, patrol="balanced")
    assert sum(t.spies) == 4
    assert sum(bool(flags & CALM) for flags in t.flags) == 4


@rule("SHO-31")
def test_an_espionage_token_adds_a_success_to_initiative() -> None:
    t = battle([Fighter("e13", spies=1)], [Fighter("a1")])
    load(t, 1, 1, 1)
    assert initiative(t, 0)[0] == 1


@rule("SHO-32")
def test_calm_mind_cancels_an_attack_and_is_spent() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", calm=True))
    say(t, "0 stay attack:2a", "1 calm-mind")
    assert wounds(t, "2a") == 0
    assert not has(t, "2a", CALM)
    assert menu(t)[-1] == "keep"  # the action is spent


@rule("SHO-32")
def test_calm_mind_may_be_kept() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", calm=True), 4, 1, 1)
    say(t, "0 stay attack:2a", "1 pass")
    assert wounds(t, "2a") == 3
    assert has(t, "2a", CALM)


@rule("SHO-32")
def test_nothing_follows_an_attack_that_was_called_off() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13", calm=True))
    say(t, "0 stay attack:2a", "1 calm-mind")
    assert menu(t)[-1] == "keep"


@rule("SHO-33")
def test_a_spent_blessing_is_not_offered_again() -> None:
    t = battle([Fighter("e13", "earth", "hachiman")], [Fighter("a1")])
    say(t, "0 bless:hachiman stay keep")
    assert who(t, "1a") == 0
    while t.turn == 1:
        ask = t.asks[0]
        assert "bless:hachiman" not in [word.text for word in ask.options]
        t.answer(ask.seat, ask.options[-1])
