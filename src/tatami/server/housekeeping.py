"""Housekeeping: tables that nobody comes to any more are closed, and old things are forgotten.

Whoever sits at such a table finds it among the finished ones, and is told why.
"""

import asyncio
from contextlib import suppress
from typing import Final

from tatami.server.drills.deck import Decks
from tatami.server.live_table import LiveTable
from tatami.server.logs import LOG
from tatami.server.people.holidays import Holidays
from tatami.server.sessions import Sessions
from tatami.server.settings import Settings
from tatami.server.tables import Tables
from tatami.session.commands import Expire
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, OVER, Sitting

ROUND: Final = 30.0  # seconds between two rounds
DAY: Final = 24 * 3_600_000  # milliseconds
DESERTED: Final = DAY // 24  # until an open table is closed at which nobody sits


class Housekeeping:
    """What has to be done from time to time."""

    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self.tables = tables
        self.sessions = sessions

    async def keep(self) -> None:
        """Do it, again and again."""
        while True:
            await asyncio.sleep(ROUND)
            self.tables.forget_finished()
            if self.tables.store.bus.leads:
                await self.close_what_is_left()
                await self.sessions.forget(self.tables.clock.now())
                await self.tables.notifier.tidy()
                await Holidays(self.tables).tell_all()
                await Decks(self.tables.store).forget_the_gone()

    async def close_what_is_left(self) -> None:
        """Close the tables at which nothing has happened for too long."""
        now, settings = self.tables.clock.now(), self.tables.settings
        since = now - int(settings.open_days * DAY) if settings.open_days else 0
        left_open = await self.tables.store.left_open(since, now - DESERTED)
        for match in [*left_open, *self.due(list(self.tables.live.values()), now)]:
            with suppress(Refused):  # it has just been closed, or its log is damaged
                table = await self.tables.table(match)
                if self.due([table], now):
                    await table.handle(Expire())
                    LOG.info("table closed", match=match)

    def due(self, tables: list[LiveTable], now: int) -> list[str]:
        """Those of these tables that are to be closed by now."""
        here = [table for table in tables if not table.closed]
        ends = {table.id: expires(table.sitting, self.tables.settings) for table in here}
        return [match for match, end in ends.items() if end and end <= now]


def expires(s: Sitting, settings: Settings) -> int:
    """When a table is closed unless somebody comes or plays; 0 for never."""
    if s.status() == OVER:
        return 0
    if s.status() == OPEN:
        if not s.people_there():
            return s.last + DESERTED
        return s.last + int(settings.open_days * DAY) if settings.open_days else 0
    return s.spoken + int(settings.idle_days * DAY) if settings.idle_days else 0
