"""The hall: every table in use, and the one way anything happens at it."""

import asyncio
import base64
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from tatami.core.game import Game
from tatami.server import metrics
from tatami.server.bot_workers import Bots, Question
from tatami.server.clock import Clock
from tatami.server.database import Taken
from tatami.server.logs import LOG
from tatami.server.rooms import Room
from tatami.server.storage import Line, Store
from tatami.session import automatic, conduct, deeds, manners
from tatami.session.deeds import Laid
from tatami.session.refusal import Refused
from tatami.session.replay import BadLog, folded_from
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog

NAME: Final = re.compile("[a-z2-7]{1,32}")  # of a match: base 32
TRIES: Final = 20
MOST_ROOMS: Final = 2000  # kept in memory when nobody listens
GRACE: Final = 60_000  # milliseconds after the start in which nobody's time is up
NEVER: Final = -1  # before any time could be up

AGAIN: Final = 1.0  # seconds before what failed is tried again; twice as long each time
LONGEST_PAUSE: Final = 60.0

Decide = Callable[[Sitting], deeds.AnyDeed]
Work = Callable[[], Coroutine[None, None, None]]


class Done(NamedTuple):
    """What was done: the number of its row, and the deed, unless it was done before."""

    row: int
    deed: deeds.AnyDeed | None


class Hall:
    """All tables in use."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self.bus = store.bus
        self.clock = Clock()
        self.rooms: dict[str, Room] = {}
        metrics.ROOMS.set_function(lambda: len(self.rooms))
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """What time it is."""
        return self.clock.now()

    # -- tables ---------------------------------------------------------------------------

    async def lay(self, game: Game, laid: Laid) -> Room:
        """Lay a new table."""
        name = base64.b32encode(secrets.token_bytes(10)).decode().lower()
        at = self.now()
        room = Room(Sitting(game, name, laid, at))
        (row,) = room.teller.add(at, laid)
        await self.store.lay(name, game.name, laid.public, row)
        self.make_room()
        self.rooms[name] = room
        return room

    async def room(self, match: str) -> Room:
        """The table of this name, taken up from its log if need be."""
        if match in self.rooms:
            room = self.rooms[match]
            if not self.bus.alone:  # news may be on its way still
                await self.heard(match, await self.store.length(match))
            return room
        if not NAME.fullmatch(match):  # it may hold what a database cannot be asked for
            raise Refused("no-such-match")
        try:
            async with self.opening.setdefault(match, asyncio.Lock()):
                if match not in self.rooms:
                    room = Room(await self.folded(match))
                    self.make_room()
                    if self.rooms.setdefault(match, room) is room:
                        self.attend(room)
        finally:
            self.opening.pop(match, None)
        return self.rooms[match]

    async def folded(self, match: str, most: int | None = None) -> Sitting:
        """A sitting, from its log, or from so many rows of it."""
        try:
            rows = (await self.store.rows(match))[:most]
            return await asyncio.to_thread(folded_from, match, rows)  # others' words come first
        except BadLog as bad:
            LOG.error("log does not fold", match=match, reason=str(bad))
            raise Refused("damaged") from None

    def make_room(self) -> None:
        """Forget the tables nobody listens to, the oldest first, where there are many."""
        if len(self.rooms) < MOST_ROOMS:
            return
        for name in [name for name, room in self.rooms.items() if room.idle()][: MOST_ROOMS // 4]:
            del self.rooms[name]

    async def take_up(self) -> None:
        """Go on with every match that was being played when the server ended."""
        for match in await self.store.playing():
            try:
                await self.go_on_with(match)
            except Exception:  # the others need not wait until this one can be taken up
                self.begin(partial(self.go_on_with, match))

    async def go_on_with(self, match: str) -> None:
        """Go on with a match, if its log makes sense."""
        try:
            await self.wake(await self.room(match))
        except Refused as refused:
            LOG.warning("match set aside", match=match, code=refused.code)

    async def wake(self, room: Room) -> None:
        """Let nobody's time have run while there was no server: it has where another process was
        there when this one came."""
        s = room.sitting
        if self.bus.lead.first and s.clocks.running() and s.last < self.clock.began:
            await self.act(room, lambda _: deeds.Awoken())

    # -- other processes ---------------------------------------------------------------------

    def open(self) -> None:
        """Begin to look after the tables, and to listen to other processes."""
        if self.bus.leads:
            self.begin(self.take_up)
        if not self.bus.alone:
            self.begin(self.listen)
            self.begin(self.look_after)

    async def listen(self) -> None:
        """Take up what other processes have done, whatever happens to the connection."""
        while True:
            try:
                async for match, seq in self.bus.news():
                    for each in [match] if match else list(self.rooms):
                        self.begin(partial(self.heard, each, seq))
            except Exception as error:  # a database comes back, and is soon looked for again
                LOG.warning("bus lost", kind=type(error).__name__)
                with suppress(Exception):
                    await self.look_around()
            await self.bus.rest()

    async def look_around(self) -> None:
        """Look for what other processes have done, while it cannot be heard."""
        playing = await self.store.playing() if self.bus.leads else []
        for match in dict.fromkeys([*self.rooms, *playing]):
            with suppress(Refused):
                await self.heard(match, await self.store.length(match))

    async def look_after(self) -> None:
        """Look after bots and clocks once no other process does."""
        lead, begun = self.bus.lead, 0
        while True:
            if await lead.seek() and lead.terms != begun:
                terms = lead.terms
                LOG.info("looks after bots and clocks", process=self.bus.name)
                await self.take_up()  # where this fails it is tried again
                for room in list(self.rooms.values()):
                    self.attend(room)
                begun = terms  # once more where the lead was lost meanwhile
            await self.bus.rest()

    async def heard(self, match: str, seq: int) -> None:
        """Another process has written this row; with 0, perhaps it has."""
        if match not in self.rooms:
            if self.bus.leads:
                await self.room(match)
            return
        room = self.rooms[match]
        async with room.lock:
            if seq and room.sitting.rows >= seq:
                return
            await self.read_on(room)
            self.spread(room)

    # -- what happens -----------------------------------------------------------------------

    async def act(self, room: Room, decide: Decide, client: str | None = None) -> int:
        """Let something be done: it is written down, and only then told. The number of its row."""
        async with room.lock:
            before, done = room.sitting.rows, Done(0, None)
            try:
                done = await self.act_once(room, decide, client)
            finally:  # what was missed is told, too
                self.spread(room, done.deed, before + 1)
        return done.row

    def spread(self, room: Room, deed: deeds.AnyDeed | None = None, row: int = 0) -> None:
        """Let bots, clocks and sockets know how the table stands now; a deed is told alone where
        its row is the only new one. The sockets come last, lest one of them holds up the table."""
        self.attend(room)
        if not room.closed:
            room.tell(self.now(), deed if room.sitting.rows == row else None)

    async def follow(
        self, room: Room, laid: Laid, sit_down: Callable[[Room], Awaitable[None]]
    ) -> Room:
        """The table to go on with after this one: it is laid once, and told of when whoever lays
        it has sat down."""
        async with room.lock:
            s = room.sitting
            if not s.rematch:
                manners.follow(s, "")  # refused before a table is laid for nothing
                after = await self.lay(s.game, laid)
                await sit_down(after)
                with suppress(Refused):  # another process may have been quicker
                    await self.act_once(room, partial(manners.follow, match=after.sitting.id), None)
                self.spread(room)
        return await self.room(room.sitting.rematch)

    async def act_once(self, room: Room, decide: Decide, client: str | None) -> Done:
        """Do what is decided, or find out that it is done already."""
        for _ in range(TRIES):
            try:
                return await self.do(room, decide(room.sitting), client)
            except (Refused, Taken) as hindered:
                if client and (row := await self.store.number_of(room.id, client)):
                    return Done(row, None)
                if isinstance(hindered, Refused) and not await self.has_missed(room):
                    raise
        raise Refused("busy")

    async def has_missed(self, room: Room) -> bool:
        """Whether another process has changed the table unheard; it is taken up as it is now."""
        s = room.sitting
        missed = not self.bus.alone and await self.store.length(s.id) > s.rows
        if missed:
            await self.read_on(room)
        return missed

    async def read_on(self, room: Room) -> None:
        """Do what another process has done here since; where that fails, take the table up anew."""
        try:
            for row in await self.store.rows(room.id, room.sitting.rows):
                room.teller.fold(row)
        except Exception:
            await self.catch_up(room)

    async def do(self, room: Room, deed: deeds.AnyDeed, client: str | None = None) -> Done:
        """Write a deed down together with all that follows by itself; where they cannot be written
        nothing has happened."""
        try:
            lines = self.lines(room, deed, client)
            with metrics.WRITING.time():
                await asyncio.shield(self.store.append(*lines))
        except BaseException:
            await self.catch_up(room)
            raise
        for line in lines:
            metrics.DEEDS.labels(type(line.row.deed).__name__.lower()).inc()
        return Done(lines[0].seq, deed)

    def lines(self, room: Room, deed: deeds.AnyDeed, client: str | None) -> list[Line]:
        """Do a deed and what follows from it; the lines to be written of it."""
        s = room.sitting
        before, first = s.status(), s.rows + 1
        rows = room.teller.add(max(self.now(), s.last), deed, partial(self.due, s))
        lines = [Line(s.id, first + i, row, None, "") for i, row in enumerate(rows)]
        lines[0] = lines[0]._replace(client=client)
        if (status := s.status()) != before:
            lines[-1] = lines[-1]._replace(status=status)
        return lines

    async def catch_up(self, room: Room) -> None:
        """Take the table up as its log has it; where that cannot be read, let everybody go, lest
        somebody sees what was not written, and go on once it can."""
        try:
            room.teller = TableLog(await self.folded(room.id))
        except BaseException:
            self.rooms.pop(room.id, None)
            room.close()
            if self.bus.leads:
                self.begin(partial(self.go_on_with, room.id))
            raise

    async def settle(self, room: Room) -> None:
        """Let everything happen that happens by itself."""
        while (deed := self.due(room.sitting)) is not None:
            try:
                await self.do(room, deed)
            except Taken:
                continue

    def due(self, s: Sitting) -> deeds.AnyDeed | None:
        """What has to happen next by itself; soon after the start nobody's time is up."""
        early = self.now() - self.clock.began < GRACE
        return automatic.due(s, NEVER if early else self.now())

    # -- what takes time ----------------------------------------------------------------------

    def attend(self, room: Room) -> None:
        """Let bots think that are asked, and look again when somebody's time is up."""
        if room.closed or not self.bus.leads:
            return
        for seat in automatic.asked_bots(room.sitting):
            if seat not in room.thinking:
                task = self.begin(partial(self.think, room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(self.thought, room, seat))
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = automatic.next_deadline(room.sitting)
        if deadline is not None:
            at = max(deadline, self.clock.began + GRACE)
            wait = max(0.0, (at - self.now()) / 1000) + 0.01
            room.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up, room)

    def time_is_up(self, room: Room) -> None:
        """Look whether somebody's time is up."""
        room.timer = None
        self.begin(partial(self.look_again, room))

    def begin(self, work: Work) -> "asyncio.Task[None]":
        """Do something beside everything else."""
        task = asyncio.create_task(self.done(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def done(self, work: Work) -> None:
        """Do something, again after a while where it fails: a database comes back, a disk too."""
        pause = AGAIN
        while True:
            try:
                return await work()
            except Refused as refused:
                LOG.warning("refused", code=refused.code)
                return None
            except Exception as error:
                LOG.error("failed", kind=type(error).__name__, again_in=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def look_again(self, room: Room) -> None:
        """Let everything happen that has become due."""
        if room.closed:
            return
        async with room.lock:
            await self.settle(room)
            self.spread(room)

    async def think(self, room: Room, seat: int) -> None:
        """Answer for a bot for as long as it is asked."""
        while not room.closed and seat in automatic.asked_bots(room.sitting):
            asked = question(room.sitting, seat)
            with metrics.THINKING.time():
                text = await self.bots.choose(asked)
            try:
                await self.act(room, partial(answered, asked=asked, text=text))
            except Refused:  # the table has changed while it thought
                await asyncio.sleep(0)

    def thought(self, room: Room, seat: int, _: "asyncio.Task[None]") -> None:
        """A bot is not asked any more."""
        room.thinking.pop(seat, None)

    async def close(self) -> None:
        """Stop everything."""
        for room in self.rooms.values():
            room.close()
        for task in self.tasks:
            task.cancel()
        self.bots.close()
        await self.store.close()


def answered(s: Sitting, asked: Question, text: str) -> deeds.Said:
    """A bot's word, if it is still asked this: somebody may have come back to the seat, or taken
    something back, while it thought."""
    if asked.seat not in automatic.asked_bots(s) or question(s, asked.seat) != asked:
        raise Refused("stale")
    return conduct.say(s, asked.seat, [text])


def question(s: Sitting, seat: int) -> Question:
    """What a bot is asked at this table."""
    words = [(entry.seat, entry.word) for entry in s.playing().record.standing()]
    seats, bot = len(s.places), s.places[seat].bot
    laid = s.laid
    attended = bool(s.people())
    return Question(s.id, laid.game, laid.options, seats, laid.seed, words, seat, bot, attended)
