"""Holidays: while somebody is away, their clocks in slow games stand still.

A holiday is a row of the database, and a deed in the log of each slow game of that person. The row
counts towards the days that the host grants in a year; the deeds stop the clocks. Games that begin
meanwhile, and those that could not be told at once, are told by the next round.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sa

from tatami.core.errors import TatamiError
from tatami.server.locks import lock_alone, lock_of
from tatami.server.people.wire import HolidayShown
from tatami.server.schema import HOLIDAYS
from tatami.session.clocks import DAY
from tatami.session.commands import TakeHoliday
from tatami.session.consent import holiday
from tatami.session.refusal import Refused
from tatami.session.sitting import PLAYING, Sitting

if TYPE_CHECKING:
    from tatami.server.tables import Tables

YEAR: Final = 365 * DAY
MOST_GAMES: Final = 1000  # of one person


class Holiday(NamedTuple):
    """When somebody is away."""

    start: int
    until: int

    def days(self) -> int:
        """The days it counts for. Whoever comes back early gets the others back, but each holiday
        counts for one day at least."""
        return max(1, -(-(self.until - self.start) // DAY))


class Holidays:
    """Who is on holiday."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.database = tables.store.database
        self.budget = tables.settings.holiday_days

    async def of(self, who: str) -> HolidayShown:
        """Somebody's holiday, and the days that are left to them."""
        now = self.tables.clock.now()
        taken = await self.taken(who, now)
        until = max([each.until for each in taken], default=0)
        left = max(0, self.budget - sum(each.days() for each in taken))
        return HolidayShown(until if until > now else 0, left, self.budget)

    async def taken(self, who: str, now: int) -> list[Holiday]:
        """The holidays of somebody that count towards the days of a year."""
        mine = sa.and_(HOLIDAYS.c.player == who, HOLIDAYS.c.start > now - YEAR)
        query = sa.select(HOLIDAYS.c.start, HOLIDAYS.c.until).where(mine)
        rows = await self.database.run(lambda connection: connection.execute(query).all())
        return [Holiday(*row) for row in rows]

    async def go(self, who: str, days: int) -> None:
        """Go on holiday, or refuse."""
        now = self.tables.clock.now()

        def begin(connection: sa.Connection) -> str:
            lock_alone(connection, lock_of(who))  # somebody may press twice
            mine = sa.and_(HOLIDAYS.c.player == who, HOLIDAYS.c.start > now - YEAR)
            query = sa.select(HOLIDAYS.c.start, HOLIDAYS.c.until).where(mine)
            taken = [Holiday(*row) for row in connection.execute(query)]
            if any(each.until > now for each in taken):
                return "on-holiday-already"
            if sum(each.days() for each in taken) + days > self.budget:
                return "no-days-left"
            row = {"player": who, "start": now, "until": now + days * DAY}
            connection.execute(HOLIDAYS.insert().values(row))
            return ""

        if code := await self.database.run(begin):
            raise Refused(code)
        await self.tell(who)

    async def come_back(self, who: str) -> None:
        """End a holiday: the clocks run again."""
        now = self.tables.clock.now()
        going_on = sa.and_(HOLIDAYS.c.player == who, HOLIDAYS.c.until > now)
        ended = HOLIDAYS.update().where(going_on).values(until=now)
        await self.database.run(lambda connection: connection.execute(ended))
        await self.tell(who)

    async def until(self, who: str) -> int:
        """Until when somebody is on holiday; 0 if they are not."""
        mine = sa.and_(HOLIDAYS.c.player == who, HOLIDAYS.c.until > self.tables.clock.now())
        query = sa.select(sa.func.max(HOLIDAYS.c.until)).where(mine)
        return await self.tables.store.scalar(query) or 0

    async def tell(self, who: str) -> None:
        """Tell the slow games of a person. If the holiday has begun or ended meanwhile, tell them
        again: what they hear last is true, also if two processes tell them."""
        told = -1
        while told != (until := await self.until(who)):
            told = until
            for match in await self.tables.store.seats_of(who, PLAYING, MOST_GAMES):
                with suppress(Refused, TatamiError):  # its log cannot be read
                    await self.tell_game(match, who, until)

    async def tell_game(self, match: str, who: str, until: int) -> None:
        """Tell one game, unless it knows, or has no holidays, or a bot plays there: this is looked
        at again and again."""
        table = await self.tables.table(match)
        for seat in table.sitting.seats_of(who):
            if may_be_told(table.sitting, seat, until):
                with suppress(Refused):  # it has ended meanwhile
                    await table.handle(TakeHoliday(seat, until), who)

    async def tell_all(self) -> None:
        """Tell the games of everybody who is on holiday, for some may have begun meanwhile."""
        query = sa.select(HOLIDAYS.c.player).where(HOLIDAYS.c.until > self.tables.clock.now())
        for who in await self.tables.store.names(query.distinct()):
            await self.tell(who)


def may_be_told(s: Sitting, seat: int, until: int) -> bool:
    """Whether a holiday is news to a game."""
    try:
        holiday(s, seat, until)
    except Refused:
        return False
    return True
