"""Pieces are conserved in a whole game; the law walks look at it on imagined tables too."""

import random

import pytest

from tatami.core.game import Game
from tatami.games import GAMES
from tatami.laws import say_at_random


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_piece_is_lost_or_made(game: Game) -> None:
    dice = random.Random(7)
    for seats in {game.seats[0], game.seats[-1]}:
        table = game.open(seats, 7)
        counted = game.census(table)
        while table.asks:
            say_at_random(table, dice.randrange)
            assert game.census(table) == counted
