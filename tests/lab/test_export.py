"""Records as tables: what each row says, and that every format says the same."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import Record, read
from tatami.games import GAMES
from tatami.lab.export import FORMATS, Export
from tatami.lab.played_game import play_one
from tatami.lab.rows import TABLES, Replayed, rows_of, tables_named
from tatami.lab.simulation import Simulation
from tatami.session.position import fork_of, position

ROOT = Path(__file__).resolve().parents[2]
GAME = GAMES["shitenno"]


@pytest.fixture(scope="module")
def record() -> Record:
    plan = Simulation("shitenno", ("random", "greedy:tables=1"), "rows", {}, keep=True)
    return read(play_one(plan.job(0)).record)


@pytest.fixture(scope="module")
def rows(record: Record) -> Replayed:
    return rows_of("a.tatami", GAME, record)


def test_a_record_has_a_row_a_word_and_an_event(record: Record, rows: Replayed) -> None:
    (game,) = rows.games
    result = record.result
    assert result is not None
    assert (game["words"], game["scores"], game["digest"]) == (
        len(record.entries),
        result.scores,
        result.digest,
    )
    assert [row["word"] for row in rows.decisions] == [entry.word for entry in record.entries]
    assert [row["n"] for row in rows.decisions] == list(range(1, len(record.entries) + 1))
    for row in rows.decisions:
        assert row["word"] in row["options"]
        assert GAME.ledger[row["rule"]]
        assert row["score"] == result.scores[row["seat"]]
        assert row["occupant"] == record.seats[row["seat"]]
    assert game["choices"] == sum(len(row["options"]) > 1 for row in rows.decisions) > 10
    assert all(0 <= row["n"] <= game["words"] for row in rows.events)
    assert rows.events[-1]["n"] == game["words"]
    for name, fields in TABLES.items():
        names = [field.name for field in fields]
        assert all(list(row) == names for row in getattr(rows, name))


def test_what_nobody_says_is_no_seats(record: Record) -> None:
    still = position(GAME, record, 20, []).nearest
    edited = fork_of(record, record.seats, still, ["edit-more:p1.favour"])
    row = rows_of("a.tatami", GAME, edited).decisions[-1]
    assert (row["seat"], row["occupant"], row["question"], row["options"]) == (-1, None, None, [])


def test_a_game_that_is_not_over_has_no_result(record: Record) -> None:
    open_still = Record(record.game, record.version, record.options, record.seats, record.seed)
    open_still.entries = record.entries[:20]
    (game,), decisions, _ = rows_of("b.tatami", GAME, open_still)
    assert (game["words"], game["ending"], game["scores"]) == (20, None, None)
    assert {row["rank"] for row in decisions} == {None}


def plain(cell: Any, kind: str) -> Any:
    """What a cell of a CSV file means."""
    if cell == "":
        return None
    return cell if kind == "text" else json.loads(cell)


def read_back(file: Path, name: str) -> list[dict[str, Any]]:
    """The rows of a file of any format."""
    kinds = {field.name: field.kind for field in TABLES[name]}
    if file.suffix == ".jsonl":
        return [json.loads(line) for line in file.read_text().splitlines()]
    if file.suffix == ".csv":
        with file.open(newline="") as lines:
            rows = list(csv.DictReader(lines))
        return [{key: plain(cell, kinds[key]) for key, cell in row.items()} for row in rows]
    from pyarrow import parquet

    found = parquet.read_table(file).to_pylist()
    data = [name for name, kind in kinds.items() if kind == "data"]
    return [row | {name: json.loads(row[name]) for name in data} for row in found]


@pytest.mark.parametrize("form", list(FORMATS))
def test_every_format_says_the_same(tmp_path: Path, rows: Replayed, form: str) -> None:
    made = Export(tmp_path, form, tuple(TABLES))
    made.add(rows)
    made.add(rows)
    made.close()
    for name, file in made.files.items():
        assert read_back(file, name) == 2 * getattr(rows, name)
        assert made.counts[name] == 2 * len(getattr(rows, name))


def test_only_tables_that_there_are_can_be_named() -> None:
    assert tables_named("") == ("games", "decisions", "events")
    assert tables_named("events, games") == ("events", "games")
    with pytest.raises(TatamiError, match="no rows of 'turns'; there are games, decisions, events"):
        tables_named("turns")


def test_the_schema_is_documented_field_by_field() -> None:
    text = (ROOT / "docs" / "data.md").read_text()
    for name, fields in TABLES.items():
        part = text.partition(f"### {name}\n")[2].partition("\n### ")[0].partition("\n## ")[0]
        rows = re.findall(r"^\| `(\w+)` \| (\w+) \|", part, re.MULTILINE)
        assert rows == [(field.name, field.kind) for field in fields]
