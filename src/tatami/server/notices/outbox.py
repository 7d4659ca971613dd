"""The outbox: what people are to be told, kept until it has been told or given up."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa

from tatami.core.words import NOBODY
from tatami.server.notices.ways import Way
from tatami.server.pen import Taken
from tatami.server.schema import NOTICES, WAYS
from tatami.server.storage import Store
from tatami.session.calling import Call, Reason

KEPT: Final = 30 * 24 * 3_600_000  # milliseconds for which it is known what has been told
MOST_AT_ONCE: Final = 500
TOURNAMENT: Final = "tournament"  # the reason of what is told of a tournament that is over


class Notice(NamedTuple):
    """Something to be told by one way."""

    key: str
    way: str
    player: str
    match: str
    seat: int
    by: int
    reason: Reason | str
    state: str
    at: int
    due: int
    tries: int

    @staticmethod
    def of(call: Call, match: str, way: Way, now: int) -> "Notice":
        """What is to be told of a call."""
        reason = call.reason
        key = call.key(match)
        state = "waiting"
        return Notice(
            key, way.id, way.player, match, call.seat, call.by, reason, state, now, now, 0
        )

    @staticmethod
    def of_the_end(tournament: str, entrant: int, way: Way, now: int) -> "Notice":
        """What is to be told of a tournament that is over, to an entrant or, for nobody, to its
        host. It stands for the table, and the entrant for the seat."""
        key = f"{tournament} {entrant} {TOURNAMENT}"
        reason, state = TOURNAMENT, "waiting"
        return Notice(
            key, way.id, way.player, tournament, entrant, NOBODY, reason, state, now, now, 0
        )


class Outbox:
    """What is to be told."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def put(self, notices: Sequence[Notice]) -> None:
        """Put these in. One that was there before, whatever came of it, is left as it is."""
        for each in notices:
            try:
                await self.store.database.write([(NEW, [each._asdict()])])
            except Taken:
                continue

    async def due(self, now: int) -> dict[Way, list[Notice]]:
        """What is to be told now, by the way that tells it."""
        query = (
            sa.select(NOTICES, *WAYS.c)
            .join(WAYS, WAYS.c.id == NOTICES.c.way)
            .where(NOTICES.c.state == "waiting", NOTICES.c.due <= now)
            .order_by(NOTICES.c.at, NOTICES.c.key)
            .limit(MOST_AT_ONCE)
        )
        rows = await self.store.database.run(lambda connection: connection.execute(query).all())
        found: dict[Way, list[Notice]] = {}
        size = len(Notice._fields)
        for row in rows:
            found.setdefault(Way(*row[size:]), []).append(Notice(*row[:size]))
        return found

    async def claim(self, notices: Sequence[Notice]) -> bool:
        """Take these, all or none, so that no other process tells them too."""

        def work(connection: sa.Connection) -> bool:
            taken = 0
            for each in notices:
                mine = (NOTICES.c.key == each.key) & (NOTICES.c.way == each.way)
                change = NOTICES.update().where(mine, NOTICES.c.state == "waiting")
                fields = {"state": "sending", "tries": each.tries}
                taken += connection.execute(change.values(**fields)).rowcount
            return taken == len(notices)

        return await self.store.database.run(work)

    async def settle(self, notices: Sequence[Notice], state: str, due: int = 0) -> None:
        """Note what has come of these."""

        def work(connection: sa.Connection) -> None:
            for each in notices:
                mine = (NOTICES.c.key == each.key) & (NOTICES.c.way == each.way)
                fields = {"state": state, "due": due, "tries": each.tries}
                connection.execute(NOTICES.update().where(mine).values(**fields))

        await self.store.database.run(work)

    async def forget(self, now: int) -> None:
        """Forget what was told long ago."""
        old = NOTICES.delete().where(NOTICES.c.at < now - KEPT)
        await self.store.database.run(lambda connection: connection.execute(old))


NEW: Final = NOTICES.insert()
