"""Leader election: of several processes on one PostgreSQL one looks after bots and clocks.

Every process holds a connection for as long as it is there. The one that has the database's lock on
it leads; when that one ends, or loses its connection, the database gives the lock to another.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import asyncpg

LEADS: Final = 816_002  # the lock of whoever looks after bots and clocks
THERE: Final = 816_003  # the lock that all share who are there

PATIENCE: Final = 1.0  # seconds in which the database has to let a connection go

TRY: Final = "SELECT pg_try_advisory_lock($1)"
SHARE: Final = "SELECT pg_advisory_lock_shared($1)"
FREE: Final = "SELECT pg_advisory_unlock($1)"


class Leadership:
    """Whether this process leads, and whether any other was there when it came."""

    def __init__(self, address: str, alone: bool) -> None:
        self.address = address
        self.held = alone
        self.terms = 0  # how often it has been given to this process: in between nobody had it
        self.first: bool | None = True if alone else None  # not known before it has connected
        self.connection: asyncpg.Connection | None = None

    async def seek(self) -> bool:
        """Whether this process leads; it begins to where no other does."""
        if self.held:
            return True
        from asyncpg import InterfaceError, PostgresError

        with suppress(PostgresError, InterfaceError, OSError):  # cut off, for now
            connection = await self.connected()
            if not self.held:
                await self.take(connection)
        return self.held

    async def take(self, connection: "asyncpg.Connection") -> None:
        """Take the lead, if no other process has it."""
        self.held = await connection.fetchval(TRY, LEADS)
        self.terms += self.held

    async def connected(self) -> "asyncpg.Connection":
        """The connection on which this process holds its locks."""
        import asyncpg  # nobody waits for it who has SQLite

        if self.connection is None or self.connection.is_closed():
            connection = await asyncpg.connect(self.address)
            connection.add_termination_listener(self.note_the_end)
            self.connection = connection
            await self.come(connection)
        return self.connection

    async def come(self, connection: "asyncpg.Connection") -> None:
        """Be there from now on. Who comes first leads at once: anybody else would not know that
        nobody was there before."""
        first = await connection.fetchval(TRY, THERE)
        if first:
            await self.take(connection)
        await connection.execute(SHARE, THERE)
        if first:
            await connection.execute(FREE, THERE)
        if self.first is None:  # later on it was there itself
            self.first = first

    def note_the_end(self, connection: object) -> None:
        """The connection is gone, and its locks with it."""
        if connection is self.connection:
            self.held = False

    async def step_down(self) -> None:
        """Give the lead away together with the connection."""
        if self.connection is not None:
            self.held = False
            with suppress(Exception):  # it is given up in any case
                await self.connection.close(timeout=PATIENCE)
