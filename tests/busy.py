"""Waiting for what is to come, and limits of time that hold on a busy machine, too."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

SAMPLE = 0.2  # seconds of work
LONGEST = 120  # seconds until something will never come


def slowness() -> float:
    """How many times longer work takes now than if nobody else wanted the processor."""
    began, worked = time.monotonic(), time.thread_time()
    while time.thread_time() - worked < SAMPLE:
        sum(range(1000))
    return max(1.0, (time.monotonic() - began) / SAMPLE)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail where this takes longer than so many seconds of a machine that does nothing else."""
    began = time.monotonic()
    yield
    took = time.monotonic() - began
    if took >= seconds:
        slower = slowness()
        assert took < seconds * slower, f"{took:.1f} s on a machine {slower:.1f} times slower"


def until(true: Callable[[], Any]) -> Any:
    """What this says as soon as it says something."""
    end = time.monotonic() + LONGEST
    while not (found := true()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)
    return found
