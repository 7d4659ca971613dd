"""Rounds of play on request: each line read is a number of seconds, each line written a result.

The process stays warm between its rounds, and is idle during the others' rounds.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

Dice = Callable[[], float]
State = TypeVar("State")

HALF: Final = 10  # moves: about half a random game
BATCH: Final = 20  # short games, or clones, between two looks at the clock
TRIES: Final = 500  # playouts of one search


def serve(
    play: Callable[[int, Dice], int],
    middle: Callable[[Dice], State],
    clone: Callable[[State], object],
    search: Callable[[State, int], object] | None = None,
    batch: int = BATCH,
) -> None:
    """Play, clone and search for as many seconds as each line says, until there are no more lines.

    `play` plays some games and counts their moves. `middle` is a half-played game. `search` grows a
    tree there by this many playouts. A `batch` of games is played between two looks at the clock.
    """
    dice = random.Random(1).random
    half_played = middle(dice)
    for line in sys.stdin:
        seconds = float(line)
        moves = pace(lambda: play(batch, dice), seconds)
        clones = pace(lambda: copies(half_played, clone), seconds / 2)
        tries = pace(partial(searched, half_played, search), seconds) if search else 0.0
        print(json.dumps({"moves": moves, "clones": clones, "tries": tries}), flush=True)


def pace(act: Callable[[], int], seconds: float) -> float:
    """How much is done per second of processor time: others may be busy on the machine."""
    done = 0
    start = time.process_time()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        done += act()
    return done / (time.process_time() - start)


def searched(state: State, search: Callable[[State, int], object]) -> int:
    """Grow a tree."""
    search(state, TRIES)
    return TRIES


def copies(state: State, clone: Callable[[State], object]) -> int:
    """Clone a few times."""
    for _ in range(BATCH):
        clone(state)
    return BATCH
