"""What a game asks of its players' hands, on the board of the page and at a table of wood."""

from pathlib import Path
from typing import Final

import pytest

from castle_gestures import Reckoning
from tatami.core.record import Record, ended, read
from tatami.games.white_castle.game import WHITE_CASTLE

RECORDS: Final = Path(__file__).resolve().parents[2] / "records" / "white_castle"
TURNS: Final = 9
GREEDY: Final = 4.35  # a turn: it trades seals, and passes gifts, at every second
ANYTHING: Final = 3.2


def recorded(kind: str) -> list[tuple[Record, Reckoning]]:
    records = [read(path.read_text()) for path in sorted(RECORDS.glob(f"{kind}*.tatami"))]
    assert records
    return [(record, Reckoning(record)) for record in records]


def mean(games: list[tuple[Record, Reckoning]]) -> float:
    turns = sum(TURNS * len(record.seats) for record, _ in games)
    return sum(reckoned.gestures.total() for _, reckoned in games) / turns


@pytest.mark.parametrize("kind", ["greedy", "four-greedy", "random", "solo", "three", "walk"])
def test_the_same_games_are_played_with_fewer_hands_than_at_a_table_of_wood(kind: str) -> None:
    for record, reckoned in recorded(kind):
        result = ended(WHITE_CASTLE, record, reckoned.table)
        assert result is not None
        assert record.result is not None
        assert result.digest == record.result.digest
        assert 0 < reckoned.gestures.total() < reckoned.by_hand()


def test_a_turn_takes_few_gestures() -> None:
    assert mean(recorded("random")) <= ANYTHING
    assert mean(recorded("greedy") + recorded("four-greedy")) <= GREEDY
