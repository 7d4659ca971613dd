"""Manners: what bots of a game heed on the open floor, so that people like to play with them."""

from typing import final

from tatami.core.words import Verb, Word


@final
class Manners:
    """Verbs on the open floor, by what politeness asks of a bot.

    `answers`: what somebody has proposed is answered before anything else is said.
    `unsays`: a bot lets stand what it has said.
    `waits`: a bot says this only when all have spoken, or half of the time has run.
    `once`: a bot begins this no second time on the same floor.
    `closes`: the word with which a seat is done. It is on the menu of every seat that is not in the
    middle of something.
    """

    def __init__(
        self,
        *,
        answers: tuple[Verb, ...] = (),
        unsays: tuple[Verb, ...] = (),
        waits: tuple[Verb, ...] = (),
        once: tuple[Verb, ...] = (),
        closes: Word | None = None,
    ) -> None:
        self.answers = answers
        self.unsays = unsays
        self.waits = waits
        self.once = once
        self.closes = closes
