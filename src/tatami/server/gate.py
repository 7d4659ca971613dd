"""The gate in front of the application: origins, rate limits and headers.

It stands before the framework, so that it also covers requests that no route answers. A browser
sends the origin of the page with every request that changes something and with every socket. The
gate refuses requests from other pages, which is why forms need no token.
"""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, MutableMapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import secure

from tatami.server import metrics
from tatami.server.address import address_in, network_in
from tatami.server.house import Doorman
from tatami.server.identity import cookie
from tatami.server.known_devices import cookie_of
from tatami.server.logs import LOG
from tatami.server.problems import JSON, language_among, patience, problem
from tatami.server.protocols import ONLY_ALIVE
from tatami.server.rate_limits import RateLimit
from tatami.server.settings import Settings
from tatami.session.refusal import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_SOCKETS: Final = 500  # per network, which may be a whole school's
ALIVE: Final = "/healthz"
PRIVATE: Final = "/api/"

HEADERS: Final = secure.Secure(
    csp=secure.ContentSecurityPolicy()
    .default_src("'self'")
    .img_src("'self'", "data:")
    .style_src("'self'", "'unsafe-inline'")  # the page places pieces by style attributes
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

# A finished game that other pages show within their own: nothing can be sent from there, and no
# other address may be framed. The page knows by the same pattern that it is to show nothing else.
EMBEDDED: Final = re.compile(rb"/embed/[a-z2-7]{1,32}")
FRAMED: Final = secure.Secure(
    csp=secure.ContentSecurityPolicy()
    .default_src("'none'")
    .script_src("'self'")
    .style_src("'self'", "'unsafe-inline'")
    .img_src("'self'", "data:")
    .font_src("'self'")
    .connect_src("'self'")
    .base_uri("'none'")
    .form_action("'none'")
    .frame_ancestors("*"),
    xcto=secure.XContentTypeOptions(),
    referrer=secure.ReferrerPolicy().same_origin(),
    corp=secure.CrossOriginResourcePolicy().cross_origin(),
    permissions=secure.PermissionsPolicy().camera().microphone().geolocation(),
).headers

HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """The application behind a gate."""

    def __init__(self, app: App, settings: Settings, rates: RateLimit, doorman: Doorman) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.sockets = Counter[str]()  # open sockets by network
        self.own, self.framed = as_sent(HEADERS), as_sent(FRAMED)
        self.warned = False
        self.doorman = doorman

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope.get("method") == "HEAD":  # a GET, except that uvicorn drops the body
            scope = {**scope, "method": "GET"}
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        if not self.warned and "x-forwarded-for" in headers and not is_forwarded(scope):
            self.warned = True
            LOG.warning("forwarded addresses not believed", proxy=address_of(scope))
        code = self.refusal_of(scope, headers)
        if scope["type"] == "websocket":
            await self.serve_socket(scope, receive, send, code)
        else:
            await self.serve_request(scope, receive, send, headers, code)

    async def serve_socket(self, scope: Scope, receive: Receive, send: Send, code: str) -> None:
        """Let a socket in until it is closed, unless its network has too many sockets open."""
        address = network_in(scope)
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

    async def serve_request(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], code: str
    ) -> None:
        """Answer a request with our headers, and count it."""
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                lasting = [HSTS] if self.settings.hsts and scope["scheme"] == "https" else []
                more = *self.headers(scope), *lasting, *unkept(scope)
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        try:
            await (refuse(sending, code, headers) if code else self.app(scope, receive, sending))
        except asyncio.CancelledError:  # the server is stopping and waits no longer
            if not status:
                await refuse(sending, "busy", headers)
        metrics.REQUESTS.labels(scope["method"], status).inc()
        if self.settings.verbose:
            took = round((time.perf_counter() - began) * 1000, 1)
            LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)

    def headers(self, scope: Scope) -> Sequence[tuple[bytes, bytes]]:
        """What keeps a page safe, with the cookies for whoever asks. An embedded game gets none."""
        if EMBEDDED.fullmatch(scope.get("raw_path") or b""):
            return self.framed
        return [*self.own, *cookies(scope)]

    def refusal_of(self, scope: Scope, headers: dict[str, str]) -> str:
        """The code of the refusal, if the request may not come in."""
        if scope.get("state", {}).get(ONLY_ALIVE) and scope["path"] != ALIVE:
            return "busy"
        host = headers.get("host", "")
        if not self.answers_to(host_name(host)):
            return "bad-host"
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not is_own_page(headers, host):
            return "bad-origin"
        if scope["path"].startswith("/api/") and self.doorman.turns_away(address_of(scope)):
            return "banned"
        if not self.rates.allows(network_in(scope)):
            return "too-fast"
        return ""

    def answers_to(self, name: str) -> bool:
        """Whether the server answers to this host name. If it listens everywhere, it answers to
        every numeric address: a hostile page can only abuse a name."""
        hosts = self.settings.hosts
        if "*" in hosts or name in hosts:
            return True
        return self.settings.everywhere() and address_in(name) is not None


def as_sent(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers in the form in which they are sent."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def unkept(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The header that keeps private answers out of caches."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith(PRIVATE) else []


def is_forwarded(scope: Scope) -> bool:
    """Whether the address is one that a trusted proxy has told, which has no port."""
    return bool(scope.get("client")) and not scope["client"][1]


def address_of(scope: Scope) -> str:
    """The address a request comes from."""
    return str((scope.get("client") or ("",))[0])


def cookies(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The cookies for somebody who has just got an identity, or lost it, and for a device that has
    become known."""
    state, https = scope.get("state", {}), scope["scheme"] == "https"
    made = [] if state.get("token") is None else [cookie(state["token"], https)]
    if marks := state.get("marks"):
        made.append(cookie_of(marks, https))
    return [(b"set-cookie", each.to_header(header="").encode()) for each in made]


def host_name(host: str) -> str:
    """The name in a Host header, without the port and without an address's brackets."""
    name, colon, port = host.lower().rpartition(":")
    name = name if colon and port.isdigit() else host.lower()
    return name[1:-1] if name.startswith("[") and name.endswith("]") else name


def is_own_page(headers: dict[str, str], host: str) -> bool:
    """Whether this comes from our own page, or from a program that is no browser."""
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
    """Refuse a request, with the reason."""
    metrics.REFUSALS.labels(code).inc()
    refusal = problem(Refused(code), language_among(headers.get("accept-language", "")))
    body = msgspec.json.encode(refusal)
    told = {"content-type": JSON, "content-length": str(len(body)), **patience(Refused(code))}
    kind = [(name.lower().encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": kind})
    await send({"type": "http.response.body", "body": body})
