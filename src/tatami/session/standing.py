"""Standing passes: what people let go by in advance, card by card. The table says the pass then.

Only a pass is said unasked, and only if a pass stands for everything else that is offered. The
record has it as an ordinary word.
"""

from typing import Final

from tatami.core.passing import ALWAYS_ASK, Passing
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.session.composing import Passes
from tatami.session.deeds import LetPass
from tatami.session.match import waiting_for
from tatami.session.places import Place
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting, going_on
from tatami.session.view_types import StandingShown

TO_HIDE_A_PASS: Final = 700  # milliseconds, so that its speed tells nothing


def let_pass(s: Sitting, seat: int, card: str, until: str) -> LetPass:
    """Let a pass stand for a card of one's own from now on, or be asked again."""
    match, passing = going_on(s), s.game.passing
    if passing is None or card not in passing.cards(match.table, seat):
        raise Refused("no-such-card", word=card)
    if until not in passing.until:
        raise Refused("no-such-until", word=until)
    return LetPass(seat, card, until)


def standing(s: Sitting, seat: int) -> list[StandingShown]:
    """How long a pass stands for each card of a seat."""
    if s.match is None or s.game.passing is None or seat < 0:
        return []
    table, passing, place = s.match.table, s.game.passing, s.places[seat]
    cards = passing.cards(table, seat)
    return [StandingShown(card, until_when(table, passing, place, card)) for card in cards]


def until_when(table: Table, passing: Passing, place: Place, card: str) -> str:
    """How long a pass stands for a card: as its player has said, while that lasts, or as usual."""
    if card in place.standing:
        until, mark = place.standing[card]
        if passing.mark(table, until) == mark:
            return until
    return passing.usual(card)


def resting_seats(s: Sitting, table: Table) -> dict[int, Word]:
    """The seats for which a pass stands, and which have prepared no other answer."""
    found: dict[int, Word] = {}
    for seat in waiting_for(table):
        word = resting(s, table, seat)
        if word is not None and not has_prepared(s, table, seat):
            found[seat] = word
    return found


def has_prepared(s: Sitting, table: Table, seat: int) -> bool:
    """Whether a seat has prepared an answer to what it is asked."""
    prepared = s.places[seat].queue[:1]
    return any(word.text in prepared for ask in table.open_asks(seat) for word in ask.options)


def resting(s: Sitting, table: Table, seat: int) -> Word | None:
    """The pass, if it stands for everything else that a person is offered at this table."""
    passing, place = s.game.passing, s.places[seat]
    asks = table.open_asks(seat)
    if passing is None or len(asks) != 1 or not place.played_by_a_person():
        return None
    if passing.word not in asks[0].options:
        return None
    for card in covered(s, table, seat):
        until = until_when(table, passing, place, card) if card else ALWAYS_ASK
        if not passing.rests(table, asks[0], card, until):
            return None
    return passing.word


def passes_of(s: Sitting, seat: int) -> Passes | None:
    """How moments pass for a seat, in a game that has such moments."""
    passing = s.game.passing
    if passing is None:
        return None
    return Passes(passing.word, lambda table: resting(s, table, seat), passing.within_a_step)


def covered(s: Sitting, table: Table, seat: int) -> list[str]:
    """The cards that the open question of a seat is about."""
    passing = s.game.passing
    if passing is None:
        return []
    (ask,) = table.open_asks(seat)
    words = [word for word in ask.options if word is not passing.word]
    return list(dict.fromkeys([passing.card(table, word) for word in words]))
