"""What goes over the wire about positions of finished games, edited or not, and about forks."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tatami.core.words import NOBODY
from tatami.server import wire
from tatami.session.commands import Seq, WordText
from tatami.session.seating import LONGEST_NAME


class EditGroup(msgspec.Struct, frozen=True):
    """Edits that belong together: `edits-<name>` is their text, about this thing if any."""

    name: str
    thing: str
    words: list[str]


class EditedPosition(msgspec.Struct, frozen=True):
    """A moment of a finished game after some edits, and what else can be edited. Where nothing can,
    `nearest` is the last moment until then at which something could, or -1."""

    moment: wire.Moment
    groups: list[EditGroup]
    nearest: int


Edits = Annotated[list[WordText], Meta(max_length=200)]  # one after the other


class LookAtEdits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position: so many words of a finished game, and edits one after the other, as a seat sees
    it, or with all secrets for -1."""

    at: Seq
    edits: Edits = []
    seat: Annotated[int, Meta(ge=NOBODY, le=7)] = NOBODY


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after this many words and these edits. Each seat is `open`, `me`, or the spec of a
    bot."""

    at: Seq
    seats: Annotated[list[wire.Spec], Meta(min_length=1, max_length=8)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    edits: Edits = []
