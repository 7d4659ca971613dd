"""Rows in files that other programs read: JSON Lines, CSV and Parquet (docs/data.md)."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from tatami.core.errors import TatamiError, reason
from tatami.lab.rows import TABLES, Field, Replayed, Row

AT_ONCE: Final = 10_000  # rows that Parquet gathers before it writes them


class Writer(Protocol):
    """Writes the rows of one table into its file."""

    def add(self, rows: Sequence[Row]) -> None:
        """Write some more rows."""
        ...

    def close(self) -> None:
        """Finish the file."""
        ...


class JsonLines:
    """One object a line."""

    def __init__(self, path: Path, fields: Sequence[Field]) -> None:
        self.file = path.open("w", encoding="utf-8")

    def add(self, rows: Sequence[Row]) -> None:
        """Write some more rows."""
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        """Finish the file."""
        self.file.close()


class Csv:
    """One row a line below a line of names. Lists and data are written as JSON."""

    def __init__(self, path: Path, fields: Sequence[Field]) -> None:
        self.fields = fields
        self.file = path.open("w", encoding="utf-8", newline="")
        self.rows = csv.writer(self.file)
        self.rows.writerow([field.name for field in fields])

    def add(self, rows: Sequence[Row]) -> None:
        """Write some more rows."""
        for row in rows:
            self.rows.writerow([cell(row[field.name]) for field in self.fields])

    def close(self) -> None:
        """Finish the file."""
        self.file.close()


def cell(value: Any) -> Any:
    """A value as CSV has it."""
    plain = value is None or isinstance(value, str) or type(value) is int
    return value if plain else json.dumps(value, ensure_ascii=False)


class Parquet:
    """Columns with types. Data is written as JSON."""

    def __init__(self, path: Path, fields: Sequence[Field]) -> None:
        import pyarrow
        from pyarrow import parquet

        text, number = pyarrow.string(), pyarrow.int64()
        kinds = {
            "text": text,
            "number": number,
            "truth": pyarrow.bool_(),
            "texts": pyarrow.list_(text),
            "numbers": pyarrow.list_(number),
            "data": text,
        }
        self.data = [field.name for field in fields if field.kind == "data"]
        self.schema = pyarrow.schema([(field.name, kinds[field.kind]) for field in fields])
        self.table = pyarrow.Table
        self.file = parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.waiting: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        """Write some more rows."""
        self.waiting += [row | {name: cell(row[name]) for name in self.data} for row in rows]
        if len(self.waiting) >= AT_ONCE:
            self.write()

    def write(self) -> None:
        """Write the rows that wait."""
        self.file.write_table(self.table.from_pylist(self.waiting, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        """Finish the file."""
        self.write()
        self.file.close()


FORMATS: Final[dict[str, type[JsonLines | Csv | Parquet]]] = {
    "jsonl": JsonLines,
    "csv": Csv,
    "parquet": Parquet,
}


class Export:
    """A folder with a file for each table."""

    def __init__(self, folder: Path, form: str, names: Sequence[str]) -> None:
        self.files = {name: folder / f"{name}.{form}" for name in names}
        self.counts = dict.fromkeys(names, 0)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.writers: dict[str, Writer] = {
                name: FORMATS[form](file, TABLES[name]) for name, file in self.files.items()
            }
        except OSError as error:
            raise TatamiError(f"The folder {folder} cannot be written: {reason(error)}.") from None

    def add(self, replayed: Replayed) -> None:
        """Write the rows of one more record."""
        for name, writer in self.writers.items():
            rows: list[Row] = getattr(replayed, name)
            writer.add(rows)
            self.counts[name] += len(rows)

    def close(self) -> None:
        """Finish the files."""
        for writer in self.writers.values():
            writer.close()
