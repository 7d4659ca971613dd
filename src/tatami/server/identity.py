"""Who is who: an unguessable id, in a signed cookie or an `Authorization` header."""

import base64
import hashlib
import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "tatami_player"
YEAR: Final = 365 * 24 * 3600


class Seal:
    """Signs sessions, so that nobody can forge one."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)

    def mac(self, purpose: str, text: str) -> str:
        """The signature of a text, which only this server can make."""
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def sign(self, session: str) -> str:
        """The token of a session."""
        return f"{session}.{self.mac('player', session)}"

    def session(self, token: str) -> str:
        """The session of a token, or none."""
        name, _, mac = token.partition(".")
        good = hmac.compare_digest(mac.encode(), self.mac("player", name).encode())
        return name if good else ""


def somebody_new() -> str:
    """A new id that nobody can guess."""
    return secrets.token_hex(16)


def new_name() -> str:
    """A name for a table or a tournament, which nobody can guess. It fits into an address."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def session_in(connection: ASGIConnection[Any, Any, Any, Any], seal: Seal) -> str:
    """The session in which somebody asks, or nothing. Whether it has ended is not known here."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return seal.session(token)


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
