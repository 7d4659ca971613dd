"""Passing in advance: what a game tells of its pass, so that people need not say it every time."""

from collections.abc import Callable
from typing import Any, Final, final

from tatami.core.ask import Ask
from tatami.core.words import Word

ALWAYS_ASK: Final = "now"  # a pass is for one question only


@final
class Passing:
    """A word that lets a moment pass, and how long people may let it stand for a card.

    `word`: the pass itself.
    `until`: how long a pass may stand, by name. The first is `now`: it does not.
    `usual`: how long it stands for a card unless its player says otherwise.
    `cards`: the cards of a seat for which a pass may stand.
    `card`: the card that a word uses; empty if no pass can stand for it.
    `mark`: what a pass until then lasts with: it stands as long as the mark is the same.
    `rests`: whether a pass until then lets this question go by, as far as a card is concerned.
    `within_a_step`: the questions about how a step of a move is taken, by name. Like moments that
    pass they come between words said together: the next steps are left for later.
    """

    def __init__(
        self,
        *,
        word: Word,
        until: tuple[str, ...],
        usual: Callable[[str], str],
        cards: Callable[[Any, int], list[str]],
        card: Callable[[Any, Word], str],
        mark: Callable[[Any, str], str],
        rests: Callable[[Any, Ask, str, str], bool],
        within_a_step: frozenset[str] = frozenset(),
    ) -> None:
        self.word = word
        self.until = until
        self.usual = usual
        self.cards = cards
        self.card = card
        self.mark = mark
        self.rests = rests
        self.within_a_step = within_a_step
