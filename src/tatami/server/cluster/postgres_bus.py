"""The bus on PostgreSQL alone: each transaction notifies the processes that listen."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from tatami.server.cluster.bus import CHANNEL, Bus, News
from tatami.server.cluster.leadership import Leadership

if TYPE_CHECKING:
    import asyncpg


class PostgresBus(Bus):
    """One process among others. It listens on a connection of its own."""

    alone = False
    in_transaction = True

    def __init__(self, leadership: Leadership, address: str) -> None:
        super().__init__(leadership)
        self.address = address
        self.connection: asyncpg.Connection | None = None  # for listening

    async def connect(self) -> "asyncpg.Connection":
        """The connection on which this process listens."""
        import asyncpg  # loaded here because it is slow to load

        self.connection = await asyncpg.connect(self.address)
        return self.connection

    async def news(self) -> AsyncIterator[News]:
        """The news from other processes, for as long as the connection holds."""
        backend = AsyncPgChannelsBackend(make_connection=self.connect)
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
                for each in self.news_in(heard.result()[1].decode()):
                    yield each
        finally:
            self.hang_up()
            await backend.on_shutdown()

    def ended(self) -> "asyncio.Future[None]":
        """Wait until the connection is gone."""
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def note(_: object) -> None:
            if not gone.done():
                gone.set_result(None)

        if self.connection is not None:
            self.connection.add_termination_listener(note)
        return gone

    def hang_up(self) -> None:
        """Stop listening, without a farewell to the database."""
        if self.connection is not None:
            self.connection.terminate()

    async def close(self) -> None:
        """Stop listening."""
        await super().close()
        self.hang_up()
