"""The connections of a process: how many may be open, for how long, and how much they may owe.

Anybody may open a connection and then say nothing, or read nothing. So a request has to arrive in
time, a connection that waits gives way to a new one, and what a network has not read is counted in
bytes. Some descriptors are kept free, so that the server can always say that it is alive.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tatami.server.address import network_of
from tatami.server.house import is_among

try:
    import fcntl
    import resource
    import termios
except ImportError:  # Windows: what the system still has to send cannot be asked there
    fcntl = None  # type: ignore[assignment]

ARRIVAL: Final = 15.0  # seconds in which a request has to arrive
STUCK: Final = 30.0  # seconds in which somebody has to read something
FAREWELL: Final = 10.0  # seconds in which somebody has to take leave
MOST_OF_ONE: Final = 600  # connections of one network
MOST_UNSENT: Final = 16 << 20  # bytes that one network has not read
BUFFER: Final = 128 << 10  # bytes the system takes for one connection before it is read

FILES: Final = 128  # descriptors for the database, the page and the bots' processes
SPARE: Final = 32  # connections that may only ask whether the server is alive
WISHED: Final = 65_536  # descriptors, if the system allows as many
USUAL: Final = 1024  # where the system does not tell


class Held:
    """An open connection."""

    __slots__ = ("network", "overdue", "spare", "stuck", "transport")

    def __init__(self, transport: asyncio.Transport, network: str, spare: bool) -> None:
        self.transport = transport
        self.network = network
        self.spare = spare
        self.overdue: float | None = None  # when it is closed unless something happens
        self.stuck: float | None = None  # when it is closed unless something is read


class Connections:
    """All connections of this process."""

    def __init__(self, strict: bool, trusted: tuple[str, ...] = (), most: int = 0) -> None:
        self.strict = strict  # whether networks are limited
        self.trusted = trusted  # proxies: many people come from their addresses
        self.most = most or room()
        self.held: dict[asyncio.BaseTransport, Held] = {}
        self.idle: dict[asyncio.BaseTransport, Held] = {}  # those that wait, the longest first
        self.networks = Counter[str]()
        self.looking = False

    # -- coming and going -------------------------------------------------------------------

    def open(self, transport: asyncio.Transport) -> Held | None:
        """Take in a connection. Where there is no room, the one that has waited longest goes."""
        peer = transport.get_extra_info("peername") or ("",)
        address = str(peer[0])
        network = "" if is_among(address, self.trusted) else network_of(address)
        full = self.networks[network] >= MOST_OF_ONE and self.counts(network)
        if full and not self.make_room(lambda each: each.network == network):
            return None
        spare = len(self.held) >= self.most and not self.make_room(lambda _: True)
        if spare and len(self.held) >= self.most + SPARE:
            return None
        limit_buffer(transport)
        held = self.held[transport] = Held(transport, network, spare)
        self.networks[network] += 1
        self.expect(held)
        self.look()
        return held

    def counts(self, network: str) -> bool:
        """Whether this network is limited."""
        return self.strict and bool(network)

    def make_room(self, fits: Callable[[Held], bool]) -> bool:
        """Close the connection that has waited longest, among those that fit."""
        oldest = next((each for each in self.idle.values() if fits(each)), None)
        if oldest is not None:
            self.drop(oldest)
        return oldest is not None

    def drop(self, held: Held) -> None:
        """Close a connection at once, whatever was still to be sent."""
        self.close(held.transport)
        held.transport.abort()

    def close(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that is gone."""
        self.idle.pop(transport, None)
        held = self.held.pop(transport, None)
        if held is not None:
            self.networks[held.network] -= 1
            if not self.networks[held.network]:
                del self.networks[held.network]

    # -- what it is waiting for -------------------------------------------------------------

    def expect(self, held: Held) -> None:
        """A request has begun to arrive, or should."""
        held.overdue = now() + ARRIVAL
        self.rest(held)

    def rest(self, held: Held) -> None:
        """It waits for the other side from now on, and gives way if there is no room."""
        if held.transport in self.held:
            self.idle.pop(held.transport, None)
            self.idle[held.transport] = held

    def answer(self, held: Held) -> None:
        """A request has arrived, or it has become a socket."""
        held.overdue = None
        self.idle.pop(held.transport, None)

    def pause(self, transport: asyncio.BaseTransport) -> None:
        """The other side does not read."""
        if held := self.held.get(transport):
            held.stuck = now() + STUCK

    def resume(self, transport: asyncio.BaseTransport) -> None:
        """The other side has read."""
        if held := self.held.get(transport):
            held.stuck = None

    # -- looking after them -----------------------------------------------------------------

    def look(self) -> None:
        """Look after the connections every second, as long as there are any."""
        if not self.looking:
            self.looking = True
            asyncio.get_running_loop().call_later(1, self.look_around)

    def look_around(self) -> None:
        """Close what is overdue, and what owes too much."""
        self.looking = False
        for held in list(self.held.values()):
            if held.transport.is_closing() and held.stuck is None:
                held.stuck = now() + FAREWELL  # closed, but the other side does not read the rest
            if any(at is not None and at < now() for at in (held.overdue, held.stuck)):
                self.drop(held)
        for network in self.in_debt():
            self.relieve(network)
        if self.held:
            self.look()

    def in_debt(self) -> list[str]:
        """The networks that have not read too much."""
        owed = Counter[str]()
        for held in self.held.values():
            if self.counts(held.network):
                owed[held.network] += unsent(held.transport)
        return [network for network, size in owed.items() if size > MOST_UNSENT]

    def relieve(self, network: str) -> None:
        """Close the connections of a network that have read least, until few bytes are left."""
        owing = [(unsent(e.transport), e) for e in self.held.values() if e.network == network]
        left = sum(size for size, _ in owing)
        for size, held in sorted(owing, key=lambda each: each[0], reverse=True):
            if left <= MOST_UNSENT // 2:
                break
            self.drop(held)
            left -= size


def now() -> float:
    """The time by the clock of the loop."""
    return asyncio.get_running_loop().time()


def room() -> int:
    """How many connections there may be. The system is asked for more descriptors first."""
    most = USUAL
    if fcntl is not None:
        most, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = WISHED if limit == resource.RLIM_INFINITY else min(WISHED, limit)
        if 0 <= most < wished:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, limit))
            most = wished
        most = WISHED if most < 0 else most
    return max(SPARE, most - FILES - SPARE)


def limit_buffer(transport: asyncio.Transport) -> None:
    """Keep the system from taking megabytes for somebody who does not read."""
    line: socket.socket | None = transport.get_extra_info("socket")
    if line is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)


def unsent(transport: asyncio.Transport) -> int:
    """How many bytes wait in a connection, those included that the system has taken."""
    line: Any = transport.get_extra_info("socket")
    waiting = transport.get_write_buffer_size()
    if fcntl is None or line is None or line.fileno() < 0:
        return waiting
    try:
        told = fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, bytes(4))
    except OSError:  # it has just gone
        return waiting
    return waiting + int.from_bytes(told, "little")
