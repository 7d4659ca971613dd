"""Advice: what a game tells the bots, and how they should search it."""

from collections.abc import Callable
from math import exp
from typing import Any, final

from tatami.core.ask import Ask
from tatami.core.learned import Learned, Model
from tatami.core.words import Word


@final
class SearchSettings:
    """How to search a game: figures found by playing bots against each other.

    `hunches`: look one word ahead where the tree grows.
    `playout`: how many words are said after that, by value or at random, before the table is
    judged.
    `explore`: how curious the search is.
    `trust`: how many tries a hunch counts for.
    `sharp`: how far apart two hunches must be to matter.
    `fresh`: after this many tries another table is imagined.
    `priors`: how often a word must have been met before its hunch follows from what it was worth
    elsewhere in the tree, and words of playing on are weighed by what they were worth before; 0 if
    every hunch is a look one word ahead.
    `sure`: the power to which chances must be taken to be as sure as games turn out.
    `settled`: play on to the next quiet moment instead, before the table is judged.
    `by_value`: questions under these rules are not searched; the value right after a word decides.
    `tries`: the budget of each level, at tables of up to `seats`. At tables with more seats the
    budget is smaller in proportion.
    `looks`: for the first levels that grow no tree, and look one word ahead to the next quiet
    moment instead, on how many imagined tables they do so.
    """

    def __init__(
        self,
        *,
        hunches: bool = False,
        playout: int = 1000,
        explore: float = 2.0,
        trust: float = 1.0,
        sharp: float = 0.1,
        fresh: int = 1,
        priors: int = 0,
        sure: float = 1.0,
        settled: bool = False,
        by_value: tuple[str, ...] = (),
        tries: tuple[int, ...] = (100, 500, 4000, 16000),
        looks: tuple[int, ...] = (),
        seats: int = 6,
    ) -> None:
        self.hunches, self.playout = hunches, playout
        self.explore, self.trust, self.sharp = explore, trust, sharp
        self.fresh = fresh
        self.priors, self.sure = priors, sure
        self.settled, self.by_value = settled, by_value
        self.tries, self.looks = tries, looks
        self.seats = seats

    def budget(self, level: int, seats: int) -> int:
        """The tries of a level at a table with this many seats."""
        tries = self.tries[level - 1]
        return tries * self.seats // seats if seats > self.seats else tries

    def tables(self, level: int) -> int:
        """On how many tables a level looks one word ahead; 0 if it grows a tree."""
        return self.looks[level - 1] if level <= len(self.looks) else 0


Feature = tuple[str, float]


@final
class Advice:
    """What a game tells the bots. All but the value may be left out.

    `value`: how good a table looks from a seat; higher is better.
    `chances`: how likely each seat is to win; their sum is 1.
    `points`: the score a seat can expect at the end.
    `features`: what a person would name as reasons, each with its weight in points.
    `sources`: where the points of a finished game came from.
    `usual`: what a seat commonly says on the open floor, so that a search can look beyond it.
    `quiet`: a number for each quiet moment, at which nothing is in progress, and -1 in between.
    `settled`: whether bots that look one word ahead judge there: where it was shown to help.
    `tables`: how many tables they imagine for an answer.
    `believed`: deal again, on an imagined table, what others have laid in secret: by what it is
    worth to them, where the rules alone would deal it evenly.
    `blur`: how many points of difference a beginner does not see.
    `model`: what a learned value looks at, and `learned`, that value itself, if there is one.
    `untaught`: the value of a quiet moment before anything is learned, where `value` will not do:
    it judges a table right after a word, and may not see what has been decided since.

    Features and sources have the same names at every table.
    """

    def __init__(
        self,
        value: Callable[[Any, int], float],
        *,
        chances: Callable[[Any], list[float]] | None = None,
        points: Callable[[Any, int], float] | None = None,
        features: Callable[[Any, int], list[Feature]] | None = None,
        sources: Callable[[Any, int], list[Feature]] | None = None,
        usual: Callable[[Any, Ask], Word] | None = None,
        quiet: Callable[[Any], int] | None = None,
        settled: bool = False,
        tables: int = 3,
        believed: Callable[[Any, int], None] | None = None,
        blur: float = 1.0,
        model: Model | None = None,
        learned: Learned | None = None,
        untaught: Learned | None = None,
        search: SearchSettings | None = None,
    ) -> None:
        self.value, self.chances, self.points = value, chances, points
        self.features, self.sources = features, sources
        self.usual, self.quiet, self.believed = usual, quiet, believed
        self.settled, self.tables, self.blur = settled, tables, blur
        self.model, self.learned, self.untaught = model, learned, untaught
        self.search = search or SearchSettings()


def squashed(value: float) -> float:
    """A number of any size as one between 0 and 1."""
    if value > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-value)) if value > -30.0 else 0.0


def ahead(outlooks: list[float]) -> list[float]:
    """How far each of several is ahead of the best of the others."""
    leads: list[float] = []
    for i, own in enumerate(outlooks):
        best = max([other for j, other in enumerate(outlooks) if j != i], default=0.0)
        leads.append(own - best)
    return leads


def shared(leads: list[float], certain: float) -> list[float]:
    """How likely each is to win, by its lead; the sum is 1.

    A lead of `certain` makes a win nearly three times as likely as a loss.
    """
    chances = [squashed(lead / certain) for lead in leads]
    total = sum(chances)
    return [chance / total for chance in chances] if total > 0.0 else chances
