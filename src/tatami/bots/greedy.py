"""The greedy bot: it picks the word after which the game's advice likes the table best.

It plays on from each word to the next quiet moment and judges the table there. So it does not judge
a table in the middle of something.
"""

import random
import time
from collections.abc import Sequence
from math import inf
from typing import Final, final

from tatami.bots.own_files import OwnFile
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot, whole
from tatami.core.advice import Advice
from tatami.core.chance import stir
from tatami.core.game import Game
from tatami.core.learned import Learned, lead
from tatami.core.settling import Settling
from tatami.core.table import Table
from tatami.core.words import Word

TABLES_OF_2026: Final = 3
ROUND: Final = 2  # tables between two looks at the clock
# How often the worse half of the words is given up, where there are many tables.
HALVINGS: Final = 4
BY_HAND: Final = "none"  # no learned weights: the value made by hand


@final
class GreedyBot:
    """Looks one answer ahead on a few imagined tables, and takes the word that looks best there."""

    def __init__(
        self,
        dice: random.Random,
        tables: int = 0,
        settled: bool | None = None,
        weights: str = "",
        within: float = inf,
        believed: bool = False,
    ) -> None:
        self.dice = dice
        self.tables = tables  # if none are named, as many as the game advises
        self.settled = settled  # if nothing is said, as the game advises
        self.weights = weights  # a file instead of the game's own, or BY_HAND
        self.within = within  # seconds; it looks at fewer tables if they do not suffice
        self.believed = believed  # what others hide is what they probably would
        self.read: Learned | None = None

    def choose(self, seen: Seen) -> Word:
        """The word after which the game's advice likes the table best."""
        words = seen.ask.options
        if len(words) == 1:
            return words[0]
        end = time.monotonic() + self.within
        totals = [0.0] * len(words)
        rounds = self.rounds(seen.game.advice)
        often = max(2, len(rounds) // HALVINGS)
        for number, seeds in enumerate(rounds):
            if number and number % often == 0:
                words, totals = better_half(words, totals)
            now = self.worths(seen, words, seeds)
            totals = [total + each for total, each in zip(totals, now, strict=True)]
            if time.monotonic() >= end:
                break
        best = max(totals)
        best_words = [w for w, total in zip(words, totals, strict=True) if total == best]
        return self.dice.choice(best_words)

    def rounds(self, advice: Advice) -> list[list[int]]:
        """The seeds of the tables to imagine. A bot that settles looks at many of them in rounds,
        and in the later ones only at the words that look better."""
        tables = self.tables or advice.tables
        seeds = [self.dice.getrandbits(40) for _ in range(tables)]
        at_once = ROUND if self.settles(advice) else tables
        return [seeds[at : at + at_once] for at in range(0, tables, at_once)]

    def settles(self, advice: Advice) -> bool:
        """Whether it plays on to the next quiet moment."""
        wanted = advice.settled if self.settled is None else self.settled
        return wanted and advice.quiet is not None

    def worths(self, seen: Seen, words: Sequence[Word], seeds: list[int]) -> list[float]:
        """What each of these words leads to: at the next quiet moment, or right after it."""
        if self.settles(seen.game.advice):
            return settled_values(seen, words, seeds, self.learned(seen.game), self.believed)
        return values(seen, words, seeds)

    def learned(self, game: Game) -> Learned | None:
        """The value by which this bot judges quiet moments, if it is another than right after a
        word."""
        if not self.weights:
            return at_rest(game)
        if self.weights == BY_HAND:
            return game.advice.untaught
        if self.read is None:
            self.read = weights_of(game, self.weights)
        return self.read


def better_half(words: Sequence[Word], totals: list[float]) -> tuple[list[Word], list[float]]:
    """The half of the words that looks better, two at least, with what is known of them."""
    order = sorted(range(len(words)), key=lambda i: -totals[i])
    kept = sorted(order[: max(2, len(words) // 2)])
    return [words[i] for i in kept], [totals[i] for i in kept]


def at_rest(game: Game) -> Learned | None:
    """The value of quiet moments that a game advises, if it is another than right after a word."""
    return game.advice.learned or game.advice.untaught


def weights_of(game: Game, file: str) -> Learned:
    """The learned value with the weights of a file."""
    model = game.advice.model
    if model is None:
        raise BadBot(f"{game.title} has no learned value.")
    try:
        text = OwnFile.read(file, "weights").content.decode()
    except UnicodeDecodeError:
        raise BadBot(f"The file {file!r} holds no weights.") from None
    return Learned(model, model.read(text))


# -- what words lead to -----------------------------------------------------------------------


def advised(seen: Seen, words: Sequence[Word], seeds: list[int]) -> list[float]:
    """What each of these words leads to, where the game advises to judge."""
    advice = seen.game.advice
    if advice.settled and advice.quiet is not None:
        return settled_values(seen, words, seeds, at_rest(seen.game))
    return values(seen, words, seeds)


def values(seen: Seen, words: Sequence[Word], seeds: list[int]) -> list[float]:
    """The value of the table right after each word, made by hand, over all imagined tables."""
    totals = [0.0] * len(words)
    for seed in seeds:
        imagined = seen.imagine(seed)
        for i, word in enumerate(words):
            table = imagined.copy()
            table.answer(seen.seat, word)
            totals[i] += seen.game.advice.value(table, seen.seat)
    return totals


def settled_values(
    seen: Seen,
    words: Sequence[Word],
    seeds: list[int],
    by: Learned | None,
    believed: bool = False,
) -> list[float]:
    """The value of the table at the next quiet moment after each word, over all imagined tables.
    What others answer at the same time is open there: they answer as the advice likes it. On the
    open floor nothing settles: what follows a word there is too much the others' affair."""
    totals = [0.0] * len(words)
    for seed in seeds:
        imagined = seen.believe(seed) if believed else seen.imagine(seed)
        if imagined.free:
            return values(seen, words, enough(seeds))
        open_again(imagined, seen.seat)
        for i, word in enumerate(words):
            totals[i] += judged(seen, settled_after(seen, imagined, word, seed), by)
    return totals


def settled_after(seen: Seen, imagined: Table, word: Word, seed: int) -> Table:
    """An imagined table at the next quiet moment after a word."""
    advice = seen.game.advice
    since = advice.quiet(imagined) if advice.quiet is not None else 0
    table = imagined.copy()
    table.answer(seen.seat, word)
    rest = Settling(advice, stir(seed))
    rest.begin(seen.seat)
    rest.settle(table, since)
    return table


def open_again(table: Table, seat: int) -> None:
    """What others have answered in secret is open again: it was imagined at random."""
    for i, ask in enumerate(table.asks):
        if ask.seat != seat:
            table.given[i] = None


def enough(seeds: list[int]) -> list[int]:
    """At least as many seeds as an unsettled look needs: it is cheap, and sees little."""
    return seeds + [stir(seeds[0] + i) for i in range(1, TABLES_OF_2026 - len(seeds) + 1)]


def judged(seen: Seen, table: Table, learned: Learned | None) -> float:
    """How good a table at a quiet moment looks from the seat: what is over is certain."""
    game = seen.game
    if learned is None:
        return game.advice.value(table, seen.seat)
    if table.asks:
        return learned.value(table, seen.seat)
    return lead(game.scores(table), seen.seat)


# -- from a spec ------------------------------------------------------------------------------


def greedy(dice: random.Random, options: dict[str, str]) -> GreedyBot:
    """A greedy bot; `tables=N` is how many tables it imagines for each answer, `weights=FILE` a
    file that `tatami train` has made, and `weights=none` the value made by hand. `settled=1` lets
    it settle in every game, `settled=0` in none. `believed=1` lets it believe that others have
    laid in secret what is worth most to them."""
    tables = whole(options, "tables", 0, 1, 1000)
    believed = bool(whole(options, "believed", 0, 0, 1))
    settled = bool(whole(options, "settled", 0, 0, 1)) if "settled" in options else None
    weights = options.pop("weights", "")
    return GreedyBot(dice, tables, settled, weights, believed=believed)


def frozen(dice: random.Random, options: dict[str, str]) -> GreedyBot:
    """The greedy bot as it was before bots learned: others are measured against it."""
    return GreedyBot(dice, whole(options, "tables", TABLES_OF_2026, 1, 1000), settled=False)
