"""The bus between processes: which table has changed, and who looks after bots and clocks.

With SQLite there is one process and nothing to say. With PostgreSQL every row is announced by the
transaction that writes it, or through Redis once it is written; all processes listen, and the one
that leads lets bots think and time run out. It does so whether or not it hears the others.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from litestar.channels.backends.base import ChannelsBackend

from tatami.server.cluster.leadership import Leadership

if TYPE_CHECKING:
    import asyncpg

    from tatami.server.cluster.redis_bus import RedisBus

CHANNEL: Final = "tatami"
AGAIN: Final = 1.0  # seconds between two looks at the connection


class News(NamedTuple):
    """A table that another process has changed, and the number of its last row; no table where any
    may have changed, since nobody listened until now."""

    match: str
    seq: int


def herald_at(url: str) -> "RedisBus":
    """The herald at this address."""
    from tatami.server.cluster.redis_bus import RedisBus  # it takes a while to load

    return RedisBus(url)


class Bus:
    """One process among others."""

    def __init__(self, url: str, redis: str = "") -> None:
        self.name = secrets.token_hex(4)
        self.address = url
        self.alone = not self.address.startswith("postgresql://")
        self.lead = Leadership(url, self.alone)
        self.connection: asyncpg.Connection | None = None  # it listens on, without Redis
        self.herald = herald_at(redis) if redis else None

    @property
    def leads(self) -> bool:
        """Whether this process looks after bots and clocks."""
        return self.lead.held

    def backend(self) -> ChannelsBackend:
        """Where news come from: Redis where there is one, else the database."""
        if self.herald is not None:
            return self.herald.backend()
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(make_connection=self.connect)

    async def connect(self) -> "asyncpg.Connection":
        """The connection on which this process listens."""
        import asyncpg  # nobody waits for it who has SQLite

        self.connection = await asyncpg.connect(self.address)
        return self.connection

    # -- telling ------------------------------------------------------------------------

    def announced(self, match: str, seq: int) -> str:
        """A row as it is announced."""
        return f"{match} {seq} {self.name}"

    def spread(self, rows: Sequence[str]) -> None:
        """Announce rows that are there, where their transaction has not done so."""
        if self.herald is not None:
            self.herald.tell(CHANNEL, rows)

    # -- listening ------------------------------------------------------------------------

    async def news(self) -> AsyncIterator[News]:
        """What other processes do, for as long as the connections hold."""
        backend = self.backend()
        await backend.on_startup()
        ended = self.ended()
        try:
            await backend.subscribe([CHANNEL])
            yield News("", 0)
            stream = backend.stream_events()
            while not ended.done():
                heard: asyncio.Future[Any] = asyncio.ensure_future(anext(stream))
                await asyncio.wait([heard, ended], return_when=asyncio.FIRST_COMPLETED)
                if not heard.done():
                    heard.cancel()
                    break
                for row in heard.result()[1].decode().split("\n"):
                    match, seq, name = row.split(" ")
                    if name != self.name:
                        yield News(match, int(seq))
        finally:
            self.hang_up()
            await backend.on_shutdown()

    def ended(self) -> "asyncio.Future[None]":
        """Done when the connection is gone; Redis says so itself."""
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def note(_: object) -> None:
            if not gone.done():
                gone.set_result(None)

        if self.connection is not None:
            self.connection.add_termination_listener(note)
        return gone

    def hang_up(self) -> None:
        """Listen no more, without a word."""
        if self.connection is not None:
            self.connection.terminate()

    async def healthy(self) -> bool:
        """Whether others can be heard."""
        return self.herald is None or await self.herald.healthy()

    async def close(self) -> None:
        """Say and hear nothing more."""
        await self.lead.step_down()
        self.hang_up()
        if self.herald is not None:
            await self.herald.close()

    async def rest(self) -> None:
        """Wait a little before looking again."""
        await asyncio.sleep(AGAIN)
