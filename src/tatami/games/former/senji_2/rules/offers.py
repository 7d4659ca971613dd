"""Offers of diplomacy cards between two families (SEN-20 to 22)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.table import replaced
from tatami.core.words import Word
from tatami.games.former.senji_2.frames import Winter
from tatami.games.former.senji_2.knowledge import listed
from tatami.games.former.senji_2.letters import NO_OFFER, Offer
from tatami.games.former.senji_2.printed import DECOYS, KINDS_OF_CARD, KINDS_OF_FAMILY
from tatami.games.former.senji_2.rules.cards import free_cards, named, seat, take_from_hand
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import TRADABLE
from tatami.games.former.senji_2.words import (
    ACCEPT,
    DECLINE,
    FAMILY,
    GIVE,
    GIVE_HIDDEN,
    IS_NOT_READY,
    OFFER_CAME,
    OFFER_DECLINED,
    OFFER_GONE,
    SCRAP,
    SEND,
    TO,
    TRADED,
    WANT,
    WITHDRAW,
)


def slot(giver: int, taker: int) -> int:
    """Where the offer of one family to another is kept: there is one at a time (SEN-20)."""
    return giver * KINDS_OF_FAMILY + taker


# -- menus -----------------------------------------------------------------------------------


def offer_letters(t: Senji, family: int, ask: Ask) -> None:
    """Begin an offer, answer one, or take one back (SEN-20)."""
    able = t.letters_left(family) > 0
    offers, mine, options = t.offers, family * KINDS_OF_FAMILY, ask.options
    for other in t.family:
        if other == family or t.seat[other] < 0:
            continue
        if offers[mine + other] is not NO_OFFER:
            ask.refused[TO.words[other]] = "SEN-20"
            options.append(WITHDRAW.words[other])
        elif able:
            options.append(TO.words[other])
        else:
            ask.refused[TO.words[other]] = "SEN-20"
        offer = offers[other * KINDS_OF_FAMILY + family]
        if offer is not NO_OFFER:
            ask.offer(ACCEPT[other], unless="" if can_accept(t, family, offer) else "SEN-20")
            options.append(DECLINE.words[other])


def can_accept(t: Senji, family: int, offer: Offer) -> bool:
    """Only who holds all that is asked for may accept; nobody else is told (SEN-20)."""
    if not offer.wanted:
        return True
    free = free_cards(t, family)
    return all(card in free for card in offer.wanted)


GIVEN: Final = tuple([[GIVE[card], GIVE_HIDDEN[card]] for card in range(KINDS_OF_CARD)])
KEPT: Final = tuple([{verb[decoy]: "SEN-22" for verb in (GIVE, GIVE_HIDDEN)} for decoy in DECOYS])
WANTED: Final = tuple(  # what may be asked for, by eight cards and a bit for each of them
    [
        [[WANT[first + card] for card in listed(mask)] for mask in range(256)]
        for first in range(0, KINDS_OF_CARD, 8)
    ]
)


def offer_a_draft(t: Senji, family: int, draft: Offer) -> Ask:
    """Cards given, open or face down, then cards wanted, each in ascending order (SEN-20)."""
    ask = Ask(t.seat[family], "SEN-20", "draft")
    options, wanted = ask.options, draft.wanted
    if wanted or draft.shown or draft.hidden:
        options.append(SEND)
    if not wanted:
        last = max(draft.given(), default=-1)
        for card in free_cards(t, family):
            if card > last:
                options += GIVEN[card]
        ask.refused.update(KEPT[family])
        for card in t.exposed[family]:
            ask.offer(GIVE[card], unless="SEN-21")
    there = t.cards_known.possible(family, draft.to) & TRADABLE
    if wanted:
        there = there >> wanted[-1] + 1 << wanted[-1] + 1
    for wanted_eight in WANTED:
        options += wanted_eight[there & 255]
        there >>= 8
    ask.refused[WANT.words[DECOYS[draft.to]]] = "SEN-22"
    options.append(SCRAP)
    return ask


# -- what is said ----------------------------------------------------------------------------


def begin_a_draft(t: Senji, w: Winter, family: int, word: Word) -> None:
    """A family may make a limited number of offers a winter (SEN-20)."""
    t.written = replaced(t.written, family, t.written[family] + 1)
    t.drafts = replaced(t.drafts, family, Offer(word.arg, (), (), ()))


def give(t: Senji, w: Winter, family: int, word: Word) -> None:
    """An open card is shown to the other party before it accepts (SEN-20)."""
    d = t.drafts[family]
    t.drafts = replaced(t.drafts, family, Offer(d.to, (*d.shown, word.arg), d.hidden, d.wanted))


def give_hidden(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Or it is given face down (SEN-20)."""
    d = t.drafts[family]
    t.drafts = replaced(t.drafts, family, Offer(d.to, d.shown, (*d.hidden, word.arg), d.wanted))


def want(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Cards asked for in return, or for nothing (SEN-20)."""
    d = t.drafts[family]
    t.drafts = replaced(t.drafts, family, Offer(d.to, d.shown, d.hidden, (*d.wanted, word.arg)))


def scrap(t: Senji, w: Winter, family: int, word: Word) -> None:
    """A letter not sent was never there, but counts as one of the winter's (SEN-20)."""
    t.drafts = replaced(t.drafts, family, NO_OFFER)


def send(t: Senji, w: Winter, family: int, word: Word) -> None:
    """The offer reaches the other family, who thinks again if it was ready: to everyone else as if
    it had changed its mind (SEN-20)."""
    offer = t.drafts[family]
    t.reveal()
    t.drafts = replaced(t.drafts, family, NO_OFFER)
    t.offers = replaced(t.offers, slot(family, offer.to), offer)
    w.touched |= 1 << offer.to
    if w.ready[offer.to]:
        w.ready = replaced(w.ready, offer.to, False)
        w.touched = 0  # one more family is asked
        t.tell(IS_NOT_READY, seat(t, offer.to))
    t.cards_known.seen_by(offer.to, offer.shown, family)
    t.whisper(
        t.seat[offer.to],
        OFFER_CAME,
        FAMILY[family],
        named(offer.shown),
        len(offer.hidden),
        named(offer.wanted),
    )


def accept(t: Senji, w: Winter, family: int, word: Word) -> None:
    """An accepted offer is carried out at once, seen by its two parties only (SEN-20)."""
    giver = word.arg
    offer = t.offers[slot(giver, family)]
    t.reveal()
    t.offers = replaced(t.offers, slot(giver, family), NO_OFFER)
    exchange(t, giver, family, offer.given(), offer.wanted)
    t.whisper(t.seat[giver], TRADED, FAMILY[family], named(offer.given()), named(offer.wanted))
    t.whisper(t.seat[family], TRADED, FAMILY[giver], named(offer.wanted), named(offer.given()))


def exchange(t: Senji, a: int, b: int, to_b: tuple[int, ...], to_a: tuple[int, ...]) -> None:
    """Cards change hands, and offers that counted on them are withdrawn (SEN-20)."""
    for card in to_b:
        take_from_hand(t, a, card)
        t.put_in_hand(b, card)
    for card in to_a:
        take_from_hand(t, b, card)
        t.put_in_hand(a, card)
    t.cards_known.traded(a, b, to_b, to_a, TRADABLE)
    void_offers(t, a, to_b)
    void_offers(t, b, to_a)


def void_offers(t: Senji, family: int, gone: tuple[int, ...]) -> None:
    """Offers of a family that counted on a card it no longer has free are withdrawn (SEN-20)."""
    for other in range(KINDS_OF_FAMILY):
        offer = t.offers[slot(family, other)]
        if offer is not NO_OFFER and any(card in gone for card in offer.given()):
            t.offers = replaced(t.offers, slot(family, other), NO_OFFER)
            t.whisper(t.seat[other], OFFER_GONE, FAMILY[family])
    draft = t.drafts[family]
    if draft is not NO_OFFER and any(card in gone for card in draft.given()):
        t.drafts = replaced(t.drafts, family, NO_OFFER)


def decline(t: Senji, w: Winter, family: int, word: Word) -> None:
    """The other family is told (SEN-20)."""
    t.offers = replaced(t.offers, slot(word.arg, family), NO_OFFER)
    w.touched |= 1 << word.arg
    t.whisper(t.seat[word.arg], OFFER_DECLINED, FAMILY[family])


def withdraw(t: Senji, w: Winter, family: int, word: Word) -> None:
    """An offer may be taken back until it is accepted (SEN-20)."""
    t.offers = replaced(t.offers, slot(family, word.arg), NO_OFFER)
    w.touched |= 1 << word.arg
    t.whisper(t.seat[word.arg], OFFER_GONE, FAMILY[family])
