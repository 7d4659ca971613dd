"""Random games with the laws checked: what is counted, and what is left behind."""

import copy
from pathlib import Path

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import read
from tatami.games import GAMES
from tatami.lab.law_check import fuzz, questions_met

GAME = GAMES["shitenno"]


def test_what_was_looked_at_is_counted() -> None:
    found = fuzz(GAME, 0.01, "s", {})
    assert found.games >= 1
    assert found.words > 50 * found.games


def test_the_questions_of_every_number_of_seats_are_met() -> None:
    assert questions_met(GAME, 0) == set()
    met = questions_met(GAME, 1)
    assert any(name.startswith("SHI-") for name in met)


def test_where_a_law_breaks_the_record_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    leaking = copy.copy(GAME)
    leaking.census = lambda table: table.drawn  # grows as the game goes on
    with pytest.raises(TatamiError) as broken:
        fuzz(leaking, 60, "s", {})
    left = read((tmp_path / "fuzz-shitenno-s-0.tatami").read_text())
    assert str(broken.value) == (
        f"Shitennō with 2 seats, after {len(left.entries)} words: pieces are conserved."
        " See fuzz-shitenno-s-0.tatami."
    )
    assert left.entries
