"""A bot of one's own: plays imagined games out at random, says the word that won most."""

import random

from tatami.bots.seen import Seen
from tatami.core.words import Word


class Dreamer:
    """Dreams of some games for each word."""

    def __init__(self, dice: random.Random, games: int) -> None:
        self.dice, self.games = dice, games

    def choose(self, seen: Seen) -> Word:
        """The word that wins most of its games."""
        return max(seen.ask.options, key=lambda word: self.wins(seen, word))

    def wins(self, seen: Seen, word: Word) -> int:
        """How many games a word wins."""
        return sum(self.won(seen, word) for _ in range(self.games))

    def won(self, seen: Seen, word: Word) -> bool:
        """Whether it wins one, in which all the rest is said at random."""
        table = seen.imagine(self.dice.getrandbits(40))
        table.answer(seen.seat, word)
        while table.asks:
            ask = table.asks[table.given.index(None)]
            table.answer(ask.seat, self.dice.choice(ask.options))
        return seen.game.ranks(table)[seen.seat] == 1


def dreamer(dice: random.Random, options: dict[str, str]) -> Dreamer:
    """A dreamer; `games=N` is how many games it plays out for each word."""
    return Dreamer(dice, int(options.pop("games", "5")))


BOTS = {"dreamer": dreamer}
