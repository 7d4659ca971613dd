"""Connect four on Tatami, played at random through tables, asks and answers.

Compiled together with the game, it represents one of our bots that plays its games out.
"""

from rounds import HALF, Dice, serve

from connect_four import CONNECT_FOUR
from tatami.bots.seen import Seen
from tatami.bots.tree import Tree
from tatami.core.table import Table


def play(games: int, dice: Dice) -> int:
    """Play some games. Return how many moves were made."""
    moves = 0
    for game in range(games):
        t = CONNECT_FOUR.open(2, game)
        while t.asks:
            ask = t.asks[0]
            t.answer(ask.seat, ask.options[int(dice() * len(ask.options))])
            moves += 1
    return moves


def middle(dice: Dice) -> Table:
    """A half-played game."""
    t = CONNECT_FOUR.open(2, 0)
    for _ in range(HALF):
        if t.asks:
            ask = t.asks[0]
            t.answer(ask.seat, ask.options[int(dice() * len(ask.options))])
    return t if t.asks else middle(dice)


def clone(t: Table) -> Table:
    """The same table again."""
    return t.copy()


def search(t: Table, tries: int) -> None:
    """Grow a tree, playing out to the end of the game."""
    ask = t.asks[0]
    tree = Tree(CONNECT_FOUR, ask, 1, CONNECT_FOUR.advice.search)
    tree.grow(Seen(CONNECT_FOUR, t, ask.seat, ask).imagine, tries)


def main() -> None:
    """Serve rounds."""
    serve(play, middle, clone, search)


if __name__ == "__main__":
    main()
