"""Pictures of tables, for notebooks: the terminal's board as SVG."""

import io
import re
from pathlib import Path
from typing import Final, final

from rich.console import Console

from tatami.cli.boards import board_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.texts.talk import Talk

WIDTH: Final = 120  # columns: the widest board fits


@final
class Picture:
    """A table drawn as SVG, which notebooks show by themselves."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_html_(self) -> str:
        return self.svg

    def write(self, file: str | Path) -> None:
        """Write the picture to a file."""
        Path(file).write_text(self.svg, encoding="utf-8")


def picture(
    table: Table, seat: int = NOBODY, language: str = "en", game: Game | None = None
) -> Picture:
    """What a seat sees of a table, or what everybody does. A game that is not one of ours must be
    named."""
    game = game or game_of(table)
    talk = Talk(game, language, [str(each + 1) for each in range(table.seats)])
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        force_jupyter=False,  # in a notebook it would show by itself what it prints
        highlight=False,
    )
    console.print(board_of(game).draw(game.view(table, seat), talk, WIDTH))
    svg = console.export_svg(title=game.title)
    return Picture(re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.DOTALL))  # fetch no font


def game_of(table: Table) -> Game:
    """The game that is played at a table."""
    for game in GAMES.loaded.values():
        if game.book is table.book:
            return game
    raise TatamiError("The table is of a game of your own: name it with game=….")
