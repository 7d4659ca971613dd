"""Finality: whether somebody could take back what they are about to say."""

import secrets
from collections.abc import Sequence
from typing import Final

from tatami.core.ask import Illegal
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word
from tatami.session import automatic
from tatami.session.deeds import Said
from tatami.session.match import waiting_for
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting, going_on
from tatami.session.speaking import the_word

AT_ONCE: Final = -1  # before any time has passed
TABLES: Final = 3  # imagined tables: by chance, one of them may be an exception


def is_final(s: Sitting, seat: int, texts: Sequence[str]) -> bool:
    """Whether a seat that has said these words could not take them back without asking.

    They are tried on tables that the seat cannot tell from the true one, with a chance that nobody
    knows. So asking reveals nothing hidden. Against bots alone, everything may be taken back.
    """
    words = [the_word(s, text) for text in texts]
    match = going_on(s)
    if seat == NOBODY or not match.table.open_asks(seat):
        raise Refused("not-asked")
    if s.alone(seat):
        return False
    imagined = [match.table.imagined(seat, secrets.randbits(40)) for _ in range(TABLES)]
    return any(closes_behind(s, t, seat, words) for t in imagined)


def closes_behind(s: Sitting, t: Table, seat: int, words: Sequence[Word]) -> bool:
    """Whether words said at this imagined table could not be taken back freely."""
    known, shared = (t.seed, t.revealed), said(t, seat, words)
    spoken = others_speak_at_once(s, t, seat)
    return shared or spoken or not t.asks or (t.seed, t.revealed) != known


def said(t: Table, seat: int, words: Sequence[Word]) -> bool:
    """Say as many of these words as are legal. Return whether others were asked at the same
    time."""
    shared = False
    for word in words:
        shared = shared or any(ask.seat != seat for ask in t.asks)
        try:
            t.answer(seat, word)
        except Illegal:
            break
    return shared


def others_speak_at_once(s: Sitting, t: Table, seat: int) -> bool:
    """Whether the next to speak needs no hand: a bot, or somebody who has no choice."""
    while (unasked := said_unasked(s, t)) is not None:
        if unasked.seat != seat:
            return True
        t.answer(seat, the_word(s, unasked.words[0]))
    return any(not s.places[other].played_by_a_person() for other in waiting_for(t))


def said_unasked(s: Sitting, t: Table) -> Said | None:
    """What is said at once for somebody: a pass that stands, or the only choice."""
    rested = automatic.what_is_let_pass(s, t, AT_ONCE)
    return rested or automatic.what_is_forced(t, s.places, s.laid.auto)
