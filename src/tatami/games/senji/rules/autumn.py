"""Autumn: the order of the families (SEN-60), and what each may do in its turn."""

from collections.abc import Callable
from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import Verb, Word
from tatami.games.senji.frames import (
    Autumn,
    CallingIn,
    Choosing,
    Combining,
    Hiring,
    Looking,
    Refreshing,
    Returning,
    Swapping,
    Turn,
)
from tatami.games.senji.printed import (
    DIPLOMATIC,
    ECONOMIC,
    FIRST_SEA,
    FIRST_TRADE,
    FUKUSHIMA,
    KAMI_OF,
    KINDS_OF_SAMURAI,
    OTANI,
    OTANI_CARDS,
    OTANI_MISSING,
    SEAS,
    SET_CARDS,
    UMEKO,
)
from tatami.games.senji.rules.cards import seat
from tatami.games.senji.rules.combinations import offer_combinations
from tatami.games.senji.rules.diplomacy import can_give_back
from tatami.games.senji.rules.honour import die
from tatami.games.senji.rules.hostages import expose, offer_hostages, recall
from tatami.games.senji.rules.kami import kami_held, others_with_cards, use_up
from tatami.games.senji.rules.mercenaries import can_hire
from tatami.games.senji.rules.samurai import offer_swaps
from tatami.games.senji.rules.trade import offer_trade
from tatami.games.senji.table import Senji
from tatami.games.senji.words import (
    AUTUMN,
    CALL,
    COMBINE,
    DID_SEPPUKU,
    DONE,
    EXPOSE,
    HIRE,
    KAMI_OF_SAMURAI,
    NEXT,
    RECALL,
    REFRESH,
    SAMURAI_NAMED,
    SEPPUKU,
    SET,
    SHORT_SET,
    SWAP,
    TURN_OF,
)

# -- whose turn it is ------------------------------------------------------------------------


def begin_the_autumn(t: Senji, a: Autumn) -> None:
    """Each family has one turn (SEN-60)."""
    t.tell(AUTUMN, t.round)
    a.waiting = tuple(t.families())


def name_the_next_family(t: Senji, a: Autumn) -> Ask | None:
    """The host names the next family when the one before has finished (SEN-12, 60)."""
    if len(a.waiting) <= 1:
        return None
    ask = Ask(t.seat[t.host], "SEN-60", "next")
    for family in t.families():
        ask.offer(NEXT[family], unless="" if family in a.waiting else "SEN-60")
    return ask


def begin_its_turn(t: Senji, a: Autumn) -> None:
    """It does all it can and wants to do (SEN-60)."""
    if not a.waiting:
        return
    family = a.answers[0].arg if a.answers else a.waiting[0]
    a.waiting = tuple([other for other in a.waiting if other != family])
    t.tell(TURN_OF, seat(t, family))
    t.go_to(a, name_the_next_family)
    t.call(Turn(family))


HARVEST: Final = script(Senji, Autumn, begin_the_autumn, name_the_next_family, begin_its_turn)

# -- a turn ----------------------------------------------------------------------------------


def choose_an_action(t: Senji, u: Turn) -> Ask:
    """Actions may be taken in any order and repeated while their conditions hold (SEN-60)."""
    ask = Ask(t.seat[u.family], "SEN-60", private=True)
    ask.offer(DONE)
    offer_trade(t, u.family, ask)
    able = can_give_back(t, u.family, SET_CARDS, 0)
    ask.offer(SET, unless="" if able else "SEN-62")
    if t.serves(OTANI, u.family):
        able = can_give_back(t, u.family, OTANI_CARDS, OTANI_MISSING)
        ask.offer(SHORT_SET, unless="" if able else "SEN-80")
    offer_combinations(t, u.family, ask)
    offer_hostages(t, u, ask)
    for sea in range(len(SEAS)):
        ask.offer(HIRE[sea], unless=can_hire(t, u, FIRST_SEA + sea))
    offer_abilities(t, u, ask)
    if t.house.kami:
        offer_kami(t, u, ask)
    return ask


def offer_abilities(t: Senji, u: Turn, ask: Ask) -> None:
    """Fukushima and Umeko act once in a turn (SEN-80)."""
    if t.serves(FUKUSHIMA, u.family):
        able = t.flowers[u.family] and not u.refreshed
        ask.offer(REFRESH, unless="" if able else "SEN-80")
    if t.serves(UMEKO, u.family):
        offer_swaps(t, u, ask)


def offer_kami(t: Senji, u: Turn, ask: Ask) -> None:
    """Diplomatic and economic kami (SEN-90), and seppuku for kami to come (SEN-94)."""
    for samurai in kami_held(t, u.family, DIPLOMATIC):
        able = others_with_cards(t, u.family)
        ask.offer(KAMI_OF_SAMURAI[samurai], unless="" if able else "SEN-91")
    for samurai in kami_held(t, u.family, ECONOMIC):
        ask.offer(KAMI_OF_SAMURAI[samurai], unless="" if t.deck else "SEN-92")
    for samurai in range(KINDS_OF_SAMURAI):
        if t.where[samurai] >= 0 and t.lord[samurai] == u.family:
            ask.offer(SEPPUKU[samurai], unless="SEN-94" if u.mourned else "")


def act(t: Senji, u: Turn) -> None:
    """Until the family is done (SEN-60)."""
    word = u.answers[0]
    if word is DONE:
        t.end(u)
    else:
        ACTIONS[word.verb](t, u, word)


def go_on(t: Senji, u: Turn) -> None:
    """Another action may follow (SEN-60)."""
    t.go_to(u, choose_an_action)


TURN: Final = script(Senji, Turn, choose_an_action, act, go_on)

# -- what each word does ---------------------------------------------------------------------


def call_in(t: Senji, u: Turn, word: Word) -> None:
    """A trade card is called in (SEN-61)."""
    t.call(CallingIn(u.family, FIRST_TRADE + word.arg))


def give_back_five(t: Senji, u: Turn, word: Word) -> None:
    """Five cards of adversaries are given back (SEN-62)."""
    t.call(Returning(t.seat[u.family], u.family, SET_CARDS, 0))


def give_back_four(t: Senji, u: Turn, word: Word) -> None:
    """With Otani four are enough, and one opponent may be left out (SEN-80)."""
    t.call(Returning(t.seat[u.family], u.family, OTANI_CARDS, OTANI_MISSING))


def combine(t: Senji, u: Turn, word: Word) -> None:
    """A hanafuda combination is discarded (SEN-63)."""
    t.call(Combining(t.seat[u.family], u.family, word.arg))


def hire(t: Senji, u: Turn, word: Word) -> None:
    """Mercenaries are hired once each autumn (SEN-66)."""
    u.hired = True
    t.call(Hiring(u.family, FIRST_SEA + word.arg))


def refresh(t: Senji, u: Turn, word: Word) -> None:
    """Fukushima changes up to two cards (SEN-80)."""
    u.refreshed = True
    t.call(Refreshing(u.family))


def swap(t: Senji, u: Turn, word: Word) -> None:
    """Umeko makes an opponent swap a card (SEN-80)."""
    u.swapped = True
    t.call(Swapping(u.family, word.arg))


def use_a_kami(t: Senji, u: Turn, word: Word) -> None:
    """Of the kind shown on the samurai's card (SEN-90)."""
    use_up(t, u.family, word.arg)
    if KAMI_OF[word.arg] == DIPLOMATIC:
        t.call(Looking(u.family, word.arg, winter=False))
    else:
        t.call(Choosing(u.family))


def order_seppuku(t: Senji, u: Turn, word: Word) -> None:
    """One samurai a turn dies at his lord's word, to become a kami (SEN-94)."""
    u.mourned = True
    t.tell(DID_SEPPUKU, seat(t, u.family), SAMURAI_NAMED[word.arg])
    die(t, word.arg)


ACTIONS: Final[dict[Verb, Callable[[Senji, Turn, Word], None]]] = {
    CALL: call_in,
    SET.verb: give_back_five,
    SHORT_SET.verb: give_back_four,
    COMBINE: combine,
    EXPOSE: expose,
    RECALL: recall,
    HIRE: hire,
    REFRESH.verb: refresh,
    SWAP: swap,
    KAMI_OF_SAMURAI: use_a_kami,
    SEPPUKU: order_seppuku,
}
