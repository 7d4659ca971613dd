"""Maintenance: a copy of everything in one file, restoring it, and looking for damage."""

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

import sqlalchemy as sa

from tatami.core.errors import TatamiError, reason
from tatami.server.administration import CLOSED
from tatami.server.pen import Taken
from tatami.server.schema import (
    LOG,
    MATCHES,
    METADATA,
    SESSIONS,
    TOURNAMENTS,
    USERS,
    admit_everybody,
)
from tatami.server.storage import Store
from tatami.session.refusal import Refused
from tatami.session.replay import BadLog, sitting_from_log

FORMAT: Final = "tatami-backup/1"
AT_ONCE: Final = 1000  # rows
LATER: Final[dict[str, dict[str, Any]]] = {  # columns that older backups lack
    MATCHES.name: {"host": "", "summary": None},
    USERS.name: {"looks": None},
}
SURROGATE: Final = re.compile("[\ud800-\udfff]")  # JSON may hold half a pair, UTF-8 may not


async def back_up(store: Store, file: Path) -> int:
    """Write everything, as of one moment, into a new file. Return the number of rows."""
    unfinished = file.with_name(file.name + ".part")
    with failures_named(unfinished):
        out = unfinished.open("x", encoding="utf-8")  # never touch a file that exists
    try:
        with failures_named(file), out:
            out.write(json.dumps({"format": FORMAT}) + "\n")
            rows = await store.database.run(lambda connection: copied(connection, out))
            out.write(json.dumps({"rows": rows}) + "\n")
            out.flush()
            os.fsync(out.fileno())
            os.link(unfinished, file)  # never overwrite another file
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


@contextmanager
def failures_named(file: Path) -> Iterator[None]:
    """Say in one sentence why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise TatamiError(f"The backup {file} cannot be written: {reason(error)}.") from None


def copied(connection: sa.Connection, out: TextIO) -> int:
    """Write every row of every table, in an order that can be restored. Return how many."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    else:  # reading alone would begin no transaction
        connection.exec_driver_sql("BEGIN")
    rows = 0
    for table in METADATA.sorted_tables:
        query = sa.select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(query.execution_options(yield_per=AT_ONCE)).mappings():
            line = {"table": table.name, "row": dict(row)}
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
            rows += 1
    return rows


async def restore(store: Store, file: Path) -> int:
    """Restore what a file holds, all or nothing, into an empty database."""
    rows = read(file)
    try:
        await store.database.run(lambda connection: put_back(connection, rows))
    except Taken:  # a row appears twice, or belongs to no match
        raise no_backup(file) from None
    return len(rows)


def put_back(connection: sa.Connection, rows: Sequence[tuple[str, dict[str, Any]]]) -> None:
    """Insert rows into a database without matches or accounts. A server that has started before has
    settings, which are replaced."""
    for table in (MATCHES, USERS, TOURNAMENTS):
        if connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise TatamiError(
                "This database already has matches or accounts. Restore into an empty one."
            )
    for table in METADATA.sorted_tables:
        connection.execute(table.delete())
        mine = [row for name, row in rows if name == table.name]
        for start in range(0, len(mine), AT_ONCE):
            connection.execute(table.insert(), mine[start : start + AT_ONCE])
    if not any(name == SESSIONS.name for name, _ in rows):
        admit_everybody(connection)  # the backup is older than sessions


def read(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a backup, if it is complete."""
    try:
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").split("\n")[:-1]]
    except OSError as error:
        raise TatamiError(f"{file} cannot be read: {reason(error)}.") from None
    except (ValueError, RecursionError):
        raise no_backup(file) from None
    if len(lines) < 2 or lines[0] != {"format": FORMAT} or lines[-1] != {"rows": len(lines) - 2}:
        raise no_backup(file)
    known = {table.name: table for table in METADATA.sorted_tables}
    rows = []
    for line in lines[1:-1]:
        match line:
            case {"table": str(name), "row": dict(kept)} if name in known:
                row = {**LATER.get(name, {}), **kept}
                if not fits(row, known[name]):
                    raise no_backup(file)
                rows.append((name, row))
            case _:
                raise no_backup(file)
    return rows


def no_backup(file: Path) -> TatamiError:
    """The error for a file that cannot be restored."""
    return TatamiError(f"{file} is not a backup, or not a whole one.")


def fits(row: dict[str, Any], table: sa.Table) -> bool:
    """Whether a row fits this table: SQLite would accept anything."""
    return set(row) == set(table.columns.keys()) and all(
        may_be_kept(row[column.name], column) for column in table.columns
    )


def may_be_kept(value: Any, column: sa.Column[Any]) -> bool:
    """Whether a value has the type of its column."""
    if value is None:
        return bool(column.nullable)
    if type(value) is not column.type.python_type:
        return False
    if isinstance(value, str):
        return not SURROGATE.search(value)
    return isinstance(value, bool) or abs(value) < 2**63


async def examine(store: Store) -> tuple[int, list[str]]:
    """Replay every match from its log. Return how many there are, and what is wrong with which."""
    if damage := await store.database.run(damage_of):
        raise TatamiError(f"The database is damaged ({damage}): put a backup back in a new one.")
    found, gaps = await store.database.run(listed)
    wrong = await store.database.run(strays)
    wrong += [f"{match}: rows are missing from its log" for match in sorted(gaps)]
    for match, status in found:
        if match in gaps:
            continue
        try:
            s = sitting_from_log(match, await store.rows(match))
        except (Refused, BadLog) as error:
            wrong.append(f"{match}: its log cannot be replayed ({error})")
            continue
        if s.status() != status and status != CLOSED:  # by the host, which no log tells
            wrong.append(f"{match}: it is {s.status()}, but listed as {status}")
    return len(found), wrong


def damage_of(connection: sa.Connection) -> str:
    """The first fault that SQLite finds in its file, if any. PostgreSQL checks its own."""
    if connection.dialect.name != "sqlite":
        return ""
    found = str(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar())
    return "" if found == "ok" else " ".join(found.split())


def strays(connection: sa.Connection) -> list[str]:
    """Rows that belong to no match. PostgreSQL does not allow any."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.exec_driver_sql("PRAGMA foreign_key_check")
    return sorted({f"{table}: rows belong to no match" for table, *_ in found})


def listed(connection: sa.Connection) -> tuple[list[tuple[str, str]], set[str]]:
    """Every match with its status, and the matches whose log lacks rows."""
    statuses = connection.execute(sa.select(MATCHES.c.id, MATCHES.c.status))
    found = [(match, status) for match, status in statuses]
    last = sa.select(LOG.c.match, sa.func.max(LOG.c.seq), sa.func.count()).group_by(LOG.c.match)
    return found, {match for match, seq, rows in connection.execute(last) if seq != rows}
