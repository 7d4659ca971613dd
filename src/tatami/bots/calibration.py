"""Chances as people are told them: of ten that are said to be 70 %, seven come true.

A search weighs chances to compare words, and errs as a whole: it is too timid, or too sure. How
much it is, each game says; it was measured over finished games (`tools/calibration.py`).
"""

from collections.abc import Sequence

LEAST = 1e-6


def calibrated(chances: Sequence[float], sure: float) -> list[float]:
    """The chances of all seats, as sure as they should be: each to this power, then shared out."""
    powers = [max(LEAST, chance) ** sure for chance in chances]
    total = sum(powers)
    return [power / total for power in powers]


def calibrated_alone(chance: float, chances: Sequence[float], seat: int, sure: float) -> float:
    """One chance of a seat, where those of the others keep their proportions."""
    if len(chances) < 2:
        return chance
    own = min(1.0, max(0.0, chance))
    others = sum(each for other, each in enumerate(chances) if other != seat) or 1.0
    beside = [
        own if other == seat else each / others * (1.0 - own) for other, each in enumerate(chances)
    ]
    return calibrated(beside, sure)[seat]
