"""Supervision: work that runs beside everything else, and is tried again when it fails."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

from tatami.server.logs import LOG
from tatami.session.refusal import Refused

AGAIN: Final = 1.0  # seconds before the first retry; each later wait is twice as long
LONGEST_PAUSE: Final = 60.0

Work = Callable[[], Coroutine[None, None, None]]


class Supervisor:
    """Keeps the tasks of a process."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Work) -> "asyncio.Task[None]":
        """Start some work beside everything else."""
        task = asyncio.create_task(run(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def close(self) -> None:
        """Stop everything."""
        for task in self.tasks:
            task.cancel()


async def run(work: Work) -> None:
    """Do some work. If it fails, try again after a while: databases and disks come back."""
    pause = AGAIN
    while True:
        try:
            return await work()
        except Refused as refused:
            LOG.warning("refused", code=refused.code)
            return None
        except Exception as error:
            LOG.error("failed", kind=type(error).__name__, again_in=pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
