"""The greedy bot: it picks the word after which the game's advice likes the table best.

It plays on from each word to the next quiet moment and judges the table there. So it does not judge
a table in the middle of something.
"""

import random
from typing import Final, final

from tatami.bots.own_files import OwnFile
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot, whole
from tatami.core.chance import stir
from tatami.core.game import Game
from tatami.core.learned import Learned, lead
from tatami.core.settling import Settling
from tatami.core.table import Table
from tatami.core.words import Word

TABLES_OF_2026: Final = 3
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
    ) -> None:
        self.dice = dice
        self.tables = tables  # if none are named, as many as the game advises
        self.settled = settled  # if nothing is said, as the game advises
        self.weights = weights  # a file instead of the game's own, or BY_HAND
        self.read: Learned | None = None

    def choose(self, seen: Seen) -> Word:
        """The word after which the game's advice likes the table best."""
        words = seen.ask.options
        if len(words) == 1:
            return words[0]
        tables = self.tables or seen.game.advice.tables
        seeds = [self.dice.getrandbits(40) for _ in range(tables)]
        totals = worths(seen, seeds, self.settled, self.learned(seen.game))
        best = max(totals)
        return self.dice.choice(
            [w for w, total in zip(words, totals, strict=True) if total == best]
        )

    def learned(self, game: Game) -> Learned | None:
        """The learned value by which this bot judges, if it has one."""
        if not self.weights:
            return game.advice.learned
        if self.weights != BY_HAND and self.read is None:
            self.read = weights_of(game, self.weights)
        return self.read


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


def worths(
    seen: Seen, seeds: list[int], settled: bool | None, learned: Learned | None
) -> list[float]:
    """What each word leads to: at the next quiet moment, or right after it."""
    advice = seen.game.advice
    if advice.quiet is not None and (advice.settled if settled is None else settled):
        return settled_values(seen, seeds, learned)
    return values(seen, seeds)


def values(seen: Seen, seeds: list[int]) -> list[float]:
    """The value of the table right after each word, made by hand, over all imagined tables."""
    totals = [0.0] * len(seen.ask.options)
    for seed in seeds:
        imagined = seen.imagine(seed)
        for i, word in enumerate(seen.ask.options):
            table = imagined.copy()
            table.answer(seen.seat, word)
            totals[i] += seen.game.advice.value(table, seen.seat)
    return totals


def settled_values(seen: Seen, seeds: list[int], learned: Learned | None) -> list[float]:
    """The value of the table at the next quiet moment after each word, over all imagined tables.
    What others answer at the same time is open there: they answer as the advice likes it. On the
    open floor nothing settles: what follows a word there is too much the others' affair."""
    advice = seen.game.advice
    totals = [0.0] * len(seen.ask.options)
    for seed in seeds:
        imagined = seen.imagine(seed)
        if imagined.free:
            return values(seen, seeds)
        for i, ask in enumerate(imagined.asks):
            if ask.seat != seen.seat:
                imagined.given[i] = None
        since = advice.quiet(imagined) if advice.quiet is not None else 0
        for i, word in enumerate(seen.ask.options):
            table = imagined.copy()
            table.answer(seen.seat, word)
            rest = Settling(advice, stir(seed))
            rest.begin(seen.seat)
            rest.settle(table, since)
            totals[i] += judged(seen, table, learned)
    return totals


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
    it settle in every game, `settled=0` in none."""
    tables = whole(options, "tables", 0, 1, 1000)
    settled = bool(whole(options, "settled", 0, 0, 1)) if "settled" in options else None
    return GreedyBot(dice, tables, settled, options.pop("weights", ""))


def frozen(dice: random.Random, options: dict[str, str]) -> GreedyBot:
    """The greedy bot as it was before bots learned: others are measured against it."""
    return GreedyBot(dice, whole(options, "tables", TABLES_OF_2026, 1, 1000), settled=False)
