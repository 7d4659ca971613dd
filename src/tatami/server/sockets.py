"""The sockets of a table: who listens, and what each socket is sent."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from tatami.core.words import NOBODY
from tatami.server import metrics, wire
from tatami.session import deeds
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog
from tatami.session.views import (
    awaited_of,
    chat_after,
    clocks_shown,
    deeds_after,
    events_after,
    hears,
)

UNSENT: Final = 200  # messages a slow socket may be behind
TOO_SLOW: Final = (4408, "too-slow")
NOT_YOURS: Final = (4403, "not-yours")
GOING: Final = (1012, "try-again")
NO_LONGER: Final = 4404  # the route of the table says why


class Listener:
    """One socket at a table: the last change it was sent, and the messages still to be sent."""

    def __init__(self, viewer: int, seq: int, who: str) -> None:
        self.viewer = viewer
        self.seq = seq
        self.who = who  # the person who listens
        self.address = ""  # and from where
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None  # the code and the reason

    def send(self, message: bytes) -> None:
        """Queue a message. A socket that falls too far behind is closed."""
        if self.messages.qsize() >= UNSENT:
            self.close(*TOO_SLOW)
        elif not self.closed:
            self.messages.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Send nothing more. A client that comes back is sent what is new."""
        if not self.closed:
            self.closed = code, reason
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(None)

    def has_lost_its_seat(self, s: Sitting) -> bool:
        """Whether somebody else sits in its seat now, or nobody does."""
        return self.viewer != NOBODY and s.places[self.viewer].who != self.who


class Sockets:
    """All sockets that listen to one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def send(self, log: TableLog, now: int, only: deeds.AnyDeed | None = None) -> None:
        """Send every socket what it does not know yet, or the deed alone if nothing else is new. A
        person who has lost the seat, here or in another process, is sent nothing more."""
        made: dict[tuple[int, int], bytes] = {}
        for listener in self.listeners:
            if listener.has_lost_its_seat(log.sitting):
                listener.close(*NOT_YOURS)
                continue
            seq = log.sitting.noticing.seq(listener.viewer)
            known = (listener.viewer, listener.seq)
            if listener.seq >= seq:
                continue
            if known not in made:
                made[known] = news(log, now, *known, only if listener.seq == seq - 1 else None)
            listener.seq = seq
            listener.send(made[known])

    def open(self, log: TableLog, now: int, viewer: int, after: int, who: str) -> Listener:
        """Add a socket. It is first sent the table as it is now."""
        listener = Listener(viewer, log.sitting.noticing.seq(viewer), who)
        listener.send(msgspec.json.encode(state(log, now, viewer, after)))
        self.listeners.add(listener)
        metrics.SOCKETS.inc()
        self.send_presence()
        return listener

    def leave(self, listener: Listener) -> None:
        """Remove a socket."""
        self.listeners.discard(listener)
        metrics.SOCKETS.dec()
        self.send_presence()

    def close(self) -> None:
        """Close all of them. Clients that still want the table look for it again."""
        for listener in self.listeners:
            listener.close(*GOING)

    def turn_away(self, reason: Callable[[Listener], str]) -> None:
        """Close the sockets that may not listen any longer, each for its reason."""
        for listener in self.listeners:
            if why := reason(listener):
                listener.close(NO_LONGER, why)

    def count(self, viewer: int) -> int:
        """How many sockets listen as this viewer."""
        return sum(listener.viewer == viewer for listener in self.listeners)

    def send_presence(self) -> None:
        """Tell everybody who has the table open."""
        viewers = [listener.viewer for listener in self.listeners]
        seats = sorted(set(viewers) - {NOBODY})
        message = msgspec.json.encode(wire.Presence(seats, viewers.count(NOBODY)))
        for listener in self.listeners:
            listener.send(message)


def news(log: TableLog, now: int, viewer: int, after: int, only: deeds.AnyDeed | None) -> bytes:
    """What a viewer does not know yet, as a message."""
    s = log.sitting
    seq = s.noticing.seq(viewer)
    if isinstance(only, deeds.Chatted) and hears(viewer, only):
        return msgspec.json.encode(wire.Chat(seq, chat_after(s, viewer, after)[0]))
    if isinstance(only, deeds.Nudged):
        return msgspec.json.encode(wire.Nudged(seq, only.seat, only.to))
    return msgspec.json.encode(state(log, now, viewer, after))


def state(log: TableLog, now: int, viewer: int, after: int) -> wire.State:
    """The table as it is now, for a viewer who knows this many changes."""
    s = log.sitting
    events_from, events = events_after(s, viewer, after)
    return wire.State(
        seq=s.noticing.seq(viewer),
        now=now,
        shown=msgspec.Raw(log.face(viewer)),  # type: ignore[arg-type]
        awaited=awaited_of(s, viewer),
        events_from=events_from,
        events=events,
        chat=chat_after(s, viewer, after),
        clocks=clocks_shown(s, now),
        deeds=deeds_after(s, viewer, after),
    )
