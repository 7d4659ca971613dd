"""Ways to call a person back: browsers, channels of other services, and mail."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

from tatami.server.pen import Taken
from tatami.server.schema import NOTICES, QUIET, SESSIONS, USERS, WAYS
from tatami.server.storage import Store
from tatami.session.refusal import Refused

Kind = Literal["push", "discord", "slack", "ntfy", "json", "mail"]
MOST: Final = 12  # ways of one person
MOST_MAILS: Final = 3  # of them


class Way(NamedTuple):
    """One way to call somebody back: for all tables, or for one, whose news it tells."""

    id: str
    player: str
    match: str
    kind: Kind
    address: str
    secrets: str  # the keys of a browser; what proves that mail has been read
    language: str
    origin: str
    session: str
    confirmed: bool
    trouble: str = ""
    created: int = 0
    sent: int = 0


class Quiet(NamedTuple):
    """The hours in which somebody is left alone, in minutes after midnight."""

    start: int = 0
    end: int = 0
    zone: str = "UTC"


class Ways:
    """The ways of everybody, as the database keeps them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> list[Way]:
        """The ways of a person, the oldest first."""
        return await self.found(WAYS.c.player == player)

    async def of_all_tables(self, player: str) -> list[Way]:
        """The ways by which a person hears of all their tables."""
        return [way for way in await self.of(player) if not way.match and way.confirmed]

    async def of_match(self, match: str) -> list[Way]:
        """The ways of a table."""
        return await self.found(WAYS.c.match == match)

    async def of_anybody(self) -> list[Way]:
        """All ways."""
        return await self.found(sa.true())

    async def found(self, which: sa.ColumnElement[bool]) -> list[Way]:
        """Some ways, the oldest first."""
        query = sa.select(WAYS).where(which).order_by(WAYS.c.created, WAYS.c.id)
        rows = await self.store.database.run(lambda connection: connection.execute(query).all())
        return [Way(*row) for row in rows]

    async def add(self, way: Way) -> Way:
        """Keep a new way. One that is known already is as it was, with its new secrets."""
        mine = await self.of(way.player)
        known = [w for w in mine if (w.match, w.address) == (way.match, way.address)]
        if known:
            fresh = {"secrets": way.secrets, "session": way.session, "trouble": ""}
            kept = {} if way.kind == "mail" else fresh
            await self.change(known[0].id, language=way.language, origin=way.origin, **kept)
            return known[0]
        mails = sum(each.kind == "mail" for each in mine)
        if len(mine) >= MOST or (way.kind == "mail" and mails >= MOST_MAILS):
            raise Refused("too-many-ways")
        try:
            await self.store.database.write([(NEW, [way._asdict()])])
        except Taken:  # asked for twice at the same moment
            return (await self.found(WAYS.c.address == way.address))[0]
        return way

    async def change(self, way: str, **fields: Any) -> None:
        """Change a way."""
        statement = WAYS.update().where(WAYS.c.id == way).values(**fields)
        await self.store.database.run(lambda connection: connection.execute(statement))

    async def remove(self, ways: Sequence[str]) -> None:
        """Forget ways, with all that was to be told by them."""

        def work(connection: sa.Connection) -> None:
            connection.execute(WAYS.delete().where(WAYS.c.id.in_(ways)))
            connection.execute(NOTICES.delete().where(NOTICES.c.way.in_(ways)))

        await self.store.database.run(work)

    async def remove_of_sessions(self, sessions: Sequence[str]) -> None:
        """Forget the browsers of sessions that have ended."""
        gone = await self.found(WAYS.c.session.in_(sessions))
        await self.remove([each.id for each in gone if each.session])

    async def by_secret(self, secret: str) -> Way | None:
        """The mail address that this secret was sent to."""
        found = await self.found(sa.and_(WAYS.c.kind == "mail", WAYS.c.secrets == secret))
        return found[0] if found else None

    async def quiet_of(self, player: str) -> Quiet:
        """The quiet hours of a person."""
        query = sa.select(QUIET.c.start, QUIET.c.end, QUIET.c.zone).where(QUIET.c.player == player)
        found = await self.store.database.run(lambda connection: connection.execute(query).first())
        return Quiet(*found) if found else Quiet()

    async def be_quiet(self, player: str, quiet: Quiet) -> None:
        """Choose the quiet hours of a person."""

        def work(connection: sa.Connection) -> None:
            connection.execute(QUIET.delete().where(QUIET.c.player == player))
            connection.execute(QUIET.insert().values(player=player, **quiet._asdict()))

        await self.store.database.run(work)

    async def forget_the_gone(self) -> None:
        """Forget the ways of guests of whom there is nothing left."""
        here = sa.exists().where(SESSIONS.c.player == WAYS.c.player)
        user = sa.exists().where(USERS.c.player == WAYS.c.player)
        gone = await self.found(sa.and_(~here, ~user))
        if gone:
            await self.remove([each.id for each in gone])


def new_id() -> str:
    """The id of a new way, or a secret for mail."""
    return secrets.token_hex(16)


NEW: Final = WAYS.insert()
