"""What goes over the wire about drills."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tatami.bots.hints import Hint
from tatami.bots.reasons import Reason
from tatami.session.commands import SeatNumber, Seq, WordText

DrillId = Annotated[str, Meta(min_length=1, max_length=32)]


class DrillShown(msgspec.Struct, frozen=True):
    """A choice that you want to be asked again: after `at` words of a finished game, in this seat.
    `due` is when it comes back, and `wanted` whether an answer counts now."""

    id: str
    match: str
    at: int
    seat: int
    game: str
    rules: int
    question: str
    word: str  # that was said in the game
    better: str
    created: int
    reviewed: int  # when it was last answered; 0 for never
    due: int
    wanted: bool


class WeekShown(msgspec.Struct, frozen=True):
    """How you have answered one kind of question in one week: `right` of `answered`."""

    week: int  # its Monday, in milliseconds since 1970
    game: str
    question: str
    right: int
    answered: int


class Deck(msgspec.Struct, frozen=True):
    """Your drills, the one that is due first in front, and how you have answered of late."""

    now: int
    drills: list[DrillShown]
    weeks: list[WeekShown]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you have just said at a table."""

    words: Annotated[list[WordText], Meta(min_length=1, max_length=8)]


class Coached(msgspec.Struct, frozen=True):
    """The one of your words that cost most, what was better and why; empty if none cost more than
    the search may err. `cost` is a share of the chance to win."""

    word: str
    better: str
    cost: float
    reasons: list[Reason]


class WeeklyDrill(msgspec.Struct, frozen=True):
    """A choice of a public game that cost its player much."""

    match: str
    at: int
    seat: int
    question: str
    word: str
    better: str


class WeeklySet(msgspec.Struct, frozen=True):
    """What everybody is asked this week about one game; not `ready` while a bot still chooses."""

    game: str
    ready: bool
    drills: list[WeeklyDrill]


class Weekly(msgspec.Struct, frozen=True):
    """The sets of a week, named as in ISO 8601: 2026-W47."""

    week: str
    sets: list[WeeklySet]


class KeepDrill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice to be asked again, and what an analysis has found better."""

    match: Annotated[str, Meta(min_length=1, max_length=32)]
    at: Seq
    seat: SeatNumber
    better: WordText


class NameDrill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of your drills."""

    id: DrillId


class AnswerDrill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you would say now."""

    id: DrillId
    word: WordText


class DrillAnswer(msgspec.Struct, frozen=True):
    """Your answer, weighed beside the word of the game and what was found better; the best word
    first. It is `worse` only by more than the search may err."""

    hints: list[Hint]
    grade: Literal["worse", "alike", "best"]
    drill: DrillShown
