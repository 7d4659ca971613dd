"""The bus on Redis, for processes that share one."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tatami.server.cluster.bus import CHANNEL, Bus, News
from tatami.server.cluster.leadership import Leadership
from tatami.server.logs import LOG

PATIENCE: Final = 2.0  # seconds Redis has to answer


def connected(url: str) -> Redis:
    """A connection that does not reconnect automatically. We must learn that it was lost, because
    we then look up what was published meanwhile."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0))


async def answers(redis: Redis) -> bool:
    """Whether Redis answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            return bool(await redis.ping())
    except (RedisError, OSError, TimeoutError):
        return False


class RedisBus(Bus):
    """One process among others. It publishes and listens through Redis."""

    alone = False

    def __init__(self, leadership: Leadership, url: str) -> None:
        super().__init__(leadership)
        self.redis = connected(url)
        self.unsent: list[str] = []
        self.sending: asyncio.Task[None] | None = None

    def backend(self) -> RedisChannelsPubSubBackend:
        """The channel for publishing and listening."""
        return RedisChannelsPubSubBackend(redis=self.redis)

    def publish(self, messages: Sequence[str]) -> None:
        """Publish rows that are written, without keeping their writer waiting."""
        self.unsent += messages
        if self.sending is None or self.sending.done():
            self.sending = asyncio.create_task(self.publish_all())

    async def publish_all(self) -> None:
        """Publish until nothing is left. If Redis is away, the others find the rows when they
        look."""
        while self.unsent:
            messages, self.unsent = self.unsent, []
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.backend().publish("\n".join(messages).encode(), [CHANNEL])
            except (RedisError, OSError, TimeoutError) as error:
                LOG.warning("not published", kind=type(error).__name__)

    async def news(self) -> AsyncIterator[News]:
        """The news from other processes, for as long as the connection holds."""
        backend = self.backend()
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            yield News("", 0)
            async for _, messages in backend.stream_events():
                for each in self.news_in(messages.decode()):
                    yield each
        finally:
            await backend.on_shutdown()

    async def healthy(self) -> bool:
        """Whether Redis answers."""
        return await answers(self.redis)

    async def close(self) -> None:
        """Finish what is being published, and stop."""
        await super().close()
        if self.sending is not None:
            await self.sending
        await self.redis.aclose()
