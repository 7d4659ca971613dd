"""Bookkeeping: each finished game is counted once, in the order in which the games ended.

The row that ends a game is written together with a note that the game is to be counted. The process
that leads counts what is noted: it deletes the note, keeps the result, adds to the sums and moves
the ratings, all in one transaction. Whatever ends a process, a game is counted once or not yet.
"""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from tatami.lab import skill
from tatami.lab.skill import Rating
from tatami.server.locks import Lock, lock_alone
from tatami.server.logs import LOG
from tatami.server.people.results import Result, Seat, result_of
from tatami.server.schema import RATINGS, RESULTS, SEATINGS, SEATS, TALLIES, UNCOUNTED
from tatami.session.refusal import Refused

if TYPE_CHECKING:
    from tatami.server.tables import Tables

ROUND: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 20  # games in a round: what is older than this version is counted little by little
FORGOTTEN: Final = "gone-"  # they count for those they played with, and have no rating
Tally = tuple[str, str, float, float]  # kind, key, share of wins, points


class Bookkeeper:
    """Counts finished games."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.store = tables.store

    async def keep(self) -> None:
        """Count, for as long as the server runs."""
        while True:
            if self.store.bus.leads:
                await self.count_some()
            await asyncio.sleep(ROUND)

    async def count_some(self) -> None:
        """Count the games that ended first."""
        query = sa.select(UNCOUNTED.c.match).order_by(UNCOUNTED.c.at, UNCOUNTED.c.match)
        for match in await self.store.names(query.limit(AT_ONCE)):
            result = await self.result(match)
            if result is not None and result.rated:
                await asyncio.to_thread(skill.model)  # it is slow to load
            await self.store.database.run(partial(count, match, result))

    async def result(self, match: str) -> Result | None:
        """The result of a match, or nothing if it does not count or cannot be read: the games after
        it are counted all the same."""
        try:
            s = await self.store.sitting(match)
            return await asyncio.to_thread(result_of, s)
        except Refused as refused:
            LOG.warning("game not counted", match=match, code=refused.code)
        except self.store.database.failures:  # it will come back
            raise
        except Exception as error:
            LOG.error("game not counted", match=match, kind=type(error).__name__)
        return None


def count(match: str, result: Result | None, connection: sa.Connection) -> None:
    """Count a game, unless that has been done, or somebody who played it has been forgotten since
    its log was read: then it is read again."""
    lock_alone(connection, Lock.COUNTING)
    if result is not None and not all_sit_there(connection, result):
        return
    noted = connection.execute(UNCOUNTED.delete().where(UNCOUNTED.c.match == match))
    if not noted.rowcount or result is None:
        return
    last = connection.scalar(sa.select(sa.func.max(RESULTS.c.number))) or 0
    about = {
        "number": last + 1,
        "match": match,
        "game": result.game,
        "at": result.at,
        "public": result.public,
        "rated": result.rated,
        "body": msgspec.json.encode(result).decode(),
    }
    connection.execute(RESULTS.insert().values(about))
    connection.execute(SEATS.insert(), [seat_row(result, each) for each in result.seats])
    add_up(connection, result)
    if result.rated:
        rate(connection, result)


def all_sit_there(connection: sa.Connection, result: Result) -> bool:
    """Whether the people of a result are those whom the table names now."""
    query = sa.select(SEATINGS.c.player).where(SEATINGS.c.match == result.match)
    return {each.player for each in result.seats if each.player} <= set(connection.scalars(query))


def seat_row(result: Result, seat: Seat) -> dict[str, Any]:
    """What is found by its player."""
    return {"match": result.match, "seat": seat.seat, "player": seat.player, "game": result.game}


# -- sums --------------------------------------------------------------------------------------


def add_up(connection: sa.Connection, result: Result) -> None:
    """Add a game to the sums of its host."""
    seats = len(result.seats)
    for kind, key, won, points in tallies(result):
        which = (
            (TALLIES.c.game == result.game)
            & (TALLIES.c.seats == seats)
            & (TALLIES.c.kind == kind)
            & (TALLIES.c.key == key)
        )
        more = TALLIES.update().where(which)
        more = more.values(
            games=TALLIES.c.games + 1, won=TALLIES.c.won + won, points=TALLIES.c.points + points
        )
        if not connection.execute(more).rowcount:
            row = {"game": result.game, "seats": seats, "kind": kind, "key": key}
            row |= {"games": 1, "won": won, "points": points}
            connection.execute(TALLIES.insert().values(row))


def tallies(result: Result) -> Iterator[Tally]:
    """What a game adds to the sums. What wins is learnt from games played to their end alone."""
    yield "ended", result.ended, 0.0, float(result.words)
    if result.ended != "played":
        return
    yield "length", "words", 0.0, float(result.words)
    yield "length", "time", 0.0, float(result.lasted)
    for each in result.seats:
        yield "seat", str(each.seat), each.won, float(each.score)
        if each.opening:
            yield "opening", each.opening, each.won, float(each.score)
        for name, points in each.sources.items():
            yield ("source-won" if each.won else "source"), name, each.won, points


# -- ratings -----------------------------------------------------------------------------------


def rate(connection: sa.Connection, result: Result) -> None:
    """Move the ratings of those who played."""
    subjects = [each.subject() for each in result.seats]
    mine = (RATINGS.c.game == result.game) & RATINGS.c.subject.in_(subjects)
    columns = RATINGS.c.subject, RATINGS.c.mean, RATINGS.c.doubt, RATINGS.c.games
    found = connection.execute(sa.select(*columns).where(mine)).all()
    known = {subject: Rating(mean, doubt) for subject, mean, doubt, _ in found}
    games = {subject: number for subject, _, _, number in found}
    fresh = skill.after(known, subjects, result.rated_ranks())
    connection.execute(RATINGS.delete().where(mine))
    kept = {who: new for who, new in fresh.items() if not who.startswith(f"p:{FORGOTTEN}")}
    rows = [rating_row(result, who, new, games.get(who, 0) + 1) for who, new in kept.items()]
    if rows:
        connection.execute(RATINGS.insert(), rows)


def rating_row(result: Result, subject: str, rating: Rating, games: int) -> dict[str, Any]:
    """A rating as it is kept."""
    about = {"game": result.game, "subject": subject, "games": games, "changed": result.at}
    return {**about, "mean": rating.mean, "doubt": rating.doubt}
