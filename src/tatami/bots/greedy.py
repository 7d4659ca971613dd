"""The greedy bot: it picks the word after which the game's advice likes the table best."""

import random
from typing import final

from tatami.bots.seen import Seen
from tatami.core.words import Word


@final
class GreedyBot:
    """Looks one answer ahead on a few imagined tables, and takes the word that looks best there."""

    def __init__(self, dice: random.Random, tables: int = 3) -> None:
        self.dice = dice
        self.tables = tables

    def choose(self, seen: Seen) -> Word:
        """The word after which the game's advice likes the table best."""
        words = seen.ask.options
        if len(words) == 1:
            return words[0]
        totals = values(seen, [self.dice.getrandbits(40) for _ in range(self.tables)])
        best = max(totals)
        return self.dice.choice(
            [w for w, total in zip(words, totals, strict=True) if total == best]
        )


def values(seen: Seen, seeds: list[int]) -> list[float]:
    """The value of the table after each word by the game's advice, over all imagined tables."""
    totals = [0.0] * len(seen.ask.options)
    for seed in seeds:
        imagined = seen.imagine(seed)
        for i, word in enumerate(seen.ask.options):
            table = imagined.copy()
            table.answer(seen.seat, word)
            totals[i] += seen.game.advice.value(table, seen.seat)
    return totals
