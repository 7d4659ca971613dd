"""The hall: every table in use, who listens to it, and the one way anything happens at it."""

import asyncio
import base64
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from tatami.core.game import Game
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server import wire
from tatami.server.storage import Line, Store, Taken
from tatami.server.thinking import Bots, Question
from tatami.session import conduct
from tatami.session.deeds import Any, Chatted, Laid
from tatami.session.refusal import Refused
from tatami.session.sitting import PLAYING, Sitting

TRIES: Final = 20
UNSENT: Final = 200  # messages a slow socket may be behind


class Listener:
    """One socket at a table: what is still to be sent to it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(UNSENT)

    def send(self, message: bytes) -> None:
        """Send a message soon; a socket that does not keep up is closed."""
        if self.messages.qsize() >= UNSENT - 1:
            self.close()
        else:
            self.messages.put_nowait(message)

    def close(self) -> None:
        """Send nothing more."""
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


class Room:
    """A table in use."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None


class Hall:
    """All tables in use."""

    def __init__(self, store: Store, bots: Bots, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.bots = bots
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    # -- tables -------------------------------------------------------------------------

    async def lay(self, game: Game, laid: Laid) -> Room:
        """Lay a new table."""
        name = base64.b32encode(secrets.token_bytes(10)).decode().lower()
        at = self.now()
        sitting = Sitting(game, name, laid, at)
        row = sitting.add(at, laid)
        await self.store.lay(name, game.name, laid.public, row)
        room = self.rooms[name] = Room(sitting)
        return room

    async def room(self, match: str) -> Room:
        """The table of this name, taken up from its log if need be."""
        if match not in self.rooms:
            async with self.opening:
                if match not in self.rooms:
                    self.rooms[match] = Room(await self.folded(match))
                    self.wake(self.rooms[match])
        return self.rooms[match]

    async def folded(self, match: str) -> Sitting:
        """A sitting, from its log."""
        rows = await self.store.rows(match)
        if not rows or not isinstance(rows[0].deed, Laid):
            raise Refused("no-such-match")
        laid = rows[0].deed
        sitting = Sitting(GAMES[laid.game], match, laid, rows[0].at)
        for row in rows:
            sitting.fold(row)
        return sitting

    # -- what happens -------------------------------------------------------------------

    async def act(
        self, room: Room, decide: Callable[[Sitting], Any], client: str | None = None
    ) -> int:
        """Let something be done: it is written down, and only then told. The number of its row."""
        async with room.lock:
            for _ in range(TRIES):
                try:
                    deed = decide(room.sitting)
                except Refused:
                    if client and (row := await self.store.number_of(room.sitting.id, client)):
                        return row
                    raise
                try:
                    return await self.do(room, deed, client)
                except Taken:
                    if client and (row := await self.store.number_of(room.sitting.id, client)):
                        return row
        raise Refused("busy")

    async def do(self, room: Room, deed: Any, client: str | None) -> int:
        """Write a deed down, then tell it; where it cannot be written nothing has happened."""
        s = room.sitting
        before = [s.seq(viewer) for viewer in s.viewers()]
        status = s.status()
        row = s.add(self.now(), deed)
        status = s.status() if s.status() != status else ""
        try:
            await self.store.append(Line(s.id, s.rows, row, client, status))
        except BaseException:
            room.sitting = await self.folded(s.id)
            raise
        for i, viewer in enumerate(s.viewers()):
            if row.seen >> i & 1:
                self.tell(room, viewer, before[i], deed)
        self.wake(room)
        return s.rows

    # -- telling ------------------------------------------------------------------------

    def tell(self, room: Room, viewer: int, after: int, deed: Any) -> None:
        """Tell all sockets of a viewer what has changed."""
        listeners = [each for each in room.listeners if each.viewer == viewer]
        if not listeners:
            return
        if isinstance(deed, Chatted):
            line = room.sitting.chat_after(viewer, after)[0]
            message = msgspec.json.encode(wire.Chat(room.sitting.seq(viewer), line))
        else:
            message = self.state(room, viewer, after)
        for listener in listeners:
            listener.send(message)

    def state(self, room: Room, viewer: int, after: int) -> bytes:
        """How the table stands for a viewer, as it is sent."""
        return msgspec.json.encode(self.situation(room, viewer, after))

    def situation(self, room: Room, viewer: int, after: int) -> wire.State:
        """How the table stands for a viewer who knows so many changes."""
        s = room.sitting
        events_from, events = s.events_after(viewer, after)
        return wire.State(
            seq=s.seq(viewer),
            now=self.now(),
            shown=msgspec.Raw(s.face(viewer)),  # type: ignore[arg-type]
            events_from=events_from,
            events=events,
            chat=s.chat_after(viewer, after),
            clocks=[],
        )

    def listen(self, room: Room, viewer: int, after: int) -> Listener:
        """Let a socket hear a table from now on; first how it stands."""
        listener = Listener(viewer)
        listener.send(self.state(room, viewer, after))
        room.listeners.add(listener)
        self.tell_presence(room)
        return listener

    def leave(self, room: Room, listener: Listener) -> None:
        """Let a socket go."""
        room.listeners.discard(listener)
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell everyone who has the table open."""
        viewers = [listener.viewer for listener in room.listeners]
        seats = sorted(set(viewers) - {NOBODY})
        message = msgspec.json.encode(wire.Presence(seats, viewers.count(NOBODY)))
        for listener in room.listeners:
            listener.send(message)

    # -- bots ---------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Let the bots think, if any is asked."""
        if (room.thinking is None or room.thinking.done()) and asked_bot(room.sitting) != NOBODY:
            room.thinking = asyncio.create_task(self.think(room))

    async def think(self, room: Room) -> None:
        """Answer for the bots until none is asked."""
        while (seat := asked_bot(room.sitting)) != NOBODY:
            s = room.sitting
            match = s.playing()
            words = [(entry.seat, entry.word) for entry in match.record.standing()]
            place = s.places[seat]
            question = Question(
                s.id,
                s.game.name,
                s.laid.options,
                len(s.places),
                s.laid.seed,
                words,
                seat,
                place.bot,
            )
            text = await self.bots.choose(question)
            try:
                await self.act(room, partial(conduct.say, seat=seat, texts=[text]))
            except Refused:  # the table has changed while it thought
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop thinking."""
        for room in self.rooms.values():
            if room.thinking is not None:
                room.thinking.cancel()
            for listener in room.listeners:
                listener.close()
        self.bots.close()
        await self.store.close()


def asked_bot(s: Sitting) -> int:
    """A bot's seat that has to speak, or nobody."""
    if s.status() != PLAYING:
        return NOBODY
    return next((seat for seat in s.waiting() if s.places[seat].bot), NOBODY)
