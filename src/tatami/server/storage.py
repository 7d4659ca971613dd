"""The log of every match in a database: SQLite in one file, or PostgreSQL, with the same code."""

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from tatami.core.errors import TatamiError, reason
from tatami.server.cluster.bus import CHANNEL, Bus, bus_at
from tatami.server.database import database_at, settle
from tatami.server.locks import Lock
from tatami.server.logs import LOG as LOGGER
from tatami.server.pen import Change, Taken
from tatami.server.schema import LOG, MATCHES, NEWEST, SEATINGS, SETTINGS, UNCOUNTED, USERS
from tatami.session import deeds
from tatami.session.deeds import Row, Sat, Stood
from tatami.session.names import folded, looks
from tatami.session.refusal import Refused
from tatami.session.replay import BadLog, sitting_from_log
from tatami.session.sitting import OVER, Sitting
from tatami.session.table_log import Change as TableChange

T = TypeVar("T")

OLDEST: Final = 15  # the first PostgreSQL that the tests run on; Debian 12 has it


class Line(NamedTuple):
    """A row to be written, with its number, and the status of the match if it changes."""

    match: str
    seq: int
    row: Row
    client: str | None
    status: str
    summary: str = ""  # of a finished match, if it changes


def lines_of(match: str, change: TableChange, client: str | None, summary: str = "") -> list[Line]:
    """The lines to be written for a change. The client id goes with the first line, the new
    status of the match and its summary with the last."""
    lines = [Line(match, change.first + i, row, None, "") for i, row in enumerate(change.rows)]
    lines[0] = lines[0]._replace(client=client)
    lines[-1] = lines[-1]._replace(status=change.status or "", summary=summary)
    return lines


class User(NamedTuple):
    """An account."""

    player: str
    name: str
    password: str


class Store:
    """Reads and writes the log. A row is written when `append` has returned, and not before."""

    def __init__(self, url: str, bus: Bus | None = None) -> None:
        self.bus = bus or bus_at(url)
        self.database = database_at(url)

    async def open(self) -> None:
        """Bring the database up to this version's schema."""
        with self.failures_named():
            await self.database.run(upgrade)

    @contextmanager
    def failures_named(self) -> Iterator[None]:
        """Say in one sentence what went wrong with the database."""
        try:
            yield
        except self.database.failures as error:
            name = self.database.name
            raise TatamiError(f"{name} cannot be used: {why(error)}.") from None

    async def close(self) -> None:
        """Finish what is being written."""
        await self.database.close()
        await self.bus.close()

    # -- writing ----------------------------------------------------------------------

    async def lay(self, match: str, laid: deeds.Laid, row: Row) -> None:
        """Write the first row of a new match."""
        about = {"id": match, "game": laid.game, "status": "open", "public": laid.public}
        about |= {"created": row.at, "changed": row.at, "host": laid.host}
        about["summary"] = None  # until it is over
        first = Line(match, 1, row, None, "")
        await self.database.write([(NEW_MATCH, [about]), (NEW_ROW, [values(first)])])

    def append(self, *lines: Line) -> Awaitable[None]:
        """Write rows, all or none. Rows that come together are written in one go."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        changed = [*changes(lines), *self.notifications(lines)]
        self.database.enter(changed, partial(self.entered, lines, done))
        return done

    def entered(
        self, lines: Sequence[Line], done: asyncio.Future[None], failed: Exception | None
    ) -> None:
        """Publish rows that are written, unless they could not be."""
        settle(done, failed)
        if failed is None and not self.bus.alone:
            self.bus.publish(self.messages(lines))

    def messages(self, lines: Sequence[Line]) -> list[str]:
        """Rows as they are published to other processes."""
        return [self.bus.message(line.match, line.seq) for line in lines]

    def notifications(self, lines: Sequence[Line]) -> Iterator[Change]:
        """The changes that publish rows to other processes in the transaction that writes them."""
        if self.bus.in_transaction:
            yield NOTIFY, [{"row": row} for row in self.messages(lines)]

    # -- reading ----------------------------------------------------------------------

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """All rows of a match after the first `after`."""
        query = (
            sa.select(LOG.c.seq, LOG.c.at, LOG.c.seen, LOG.c.body)
            .where(LOG.c.match == match, LOG.c.seq > after)
            .order_by(LOG.c.seq)
        )
        found = await self.database.run(lambda connection: connection.execute(query).all())
        for wanted, (seq, *_) in enumerate(found, after + 1):
            if seq != wanted:
                raise BadLog(f"row {wanted} is missing")
        return [Row(at, noticed_by, read(body, seq)) for seq, at, noticed_by, body in found]

    async def sitting(self, match: str, most: int | None = None) -> Sitting:
        """A table rebuilt from its log, as it is now or as it was after this many rows."""
        try:
            rows = (await self.rows(match))[:most]
            return await asyncio.to_thread(sitting_from_log, match, rows)  # others' words go first
        except BadLog as bad:
            LOGGER.error("log does not fold", match=match, reason=str(bad))
            raise Refused("damaged") from None

    async def length(self, match: str) -> int:
        """How many rows a match has."""
        query = sa.select(sa.func.max(LOG.c.seq)).where(LOG.c.match == match)
        return await self.scalar(query) or 0

    async def number_of(self, match: str, client: str) -> int:
        """The number of the row with this client id, or 0."""
        query = sa.select(LOG.c.seq).where(LOG.c.match == match, LOG.c.client == client)
        return await self.scalar(query) or 0

    async def lobby(self, status: str, most: int = 50) -> list[str]:
        """The public matches of this status at which somebody sits, the latest change first."""
        return await self.names(
            sa.select(MATCHES.c.id)
            .where(MATCHES.c.status == status, MATCHES.c.public, ATTENDED)
            .order_by(MATCHES.c.changed.desc())
            .limit(most)
        )

    async def seats_of(self, player: str, status: str, most: int = 50) -> list[str]:
        """The matches of this status at which somebody sits, the latest first."""
        sitting = sa.select(SEATINGS.c.match).where(SEATINGS.c.player == player)
        return await self.names(
            sa.select(MATCHES.c.id)
            .where(MATCHES.c.status == status, MATCHES.c.id.in_(sitting))
            .order_by(MATCHES.c.changed.desc())
            .limit(most)
        )

    async def playing(self) -> list[str]:
        """The matches that are being played, the latest first."""
        return await self.names(
            sa.select(MATCHES.c.id)
            .where(MATCHES.c.status == "playing")
            .order_by(MATCHES.c.changed.desc())
        )

    async def hosted(self, who: str) -> int:
        """How many matches of this host are not over."""
        going_on = MATCHES.c.status.in_(["open", "playing"])
        query = sa.select(sa.func.count()).where(MATCHES.c.host == who, going_on)
        return await self.scalar(query) or 0

    async def left_open(self, since: int, deserted_since: int) -> list[str]:
        """The open matches laid before this moment, or before the other one and now deserted."""
        old, empty = MATCHES.c.created < since, MATCHES.c.created < deserted_since
        return await self.names(
            sa.select(MATCHES.c.id).where(
                MATCHES.c.status == "open", sa.or_(old, sa.and_(empty, ~ATTENDED))
            )
        )

    async def summaries(self, matches: Sequence[str]) -> dict[str, str]:
        """What is kept of finished matches for lists."""
        query = sa.select(MATCHES.c.id, MATCHES.c.summary).where(
            MATCHES.c.id.in_(matches), MATCHES.c.summary.is_not(None)
        )
        found = await self.database.run(lambda connection: connection.execute(query).all())
        return {row.id: row.summary for row in found}

    async def summarise(self, match: str, summary: str) -> None:
        """Keep this of a finished match."""
        await self.database.write([(NEW_SUMMARY, [{"its_match": match, "known": summary}])])

    async def names(self, query: sa.Select[Any]) -> list[str]:
        """The names of the matches that a query finds."""
        return await self.database.run(lambda connection: list(connection.scalars(query)))

    async def scalar(self, query: sa.Select[T]) -> T | None:
        """The one value that a query finds, if any."""
        return await self.database.run(lambda connection: connection.scalar(query))

    # -- people and settings ------------------------------------------------------------

    async def user_of(self, player: str) -> User | None:
        """The account of a person."""
        return await self.user(USERS.c.player == player)

    async def user_called(self, name: str) -> User | None:
        """The account of this name, in capital or small letters."""
        return await self.user(USERS.c.folded == folded(name))

    async def is_like_a_user(self, name: str) -> bool:
        """Whether this name cannot be told apart from that of an account."""
        which = sa.or_(USERS.c.folded == folded(name), USERS.c.looks == looks(name))
        return await self.user(which) is not None

    async def user(self, which: sa.ColumnElement[bool]) -> User | None:
        """An account."""
        query = sa.select(USERS.c.player, USERS.c.name, USERS.c.password).where(which)
        found = await self.database.run(lambda connection: connection.execute(query).first())
        return User(*found) if found else None

    async def add_user(self, user: User, at: int) -> None:
        """Add an account. Raise Taken if the person has one, or one has a name like this."""
        about = {**user._asdict(), "folded": folded(user.name), "looks": looks(user.name)}
        about["created"] = at
        await self.database.write([(NEW_USER, [about])])

    async def change_password(self, player: str, password: str) -> None:
        """Give an account another password."""
        about = {"its_player": player, "fresh": password}
        await self.database.write([(NEW_PASSWORD, [about])])

    async def setting(self, name: str, fresh: str) -> str:
        """A setting of this server. If there is none yet, store the fresh one."""
        if (found := await self.known_setting(name)) is not None:
            return found
        try:
            await self.database.write([(NEW_SETTING, [{"name": name, "value": fresh}])])
        except Taken:  # another process was quicker
            return await self.setting(name, fresh)
        return fresh

    async def known_setting(self, name: str) -> str | None:
        """A setting of this server, if there is one."""
        return await self.scalar(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name))

    async def setting_if_empty(self, name: str, fresh: str) -> str:
        """A setting of this server that may have been empty so far: then the fresh one is kept."""
        mine = (SETTINGS.c.name == name) & (SETTINGS.c.value == "")
        changed = SETTINGS.update().where(mine).values(value=fresh)
        await self.database.run(lambda connection: connection.execute(changed))
        return await self.setting(name, fresh)


NEW_MATCH: Final = MATCHES.insert()
NEW_ROW: Final = LOG.insert()
NEW_USER: Final = USERS.insert()
NEW_NOTE: Final = UNCOUNTED.insert()
NEW_SETTING: Final = SETTINGS.insert()
FREE_SEAT: Final = SEATINGS.delete().where(
    SEATINGS.c.match == sa.bindparam("its_match"), SEATINGS.c.seat == sa.bindparam("its_seat")
)
TAKE_SEAT: Final = SEATINGS.insert()
NEW_STATUS: Final = (
    MATCHES.update()
    .where(MATCHES.c.id == sa.bindparam("its_match"))
    .values(status=sa.bindparam("now"), changed=sa.bindparam("since"))
)
NEW_SUMMARY: Final = (
    MATCHES.update()
    .where(MATCHES.c.id == sa.bindparam("its_match"))
    .values(summary=sa.bindparam("known"))
)
NEW_PASSWORD: Final = (
    USERS.update()
    .where(USERS.c.player == sa.bindparam("its_player"))
    .values(password=sa.bindparam("fresh"))
)
ATTENDED: Final = sa.exists().where(SEATINGS.c.match == MATCHES.c.id)  # somebody sits there
NOTIFY: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("row")))


def changes(lines: Sequence[Line]) -> Iterator[Change]:
    """The changes for rows of any matches: first the log, then the columns that matches and seats
    are found by."""
    yield NEW_ROW, [values(line) for line in lines]
    for line in lines:
        match, deed = line.match, line.row.deed
        if isinstance(deed, Sat | Stood):
            yield FREE_SEAT, [{"its_match": match, "its_seat": deed.seat}]
        if isinstance(deed, Sat):
            yield TAKE_SEAT, [{"match": match, "seat": deed.seat, "player": deed.who}]
        if line.status:
            yield NEW_STATUS, [{"its_match": match, "now": line.status, "since": line.row.at}]
        if line.status == OVER:
            yield NEW_NOTE, [{"match": match, "at": line.row.at}]
        if line.summary:
            yield NEW_SUMMARY, [{"its_match": match, "known": line.summary}]


def values(line: Line) -> dict[str, Any]:
    """A row in the form in which the database keeps it."""
    return {
        "match": line.match,
        "seq": line.seq,
        "at": line.row.at,
        "seen": line.row.noticed_by,
        "client": line.client,
        "body": deeds.written(line.row.deed),
    }


def read(body: str, seq: int) -> deeds.AnyDeed:
    """The deed of a row."""
    try:
        return deeds.read(body)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:  # not a text, or nonsense
        raise BadLog(f"row {seq}: {type(error).__name__}") from None


def upgrade(connection: sa.Connection) -> None:
    """Run the steps that the database lacks."""
    if connection.dialect.name == "postgresql":
        refuse_if_too_old(connection)
        # another process may be doing the same
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(Lock.UPGRADES)))
    if version(connection) == NEWEST:
        return
    if connection.dialect.name == "sqlite":  # otherwise each step is committed alone,
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # and an interrupted start cannot be repeated
    from alembic import command  # loaded here: it takes half a second, and is seldom needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(files("tatami.server.migrations")))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # the database has a step that Alembic does not know
        raise TatamiError("The database was made by a newer version of Tatami.") from None


def refuse_if_too_old(connection: sa.Connection) -> None:
    """Refuse a PostgreSQL that nobody has tried this with."""
    major = int(connection.scalar(sa.text("SHOW server_version_num")) or 0) // 10_000
    if major < OLDEST:
        raise TatamiError(f"This is PostgreSQL {major}; Tatami needs PostgreSQL {OLDEST} or newer.")


def version(connection: sa.Connection) -> str:
    """The last step that was run, or nothing in a new database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or ""


def why(error: Exception) -> str:
    """What the database says is wrong, without the statement and its values."""
    if isinstance(error, OSError):
        return reason(error)
    cause = getattr(error, "orig", None) or error
    return str(cause.__cause__ or cause).strip().partition("\n")[0].rstrip(".")
