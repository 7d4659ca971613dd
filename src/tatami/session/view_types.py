"""What one seat, or the spectators, are shown of a table: plain data, without sentences."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tatami.session.absence import Verdict
from tatami.session.deeds import Handover, Proposal, Room
from tatami.session.places import Kind

FieldValue = int | str | list[str]

Status = Literal["open", "playing", "over"]
Ended = Literal["", "played", "conceded", "expired", "cancelled"]  # how; "" until it is over
Undo = Literal["free", "consent", "none"]
TableDeed = Literal[
    "sat",
    "stood",
    "took-back",
    "conceded",
    "taken-over",
    "came-back",
    "paused",
    "resumed",
    "expired",
    "on-holiday",
    "back-from-holiday",
    "time-up",
    "claimed",
    "more-time",
    "cancelled",
    "let-pass",
]


class SeatShown(msgspec.Struct, frozen=True):
    """A place at the table."""

    seat: int
    kind: Kind
    name: str  # of the person, otherwise the spec of the bot
    bot: str = ""  # the spec of the bot that plays here now, perhaps for a person
    away: bool = False  # whether that bot plays for a person, who may come back
    conceded: bool = False
    holiday: int = 0  # until when the person is on holiday


class ProposalShown(msgspec.Struct, frozen=True):
    """What somebody asks the others. A proposed bot would play for seat `of`."""

    what: Proposal
    seat: int
    of: int
    agreed: list[int]
    wanted: list[int]  # the seats that have still to agree


class VerdictShown(msgspec.Struct, frozen=True):
    """What a seat chooses about another whose time is up."""

    seat: int
    verdict: Verdict


class OverdueShown(msgspec.Struct, frozen=True):
    """A seat whose time is up in a slow game. What all others choose is done; a bot plays on if
    they do not agree until then."""

    seat: int
    until: int
    verdicts: list[VerdictShown]
    wanted: list[int]  # the seats that have still to choose


class TableShown(msgspec.Struct, frozen=True):
    """What everybody knows of a match."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    clock: str
    public: bool
    auto: bool
    status: Status
    seats: list[SeatShown]
    seed_hash: str
    seed: str  # empty until the game is over
    created: int
    words: int  # how many stand in the record; 0 until the game is over
    scores: list[int]  # empty until the game is over
    ranks: list[int]
    paused: bool = False
    ended: Ended = ""
    stand_in: str = ""  # the bot that takes over the seat of somebody who is away
    proposal: ProposalShown | None = None
    overdue: list[OverdueShown] = []
    rematch: str = ""  # the match that follows this one
    forked_from: str = ""
    rated: bool = False  # it counts for the ratings of those who play
    called: dict[str, str] = {}  # what pieces are called beside their names
    event: str = ""  # the tournament it is part of


class DetailShown(msgspec.Struct, frozen=True):
    """What a choice costs, holds or brings: `detail-<name>` is its text, as for events."""

    name: str
    fields: dict[str, FieldValue]


class AskShown(msgspec.Struct, frozen=True):
    """An open question: `ask-<name>` is its text, and each option is the text of a word. Options
    that need no explanation have no details. What may be said `also` comes out of order: the table
    puts it in."""

    name: str
    rule: str
    seat: int
    options: list[str]
    idle: bool
    changeable: bool
    details: dict[str, list[DetailShown]] = {}
    also: list[str] = []


class StandingShown(msgspec.Struct, frozen=True):
    """How long a pass stands for one of your cards. `now` is not at all: you are asked."""

    card: str
    until: str


class PassedShown(msgspec.Struct, frozen=True):
    """A question that was let pass for you, and the cards for which a pass stood."""

    question: str
    cards: list[str]


class StepShown(msgspec.Struct, frozen=True):
    """A step of a lesson: `lesson-<name>` is its text. It is about these things, and is done when
    these words have been said; without words it is only read."""

    name: str
    look: list[str]
    do: list[str]
    number: int  # from 1


class LessonShown(msgspec.Struct, frozen=True):
    """The guided first game that is played here: what is to be read and done now."""

    steps: list[StepShown]
    of: int  # how many steps there are
    left: bool  # what was said is not in the script; it can be taken back
    over: bool  # from here on everybody plays freely


class Shown(msgspec.Struct, frozen=True):
    """All that a seat may see now. Spectators get no questions."""

    you: int  # the seat it is shown to, -1 for spectators
    table: TableShown
    view: Mapping[str, Any] | None  # None until the game begins
    asks: list[AskShown]
    waiting: list[int]  # the seats the table waits for
    undo: Undo
    restart: Undo
    queue: list[str] = []  # what you have said in advance
    ahead: list[list[str]] = []  # the moves that you have prepared behind it, for later turns
    standing: list[StandingShown] = []  # for which of your cards you pass in advance
    passed: list[PassedShown] = []  # what was let pass for you since you last spoke
    lesson: LessonShown | None = None  # if this is a guided first game, and you are its reader


class EventShown(msgspec.Struct, frozen=True):
    """Something that happened: `event-<name>` is its text. A field is a number, the text of a word
    or of several, or a player as `seat:0`."""

    seq: int
    name: str
    fields: dict[str, FieldValue]
    only_you: bool


class ChatShown(msgspec.Struct, frozen=True):
    """A line of talk."""

    seq: int
    at: int
    seat: int  # who speaks, -1 for a spectator
    name: str
    room: Room
    to: int  # the other seat of a private room, otherwise -1
    text: str


class DeedShown(msgspec.Struct, frozen=True):
    """Something done at the table that is no part of the game."""

    seq: int
    at: int
    what: TableDeed
    seat: int
    name: str = ""  # of the person who sits down
    bot: str = ""  # the spec of the bot that plays on
    why: Handover | None = None  # a bot plays on
    until: int = 0  # the holiday lasts
    cards: list[str] = []  # for which a pass stood that was said for this seat


class ClockShown(msgspec.Struct, frozen=True):
    """The time of a seat at a moment, in milliseconds. Seat -1 is the timer of the open floor."""

    seat: int
    bank: int
    step: int  # left for this answer before the bank is used
    running: bool
