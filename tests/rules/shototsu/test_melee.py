"""Whole fights at close quarters, with every card in play: what holds at each word of them."""

import random

import pytest

from scenes.shototsu import Fighter, battle
from tatami.core.digest import dump
from tatami.games.shototsu.advice import value
from tatami.games.shototsu.game import SHOTOTSU, scores
from tatami.games.shototsu.hidden import census
from tatami.games.shototsu.printed import BLESSINGS, EQUIPMENT, RINGS, TECHNIQUES
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.view import view


def melee(dice: random.Random) -> Shototsu:
    """Three against three, side by side, with all techniques and most other cards."""
    techniques = dice.sample(TECHNIQUES, 18)
    equipment = dice.sample(EQUIPMENT, 6)
    blessings = dice.sample(BLESSINGS, 6)
    fighters = [
        Fighter(
            place,
            dice.choice(RINGS),
            " ".join([*techniques[3 * i : 3 * i + 3], equipment[i], blessings[i]]),
            "4-2-1-3-0",
            calm=dice.random() < 0.3,
        )
        for i, place in enumerate(["e13", "f13", "g13", "e14", "f14", "g14"])
    ]
    return battle(fighters[:3], fighters[3:], options={"turns": "2"})


@pytest.mark.parametrize("seed", range(8))
def test_copies_pieces_and_views_hold_in_a_melee(seed: int) -> None:
    dice = random.Random(seed)
    t = melee(dice)
    before = census(t)
    while t.asks:
        copy = t.copy()
        assert dump(copy) == dump(t)
        ask = copy.asks[0]
        copy.answer(ask.seat, dice.choice(ask.options))
        assert census(t) == before
        for seat in (-1, 0, 1):
            imagined = t.imagined(seat, seed)
            assert isinstance(imagined, Shototsu)
            assert view(imagined, seat) == view(t, seat)
        assert value(t, 0) == pytest.approx(-value(t, 1))
        fierce = [w for w in ask.options if w.verb.name in ("attack", "use", "lunge", "store")]
        t.answer(ask.seat, dice.choice(fierce or ask.options))
    assert sum(scores(t)) == sum(t.honour)
    assert sorted(SHOTOTSU.ranks(t))[0] == 1
