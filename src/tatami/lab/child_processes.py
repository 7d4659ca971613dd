"""Processes started for work: they leave Ctrl-C to whoever started them, and end when that ends."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def ignoring_ctrl_c() -> Iterator[None]:
    """Keep Ctrl-C from processes started meanwhile. A terminal sends it to all of them, and a
    process that is still loading would answer with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started later, it would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent(end: Callable[[], None]) -> None:
    """Call `end` when the parent process has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent, end), daemon=True).start()


def follow(parent: "multiprocessing.process.BaseProcess", end: Callable[[], None]) -> None:
    """Call `end` when the parent process has ended."""
    parent.join()
    end()


def end_at_once() -> None:
    """End a process that has nothing left to do."""
    os._exit(0)


def end_in_order() -> None:
    """End as if told to by a signal."""
    os.kill(os.getpid(), signal.SIGTERM)
