"""Known devices: those on which somebody has logged in to an account before.

Whoever guesses passwords uses up the tries of their network, and its other people would have none
left. So a device that has proved to know the password of an account has tries of its own for it.
It proves that by a mark in a cookie, which only this server can make and which tells nothing else.
"""

import secrets
from collections.abc import Iterator
from typing import Final

from litestar.datastructures import Cookie

from tatami.server.identity import YEAR, Seal

COOKIE: Final = "tatami_devices"
PATH: Final = "/api/v1/account"  # nothing else is sent it
MOST: Final = 4  # accounts for which one device is known: a family's tablet


class KnownDevices:
    """Makes marks, and knows its own."""

    def __init__(self, seal: Seal) -> None:
        self.seal = seal

    def device(self, cookie: str, player: str) -> str:
        """What the tries of this device for an account are counted under, if it is known."""
        return next((mark for mark in marks_in(cookie) if self.is_of(mark, player)), "")

    def is_of(self, mark: str, player: str) -> bool:
        """Whether this is a mark of ours for an account."""
        name, _, _ = mark.partition(".")
        return bool(name) and secrets.compare_digest(
            mark.encode(), self.mark(name, player).encode()
        )

    def mark(self, name: str, player: str) -> str:
        """The mark of a device of this name for an account."""
        return f"{name}.{self.seal.mac('device', f'{name}:{player}')}"

    def with_mark(self, cookie: str, player: str) -> str:
        """A cookie by which the device is known for this account, too, and for this one longest."""
        others = [mark for mark in marks_in(cookie) if not self.is_of(mark, player)]
        mark = self.device(cookie, player) or self.mark(secrets.token_hex(8), player)
        return "~".join([mark, *others][:MOST])


def marks_in(cookie: str) -> Iterator[str]:
    """The marks of a cookie, whoever has made them."""
    yield from cookie.split("~", MOST)[:MOST]


def cookie_of(marks: str, https: bool) -> Cookie:
    """The cookie that holds the marks of a device."""
    return Cookie(
        key=COOKIE,
        value=marks,
        max_age=YEAR,
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=https,
    )
