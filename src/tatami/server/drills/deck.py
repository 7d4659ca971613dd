"""The decks of drills: what each person wants to be asked again, and how they have answered."""

import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tatami.server.drills.schedule import Grade, Memory
from tatami.server.drills.wire import WeekShown
from tatami.server.pen import Taken
from tatami.server.schema import DRILL_ANSWERS, DRILLS, SESSIONS, USERS
from tatami.server.storage import Store
from tatami.session.refusal import Refused

MOST: Final = 500  # drills of one person
DAY: Final = 24 * 3_600_000  # milliseconds
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY  # the first Monday of 1970
WEEKS: Final = 12  # that are looked back at


class Drill(NamedTuple):
    """A choice of a finished game that somebody wants to be asked again."""

    id: str
    player: str
    match: str
    at: int  # after so many words
    seat: int
    game: str
    rules: int
    question: str
    word: str  # that was said in the game
    better: str
    created: int
    stability: float
    difficulty: float
    reviewed: int
    due: int

    @property
    def memory(self) -> Memory:
        """What the schedule knows of it."""
        return Memory(self.stability, self.difficulty, self.reviewed, self.due)


class Answered(NamedTuple):
    """One answer that counted."""

    at: int
    game: str
    question: str
    grade: int


class Decks:
    """The decks of everybody, as the database keeps them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> list[Drill]:
        """The drills of a person, the one that is due first in front."""
        mine = DRILLS.c.player == player
        query = sa.select(DRILLS).where(mine).order_by(DRILLS.c.due, DRILLS.c.id)
        rows = await self.store.database.run(lambda connection: connection.execute(query).all())
        return [Drill(*row) for row in rows]

    async def own(self, player: str, drill: str) -> Drill:
        """A drill of this person."""
        mine = (DRILLS.c.id == drill) & (DRILLS.c.player == player)
        query = sa.select(DRILLS).where(mine)
        row = await self.store.database.run(lambda connection: connection.execute(query).first())
        if row is None or not player:
            raise Refused("no-such-drill")
        return Drill(*row)

    async def keep(self, drill: Drill) -> Drill:
        """Keep a new drill. One that is kept already stays as it is."""
        mine = await self.of(drill.player)
        for each in mine:
            if (each.match, each.at, each.seat) == (drill.match, drill.at, drill.seat):
                return each
        if len(mine) >= MOST:
            raise Refused("too-many-drills")
        try:
            await self.store.database.write([(NEW, [drill._asdict()])])
        except Taken:  # asked for twice at the same moment
            return await self.keep(drill)
        return drill

    async def remove(self, player: str, drill: str) -> None:
        """Ask this no more. How it was answered still counts."""
        mine = (DRILLS.c.id == drill) & (DRILLS.c.player == player)
        await self.store.database.run(
            lambda connection: connection.execute(DRILLS.delete().where(mine))
        )

    async def note(self, drill: Drill, after: Memory, grade: Grade) -> None:
        """Note an answer, unless another one has been noted meanwhile."""
        same = (DRILLS.c.id == drill.id) & (DRILLS.c.due == drill.due)
        same &= DRILLS.c.reviewed == drill.reviewed
        said = {"drill": drill.id, "at": after.reviewed, "player": drill.player}
        said |= {"game": drill.game, "question": drill.question, "grade": int(grade)}

        def work(connection: sa.Connection) -> None:
            changed = DRILLS.update().where(same).values(**after._asdict())
            if connection.execute(changed).rowcount:
                connection.execute(DRILL_ANSWERS.insert().values(**said))

        await self.store.database.run(work)

    async def weeks(self, player: str, now: int) -> list[WeekShown]:
        """How a person has answered of late, week by week and by kind of question."""
        since = monday(now) - (WEEKS - 1) * WEEK
        columns = [getattr(DRILL_ANSWERS.c, field) for field in Answered._fields]
        mine = (DRILL_ANSWERS.c.player == player) & (DRILL_ANSWERS.c.at >= since)
        query = sa.select(*columns).where(mine)
        rows = await self.store.database.run(lambda connection: connection.execute(query).all())
        return by_week(Answered(*row) for row in rows)

    async def forget_the_gone(self) -> None:
        """Forget the drills of guests of whom there is nothing left."""

        def work(connection: sa.Connection) -> None:
            for table in (DRILLS, DRILL_ANSWERS):
                here = sa.exists().where(SESSIONS.c.player == table.c.player)
                user = sa.exists().where(USERS.c.player == table.c.player)
                connection.execute(table.delete().where(~here, ~user))

        await self.store.database.run(work)


def by_week(answers: Iterable[Answered]) -> list[WeekShown]:
    """Answers, counted by week, game and question, the oldest first."""
    told: Counter[tuple[int, str, str]] = Counter()
    right: Counter[tuple[int, str, str]] = Counter()
    for each in answers:
        key = (monday(each.at), each.game, each.question)
        told[key] += 1
        right[key] += each.grade >= Grade.ALIKE
    return [WeekShown(*key, right[key], told[key]) for key in sorted(told)]


def monday(at: int) -> int:
    """When the week of a moment began, in universal time."""
    return at - (at - MONDAY) % WEEK


def new_drill(**about: Any) -> Drill:
    """A drill that has not been answered: it is due at once."""
    kept = {**about, **Memory(due=about["created"])._asdict()}
    return Drill(id=secrets.token_hex(16), **kept)


NEW: Final = DRILLS.insert()
