"""Units of work, played in several processes of this machine."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from typing import Final, TypeVar

from tatami.core.errors import TatamiError
from tatami.lab.child_processes import end_at_once, follow_parent
from tatami.lab.units import Unit

ATTEMPTS: Final = 3  # how often in a row processes may die before any unit is done

T = TypeVar("T")
Does = Callable[[Unit], list[T]]  # what is done with a unit


def cores_of_this_machine() -> int:
    """How many processes keep this machine busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin() -> None:
    """Begin a process: Ctrl-C is for the one that started it, and it ends with that one, so that
    the file of a run is free again."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent(end_at_once)


def in_processes(units: Iterator[Unit], cores: int, does: Does[T]) -> Iterator[list[T]]:
    """Play the units and return what comes of them. If a process dies, its units are played
    again."""
    if cores == 1:
        yield from map(does, units)
        return
    failures = 0
    while failures < ATTEMPTS:
        done, lost = yield from in_one_pool(units, cores, does)
        if not lost:
            return
        units = chain(lost, units)
        failures = 0 if done else failures + 1
    raise TatamiError(
        f"The processes that play the games have died {ATTEMPTS} times in a row: is there too"
        " little memory, or does a bot end its process?"
    )


def in_one_pool(
    units: Iterator[Unit], cores: int, does: Does[T]
) -> Generator[list[T], None, tuple[int, list[Unit]]]:
    """Play units until none is left or a process dies: how many are done, and which were lost."""
    taken: dict[int, Unit] = {}  # units that are not done, by their first game
    running: dict[Future[list[T]], int] = {}
    done, others = 0, multiprocessing.active_children()
    with ProcessPoolExecutor(cores, initializer=begin) as pool:
        try:
            while True:
                for unit in islice(units, 2 * cores - len(running)):
                    taken[unit.jobs[0].number] = unit
                    running[pool.submit(does, unit)] = unit.jobs[0].number
                if not running:
                    return done, []
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield future.result()
                    del taken[running.pop(future)]
                    done += 1
        except BrokenProcessPool:
            return done, list(taken.values())
        finally:  # nobody wants the other games now, nor after an interrupt
            for worker in multiprocessing.active_children() if taken else ():
                if worker not in others:
                    worker.terminate()
