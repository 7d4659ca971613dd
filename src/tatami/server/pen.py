"""The thread that writes to a SQLite file.

What comes while it writes is written next, together: one wait for the disk is enough for many
tables. It works with the bare driver, because every step that holds Python's lock would delay
everybody's words.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

Statement = sa.UpdateBase | sa.Select[Any]
Change = tuple[Statement, list[dict[str, Any]]]  # a statement, and the rows it is for
Told = Callable[[Exception | None], None]  # is told that it is written, or why not

CAREFUL: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
)


class Taken(Exception):
    """Another row has this number, or the same thing was stored before."""


class Closed(Exception):
    """It came after the end."""


class Entry(NamedTuple):
    """Changes that are made all or none, and who is told of it, on which loop."""

    changes: Sequence[Change]
    told: Told
    loop: asyncio.AbstractEventLoop


class Pen:
    """Writes entries in the order in which they come, as many in one transaction as there are."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.entries: SimpleQueue[Entry | None] = SimpleQueue()  # None is the end
        self.thread: threading.Thread | None = None  # begins with the first entry
        self.connection: sqlite3.Connection | None = None
        self.closed = False

    def enter(self, changes: Sequence[Change], told: Told) -> None:
        """Make these changes soon, and say then how it went. After the end nothing is written."""
        if self.closed:
            told(Closed())
            return
        if self.thread is None:
            self.thread = threading.Thread(target=self.run, name="pen", daemon=True)
            self.thread.start()
        self.entries.put(Entry(changes, told, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Finish what was entered, and close the file."""
        self.closed = True
        if self.thread is not None:
            self.entries.put(None)
            await asyncio.to_thread(self.thread.join)

    # -- in the thread ----------------------------------------------------------------------

    def run(self) -> None:
        """Write until the end."""
        goes_on = True
        while goes_on:
            together = [self.entries.get()]
            try:
                while True:
                    together.append(self.entries.get_nowait())
            except Empty:
                pass
            goes_on = together[-1] is not None
            self.write(list(filter(None, together)))
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def write(self, entries: list[Entry]) -> None:
        """Write entries together. If that fails, perhaps only one of them is bad: write the others
        all the same."""
        failed = self.failure(entries)
        if failed is None or len(entries) == 1:
            tell(entries, failed)
            return
        for entry in entries:
            tell([entry], self.failure([entry]))

    def failure(self, entries: Iterable[Entry]) -> Exception | None:
        """Make changes in one transaction. Return what has gone wrong."""
        try:
            pen = self.connection = self.connection or opened(self.file)
            with pen:
                for entry in entries:
                    for statement, rows in entry.changes:
                        pen.executemany(plain(statement), rows)
        except sqlite3.IntegrityError:
            return Taken()
        except Exception as error:
            return error
        return None


def tell(entries: list[Entry], failed: Exception | None) -> None:
    """Tell those who wait how it went, each loop once. A loop that has ended waits no more."""
    for loop in {entry.loop for entry in entries}:
        mine = [entry.told for entry in entries if entry.loop is loop]
        try:
            loop.call_soon_threadsafe(tell_all, mine, failed)
        except RuntimeError:
            continue


def tell_all(waiting: list[Told], failed: Exception | None) -> None:
    """Tell everybody."""
    for told in waiting:
        told(failed)


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
    for pragma in CAREFUL:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
