"""Health: what keeps people from playing, and what only makes it worse."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from tatami.server.backups import Backups
from tatami.server.pen import Taken
from tatami.server.schema import SETTINGS
from tatami.server.tables import Tables

PATIENCE: Final = 0.8  # seconds for an answer, whatever hangs
FRESH: Final = 1.0  # seconds for which an answer is kept
NAME: Final = "ready"  # of the row that is written as a try
ERASED: Final = SETTINGS.delete().where(SETTINGS.c.name == sa.bindparam("its_name"))
WRITTEN: Final = SETTINGS.insert()


class Health:
    """Whether this process can do its work."""

    def __init__(self, tables: Tables, backups: Backups) -> None:
        self.tables = tables
        self.backups = backups
        self.known: tuple[float, bool] = (-FRESH, False)  # when it was found out, and what
        self.trying: asyncio.Task[None] | None = None
        self.hearing: asyncio.Task[bool] | None = None

    async def faults(self) -> list[str]:
        """What keeps people from playing: nothing, or that nothing can be written."""
        since, well = self.known
        if time.monotonic() - since > FRESH:
            well = await self.writes()
            self.known = time.monotonic(), well
        return [] if well else ["the database cannot be written"]

    async def writes(self) -> bool:
        """Whether a row can be written now. A try that hangs is waited for by later callers."""
        if self.trying is None or self.trying.done():
            self.trying = asyncio.create_task(self.write())
            self.trying.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait([self.trying], timeout=PATIENCE)
        return bool(done) and not self.trying.cancelled() and self.trying.exception() is None

    async def write(self) -> None:
        """Write a row that differs from the last: SQLite does not write what stays the same."""
        row = {"name": NAME, "value": str(time.time_ns())}
        with suppress(Taken):  # another process was just doing the same
            await self.tables.store.database.write(
                [(ERASED, [{"its_name": NAME}]), (WRITTEN, [row])]
            )

    async def drawbacks(self) -> list[str]:
        """What does not keep people from playing, but should be mended."""
        found = []
        if not await self.hears():
            found.append("other processes are heard of late")
        if aside := len(self.tables.aside):
            found.append(f"tables set aside because their logs are damaged: {aside}")
        if self.backups.failed:
            found.append("the last backup could not be made")
        return found

    async def hears(self) -> bool:
        """Whether this process hears the others."""
        if self.hearing is None or self.hearing.done():
            self.hearing = asyncio.create_task(self.tables.store.bus.healthy())
            self.hearing.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait([self.hearing], timeout=PATIENCE)
        if not done or self.hearing.cancelled() or self.hearing.exception():
            return False
        return self.hearing.result()
