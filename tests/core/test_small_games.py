"""The laws, for the games of the tutorial and of the core's own tests.

They stand outside the package, so they play on the plain build alone.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connect_four import CONNECT_FOUR
from scenes.tea import TEA
from tatami.core.game import Game
from tatami.laws import Walk

TABLES = [pytest.param(CONNECT_FOUR, 2), pytest.param(TEA, 2), pytest.param(TEA, 3)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 999))
def test_a_small_game_keeps_the_laws(game: Game, seats: int, seed: int) -> None:
    Walk(game, seats, str(seed), random.Random(seed).randrange).to_the_end()
