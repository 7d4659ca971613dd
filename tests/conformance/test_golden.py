"""Golden records and perft counts: the same today as ever, in every build."""

from pathlib import Path

import pytest

from tatami.core.record import verify
from tatami.games import GAMES
from tatami.laws import perft
from tatami.session.record_file import load

TESTS = Path(__file__).parent.parent
RECORDS = sorted(TESTS.glob("records/*/*.tatami"))


@pytest.mark.parametrize("file", RECORDS, ids=[f"{f.parent.name}-{f.stem}" for f in RECORDS])
def test_a_golden_record_ends_as_it_did(file: Path) -> None:
    verify(*load(file, GAMES))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_records_and_its_perft_counts_stand(name: str) -> None:
    assert any(file.parent.name == name for file in RECORDS)
    lines = (TESTS / "perft" / f"{name}.perft").read_text().splitlines()[1:]
    assert lines
    for line in lines:
        seats, depth, count = map(int, line.split())
        assert perft(GAMES[name].open(seats, 1), depth) == count, line
