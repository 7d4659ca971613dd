"""Training: games of a bot against itself, and the weights of a value that foretells their ends.

Each quiet moment of a game is a row for each seat: what the seat has, less what the others have on
average, by how the game ends for it. Rows are only added up, so a training of any length is small,
and goes on where it stopped. Every game depends on its number and the seed alone.
"""

import math
from collections.abc import Generator
from itertools import count
from typing import Any, Final

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.learned import Model
from tatami.lab.jobs import Job
from tatami.lab.lessons import Lesson, Moment, learn_unit, lesson_of
from tatami.lab.runs import Workers, in_order
from tatami.lab.units import OwnFiles

HELD_OUT: Final = 8  # every game of this many tells how good the weights are, and teaches nothing
# How strongly weights may be held to those made by hand. The strongest is taken that still brings
# most of what can be gained in the games held out (each game says how much of it): less error alone
# plays no better.
LAMBDAS: Final = (30.0, 100.0, 300.0, 1_000.0, 3_000.0, 10_000.0, 30_000.0, 100_000.0, 300_000.0)


class BadTraining(TatamiError):
    """It cannot be trained like this; the message says why in one sentence."""


class Sums:
    """The rows of one kind of quiet moment, added up: all that a ridge needs of them."""

    def __init__(self, size: int) -> None:
        import numpy as np

        self.count = 0
        self.squares = np.zeros((size, size))
        self.products = np.zeros(size)
        self.total = 0.0

    def add(self, rows: Any, ends: Any) -> None:
        """More rows, and how their games ended."""
        self.count += len(ends)
        self.squares += rows.T @ rows
        self.products += rows.T @ ends
        self.total += float(ends @ ends)

    def error(self, weights: Any) -> float:
        """How far what these weights foretell is off, as the root of the mean square."""
        off = float(self.total - 2 * weights @ self.products + weights @ self.squares @ weights)
        return math.sqrt(max(0.0, off) / max(1, self.count))


class Training:
    """The rows of all games so far: those to learn from, and those held out."""

    def __init__(self, game: Game, seed: str) -> None:
        model = game.advice.model
        if model is None:
            raise BadTraining(f"{game.title} has nothing that could be learned.")
        self.game = game
        self.model: Model = model
        self.seed = seed
        self.seats = min([count for count in game.seats if count > 1], default=1)
        self.games = 0
        size = 2 * len(model.names)
        self.taught = [Sums(size) for _ in model.kinds]
        self.held_out = [Sums(size) for _ in model.kinds]

    def job(self, number: int) -> Job:
        """The game of this number."""
        seats = ("greedy",) * self.seats
        return Job(self.game.name, seats, f"{self.seed}/{number}", {}, keep=False, number=number)

    def lessons(self, workers: Workers, games: int = 0) -> Generator[Lesson, None, None]:
        """The next games, one after another, up to so many in all; without end if none are named.
        They are equal wherever they are played."""
        numbers = range(self.games, games) if games else count(self.games)
        left = max(0, games - self.games) if games else None
        played = workers.each(map(self.job, numbers), left, OwnFiles(), learn_unit)
        return in_order(played, self.games)

    def one_more(self) -> None:
        """Play the next game here, and add up its rows."""
        self.add(lesson_of(self.job(self.games)))

    def add(self, lesson: Lesson) -> None:
        """Add up the rows of the next game."""
        parts = self.held_out if self.games % HELD_OUT == HELD_OUT - 1 else self.taught
        for moment in lesson.moments:
            parts[moment.kind].add(*apart(moment, lesson.ends))
        self.games += 1

    def strengths(self) -> list[float]:
        """For each kind of moment, how strongly its weights are best held to those made by hand."""
        return [self.strength(kind) for kind in range(len(self.model.kinds))]

    def strength(self, kind: int) -> float:
        """The greatest strength with which what is foretold in the games held out gets better by
        most of what it can."""
        import numpy as np

        prior = self.model.before_learning()[kind]
        taught, held_out = self.taught[kind], self.held_out[kind]
        errors = [held_out.error(ridge(taught, prior, held)) for held in LAMBDAS]
        by_hand = held_out.error(np.array(prior))
        enough = by_hand - self.model.most * (by_hand - min(errors))
        good = [held for held, off in zip(LAMBDAS, errors, strict=True) if off <= enough]
        return max(good, default=max(LAMBDAS))

    def weights(self) -> list[Any]:
        """The weights that follow from all games so far."""
        usual = self.model.before_learning()
        parts = zip(self.taught, usual, self.strengths(), strict=True)
        return [ridge(sums, prior, held) for sums, prior, held in parts]

    def errors(self, weights: list[Any]) -> list[float]:
        """How far these weights are off in the games held out, for each kind of moment."""
        return [sums.error(of) for sums, of in zip(self.held_out, weights, strict=True)]


def apart(moment: Moment, ends: list[float]) -> tuple[Any, Any]:
    """For each seat what it has less what the others have on average, once, and once times how
    much of the game is left; and how the game ended for it."""
    import numpy as np

    seats = [seat for seat, row in enumerate(moment.rows) if row]
    rows = np.array([moment.rows[seat] for seat in seats])
    others = (rows.sum(axis=0) - rows) / max(1, len(seats) - 1)
    differences = rows - others
    wide = np.hstack([differences, differences * moment.left])
    return wide, np.array([ends[seat] for seat in seats])


def ridge(sums: Sums, prior: list[float], held: float) -> Any:
    """The weights with the least error, held to those made by hand: each feature as strongly as it
    varies, so that its unit does not matter."""
    import numpy as np

    usual = np.array(prior)
    if not sums.count:
        return usual
    spread = np.sqrt(np.diag(sums.squares) / sums.count) + 1e-9
    scaled = sums.squares / np.outer(spread, spread)
    wanted = (sums.products - sums.squares @ usual) / spread
    change = np.linalg.solve(scaled + held * np.eye(len(usual)), wanted) / spread
    change[spread < 1e-6] = 0.0
    return usual + change
