"""`tatami export`: records as tables for other programs."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.arguments import Json, refuse, the_record
from tatami.cli.extras import need
from tatami.cli.progress import bar
from tatami.core.errors import TatamiError, reason
from tatami.lab.export import FORMATS, Export
from tatami.lab.rows import rows_of, tables_named

Files = Annotated[list[Path], typer.Argument(help="Records, or folders of them.", metavar="FILE…")]
Folder = Annotated[Path, typer.Option("-o", help="The folder for the tables.")]
Rows = Annotated[str, typer.Option(help="What a row is: games, decisions, events. Default: all.")]


def export(
    files: Files,
    out: Folder,
    form: Annotated[str, typer.Option("--format", help="jsonl, csv or parquet.")] = "jsonl",
    rows: Rows = "",
    as_json: Json = False,
) -> None:
    """Turn records into tables: one row a game, a decision or an event."""
    names = tables_named(rows)
    if form not in FORMATS:
        refuse(f"There is no format {form!r}; there are {', '.join(FORMATS)}.")
    if form == "parquet":
        need("pyarrow")
    found = list(records_in(files))
    made = Export(out, form, names)
    bad = written(found, made)
    if as_json:
        paths = {name: str(path) for name, path in made.files.items()}
        about = {"records": len(found) - bad, "rows": made.counts, "files": paths}
        print(json.dumps(about, ensure_ascii=False))
    else:
        for name, path in made.files.items():
            print(f"{path}: {made.counts[name]} rows of {len(found) - bad} records.")
    if bad:
        raise typer.Exit(2)


def records_in(files: list[Path]) -> Iterator[tuple[str, Path]]:
    """The records, each with its name in the tables. A folder is searched to its depths."""
    for file in files:
        if not file.is_dir():
            yield file.name, file
            continue
        found = sorted(file.rglob("*.tatami"))
        if not found:
            refuse(f"There is no record in {file}.")
        yield from ((each.relative_to(file).as_posix(), each) for each in found)


def written(found: list[tuple[str, Path]], made: Export) -> int:
    """Write the rows of these records, and return how many are bad: each is told of."""
    bad = 0
    try:
        with bar("records") as progress:
            for number, (name, path) in enumerate(found, 1):
                try:
                    made.add(rows_of(name, *the_record(path)))
                except TatamiError as error:
                    print(f"tatami: {path}: {error}", file=sys.stderr)
                    bad += 1
                progress(number, len(found))
        made.close()
    except OSError as error:
        refuse(f"The tables cannot be written: {reason(error)}.")
    return bad
