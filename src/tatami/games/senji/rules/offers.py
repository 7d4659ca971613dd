"""Offers of diplomacy cards between two families, and the replies to them (SEN-20 to 22)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.table import replaced
from tatami.core.words import Word
from tatami.games.senji.frames import Winter
from tatami.games.senji.knowledge import listed
from tatami.games.senji.letters import NO_OFFER, Offer
from tatami.games.senji.printed import DECOYS, KINDS_OF_CARD, KINDS_OF_FAMILY
from tatami.games.senji.rules.cards import free_cards, named, seat, take_from_hand
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import STAKES, TRADABLE
from tatami.games.senji.wishes import MEETS, MOST_WISHES, met_by
from tatami.games.senji.words import (
    ACCEPT,
    CALL_OFF,
    CARD,
    CARD_LAID,
    DECLINE,
    FAMILY,
    GIVE,
    GIVE_HIDDEN,
    HAND_OVER,
    IS_NOT_READY,
    OFFER_CAME,
    OFFER_DECLINED,
    OFFER_GONE,
    SCRAP,
    SEND,
    TO,
    TRADED,
    WANT,
    WISH,
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
    return not (offer.wanted or offer.wishes) or can_hand_over(t, family, offer, (), -1)


def can_hand_over(t: Senji, family: int, offer: Offer, chosen: tuple[int, ...], last: int) -> bool:
    """Whether a family can give all that an offer asks for: the cards chosen so far, and for the
    other wishes some that come later in the order of cards (SEN-20)."""
    free = free_cards(t, family)
    if not all(card in free for card in (*offer.wanted, *chosen)):
        return False
    later = [card for card in free if card > last and card not in offer.wanted]
    return len(met_by(offer.wishes, chosen, later)) == len(offer.wishes)


GIVEN: Final = tuple([[GIVE[card], GIVE_HIDDEN[card]] for card in range(KINDS_OF_CARD)])
KEPT: Final = tuple([{verb[decoy]: "SEN-22" for verb in (GIVE, GIVE_HIDDEN)} for decoy in DECOYS])
WANTED: Final = tuple(  # what may be asked for, by eight cards and a bit for each of them
    [
        [[WANT[first + card] for card in listed(mask)] for mask in range(256)]
        for first in range(0, KINDS_OF_CARD, 8)
    ]
)
WISHED: Final = tuple(WANT.words[KINDS_OF_CARD:])
NEVER_WANTED: Final = {WANT[decoy]: "SEN-22" for decoy in DECOYS}


def offer_a_draft(t: Senji, family: int, draft: Offer) -> Ask:
    """Cards given, open or face down, then cards wanted by name, then cards wanted by kind, each in
    ascending order (SEN-20)."""
    ask = Ask(t.seat[family], "SEN-20", "draft")
    options, wanted, wishes = ask.options, draft.wanted, draft.wishes
    if wanted or wishes or draft.shown or draft.hidden:
        options.append(SEND)
    if not wanted and not wishes:
        last = max(draft.given(), default=-1)
        for card in free_cards(t, family):
            if card > last:
                options += GIVEN[card]
        ask.refused.update(KEPT[family])
        for card in t.exposed[family]:
            ask.offer(GIVE[card], unless="SEN-21")
    there = abroad(t, family)
    if not wishes:
        offer_to_want(ask, there, wanted[-1] + 1 if wanted else 0)
    if len(wishes) < MOST_WISHES:
        first = wishes[-1] if wishes else 0
        options += [WISHED[wish] for wish in range(first, len(MEETS)) if MEETS[wish] & there]
    ask.refused.update(NEVER_WANTED)
    options.append(SCRAP)
    return ask


def offer_to_want(ask: Ask, there: int, first: int) -> None:
    """Any of these cards may be asked for, whoever is thought to hold it (SEN-20)."""
    there = there >> first << first
    for wanted_eight in WANTED:
        ask.options += wanted_eight[there & 255]
        there >>= 8


def abroad(t: Senji, family: int) -> int:
    """A bit for each card that may be in another family's hand or bids, as far as this one knows:
    all but its own and those that lie open or in a pile (SEN-20)."""
    known, there = t.cards_known, 0
    for other in t.families():
        if other != family:
            there |= known.possible(family, other) | known.possible(family, STAKES + other)
    return there & TRADABLE


# -- what is said ----------------------------------------------------------------------------


def begin_a_draft(t: Senji, w: Winter, family: int, word: Word) -> None:
    """A family may make a limited number of offers a winter (SEN-20)."""
    t.written = replaced(t.written, family, t.written[family] + 1)
    t.drafts = replaced(t.drafts, family, Offer(word.arg))


def give(t: Senji, w: Winter, family: int, word: Word) -> None:
    """An open card is shown to the other party before it agrees (SEN-20)."""
    d = t.drafts[family]
    t.drafts = replaced(t.drafts, family, d.giving((*d.shown, word.arg), d.hidden))
    if d.reply:
        lay_open(t, w, family, d.to, word.arg)


def give_hidden(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Or it is given face down (SEN-20)."""
    d = t.drafts[family]
    t.drafts = replaced(t.drafts, family, d.giving(d.shown, (*d.hidden, word.arg)))


def want(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Cards asked for in return, or for nothing, by name or by kind (SEN-20)."""
    d = t.drafts[family]
    if word.arg < KINDS_OF_CARD:
        d = d.asking((*d.wanted, word.arg), ())
    else:
        d = d.asking(d.wanted, (*d.wishes, word.arg - KINDS_OF_CARD))
    t.drafts = replaced(t.drafts, family, d)


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
    if offer.shown:
        t.cards_known.seen_by(offer.to, offer.shown, family)
        t.rumours_run()
    t.whisper(
        t.seat[offer.to],
        OFFER_CAME,
        FAMILY[family],
        named(offer.shown),
        len(offer.hidden),
        (*named(offer.wanted), *[WISH[wish] for wish in offer.wishes]),
    )


def accept(t: Senji, w: Winter, family: int, word: Word) -> None:
    """An accepted offer is carried out at once, seen by its two parties only; but who accepts
    wishes first chooses what meets them (SEN-20)."""
    offer = t.offers[slot(word.arg, family)]
    if offer.wishes:
        t.drafts = replaced(t.drafts, family, Offer(word.arg, reply=True))
    else:
        carry_out(t, word.arg, family, offer.wanted)


def carry_out(t: Senji, giver: int, family: int, back: tuple[int, ...]) -> None:
    """An offer is carried out; these cards go back to who made it (SEN-20)."""
    offer = t.offers[slot(giver, family)]
    t.reveal()
    t.offers = replaced(t.offers, slot(giver, family), NO_OFFER)
    exchange(t, giver, family, offer.given(), back)
    t.rumours_run()
    t.whisper(t.seat[giver], TRADED, FAMILY[family], named(offer.given()), named(back))
    t.whisper(t.seat[family], TRADED, FAMILY[giver], named(back), named(offer.given()))


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
    if not draft.reply and any(card in gone for card in draft.given()):
        t.drafts = replaced(t.drafts, family, NO_OFFER)
    void_replies(t)


def decline(t: Senji, w: Winter, family: int, word: Word) -> None:
    """The other family is told (SEN-20)."""
    t.offers = replaced(t.offers, slot(word.arg, family), NO_OFFER)
    w.touched |= 1 << word.arg
    t.whisper(t.seat[word.arg], OFFER_DECLINED, FAMILY[family])


def withdraw(t: Senji, w: Winter, family: int, word: Word) -> None:
    """An offer may be taken back until it is accepted (SEN-20)."""
    t.offers = replaced(t.offers, slot(family, word.arg), NO_OFFER)
    void_replies(t)
    w.touched |= 1 << word.arg
    t.whisper(t.seat[word.arg], OFFER_GONE, FAMILY[family])


# -- replies to offers with wishes -----------------------------------------------------------


def offer_a_reply(t: Senji, family: int, reply: Offer) -> Ask:
    """Who accepts wishes names the cards that meet them, open or face down, in ascending order, and
    hands them over; or calls it off (SEN-20)."""
    ask = Ask(t.seat[family], "SEN-20", "reply")
    offer = t.offers[slot(reply.to, family)]
    chosen = reply.given()
    if len(chosen) == len(offer.wishes):
        ask.offer(HAND_OVER)
    last = max(chosen, default=-1)
    for card in free_cards(t, family):
        if card > last and len(chosen) < len(offer.wishes):
            able = can_hand_over(t, family, offer, (*chosen, card), card)
            for word in GIVEN[card]:
                ask.offer(word, unless="" if able and card not in offer.wanted else "SEN-20")
    ask.refused.update(KEPT[family])
    for card in t.exposed[family]:
        ask.offer(GIVE[card], unless="SEN-21")
    ask.offer(CALL_OFF)
    return ask


def lay_open(t: Senji, w: Winter, family: int, asker: int, card: int) -> None:
    """A card laid open for an offer is seen by who made it, who may still withdraw it (SEN-20)."""
    at = slot(asker, family)
    t.reveal()
    t.offers = replaced(t.offers, at, t.offers[at].with_laid((*t.offers[at].laid, card)))
    t.cards_known.seen_by(asker, (card,), family)
    t.rumours_run()
    w.touched |= 1 << asker
    t.whisper(t.seat[asker], CARD_LAID, FAMILY[family], CARD[card])


def hand_over(t: Senji, w: Winter, family: int, word: Word) -> None:
    """The exchange is made at once (SEN-20)."""
    reply = t.drafts[family]
    t.drafts = replaced(t.drafts, family, NO_OFFER)
    offer = t.offers[slot(reply.to, family)]
    carry_out(t, reply.to, family, tuple(sorted(offer.wanted + reply.given())))


def call_off(t: Senji, w: Winter, family: int, word: Word) -> None:
    """The offer is declined after all (SEN-20)."""
    asker = t.drafts[family].to
    t.drafts = replaced(t.drafts, family, NO_OFFER)
    decline(t, w, family, DECLINE[asker])


def void_replies(t: Senji) -> None:
    """A reply to an offer that is gone, or that can no longer be completed, is begun anew if at all
    (SEN-20)."""
    for family, reply in enumerate(t.drafts):
        if not reply.reply:
            continue
        at = slot(reply.to, family)
        offer, chosen = t.offers[at], reply.given()
        last = max(chosen, default=-1)
        if offer is NO_OFFER or not can_hand_over(t, family, offer, chosen, last):
            t.drafts = replaced(t.drafts, family, NO_OFFER)
            if offer.laid:
                t.offers = replaced(t.offers, at, offer.with_laid(()))
