"""Who sits at a table: people and bots, by their names in a record."""

from typing import Final

HUMAN: Final = "human"


def is_human(occupant: str) -> bool:
    """Whether a person sits there: "human", or "human:Ann"."""
    return occupant.partition(":")[0] == HUMAN


def called(occupants: list[str]) -> list[str]:
    """The players' names: people's own names, and bots' names told apart by a number."""
    names = [
        occupant.partition(":")[2] or occupant if is_human(occupant) else occupant
        for occupant in occupants
    ]
    return [
        f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name
        for i, name in enumerate(names)
    ]
