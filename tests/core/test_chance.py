"""The quick generator: what it computes in halves is what its definition says."""

import random

from tatami.core.chance import FACTOR, LOW, STATES, next_state, scaled, stir
from tatami.core.table import Table


def states(count: int) -> list[int]:
    dice = random.Random(1)
    return [1, LOW, LOW + 1, STATES, *[stir(dice.getrandbits(64)) for _ in range(count)]]


def test_a_state_is_multiplied_and_carries() -> None:
    for state in states(500):
        assert next_state(state) == (state & LOW) * FACTOR + (state >> 31)
        assert 0 < next_state(state) <= STATES


def test_a_draw_is_the_low_bits_scaled_down() -> None:
    for state in states(500):
        for n in (1, 2, 6, 52, 225, 60_000):
            assert scaled(state, n) == (state & LOW) * n >> 31


def test_a_table_draws_as_the_generator_does() -> None:
    for state in states(500):
        t = Table({}, 2, state)
        assert t.below(52) == scaled(next_state(state), 52)
        assert t.seed == next_state(state)
