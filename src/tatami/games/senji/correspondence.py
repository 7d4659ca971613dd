"""What a seat sees of letters in winter, and of the cards it could ask for: part of its view."""

from tatami.core.words import NOBODY
from tatami.games.senji.knowledge import listed
from tatami.games.senji.letters import NO_OFFER, Offer
from tatami.games.senji.printed import KINDS_OF_FAMILY
from tatami.games.senji.rules.offers import can_accept, slot
from tatami.games.senji.sights import Holding, Letter, cards
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import STAKES, TRADABLE
from tatami.games.senji.wishes import WISHES


def holdings(t: Senji, me: int) -> list[Holding]:
    """What each other family may hold, while there is somebody to ask for it (SEN-20)."""
    if me == NOBODY:
        return []
    return [
        {"seat": t.seat[other], "cards": cards(tuple(may_give(t, me, other)))}
        for other in t.families()
        if other != me
    ]


def may_give(t: Senji, me: int, other: int) -> list[int]:
    """The cards that another family may have to give, the likeliest first (SEN-20)."""
    knowledge, found = t.cards_known, 0
    in_order: list[int] = []
    for there in (
        knowledge.likely(me, other, STAKES + other),
        knowledge.seen_with(me, other) | knowledge.seen_with(me, STAKES + other),
        knowledge.possible(me, other),
    ):
        in_order += listed(there & TRADABLE & ~found)
        found |= there
    return in_order


def letter(t: Senji, seat: int, offer: Offer, mine: bool, acceptable: bool) -> Letter:
    """An offer; face-down cards are named only to who gives them (SEN-20)."""
    return {
        "seat": seat,
        "shown": cards(offer.shown),
        "hidden": cards(offer.hidden) if mine else [],
        "face_down": len(offer.hidden),
        "wanted": cards(offer.wanted),
        "kinds": [WISHES[wish] for wish in offer.wishes],
        "laid": cards(offer.laid),
        "reply": offer.reply,
        "acceptable": acceptable,
    }


def letters_in(t: Senji, me: int) -> list[Letter]:
    """Offers made to this family."""
    found: list[Letter] = []
    for other in range(KINDS_OF_FAMILY):
        offer = t.offers[slot(other, me)] if me != NOBODY else NO_OFFER
        if offer is not NO_OFFER:
            found.append(letter(t, t.seat[other], offer, False, can_accept(t, me, offer)))
    return found


def letters_out(t: Senji, me: int) -> list[Letter]:
    """Offers this family has made."""
    found: list[Letter] = []
    for other in range(KINDS_OF_FAMILY):
        offer = t.offers[slot(me, other)] if me != NOBODY else NO_OFFER
        if offer is not NO_OFFER:
            found.append(letter(t, t.seat[other], offer, True, False))
    return found


def draft(t: Senji, me: int) -> Letter | None:
    """The offer this family is writing, or its reply to one: what it gives for the wishes there."""
    offer = t.drafts[me] if me != NOBODY else NO_OFFER
    if offer is NO_OFFER:
        return None
    found = letter(t, t.seat[offer.to], offer, True, False)
    if offer.reply:
        asked = t.offers[slot(offer.to, me)]
        found["wanted"] = cards(asked.wanted)
        found["kinds"] = [WISHES[wish] for wish in asked.wishes]
    return found
