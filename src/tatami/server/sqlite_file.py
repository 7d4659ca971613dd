"""The SQLite file and its log, looked at before the file is opened.

SQLite takes a log that is damaged in the middle for one that ends there, and forgets what comes
after. So the log is read before SQLite is: where whole changes follow a damaged one, nothing is
opened until the host has decided.
"""

import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa

from tatami.core.errors import TatamiError, reason

CHECKING: Final = 1.0  # seconds that a start may take for it, however large the file
STEPS: Final = 10_000  # of SQLite between two looks at the clock
HEADER: Final = 32  # bytes
FRAME: Final = 24  # bytes before each page
MAGIC: Final = 0x377F0682  # for words that begin with their low byte; one more for the others
CALMLY: Final = 3  # times a log is read that somebody writes to meanwhile


class Frame(NamedTuple):
    """A page in the log."""

    whole: bool  # whether it, and all before it, are as they were written
    commits: bool  # whether a change ends with it


def file_of(database: str) -> Path | None:
    """The file of a database, if it is one that exists."""
    name = sa.make_url(database).database if database.startswith("sqlite") else None
    return Path(name) if name and Path(name).exists() else None


def check(database: str) -> None:
    """Refuse a file that is damaged, as far as that can be seen within a second."""
    file = file_of(database)
    if file is None:
        return
    check_log(file)
    if fault := first_fault(file):
        raise TatamiError(
            f"The database {file} is damaged ({fault}): put a backup back in a new folder."
        )


def check_log(file: Path) -> None:
    """Refuse a file whose log is damaged in the middle."""
    log = file.with_name(f"{file.name}-wal")
    if lost := changes_lost(log):
        raise TatamiError(
            f"The log {log} is damaged, and {lost} changes after the damage cannot be read. Keep "
            "copies of both files and put a backup back in a new folder; to go on without these "
            "changes, delete the log."
        )


def first_fault(file: Path) -> str:
    """The first fault that SQLite finds in its file in time, if any."""
    end = time.monotonic() + CHECKING
    with closing(sqlite3.connect(file)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError:  # the time is up, or it says so when it is opened
            return ""
        except sqlite3.DatabaseError as error:
            return str(error)
    return "" if found == "ok" else " ".join(found.split())


def changes_lost(log: Path) -> int:
    """How many whole changes follow damage in a log. One is no proof: a change that was being
    written when the power failed may look like that, and nobody was told of it."""
    for _ in range(CALMLY):
        try:
            content = log.read_bytes() if log.exists() else b""
            unchanged = not content or log.read_bytes()[:HEADER] == content[:HEADER]
        except OSError as error:
            raise TatamiError(f"{log} cannot be read: {reason(error)}.") from None
        if unchanged:
            break
    frames = list(frames_in(content))
    lost = sum(frame.commits for frame in frames if not frame.whole)
    return lost - 1 if lost > 1 else 0


def frames_in(content: bytes) -> Iterator[Frame]:
    """The pages in a log that were written since it was last emptied."""
    if len(content) < HEADER + FRAME:
        return
    magic, _, size, _, *salts = struct.unpack(">6I", content[:24])
    order = ">" if magic & 1 else "<"
    sums = summed(order, content[:24], (0, 0))
    whole = magic & ~1 == MAGIC and sums == struct.unpack(">2I", content[24:HEADER])
    if not whole:  # the page's size is not known for certain, either
        size = likely_size(content)
        salts = list(struct.unpack(">2I", content[HEADER + 8 : HEADER + 16]))
    for start in range(HEADER, len(content) - FRAME - size + 1, FRAME + size):
        _, pages, *known = struct.unpack(">6I", content[start : start + FRAME])
        if known[:2] != salts:
            whole = False
            continue
        if whole:
            page = content[start + FRAME : start + FRAME + size]
            sums = summed(order, content[start : start + 8] + page, sums)
            whole = sums == tuple(known[2:])
        yield Frame(whole, commits=pages > 0)


def likely_size(content: bytes) -> int:
    """The size of a page, where the beginning of the log does not tell: the usual one."""
    told = struct.unpack(">I", content[8:12])[0]
    return int(told) if told in {512 << n for n in range(8)} else 4096


def summed(order: str, content: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's own sum of a text, which goes on from that of the text before."""
    one, two = sums
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for word in words:
        one = (one + word + two) & 0xFFFFFFFF
        two = (two + next(words) + one) & 0xFFFFFFFF
    return one, two
