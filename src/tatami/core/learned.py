"""A learned value: a weighted sum of what a player has, less what the others have on average.

The weights are a text file of the game, made by `tatami train`. It says under which names and rules
they were learned: with others they mean nothing, and are refused.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, final

from tatami.core.errors import TatamiError

OUT: Final = -1000.0  # points of a player who is out


class BadWeights(TatamiError):
    """These weights are not for this game; the message says why in one sentence."""


@final
class Model:
    """What a learned value looks at.

    `names`: of the features of one player, each a number that counts for the player who has it.
    `rows`: the features of every player on a table, seat by seat; none of who is out.
    `left`: how much of the game is left, from 1 to 0: what a feature counts depends on it.
    `kinds`: of quiet moments, and `kind`, which of them this is. Each has weights of its own.
    `usual`: what features count before anything is learned, by name; others count nothing.
    `most`: how much of what can be learned is to be kept by weights that are held to the usual
    ones: found by playing, and the less, the better the value made by hand is.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        names: tuple[str, ...],
        rows: Callable[[Any], list[list[float]]],
        left: Callable[[Any], float],
        usual: dict[str, float],
        kinds: tuple[str, ...] = ("turn",),
        kind: Callable[[Any], int] | None = None,
        most: float = 0.7,
    ) -> None:
        self.game = game
        self.rules = rules
        self.names = names
        self.rows = rows
        self.left = left
        self.kinds = kinds
        self.kind = kind
        self.usual = usual
        self.most = most

    def before_learning(self) -> list[list[float]]:
        """The weights that follow from what features usually count."""
        known = [self.usual.get(name, 0.0) for name in self.names]
        return [known + [0.0] * len(known) for _ in self.kinds]

    def kind_of(self, t: Any) -> int:
        """Which kind of quiet moment this is."""
        return self.kind(t) if self.kind is not None else 0

    def read(self, text: str) -> list[list[float]]:
        """The weights of a file, if they are for this game, its rules and these names."""
        try:
            source = tomllib.loads(text)
            game, rules, names = source["game"], int(source["rules"]), tuple(source["names"]["all"])
            weights = [[float(w) for w in source["weights"][kind]] for kind in self.kinds]
        except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
            raise BadWeights(f"These weights cannot be read: {error}.") from None
        if game != self.game:
            raise BadWeights(f"These weights are for {game!r}, not for {self.game!r}.")
        if rules != self.rules:
            raise BadWeights(
                f"These weights were learned under rules version {rules} of {game};"
                f" this is version {self.rules}: train anew."
            )
        wrong = names != self.names or any(len(of) != 2 * len(names) for of in weights)
        if wrong:
            raise BadWeights(f"These weights are for other features of {game}: train anew.")
        return weights


@final
class Learned:
    """A model with its weights."""

    def __init__(self, model: Model, weights: list[list[float]]) -> None:
        self.model = model
        self.weights = weights

    def value(self, t: Any, seat: int) -> float:
        """How far ahead of the others a seat will be in the end, as far as this table tells."""
        rows = self.model.rows(t)
        if not rows[seat]:
            return 0.0
        weights = self.weights[self.model.kind_of(t)]
        left = self.model.left(t)
        count = len(self.model.names)
        total = own = self.potential(rows[seat], weights, left, count)
        others = 0.0
        number = 0
        for other in range(len(rows)):
            if other != seat and rows[other]:
                others += self.potential(rows[other], weights, left, count)
                number += 1
        return own - others / number if number else total

    def potentials(self, t: Any) -> list[float]:
        """What all features of each player count together. Who is out is far behind."""
        rows = self.model.rows(t)
        weights = self.weights[self.model.kind_of(t)]
        left = self.model.left(t)
        count = len(self.model.names)
        return [self.potential(row, weights, left, count) if row else OUT for row in rows]

    def potential(self, row: list[float], weights: list[float], left: float, count: int) -> float:
        """What all features of one player count together."""
        total = 0.0
        for i in range(count):
            feature = row[i]
            if feature != 0.0:
                total += feature * (weights[i] + left * weights[count + i])
        return total


def learned(model: Model, package: str) -> Learned | None:
    """The value that the game's own weights make, if it has weights that fit."""
    file = files(package).joinpath("data/weights.toml")
    if not file.is_file():
        return None
    try:
        return Learned(model, model.read(file.read_text(encoding="utf-8")))
    except BadWeights:
        return None  # a test says so; until they are learned anew the value made by hand serves


def lead(scores: list[int], seat: int) -> float:
    """What a learned value foretells: how many points a seat ends ahead of the others on
    average."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (sum(others) / len(others) if others else 0.0)
