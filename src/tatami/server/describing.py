"""Routes that say in the schema how they refuse."""

from collections.abc import Callable
from typing import Any, Final

import litestar
from litestar.openapi.datastructures import ResponseSpec

from tatami.server.problems import JSON
from tatami.server.wire import Problem

REFUSALS: Final = {
    400: "The request is not as it should be.",
    403: "This is not yours, or was not sent from our page.",
    404: "There is no such thing.",
    409: "This cannot be done now; `code` and `rule` say why.",
    413: "The request is too large.",
    415: "The body is not JSON.",
    429: "Too many requests.",
    503: "Try again.",
}
RESPONSES: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told, media_type=JSON)
    for status, told in REFUSALS.items()
}


def get(path: str, **more: Any) -> Callable[[Any], Any]:
    """A route that tells something."""
    return litestar.get(path, responses=RESPONSES, **more)


def post(path: str, **more: Any) -> Callable[[Any], Any]:
    """A route that changes something."""
    return litestar.post(path, responses=RESPONSES, **more)
