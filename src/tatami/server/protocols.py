"""The protocols of a connection: uvicorn's own, which tell `Connections` what they wait for.

What a table says on a socket, and what is said to it, goes past the framework: every word is told
to everybody at its table, so this is where a server spends its time.
"""

from asyncio import Transport
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tatami.server.connections import Connections, Held
from tatami.server.frames import KEY, TEXT, Frame, frame_at, framed

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its machine code
    from websockets.utils import apply_mask

ONLY_ALIVE: Final = "spare"  # in a request's state: only whether the server is alive may be asked
LINE: Final = "tatami.line"  # in a socket's extensions: its connection
UNHEARD: Final = 8  # messages that wait until a socket is read no further


class Config(uvicorn.Config):
    """The settings of uvicorn, and the connections of this process."""

    def __init__(self, app: Any, *, strict: bool = False, **more: Any) -> None:
        super().__init__(app, http=Requests, ws=Socket, **more)
        self.guarded: Connections | None = None
        self.strict = strict

    def connections(self) -> Connections:
        """The connections of this process: made here, not in the process that starts it."""
        if self.guarded is None:
            self.guarded = Connections(self.strict, tuple(self.forwarded_allow_ips))
        return self.guarded


class Requests(HttpToolsProtocol):
    """A connection on which requests come."""

    config: Config
    held: Held | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Take the connection in, if there is room."""
        super().connection_made(transport)
        self.held = self.config.connections().open(transport)
        if self.held is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.config.connections().close(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins to arrive."""
        super().on_message_begin()
        if self.held is not None:
            self.config.connections().expect(self.held)
            self.scope["state"][ONLY_ALIVE] = self.held.spare

    def on_message_complete(self) -> None:
        """A request has arrived."""
        if self.held is not None:
            self.config.connections().answer(self.held)
            if self.held.spare and self.cycle is not None:
                self.cycle.keep_alive = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        if self.held is not None and not self.pipeline:
            self.config.connections().rest(self.held)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, unless the last connections are at stake."""
        if self.held is None or self.held.spare:
            self.transport.abort()
            return
        self.config.connections().answer(self.held)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.config.connections().pause(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read."""
        self.config.connections().resume(self.transport)
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Once it is accepted, a table writes to it directly.
    Messages that come in one frame are read here, everything else by the library."""

    config: Config
    rest = b""  # of a frame that has not arrived whole
    by_library = False  # whether the library has begun to read frames, and reads on
    has_read: Callable[[], None] | None = None  # is called when there is room to write again

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][LINE] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.config.connections().close(self.transport)
        super().connection_lost(exc)

    # -- what arrives -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived."""
        if self.handshake_complete and not self.by_library:
            self.rest = self.read(self.rest + data if self.rest else data)
            return
        self.by_library = self.handshake_initiated  # somebody speaks before we have answered
        super().data_received(data)

    def read(self, data: bytes) -> bytes:
        """Read frame by frame, and return the beginning of one that has not arrived whole. Of one
        that is too large the library hears at once."""
        at = 0
        while not self.transport.is_closing():
            frame = frame_at(data, at)
            if frame is None or (frame.end > len(data) and frame.size <= self.config.ws_max_size):
                break
            if not self.is_message(frame) or not self.hear(data, frame):
                super().data_received(data[at : frame.end])
            at = frame.end
        return data[at:]

    def is_message(self, frame: Frame) -> bool:
        """Whether a frame is a whole message of text, and not one amid the parts of another."""
        small = frame.size <= self.config.ws_max_size
        return frame.first == TEXT and frame.masked and small and not self.frames

    def hear(self, data: bytes, frame: Frame) -> bool:
        """Hear a message, if it is text. Nothing more is read while too many wait."""
        key = data[frame.start : frame.start + KEY]
        try:
            text = apply_mask(data[frame.start + KEY : frame.end], key).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def heard(self) -> str | None:
        """The next message, or None once the other side is gone."""
        event = await self.receive()
        return event.get("text") or "" if event["type"] == "websocket.receive" else None

    # -- what is sent -----------------------------------------------------------------------

    def has_room(self) -> bool:
        """Whether the other side keeps up: otherwise what is written would wait in memory."""
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        """Send a message of text, unless the socket is being closed."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(framed(message))

    def bid_farewell(self, code: int, reason: str) -> None:
        """Close the socket. The other side has a while to take leave."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.config.connections().pause(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read."""
        self.config.connections().resume(self.transport)
        super().resume_writing()
        if self.has_read is not None:
            self.has_read()
