"""A simulation: games of the same bots in the same seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tatami.lab.jobs import Job


@dataclass(frozen=True)
class Simulation:
    """What is played. Each game has its own seed, made from this one."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    keep: bool = False  # whether we want the records

    def head(self) -> dict[str, Any]:
        """The simulation as data."""
        return {
            "kind": "simulation",
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "seats": list(self.seats),
        }

    def occupants(self) -> tuple[str, ...]:
        """The bots, one for each seat."""
        return self.seats

    def job(self, number: int) -> Job:
        """One game."""
        seed = f"{self.seed}/{number}"
        return Job(self.game, self.seats, seed, self.options, self.keep, number)
