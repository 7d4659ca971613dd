"""Leader election: of several processes on one PostgreSQL, one runs the bots and the clocks.

Every process holds one connection while it runs. The process whose connection holds the database's
lock leads. When that process ends or loses its connection, the database gives the lock to another.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tatami.server.locks import Lock

if TYPE_CHECKING:
    import asyncpg

PATIENCE: Final = 1.0  # seconds the database has to close a connection

TRY: Final = "SELECT pg_try_advisory_lock($1)"
SHARE: Final = "SELECT pg_advisory_lock_shared($1)"
FREE: Final = "SELECT pg_advisory_unlock($1)"


class Leadership:
    """Whether this process leads, and whether another one was running when it started."""

    def __init__(self, address: str, alone: bool) -> None:
        self.address = address
        self.held = alone
        self.terms = 0  # how often this process took the lead; in between it had lost it
        self.first: bool | None = True if alone else None  # unknown until it has connected
        self.connection: asyncpg.Connection | None = None

    async def seek(self) -> bool:
        """Whether this process leads. It takes the lead if no other process has it."""
        if self.held:
            return True
        from asyncpg import InterfaceError, PostgresError

        with suppress(PostgresError, InterfaceError, OSError):  # out of reach for now
            connection = await self.connected()
            if not self.held:
                await self.take(connection)
        return self.held

    async def take(self, connection: "asyncpg.Connection") -> None:
        """Take the lead, if no other process has it."""
        self.held = await connection.fetchval(TRY, Lock.LEADS)
        self.terms += self.held

    async def connected(self) -> "asyncpg.Connection":
        """The connection on which this process holds its locks."""
        import asyncpg  # loaded here, because a server with SQLite does not need it

        if self.connection is None or self.connection.is_closed():
            connection = await asyncpg.connect(self.address)
            connection.add_termination_listener(self.note_the_end)
            self.connection = connection
            await self.come(connection)
        return self.connection

    async def come(self, connection: "asyncpg.Connection") -> None:
        """Join the running processes. The first one leads at once: another one would
        not know that none was running before."""
        first = await connection.fetchval(TRY, Lock.THERE)
        if first:
            await self.take(connection)
        await connection.execute(SHARE, Lock.THERE)
        if first:
            await connection.execute(FREE, Lock.THERE)
        if self.first is None:  # after a lost connection, this process itself was running before
            self.first = first

    def note_the_end(self, connection: object) -> None:
        """Note that the connection is gone, and its locks with it."""
        if connection is self.connection:
            self.held = False

    async def step_down(self) -> None:
        """Give up the lead by closing the connection."""
        if self.connection is not None:
            self.held = False
            with suppress(Exception):  # the connection is given up in any case
                await self.connection.close(timeout=PATIENCE)
