"""The gate in front of everything: who may ask from where, how often, and which headers go out.

It stands before the framework, so that it also covers what no route answers. A browser sends the
origin of the page with every request that changes something and with every socket; what comes from
another page than ours is turned away, which is why forms need no token.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import secure

from tatami.server import metrics
from tatami.server.address import address_in
from tatami.server.identity import cookie
from tatami.server.logs import LOG
from tatami.server.problems import JSON, language_among, problem
from tatami.server.settings import Settings
from tatami.session.refusal import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
BURST: Final = 20  # seconds of requests that may come at once
MOST_ADDRESSES: Final = 10_000
MOST_SOCKETS: Final = 500  # of one address, which may be a school's

HEADERS: Final = secure.Secure(
    csp=secure.ContentSecurityPolicy()
    .default_src("'self'")
    .img_src("'self'", "data:")
    .style_src("'self'", "'unsafe-inline'")  # pieces are placed by style attributes
    .connect_src("'self'")
    .object_src("'none'")
    .base_uri("'none'")
    .form_action("'self'")
    .frame_ancestors("'none'"),
    xcto=secure.XContentTypeOptions(),
    xfo=secure.XFrameOptions().deny(),
    referrer=secure.ReferrerPolicy().same_origin(),
    coop=secure.CrossOriginOpenerPolicy().same_origin(),
    corp=secure.CrossOriginResourcePolicy().same_origin(),
    permissions=secure.PermissionsPolicy().camera().microphone().geolocation(),
).headers


class Rates:
    """How often each address may ask: so many a second, some of them at once."""

    def __init__(self, a_second: float, burst: float = BURST) -> None:
        self.a_second = a_second
        self.most = a_second * burst
        self.left: dict[str, tuple[float, float]] = {}  # requests left, and when that was

    def allows(self, address: str) -> bool:
        """Whether one more request of this address is answered."""
        if not self.a_second:
            return True
        now, most = time.monotonic(), self.most
        left, since = self.left.pop(address, (most, now))
        left = min(most, left + (now - since) * self.a_second)
        if len(self.left) >= MOST_ADDRESSES:
            del self.left[next(iter(self.left))]
        self.left[address] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Gate:
    """The application, with a gate before it."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Rates(settings.requests)
        self.sockets = Counter[str]()  # that each address has open
        self.own = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope.get("method") == "HEAD":  # a GET whose body is kept back where it is sent
            scope = {**scope, "method": "GET"}
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        code = self.against(scope, headers)
        if scope["type"] == "websocket":
            await self.connected(scope, receive, send, code)
        else:
            await self.answered(scope, receive, send, headers, code)

    async def connected(self, scope: Scope, receive: Receive, send: Send, code: str) -> None:
        """Let a socket in until it is closed, unless its address has too many."""
        address = address_of(scope)
        if self.settings.requests and self.sockets[address] >= MOST_SOCKETS:
            code = code or "too-many-sockets"
        if code:
            metrics.REFUSALS.labels(code).inc()
            await send({"type": "websocket.close", "code": 4403, "reason": code})
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def answered(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], code: str
    ) -> None:
        """Answer a request, with our headers, and count it."""
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                known_again = told_who(scope)
                message["headers"] = [*message.get("headers", ()), *self.own, *known_again]
            await send(message)

        if code:
            await refuse(sending, code, headers)
        else:
            try:
                await self.app(scope, receive, sending)
            except asyncio.CancelledError:  # the server ends, and waits no longer
                if not status:
                    await refuse(sending, "busy", headers)
        metrics.REQUESTS.labels(scope["method"], status).inc()
        if self.settings.verbose:
            took = round((time.perf_counter() - began) * 1000, 1)
            LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)

    def against(self, scope: Scope, headers: dict[str, str]) -> str:
        """What speaks against letting a request in, if anything."""
        host = headers.get("host", "")
        if not self.answers_to(named(host)):
            return "bad-host"
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not from_here(headers, host):
            return "bad-origin"
        if not self.rates.allows(address_of(scope)):
            return "too-fast"
        return ""

    def answers_to(self, name: str) -> bool:
        """Whether the server goes by this name. Where it listens everywhere, by any address: to
        lead a browser astray somebody else's page needs a name."""
        hosts = self.settings.hosts
        if "*" in hosts or name in hosts:
            return True
        return self.settings.everywhere() and address_in(name) is not None


def address_of(scope: Scope) -> str:
    """Whom a request comes from."""
    return str((scope.get("client") or ("",))[0])


def told_who(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The cookie by which whoever has just become somebody is known again."""
    token = scope.get("state", {}).get("token")
    if token is None:
        return []
    made = cookie(token, scope["scheme"] == "https")
    return [(b"set-cookie", made.to_header(header="").encode())]


def named(host: str) -> str:
    """The name in a Host header, without its port and the brackets of an address."""
    name, colon, port = host.lower().rpartition(":")
    name = name if colon and port.isdigit() else host.lower()
    return name[1:-1] if name.startswith("[") and name.endswith("]") else name


def from_here(headers: dict[str, str], host: str) -> bool:
    """Whether a browser sends this from our own page, or something else than a browser does."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # such as http://[
        return False


async def refuse(send: Send, code: str, headers: dict[str, str]) -> None:
    """Turn a request away, with the reason."""
    metrics.REFUSALS.labels(code).inc()
    told = problem(Refused(code), language_among(headers.get("accept-language", "")))
    body = msgspec.json.encode(told)
    kind = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": told.status, "headers": kind})
    await send({"type": "http.response.body", "body": body})
