"""Pictures of tables, as notebooks show them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from connect_four import CONNECT_FOUR

CELLS = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
import tatami
table = tatami.GAMES["shitenno"].open(seats=2, seed=7)
shown, _ = shell.display_formatter.format(table)
print(shown["text/html"][:4])
print(shell.display_formatter.format(table.asks[0])[0]["text/plain"])
"""


@pytest.mark.parametrize("name", list(tatami.GAMES))
def test_any_table_is_drawn_without_anything_from_elsewhere(name: str, tmp_path: Path) -> None:
    game = tatami.GAMES[name]
    table = game.open(game.usual, 7)
    drawn = tatami.picture(table, seat=0)
    assert drawn.svg.startswith("<svg")
    assert game.title.replace(" ", "&#160;") in drawn.svg
    assert not re.search(r"url\(.?http|<script|href=", drawn.svg)
    assert tatami.drawn(table) == tatami.picture(table).svg
    drawn.write(tmp_path / "table.svg")
    assert (tmp_path / "table.svg").read_text() == drawn.svg


def test_a_picture_shows_what_its_seat_sees_and_nothing_more() -> None:
    shitenno = tatami.GAMES["shitenno"]
    table = shitenno.open(2, 7)
    while table.asks[0].rule != "SHI-20":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    drawn = [tatami.picture(table, seat).svg for seat in (0, 1, -1)]
    assert len(set(drawn)) == 3
    assert tatami.picture(table.imagined(0, 9), 0).svg == drawn[0]


def test_a_game_of_ones_own_is_named() -> None:
    table = CONNECT_FOUR.open(2, 7)
    with pytest.raises(tatami.TatamiError, match="a game of your own: name it"):
        tatami.picture(table)
    assert tatami.picture(table, game=CONNECT_FOUR).svg.startswith("<svg")


def test_a_notebook_draws_tables_by_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CELLS], capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("<svg\n0, SHI-01: general:honda, "), done.stderr


def test_a_picture_is_shown_once_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Rich prints in a notebook it shows there, wherever it was to be written."""
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    shown: list[object] = []
    monkeypatch.setattr("rich.jupyter.display", lambda *each: shown.append(each))
    tatami.picture(tatami.GAMES["shitenno"].open(2, 7))
    assert shown == []
