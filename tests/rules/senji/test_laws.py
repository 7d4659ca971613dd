"""The laws where the general walk seldom goes: a talkative winter, and every option."""

import random

import pytest

from tatami.core.words import NOBODY
from tatami.games.senji.game import SENJI
from tatami.laws import Walk

EVERYTHING = {"kami": "yes", "umeko": "hanafuda", "executions": "one", "goal": "40"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5])
def test_a_winter_that_the_clock_seldom_ends_keeps_the_laws(seats: int) -> None:
    dice = random.Random(seats)
    walk = Walk(SENJI, seats, "floor", dice.randrange, {"goal": "40"})

    def choose(n: int) -> int:
        asks = walk.table.asks
        clock = n == len(asks) and asks[-1].seat == NOBODY
        return dice.randrange(n - 1) if clock and dice.random() < 0.99 else dice.randrange(n)

    walk.choose = choose
    walk.to_the_end()
    assert {"SEN-20-draft", "SEN-27"} <= walk.asked


@pytest.mark.parametrize("seed", ["emperor", "kami"])
def test_every_option_keeps_the_laws(seed: str) -> None:
    options = {**EVERYTHING, "imperial": "yes"}
    Walk(SENJI, 3, seed, random.Random(seed).randrange, options).to_the_end()
