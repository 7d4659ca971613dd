"""The novice: it sees what a word brings at once, and little differences it does not see at all.

So a beginner can beat it, and it plays another game each time. It makes the mistakes of somebody
who looks no further than the next moment; it never throws a game away, nor says something only to
unsay it.
"""

import random
from typing import Final, final

from tatami.bots.greedy import TABLES_OF_2026, values
from tatami.bots.seen import Seen
from tatami.bots.settings import decimal
from tatami.core.words import Word

AS_ADVISED: Final = -1.0


@final
class NoviceBot:
    """Takes any of the words that look about as good as the best right after they are said."""

    def __init__(self, dice: random.Random, blur: float = AS_ADVISED) -> None:
        self.dice = dice
        self.blur = blur

    def choose(self, seen: Seen) -> Word:
        """A word that looks good at first sight. On the open floor, where every word can be taken
        back, it is the best one: who wavers there keeps everybody waiting."""
        words = seen.ask.options
        if len(words) == 1:
            return words[0]
        first = self.dice.getrandbits(40)
        if seen.imagine(first).free:
            seeds = [self.dice.getrandbits(40) for _ in range(TABLES_OF_2026)]
            return self.about_best(seen, seeds, 0.0)
        return self.about_best(seen, [first], self.blurred(seen))

    def blurred(self, seen: Seen) -> float:
        """How many points of difference it does not see."""
        return seen.game.advice.blur if self.blur == AS_ADVISED else self.blur

    def about_best(self, seen: Seen, seeds: list[int], blur: float) -> Word:
        """One of the words that nearly reach the best on these tables."""
        words = seen.ask.options
        worths = values(seen, words, seeds)
        enough = max(worths) - blur * len(seeds)
        return self.dice.choice(
            [w for w, worth in zip(words, worths, strict=True) if worth >= enough]
        )


def novice(dice: random.Random, options: dict[str, str]) -> NoviceBot:
    """A novice; `blur=POINTS` is how much of a difference it does not see, instead of what the game
    advises."""
    return NoviceBot(dice, decimal(options, "blur", AS_ADVISED, 0.0, 1000))
