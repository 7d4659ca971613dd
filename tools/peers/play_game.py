"""One of our games with most seats, played at random through tables, asks and answers.

play_game.py NAME
"""

import sys
from functools import partial

from rounds import Dice, serve

from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES


def say(t: Table, dice: Dice) -> None:
    """Answer the first open question at random."""
    ask = t.asks[t.given.index(None)]
    t.answer(ask.seat, ask.options[int(dice() * len(ask.options))])


def play(game: Game, games: int, dice: Dice) -> int:
    """Play some games; the words said in them."""
    words = 0
    for seed in range(games):
        t = game.open(game.seats[-1], int(dice() * 1e6) + seed)
        while t.asks:
            say(t, dice)
            words += 1
    return words


def middle(game: Game, dice: Dice) -> Table:
    """A game half played."""
    t = game.open(game.seats[-1], 0)
    tables: list[Table] = []
    while t.asks:
        tables.append(t.copy())
        say(t, dice)
    return tables[len(tables) // 2]


def clone(t: Table) -> Table:
    """The same table again."""
    return t.copy()


if __name__ == "__main__":
    chosen = GAMES[sys.argv[1]]
    serve(partial(play, chosen), partial(middle, chosen), clone, batch=1)
