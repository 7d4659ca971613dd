"""The database that keeps the rows: SQLite in one file, or PostgreSQL.

Callers hand it a plain function of a connection, the same for both. With SQLite a thread runs the
function, with PostgreSQL the event loop does.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Statement = sa.UpdateBase | sa.Select[Any]
Change = tuple[Statement, list[dict[str, Any]]]  # a statement, and the rows it is for

READERS: Final = 4  # threads


class Taken(Exception):
    """Another row has this number, or the same thing was stored before."""


class Database(ABC):
    """What both databases can do."""

    name = "The database"  # for messages
    failures: tuple[type[Exception], ...] = (SQLAlchemyError,)  # the errors it raises when it fails

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Do some work in one transaction. Raise Taken if one of its rows exists already."""

    @abstractmethod
    async def write(self, changes: Iterable[Change]) -> None:
        """Make changes in one transaction, as fast as possible. Raise Taken as above."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the work under way."""


def database_at(url: str) -> Database:
    """The database at this address."""
    return SQLite(url) if url.startswith("sqlite") else PostgreSQL(url)


class SQLite(Database):
    """One file, used by one process."""

    def __init__(self, url: str) -> None:
        self.file = sa.make_url(url).database or ""
        self.name = f"The database {self.file}"
        self.engine = sa.create_engine(url, hide_parameters=True)
        sa.event.listen(self.engine, "connect", careful)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "pen")
        self.pen: sqlite3.Connection | None = None  # opened with the first change

    async def run(self, work: Work[T]) -> T:
        """Do some work in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.run_now, work)

    def run_now(self, work: Work[T]) -> T:
        """Do it in this thread."""
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            raise Taken from None

    async def write(self, changes: Iterable[Change]) -> None:
        """Make changes in a thread of their own, with the bare driver. Every step that holds
        Python's lock would delay everybody's words."""
        await asyncio.get_running_loop().run_in_executor(self.writer, self.write_now, changes)

    def write_now(self, changes: Iterable[Change]) -> None:
        """Make the changes in this thread."""
        pen = self.pen = self.pen or opened(self.file)
        try:
            with pen:
                for statement, rows in changes:
                    pen.executemany(plain(statement), rows)
        except sqlite3.IntegrityError:
            raise Taken from None

    async def close(self) -> None:
        """Let the threads finish, and close the file."""
        if self.pen is not None:
            self.writer.submit(self.pen.close).result()
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


class PostgreSQL(Database):
    """A database server, used by any number of processes."""

    def __init__(self, url: str) -> None:
        import asyncpg  # loaded here, because a server with SQLite does not need it
        from sqlalchemy.ext.asyncio import create_async_engine

        self.failures = (SQLAlchemyError, OSError, asyncpg.InterfaceError, asyncpg.PostgresError)
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            # the driver itself reads the address, including all that follows its question mark
            async_creator=partial(asyncpg.connect, url),
            hide_parameters=True,  # no error may carry words of players
            pool_pre_ping=True,  # find a lost connection before using it
        )

    async def run(self, work: Work[T]) -> T:
        """Do some work on the event loop, which stays free while the database works."""
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError:
            raise Taken from None

    async def write(self, changes: Iterable[Change]) -> None:
        """Make changes."""

        def work(connection: sa.Connection) -> None:
            for statement, rows in changes:
                connection.execute(statement, rows)

        await self.run(work)

    async def close(self) -> None:
        """Close the connections."""
        await self.engine.dispose()


@cache
def plain(statement: Statement) -> str:
    """A statement in the form that the bare driver takes."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def opened(file: str) -> sqlite3.Connection:
    """A connection of the bare driver."""
    connection = sqlite3.connect(file)
    careful(connection)
    return connection


def careful(connection: Any, _record: object = None) -> None:
    """Make SQLite keep what it has acknowledged, even if the power fails."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
