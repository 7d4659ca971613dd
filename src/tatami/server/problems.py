"""Refusals as `application/problem+json`, in the language of the request."""

from functools import cache
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from tatami.core.game import BadSetup
from tatami.server.wire import Problem
from tatami.session.refusal import Refused
from tatami.texts.talk import LANGUAGES, bundle, formatted

JSON: Final = "application/problem+json"
STATUS: Final = {
    "no-such-match": 404,
    "no-such-game": 404,
    "no-such-rule": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "not-yours": 403,
    "bad-request": 400,
    "no-such-bot": 400,
    "bad-setup": 400,
    "no-name": 400,
    "no-words": 400,
    "too-many-words": 400,
    "no-such-word": 400,
    "no-such-room": 400,
    "bad-clock": 400,
    "busy": 503,
}


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language the reader asks for that we speak."""
    asked = connection.query_params.get("lang", "") + ","
    asked += connection.headers.get("accept-language", "")
    for part in asked.split(","):
        if (code := part.strip()[:2].lower()) in LANGUAGES:
            return code
    return "en"


@cache
def phrases(language: str) -> FluentBundle:
    """The server's own sentences in one language."""
    return bundle("tatami.server", language)


def problem(refused: Refused, language: str, detail: str = "") -> Problem:
    """A refusal, told."""
    message = formatted(phrases(language), f"problem-{refused.code}", {"word": refused.word})
    if detail:
        message = f"{message} {detail}".strip()
    status = STATUS.get(refused.code, 409)
    return Problem(refused.code, status, refused.code, message, refused.rule, refused.word)


def answer(told: Problem) -> Response[bytes]:
    """A refusal as an answer."""
    return Response(msgspec.json.encode(told), status_code=told.status, media_type=JSON)


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Something cannot be done at a table."""
    return answer(problem(error, language_of(request)))


def bad_setup(request: Request[Any, Any, Any], error: BadSetup) -> Response[bytes]:
    """A game cannot be set up like this."""
    return answer(problem(Refused("bad-setup"), language_of(request), str(error)))


def bad_request(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """A request that is not as the wire wants it."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra]
    return answer(problem(Refused("bad-request"), language_of(request), "; ".join(told)))


def other(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses by itself."""
    codes = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large"}
    code = codes.get(error.status_code, "failed")
    told = problem(Refused(code), language_of(request))
    return answer(msgspec.structs.replace(told, status=error.status_code))
