"""Who sits at a table: people and bots, by their names in a record."""

from collections.abc import Sequence
from typing import Final

HUMAN: Final = "human"


def is_human(occupant: str) -> bool:
    """Whether a person sits there: "human", or "human:Ann"."""
    return occupant.partition(":")[0] == HUMAN


def told_apart(names: Sequence[str]) -> list[str]:
    """Players' names, equal ones told apart by a number."""
    known = list(names)
    return [
        f"{name} {known[: i + 1].count(name)}" if known.count(name) > 1 else name
        for i, name in enumerate(names)
    ]
