"""Units of work: some games of a run with all that is needed to play them, on any machine."""

import platform
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from tatami.bots.own_files import OwnFile
from tatami.bots.registry import add_bots_of
from tatami.core.errors import TatamiError
from tatami.lab.accumulators import Accumulators, Kinds, accumulators_of
from tatami.lab.engine import engine_hash
from tatami.lab.jobs import Job
from tatami.lab.played_game import PlayedGame, play_one


class OwnFiles(NamedTuple):
    """The users' files that a run needs: their content travels with every unit."""

    bots: tuple[OwnFile, ...] = ()
    accumulators: tuple[OwnFile, ...] = ()

    def hashes(self) -> dict[str, str]:
        """The hash of each file, by its name without folders."""
        return {Path(file.name).name: file.hash() for file in (*self.bots, *self.accumulators)}


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


def size_of_units(games: int, workers: int) -> int:
    """How many games a unit has: enough to pay its way, few enough to share the work fairly."""
    return max(1, min(16, games // (workers * 4)))


def play_unit(unit: Unit) -> list[PlayedGame]:
    """Play the games of a unit, unless another engine would make others of them."""
    if unit.engine != engine_hash():
        raise TatamiError(
            f"The machine {platform.node()!r} has another engine ({engine_hash()}, here"
            f" {unit.engine}): install the same build of Tatami there."
        )
    kinds = learnt(unit.own)
    return [play_one(job, Accumulators(kinds) if kinds else None) for job in unit.jobs]


@cache
def learnt(own: OwnFiles) -> Kinds:
    """Register the bots of these files, once in each process, and return their accumulators."""
    for file in own.bots:
        add_bots_of(file)
    return accumulators_of(own.accumulators)
