"""What goes over the wire about comments."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tatami.session.commands import Seq
from tatami.session.seating import LONGEST_NAME


class CommentShown(msgspec.Struct, frozen=True):
    """What somebody has said about a game after so many words. You may remove what is `mine`."""

    id: str
    at: int
    name: str
    text: str
    created: int  # milliseconds since 1970
    mine: bool


class AddComment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A comment on a moment of a finished game. An account comments under its own name."""

    at: Seq
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class NameComment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of your comments."""

    id: Annotated[str, Meta(min_length=1, max_length=32)]
