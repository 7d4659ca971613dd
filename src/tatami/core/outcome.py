"""The outcome: how a game ended, with how many points, and who won."""

from collections.abc import Sequence
from typing import Literal

from tatami.core.game import Game
from tatami.core.table import Table

Ending = Literal["played", "conceded"]


class Outcome:
    """The end of a game: played to its end, or conceded by all seats but one."""

    def __init__(self, ending: Ending, scores: list[int], ranks: list[int]) -> None:
        self.ending = ending
        self.scores = scores
        self.ranks = ranks  # of each seat, from 1; those who share a place have the same rank

    def winners(self) -> list[int]:
        """The seats that won: one, or several that share the first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def outcome(game: Game, table: Table, given_up: Sequence[int] = ()) -> Outcome | None:
    """How the game ended, or None while it goes on.

    `given_up` are the seats that conceded, the earliest first.
    """
    if not table.asks:
        return Outcome("played", game.scores(table), game.ranks(table))
    if all_but_one(table.seats, given_up):
        ranks = ranks_by_concession(table.seats, given_up)
        return Outcome("conceded", game.scores(table), ranks)
    return None


def all_but_one(seats: int, given_up: Sequence[int]) -> bool:
    """Whether at most one seat has not given up; a player alone may give up, too."""
    return bool(given_up) and len(given_up) >= seats - 1


def ranks_by_concession(seats: int, given_up: Sequence[int]) -> list[int]:
    """A seat that gave up later has a better rank than one that gave up earlier."""
    left = [seat for seat in range(seats) if seat not in given_up]
    order = [*left, *reversed(given_up)]
    return [order.index(seat) + 1 for seat in range(seats)]
