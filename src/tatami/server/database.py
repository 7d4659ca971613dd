"""The database that keeps the rows: SQLite in one file, or PostgreSQL.

Callers hand it a plain function of a connection, the same for both. With SQLite a thread runs the
function, with PostgreSQL the event loop does.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tatami.server.pen import Change, Pen, Taken, Told, careful

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

READERS: Final = 4  # threads


class Database(ABC):
    """What both databases can do."""

    name = "The database"  # for messages
    failures: tuple[type[Exception], ...] = (SQLAlchemyError,)  # the errors it raises when it fails

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Do some work in one transaction. Raise Taken if one of its rows exists already."""

    @abstractmethod
    def enter(self, changes: Sequence[Change], told: Told) -> None:
        """Make changes soon, all or none, perhaps together with others. Say then that it is done,
        or why not."""

    async def write(self, changes: Sequence[Change]) -> None:
        """Make changes in one transaction, as fast as possible. Raise Taken as above."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter(changes, partial(settle, done))
        await done

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
        self.pen = Pen(self.file)

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

    def enter(self, changes: Sequence[Change], told: Told) -> None:
        """Make changes in a thread of their own."""
        self.pen.enter(changes, told)

    async def close(self) -> None:
        """Let the threads finish, and close the file."""
        await self.pen.close()
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
        self.entries: list[tuple[Sequence[Change], Told]] = []  # that wait
        self.writer: asyncio.Task[None] | None = None

    async def run(self, work: Work[T]) -> T:
        """Do some work on the event loop, which stays free while the database works."""
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError:
            raise Taken from None

    def enter(self, changes: Sequence[Change], told: Told) -> None:
        """Make changes once those that are being made are done."""
        self.entries.append((changes, told))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_all())

    async def write_all(self) -> None:
        """Write until nothing waits. If entries cannot be written together, perhaps only one of
        them is bad: then each is written alone."""
        while self.entries:
            entries, self.entries = self.entries, []
            failed = await self.failure([each for changes, _ in entries for each in changes])
            for changes, told in entries:
                alone = failed is not None and len(entries) > 1
                told(await self.failure(changes) if alone else failed)

    async def failure(self, changes: Sequence[Change]) -> Exception | None:
        """Make changes in one transaction. Return what has gone wrong."""

        def work(connection: sa.Connection) -> None:
            for statement, rows in changes:
                connection.execute(statement, rows)

        try:
            await self.run(work)
        except Exception as error:
            return error
        return None

    async def close(self) -> None:
        """Finish what is being written, and close the connections."""
        if self.writer is not None:
            await self.writer
        await self.engine.dispose()


def settle(done: asyncio.Future[None], failed: Exception | None) -> None:
    """Let whoever waits go on, unless it waits no longer."""
    if done.done():
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
