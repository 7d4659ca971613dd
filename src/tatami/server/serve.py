"""Running the server: one address, one process or several."""

import asyncio
import os
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from tatami.core.errors import TatamiError
from tatami.lab.child_processes import end_in_order, follow_parent
from tatami.server.address import forms_of
from tatami.server.app import LARGEST, make_app
from tatami.server.gate import Gate
from tatami.server.http_server import Server
from tatami.server.logs import LOG
from tatami.server.protocols import Config
from tatami.server.settings import Settings
from tatami.server.sqlite_file import check
from tatami.server.sqlite_lock import locked
from tatami.server.storage import Store
from tatami.server.worker_processes import Workers

LOOK: Final = 5.0  # seconds for a look at the database that nobody waits for
HANDED_ON: Final = "TATAMI_SETTINGS"  # the variable with the settings for the processes


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
    if hasattr(signal, "SIGHUP") and not sys.stdin.isatty():  # no terminal has been closed
        signal.signal(signal.SIGHUP, go_on)
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
    LOG.set_up(settings.verbose)
    config = configured("tatami.server.serve:handed_on", settings, factory=True, workers=workers)
    greet = partial(print, greeting, flush=True)
    Workers(config, [listening], greet, partial(prepare, settings.database)).run()


def prepare(database: str) -> None:
    """Look at the database once, in a process that waits: that loads what it takes, which is most
    of a start."""
    with suppress(TatamiError, TimeoutError):
        asyncio.run(asyncio.wait_for(try_out(database), LOOK))


def handed_on() -> Gate:
    """The application of one process among several. It ends when the first process does."""
    follow_parent(end_in_order)
    if hasattr(signal, "SIGHUP"):  # the first process restarts this one
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
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
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=forms_of(settings.proxies),
        lifespan="on",
        server_header=False,
        **more,
    )


def end_quietly(_signal: int, _frame: object) -> None:
    """End like a program that has nothing more to do."""
    sys.exit(0)


def go_on(_signal: int, _frame: object) -> None:
    """Say that one process alone cannot be restarted without anybody noticing."""
    LOG.warning("not restarted", reason="only several processes are restarted one by one")
