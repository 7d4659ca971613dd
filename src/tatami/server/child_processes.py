"""Processes that a server begins: they leave Ctrl-C to it, and end when it ends."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def ignoring_ctrl_c() -> Iterator[None]:
    """Let processes begun meanwhile not hear Ctrl-C: a terminal sends it to all of them, and until
    they have loaded they would answer it with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let the signal in again when it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent(end: Callable[[], None]) -> None:
    """End in this way when the process has ended that has begun this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent, end), daemon=True).start()


def follow(parent: "multiprocessing.process.BaseProcess", end: Callable[[], None]) -> None:
    """End when this process has ended."""
    parent.join()
    end()


def end_at_once() -> None:
    """End where nothing is left to be done."""
    os._exit(0)


def end_in_order() -> None:
    """End as if told to."""
    os.kill(os.getpid(), signal.SIGTERM)
