"""Many games, played in several processes."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from tatami.bots.registry import add_bots
from tatami.lab.jobs import Job
from tatami.lab.played_game import PlayedGame, play_one


def play_all(jobs: Sequence[Job], cores: int, bot_files: Sequence[str]) -> Iterator[PlayedGame]:
    """Play the games and return them in the order of their jobs, on any number of cores.

    With 0 cores, use all cores of the machine. Each process reads the users' bot files itself.
    """
    cores = max(1, min(cores or os.cpu_count() or 1, len(jobs)))
    if cores == 1:
        yield from map(play_one, jobs)
        return
    chunk = max(1, min(16, len(jobs) // (cores * 4)))
    with ProcessPoolExecutor(cores, initializer=add_all_bots, initargs=(bot_files,)) as pool:
        try:
            yield from pool.map(play_one, jobs, chunksize=chunk)
        except BaseException:  # nobody wants the other games now, nor after an interrupt
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def add_all_bots(files: Sequence[str]) -> None:
    """Register the bots of these files in this process."""
    for file in files:
        add_bots(file)
