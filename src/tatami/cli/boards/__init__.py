"""How the terminal shows a game's view: drawn with Rich, or as plain lines."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from rich.console import RenderableType

from tatami.cli.boards import any_game, senji, shitenno, shototsu, white_castle
from tatami.cli.line_breaks import keep_together
from tatami.core.game import Game
from tatami.texts.talk import Talk

keep_together()


class Board(Protocol):
    """A way to show a view. It computes no rule."""

    def draw(self, view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
        """The view drawn for this many columns."""
        ...

    def detail(self, view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
        """The part that changes while a player composes a choice: the rest is above."""
        ...

    def lines(self, view: Mapping[str, Any], talk: Talk) -> list[str]:
        """The view as lines of plain words, for pipes and screen readers."""
        ...


BOARDS: Final[dict[str, Board]] = {
    "shitenno": shitenno,
    "senji": senji,
    "white_castle": white_castle,
    "shototsu": shototsu,
}
# The first version of the rules whose views a board draws. Raise it when a board needs more.
SINCE: Final = {"shitenno": 1, "senji": 3, "white_castle": 2, "shototsu": 2}


def board_of(game: Game) -> Board:
    """The board made for a game, or the board for any game, which also draws former rules."""
    if game.name not in BOARDS or game.version < SINCE[game.name]:
        return any_game
    return BOARDS[game.name]
