"""Frames and scripts: a rule in progress, and the steps it takes."""

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from tatami.core.ask import Asked
from tatami.core.words import NOBODY, Word


class Frame:
    """A rule in progress: the step it has reached and its local variables."""

    not_in_digest: ClassVar[tuple[str, ...]] = ("steps",)  # the book has them

    def __init__(self) -> None:
        self.steps: Script = ()
        self.at = 0
        self.answers: tuple[Word, ...] = ()
        self.speaker = NOBODY  # whose answer it is, on the open floor

    def copy(self) -> "Frame":
        """A frame that plays on without touching this one."""
        raise NotImplementedError(type(self).__name__)

    def is_at(self, step: "Step") -> bool:
        """Whether this step is next, after the answer or after the rules just called."""
        return self.at < len(self.steps) and self.steps[self.at] is step

    def is_over(self) -> bool:
        """Whether the last step has been played."""
        return self.at == len(self.steps)

    def hidden_from(self, seat: int) -> bool:
        """Whether this seat does not know yet that the rule has begun: a choice being composed.

        Such a rule is called by the step after a question. On the tables that this seat imagines,
        that question is open again.
        """
        return False

    def resume(self, original: "Frame") -> None:
        """Go to the original's step: the last line of every copy()."""
        self.steps = original.steps
        self.at = original.at
        self.answers = original.answers
        self.speaker = original.speaker


Step = Callable[[Any, Any], Asked]
Script = tuple[Step, ...]
Book = dict[type[Frame], Script]
T = TypeVar("T")
F = TypeVar("F", bound=Frame)


def script(table: type[T], frame: type[F], *steps: Callable[[T, F], Asked]) -> Script:
    """The steps of one rule, in the order of the rulebook."""
    return steps
