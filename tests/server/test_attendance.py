"""Attendance: bots at a live table with an open floor."""

import asyncio
from pathlib import Path

from tatami.games import GAMES
from tatami.server.bot_workers import Bots, seen_at
from tatami.server.fair_queue import Asker
from tatami.server.live_table import LiveTable
from tatami.server.storage import Store
from tatami.server.tables import Tables
from tatami.session.bot_question import BotQuestion
from tatami.session.commands import Begin, SayWords, Sit
from tatami.session.deeds import Laid

SENJI = GAMES["senji"]


class Content(Bots):
    """Bots that would always be done, and else say the first word of their menu."""

    async def choose(self, question: BotQuestion, asker: Asker) -> str:
        await asyncio.sleep(0)
        options = [word.text for word in seen_at(question).ask.options]
        return "ready" if "ready" in options else options[0]


async def settled(table: LiveTable) -> None:
    """Wait until no bot thinks."""
    while table.attendance.thinking:
        await asyncio.sleep(0.01)


async def winter(tables: Tables) -> LiveTable:
    """The first winter of Ann and two bots, each of whom waits for her to speak."""
    seats, options = ["", "greedy", "greedy"], SENJI.chosen({})
    about = Laid("senji", SENJI.version, options, seats, "seed", "host", "20m+30s")
    table = await tables.lay(SENJI, about)
    await table.handle(Sit("Ann", 0), "p0")
    await table.handle(Begin(), "host")
    while not table.sitting.playing().table.free:
        if asks := table.sitting.playing().table.open_asks(0):
            word = asks[0].options[0].text
            await table.handle(SayWords(seat=0, words=[word], client_id=word), "p0")
        await settled(table)
    return table


def test_bots_wait_on_the_open_floor_until_half_of_the_sand_has_run(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tatami.sqlite'}")
        await store.open()
        tables = Tables(store, Content(1))
        try:
            table = await winter(tables)
            assert sorted(table.attendance.floor.holding) == [1, 2]
            assert table.sitting.waiting() == [0, 1, 2]
            timer = table.attendance.timer
            assert timer
            assert timer.when() - asyncio.get_running_loop().time() <= 120.1
            tables.clock.ticks -= 121 * 1_000_000_000  # half of four minutes
            table.attendance.time_is_up()
            while table.sitting.waiting() != [0]:
                await asyncio.sleep(0.01)
            assert table.attendance.timer is not None  # for the end of the sand
        finally:
            await tables.close()

    asyncio.run(asyncio.wait_for(run(), 60))
