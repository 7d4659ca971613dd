"""The herald: Redis, where several processes hear of one another by it."""

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tatami.server.watching import LOG

PATIENCE: Final = 2.0  # seconds in which Redis has to answer


class Herald:
    """Tells rows to all processes."""

    def __init__(self, url: str) -> None:
        # a connection that was lost must be heard of: what was said meanwhile is looked up
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))

    def backend(self) -> RedisChannelsPubSubBackend:
        """What a process listens to."""
        return RedisChannelsPubSubBackend(redis=self.redis)

    async def tell(self, channel: str, rows: Sequence[str]) -> None:
        """Announce rows that are there. Where Redis is away, others find them when they look."""
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
        """Say nothing more."""
        await self.redis.aclose()
