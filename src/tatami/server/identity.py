"""Who is who: an id nobody can guess, in a signed cookie or an `Authorization` header."""

import hashlib
import hmac
import secrets
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "tatami_player"
YEAR: Final = 365 * 24 * 3600


class Seal:
    """Signs ids, so that nobody can make one up."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)

    def sign(self, who: str) -> str:
        """The token of a person."""
        return f"{who}.{self.mac(who)}"

    def mac(self, who: str) -> str:
        """What only this server can know of an id."""
        return hmac.new(self.key, who.encode(), hashlib.sha256).hexdigest()[:40]

    def who(self, token: str) -> str:
        """The person of a token, or nobody."""
        who, _, mac = token.partition(".")
        return who if hmac.compare_digest(mac.encode(), self.mac(who).encode()) else ""


def somebody_new() -> str:
    """An id nobody can guess."""
    return secrets.token_hex(16)


def person(connection: ASGIConnection, seal: Seal) -> str:  # type: ignore[type-arg]
    """Who asks, or nobody known."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return seal.who(token)


def cookie(token: str, https: bool) -> Cookie:
    """The cookie that tells the server who asks."""
    return Cookie(
        key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=https
    )
