"""Units of work: some games of a run with all that is needed to play them, on any machine."""

import platform
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tatami.bots.own_files import OwnFile, brought_along
from tatami.bots.registry import add_bots, weights_of_bots
from tatami.core.errors import TatamiError
from tatami.lab.accumulators import Accumulators, Kinds, accumulators_of
from tatami.lab.engine import engine_hash
from tatami.lab.jobs import Job, Plan
from tatami.lab.played_game import PlayedGame, play_one


class OwnFiles(NamedTuple):
    """The users' files that a run needs: their content travels with every unit."""

    bots: tuple[OwnFile, ...] = ()
    accumulators: tuple[OwnFile, ...] = ()
    weights: tuple[OwnFile, ...] = ()

    def of(self, plan: Plan) -> "OwnFiles":
        """These, and the weights that bots of a plan are told to play with. What was read stays."""
        read = {file.name for file in self.weights}
        with brought_along(self.weights):
            named = weights_of_bots(plan.occupants())
        return self._replace(
            weights=(*self.weights, *[file for file in named if file.name not in read])
        )

    def hashes(self) -> dict[str, str]:
        """The hash of each file, by its name: without folders where that tells them apart."""
        files = (*self.bots, *self.accumulators, *self.weights)
        short = Counter(Path(name).name for name in {file.name for file in files})
        return {
            file.name if short[Path(file.name).name] > 1 else Path(file.name).name: file.hash()
            for file in files
        }


class Unit(NamedTuple):
    """Some games of a run."""

    jobs: tuple[Job, ...]
    own: OwnFiles
    engine: str  # the hash of the engine that must play them


def units(jobs: Iterable[Job], own: OwnFiles, size: int) -> Iterator[Unit]:
    """The jobs in units of this size, one after another as they are wanted."""
    left = iter(jobs)
    while some := tuple(islice(left, size)):
        yield Unit(some, own, engine_hash())


def size_of_units(games: int | None, workers: int) -> int:
    """How many games a unit has: enough to pay its way, few enough to share the work fairly. One
    if nobody knows how many will be played."""
    return 1 if games is None else max(1, min(16, games // (workers * 4)))


def same_engine(unit: Unit) -> None:
    """Refuse a unit if this engine would make other games of it."""
    if unit.engine != engine_hash():
        raise TatamiError(
            f"The machine {platform.node()!r} has another engine ({engine_hash()}, here"
            f" {unit.engine}): install the same build of Tatami there."
        )


def play_unit(unit: Unit) -> list[PlayedGame]:
    """Play the games of a unit, unless another engine would make others of them."""
    same_engine(unit)
    kinds = learnt(unit.own)
    with brought_along(unit.own.weights):
        return [play_one(job, Accumulators(kinds) if kinds else None) for job in unit.jobs]


@lru_cache(maxsize=1)  # the last alone: what is registered is always what was asked for last
def learnt(own: OwnFiles) -> Kinds:
    """Register the bots of these files, and return their accumulators."""
    for file in own.bots:
        add_bots(file)
    return accumulators_of(own.accumulators)
