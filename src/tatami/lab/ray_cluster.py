"""Units of work, played on Ray: on this machine, or on a cluster of many (docs/cluster.md)."""

import os
from collections.abc import Iterator
from typing import Any, Final

from tatami.core.errors import TatamiError
from tatami.lab.played_game import PlayedGame
from tatami.lab.units import Unit, play_unit

ATTEMPTS: Final = 3  # how often Ray plays a unit again whose worker died
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
LOCAL: Final = {"RAY_AUTH_MODE": "disabled"}  # a Ray of our own, on this machine's loopback


def connected(address: str, cores: int) -> Any:
    """Ray, connected to the cluster at this address, or begun here with so many workers."""
    far = address or os.environ.get("RAY_ADDRESS", "")
    for name, value in (QUIET if far else QUIET | LOCAL).items():
        os.environ.setdefault(name, value)
    import ray

    if ray.is_initialized():
        return ray
    here = {"num_cpus": cores, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(far or None, log_to_driver=False, logging_level="ERROR", **({} if far else here))
    except (ConnectionError, RuntimeError, ValueError) as error:
        where = far or "this machine"
        raise TatamiError(f"Ray cannot be reached at {where}: {why(error)}.") from None
    return ray


def why(error: Exception) -> str:
    """What an error of Ray says in its first line, or in its last where the first only heads it."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or ["no answer"]
    told = lines[-1] if lines[0].endswith(":") else lines[0]
    return told.rstrip(".:")


def workers_of(ray: Any) -> int:
    """How many games the cluster can play at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def told(unit: Unit) -> list[PlayedGame] | str:
    """The games of a unit, or the sentence that says why they cannot be played."""
    try:
        return play_unit(unit)
    except TatamiError as refusal:
        return str(refusal)


def on_ray(units: Iterator[Unit], ray: Any) -> Iterator[list[PlayedGame]]:
    """Play the units and return their games as they come. If a worker dies, Ray plays its unit
    again on another."""
    task = ray.remote(max_retries=ATTEMPTS)(told)
    most = 2 * workers_of(ray)
    running: list[Any] = []
    try:
        while True:
            while len(running) < most and (unit := next(units, None)) is not None:
                running.append(task.remote(unit))
            if not running:
                return
            done, running = ray.wait(running)
            yield games_of(ray, done[0])
    finally:
        for left in running:  # nobody wants the other games now
            ray.cancel(left, force=True)


def games_of(ray: Any, done: Any) -> list[PlayedGame]:
    """The games of a unit that has come back."""
    try:
        games: list[PlayedGame] | str = ray.get(done)
    except ray.exceptions.WorkerCrashedError:
        raise TatamiError(
            f"The workers that play the games have died {ATTEMPTS + 1} times: is there too little"
            " memory, or does a bot end its process?"
        ) from None
    except ray.exceptions.RayError as error:
        if "No module named 'tatami" in str(error):
            raise TatamiError(
                "A machine of the cluster lacks Tatami: install the same build there."
            ) from None
        raise
    if isinstance(games, str):
        raise TatamiError(games)
    return games
