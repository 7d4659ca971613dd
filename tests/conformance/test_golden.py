"""Golden records and perft counts: the same today as ever, in every build."""

import subprocess
import sys
from pathlib import Path

import pytest

from tatami.core.record import verify
from tatami.games import GAMES
from tatami.laws import perft
from tatami.session.record_file import load

TESTS = Path(__file__).parent.parent
RECORDS = sorted(TESTS.glob("records/*/*.tatami"))
FORMER = sorted(TESTS.glob("records/former/*/*.tatami"))
GAMES_FOLDER = TESTS.parent / "src" / "tatami" / "games"


@pytest.mark.parametrize("file", RECORDS, ids=[f"{f.parent.name}-{f.stem}" for f in RECORDS])
def test_a_golden_record_ends_as_it_did(file: Path) -> None:
    verify(*load(file, GAMES))


@pytest.mark.parametrize("file", FORMER, ids=[f"{f.parent.name}-{f.stem}" for f in FORMER])
def test_a_record_of_former_rules_ends_as_it_did(file: Path) -> None:
    game, record = load(file, GAMES)
    assert game.version == record.version < GAMES[game.name].version
    verify(game, record)


def test_every_frozen_package_has_such_records_and_is_as_it_was() -> None:
    packages = {each.parent.name for each in (GAMES_FOLDER / "former").glob("*/frozen.toml")}
    assert packages == {file.parent.name for file in FORMER}
    subprocess.run([sys.executable, TESTS.parent / "tools" / "freeze.py", "--check"], check=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_records_and_its_perft_counts_stand(name: str) -> None:
    assert any(file.parent.name == name for file in RECORDS)
    lines = (TESTS / "perft" / f"{name}.perft").read_text().splitlines()[1:]
    assert lines
    for line in lines:
        seats, depth, count = map(int, line.split())
        assert perft(GAMES[name].open(seats, 1), depth) == count, line
