"""Games to be played: a job holds everything that decides how its game goes."""

from collections.abc import Mapping
from typing import NamedTuple


class Job(NamedTuple):
    """One game to be played."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    keep: bool  # whether we want its record


def simulation(
    game: str, seats: tuple[str, ...], seed: str, options: Mapping[str, str], n: int, keep: bool
) -> list[Job]:
    """Games of the same bots in the same seats. Each has its own seed, made from this one."""
    return [Job(game, seats, f"{seed}/{number}", options, keep) for number in range(n)]
