"""Backups on a timer, for a SQLite file. A process of its own writes them, so that nobody waits."""

import asyncio
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tatami.server.logs import LOG
from tatami.server.settings import Settings

NAME: Final = "tatami-%Y%m%d-%H%M%S.backup"
ALL: Final = "tatami-*.backup"
HOUR: Final = 3600.0
AGAIN: Final = 60.0  # seconds between two looks at the time
NICE: Final = 10  # how much lower the priority is than the server's


class Backups:
    """The backups in a folder."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.failed = False

    async def keep(self) -> None:
        """Make a backup whenever the last one is old, and keep so many."""
        folder = self.settings.backups
        while folder is not None:
            if self.due(folder):
                await self.make(folder)
            await asyncio.sleep(min(AGAIN, self.settings.backup_hours * HOUR))

    def due(self, folder: Path) -> bool:
        """Whether the last backup is old."""
        newest = max((made_at(file) for file in folder.glob(ALL)), default=0.0)
        return time.time() - newest >= self.settings.backup_hours * HOUR

    async def make(self, folder: Path) -> None:
        """Make one more, and remove those that are too many."""
        file = folder / time.strftime(NAME, time.gmtime())
        environment = {**os.environ, "TATAMI_DATABASE_URL": self.settings.database}
        command = sys.executable, "-m", "tatami", "backup", str(file)
        making = await asyncio.create_subprocess_exec(
            *command, env=environment, stdout=asyncio.subprocess.DEVNULL
        )
        if hasattr(os, "setpriority"):
            with suppress(OSError):  # it is done already
                os.setpriority(os.PRIO_PROCESS, making.pid, NICE)
        self.failed = await making.wait() != 0
        if self.failed:
            LOG.error("backup failed", file=file.name)
        else:
            self.prune(folder)

    def prune(self, folder: Path) -> None:
        """Remove the oldest, but for so many."""
        for file in sorted(folder.glob(ALL))[: -self.settings.backups_kept]:
            with suppress(OSError):  # the next round tries again
                file.unlink()


def made_at(file: Path) -> float:
    """When a file was made."""
    try:
        return file.stat().st_mtime
    except OSError:  # just removed
        return 0.0
