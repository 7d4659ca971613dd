"""Hostages shown for honour and taken back (SEN-23, 64, 65)."""

from tatami.core.ask import Ask
from tatami.core.table import replaced
from tatami.core.words import NOBODY, Word
from tatami.games.former.senji_2.frames import Turn
from tatami.games.former.senji_2.printed import FAMILY_OF, FIRST_SUPPORT, LEAST_HONOUR, VALUE_OF
from tatami.games.former.senji_2.rules.cards import seat, take_from_hand
from tatami.games.former.senji_2.rules.honour import exposed_of, gain, most_exposed, take_back_in_hand
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import FROM_HOSTAGES
from tatami.games.former.senji_2.words import CARD, EXPOSE, EXPOSED, RECALL


def offer_hostages(t: Senji, u: Turn, ask: Ask) -> None:
    """At most one exposed member of each other family (SEN-64); what was exposed in this very
    turn stays (SEN-65), and so does one whose honour cannot be lost in full (SEN-68)."""
    most = most_exposed(t, u.family)
    for card in t.hands[u.family]:
        if card < FIRST_SUPPORT:
            other = FAMILY_OF[card]
            able = other != u.family and len(exposed_of(t, u.family, other)) < most
            ask.offer(EXPOSE[card], unless="" if able else "SEN-64")
    for card in t.exposed[u.family]:
        poor = "SEN-68" if t.honour[u.family] - VALUE_OF[card] < LEAST_HONOUR else ""
        ask.offer(RECALL[card], unless="SEN-65" if card in u.shown else poor)


def expose(t: Senji, u: Turn, word: Word) -> None:
    """Its honour counts as long as it lies exposed (SEN-64)."""
    card = word.arg
    t.reveal()
    take_from_hand(t, u.family, card)
    t.exposed = replaced(t.exposed, u.family, tuple(sorted((*t.exposed[u.family], card))))
    t.cards_known.openly((card,), NOBODY)
    u.shown = (*u.shown, card)
    gain(t, u.family, VALUE_OF[card], FROM_HOSTAGES)
    t.tell(EXPOSED, seat(t, u.family), CARD[card], VALUE_OF[card])


def recall(t: Senji, u: Turn, word: Word) -> None:
    """It goes back to the hand and its honour is lost (SEN-65)."""
    take_back_in_hand(t, u.family, word.arg)
