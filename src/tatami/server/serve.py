"""Running the server: one address, and an end within three seconds."""

import signal
import socket
import sys

import uvicorn

from tatami.server.app import make_app


class CannotServe(Exception):
    """The server cannot begin; the message says why in one sentence."""


def bound(host: str, port: int) -> socket.socket:
    """A socket on this address, if it is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = (error.strerror or str(error)).lower()
        raise CannotServe(f"Nothing can be served on {host}:{port}: {reason}.") from None
    return listening


def serve(listening: socket.socket, database: str, workers: int) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        make_app(database, workers),
        ws="websockets-sansio",
        timeout_graceful_shutdown=2,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws_max_size=65_536,
    )
    signal.signal(signal.SIGTERM, end_in_order)  # uvicorn raises it again when it has ended
    uvicorn.Server(config).run(sockets=[listening])


def end_in_order(_signal: int, _frame: object) -> None:
    """End as a program does that has nothing more to do."""
    sys.exit(0)
