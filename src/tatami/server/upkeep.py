"""Keeping house: a copy of everything in one file, putting it back, and looking for damage."""

import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from tatami.server.hall import folded_from
from tatami.server.listening import CannotServe
from tatami.server.schema import LOG, MATCHES, METADATA
from tatami.server.storage import BadLog, Store
from tatami.session.keeping import reason
from tatami.session.refusal import Refused

FORMAT: Final = "tatami-backup/1"
AT_ONCE: Final = 1000  # rows


async def back_up(store: Store, file: Path) -> int:
    """Write all there is into a new file, as of one moment; how many rows that was."""
    unfinished = file.with_name(file.name + ".part")
    rows = 0
    try:
        with unfinished.open("x", encoding="utf-8") as out:
            out.write(json.dumps({"format": FORMAT}) + "\n")
            async for table, row in everything(store):
                out.write(json.dumps({"table": table, "row": row}, ensure_ascii=False) + "\n")
                rows += 1
            out.write(json.dumps({"rows": rows}) + "\n")
            out.flush()
            os.fsync(out.fileno())
        os.link(unfinished, file)  # never over another file
    except OSError as error:
        raise CannotServe(f"The backup {file} cannot be written: {reason(error)}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


async def everything(store: Store) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """Every row of every table, in an order in which they can be put back."""
    async with store.engine.connect() as connection:
        if store.engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:  # reading alone would begin no transaction
            await connection.exec_driver_sql("BEGIN")
        for table in METADATA.sorted_tables:
            order = list(table.primary_key.columns)
            result = await connection.stream(sa.select(table).order_by(*order))
            async for row in result.mappings():
                yield table.name, dict(row)


async def restore(store: Store, file: Path) -> int:
    """Put back what a file holds, all or nothing, where there is nothing yet."""
    rows = read(file)
    async with store.engine.begin() as connection:
        if await connection.scalar(sa.select(sa.func.count()).select_from(MATCHES)):
            raise CannotServe(
                "There are matches here already: a backup is put back where none are."
            )
        for table in METADATA.sorted_tables:
            await connection.execute(table.delete())
            mine = [row for name, row in rows if name == table.name]
            for start in range(0, len(mine), AT_ONCE):
                await connection.execute(table.insert(), mine[start : start + AT_ONCE])
    return len(rows)


def read(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a backup, if it is a whole one."""
    bad = CannotServe(f"{file} is not a backup, or not a whole one.")
    try:
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise CannotServe(f"{file} cannot be read: {reason(error)}.") from None
    except ValueError:
        raise bad from None
    if len(lines) < 2 or lines[0] != {"format": FORMAT} or lines[-1] != {"rows": len(lines) - 2}:
        raise bad
    known = {table.name: set(table.columns.keys()) for table in METADATA.sorted_tables}
    rows = [(line.get("table"), line.get("row")) for line in lines[1:-1]]
    if any(name not in known or set(row) != known[name] for name, row in rows):
        raise bad
    return rows


async def examine(store: Store) -> tuple[int, list[str]]:
    """Fold every match from its log: how many there are, and what is wrong with which."""
    async with store.engine.connect() as connection:
        found = (await connection.execute(sa.select(MATCHES.c.id, MATCHES.c.status))).all()
        last = sa.select(LOG.c.match, sa.func.max(LOG.c.seq), sa.func.count()).group_by(LOG.c.match)
        gaps = {match for match, seq, rows in await connection.execute(last) if seq != rows}
    wrong = [f"{match}: rows are missing from its log" for match in sorted(gaps)]
    for match, status in found:
        try:
            s = folded_from(match, await store.rows(match))
        except (Refused, BadLog) as error:
            wrong.append(f"{match}: its log cannot be replayed ({error})")
            continue
        if s.status() != status:
            wrong.append(f"{match}: it is {s.status()}, but listed as {status}")
    return len(found), wrong
