"""Runs: the games of a plan, played anywhere, kept in a file as they come."""

from collections.abc import Iterator
from typing import Final

from tatami.core.errors import TatamiError
from tatami.lab.jobs import Plan
from tatami.lab.played_game import PlayedGame
from tatami.lab.processes import cores_of_this_machine, in_processes
from tatami.lab.run_file import RunFile
from tatami.lab.units import OwnFiles, size_of_units, units

PROCESSES: Final = "processes"
RAY: Final = "ray"


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
        jobs, own = map(plan.job, numbers), own.of(plan)
        if self.on == PROCESSES:
            cores = max(1, min(self.cores, len(numbers)))
            batches = in_processes(units(jobs, own, size_of_units(len(numbers), cores)), cores)
        else:
            from tatami.lab.ray_cluster import connected, on_ray, workers_of

            ray = connected(self.on if self.on != RAY else "", self.cores)
            size = size_of_units(len(numbers), workers_of(ray))
            batches = on_ray(units(jobs, own, size), ray)
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


def in_order(games: Iterator[PlayedGame]) -> Iterator[PlayedGame]:
    """Games by their number, each as soon as all before it have come."""
    waiting: dict[int, PlayedGame] = {}
    following = 0
    for game in games:
        waiting[game.number] = game
        while following in waiting:
            yield waiting.pop(following)
            following += 1
