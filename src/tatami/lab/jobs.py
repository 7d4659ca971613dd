"""Games to be played: a job holds everything that decides how its game goes."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol


class Job(NamedTuple):
    """One game to be played."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    keep: bool  # whether we want its record
    number: int = 0  # its place in the run


class Plan(Protocol):
    """What a run plays. Two equal plans play the same games, with the same numbers."""

    def head(self) -> dict[str, Any]:
        """The plan as data: equal for equal plans only."""
        ...

    def occupants(self) -> tuple[str, ...]:
        """The bots that play, by their specs."""
        ...

    def job(self, number: int) -> Job:
        """The game of this number, from 0."""
        ...
