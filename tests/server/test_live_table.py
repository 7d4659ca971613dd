"""Live tables when their database fails: nothing unwritten is seen, and everything goes on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server.bot_workers import Bots
from tatami.server.clock import GRACE
from tatami.server.live_table import LiveTable
from tatami.server.maintenance import examine
from tatami.server.schema import LOG
from tatami.server.sockets import NOT_YOURS, Listener, Visitor
from tatami.server.storage import Line, Store
from tatami.server.tables import Tables
from tatami.session.bot_question import bot_question
from tatami.session.commands import AnswerForBot, Begin, Leave, Return, SayChat, SayWords, Sit
from tatami.session.deeds import Laid, Row, Said
from tatami.session.refusal import Refused
from tatami.session.speaking import answer_for_a_bot


class Frail(Store):
    """A database that fails when it is told to."""

    writes = True
    reads = True
    failed = 0
    together = 0  # rows that were written last

    async def append(self, *lines: Line) -> None:
        """Write, if it can."""
        if not self.writes:
            self.failed += 1
            await asyncio.sleep(0.01)
            raise OSError("no space left")
        await super().append(*lines)
        self.together = len(lines)

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """Read, if it can."""
        if not self.reads:
            raise OSError("gone")
        return await super().rows(match, after)


def with_tables(folder: Path, work: Callable[[Frail, Tables], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Frail(f"sqlite:///{folder / 'tatami.sqlite'}")
        await store.open()
        tables = Tables(store, Bots(1))
        try:
            await work(store, tables)
        finally:
            await tables.close()

    asyncio.run(run())


async def laid(tables: Tables, *bots: str, clock: str = "none") -> LiveTable:
    """A table with these bots and with people in the other seats, begun."""
    about = Laid("shitenno", 1, {}, list(bots), "seed", "host", clock)
    table = await tables.lay(GAMES["shitenno"], about)
    for seat, bot in enumerate(bots):
        if not bot:
            await table.handle(Sit(("Ann", "Bob", "Cleo", "Dan")[seat], seat), f"p{seat}")
    await table.handle(Begin(), "host")
    return table


def say(seat: int, *words: str, client: str = "c") -> SayWords:
    return SayWords(seat=seat, words=list(words), client_id=client)


def listening(tables: Tables, table: LiveTable, viewer: int, who: str = "") -> Listener:
    return table.sockets.open(table.log, tables.clock.now(), viewer, 0, Visitor(who, "", ""))


def test_what_was_not_written_is_told_to_nobody_even_where_the_log_cannot_be_read(
    tmp_path: Path,
) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        table = await laid(tables, "", "")
        listener = listening(tables, table, NOBODY)
        while not listener.messages.empty():
            listener.messages.get_nowait()
        store.writes = store.reads = False
        seat, rows = table.sitting.waiting()[0], table.sitting.rows
        word = table.sitting.playing().open_asks()[0].options[0].text
        done = await asyncio.gather(
            table.handle(say(seat, word), f"p{seat}"), looked_at(table), return_exceptions=True
        )
        assert [str(each) for each in done] == ["gone", "busy"]
        assert listener.messages.get_nowait() is None  # let go, with nothing told
        store.writes = store.reads = True
        with pytest.raises(Refused, match="busy"):  # the table of which it is unclear how it stands
            await table.handle(say(seat, word), f"p{seat}")
        anew = await tables.table(table.id)
        assert anew.sitting.rows == len(await store.rows(table.id)) == rows
        await anew.handle(say(seat, word), f"p{seat}")

    with_tables(tmp_path, work)


async def looked_at(table: LiveTable) -> int:
    """How far a table is, for somebody who waits until nothing is being done there."""
    await asyncio.sleep(0)
    assert table.lock.locked()
    async with table.lock:
        return table.sitting.rows


def test_a_table_goes_on_by_itself_once_its_log_can_be_read_again(tmp_path: Path) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        table = await laid(tables, "random", "random")
        store.writes = store.reads = False
        async with asyncio.timeout(60):
            while not table.closed:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            store.writes = store.reads = True
            live = tables.live
            while table.id not in live or live[table.id].sitting.status() != "over":
                await asyncio.sleep(0.05)

    with_tables(tmp_path, work)


def test_what_follows_from_a_word_by_itself_is_written_with_it_or_not_at_all(
    tmp_path: Path,
) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        table = await laid(tables, "", "", "")
        while store.together == 1:
            ask = table.sitting.playing().open_asks()[0]
            spoken, who = say(ask.seat, ask.options[-1].text), f"p{ask.seat}"
            rows, store.writes = table.sitting.rows, False
            with pytest.raises(OSError, match="no space"):
                await table.handle(spoken, who)
            assert table.sitting.rows == rows == len(await store.rows(table.id))
            store.writes = True
            assert await table.handle(spoken, who) == rows + 1
        written = await store.rows(table.id)
        assert table.sitting.rows == len(written) == rows + store.together
        how = [row.deed.how for row in written[rows:] if isinstance(row.deed, Said)]
        assert how[:2] == ["", "forced"]

    with_tables(tmp_path, work)


def test_whoever_has_lost_a_seat_hears_nothing_more_of_it(tmp_path: Path) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        new = Laid("shitenno", 1, {}, ["", ""], "seed", "host")
        table = await tables.lay(GAMES["shitenno"], new)
        await table.handle(Sit("Mallory", 1), "mallory")
        listener = listening(tables, table, 1, "mallory")
        elsewhere = await Tables(store, tables.bots).table(table.id)  # stands for another process
        await elsewhere.handle(Leave(1), "host")
        await elsewhere.handle(Sit("Ann", 1), "ann")
        await tables.follow_up(table.id, 0)
        assert listener.closed == NOT_YOURS
        assert listener.messages.get_nowait() is None

    with_tables(tmp_path, work)


@pytest.mark.parametrize(
    ("who", "talk"),
    [
        ("eve", {"seat": None, "name": "Eve", "room": "spectators", "to": None}),
        ("p0", {"seat": 0, "name": "", "room": "private", "to": 1}),
        ("p0", {"seat": 0, "name": "", "room": "table", "to": None}),
    ],
)
def test_talk_that_meets_a_word_of_another_process_is_told_after_it(
    tmp_path: Path, who: str, talk: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        table = await laid(tables, "", "", "")
        viewers = {each: listening(tables, table, each, f"p{each}") for each in range(3)}
        viewers[NOBODY] = listening(tables, table, NOBODY)
        for listener in viewers.values():
            while not listener.messages.empty():
                listener.messages.get_nowait()
        there = await Tables(store, tables.bots).table(table.id)  # stands for another process
        await there.handle(say(0, "general:honda"), "p0")
        attended: list[int] = []
        monkeypatch.setattr(table.attendance, "attend", lambda: attended.append(table.sitting.rows))
        await table.handle(SayChat(**talk, text="hm", client_id="c"), who)
        assert attended == [there.sitting.rows, there.sitting.rows + 1]
        for viewer, listener in viewers.items():
            told = json.loads(listener.messages.get_nowait() or b"")
            heard = hears_it(viewer, talk)
            last = table.sitting.noticing.seq(viewer)
            assert (told["type"], told["seq"], told["chat"]) == ("state", last - heard, [])
            if heard:
                told = json.loads(listener.messages.get_nowait() or b"")
                assert (told["type"], told["seq"], told["line"]["text"]) == ("chat", last, "hm")
            assert listener.messages.empty()

    with_tables(tmp_path, work)


def hears_it(viewer: int, talk: dict[str, Any]) -> bool:
    seats = [NOBODY if seat is None else seat for seat in (talk["seat"], talk["to"])]
    return talk["room"] == "table" or viewer in seats


def test_a_bot_does_not_speak_for_somebody_who_has_come_back_while_it_thought(
    tmp_path: Path,
) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        table = await laid(tables, "", "")
        seat = table.sitting.waiting()[0]
        word = table.sitting.playing().open_asks()[0].options[0].text
        store.bus.leadership.held = False  # nobody lets the bot think but this test
        await table.handle(Leave(seat), f"p{seat}")
        asked = bot_question(table.sitting, seat)
        assert answer_for_a_bot(table.sitting, asked, word) == Said(seat, [word])
        await table.handle(Return(seat=seat, client_id="back"), f"p{seat}")
        with pytest.raises(Refused, match="stale"):
            await table.handle(AnswerForBot(asked, word))

    with_tables(tmp_path, work)


def test_nobodys_time_is_up_soon_after_the_start_whatever_is_done(tmp_path: Path) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        match = (await laid(tables, "", "", clock="1s+1s")).id
        later = Tables(store, tables.bots)
        later.clock.began += 3_600_000
        table = await later.table(match)
        await table.handle(SayChat(seat=0, text="Hello", client_id="1"), "p0")
        assert not any(place.bot for place in table.sitting.places)
        later.clock.ticks -= GRACE * 1_000_000  # a minute passes
        await table.handle(SayChat(seat=0, text="Hello", client_id="2"), "p0")
        assert any(place.bot for place in table.sitting.places)

    with_tables(tmp_path, work)


def test_a_bot_speaks_once_the_disk_has_room_again(tmp_path: Path) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        table = await laid(tables, "random", "random")
        table.attendance.attend()
        store.writes = False
        async with asyncio.timeout(60):
            while not store.failed:
                await asyncio.sleep(0.05)
            store.writes = True
            while table.sitting.status() != "over":
                await asyncio.sleep(0.05)

    with_tables(tmp_path, work)


@pytest.mark.parametrize(
    "damage",
    [
        {"body": "nonsense"},
        {"body": '{"deed":"said","seat":0,"words":["koku:9"]}'},
        {"body": '{"deed":"said","seat":0,"words":["general:ii","general:honda"]}'},
        {"body": '{"deed":"said","seat":0,"words":["general:ii"]}', "at": 10**17},
        {"seen": "many"},
    ],
)
def test_a_damaged_log_is_named_and_stops_no_other_match(
    tmp_path: Path, damage: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        good, bad = [(await laid(tables, "", "")).sitting.id for _ in range(2)]
        tables.live.clear()
        last = (LOG.c.match == bad) & (LOG.c.seq == 4)
        damaged = LOG.update().where(last).values(**damage)
        await store.database.run(lambda connection: connection.execute(damaged))
        with pytest.raises(Refused, match="damaged"):
            await tables.table(bad)
        await tables.take_up()
        assert list(tables.live) == [good]
        matches, wrong = await examine(store)
        assert matches == 2
        assert [line.split(":")[0] for line in wrong] == [bad]
        with pytest.raises(Refused, match="no-such-match"):
            await tables.table("nowhere")
        assert tables.opening == {}
        told = "".join(capsys.readouterr()) + wrong[0]
        assert "row 4" in told
        assert not any(word in told for word in ("koku", "general", "honda", "nonsense"))

    with_tables(tmp_path, work)


def test_a_match_that_cannot_be_taken_up_yet_holds_up_no_other(tmp_path: Path) -> None:
    async def work(store: Frail, tables: Tables) -> None:
        good, bad = [(await laid(tables, "", "")).id for _ in range(2)]
        tables.live.clear()
        opened, tried, back = tables.table, asyncio.Event(), asyncio.Event()

        async def table(match: str) -> LiveTable:
            if match == bad and not back.is_set():
                tried.set()
                raise OSError("gone")
            return await opened(match)

        tables.table = table  # type: ignore[method-assign]
        await tables.take_up()
        assert list(tables.live) == [good]
        assert tried.is_set()
        back.set()
        async with asyncio.timeout(60):
            while bad not in tables.live:
                await asyncio.sleep(0.01)

    with_tables(tmp_path, work)


def test_time_without_a_server_is_nobodys(tmp_path: Path) -> None:
    async def before(store: Frail, tables: Tables) -> None:
        tables.clock.began -= 3_600_000  # an hour ago
        table = await laid(tables, "", "", clock="1m+10s")
        assert table.sitting.clocks.running()

    async def after(store: Frail, tables: Tables) -> None:
        await tables.take_up()
        (table,) = tables.live.values()
        seat = table.sitting.waiting()[0]
        bank, step = table.sitting.clocks.left(seat, tables.clock.now())
        assert bank == 60_000
        assert step > 5_000
        rows = table.sitting.rows
        await tables.take_up()  # once is enough
        assert table.sitting.rows == rows

    with_tables(tmp_path, before)
    with_tables(tmp_path, after)
