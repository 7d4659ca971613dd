"""Running the server: one address, one process or several, and a stop within three seconds."""

import asyncio
import os
import signal
import socket
import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from tatami.core.errors import TatamiError
from tatami.server.app import LARGEST, make_app
from tatami.server.child_processes import end_in_order, follow_parent, ignoring_ctrl_c
from tatami.server.gate import Gate
from tatami.server.logs import LOG
from tatami.server.protocols import Config
from tatami.server.settings import Settings
from tatami.server.sqlite_file import check
from tatami.server.sqlite_lock import locked
from tatami.server.storage import Store

HANDED_ON: Final = "TATAMI_SETTINGS"  # the variable with the settings for the processes
PATIENCE: Final = 60  # seconds until a silent process is replaced; loading counts as well


class Server(uvicorn.Server):
    """Prints its address once it answers."""

    greeting = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            print(self.greeting, flush=True)


class Together(Multiprocess):
    """Several processes. Prints their address once one of them answers there."""

    greeting = ""
    greeted = False

    def init_processes(self) -> None:
        """Start the processes. Only this process may end them."""
        with ignoring_ctrl_c():
            super().init_processes()

    def keep_subprocess_alive(self) -> None:
        """Replace processes that have died or do not answer. While they load, do not wait for their
        answer, so that Ctrl-C works."""
        if self.greeted or not all(each.process.is_alive() for each in self.processes):
            with ignoring_ctrl_c():
                super().keep_subprocess_alive()
        elif is_up(self.sockets[0]):
            self.greeted = True
            print(self.greeting, flush=True)


def is_up(listening: socket.socket) -> bool:
    """Whether a process answers at this address."""
    host, port, *_ = listening.getsockname()
    asking = HTTPConnection(host, port, timeout=0.5)
    try:
        asking.request("GET", "/healthz")
        return asking.getresponse().status == 200
    except (OSError, HTTPException):  # not yet
        return False
    finally:
        asking.close()


def run(listening: socket.socket, settings: Settings, greeting: str, workers: int = 1) -> None:
    """Serve until told to stop."""
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise TatamiError("Several processes need PostgreSQL: name it in TATAMI_DATABASE_URL.")
    with locked(settings.database):
        check(settings.database)
        asyncio.run(try_out(settings.database))
        if settings.redis:
            asyncio.run(try_redis(settings.redis))
        warn_of_root()
        if workers > 1:
            run_together(listening, settings, greeting, workers)
        else:
            run_alone(listening, settings, greeting)


def run_alone(listening: socket.socket, settings: Settings, greeting: str) -> None:
    """Serve with one process."""
    LOG.set_up(settings.verbose)
    server = Server(configured(make_app(settings), settings))
    server.greeting = greeting
    signal.signal(signal.SIGTERM, end_quietly)  # uvicorn raises it again when it has ended
    server.run(sockets=[listening])
    if not server.started:
        raise TatamiError("The server could not start; see the message above.")


def warn_of_root() -> None:
    """Warn if the server runs as root: it needs no such rights."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        print("tatami: The server runs as root; another user would be safer.", file=sys.stderr)


async def try_out(database: str) -> None:
    """Open a database once before anything else starts. If that fails, the user reads one sentence,
    instead of one from each process."""
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


async def try_redis(url: str) -> None:
    """Warn if Redis does not answer. The server runs without it, but hears of changes later."""
    from tatami.server.cluster.redis_bus import answers, connected  # it is slow to load

    redis = connected(url)
    if not await answers(redis):
        print(
            "tatami: Redis does not answer at TATAMI_REDIS_URL; until it does, other processes are"
            " heard of a second late.",
            file=sys.stderr,
        )
    await redis.aclose()


def run_together(listening: socket.socket, settings: Settings, greeting: str, workers: int) -> None:
    """Serve with several processes. Each finds its settings in the environment."""
    os.environ[HANDED_ON] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = configured(
        "tatami.server.serve:handed_on",
        settings,
        factory=True,
        workers=workers,
        timeout_worker_healthcheck=PATIENCE,
    )
    together = Together(config, [listening])
    together.greeting = greeting
    together.run()


def handed_on() -> Gate:
    """The application of one process among several. It ends when the first process does."""
    follow_parent(end_in_order)
    settings = msgspec.json.decode(os.environ[HANDED_ON], type=Settings, dec_hook=as_path)
    LOG.set_up(settings.verbose)
    return make_app(settings)


def as_path(_kind: type, text: str) -> Path:
    """A path out of the settings that were handed on."""
    return Path(text)


def configured(app: Any, settings: Settings, **more: Any) -> Config:
    """The settings of uvicorn."""
    return Config(
        app,
        strict=settings.requests > 0,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # packing a few kB costs more than sending them
        ws_ping_interval=45,  # seconds; most proxies close a silent socket after sixty
        timeout_graceful_shutdown=2,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        **more,
    )


def end_quietly(_signal: int, _frame: object) -> None:
    """End like a program that has nothing more to do."""
    sys.exit(0)
