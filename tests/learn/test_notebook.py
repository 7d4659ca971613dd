"""The notebook in examples goes from a table to a player that beats random bots."""

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "learning.ipynb"
PAGE = NOTEBOOK.parent.parent / "docs" / "learning.md"
LONGEST = 80  # lines that the learner may have


def cells() -> list[str]:
    """The code of each cell."""
    read = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in read["cells"] if cell["cell_type"] == "code"]


def test_the_learner_is_short() -> None:
    learner = [cell for cell in cells() if "class Policy" in cell]
    assert len(learner) == 1
    assert len(learner[0].splitlines()) <= LONGEST


def test_the_learner_beats_random_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TATAMI_LEARNING_GAMES", "400")
    names: dict[str, Any] = {}
    for cell in cells():
        exec(compile(cell, str(NOTEBOOK), "exec"), names)  # noqa: S102  (our own)
    assert names["against_random"].low > 0.5
    assert names["against_greedy"].games == 40
    assert "words may be said" in capsys.readouterr().out


def test_the_page_on_learning_is_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0
