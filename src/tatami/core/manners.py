"""Manners: what bots of a game heed on the open floor, so that people like to play with them."""

from collections.abc import Callable, Collection
from typing import Any, final

from tatami.core.words import Verb, Word


def nothing_is_promised(t: Any, seat: int) -> Collection[Word]:
    """In most games no word breaks a promise."""
    return ()


@final
class Manners:
    """Verbs on the open floor, by what politeness asks of a bot.

    `answers`: what somebody has proposed is answered before anything else is said.
    `unsays`: a bot lets stand what it has said.
    `waits`: a bot says this only when all have spoken, or half of the time has run.
    `once`: a bot begins this no second time on the same floor.
    `closes`: the word with which a seat is done. It is on the menu of every seat that is not in the
    middle of something.
    `breaks`: words that would undo what a seat has offered, as long as its offer stands.
    """

    def __init__(
        self,
        *,
        answers: tuple[Verb, ...] = (),
        unsays: tuple[Verb, ...] = (),
        waits: tuple[Verb, ...] = (),
        once: tuple[Verb, ...] = (),
        closes: Word | None = None,
        breaks: Callable[[Any, int], Collection[Word]] = nothing_is_promised,
    ) -> None:
        self.answers = answers
        self.unsays = unsays
        self.waits = waits
        self.once = once
        self.closes = closes
        self.breaks = breaks
