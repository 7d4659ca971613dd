"""Connect four: a whole game on one page (docs/how-to/add-a-game.md tells it step by step).

python examples/connect_four.py
"""

import random
from typing import Final, TypedDict, final

from tatami.core.advice import Advice
from tatami.core.ask import Ask
from tatami.core.chronicle import EventKind
from tatami.core.frame import Book, Frame, script
from tatami.core.game import Game, Options
from tatami.core.ledger import Ledger
from tatami.core.table import Table
from tatami.core.words import NOBODY, SEAT, Verb, Vocabulary

# -- the rules in our words, and the words players can say ------------------------------

LEDGER: Final = Ledger("""
[[rule]]
id = "CON-01"
chapter = "play"
text = "Two players take turns; seat 0 begins."
[[rule]]
id = "CON-02"
chapter = "play"
text = "A disc is dropped into a column that is not full and falls as far as it can."
[[rule]]
id = "CON-03"
chapter = "end"
text = "Four discs of one player in a row, upright, level or slanting, win."
[[rule]]
id = "CON-04"
chapter = "end"
text = "When all columns are full and nobody has four in a row, the game is drawn."
""")

COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = ROWS + 1  # one bit a cell, and one above each column that stays empty

DROP: Final = Verb("drop", "CON-02", [str(column + 1) for column in range(COLUMNS)])
DROPPED: Final = EventKind("dropped", "seat", "column")
WON: Final = EventKind("won", "seat")


def question(seat: int, full: int) -> Ask:
    """A full column, a bit of `full`, takes no disc (CON-02)."""
    ask = Ask(seat, "CON-02")
    for column in range(COLUMNS):
        if not full >> column & 1:
            ask.offer(DROP[column])
    return ask


# A question never changes once posed, so each is made only once.
QUESTIONS: Final = [[question(seat, full) for full in range(1 << COLUMNS)] for seat in range(2)]

# -- the table, and the one rule in progress ---------------------------------------------


@final
class ConnectFour(Table):
    """Whose disc lies where, one bit a cell."""

    def __init__(self, book: Book, seats: int, seed: int) -> None:
        super().__init__(book, seats, seed)
        self.discs = [0, 0]
        self.heights = [0] * COLUMNS
        self.full = 0  # a bit for each column
        self.winner = NOBODY

    def copy(self) -> "ConnectFour":
        """A table that plays on without touching this one."""
        t = ConnectFour(self.book, self.seats, self.seed)
        t.discs = self.discs[:]
        t.heights = self.heights[:]
        t.full = self.full
        t.winner = self.winner
        t.resume(self)
        return t

    def redeal(self, seat: int) -> None:
        """Nothing is hidden."""


@final
class Turns(Frame):
    """Whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0

    def copy(self) -> "Turns":
        """A frame that plays on without touching this one."""
        f = Turns()
        f.seat = self.seat
        f.resume(self)
        return f


def choose_a_column(t: ConnectFour, f: Turns) -> Ask:
    """The players take turns, and a full column takes no disc (CON-01, 02)."""
    return QUESTIONS[f.seat][t.full]


def drop_the_disc(t: ConnectFour, f: Turns) -> None:
    """It falls as far as it can (CON-02); four in a row win (CON-03)."""
    seat, column = f.seat, f.answers[0].arg
    height = t.heights[column]
    discs = t.discs[seat] | 1 << column * STRIDE + height
    t.discs[seat] = discs
    t.heights[column] = height + 1
    if height + 1 == ROWS:
        t.full |= 1 << column
    if t.chronicle is not None:
        t.tell(DROPPED, SEAT[seat], f.answers[0])
    if has_four(discs):
        t.winner = seat
        t.tell(WON, SEAT[seat])
    elif t.full != (1 << COLUMNS) - 1:  # else the game is drawn (CON-04)
        f.seat = 1 - seat
        t.go_to(f, choose_a_column)


def has_four(discs: int) -> bool:
    """Whether four lie in a row, upright, slanting or level (CON-03)."""
    upright = discs & discs >> 1  # two in a row; two such pairs, two steps apart, are four
    level = discs & discs >> 7
    rising = discs & discs >> 8
    falling = discs & discs >> 6
    fours = upright & upright >> 2 | level & level >> 14
    return bool(fours | rising & rising >> 16 | falling & falling >> 12)


BOOK: Final[Book] = {Turns: script(ConnectFour, Turns, choose_a_column, drop_the_disc)}

# -- what the rest of Tatami knows of the game -------------------------------------------


class View(TypedDict):
    """The columns from left to right, each a list of seats from below."""

    columns: list[list[int]]


def lay_out(seats: int, options: Options, seed: int) -> ConnectFour:
    """An empty board."""
    t = ConnectFour(BOOK, seats, seed)
    t.call(Turns())
    return t


def view(t: ConnectFour, seat: int) -> View:
    """All is open."""
    return {
        "columns": [
            [t.discs[1] >> column * STRIDE + row & 1 for row in range(t.heights[column])]
            for column in range(COLUMNS)
        ]
    }


def scores(t: ConnectFour) -> list[int]:
    """A point for the winner."""
    return [int(t.winner == seat) for seat in range(2)]


CONNECT_FOUR: Final = Game(
    name="connect_four",
    title="Connect four",
    version=1,
    seats=(2,),
    vocabulary=Vocabulary(DROP),
    event_kinds=(DROPPED, WON),
    book=BOOK,
    lay_out=lay_out,
    view=view,
    secrets=lambda _: {},
    census=lambda t: t.discs[0] & t.discs[1],  # no cell is taken twice
    scores=scores,
    ranks=lambda t: [1 + (t.winner == 1 - seat) for seat in range(2)],
    ledger=LEDGER,
    advice=Advice(lambda t, seat: float(scores(t)[seat] - scores(t)[1 - seat])),
)


def main() -> None:
    """A random game, drawn when it is over."""
    t = CONNECT_FOUR.open(2, seed=1)
    dice = random.Random(1)
    while t.asks:
        ask = t.asks[0]
        t.answer(ask.seat, dice.choice(ask.options))
    columns = CONNECT_FOUR.view(t, NOBODY)["columns"]
    for row in reversed(range(ROWS)):
        print(" ".join("XO"[c[row]] if row < len(c) else "." for c in columns))
    print("scores", CONNECT_FOUR.scores(t))


if __name__ == "__main__":
    main()
