"""A game as one turn after the other: what every interface for learning stands on.

Where several are asked together, or freely, they answer in the order of `Game.whose_turn`; what is
given stays secret until all have answered, and the clock's words are said when it is nobody's turn.
"""

from collections.abc import Mapping, Sequence
from typing import final

from tatami.core.ask import Ask
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word
from tatami.games import GAMES

OVER = Ask(NOBODY, "")  # what is asked when the game is over: nobody, and nothing


class NotOnTheMenu(TatamiError):
    """The number of a word that may not be said now."""


def named(game: str) -> Game:
    """The game of this name."""
    if game not in GAMES:
        raise TatamiError(f"There is no game {game!r}. There are {', '.join(GAMES)}.")
    return GAMES[game]


@final
class Turns:
    """A table on which one seat at a time is asked."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.words: Sequence[Word] = game.vocabulary.words
        self.out = game.observation.room(table)
        self.go_on()

    @classmethod
    def laid(cls, game: Game, seats: int, seed: int, options: Mapping[str, str]) -> "Turns":
        """A game from its beginning. The seed decides all draws and rolls."""
        return cls(game, game.open(seats, seed, options))

    def go_on(self) -> None:
        """Find whose turn it is. If it is nobody's, the clock goes on until it is somebody's."""
        table = self.table
        while True:
            if not table.asks:
                self.seat, self.ask = NOBODY, OVER
                return
            self.seat = self.game.whose_turn(table)
            self.ask = table.open_asks(self.seat)[0]
            if self.seat != NOBODY:
                return
            table.answer(NOBODY, self.ask.options[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask is OVER

    def say(self, number: int) -> None:
        """The seat whose turn it is says the word of this number."""
        word = self.word(number)
        if word is None or word not in self.ask.options:
            raise NotOnTheMenu(self.refusal(number))
        self.table.answer(self.seat, word)
        self.go_on()

    def word(self, number: int) -> Word | None:
        """The word of this number."""
        return self.words[number] if 0 <= number < len(self.words) else None

    def refusal(self, number: int) -> str:
        """Why the word of this number may not be said now."""
        word = self.word(number)
        if word is None:
            return f"There are {len(self.words)} words, and none has the number {number}."
        rule = self.ask.why_not(word)
        known = self.game.ledger.rules.get(rule)
        reason = f" {rule}: {known.text}" if known else ""
        return f"{word.text!r} cannot be chosen now.{reason}"

    def legal(self) -> list[int]:
        """The numbers of the words on the menu, the lowest first."""
        number = self.game.vocabulary.number
        return sorted([number[word] for word in self.ask.options])

    def mask(self) -> bytearray:
        """A byte for each word: 1 for those on the menu of whoever has the turn."""
        return self.game.mask(self.ask)

    def observed(self, seat: int) -> list[float]:
        """What a seat knows, in the order of `Observation.fields`. It is overwritten next time."""
        self.game.observe(self.table, seat, self.out)
        return self.out

    def returns(self) -> list[float]:
        """What each seat has won; nothing before the end."""
        return self.game.returns(self.table)

    def copy(self) -> "Turns":
        """A game that goes on without touching this one. It tells what happens if this does."""
        table = self.table.copy()
        if self.table.chronicle is not None:
            table.chronicle = []
        return Turns(self.game, table)
