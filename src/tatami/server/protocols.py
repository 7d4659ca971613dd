"""The protocols of a connection: uvicorn's own, which tell `Connections` what they wait for."""

from asyncio import Transport
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tatami.server.connections import Connections, Held

ONLY_ALIVE: Final = "spare"  # in a request's state: only whether the server is alive may be asked


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
    """A connection that has become a socket."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.config.connections().close(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.config.connections().pause(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read."""
        self.config.connections().resume(self.transport)
        super().resume_writing()
