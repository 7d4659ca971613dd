"""What goes over the wire: bodies of requests and answers, and the messages of the socket.

Nothing here is a sentence: the page tells questions, words and events from the games' texts. The
one exception is the message of a problem, which is in the language of the request.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tatami.session.commands import AtTable, ClientId, SayChat, SeatNumber, Seq, Words, WordText
from tatami.session.seating import LONGEST_NAME
from tatami.session.view_types import AskShown, ChatShown, ClockShown, EventShown, Shown, TableShown

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Spec = Annotated[str, Meta(min_length=1, max_length=80)]

# -- answers ----------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; the first value is the ordinary one, a free one takes any text."""

    name: str
    values: list[str]
    free: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    version: int
    seats: list[int]
    usual: int
    options: list[OptionInfo]


class Games(msgspec.Struct, frozen=True):
    """All games, and the bots and languages to play them with."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule in the language asked for; the ruling is empty where the rulebook is plain, and what
    is reconstructed where all printed values are known."""

    id: str
    chapter: str
    text: str
    ruling: str
    reconstructed: str


class Me(msgspec.Struct, frozen=True):
    """Who the server takes you for. The token may be sent as `Authorization: Bearer` instead of
    the cookie; it is told only by `POST /me`, and only when it is new."""

    known: bool
    name: str  # of your account, if you have one
    user: bool
    token: str = ""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes another machine the same person, for a quarter of an hour: a secret."""

    token: Annotated[str, Meta(max_length=200)]


class Moment(msgspec.Struct, frozen=True):
    """A finished game after so many words: the last of them, and the table as a seat saw it."""

    at: int
    words: int  # that stand in the record
    seat: int
    word: str
    view: Mapping[str, Any]
    secrets: Mapping[str, Any] | None  # where no seat was named
    asks: list[AskShown]
    scores: list[int]
    given_up: list[int]  # the seats that had conceded by then


class MatchAnswer(msgspec.Struct, frozen=True):
    """A match, which seats of it are yours, and for whom it waits."""

    table: TableShown
    mine: list[int]
    host: bool
    waiting: list[int]


class Matches(msgspec.Struct, frozen=True):
    """Tables of the lobby, or your own."""

    matches: list[MatchAnswer]


class Events(msgspec.Struct, frozen=True):
    """What happened after a change: the first `events_from` events you know still hold, the others
    are replaced by these."""

    seq: int
    events_from: int
    events: list[EventShown]
    chat: list[ChatShown]


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Which rule keeps a word off your menu; none where it may be said."""

    word: str
    rule: str
    may: bool
    client_id: str = ""  # of the message that asked


class Finality(msgspec.Struct, frozen=True, tag_field="type", tag="final"):
    """Whether the words you asked about could not be taken back without asking the others."""

    final: bool
    client_id: str


class Problem(msgspec.Struct, frozen=True):
    """A refusal: `application/problem+json`. The rule is a rule of the game, or empty; the detail
    is for programmers, in English."""

    title: str
    status: int
    code: str
    message: str
    rule: str = ""
    word: str = ""
    detail: str = ""
    type: str = "about:blank"


# -- requests ---------------------------------------------------------------------------------


class CreateMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lay a table. Each seat is `open`, `me`, or the spec of a bot."""

    game: GameName
    seats: Annotated[list[Spec], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # your nickname, where you sit down
    clock: Annotated[str, Meta(max_length=20)] = "none"
    public: bool = False
    auto: bool = True  # forced words are said by themselves
    stand_in: Spec = "greedy"  # the bot that plays for somebody who is away
    start: bool = False  # begin at once, where no seat is open


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat: this one, or the first."""

    name: Name
    seat: SeatNumber | None = None


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat free; without a number, all of yours. Before the game the host may free any
    seat; once it has begun, a bot plays on for you until you return."""

    seat: SeatNumber | None = None


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot sit in an open seat."""

    seat: SeatNumber
    bot: Spec


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin. Open seats are filled with this bot, if one is named."""

    fill: Annotated[str, Meta(max_length=80)] = ""


class Become(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing need be said."""


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look back at a finished game, for so many seconds."""

    seconds: Annotated[int, Meta(ge=1, le=60)] = 15


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after so many words. Each seat is `open`, `me`, or the spec of a bot."""

    at: Seq
    seats: Annotated[list[Spec], Meta(min_length=1, max_length=8)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play the same again."""


class AskWhy(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule keeps a word off your menu."""

    word: WordText
    client_id: ClientId


class AskFinal(
    msgspec.Struct, frozen=True, tag_field="type", tag="final", forbid_unknown_fields=True
):
    """Ask whether words could not be taken back, before you say them."""

    words: Words
    client_id: ClientId


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = AtTable | SayChat | AskWhy | AskFinal | Ping

# -- what the server says on the socket ---------------------------------------------------------


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """How the table stands for you now. It replaces what you knew; of your events the first
    `events_from` still hold, and `events` follow them."""

    seq: int
    now: int  # the server's time, in milliseconds since 1970
    shown: Shown
    awaited: list[str]  # what each of the seats it waits for has to answer, or ""
    events_from: int
    events: list[EventShown]
    chat: list[ChatShown]  # new lines
    clocks: list[ClockShown]  # at `now`; empty where no time is counted


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A line of talk."""

    seq: int
    line: ChatShown


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """What you sent is done, and on the disk."""

    client_id: str
    seq: int


class Denied(msgspec.Struct, frozen=True, tag_field="type", tag="denied"):
    """What you sent is refused; nothing has changed."""

    client_id: str
    problem: Problem


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who has the table open."""

    seats: list[int]
    spectators: int


class Nudged(msgspec.Struct, frozen=True, tag_field="type", tag="nudged"):
    """Somebody reminds those whom the table waits for."""

    seq: int
    seat: int
    to: list[int]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


FromServer = State | Chat | Nudged | Accepted | Denied | Why | Finality | Presence | Pong

FROM_CLIENT: Final = msgspec.json.Decoder(FromClient)
