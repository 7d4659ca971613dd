"""Skill: how a rating changes with one more game. The one place for the formula, of arenas and of
servers; docs/ratings.md tells it.

A rating is a mean and a doubt, the standard deviation of what is believed of somebody's strength.
After each game the Plackett-Luce model moves both: towards what the ranks at the table say.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple


class Rating(NamedTuple):
    """What is believed of somebody's strength."""

    mean: float
    doubt: float

    def floor(self) -> float:
        """What somebody's strength is at least, almost certainly. Lists are in this order."""
        return self.mean - SURE * self.doubt


START: Final = Rating(25.0, 25.0 / 3)  # of whom nothing is known
SURE: Final = 2  # doubts on either side: nineteen of twenty are within


@cache
def model() -> Any:
    """The model, with the settings of the library."""
    from openskill.models import PlackettLuce  # loaded here because it is slow to load

    return PlackettLuce()


def after(
    known: Mapping[str, Rating], seats: Sequence[str], ranks: Sequence[float]
) -> dict[str, Rating]:
    """Everybody's rating after one more game. Whoever has several seats learns in part from each;
    alone, nobody learns anything."""
    before = {who: known.get(who, START) for who in dict.fromkeys(seats)}
    if len(before) < 2:
        return before
    teams = [[model().rating(mu=before[who].mean, sigma=before[who].doubt)] for who in seats]
    rated = model().rate(teams, ranks=[float(rank) for rank in ranks])
    fresh = {}
    for who in before:
        own = [team[0] for team, each in zip(rated, seats, strict=True) if each == who]
        mean = sum(rating.mu for rating in own) / len(own)
        fresh[who] = Rating(mean, sum(rating.sigma for rating in own) / len(own))
    return fresh
