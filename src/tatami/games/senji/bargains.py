"""What letters and bids are worth in a winter of Senji, in honour: for bots, and binding nobody."""

from typing import Final

from tatami.core.words import Word
from tatami.games.senji.letters import NO_OFFER, Offer
from tatami.games.senji.printed import FAMILY_OF, FIRST_SUPPORT, KINDS_OF_FAMILY, VALUE_OF
from tatami.games.senji.rules.auction import to_stake
from tatami.games.senji.rules.cards import free_cards
from tatami.games.senji.rules.offers import slot
from tatami.games.senji.table import Senji
from tatami.games.senji.wishes import met_by
from tatami.games.senji.words import ACCEPT, BID, GIVE, GIVE_HIDDEN, STAKE
from tatami.games.senji.worth import worth_with_set

NOTHING_TO_ASK: Final = -4.0  # a letter begun without a good idea
GOOD_IDEA: Final = 0.7
FATIGUE: Final = 0.3  # each further letter must be worth more
STANDING: Final = 0.02  # an offer is better left to stand than declined for another like it
THEIR_CHOICE: Final = 0.9  # a card of a kind that another family chooses
UNSURE: Final = 0.4  # an offer for a card that may be elsewhere
SECOND_THOUGHT: Final = 0.3
USUAL_STAKE: Final = 1.5
STAKE_LOST: Final = 0.3  # a point of a stake that is paid for a lot
HIDDEN_CARD: Final = 0.55  # a card offered face down


def letters(t: Senji, family: int) -> float:
    """Offers sent, and the letter being written; a good idea is worth writing down."""
    hope = 0.0
    standing = 0
    for other in range(KINDS_OF_FAMILY):
        offer = t.offers[slot(family, other)]
        if offer is not NO_OFFER:
            hope += max(0.0, offer_worth(t, family, offer)) + 0.05
            standing += 1
        if t.offers[slot(other, family)] is not NO_OFFER:
            standing += 1
    hope = min(hope, 3.0) + STANDING * standing
    draft = t.drafts[family]
    if draft is NO_OFFER:
        return hope
    if draft.reply:
        return hope + reply_worth(t, family, draft)
    best = idea(t, family, draft) - 0.02 * len(draft.hidden)
    written = t.written[family] + t.changes[family]
    return hope + (best if best > GOOD_IDEA + FATIGUE * written else NOTHING_TO_ASK)


def offer_worth(t: Senji, family: int, offer: Offer) -> float:
    """What an offer brings if the other family gains by it too, and so accepts."""
    theirs = free_cards(t, offer.to)
    back = least_worth(t, offer.to, offer, ())
    if len(back) < len(offer.wishes) or not all(card in theirs for card in offer.wanted):
        return 0.0
    mine = gained = 0.0
    for card in offer.wanted:
        mine += worth_with_set(t, family, card) * sure(t, family, offer.to, card)
        gained -= worth_with_set(t, offer.to, card)
    for card in back:
        mine += worth_with_set(t, family, card) * THEIR_CHOICE
        gained -= worth_with_set(t, offer.to, card)
    for card in offer.given():
        mine -= worth_with_set(t, family, card)
        gained += worth_with_set(t, offer.to, card)
    return bargain(t, family, offer.to, mine, gained)


def least_worth(t: Senji, family: int, offer: Offer, chosen: tuple[int, ...]) -> list[int]:
    """What a family would hand over for the wishes of an offer: what it needs least, and no card
    that comes before one it has chosen."""
    if not offer.wishes:
        return []
    last = max(chosen, default=-1)
    free = [card for card in free_cards(t, family) if card > last and card not in offer.wanted]
    free.sort(key=lambda card: worth_with_set(t, family, card))
    return met_by(offer.wishes, chosen, free)


def reply_worth(t: Senji, family: int, reply: Offer) -> float:
    """What an offer brings whose wishes a family is about to meet; face down rather than open."""
    offer = t.offers[slot(reply.to, family)]
    back = least_worth(t, family, offer, reply.given())
    got = sum([worth_with_set(t, family, card) for card in offer.given()])
    parted = sum([worth_with_set(t, family, card) for card in (*offer.wanted, *back)])
    return got - parted - 0.01 * len(reply.shown)


def bargain(t: Senji, family: int, other: int, mine: float, theirs: float) -> float:
    """A swap is made if both gain by it; the leader is not fed."""
    if theirs <= 0.1:
        return 0.0
    leading = t.honour[other] > t.honour[family] + 8
    return 0.8 * (mine - (0.6 if leading else 0.1) * theirs)


def sure(t: Senji, family: int, other: int, card: int) -> float:
    """How sure it is that the other family holds a card."""
    return 1.0 if t.cards_known.likely(family, other) >> card & 1 else UNSURE


def idea(t: Senji, family: int, draft: Offer) -> float:
    """The best that can still be made of a letter: one card for one card."""
    if draft.wanted or draft.wishes:
        return offer_worth(t, family, draft)
    other = draft.to
    gives = draft.given() or tuple(
        [c for c in free_cards(t, family) if FAMILY_OF[c] == family and c >= FIRST_SUPPORT]
    )
    if draft.given():
        mine = sum([worth_with_set(t, family, card) for card in gives])
        prices = [(mine, sum([worth_with_set(t, other, card) for card in gives]))]
    else:
        prices = [
            (worth_with_set(t, family, card), worth_with_set(t, other, card)) for card in gives
        ]
    best = 0.0
    for card in free_cards(t, other):
        wanted = worth_with_set(t, family, card) * sure(t, family, other, card)
        parted = worth_with_set(t, other, card)
        for paid, got in prices:
            best = max(best, bargain(t, family, other, wanted - paid, got - parted))
    return best


def gains_by(t: Senji, family: int, offer: Offer) -> bool:
    """Whether an offer looks good to the family it was made to, which sees no hidden card."""
    gained = HIDDEN_CARD * len(offer.hidden)
    gained += sum([worth_with_set(t, family, card) for card in offer.shown])
    parted = (*offer.wanted, *least_worth(t, family, offer, ()))
    return gained > sum([worth_with_set(t, family, card) for card in parted])


def bids(t: Senji, family: int) -> float:
    """Cards staked, against what others seem to have laid; a bid taken back was a mistake."""
    total = -SECOND_THOUGHT * t.changes[family]
    for lot in t.lots:
        mine = rest = 0.0
        for on, bidder, card, locked in t.bids:
            if on == lot:
                if bidder == family:
                    mine += VALUE_OF[card]
                else:
                    rest += VALUE_OF[card] if locked else USUAL_STAKE
        if not mine and t.bidding[family][0] == lot:
            mine = USUAL_STAKE
        if mine:
            hope = min(0.85, max(0.0, 0.3 + 0.15 * (mine - rest)))
            total += hope * (worth_with_set(t, family, lot) - STAKE_LOST * mine)
    return total


def promised(t: Senji, seat: int) -> list[Word]:
    """The words with which a family would give away what it offers somebody else, so that its offer
    would be withdrawn (SEN-20)."""
    family = t.family[seat]
    given = {card for to in range(KINDS_OF_FAMILY) for card in t.offers[slot(family, to)].given()}
    if not given:
        return []
    words = [verb[card] for verb in (STAKE, GIVE, GIVE_HIDDEN) for card in given]
    words += [
        ACCEPT[other]
        for other in range(KINDS_OF_FAMILY)
        if given.intersection(t.offers[slot(other, family)].wanted)
    ]
    if given.issuperset(to_stake(t, family)):
        words += BID.words
    return words
