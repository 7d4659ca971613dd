"""The laws, for every game that is registered, at every number of seats."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.core import table
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.laws import Walk

pytestmark = pytest.mark.slow

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]

# Most games are walked where the engine is quickest; law 9 makes them games of the other build too.
RANDOM, SEARCHED = (4, 6) if table.__file__.endswith(".so") else (1, 1)


@pytest.mark.parametrize("seed", "abcd"[:RANDOM])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_random_game_keeps_the_laws(game: Game, seats: int, seed: str) -> None:
    Walk(game, seats, seed, random.Random(seed).randrange).to_the_end()


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(max_examples=SEARCHED, deadline=None, derandomize=True)
@given(answers=st.lists(st.integers(0, 999), min_size=20, max_size=200), seed=st.integers(0, 99))
def test_any_answers_keep_the_laws(game: Game, seats: int, answers: list[int], seed: int) -> None:
    """A failure shrinks to the shortest list of answers, then to first choices."""
    coming = iter(answers)
    Walk(game, seats, str(seed), lambda n: next(coming, 0) % n).to_the_end()
