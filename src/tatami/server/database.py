"""Where rows are kept: SQLite in one file, or PostgreSQL.

Whoever wants something of a database hands it a plain function of a connection, the same for both.
With SQLite a thread runs it, with PostgreSQL the event loop.
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
Change = tuple[Statement, list[dict[str, Any]]]  # what is done, and with which rows

READERS: Final = 4  # threads


class Taken(Exception):
    """Another row has this number, or what was sent is there already."""


class Database(ABC):
    """What both can do."""

    name = "The database"  # as it is spoken of
    failures: tuple[type[Exception], ...] = (SQLAlchemyError,)  # how it says that it cannot

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Do some work in one transaction; Taken where a row of it is there already."""

    @abstractmethod
    async def write(self, changes: Iterable[Change]) -> None:
        """Make changes in one transaction, as quickly as can be; Taken likewise."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being done."""


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
        self.pen: sqlite3.Connection | None = None  # taken up with the first change

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
        """Make changes in a thread of their own, by the bare driver: each step that holds Python's
        lock would hold up everybody's words."""
        await asyncio.get_running_loop().run_in_executor(self.writer, self.write_now, changes)

    def write_now(self, changes: Iterable[Change]) -> None:
        """Make them in this thread."""
        pen = self.pen = self.pen or opened(self.file)
        try:
            with pen:
                for statement, rows in changes:
                    pen.executemany(plain(statement), rows)
        except sqlite3.IntegrityError:
            raise Taken from None

    async def close(self) -> None:
        """Let the threads finish, and the file go."""
        if self.pen is not None:
            self.writer.submit(self.pen.close).result()
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


class PostgreSQL(Database):
    """A server of its own, used by any number of processes."""

    def __init__(self, url: str) -> None:
        import asyncpg  # nobody waits for it with SQLite
        from sqlalchemy.ext.asyncio import create_async_engine

        self.failures = (SQLAlchemyError, OSError, asyncpg.InterfaceError, asyncpg.PostgresError)
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            # the driver itself reads the address, with all that may follow its question mark
            async_creator=partial(asyncpg.connect, url),
            hide_parameters=True,  # no error is to carry words of players
            pool_pre_ping=True,  # a connection that was lost is found out before it is used
        )

    async def run(self, work: Work[T]) -> T:
        """Do some work on the event loop, which goes on while the server is asked."""
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
        """Let the connections go."""
        await self.engine.dispose()


@cache
def plain(statement: Statement) -> str:
    """A statement as the bare driver takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def opened(file: str) -> sqlite3.Connection:
    """A connection of the bare driver."""
    connection = sqlite3.connect(file)
    careful(connection)
    return connection


def careful(connection: Any, _record: object = None) -> None:
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
