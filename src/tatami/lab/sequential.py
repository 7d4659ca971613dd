"""A sequential test: it plays seeds until one of two claims about a share can be given up.

The claims and the error rates are stated before the first game. After each whole seed the
likelihoods of both claims are compared (Wald's test), for means that are about normal and whose
spread is that of the seeds so far. docs/measured/statistics.md shows how often it errs.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

from tatami.core.errors import TatamiError

ALPHA: Final = 0.05  # how often the higher claim is accepted although the lower one is true
BETA: Final = 0.05  # how often the lower claim is accepted although the higher one is true
LEAST: Final = 20  # seeds before the first decision: fewer tell little of their spread
AIM: Final = 0.04  # the rates it aims at: as the spread is estimated, it errs a little more often
BESIDE: Final = 2  # seeds won, and as many lost, that are counted for the spread
BOUND: Final = log((1 - AIM) / AIM)


class Claims(NamedTuple):
    """Two claims about how often one bot ends before another."""

    lower: float
    higher: float

    @classmethod
    def read(cls, text: str) -> "Claims":
        """The claims written as 0.5,0.55."""
        try:
            lower, higher = map(float, text.split(","))
        except ValueError:
            raise TatamiError(f"The claims of --sprt are written 0.5,0.55, not {text!r}.") from None
        if not 0 < lower < higher < 1:
            raise TatamiError(f"The claims of --sprt rise between 0 and 1, unlike {text!r}.")
        return cls(lower, higher)


class Verdict(NamedTuple):
    """What a sequential test says after some seeds."""

    accepted: float | None  # the claim that stands, or nothing yet
    seeds: int
    evidence: float  # the log of how much likelier the higher claim is

    def plain(self, claims: Claims) -> dict[str, Any]:
        """The verdict as data."""
        rates = {"alpha": ALPHA, "beta": BETA, "lower": claims.lower, "higher": claims.higher}
        return {**rates, **self._asdict(), "evidence": round(self.evidence, 3)}


class Sequential:
    """Wald's test, fed with the mean outcome of one seed after another."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.seeds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, outcomes: Sequence[float]) -> Verdict:
        """The verdict after one more seed, of which these are the games."""
        mean = sum(outcomes) / len(outcomes)
        self.seeds += 1
        self.total += mean
        self.squares += mean * mean
        return self.verdict()

    def verdict(self) -> Verdict:
        """What can be said now."""
        evidence = self.evidence()
        accepted = None
        if self.seeds >= LEAST and evidence >= BOUND:
            accepted = self.claims.higher
        elif self.seeds >= LEAST and evidence <= -BOUND:
            accepted = self.claims.lower
        return Verdict(accepted, self.seeds, evidence)

    def evidence(self) -> float:
        """The log of the likelihood ratio, each claim with the spread that suits it best. Two seeds
        won and two lost are counted beside those played: a few equal ones prove nothing."""
        if not self.seeds:
            return 0.0
        count = self.seeds + 2 * BESIDE
        middle = (self.total + BESIDE) / count
        spread = (self.squares + BESIDE) / count - middle * middle
        mean = self.total / self.seeds
        lower, higher = (spread + (mean - claim) ** 2 for claim in self.claims)
        return self.seeds / 2 * log(lower / higher)
