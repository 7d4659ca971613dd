"""What goes over the wire: bodies of requests and answers, and the messages of the socket.

Nothing here is a sentence: the page makes sentences of questions, words and events from the games'
texts. The one exception is the message of a problem, which is in the language of the request.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tatami.session.commands import AtTable, ClientId, SayChat, SeatNumber, Seq, Words, WordText
from tatami.session.seating import LONGEST_NAME
from tatami.session.view_types import (
    AskShown,
    ChatShown,
    ClockShown,
    DeedShown,
    EventShown,
    Shown,
    TableShown,
)

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Spec = Annotated[str, Meta(min_length=1, max_length=80)]

# -- answers ----------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game. The first value is the default. A free option takes any text."""

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
    """All games, and the bots and languages to play them with. `host` is what the host calls the
    server, if anything. If `invited_only`, only people with an account or invited open tables."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    host: str
    invited_only: bool


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule in the language asked for. `ruling` is empty if the rulebook is clear, and
    `reconstructed` is empty if all printed values are known."""

    id: str
    chapter: str
    text: str
    ruling: str
    reconstructed: str


class Me(msgspec.Struct, frozen=True):
    """Who the server takes you for. You may send the token as `Authorization: Bearer` instead of
    the cookie. Only `POST /me` shows the token, and only when it is new."""

    known: bool
    name: str  # of your account, if you have one
    user: bool
    token: str = ""


class SessionShown(msgspec.Struct, frozen=True):
    """A device on which you are logged in, and what its browser calls itself."""

    id: str
    agent: str
    created: int
    seen: int  # within an hour or so
    here: bool


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secret that makes another machine the same person, once, within a quarter of an hour."""

    token: Annotated[str, Meta(max_length=200)]


class Moment(msgspec.Struct, frozen=True):
    """A finished game after this many words: the last of them, and the table as a seat saw it."""

    at: int
    words: int  # that stand in the record
    seat: int
    word: str
    view: Mapping[str, Any]
    secrets: Mapping[str, Any] | None  # if the request named no seat
    asks: list[AskShown]
    scores: list[int]
    given_up: list[int]  # the seats that had conceded by then


class Decision(msgspec.Struct, frozen=True):
    """A choice that a seat had in a finished game, after this many words."""

    at: int
    seat: int


class MatchAnswer(msgspec.Struct, frozen=True):
    """A match, which of its seats are yours, and whom it waits for."""

    table: TableShown
    mine: list[int]
    host: bool
    waiting: list[int]
    expires: int = 0  # when it is closed unless somebody comes or plays; 0 for never
    waited: list[int] = []  # how long, in milliseconds, it has waited for each of `waiting`


class Matches(msgspec.Struct, frozen=True):
    """Tables of the lobby, or your own."""

    matches: list[MatchAnswer]


class Events(msgspec.Struct, frozen=True):
    """What happened after a change. Of the events you know, the first `events_from` still hold.
    These events replace the others."""

    seq: int
    events_from: int
    events: list[EventShown]
    chat: list[ChatShown]
    chat_cut: bool = False  # older lines were left out: ask for them with `chat?before=`


class Talk(msgspec.Struct, frozen=True):
    """Lines of talk that were said before those you know."""

    lines: list[ChatShown]
    cut: bool  # there are older ones still


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The rule that keeps a word off your menu, or none if you may say it."""

    word: str
    rule: str
    may: bool
    client_id: str = ""  # of the message that asked
    reason: bool = False  # the rule forbids just this word; otherwise it is the rule of its verb


class Finality(msgspec.Struct, frozen=True, tag_field="type", tag="final"):
    """Whether the words you asked about are final: only with the others' consent could you take
    them back."""

    final: bool
    client_id: str


class Problem(msgspec.Struct, frozen=True):
    """A refusal: `application/problem+json`. `rule` is a rule of the game, or empty. `detail` is
    for programmers, in English."""

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
    """Open a table. Each seat is `open`, `me`, or the spec of a bot."""

    game: GameName
    seats: Annotated[list[Spec], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # your nickname, if you sit down
    # for each seat, if several people at your device sit down
    names: Annotated[list[Annotated[str, Meta(max_length=LONGEST_NAME)]], Meta(max_length=8)] = []
    clock: Annotated[str, Meta(max_length=20)] = "none"
    public: bool = False
    rated: bool = False  # everybody needs an account
    auto: bool = True  # forced words are said automatically
    stand_in: Spec = "greedy"  # the bot that plays for somebody who is away
    start: bool = False  # begin at once, if no seat is open


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open the table of a guided first game, and begin it."""

    game: GameName
    name: Name


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat: this one, or the first."""

    name: Name
    seat: SeatNumber | None = None


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Free a seat; without a number, all of yours. Before the game the host may free any seat. Once
    the game has begun, a bot plays on for you until you return."""

    seat: SeatNumber | None = None


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot into an open seat."""

    seat: SeatNumber
    bot: Spec


class Resize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let the table have this many seats, before the game begins. Only seats at the end that nobody
    has taken go away."""

    seats: Annotated[int, Meta(ge=1, le=8)]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin the game. Open seats are filled with this bot, if you name one."""

    fill: Annotated[str, Meta(max_length=80)] = ""


class Become(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body: there is nothing to say."""


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password until now, and the one from now on."""

    password: Annotated[str, Meta(max_length=200)]
    fresh: Annotated[str, Meta(min_length=8, max_length=200)]


class LogOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Log out here, or on all devices."""

    everywhere: bool = False


class EndSession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Log out on one device."""

    id: Annotated[str, Meta(max_length=40)]


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look back at a finished game, for this many seconds."""

    seconds: Annotated[int, Meta(ge=1, le=60)] = 15


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat might have said after this many words of a finished game."""

    at: Seq
    seat: SeatNumber
    words: Annotated[list[WordText], Meta(max_length=8)] = []


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play the same game again."""


class AskWhy(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule keeps a word off your menu."""

    word: WordText
    client_id: ClientId


class AskFinal(
    msgspec.Struct, frozen=True, tag_field="type", tag="final", forbid_unknown_fields=True
):
    """Ask whether words are final, before you say them."""

    words: Words
    client_id: ClientId


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


FromClient = AtTable | SayChat | AskWhy | AskFinal | Ping

# -- what the server says on the socket ---------------------------------------------------------


class Update(msgspec.Struct, frozen=True):
    """What has happened since you last heard, besides what you are shown. Of your events, the first
    `events_from` still hold, and `events` follow them."""

    seq: int
    now: int  # the server's time, in milliseconds since 1970
    awaited: list[str]  # the question each awaited seat has to answer, or ""
    events_from: int
    events: list[EventShown]
    chat: list[ChatShown]  # new lines, the last of them
    clocks: list[ClockShown]  # at `now`; empty if no time is counted
    deeds: list[DeedShown]  # new ones
    chat_cut: bool  # lines before `chat` were left out: ask for them with `chat?before=`


class State(Update, frozen=True, tag_field="type", tag="state"):
    """The table as it is for you now. It replaces what you knew."""

    shown: Shown


class Changed(Update, frozen=True, tag_field="type", tag="changed"):
    """How the table has changed for you since change `seq - 1`, for a socket that was opened with
    `changes=true`. Each of `changes` is the way to a part of `shown` (names of fields, and places
    in lists from 0) and what lies there now."""

    changes: list[tuple[list[str | int], Any]]


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A line of talk."""

    seq: int
    line: ChatShown


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """What you sent is done, and is on the disk."""

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
    """The server is there."""


FromServer = State | Changed | Chat | Nudged | Accepted | Denied | Why | Finality | Presence | Pong

FROM_CLIENT: Final = msgspec.json.Decoder(FromClient)
