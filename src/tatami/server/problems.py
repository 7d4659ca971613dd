"""Refusals as `application/problem+json`, in the language of the request."""

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from tatami.core.game import BadSetup
from tatami.server import metrics
from tatami.server.rate_limits import TooFast
from tatami.server.wire import Problem
from tatami.session.refusal import Refused
from tatami.texts.phrases import phrase
from tatami.texts.talk import LANGUAGES

JSON: Final = "application/problem+json"
STATUS: Final = {
    "no-such-match": 404,
    "no-such-game": 404,
    "no-such-rule": 404,
    "no-such-seat": 404,
    "no-such-person": 404,
    "private-profile": 403,
    "no-such-session": 404,
    "no-such-way": 404,
    "no-such-tournament": 404,
    "not-your-tournament": 403,
    "no-such-drill": 404,
    "no-such-comment": 404,
    "expired": 404,
    "not-found": 404,
    "not-yours": 403,
    "bad-request": 400,
    "bad-host": 400,
    "bad-link": 403,
    "bad-origin": 403,
    "banned": 403,
    "invited-only": 403,
    "closed": 409,
    "wrong-password": 403,
    "no-such-moment": 404,
    "not-json": 415,
    "too-fast": 429,
    "too-large": 413,
    "damaged": 500,
    "failed": 500,
    "busy": 503,
}
AGAIN: Final = 2  # seconds until it is worth trying again, if nothing says otherwise
LONGEST_DETAIL: Final = 200  # letters: what was sent is not sent back whole


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a reader: the one in the address, otherwise the one the browser asks for."""
    asked = connection.query_params.get("lang", "")
    return language_among(f"{asked},{connection.headers.get('accept-language', '')}")


def language_among(asked: str) -> str:
    """The first of these languages that we have."""
    for part in asked.split(","):
        if (code := part.strip()[:2].lower()) in LANGUAGES:
            return code
    return "en"


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, 409)


def problem(refused: Refused, language: str, detail: str = "") -> Problem:
    """A refusal in the reader's language. The detail is apart, because it is in English only."""
    code, rule, word = refused.code, refused.rule, refused.word
    message = phrase("tatami.server", language, f"problem-{code}", word=word)
    return Problem(code, status_of(code), code, message, rule, word, clipped(detail))


def patience(refused: Refused) -> dict[str, str]:
    """The header that says when to try again, if that may help."""
    if status_of(refused.code) not in (429, 503):
        return {}
    return {"Retry-After": str(refused.after if isinstance(refused, TooFast) else AGAIN)}


def clipped(text: str) -> str:
    """The beginning of a text, and its length if that is not all."""
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}… ({len(text)})"


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The HTTP answer to a refusal."""
    body = msgspec.json.encode(problem)
    return Response(body, status_code=problem.status, media_type=JSON, headers=headers)


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Answer a request that is refused."""
    metrics.REFUSALS.labels(error.code).inc()
    return answer(problem(error, language_of(request)), patience(error))


def bad_setup(request: Request[Any, Any, Any], error: BadSetup) -> Response[bytes]:
    """Answer a request for a game that cannot be set up like this."""
    return answer(problem(Refused("bad-setup"), language_of(request), str(error)))


def bad_request(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """Answer a request that has the wrong form."""
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra]
    return answer(problem(Refused("bad-request"), language_of(request), "; ".join(faults)))


def other(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer a request that the framework itself refuses."""
    codes = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large"}
    code = codes.get(error.status_code, "failed")
    refusal = problem(Refused(code), language_of(request))
    response = answer(msgspec.structs.replace(refusal, status=error.status_code))
    response.headers.update(error.headers or {})
    return response
