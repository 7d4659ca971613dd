"""What is hidden is really dealt anew: a table imagined by a spectator keeps no secret."""

import random

import pytest

from tatami.core.digest import dump
from tatami.core.game import Game
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.laws import say_at_random

HIDING = {"shototsu": {"builds": "hidden"}}  # options under which a game hides most


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_secret_is_dealt_anew(game: Game) -> None:
    dice = random.Random(3)
    options = HIDING.get(game.name, {})
    constant = set(game.secrets(game.open(game.seats[-1], 1, options)))
    for number in range(4):
        seats = game.seats[number % len(game.seats)]
        table = game.open(seats, number, options)
        for _ in range(400):
            if not table.asks or not constant:
                break
            true = game.secrets(table)
            imagined = game.secrets(table.imagined(NOBODY, dice.randrange(1 << 30)))
            constant = {name for name in constant if imagined[name] == true[name]}
            say_at_random(table, dice.randrange)
    assert not constant


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_where_things_truly_lie_does_not_show_in_what_is_imagined(game: Game) -> None:
    """A seat imagines the same, piece by piece, at any two tables that it cannot tell apart."""
    dice = random.Random(4)
    for seats in (game.seats[0], game.seats[-1]):
        table = game.open(seats, 4, HIDING.get(game.name))
        for number in range(400):
            if not table.asks:
                break
            if number % 10 == 0:
                seat = table.asks[table.given.index(None)].seat
                other = table.imagined(seat, number)
                assert dump(table.imagined(seat, 7)) == dump(other.imagined(seat, 7))
            say_at_random(table, dice.randrange)
