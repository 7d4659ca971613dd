"""Golden records and perft counts: they change only where a rule has changed."""

from pathlib import Path

import pytest

from tatami import laws
from tatami.core import record as records
from tatami.games.white_castle.game import WHITE_CASTLE

TESTS = Path(__file__).parents[2]
RECORDS = sorted((TESTS / "records" / "white_castle").glob("*.tatami"))
COUNTS = [
    tuple(int(figure) for figure in line.split())
    for line in (TESTS / "perft" / "white_castle.perft").read_text().splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_golden_record_is_replayed_to_the_same_digest(file: Path) -> None:
    record = records.read(file.read_text(encoding="utf-8"))
    assert not records.verify(WHITE_CASTLE, record).asks


@pytest.mark.parametrize(("seats", "seed", "depth", "count"), COUNTS)
def test_as_much_can_be_said_as_ever(seats: int, seed: int, depth: int, count: int) -> None:
    assert laws.perft(WHITE_CASTLE.open(seats, seed), depth) == count
