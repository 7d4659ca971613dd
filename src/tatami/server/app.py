"""The application: its routes, what they receive, and how it starts and stops."""

import asyncio
import gc
import secrets
import sys
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ExceptionHandlersMap

from tatami import __version__
from tatami.core.game import BadSetup
from tatami.games import GAMES
from tatami.server import metrics, problems
from tatami.server.accounts import Tries
from tatami.server.backups import Backups
from tatami.server.bot_workers import Bots
from tatami.server.caller import provide_caller
from tatami.server.cluster.bus import bus_at
from tatami.server.cluster.replication import Replication
from tatami.server.drills.weekly import WeeklySets
from tatami.server.gate import Gate
from tatami.server.health import Health
from tatami.server.house import Doorman
from tatami.server.housekeeping import Housekeeping
from tatami.server.identity import Seal
from tatami.server.kept_answers import Kept
from tatami.server.known_devices import KnownDevices
from tatami.server.logs import LOG
from tatami.server.openapi import ANYBODY, LANGUAGE, WHO, Exact
from tatami.server.people.bookkeeping import Bookkeeper
from tatami.server.rate_limits import RateLimit
from tatami.server.renewal import renew
from tatami.server.routes import (
    alternatives,
    coach,
    comments,
    drills,
    editing,
    games,
    holidays,
    matches,
    notices,
    people,
    profiles,
    records,
    site,
    table,
    tournaments,
    weekly,
)
from tatami.server.routes.socket import socket
from tatami.server.sessions import Sessions
from tatami.server.settings import Settings
from tatami.server.storage import Store
from tatami.server.tables import Tables
from tatami.server.tournaments.steward import Steward
from tatami.session.refusal import Refused
from tatami.texts.talk import LANGUAGES

ROUTES: Final = (
    *games.ROUTES,
    *matches.ROUTES,
    *table.ROUTES,
    *records.ROUTES,
    *alternatives.ROUTES,
    *editing.ROUTES,
    *coach.ROUTES,
    *comments.ROUTES,
    *drills.ROUTES,
    *weekly.ROUTES,
    *people.ROUTES,
    *notices.ROUTES,
    *holidays.ROUTES,
    *profiles.ROUTES,
    *tournaments.ROUTES,
    socket,
)
FIRST_ANSWERS: Final = 1.0  # seconds for the requests that waited for the start
LARGEST: Final = 65_536  # bytes of a request, or of a message on a socket


class App(Litestar):
    """The framework, without the parts it would load for data classes, which we do not use."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(settings: Settings) -> Gate:
    """The application behind its gate."""
    rates = RateLimit(settings.requests)
    doorman = Doorman()
    app = App(
        [Router("/api/v1", route_handlers=ROUTES, parameters={"lang": LANGUAGE}), *site.ROUTES],
        lifespan=[partial(running, settings=settings, doorman=doorman)],
        dependencies={"caller": Provide(provide_caller)},
        exception_handlers=REFUSALS,
        openapi_config=OpenAPIConfig(
            "Tatami",
            __version__,
            path="/api/v1/schema",
            render_plugins=[Exact()],
            components=WHO,
            security=ANYBODY,
        ),
        logging_config=None,
        request_max_body_size=LARGEST,
        # compress the page only: the compressed size of an answer would give away what is in it
        compression_config=CompressionConfig("gzip", exclude="^/api/"),
    )
    app.state.rates = rates
    return Gate(app, settings, rates, doorman)  # type: ignore[arg-type]


@asynccontextmanager
async def running(app: Litestar, settings: Settings, doorman: Doorman) -> AsyncIterator[None]:
    """What the application has while it runs: the tables, their log, and who is who."""
    store = Store(settings.database, bus_at(settings.database, settings.redis))
    await store.open()
    app.state.seal = Seal(await store.setting("cookie-key", secrets.token_hex(32)))
    app.state.devices = KnownDevices(app.state.seal)
    app.state.sessions = sessions = Sessions(store)
    app.state.tries = Tries(settings.requests > 0)
    app.state.name = settings.name
    app.state.page = settings.page.resolve() if settings.page else None
    app.state.kept = Kept()
    app.state.tables = tables = Tables(store, Bots(settings.bots), settings)
    app.state.weekly = WeeklySets(tables)
    backups = Backups(settings)
    app.state.health = Health(tables, backups)
    tables.doorman = doorman
    begin(tables, Housekeeping(tables, sessions), backups)
    try:
        yield
    finally:
        await tables.close()


def begin(tables: Tables, housekeeping: Housekeeping, backups: Backups) -> None:
    """Begin what goes on beside the requests."""
    supervisor, settings = tables.supervisor, tables.settings
    if tables.store.bus.leads:
        supervisor.begin(tables.take_up)
    Replication(tables).begin()
    for work in (
        tables.obey,
        settle_down,
        housekeeping.keep,
        backups.keep,
        tables.notifier.go_round,
        Bookkeeper(tables).keep,
        Steward(tables).go_round,
        partial(renew, tables.bots),
    ):
        supervisor.begin(work)
    if settings.metrics:
        supervisor.begin(partial(metrics.serve, *settings.metrics))


async def settle_down() -> None:
    """Load the rest once the first requests are answered, and keep words from being late. The
    objects made so far hold almost no garbage, so the collector skips them from now on. It collects
    new objects a little at a time. The thread that writes gets its turn within a millisecond."""
    await asyncio.sleep(FIRST_ANSWERS)
    await asyncio.to_thread(load_the_rest)
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    gc.enable()
    sys.setswitchinterval(0.001)


def load_the_rest() -> None:
    """Load the games, the sentences in every language, and the library that writes the log."""
    list(GAMES.values())
    for language in LANGUAGES:
        problems.problem(Refused("failed"), language)
    LOG.lines.bind()


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer an unexpected error. Only the log says where it happened."""
    where = traceback.extract_tb(error.__traceback__)[-8:]
    lines = [f"{frame.name}:{frame.lineno}" for frame in where]
    LOG.error("request failed", kind=type(error).__name__, path=request.url.path, where=lines)
    return problems.refused(request, Refused("failed"))


REFUSALS: Final[ExceptionHandlersMap] = {
    Refused: problems.refused,
    BadSetup: problems.bad_setup,
    ValidationException: problems.bad_request,
    HTTPException: problems.other,
    Exception: failed,
}
