"""Tatami: an online table, a sparring partner and a laboratory for four strategy games.

>>> import tatami
>>> table = tatami.GAMES["shitenno"].open(seats=2, seed=7)
>>> table.answer(table.asks[0].seat, table.asks[0].options[0])

`GAMES` has every game by its name. A `Table` has `asks`; each `Ask` has its `options`, the words
that may be said there. A `Record` is a game as text. `picture(table)` is what a notebook shows of a
table. `tatami.lab` plays games by the thousand, `tatami.learn` gives them to programs that learn.
docs/library.md tells more.
"""

from typing import TYPE_CHECKING, Final

from tatami.lazy import lazily

if TYPE_CHECKING:
    from tatami.cli.notebook import picture as picture
    from tatami.core.ask import Ask as Ask
    from tatami.core.errors import TatamiError as TatamiError
    from tatami.core.game import Game as Game
    from tatami.core.record import Record as Record
    from tatami.core.table import Table as Table
    from tatami.core.words import Word as Word
    from tatami.games import GAMES as GAMES

__version__ = "0.1.0"

PLACES: Final = {  # of the public names
    "Ask": "tatami.core.ask",
    "GAMES": "tatami.games",
    "Game": "tatami.core.game",
    "Record": "tatami.core.record",
    "Table": "tatami.core.table",
    "TatamiError": "tatami.core.errors",
    "Word": "tatami.core.words",
    "picture": "tatami.cli.notebook",
}

__getattr__ = lazily(__name__, PLACES)


def __dir__() -> list[str]:
    return sorted([*PLACES, "__version__", "games", "lab", "learn"])


def show_in_notebooks() -> None:
    """Have IPython draw every table that a cell ends with. Without IPython, nothing happens."""
    import sys

    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if shell is not None:
        html = shell.display_formatter.formatters["text/html"]
        html.for_type_by_name("tatami.core.table", "Table", drawn)


def drawn(table: "Table") -> str:
    """A table as HTML, loaded when the first is drawn."""
    from tatami.cli.notebook import picture

    return picture(table)._repr_html_()


show_in_notebooks()
