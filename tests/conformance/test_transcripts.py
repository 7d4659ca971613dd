"""Transcripts: what golden games tell, to whom and in which words; and that all is told in some."""

from itertools import zip_longest
from pathlib import Path

import pytest

from tatami.games import GAMES
from tatami.session.record_file import load
from tatami.texts.transcript import transcript

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.tatami"))


def lines_of(file: Path) -> list[str]:
    """The transcript beside a record."""
    return file.with_suffix(".transcript").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("file", RECORDS, ids=[f"{f.parent.name}-{f.stem}" for f in RECORDS])
def test_a_golden_record_tells_what_it_told(file: Path) -> None:
    told = transcript(*load(file, GAMES))
    both = enumerate(zip_longest(told, lines_of(file)), 1)
    # The first line that differs says more than two thousand compared.
    assert next(((number, *pair) for number, pair in both if pair[0] != pair[1]), None) is None


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_told_in_some_golden_game(name: str) -> None:
    files = [file for file in RECORDS if file.parent.name == name]
    told = {line for file in files for line in lines_of(file) if line.startswith("# ")}
    kinds = {" ".join(["#", kind.name, *kind.fields]) for kind in GAMES[name].event_kinds}
    assert kinds == told
