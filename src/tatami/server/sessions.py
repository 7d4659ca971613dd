"""Sessions: on which devices somebody is logged in, guests too. Each can be ended by its person."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from typing import Final, NamedTuple

import sqlalchemy as sa

from tatami.server.schema import ENTRANTS, LINKS, SEATINGS, SESSIONS, TOURNAMENTS, USERS
from tatami.server.storage import Store

FRESH: Final = 10.0  # seconds until another process, or a command of the host's, is heard of
MOST_KNOWN: Final = 20_000
HOUR: Final = 3_600_000  # milliseconds: how exactly it is known when a session was last seen
YEAR: Final = 365 * 24 * HOUR  # as long as the cookie
VISIT: Final = 2 * 24 * HOUR  # of a guest who has neither sat down nor made an account
QUARTER: Final = 15 * 60_000  # milliseconds for which a link is good
LONGEST_AGENT: Final = 200  # letters


class Session(NamedTuple):
    """A device on which somebody is logged in."""

    id: str
    player: str
    agent: str  # what its browser calls itself
    created: int
    seen: int


class Sessions:
    """The sessions of everybody."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[str, int, float]] = OrderedDict()

    async def player(self, session: str, now: int) -> str:
        """The person of a session, or nobody if it has ended."""
        if not session:
            return ""
        player, seen, checked = self.known.get(session, ("", 0, 0.0))
        if not player or time.monotonic() - checked > FRESH:
            player, seen = await self.looked_up(session)
        if player and now - seen > HOUR:
            await self.see(session, player, now)
        return player

    async def looked_up(self, session: str) -> tuple[str, int]:
        """The person of a session, and when it was last seen, from the database."""
        query = sa.select(SESSIONS.c.player, SESSIONS.c.seen).where(SESSIONS.c.id == session)
        found = await self.store.database.run(lambda c: c.execute(query).first())
        if found is None:
            self.known.pop(session, None)
            return "", 0
        self.know(session, found.player, found.seen)
        return str(found.player), int(found.seen)

    def know(self, session: str, player: str, seen: int) -> None:
        """Remember a session."""
        self.known[session] = player, seen, time.monotonic()
        self.known.move_to_end(session)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    async def see(self, session: str, player: str, now: int) -> None:
        """Note that a session is in use."""
        self.know(session, player, now)
        about = {"its_id": session, "now": now}
        await self.store.database.write([(SEEN, [about])])

    async def begin(self, player: str, agent: str, now: int) -> str:
        """A new session of this person."""
        made = Session(secrets.token_hex(16), player, agent[:LONGEST_AGENT], now, now)
        await self.store.database.write([(BEGUN, [made._asdict()])])
        self.know(made.id, player, now)
        return made.id

    async def of(self, player: str) -> list[Session]:
        """All sessions of a person, the one seen last first."""
        query = sa.select(SESSIONS).where(SESSIONS.c.player == player)
        query = query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        found = await self.store.database.run(lambda c: c.execute(query).all())
        return [Session(*row) for row in found]

    async def end(self, sessions: Collection[str]) -> None:
        """End sessions."""
        await self.store.database.write([(ENDED, [{"its_id": each} for each in sessions])])
        for each in sessions:
            self.known.pop(each, None)

    async def forget(self, now: int) -> None:
        """Forget what nobody has used for a year, guests who left no trace, and old links."""
        await self.store.database.run(lambda connection: forgotten(connection, now))

    # -- links ------------------------------------------------------------------------------

    async def link(self, player: str, now: int) -> str:
        """A secret that makes another device the same person: once, and within a while."""
        made = secrets.token_hex(16)
        about = {"id": made, "player": player, "until": now + QUARTER}
        await self.store.database.write([(NEW_LINK, [about])])
        return made

    async def adopted(self, link: str, now: int) -> str:
        """The person of a link that is good, which it is no longer; else nobody."""
        return await self.store.database.run(lambda connection: taken(connection, link, now))


SEEN: Final = (
    SESSIONS.update()
    .where(SESSIONS.c.id == sa.bindparam("its_id"))
    .values(seen=sa.bindparam("now"))
)
BEGUN: Final = SESSIONS.insert()
ENDED: Final = SESSIONS.delete().where(SESSIONS.c.id == sa.bindparam("its_id"))
NEW_LINK: Final = LINKS.insert()


def taken(connection: sa.Connection, link: str, now: int) -> str:
    """The person of a link, which is used up by the first who asks."""
    good = LINKS.c.id == link, LINKS.c.until >= now
    player = connection.scalar(sa.select(LINKS.c.player).where(*good))
    used = connection.execute(LINKS.delete().where(*good)).rowcount
    return str(player) if player and used else ""


def forgotten(connection: sa.Connection, now: int) -> None:
    """Forget old sessions and links."""
    seated = sa.exists().where(SEATINGS.c.player == SESSIONS.c.player)
    entered = sa.exists().where(ENTRANTS.c.player == SESSIONS.c.player)
    hosts = sa.exists().where(TOURNAMENTS.c.host == SESSIONS.c.player)
    user = sa.exists().where(USERS.c.player == SESSIONS.c.player)
    visit = sa.and_(SESSIONS.c.seen < now - VISIT, ~seated, ~entered, ~hosts, ~user)
    connection.execute(SESSIONS.delete().where(sa.or_(SESSIONS.c.seen < now - YEAR, visit)))
    connection.execute(LINKS.delete().where(LINKS.c.until < now))
