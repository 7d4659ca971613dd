"""The grapevine between processes: which table has changed, and who looks after bots and clocks.

With SQLite there is one process and nothing to say. With PostgreSQL every row is announced by the
transaction that writes it; all processes listen, and the one that holds a lock lets bots think and
time run out. When it ends, the database gives the lock to another.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

LOG: Final = structlog.get_logger("tatami")
CHANNEL: Final = "tatami"
LEADS: Final = 816_002  # the lock of whoever looks after bots and clocks
AGAIN: Final = 1.0  # seconds between two looks at the connection


class News(NamedTuple):
    """A table that another process has changed, and the number of its last row."""

    match: str
    seq: int


class Grapevine:
    """One process among others."""

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(4)
        self.address = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.alone = not self.address.startswith("postgresql://")
        self.leads = self.alone
        self.connection: asyncpg.Connection | None = None
        self.backend = AsyncPgChannelsBackend(make_connection=self.connect)

    def announced(self, match: str, seq: int) -> str:
        """A row as it is announced."""
        return f"{match} {seq} {self.name}"

    async def connect(self) -> "asyncpg.Connection":
        """The connection on which this process listens, and holds its lock."""
        self.connection = await asyncpg.connect(self.address)
        return self.connection

    async def news(self) -> AsyncIterator[News]:
        """What other processes do, for as long as the connection holds."""
        await self.backend.on_startup()
        ended = asyncio.create_task(self.ended())
        try:
            await self.backend.subscribe([CHANNEL])
            stream = self.backend.stream_events()
            while not ended.done():
                heard = asyncio.ensure_future(anext(stream))
                await asyncio.wait({heard, ended}, return_when=asyncio.FIRST_COMPLETED)
                if not heard.done():
                    heard.cancel()
                    break
                match, seq, name = heard.result()[1].decode().split(" ")
                if name != self.name:
                    yield News(match, int(seq))
        finally:
            ended.cancel()
            await self.backend.on_shutdown()

    async def ended(self) -> None:
        """Return when the connection is gone."""
        gone = asyncio.Event()
        if self.connection is not None:
            self.connection.add_termination_listener(lambda _: gone.set())
            await gone.wait()

    async def seek_the_lead(self) -> bool:
        """Whether this process looks after bots and clocks from now on, and did not before."""
        connection = self.connection
        if self.alone or connection is None or connection.is_closed():
            return False
        if self.leads:
            return False
        self.leads = bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEADS))
        return self.leads

    def lost(self) -> bool:
        """Whether the connection is gone, and the lock with it."""
        gone = self.connection is not None and self.connection.is_closed()
        if gone:
            self.leads = False
        return gone

    async def rest(self) -> None:
        """Wait a little before looking again."""
        await asyncio.sleep(AGAIN)
