"""Your holidays."""

from typing import Final

from tatami.server.caller import Caller
from tatami.server.openapi import get, options, post
from tatami.server.people.holidays import Holidays
from tatami.server.people.wire import GoOnHoliday, HolidayShown
from tatami.session.refusal import Refused

TELLING: Final = 5.0  # requests that a holiday counts as: all your games are told of it


@get("/me/holiday")
async def holiday(caller: Caller) -> HolidayShown:
    """Your holiday, and the days left to you."""
    return await Holidays(caller.tables).of(caller.who)


@post("/me/holiday")
async def go_on_holiday(caller: Caller, data: GoOnHoliday) -> HolidayShown:
    """Let your clocks in slow games stand still for some days, or run again."""
    if not caller.who:
        raise Refused("not-yours")
    caller.pay(TELLING)
    holidays = Holidays(caller.tables)
    if data.days:
        await holidays.go(caller.who, data.days)
    else:
        await holidays.come_back(caller.who)
    return await holidays.of(caller.who)


ROUTES = (options("/me/holiday", "GET", "POST"), holiday, go_on_holiday)
