"""The sockets of a table: who listens, and what each socket is sent."""

from collections import Counter
from collections.abc import Callable, Collection
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tatami.core.words import NOBODY
from tatami.server import metrics, wire
from tatami.session import deeds
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog
from tatami.session.view_types import ChatShown
from tatami.session.views import (
    awaited_of,
    chat_after,
    clocks_shown,
    deeds_after,
    events_after,
    hears,
)

UNSENT: Final = 200  # messages a slow socket may be behind
BEHIND: Final = 1 << 20  # bytes a slow socket may be behind, besides one message
BEHIND_TOGETHER: Final = 16 << 20  # bytes that the slow sockets of one network may be behind
RECENT: Final = 50  # lines of talk sent at once; older ones are asked for
TOO_SLOW: Final = (4408, "too-slow")
NOT_YOURS: Final = (4403, "not-yours")
GOING: Final = (1012, "try-again")
NO_LONGER: Final = 4404  # the route of the table says why
CLOSED: Final = (4404, "expired")
LOGGED_OUT: Final = (4403, "logged-out")


class Backlog:
    """How many bytes wait for the sockets of each network."""

    def __init__(self) -> None:
        self.bytes = Counter[str]()

    def add(self, network: str, size: int) -> None:
        """Count bytes that wait, or, with a minus, that wait no longer."""
        self.bytes[network] += size
        if not self.bytes[network]:
            del self.bytes[network]


class Visitor(NamedTuple):
    """Who listens, from where, by which session, and whether to changes instead of whole states."""

    who: str
    network: str
    session: str
    changes: bool = False
    address: str = ""


class Line(Protocol):
    """The connection of a socket, as far as a table needs it."""

    has_read: Callable[[], None] | None  # is called when there is room again

    def has_room(self) -> bool:
        """Whether the other side keeps up."""

    def write(self, message: bytes) -> None:
        """Send a message."""

    def bid_farewell(self, code: int, reason: str) -> None:
        """Close the socket."""


class Listener:
    """One socket at a table: the last change it was sent, and the messages still to be sent. They
    wait until the socket is accepted, and while the other side does not keep up."""

    def __init__(
        self, viewer: int, seq: int, visitor: Visitor, backlog: Backlog | None = None
    ) -> None:
        self.viewer = viewer
        self.seq = seq
        self.visitor = visitor
        self.backlog = backlog or Backlog()
        self.behind = 0  # bytes that wait
        self.messages: SimpleQueue[bytes | None] = SimpleQueue()  # that wait; None is the end
        self.closed: tuple[int, str] | None = None  # the code and the reason
        self.line: Line | None = None

    def connect(self, line: Line) -> None:
        """Send over this line from now on."""
        self.line, line.has_read = line, self.go_on
        self.go_on()

    def send(self, message: bytes) -> None:
        """Send a message, or queue it. A socket that falls too far behind is closed."""
        if self.line is not None and self.line.has_room() and self.messages.empty():
            if not self.closed:
                self.line.write(message)
        elif self.messages.qsize() >= UNSENT or self.is_behind():
            self.close(*TOO_SLOW)
        elif not self.closed:
            self.messages.put_nowait(message)
            self.wait_for(len(message))

    def go_on(self) -> None:
        """Send what has waited, as long as there is room."""
        while self.line is not None and self.line.has_room() and not self.messages.empty():
            message = self.messages.get_nowait()
            if message is None:
                self.line.bid_farewell(*(self.closed or GOING))
                return
            self.line.write(message)
            self.wait_for(-len(message))

    def is_behind(self) -> bool:
        """Whether too many bytes wait, for this socket or for all slow ones of its network."""
        together = self.backlog.bytes[self.visitor.network]
        return self.behind > BEHIND or (self.behind > 0 and together > BEHIND_TOGETHER)

    def wait_for(self, size: int) -> None:
        """Count bytes that wait, or, with a minus, that have been sent."""
        self.behind += size
        self.backlog.add(self.visitor.network, size)

    def close(self, code: int, reason: str) -> None:
        """Send nothing more. A client that comes back is sent what is new."""
        if not self.closed:
            self.closed = code, reason
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(None)
            self.go_on()

    def has_lost_its_seat(self, s: Sitting) -> bool:
        """Whether somebody else sits in its seat now, or nobody does."""
        return self.viewer != NOBODY and s.places[self.viewer].who != self.visitor.who


class Sockets:
    """All sockets that listen to one table."""

    def __init__(self, backlog: Backlog | None = None) -> None:
        self.backlog = backlog
        self.listeners: set[Listener] = set()

    def send(self, log: TableLog, now: int, only: deeds.AnyDeed | None = None) -> None:
        """Send every socket what it does not know yet, or the deed alone if nothing else is new. A
        person who has lost the seat, here or in another process, is sent nothing more."""
        made: dict[tuple[int, int, bool], bytes] = {}
        for listener in self.listeners:
            if listener.has_lost_its_seat(log.sitting):
                listener.close(*NOT_YOURS)
                continue
            seq = log.sitting.noticing.seq(listener.viewer)
            if listener.seq >= seq:
                continue
            up_to_date = listener.seq == seq - 1
            kind = listener.viewer, listener.seq, listener.visitor.changes and up_to_date
            if kind not in made:
                made[kind] = message(log, now, *kind, only if up_to_date else None)
            listener.seq = seq
            listener.send(made[kind])

    def open(self, log: TableLog, now: int, viewer: int, after: int, visitor: Visitor) -> Listener:
        """Add a socket. It is first sent the table as it is now."""
        listener = Listener(viewer, log.sitting.noticing.seq(viewer), visitor, self.backlog)
        listener.send(msgspec.json.encode(state(log, now, viewer, after)))
        self.listeners.add(listener)
        metrics.SOCKETS.inc()
        self.send_presence()
        return listener

    def leave(self, listener: Listener) -> None:
        """Remove a socket."""
        self.listeners.discard(listener)
        listener.wait_for(-listener.behind)
        metrics.SOCKETS.dec()
        self.send_presence()

    def close(self, code: int = GOING[0], reason: str = GOING[1]) -> None:
        """Close all of them. Unless told otherwise, clients that still want the table look for it
        again."""
        for listener in self.listeners:
            listener.close(code, reason)

    def log_out(self, sessions: Collection[str]) -> None:
        """Close those of sessions that have ended."""
        for listener in self.listeners:
            if listener.visitor.session in sessions:
                listener.close(*LOGGED_OUT)

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


def message(
    log: TableLog, now: int, viewer: int, after: int, changes: bool, only: deeds.AnyDeed | None
) -> bytes:
    """What a viewer does not know yet: the one thing that is new, how the table has changed, or the
    table as it is."""
    s = log.sitting
    seq = s.noticing.seq(viewer)
    if isinstance(only, deeds.Chatted) and hears(viewer, only):
        return msgspec.json.encode(wire.Chat(seq, chat_after(s, viewer, after)[-1]))
    if isinstance(only, deeds.Nudged):
        return msgspec.json.encode(wire.Nudged(seq, only.seat, only.to))
    changed = log.changes(viewer) if changes else None
    if changed is None:
        return msgspec.json.encode(state(log, now, viewer, after))
    return msgspec.json.encode(wire.Changed(**update(s, now, viewer, after), changes=changed))


def state(log: TableLog, now: int, viewer: int, after: int) -> wire.State:
    """The table as it is now, for a viewer who knows this many changes."""
    return wire.State(**update(log.sitting, now, viewer, after), shown=log.face(viewer))


def update(s: Sitting, now: int, viewer: int, after: int) -> dict[str, Any]:
    """What has happened since a viewer knew this many changes: the fields of `wire.Update`."""
    events_from, events = events_after(s, viewer, after)
    chat, cut = latest(chat_after(s, viewer, after, RECENT + 1))
    return {
        "seq": s.noticing.seq(viewer),
        "now": now,
        "awaited": awaited_of(s, viewer),
        "events_from": events_from,
        "events": events,
        "chat": chat,
        "clocks": clocks_shown(s, now),
        "deeds": deeds_after(s, viewer, after),
        "chat_cut": cut,
    }


def latest(lines: list[ChatShown]) -> tuple[list[ChatShown], bool]:
    """The last lines of talk that are sent at once, and whether there are more before them."""
    return lines[-RECENT:], len(lines) > RECENT
