"""Who is who: an unguessable id, in a signed cookie or an `Authorization` header."""

import hashlib
import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "tatami_player"
YEAR: Final = 365 * 24 * 3600
QUARTER: Final = 15 * 60_000  # milliseconds for which a link is valid


class Seal:
    """Signs ids, so that nobody can forge one."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)

    def mac(self, purpose: str, text: str) -> str:
        """The signature of a text, which only this server can make."""
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def sign(self, who: str) -> str:
        """The token of a person."""
        return f"{who}.{self.mac('player', who)}"

    def who(self, token: str) -> str:
        """The person of a token, or nobody."""
        who, _, mac = token.partition(".")
        return who if hmac.compare_digest(mac.encode(), self.mac("player", who).encode()) else ""

    def pass_on(self, who: str, now: int) -> str:
        """A token that makes another machine the same person, valid for a while."""
        until = now + QUARTER
        return f"{who}.{until}.{self.mac('link', f'{who}.{until}')}"

    def passed_on(self, token: str, now: int) -> str:
        """The person of such a token, or nobody."""
        text, _, mac = token.rpartition(".")
        who, _, until = text.partition(".")
        good = hmac.compare_digest(mac.encode(), self.mac("link", text).encode())
        return who if good and int(until) >= now else ""


def somebody_new() -> str:
    """A new id that nobody can guess."""
    return secrets.token_hex(16)


def person(connection: ASGIConnection[Any, Any, Any, Any], seal: Seal) -> str:
    """The id of the person who asks, or nothing if unknown."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return seal.who(token)


def cookie(token: str, https: bool) -> Cookie:
    """The cookie that tells the server who asks. The browser deletes an empty one at once."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=https,
    )
