"""The log of a match: everything done at a table is one of these deeds, in the order it was done.

Folding the deeds of a match from the first to the last gives all there is to know about it, so
that nothing else need be kept. Times are milliseconds since 1970; people are named by an id that
never leaves the log.
"""

from typing import Final, NamedTuple

import msgspec


class Deed(msgspec.Struct, frozen=True, tag_field="deed", tag=str.lower):
    """Something done at a table."""


class Laid(Deed, frozen=True):
    """A table is laid: what is played, and with which secret. Always the first deed."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]  # "" for an open seat, else the spec of a bot
    seed: str
    host: str
    clock: str = "none"
    public: bool = False
    auto: bool = True
    forked_from: str = ""
    words: list[tuple[int, str]] = []  # what stood when this was forked from another record


class Sat(Deed, frozen=True):
    """Somebody sits down."""

    seat: int
    who: str
    name: str
    user: bool = False


class Stood(Deed, frozen=True):
    """Somebody stands up again before the game, or a bot is sent away."""

    seat: int


class Placed(Deed, frozen=True):
    """A bot is placed in an open seat."""

    seat: int
    bot: str


class Begun(Deed, frozen=True):
    """The game begins."""


class Said(Deed, frozen=True):
    """A seat says words, or the clock does (seat -1)."""

    seat: int
    words: list[str]
    auto: bool = False  # forced, and said by nobody's hand


class Back(Deed, frozen=True):
    """A seat goes back: so many words stand."""

    seat: int
    words: int


class Chatted(Deed, frozen=True):
    """Somebody talks: to the table, to one seat, or among spectators."""

    seat: int
    name: str
    room: str
    to: int
    text: str


Any = Laid | Sat | Stood | Placed | Begun | Said | Back | Chatted


class Row(NamedTuple):
    """A deed in the log: when it was done, and who could notice (a bit a seat, then spectators)."""

    at: int
    seen: int
    deed: Any


DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Any)


def written(deed: Any) -> str:
    """A deed as it stands in the log."""
    return msgspec.json.encode(deed).decode()


def read(text: str) -> Any:
    """The deed that a line of the log tells."""
    deed: Any = DECODER.decode(text)
    return deed
