"""What goes over the wire about calling people back."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tatami.server.notices.outgoing import LONGEST
from tatami.server.notices.ways import Kind

Minute = Annotated[int, Meta(ge=0, lt=1440)]
WayId = Annotated[str, Meta(min_length=1, max_length=32)]
KeyText = Annotated[str, Meta(max_length=120)]


class WayShown(msgspec.Struct, frozen=True):
    """A way to call you back: for all your tables, or for one, whose news it tells to a channel.
    `address` is what tells it from others, not all of it. An address of mail is of no use until
    what was sent there has `confirmed` it. `trouble` is `gone` or `silent` after a failure."""

    id: str
    match: str
    kind: Kind
    address: str
    confirmed: bool
    trouble: str
    here: bool  # whether it is the browser that asks


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When you are left alone, in minutes after midnight of your time zone; never, if the two are
    equal."""

    start: Minute = 0
    end: Minute = 0
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class WaysShown(msgspec.Struct, frozen=True):
    """How you are called back. `push_key` is what a browser has to know to take messages, and
    `mail` whether this host sends any to you."""

    ways: list[WayShown]
    quiet: QuietHours
    push_key: str
    mail: bool


class AddWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new way. A browser brings its keys."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    match: Annotated[str, Meta(max_length=32)] = ""
    p256dh: KeyText = ""
    auth: KeyText = ""
    page: Annotated[str, Meta(max_length=200)] = ""  # where you have the page open, for links


class NameWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of your ways."""

    id: WayId


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was sent to an address of mail."""

    code: WayId


class MailKnown(msgspec.Struct, frozen=True):
    """The address that such a code was sent to."""

    address: str
