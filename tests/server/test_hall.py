"""The hall when its database fails it: nothing unwritten is seen, and everything goes on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server import wire
from tatami.server.bot_workers import Bots
from tatami.server.hall import GRACE, Hall, answered, question
from tatami.server.maintenance import examine
from tatami.server.rooms import NOT_YOURS, Room
from tatami.server.schema import LOG
from tatami.server.storage import Line, Store
from tatami.session import conduct, manners
from tatami.session.deeds import Laid, Row, Said
from tatami.session.refusal import Refused


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


def in_a_hall(folder: Path, work: Callable[[Frail, Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Frail(f"sqlite:///{folder / 'tatami.sqlite'}")
        await store.open()
        hall = Hall(store, Bots(1))
        try:
            await work(store, hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def laid(hall: Hall, *bots: str, clock: str = "none") -> Room:
    """A table with these bots and with people in the other seats, begun."""
    about = Laid("shitenno", 1, {}, list(bots), "seed", "host", clock)
    room = await hall.lay(GAMES["shitenno"], about)
    for seat, bot in enumerate(bots):
        if not bot:
            await hall.act(room, partial(conduct.sit, who=f"p{seat}", name="Ann", seat=seat))
    await hall.act(room, conduct.begin)
    return room


def test_what_was_not_written_is_told_to_nobody_even_where_the_log_cannot_be_read(
    tmp_path: Path,
) -> None:
    async def work(store: Frail, hall: Hall) -> None:
        room = await laid(hall, "", "")
        listener = room.listen(hall.now(), NOBODY, 0, "")
        while not listener.messages.empty():
            listener.messages.get_nowait()
        store.writes = store.reads = False
        seat, rows = room.sitting.waiting()[0], room.sitting.rows
        word = room.sitting.playing().open_asks()[0].options[0].text
        say = partial(conduct.say, seat=seat, texts=[word])
        done = await asyncio.gather(
            hall.act(room, say), looked_at(hall, room), return_exceptions=True
        )
        assert [str(each) for each in done] == ["gone", "busy"]
        assert listener.messages.get_nowait() is None  # let go, with nothing told
        store.writes = store.reads = True
        with pytest.raises(Refused, match="busy"):  # the table of which it is unclear how it stands
            await hall.act(room, say)
        anew = await hall.room(room.id)
        assert anew.sitting.rows == len(await store.rows(room.id)) == rows
        await hall.act(anew, say)

    in_a_hall(tmp_path, work)


async def looked_at(hall: Hall, room: Room) -> wire.State:
    """How a table stands, for somebody who waits until nothing is being done there."""
    await asyncio.sleep(0)
    assert room.lock.locked()
    async with room.lock:
        return room.state(hall.now(), NOBODY, 0)


def test_a_table_goes_on_by_itself_once_its_log_can_be_read_again(tmp_path: Path) -> None:
    async def work(store: Frail, hall: Hall) -> None:
        room = await laid(hall, "random", "random")
        store.writes = store.reads = False
        async with asyncio.timeout(60):
            while not room.closed:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            store.writes = store.reads = True
            while room.id not in hall.rooms or hall.rooms[room.id].sitting.status() != "over":
                await asyncio.sleep(0.05)

    in_a_hall(tmp_path, work)


def test_what_follows_from_a_word_by_itself_is_written_with_it_or_not_at_all(
    tmp_path: Path,
) -> None:
    async def work(store: Frail, hall: Hall) -> None:
        room = await laid(hall, "", "", "")
        while store.together == 1:
            ask = room.sitting.playing().open_asks()[0]
            say = partial(conduct.say, seat=ask.seat, texts=[ask.options[-1].text])
            rows, store.writes = room.sitting.rows, False
            with pytest.raises(OSError, match="no space"):
                await hall.act(room, say)
            assert room.sitting.rows == rows == len(await store.rows(room.sitting.id))
            store.writes = True
            assert await hall.act(room, say) == rows + 1
        written = await store.rows(room.sitting.id)
        assert room.sitting.rows == len(written) == rows + store.together
        how = [row.deed.how for row in written[rows:] if isinstance(row.deed, Said)]
        assert how[:2] == ["", "forced"]

    in_a_hall(tmp_path, work)


def test_whoever_has_lost_a_seat_hears_nothing_more_of_it(tmp_path: Path) -> None:
    async def work(_store: Frail, hall: Hall) -> None:
        room = await hall.lay(GAMES["shitenno"], Laid("shitenno", 1, {}, ["", ""], "seed", "host"))
        await hall.act(room, partial(conduct.sit, who="mallory", name="Mallory", seat=1))
        listener = room.listen(hall.now(), 1, 0, "mallory")
        other = Hall(hall.store, hall.bots)  # stands for another process
        elsewhere = await other.room(room.sitting.id)
        await other.act(elsewhere, partial(conduct.stand, seat=1))
        await other.act(elsewhere, partial(conduct.sit, who="ann", name="Ann", seat=1))
        await hall.heard(room.sitting.id, 0)
        assert listener.closed == NOT_YOURS
        assert listener.messages.get_nowait() is None

    in_a_hall(tmp_path, work)


@pytest.mark.parametrize(
    "talk",
    [
        {"seat": NOBODY, "name": "Eve", "room": "spectators", "to": NOBODY},
        {"seat": 0, "name": "", "room": "private", "to": 1},
        {"seat": 0, "name": "", "room": "table", "to": NOBODY},
    ],
)
def test_talk_that_meets_a_word_of_another_process_is_told_with_it(
    tmp_path: Path, talk: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Frail, hall: Hall) -> None:
        room = await laid(hall, "", "", "")
        other = Hall(store, hall.bots)  # stands for another process
        viewers = {viewer: room.listen(hall.now(), viewer, 0, f"p{viewer}") for viewer in range(3)}
        viewers[NOBODY] = room.listen(hall.now(), NOBODY, 0, "")
        for listener in viewers.values():
            while not listener.messages.empty():
                listener.messages.get_nowait()
        there = await other.room(room.sitting.id)
        await other.act(there, partial(conduct.say, seat=0, texts=["general:honda"]))
        attended: list[Room] = []
        monkeypatch.setattr(hall, "attend", attended.append)
        await hall.act(room, partial(conduct.chat, **talk, text="hm"), "c")
        assert attended == [room]
        for viewer, listener in viewers.items():
            told = json.loads(listener.messages.get_nowait() or b"")
            assert (told["type"], told["seq"]) == ("state", room.sitting.seq(viewer))
            assert [line["text"] for line in told["chat"]] == ["hm"] * hears_it(viewer, talk)
            assert listener.messages.empty()
        await hall.act(room, partial(conduct.chat, **talk, text="so"))
        for viewer, listener in viewers.items():
            if hears_it(viewer, talk):
                told = json.loads(listener.messages.get_nowait() or b"")
                assert (told["type"], told["line"]["text"]) == ("chat", "so")
            assert listener.messages.empty()

    in_a_hall(tmp_path, work)


def hears_it(viewer: int, talk: dict[str, Any]) -> bool:
    return talk["room"] == "table" or viewer in (talk["seat"], talk["to"])


def test_a_bot_does_not_speak_for_somebody_who_has_come_back_while_it_thought(
    tmp_path: Path,
) -> None:
    async def work(_store: Frail, hall: Hall) -> None:
        room = await laid(hall, "", "")
        seat = room.sitting.waiting()[0]
        word = room.sitting.playing().open_asks()[0].options[0].text
        hall.bus.lead.held = False  # nobody lets the bot think but this test
        await hall.act(room, partial(manners.go_away, seat=seat))
        asked = question(room.sitting, seat)
        assert answered(room.sitting, asked, word) == Said(seat, [word])
        await hall.act(room, partial(manners.come_back, seat=seat))
        with pytest.raises(Refused, match="stale"):
            answered(room.sitting, asked, word)

    in_a_hall(tmp_path, work)


def test_nobodys_time_is_up_soon_after_the_start_whatever_is_done(tmp_path: Path) -> None:
    async def work(store: Frail, hall: Hall) -> None:
        new = Laid("shitenno", 1, {}, ["", ""], "seed", "host", clock="1s+1s")
        room = await hall.lay(GAMES["shitenno"], new)
        for seat in range(2):
            await hall.act(room, partial(conduct.sit, who=f"p{seat}", name="Ann", seat=seat))
        await hall.act(room, conduct.begin)
        later = Hall(store, hall.bots)
        later.clock.began += 3_600_000
        room = await later.room(room.sitting.id)
        say = partial(conduct.chat, seat=0, name="", room="table", to=-1, text="Hello")
        await later.act(room, say)
        assert not any(place.bot for place in room.sitting.places)
        later.clock.ticks -= GRACE * 1_000_000  # a minute passes
        await later.act(room, say)
        assert any(place.bot for place in room.sitting.places)

    in_a_hall(tmp_path, work)


def test_a_bot_speaks_once_the_disk_has_room_again(tmp_path: Path) -> None:
    async def work(store: Frail, hall: Hall) -> None:
        hall.attend(room := await laid(hall, "random", "random"))
        store.writes = False
        async with asyncio.timeout(60):
            while not store.failed:
                await asyncio.sleep(0.05)
            store.writes = True
            while room.sitting.status() != "over":
                await asyncio.sleep(0.05)

    in_a_hall(tmp_path, work)


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
    async def work(store: Frail, hall: Hall) -> None:
        good, bad = [(await laid(hall, "", "")).sitting.id for _ in range(2)]
        hall.rooms.clear()
        last = (LOG.c.match == bad) & (LOG.c.seq == 4)
        damaged = LOG.update().where(last).values(**damage)
        await store.database.run(lambda connection: connection.execute(damaged))
        with pytest.raises(Refused, match="damaged"):
            await hall.room(bad)
        await hall.take_up()
        assert list(hall.rooms) == [good]
        matches, wrong = await examine(store)
        assert matches == 2
        assert [line.split(":")[0] for line in wrong] == [bad]
        with pytest.raises(Refused, match="no-such-match"):
            await hall.room("nowhere")
        assert hall.opening == {}
        told = "".join(capsys.readouterr()) + wrong[0]
        assert "row 4" in told
        assert not any(word in told for word in ("koku", "general", "honda", "nonsense"))

    in_a_hall(tmp_path, work)


def test_a_match_that_cannot_be_taken_up_yet_holds_up_no_other(tmp_path: Path) -> None:
    async def work(_store: Frail, hall: Hall) -> None:
        good, bad = [(await laid(hall, "", "")).sitting.id for _ in range(2)]
        hall.rooms.clear()
        opened, tried, back = hall.room, asyncio.Event(), asyncio.Event()

        async def room(match: str) -> Room:
            if match == bad and not back.is_set():
                tried.set()
                raise OSError("gone")
            return await opened(match)

        hall.room = room  # type: ignore[method-assign]
        await hall.take_up()
        assert list(hall.rooms) == [good]
        assert tried.is_set()
        back.set()
        async with asyncio.timeout(60):
            while bad not in hall.rooms:
                await asyncio.sleep(0.01)

    in_a_hall(tmp_path, work)


def test_time_without_a_server_is_nobodys(tmp_path: Path) -> None:
    async def before(_store: Frail, hall: Hall) -> None:
        hall.clock.began -= 3_600_000  # an hour ago
        room = await laid(hall, "", "", clock="1m+10s")
        assert room.sitting.clocks.running()

    async def after(_store: Frail, hall: Hall) -> None:
        await hall.take_up()
        (room,) = hall.rooms.values()
        seat = room.sitting.waiting()[0]
        bank, step = room.sitting.clocks.left(seat, hall.now())
        assert bank == 60_000
        assert step > 5_000
        rows = room.sitting.rows
        await hall.take_up()  # once is enough
        assert room.sitting.rows == rows

    in_a_hall(tmp_path, before)
    in_a_hall(tmp_path, after)
