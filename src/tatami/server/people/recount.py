"""A recount: sums and ratings made again from the results, in the order in which they were counted.

The server may go on. The results are read and added up little by little, while words are written
and games are counted. Only what has been counted meanwhile, and the writing of the new sums and
ratings, keep others from writing.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tatami.lab import skill
from tatami.lab.skill import Rating
from tatami.server.database import Database
from tatami.server.locks import Lock, lock_alone
from tatami.server.people.bookkeeping import FORGOTTEN, rating_row, tallies
from tatami.server.people.results import Result
from tatami.server.schema import RATINGS, RESULTS, SEATS, TALLIES

AT_ONCE: Final = 500  # results that are read in one go
READER: Final = msgspec.json.Decoder(Result)


async def recount(database: Database) -> int:
    """Make the sums and the ratings again. Return from how many results."""
    again = Recount()
    while found := await database.run(partial(results_after, again.last)):
        again.add(found)
    await database.run(again.write)
    return again.results


def results_after(
    last: int, connection: sa.Connection, most: int | None = AT_ONCE
) -> Sequence[tuple[int, str]]:
    """The results that were counted next, with their numbers."""
    query = sa.select(RESULTS.c.number, RESULTS.c.body).where(RESULTS.c.number > last)
    found = connection.execute(query.order_by(RESULTS.c.number).limit(most))
    return [(number, body) for number, body in found]


class Recount:
    """Sums and ratings, as far as results have been added."""

    def __init__(self) -> None:
        self.last = 0  # the number of the last result
        self.results = 0
        self.sums: dict[tuple[str, int, str, str], list[float]] = {}
        self.known: dict[str, dict[str, Rating]] = {}  # by game and subject
        self.ratings: dict[tuple[str, str], dict[str, Any]] = {}  # likewise, as they are kept

    def add(self, found: Sequence[tuple[int, str]]) -> None:
        """Add the next results."""
        for self.last, body in found:
            result = READER.decode(body)
            self.results += 1
            self.add_up(result)
            if result.rated:
                self.rate(result)

    def add_up(self, result: Result) -> None:
        """Add a game to the sums."""
        for kind, key, won, points in tallies(result):
            sums = self.sums.setdefault((result.game, len(result.seats), kind, key), [0, 0.0, 0.0])
            sums[0] += 1
            sums[1] += won
            sums[2] += points

    def rate(self, result: Result) -> None:
        """Move the ratings of those who played."""
        here = self.known.setdefault(result.game, {})
        subjects = [each.subject() for each in result.seats]
        fresh = skill.after(here, subjects, result.rated_ranks())
        here.update(fresh)
        for who, rating in fresh.items():
            before = self.ratings.get((result.game, who))
            games = before["games"] + 1 if before else 1
            self.ratings[result.game, who] = rating_row(result, who, rating, games)

    def write(self, connection: sa.Connection) -> None:
        """Put these sums and ratings in the place of those there are, with the results that have
        been counted meanwhile. Whoever has been forgotten meanwhile gets no rating."""
        lock_alone(connection, Lock.COUNTING)
        self.add(results_after(self.last, connection, most=None))
        played = sa.select(SEATS.c.player).where(~SEATS.c.player.startswith(FORGOTTEN)).distinct()
        people = {f"p:{player}" for player in connection.scalars(played)}
        rated = [row for row in self.ratings.values() if is_kept(row["subject"], people)]
        connection.execute(TALLIES.delete())
        connection.execute(RATINGS.delete())
        if self.sums:
            connection.execute(TALLIES.insert(), [sum_row(*each) for each in self.sums.items()])
        if rated:
            connection.execute(RATINGS.insert(), rated)


def is_kept(subject: str, people: set[str]) -> bool:
    """Whether the rating of a bot, or of one of these people, is kept."""
    return not subject.startswith("p:") or subject in people


def sum_row(which: tuple[str, int, str, str], sums: Sequence[float]) -> dict[str, Any]:
    """A sum as it is kept."""
    game, seats, kind, key = which
    games, won, points = sums
    about = {"game": game, "seats": seats, "kind": kind, "key": key}
    return {**about, "games": int(games), "won": won, "points": points}
