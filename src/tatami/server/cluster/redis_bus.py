"""The herald: Redis, where several processes hear of one another by it."""

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tatami.server.logs import LOG

PATIENCE: Final = 2.0  # seconds in which Redis has to answer


class RedisBus:
    """Tells rows to all processes."""

    def __init__(self, url: str) -> None:
        # a connection that was lost must be heard of: what was said meanwhile is looked up
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        self.untold: list[str] = []
        self.telling: asyncio.Task[None] | None = None

    def backend(self) -> RedisChannelsPubSubBackend:
        """What a process listens to."""
        return RedisChannelsPubSubBackend(redis=self.redis)

    def tell(self, channel: str, rows: Sequence[str]) -> None:
        """Announce rows that are there, while whoever wrote them goes on."""
        self.untold += rows
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_all(channel))

    async def tell_all(self, channel: str) -> None:
        """Announce until there is nothing left. Where Redis is away, others find the rows when they
        look."""
        while self.untold:
            rows, self.untold = self.untold, []
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.backend().publish("\n".join(rows).encode(), [channel])
            except (RedisError, OSError, TimeoutError) as error:
                LOG.warning("not announced", kind=type(error).__name__)

    async def healthy(self) -> bool:
        """Whether Redis answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                return bool(await self.redis.ping())
        except (RedisError, OSError, TimeoutError):
            return False

    async def close(self) -> None:
        """Say nothing more than what was to be said."""
        if self.telling is not None:
            await self.telling
        await self.redis.aclose()
