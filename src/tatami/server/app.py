"""The application: routes, what they are given, and how it begins and ends."""

import gc
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from tatami import __version__
from tatami.core.game import BadSetup
from tatami.server import problems
from tatami.server.asking import provide_asker
from tatami.server.hall import Hall
from tatami.server.identity import Seal, cookie
from tatami.server.routes import games, matches, table
from tatami.server.routes.page import page
from tatami.server.routes.socket import socket
from tatami.server.storage import Store
from tatami.server.thinking import Bots
from tatami.session.refusal import Refused

ROUTES = (*games.ROUTES, *matches.ROUTES, *table.ROUTES, socket)


def make_app(database: str, workers: int = 2) -> Litestar:
    """The application on this database, with so many workers for the bots."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        app.state.seal = Seal(await store.setting("cookie-key", secrets.token_hex(32)))
        app.state.hall = hall = Hall(store, Bots(workers))
        hall.begin(hall.take_up())
        gc.collect()
        gc.freeze()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        [Router("/api/v1", route_handlers=ROUTES), *page()],
        lifespan=[running],
        dependencies={"asker": Provide(provide_asker)},
        before_send=[remember],
        exception_handlers={
            Refused: problems.refused,
            BadSetup: problems.bad_setup,
            ValidationException: problems.bad_request,
            HTTPException: problems.other,
        },
        openapi_config=OpenAPIConfig(
            "Tatami", __version__, path="/api/v1/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=65_536,
    )


async def remember(message: Message, scope: Scope) -> None:
    """Give somebody new the cookie by which they are known again."""
    token = scope.get("state", {}).pop("token", "")
    if token and message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        https = scope["scheme"] == "https"
        headers.add("set-cookie", cookie(token, https).to_header(header=""))
