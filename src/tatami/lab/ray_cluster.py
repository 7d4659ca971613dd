"""Units of work, played on Ray: on this machine, or on a cluster of many (docs/cluster.md)."""

import os
from collections.abc import Iterator
from typing import Any, Final, TypeVar

from tatami.core.errors import TatamiError
from tatami.lab.processes import Does
from tatami.lab.units import Unit

T = TypeVar("T")
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
    line = lines[-1] if lines[0].endswith(":") else lines[0]
    return line.rstrip(".:")


def workers_of(ray: Any) -> int:
    """How many games the cluster can play at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def outcome(does: Does[T], unit: Unit) -> list[T] | str:
    """What comes of a unit, or the sentence that says why it cannot be played."""
    try:
        return does(unit)
    except TatamiError as refusal:
        return str(refusal)


def on_ray(units: Iterator[Unit], ray: Any, does: Does[T]) -> Iterator[list[T]]:
    """Play the units and return what comes of them. If a worker dies, Ray plays its unit again on
    another."""
    task = ray.remote(max_retries=ATTEMPTS)(outcome)
    most = 2 * workers_of(ray)
    running: list[Any] = []
    try:
        while True:
            while len(running) < most and (unit := next(units, None)) is not None:
                running.append(task.remote(does, unit))
            if not running:
                return
            done, running = ray.wait(running)
            batch: list[T] = come_back(ray, done[0])
            yield batch
    finally:
        for left in running:  # nobody wants the other games now
            ray.cancel(left, force=True)


def come_back(ray: Any, done: Any) -> Any:
    """What came of a unit."""
    try:
        batch = ray.get(done)
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
    if isinstance(batch, str):
        raise TatamiError(batch)
    return batch
