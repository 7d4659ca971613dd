"""Routes whose schema says how they refuse."""

from collections.abc import Callable
from typing import Any, Final, get_args

import litestar
import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.params import QueryParameter

from tatami.server import forks as of_forks
from tatami.server import wire
from tatami.server.comments import wire as of_comments
from tatami.server.drills import wire as of_drills
from tatami.server.identity import COOKIE
from tatami.server.notices import wire as of_notices
from tatami.server.people import wire as of_people
from tatami.server.problems import JSON
from tatami.server.tournaments import wire as of_tournaments
from tatami.server.wire import Problem
from tatami.session.commands import AtTable, SayChat
from tatami.session.refusal import Refused

REFUSALS: Final = {
    400: "The request is not as it should be.",
    403: "This is not yours, or was not sent from our page.",
    404: "There is no such thing.",
    409: "This cannot be done now; `code` and `rule` say why.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    429: "Too many requests.",
    500: "Something has failed, or what was kept is damaged.",
    503: "Try again.",
}
LANGUAGE: Final = QueryParameter(
    annotation=str,
    name="lang",
    required=False,
    default="",
    description="The language of sentences: en, fr or es; else that of `Accept-Language`.",
)
WHO: Final = Components(
    security_schemes={
        "cookie": SecurityScheme(
            "apiKey", "Who you are.", name=COOKIE, security_scheme_in="cookie"
        ),
        "token": SecurityScheme("http", "The same, for programs.", scheme="bearer"),
    }
)
ANYBODY: Final[list[SecurityRequirement]] = [{}, {"cookie": []}, {"token": []}]
RESPONSES: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=why, media_type=JSON)
    for status, why in REFUSALS.items()
}


def get(path: str, **more: Any) -> Callable[[Any], Any]:
    """A route that reads something."""
    return litestar.get(path, responses=RESPONSES, **more)


def post(path: str, **more: Any) -> Callable[[Any], Any]:
    """A route that changes something."""
    return litestar.post(path, responses=RESPONSES, guards=[sends_json], **more)


async def sends_json(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Refuse a body that a form on another page could send, and a body that is only nearly right:
    the framework would take a 0 for false."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("not-json")
    field = handler.parsed_data_field
    if field is None or not isinstance(connection, Request):
        return
    try:
        body = msgspec.json.decode(await connection.body() or b"{}")
        msgspec.convert(with_whole_numbers(body), field.annotation)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ValidationException(extra=[{"message": str(error)}]) from None


def with_whole_numbers(body: Any) -> Any:
    """The same body with 2.0 as 2: in JSON they are one number."""
    if isinstance(body, dict):
        return {name: with_whole_numbers(each) for name, each in body.items()}
    if isinstance(body, list):
        return [with_whole_numbers(each) for each in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


def options(path: str, *methods: str) -> Any:
    """Name all methods of an address with several routes, before them in the list of routes: of
    itself the framework names only those of the first."""
    allow = ", ".join([*methods, "OPTIONS"])

    @litestar.route(path, http_method="OPTIONS", include_in_schema=False, status_code=204)
    async def allowed() -> Response[None]:
        return Response(None, headers={"Allow": allow}, status_code=204)

    return allowed


class Exact(JsonRenderPlugin):
    """The schema of all routes. The bodies come from msgspec, which checks them: the framework's
    own schema leaves out some of what it refuses."""

    made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON, made once."""
        self.made = self.made or self.make(openapi_schema)
        return self.made

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        """Put the framework's schema and the bodies of msgspec together."""
        bodies = [
            each
            for of in (
                wire,
                of_comments,
                of_drills,
                of_forks,
                of_notices,
                of_people,
                of_tournaments,
            )
            for each in vars(of).values()
            if isinstance(each, type) and issubclass(each, msgspec.Struct)
        ]
        spoken = get_args(AtTable | SayChat)
        _, exact = msgspec.json.schema_components(
            [*bodies, *spoken], ref_template="#/components/schemas/{name}"
        )
        for each in spoken:  # the route tells which command it is
            exact[each.__name__]["required"].remove("type")
        parts = openapi_schema["components"]
        schemas = {**parts["schemas"], **exact}
        return msgspec.json.encode({**openapi_schema, "components": {**parts, "schemas": schemas}})
