"""The games. Each is a package of its own; they share nothing but the core."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tatami.core.game import Game

NAMES: Final = ("shitenno", "senji", "white_castle", "shototsu")


class Games(Mapping[str, Game]):
    """All games by name. A game is loaded when it is first wanted: few commands want them all."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}  # by the package in `games`

    def __getitem__(self, name: str) -> Game:
        """The game of this name, by its newest rules."""
        if name not in NAMES:
            raise KeyError(name)
        return self.load(name, name)

    def under(self, name: str, version: int) -> Game:
        """The game of this name by the rules of this version: the newest, or former rules."""
        newest = self[name]
        if version == newest.version:
            return newest
        package = f"former.{name}_{version}"
        if find_spec(f"tatami.games.{package}") is None:
            raise KeyError(package)
        return self.load(package, name)

    def load(self, package: str, name: str) -> Game:
        """The game in a package, which is imported once."""
        if package not in self.loaded:
            game: Game = getattr(import_module(f"tatami.games.{package}.game"), name.upper())
            self.loaded[package] = game
        return self.loaded[package]

    def __contains__(self, name: object) -> bool:
        """Whether there is a game of this name; it need not be loaded to know."""
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        """Their names."""
        return iter(NAMES)

    def __len__(self) -> int:
        """How many there are."""
        return len(NAMES)


GAMES: Final = Games()
