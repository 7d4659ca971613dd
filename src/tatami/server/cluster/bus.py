"""The bus between processes: it says which table has changed.

With SQLite there is one process and nothing to publish. With PostgreSQL the transaction that writes
a row also publishes it, or Redis does so afterwards. All processes listen, and one leads: it runs
the bots and the clocks, whether or not it hears the others.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple

from tatami.server.cluster.leadership import Leadership

CHANNEL: Final = "tatami"
AGAIN: Final = 1.0  # seconds between two looks at the connection


class News(NamedTuple):
    """A table that another process has changed, and the number of its last row. Without a name, any
    table may have changed, because nobody has listened until now."""

    match: str
    seq: int


class Bus:
    """The bus of a process that is alone. The other buses are built on this one."""

    alone = True
    in_transaction = False  # whether the transaction that writes a row publishes it

    def __init__(self, leadership: Leadership) -> None:
        self.name = secrets.token_hex(4)
        self.leadership = leadership

    @property
    def leads(self) -> bool:
        """Whether this process runs the bots and the clocks."""
        return self.leadership.held

    def message(self, match: str, seq: int) -> str:
        """A row in the form in which it is published."""
        return f"{match} {seq} {self.name}"

    def news_in(self, messages: str) -> list[News]:
        """The news in what other processes have published, one row a line."""
        rows = [message.split(" ") for message in messages.split("\n")]
        return [News(match, int(seq)) for match, seq, name in rows if name != self.name]

    def publish(self, messages: Sequence[str]) -> None:
        """Publish rows that are written, unless their transaction has done so."""

    async def news(self) -> AsyncIterator[News]:
        """The news from other processes, for as long as the connections hold."""
        return
        yield

    async def healthy(self) -> bool:
        """Whether this process can hear the others."""
        return True

    async def close(self) -> None:
        """Stop publishing and listening."""
        await self.leadership.step_down()

    async def rest(self) -> None:
        """Wait a little before looking again."""
        await asyncio.sleep(AGAIN)


def bus_at(database: str, redis: str = "") -> Bus:
    """The bus of the processes on this database."""
    alone = not database.startswith("postgresql://")
    leadership = Leadership(database, alone)
    if alone:
        return Bus(leadership)
    if redis:
        from tatami.server.cluster.redis_bus import RedisBus  # it is slow to load

        return RedisBus(leadership, redis)
    from tatami.server.cluster.postgres_bus import PostgresBus  # likewise

    return PostgresBus(leadership, database)
