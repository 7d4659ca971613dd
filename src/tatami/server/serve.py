"""Running the server: one address, and an end within three seconds."""

import signal
import socket
import sys

import uvicorn

from tatami.server import watching
from tatami.server.app import LARGEST, make_app
from tatami.server.listening import CannotServe
from tatami.server.settings import Settings


class Server(uvicorn.Server):
    """Tells its address once it answers."""

    greeting = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, then say so."""
        await super().startup(sockets)
        if self.started:
            print(self.greeting, flush=True)


def run(listening: socket.socket, settings: Settings, greeting: str) -> None:
    """Serve until told to stop."""
    watching.set_up(settings.verbose)
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        timeout_graceful_shutdown=2,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
    )
    server = Server(config)
    server.greeting = greeting
    signal.signal(signal.SIGTERM, end_in_order)  # uvicorn raises it again when it has ended
    server.run(sockets=[listening])
    if not server.started:
        raise CannotServe("The server could not begin; the reason stands above.")


def end_in_order(_signal: int, _frame: object) -> None:
    """End as a program does that has nothing more to do."""
    sys.exit(0)
