"""Intervals for games that share their seeds: a seed is played from every seat, so its games are no
independent ones. Whole seeds are, and they are what is counted (docs/measured/statistics.md)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tatami.bots.shares import SURE, Share

# Beside the seeds that were played an interval of a share counts one seed won and one lost: so it
# stays honest where all seeds went alike, and where there are few.
BESIDE: Final = (0.0, 1.0)


class Mean(NamedTuple):
    """A mean over games, and its 95 % interval."""

    mean: float
    low: float
    high: float

    def within(self, least: float, most: float) -> "Mean":
        """The same, where the mean cannot lie beyond these bounds. One seed alone stays without an
        interval."""
        if self.high - self.low == float("inf"):
            return self
        return Mean(self.mean, max(self.low, least), min(self.high, most))


@dataclass
class Cluster:
    """The games of one seed: how many they are, and the sum of their outcomes."""

    games: float = 0
    total: float = 0.0


def by_seed(outcomes: Iterable[tuple[str, Sequence[float]]]) -> list[Cluster]:
    """The outcomes of games, put together by their seeds. Several seats at one table do not count
    as several games: each game counts once, by its average."""
    clusters: dict[str, Cluster] = {}
    for seed, game in outcomes:
        if game:
            cluster = clusters.setdefault(seed, Cluster())
            cluster.games += 1
            cluster.total += sum(game) / len(game)
    return list(clusters.values())


def share_by_seed(outcomes: Iterable[tuple[str, Sequence[float]]]) -> Share:
    """The share over games, with an interval for seeds."""
    clusters = by_seed(outcomes)
    if not clusters:
        return Share(0.0, 0.0, 1.0, 0)
    games = sum(cluster.games for cluster in clusters)
    usual = games / len(clusters)
    beside = [Cluster(usual, usual * won) for won in BESIDE]
    middle, half = mean_and_margin(clusters + beside)
    share = sum(cluster.total for cluster in clusters) / games
    return Share(share, max(0.0, middle - half), min(1.0, middle + half), int(games))


def mean_by_seed(outcomes: Iterable[tuple[str, Sequence[float]]]) -> Mean:
    """The mean over games, with an interval for seeds. One seed alone has none."""
    clusters = by_seed(outcomes)
    if not clusters:
        return Mean(0.0, float("-inf"), float("inf"))
    middle, half = mean_and_margin(clusters)
    return Mean(middle, middle - half, middle + half)


def mean_and_margin(clusters: Sequence[Cluster]) -> tuple[float, float]:
    """The mean over all games, and half the width of its interval: clusters vary as wholes."""
    games = sum(cluster.games for cluster in clusters)
    mean = sum(cluster.total for cluster in clusters) / games
    count = len(clusters)
    if count < 2:
        return mean, float("inf")
    squares = sum((cluster.total - mean * cluster.games) ** 2 for cluster in clusters)
    error = (count / (count - 1) * squares) ** 0.5 / games
    return mean, student(count - 1) * error


def student(freedom: int) -> float:
    """How many standard errors on either side hold 95 of 100, by Student's distribution."""
    if freedom == 1:
        return 12.706
    z, v = SURE, float(freedom)
    first = (z**3 + z) / (4 * v)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    return z + first + second + third
