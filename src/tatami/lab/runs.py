"""Runs: the games of a plan, played anywhere, kept in a file as they come."""

from collections.abc import Generator, Iterable, Iterator
from typing import Final, Protocol, TypeVar

from tatami.core.errors import TatamiError
from tatami.lab.jobs import Job, Plan
from tatami.lab.played_game import PlayedGame
from tatami.lab.processes import Does, cores_of_this_machine, in_processes
from tatami.lab.run_file import RunFile
from tatami.lab.units import OwnFiles, play_unit, size_of_units, units

PROCESSES: Final = "processes"
RAY: Final = "ray"
T = TypeVar("T")


class Numbered(Protocol):
    """What comes of a job."""

    @property
    def number(self) -> int:
        """That of its job."""
        ...


N = TypeVar("N", bound=Numbered)


class Workers:
    """Where games are played: `processes` of this machine, or `ray`, here or at an address."""

    def __init__(self, on: str = PROCESSES, cores: int = 0) -> None:
        if on not in (PROCESSES, RAY) and not on.startswith("ray://"):
            raise TatamiError(f"Games are played on processes, ray or ray://HOST:PORT, not {on!r}.")
        self.on = on
        self.cores = cores or cores_of_this_machine()

    def play(
        self,
        plan: Plan,
        numbers: list[int],
        own: OwnFiles = OwnFiles(),  # noqa: B008
    ) -> Iterator[PlayedGame]:
        """The games of these numbers, as they come. They are equal wherever they are played."""
        return self.each(map(plan.job, numbers), len(numbers), own.of(plan), play_unit)

    def each(
        self,
        jobs: Iterable[Job],
        number: int | None,
        own: OwnFiles,
        does: Does[T],
    ) -> Iterator[T]:
        """What comes of these jobs, so many of them or without end."""
        if self.on == PROCESSES:
            cores = self.cores if number is None else max(1, min(self.cores, number))
            batches = in_processes(units(jobs, own, size_of_units(number, cores)), cores, does)
        else:
            from tatami.lab.ray_cluster import connected, on_ray, workers_of

            ray = connected(self.on if self.on != RAY else "", self.cores)
            size = size_of_units(number, workers_of(ray))
            batches = on_ray(units(jobs, own, size), ray, does)
        for batch in batches:
            yield from batch


def play(
    plan: Plan,
    n: int,
    workers: Workers | None = None,
    file: RunFile | None = None,
    own: OwnFiles = OwnFiles(),  # noqa: B008
) -> Iterator[PlayedGame]:
    """The first n games: those already in the file, then new ones as they come, each kept when it
    ends."""
    known = file.games if file is not None else {}
    yield from (known[number] for number in range(n) if number in known)
    missing = [number for number in range(n) if number not in known]
    if not missing:
        return
    for played in (workers or Workers()).play(plan, missing, own):
        yield played if file is None else file.add(played)


def in_order(games: Iterator[N], following: int = 0) -> Generator[N, None, None]:
    """Games by their number from this one on, each as soon as all before it have come."""
    waiting: dict[int, N] = {}
    for game in games:
        waiting[game.number] = game
        while following in waiting:
            yield waiting.pop(following)
            following += 1
