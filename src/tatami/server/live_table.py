"""A live table: the way of everything that happens at it, from a command to the sockets."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from tatami.server import metrics
from tatami.server.attendance import Attendance
from tatami.server.bot_workers import Bots
from tatami.server.clock import Clock
from tatami.server.database import Taken
from tatami.server.sockets import Sockets
from tatami.server.storage import Store, lines_of
from tatami.server.supervisor import Supervisor
from tatami.session import deeds
from tatami.session.commands import Command
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting
from tatami.session.table_log import Change, TableLog

TRIES: Final = 20


class Services(NamedTuple):
    """What every live table of a process uses."""

    store: Store
    bots: Bots
    supervisor: Supervisor
    clock: Clock


class LiveTable:
    """A table in use. Whoever changes it holds the lock until the change has been sent, so that
    changes are sent in the order of their rows."""

    def __init__(
        self, log: TableLog, services: Services, abandon: Callable[["LiveTable"], None]
    ) -> None:
        self.id = log.sitting.id
        self.log = log
        self.store = services.store
        self.clock = services.clock
        self.abandon = abandon  # what to do about a table whose log cannot be read
        self.sockets = Sockets()
        self.attendance = Attendance(self, services)
        self.lock = asyncio.Lock()
        self.closed = False

    @property
    def sitting(self) -> Sitting:
        """The table as it stands. Once it is closed it has to be looked up anew: something may
        have been done here that could not be written."""
        if self.closed:
            raise Refused("busy")
        return self.log.sitting

    # -- the way of a command ---------------------------------------------------------------

    async def handle(self, command: Command, who: str = "", client: str | None = None) -> int:
        """Whatever happens at a table happens here: decided, written, then sent. The number of
        its row."""
        async with self.lock:
            return await self.carry_out(command, who, client)

    async def carry_out(self, command: Command, who: str, client: str | None) -> int:
        """The same, for whoever holds the lock already."""
        for _ in range(TRIES):
            try:
                change = await self.change(command, who, client)
            except (Refused, Taken) as hindered:
                if client and (row := await self.store.number_of(self.id, client)):
                    return row  # it was done before, and its answer was lost
                if isinstance(hindered, Refused) and not await self.has_missed():
                    raise
            else:
                self.send(change.deed() if len(change.rows) == 1 else None)
                return change.first
        raise Refused("busy")

    async def change(self, command: Command, who: str, client: str | None) -> Change:
        """Decide and write: the change is on the disk and published, or nothing has happened."""
        if self.closed:
            raise Refused("busy")
        try:
            now, timed = self.clock.now(), self.clock.deadlines_count()
            change = self.log.change(command, who, now, timed)
            with metrics.WRITING.time():
                await asyncio.shield(self.store.append(*lines_of(self.id, change, client)))
        except Refused:  # before anything has changed
            raise
        except BaseException:
            await self.reread()
            raise
        for row in change.rows:
            metrics.DEEDS.labels(type(row.deed).__name__.lower()).inc()
        return change

    def send(self, only: deeds.AnyDeed | None = None) -> None:
        """Let bots, clocks and sockets know how the table stands now; a deed is sent alone where
        it is all that is new. The sockets come last, lest one of them holds up the table."""
        self.attendance.attend()
        if not self.closed:
            self.sockets.send(self.log, self.clock.now(), only)

    # -- what other processes have written --------------------------------------------------

    async def follow_up(self, seq: int) -> None:
        """Another process has written this row; with 0, perhaps it has."""
        async with self.lock:
            if not seq or self.sitting.rows < seq:
                await self.read_on()

    async def has_missed(self) -> bool:
        """Whether another process has changed the table unheard; it is read then."""
        missed = not self.store.bus.alone and await self.store.length(self.id) > self.sitting.rows
        if missed:
            await self.read_on()
        return missed

    async def read_on(self) -> None:
        """Do what another process has done here since; where that fails, read the whole log."""
        try:
            for row in await self.store.rows(self.id, self.sitting.rows):
                self.log.fold(row)
        except Exception:
            await self.reread()
        else:
            self.send()

    async def reread(self) -> None:
        """Take the table up as its log has it. Where that cannot be read everybody is let go, lest
        somebody sees what was not written."""
        try:
            self.log = TableLog(await self.store.sitting(self.id))
        except BaseException:
            self.close()
            self.abandon(self)
            raise
        self.send()

    # -- coming and going -------------------------------------------------------------------

    def close(self) -> None:
        """Let everybody and everything go; whoever wants the table takes it up anew."""
        self.closed = True
        self.attendance.close()
        self.sockets.close()

    def idle(self) -> bool:
        """Whether nobody would notice if the table were taken up from its log again."""
        return not (self.sockets.listeners or self.attendance.busy() or self.lock.locked())
