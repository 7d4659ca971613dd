"""Holidays in the database, and in the games that are told of them, on every database."""

import asyncio

from stores import with_store
from tatami.games import GAMES
from tatami.server.bot_workers import Bots
from tatami.server.live_table import LiveTable
from tatami.server.people.holidays import Holidays
from tatami.server.storage import Store
from tatami.server.tables import Tables
from tatami.session.commands import Begin, Leave, Return, Sit
from tatami.session.deeds import Laid
from tatami.session.refusal import Refused

SLOW = Laid("shitenno", 1, {}, ["", ""], "seed", "ann", clock="3d+12h", auto=False)


async def slow_game(tables: Tables) -> LiveTable:
    """A slow game of Ann and Ben that has begun."""
    table = await tables.lay(GAMES["shitenno"], SLOW)
    for seat, who in enumerate(("ann", "ben")):
        await table.handle(Sit(who.title(), seat), who)
    await table.handle(Begin(), "ann")
    return table


def away(table: LiveTable) -> dict[int, int]:
    """Until when the seats of a game are on holiday."""
    return table.sitting.absence.holidays


def test_a_holiday_is_taken_once_however_often_it_is_asked_for(url: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Bots(1))
        table, holidays = await slow_game(tables), Holidays(tables)
        asked = [holidays.go("ann", 3) for _ in range(4)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        refused = [each.code for each in done if isinstance(each, Refused)]
        assert refused == ["on-holiday-already"] * 3
        shown = await holidays.of("ann")
        assert away(table) == {0: shown.until}
        assert shown.left == holidays.budget - 3
        rows = table.sitting.rows
        await holidays.tell_all()
        assert table.sitting.rows == rows, "who knows is told nothing"
        tables.bots.close()

    with_store(url, work)


def test_who_is_back_before_all_games_have_heard_is_back_in_all(url: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Bots(1))
        holidays = Holidays(tables)
        await holidays.go("ann", 3)
        table = await slow_game(tables)  # begins meanwhile
        async with table.lock:
            telling = asyncio.create_task(holidays.tell_all())
            while not table.lock._waiters:  # it has read that Ann is away
                await asyncio.sleep(0.01)
            coming = asyncio.create_task(holidays.come_back("ann"))
            while await holidays.until("ann"):
                await asyncio.sleep(0.01)
        await asyncio.gather(telling, coming)
        assert away(table) == {}
        tables.bots.close()

    with_store(url, work)


def test_who_comes_back_to_a_seat_that_a_bot_had_is_back_from_the_holiday(url: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Bots(1))
        table, holidays = await slow_game(tables), Holidays(tables)
        await holidays.go("ann", 3)
        await table.handle(Leave(0), "ann")
        await holidays.come_back("ann")
        await table.handle(Return(client_id="1"), "ann")
        assert away(table) == {}
        assert table.sitting.clocks.running()
        await holidays.go("ann", 2)
        assert set(away(table)) == {0}
        tables.bots.close()

    with_store(url, work)
