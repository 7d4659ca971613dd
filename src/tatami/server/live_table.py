"""A live table: everything that happens at it, from the command to the sockets."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from tatami.server import metrics
from tatami.server.attendance import Attendance
from tatami.server.bot_workers import Bots
from tatami.server.clock import Clock
from tatami.server.courtesy import Courtesy
from tatami.server.fair_queue import Asker
from tatami.server.pen import Taken
from tatami.server.settings import Settings
from tatami.server.sockets import CLOSED, Backlog, Sockets
from tatami.server.storage import Store, lines_of
from tatami.server.summaries import new_summary
from tatami.server.supervisor import Supervisor
from tatami.session import deeds
from tatami.session.commands import Command
from tatami.session.refusal import Refused
from tatami.session.sitting import OVER, Sitting
from tatami.session.table_log import Change, TableLog

if TYPE_CHECKING:
    from tatami.server.notices.notifier import Notifier

TRIES: Final = 20


class Services(NamedTuple):
    """What every live table of a process uses."""

    store: Store
    bots: Bots
    supervisor: Supervisor
    clock: Clock
    settings: Settings
    backlog: Backlog


class LiveTable:
    """A table in use. A change holds the lock until it has been sent, so that changes are sent in
    the order of their rows."""

    def __init__(
        self, log: TableLog, services: Services, abandon: Callable[["LiveTable"], None]
    ) -> None:
        self.id = log.sitting.id
        self.network = ""  # from which it was opened, while this process runs
        self.used = time.monotonic()  # when somebody last came here
        self.log = log
        self.store = services.store
        self.clock = services.clock
        self.settings = services.settings
        self.abandon = abandon  # called when the log of a table cannot be read
        self.sockets = Sockets(services.backlog)
        self.courtesy = Courtesy(services.settings.requests > 0)
        self.attendance = Attendance(self, services)
        self.notifier: Notifier | None = None  # calls people who look away
        self.lock = asyncio.Lock()
        self.closed = False

    @property
    def sitting(self) -> Sitting:
        """The table as it is now. A closed table must be looked up again: it may hold a change that
        could not be written."""
        if self.closed:
            raise Refused("busy")
        return self.log.sitting

    # -- the way of a command ---------------------------------------------------------------

    async def handle(self, command: Command, who: str = "", client: str | None = None) -> int:
        """Carry out a command: decide, write, then send. Everything that happens at a table comes
        through here. Return the number of the row."""
        async with self.lock:
            return await self.carry_out(command, who, client)

    async def carry_out(self, command: Command, who: str, client: str | None) -> int:
        """The same, for a caller that holds the lock already."""
        for _ in range(TRIES):
            try:
                change = await self.change(command, who, client)
            except (Refused, Taken) as hindered:
                if client and (row := await self.store.number_of(self.id, client)):
                    return row  # it was done before, but the answer was lost
                if isinstance(hindered, Refused) and not await self.has_missed():
                    raise
            else:
                self.send(change.deed() if len(change.rows) == 1 else None)
                if self.notifier is not None:
                    self.notifier.call(self, change)
                return change.first
        raise Refused("busy")

    async def change(self, command: Command, who: str, client: str | None) -> Change:
        """Decide and write. The change is on the disk and published, or nothing has happened."""
        if self.closed:
            raise Refused("busy")
        try:
            now, timed = self.clock.now(), self.clock.deadlines_count()
            change = self.log.change(command, who, now, timed)
            summary = new_summary(self.log.sitting, change.status, change.deed())
            lines, began = lines_of(self.id, change, client, summary), time.perf_counter()
            await self.store.append(*lines)  # it is written even if nobody waits any longer
        except Refused:  # before anything has changed
            raise
        except BaseException:
            await self.reread()
            raise
        deeds_done = [type(row.deed).__name__.lower() for row in change.rows]
        metrics.WORDS.written(deeds_done, time.perf_counter() - began)
        return change

    def send(self, only: deeds.AnyDeed | None = None) -> None:
        """Tell bots, clocks and sockets of the table as it is now. If one deed is all that is new,
        send it alone. The sockets come last, so that none of them delays the table."""
        self.attendance.attend()
        if self.notifier is not None:
            self.notifier.look(self)
        if not self.closed:
            self.sockets.send(self.log, self.clock.now(), only)
            if self.sitting.closed and self.sitting.match is None:
                self.sockets.close(*CLOSED)  # there is nothing to look at

    def asker(self) -> Asker:
        """Whom the bots of this table are counted as."""
        host = self.log.sitting.laid.host or self.id
        return Asker(self.network or host, host)

    # -- what other processes have written --------------------------------------------------

    async def follow_up(self, seq: int) -> None:
        """Take in this row, which another process has written. With 0, there may be a new row."""
        async with self.lock:
            if not seq or self.sitting.rows < seq:
                await self.read_on()

    async def has_missed(self) -> bool:
        """Whether another process has changed the table unheard. If so, read the change."""
        missed = not self.store.bus.alone and await self.store.length(self.id) > self.sitting.rows
        if missed:
            await self.read_on()
        return missed

    async def read_on(self) -> None:
        """Apply what another process has done here since. If that fails, read the whole log."""
        try:
            for row in await self.store.rows(self.id, self.sitting.rows):
                self.log.fold(row)
        except Exception:
            await self.reread()
        else:
            self.send()

    async def reread(self) -> None:
        """Rebuild the table from its log. If the log cannot be read, disconnect everybody, so that
        nobody sees what was not written."""
        try:
            self.log = TableLog(await self.store.sitting(self.id))
        except BaseException:
            self.close()
            self.abandon(self)
            raise
        self.send()

    # -- coming and going -------------------------------------------------------------------

    def close(self) -> None:
        """Disconnect everybody. The next caller rebuilds the table from its log."""
        self.closed = True
        self.attendance.close()
        self.sockets.close()

    def over(self) -> bool:
        """Whether the match is over."""
        return self.log.sitting.status() == OVER

    def idle(self) -> bool:
        """Whether nobody would notice if the table were rebuilt from its log."""
        return not (self.sockets.listeners or self.attendance.busy() or self.lock.locked())
