"""The schedule of drills: how good an answer was, and when the drill comes back.

The days come from FSRS, a model of how people forget (docs/decisions/014-spaced-repetition.md).
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tatami.bots.hints import Hint

if TYPE_CHECKING:
    from fsrs import Scheduler

LONGEST: Final = 365  # days until a drill comes back
EARLY: Final = 12 * 3_600_000  # milliseconds before its time from which a drill may be answered


class Grade(IntEnum):
    """How good an answer was, by the numbers of FSRS."""

    WORSE = 1  # by more than the search may err
    ALIKE = 2  # not the best word, but as good as it, as far as the search can tell
    BEST = 3


class Memory(NamedTuple):
    """What the model knows of one drill; nothing before the first answer."""

    stability: float = 0.0  # days until nine of ten people still know it
    difficulty: float = 0.0
    reviewed: int = 0  # when it was last answered, in milliseconds since 1970
    due: int = 0


def graded(hints: Sequence[Hint], word: str) -> Grade:
    """How good a word is, among words that were weighed together, the best first."""
    best = hints[0]
    said = next(hint for hint in hints if hint.word == word)
    if said is best:
        return Grade.BEST
    return Grade.ALIKE if said.tries and said.high >= best.chance else Grade.WORSE


def is_due(memory: Memory, now: int) -> bool:
    """Whether an answer counts by now. Who answers every evening need not wait for the minute."""
    return memory.due - EARLY <= now


def answered(memory: Memory, grade: Grade, now: int) -> Memory:
    """The memory after an answer."""
    from fsrs import Card, Rating, State  # loaded here: the server starts without it

    at = moment(now)
    card = Card(card_id=1, due=at)
    if memory.reviewed:
        parts = (State.Review, None, memory.stability, memory.difficulty)
        card = Card(1, *parts, moment(memory.due), moment(memory.reviewed))
    after, _ = scheduler().review_card(card, Rating(grade), at)
    due = now + round((after.due - at).total_seconds() * 1000)
    return Memory(after.stability or 0.0, after.difficulty or 0.0, now, due)


@cache
def scheduler() -> "Scheduler":
    """The model with its usual weights. There are no steps of minutes: a drill comes back after
    days. Nothing is left to chance, so that the same answers lead to the same days."""
    from fsrs import Scheduler

    return Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False
    )


def moment(milliseconds: int) -> datetime:
    """A time as the library wants it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
