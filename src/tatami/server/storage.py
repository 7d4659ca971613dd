"""The log of every match in a database: SQLite in one file, or PostgreSQL, with the same code."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tatami.session import deeds
from tatami.session.deeds import Row

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("ix_matches_lobby", "status", "public", "changed"),
)
LOG: Final = sa.Table(
    "log",
    METADATA,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("client", sa.String(120), nullable=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("match", "seq"),
    sa.UniqueConstraint("match", "client"),
)
SETTINGS: Final = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class Taken(Exception):
    """Another row has this number, or what was sent is in the log already."""


class Line(NamedTuple):
    """A row to be written, with its number and what it changes in the lobby."""

    match: str
    seq: int
    row: Row
    client: str | None
    status: str


class Store:
    """Reads and writes the log. A row is written once its future is done, and not before."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", careful)
        self.waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make what is missing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)

    async def close(self) -> None:
        """Finish what is being written."""
        if self.writer is not None:
            await self.writer
        await self.engine.dispose()

    # -- writing ----------------------------------------------------------------------

    async def lay(self, match: str, game: str, public: bool, row: Row) -> None:
        """The first row of a new match."""
        async with self.engine.begin() as connection:
            await connection.execute(
                MATCHES.insert().values(
                    id=match,
                    game=game,
                    status="open",
                    public=public,
                    created=row.at,
                    changed=row.at,
                )
            )
            await connection.execute(LOG.insert(), [values(Line(match, 1, row, None, ""))])

    async def append(self, line: Line) -> None:
        """Write a row; those that come together are written in one go."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((line, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        await done

    async def write(self) -> None:
        """Write until nothing waits."""
        while self.waiting:
            lines, self.waiting = self.waiting, []
            try:
                await self.commit([line for line, _ in lines])
            except IntegrityError:
                for line, done in lines:
                    await self.write_alone(line, done)
            except Exception as error:
                for _, done in lines:
                    done.set_exception(error)
            else:
                for _, done in lines:
                    done.set_result(None)

    async def write_alone(self, line: Line, done: asyncio.Future[None]) -> None:
        """Write one row of a lot in which some number was taken."""
        try:
            await self.commit([line])
        except IntegrityError:
            done.set_exception(Taken())
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(None)

    async def commit(self, lines: Sequence[Line]) -> None:
        """Write rows of any matches in one transaction."""
        async with self.engine.begin() as connection:
            await connection.execute(LOG.insert(), [values(line) for line in lines])
            for line in lines:
                if line.status:
                    await connection.execute(
                        MATCHES.update()
                        .where(MATCHES.c.id == line.match)
                        .values(status=line.status, changed=line.row.at)
                    )

    # -- reading ----------------------------------------------------------------------

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """The rows of a match after this one."""
        query = (
            sa.select(LOG.c.at, LOG.c.seen, LOG.c.body)
            .where(LOG.c.match == match, LOG.c.seq > after)
            .order_by(LOG.c.seq)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Row(at, seen, deeds.read(body)) for at, seen, body in found]

    async def number_of(self, match: str, client: str) -> int:
        """The number of the row that this came in with, or 0."""
        query = sa.select(LOG.c.seq).where(LOG.c.match == match, LOG.c.client == client)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def lobby(self, status: str, most: int = 50) -> list[str]:
        """The public matches of this status, those last changed first."""
        query = (
            sa.select(MATCHES.c.id)
            .where(MATCHES.c.status == status, MATCHES.c.public)
            .order_by(MATCHES.c.changed.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def setting(self, name: str, fresh: str) -> str:
        """A setting of this server; the fresh one where there is none yet."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        async with self.engine.connect() as connection:
            if (found := (await connection.execute(query)).scalar()) is not None:
                return str(found)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(SETTINGS.insert().values(name=name, value=fresh))
        except IntegrityError:  # another process was quicker
            return await self.setting(name, fresh)
        return fresh


def values(line: Line) -> dict[str, Any]:
    """A row as the database keeps it."""
    return {
        "match": line.match,
        "seq": line.seq,
        "at": line.row.at,
        "seen": line.row.seen,
        "client": line.client,
        "body": deeds.written(line.row.deed),
    }


def careful(connection: Any, _record: object) -> None:
    """Make SQLite keep what it has acknowledged."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
