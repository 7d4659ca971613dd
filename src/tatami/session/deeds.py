"""The log of a match: everything done at a table is one of these deeds, in the order it was done.

Replaying the deeds of a match from first to last gives all there is to know about it, so nothing
else need be kept. Times are milliseconds since 1970. People are named by an id that never leaves
the log.
"""

from typing import Final, Literal, NamedTuple

import msgspec

from tatami.session.absence import Verdict

# How the words were said: "" by hand, "rested" because a pass stood.
How = Literal["", "forced", "queued", "rested"]
Proposal = Literal["undo", "restart-turn", "pause", "bot", "cancel"]
Handover = Literal["time", "left", "agreed"]  # why a bot plays for somebody
Room = Literal["table", "private", "spectators"]  # where somebody talks


class Deed(msgspec.Struct, frozen=True, tag_field="deed", tag=str.lower):
    """Something done at a table."""


class Laid(Deed, frozen=True):
    """A table is opened: which game is played, and with which seed. Always the first deed."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]  # "" for an open seat, otherwise the spec of a bot
    seed: str
    host: str
    clock: str = "none"
    public: bool = False
    auto: bool = True  # forced words are said automatically
    stand_in: str = "greedy"  # the bot that takes over the seat of somebody who is away
    forked_from: str = ""
    rated: bool = False  # it counts for the ratings of those who play
    words: list[tuple[int, str]] = []  # taken over from the record this was forked from
    event: str = ""  # the tournament it is part of


class Sat(Deed, frozen=True):
    """Somebody sits down."""

    seat: int
    who: str
    name: str
    user: bool = False


class Stood(Deed, frozen=True):
    """Somebody stands up before the game, or a bot is sent away."""

    seat: int


class Placed(Deed, frozen=True):
    """A bot is placed in an open seat."""

    seat: int
    bot: str


class Resized(Deed, frozen=True):
    """The table gets this many seats, before the game. Seats come and go at the end."""

    seats: int


class Begun(Deed, frozen=True):
    """The game begins."""


class Said(Deed, frozen=True):
    """A seat says words, or the clock does (seat -1). Before, it takes this many back, to say them
    again in the order of the rules."""

    seat: int
    words: list[str]
    how: How = ""
    back: int = 0
    kept: list[str] = []  # the cards for which a pass stood


class Back(Deed, frozen=True):
    """A seat takes words back: this many stand."""

    seat: int
    words: int


class Queued(Deed, frozen=True):
    """A seat says in advance what it will answer, or drops that. Words that are a whole move are
    said together or not at all."""

    seat: int
    words: list[str]
    together: bool = False
    after: int = 0  # moves prepared before, which stay; those behind them are dropped


class LetPass(Deed, frozen=True):
    """A seat says how long a pass shall stand for one of its cards."""

    seat: int
    card: str
    until: str


class Proposed(Deed, frozen=True):
    """A seat asks the others whether it may do this. A proposed bot would play for seat `of`."""

    seat: int
    what: Proposal
    words: int = 0  # how many stand if the seat takes words back
    of: int = -1


class Agreed(Deed, frozen=True):
    """A seat agrees to what was proposed."""

    seat: int


class Declined(Deed, frozen=True):
    """A seat does not agree, or withdraws what it proposed."""

    seat: int


class Paused(Deed, frozen=True):
    """The table is paused: no word is said and no clock runs."""

    seat: int


class Resumed(Deed, frozen=True):
    """The table goes on."""

    seat: int


class Conceded(Deed, frozen=True):
    """A seat gives up, or the others claim that it has, because its time is up."""

    seat: int
    claimed: bool = False


class TakenOver(Deed, frozen=True):
    """A bot plays for somebody: the time is up, the person left, or the others agreed."""

    seat: int
    bot: str
    why: Handover


class GivenBack(Deed, frozen=True):
    """Somebody is back, and plays again."""

    seat: int


class OnHoliday(Deed, frozen=True):
    """Somebody is on holiday until this moment; with 0, the holiday is over."""

    seat: int
    until: int


class TimeUp(Deed, frozen=True):
    """A seat has no time left in a slow game: the others choose what is to be done."""

    seat: int


class Judged(Deed, frozen=True):
    """A seat chooses what is to be done about another whose time is up."""

    seat: int
    of: int
    verdict: Verdict


class MoreTime(Deed, frozen=True):
    """A seat whose time was up gets more, because the others have chosen so."""

    seat: int


class Cancelled(Deed, frozen=True):
    """The game ends without a result, because all agree. The seat had proposed it, or was late."""

    seat: int


class Awoken(Deed, frozen=True):
    """The server is back: the time it was away counts for nobody."""


class Nudged(Deed, frozen=True):
    """A seat reminds those that the table waits for."""

    seat: int
    to: list[int]


class Followed(Deed, frozen=True):
    """Another match follows this one."""

    match: str


class Expired(Deed, frozen=True):
    """The table is closed, because nobody has come or played for a long time."""


class Chatted(Deed, frozen=True):
    """Somebody talks: to the table, to one seat, or among spectators."""

    seat: int
    name: str
    room: Room
    to: int
    text: str


AnyDeed = (
    Laid
    | Sat
    | Stood
    | Placed
    | Resized
    | Begun
    | Said
    | Back
    | Queued
    | LetPass
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Conceded
    | TakenOver
    | GivenBack
    | OnHoliday
    | TimeUp
    | Judged
    | MoreTime
    | Cancelled
    | Awoken
    | Nudged
    | Followed
    | Expired
    | Chatted
)

# What people should hear of besides what the game tells.
LoggedDeed = (
    Sat
    | Stood
    | Back
    | Conceded
    | TakenOver
    | GivenBack
    | Paused
    | Resumed
    | Expired
    | OnHoliday
    | TimeUp
    | MoreTime
    | Cancelled
    | Said
)


class Row(NamedTuple):
    """A deed in the log: when it was done, and who could notice (a bit a seat, then spectators)."""

    at: int
    noticed_by: int
    deed: AnyDeed


DECODER: Final[msgspec.json.Decoder[AnyDeed]] = msgspec.json.Decoder(AnyDeed)


def written(deed: AnyDeed) -> str:
    """A deed in the form in which the log keeps it."""
    return msgspec.json.encode(deed).decode()


def read(text: str) -> AnyDeed:
    """The deed in a line of the log."""
    deed: AnyDeed = DECODER.decode(text)
    return deed
