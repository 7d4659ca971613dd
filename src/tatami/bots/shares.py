"""Shares of games, with their intervals."""

from collections.abc import Sequence
from typing import Final, NamedTuple

SURE: Final = 1.96  # standard errors on either side of a 95% interval


class Share(NamedTuple):
    """A share of some games, and its 95% interval."""

    share: float
    low: float
    high: float
    games: int


def share(won: float, games: int) -> Share:
    """A share with its interval by Wilson's formula, which is honest about few games."""
    if not games:
        return Share(0.0, 0.0, 1.0, 0)
    mean, square = won / games, SURE * SURE
    middle = (mean + square / (2 * games)) / (1 + square / games)
    spread = mean * (1 - mean) / games + square / (4 * games * games)
    half = SURE * spread**0.5 / (1 + square / games)
    return Share(mean, max(0.0, middle - half), min(1.0, middle + half), games)


def first(ranks: Sequence[int], seat: int) -> float:
    """Whether a seat has won. A shared first place counts in part."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
