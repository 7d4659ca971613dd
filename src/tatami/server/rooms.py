"""A table in use: its sitting, and the sockets that listen to it."""

import asyncio
from typing import Final

import msgspec

from tatami.core.words import NOBODY
from tatami.server import metrics, wire
from tatami.session import deeds
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog
from tatami.session.views import chat_after, clocks_shown, events_after, hears

UNSENT: Final = 200  # messages a slow socket may be behind
TOO_SLOW: Final = (4408, "too-slow")
NOT_YOURS: Final = (4403, "not-yours")
GOING: Final = (1012, "try-again")


class Listener:
    """One socket at a table: the last change it was told, and what is still to be sent to it."""

    def __init__(self, viewer: int, seq: int, who: str) -> None:
        self.viewer = viewer
        self.seq = seq
        self.who = who  # listens
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None  # with a code, for a reason

    def send(self, message: bytes) -> None:
        """Send a message soon; a socket that does not keep up is closed."""
        if self.messages.qsize() >= UNSENT:
            self.close(*TOO_SLOW)
        elif not self.closed:
            self.messages.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Send nothing more: whoever comes back is told what is new."""
        if not self.closed:
            self.closed = code, reason
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(None)


class Room:
    """A table in use. Whoever changes it holds the lock until the change is written down."""

    def __init__(self, sitting: Sitting) -> None:
        self.id = sitting.id
        self.teller = TableLog(sitting)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None
        self.closed = False

    @property
    def sitting(self) -> Sitting:
        """The table as it stands; once it is closed, that is to be looked up anew: something may
        have been done here that could not be written."""
        if self.closed:
            raise Refused("busy")
        return self.teller.s

    # -- telling --------------------------------------------------------------------------

    def tell(self, now: int, only: deeds.AnyDeed | None = None) -> None:
        """Tell every socket what it does not know yet: the deed alone, where only that is new.
        Whoever has lost the seat since, here or in another process, is told nothing more."""
        made: dict[tuple[int, int], bytes] = {}
        for listener in self.listeners:
            if self.has_lost_its_seat(listener):
                listener.close(*NOT_YOURS)
                continue
            seq = self.sitting.seq(listener.viewer)
            known = (listener.viewer, listener.seq)
            if listener.seq >= seq:
                continue
            if known not in made:
                made[known] = self.news(now, *known, only if listener.seq == seq - 1 else None)
            listener.seq = seq
            listener.send(made[known])

    def news(self, now: int, viewer: int, after: int, only: deeds.AnyDeed | None) -> bytes:
        """What a viewer does not know yet, as it is sent."""
        seq = self.sitting.seq(viewer)
        if isinstance(only, deeds.Chatted) and hears(viewer, only):
            return msgspec.json.encode(wire.Chat(seq, chat_after(self.sitting, viewer, after)[0]))
        if isinstance(only, deeds.Nudged):
            return msgspec.json.encode(wire.Nudged(seq, only.seat, only.to))
        return msgspec.json.encode(self.state(now, viewer, after))

    def state(self, now: int, viewer: int, after: int) -> wire.State:
        """How the table stands for a viewer who knows so many changes."""
        s = self.sitting
        events_from, events = events_after(s, viewer, after)
        return wire.State(
            seq=s.seq(viewer),
            now=now,
            shown=msgspec.Raw(self.teller.face(viewer)),  # type: ignore[arg-type]
            events_from=events_from,
            events=events,
            chat=chat_after(s, viewer, after),
            clocks=clocks_shown(s, now),
        )

    # -- sockets --------------------------------------------------------------------------

    def listen(self, now: int, viewer: int, after: int, who: str) -> Listener:
        """Let a socket hear the table from now on; first, how it stands."""
        listener = Listener(viewer, self.sitting.seq(viewer), who)
        listener.send(msgspec.json.encode(self.state(now, viewer, after)))
        self.listeners.add(listener)
        metrics.SOCKETS.inc()
        self.tell_presence()
        return listener

    def leave(self, listener: Listener) -> None:
        """Let a socket go."""
        self.listeners.discard(listener)
        metrics.SOCKETS.dec()
        self.tell_presence()

    def listening(self, viewer: int) -> int:
        """How many sockets hear the table as this viewer."""
        return sum(listener.viewer == viewer for listener in self.listeners)

    def has_lost_its_seat(self, listener: Listener) -> bool:
        """Whether somebody else sits there now, or nobody."""
        seat = listener.viewer
        return seat != NOBODY and self.sitting.places[seat].who != listener.who

    def close(self) -> None:
        """Let everybody and everything go; whoever wants the table takes it up anew."""
        self.closed = True
        for task in self.thinking.values():
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()
        for listener in self.listeners:
            listener.close(*GOING)

    def tell_presence(self) -> None:
        """Tell everyone who has the table open."""
        viewers = [listener.viewer for listener in self.listeners]
        seats = sorted(set(viewers) - {NOBODY})
        message = msgspec.json.encode(wire.Presence(seats, viewers.count(NOBODY)))
        for listener in self.listeners:
            listener.send(message)

    def idle(self) -> bool:
        """Whether nobody would notice if the table were taken up from its log again."""
        return not (self.listeners or self.thinking or self.timer or self.lock.locked())
