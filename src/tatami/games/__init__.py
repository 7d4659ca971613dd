"""The games. Each is a package of its own; they share nothing but the core."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from tatami.core.game import Game

NAMES: Final = ("shitenno", "senji", "white_castle", "shototsu")


class Games(Mapping[str, Game]):
    """All games by name. A game is loaded when it is first wanted: few commands want them all."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        """The game of this name."""
        if name not in NAMES:
            raise KeyError(name)
        if name not in self.loaded:
            game: Game = getattr(import_module(f"tatami.games.{name}.game"), name.upper())
            self.loaded[name] = game
        return self.loaded[name]

    def __contains__(self, name: object) -> bool:
        """Whether there is a game of this name; it need not be loaded to know."""
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        """Their names."""
        return iter(NAMES)

    def __len__(self) -> int:
        """How many there are."""
        return len(NAMES)


GAMES: Final[Mapping[str, Game]] = Games()
