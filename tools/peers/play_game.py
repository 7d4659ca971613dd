"""One of our games with most seats, played at random through tables, asks and answers.

play_game.py NAME
"""

import sys
from functools import partial

from rounds import Dice, serve

from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES


def play(game: Game, games: int, dice: Dice) -> int:
    """Play some games. Return how many words were said."""
    words = 0
    for _ in range(games):
        t = game.open(game.seats[-1], int(dice() * 1e9))
        while asks := t.asks:
            ask = asks[0] if len(asks) == 1 else asks[t.given.index(None)]
            t.answer(ask.seat, ask.options[int(dice() * len(ask.options))])
            words += 1
    return words


def middle(game: Game, dice: Dice) -> Table:
    """A half-played game."""
    t = game.open(game.seats[-1], 0)
    tables: list[Table] = []
    while t.asks:
        tables.append(t.copy())
        ask = t.asks[t.given.index(None)]
        t.answer(ask.seat, ask.options[int(dice() * len(ask.options))])
    return tables[len(tables) // 2]


def clone(t: Table) -> Table:
    """The same table again."""
    return t.copy()


if __name__ == "__main__":
    chosen = GAMES[sys.argv[1]]
    serve(partial(play, chosen), partial(middle, chosen), clone, batch=1)
