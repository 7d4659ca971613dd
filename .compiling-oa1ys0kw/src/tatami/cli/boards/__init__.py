"""How a game's view is drawn in the terminal: for the eye with Rich, and as plain lines."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from rich.console import RenderableType

from tatami.cli.boards import any_game, senji, shitenno, shototsu, white_castle
from tatami.core.game import Game
from tatami.texts.talk import Talk


class Board(Protocol):
    """A way to show a view. It computes no rule."""

    def draw(self, view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
        """The view for the eye, in so many columns."""
        ...

    def detail(self, view: Mapping[str, Any], talk: Talk, width: int) -> RenderableType:
        """What changes while one choice is composed word by word: the rest stands above."""
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


def board_of(game: Game) -> Board:
    """The board made for a game, or the one that shows any."""
    return BOARDS.get(game.name, any_game)
