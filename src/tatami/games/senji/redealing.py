"""What a seat cannot see is dealt again on the tables it imagines.

Cards are sorted before they are shuffled: their true order must not influence the new one.
"""

from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.letters import NO_LOT, NO_OFFER, Bid, offers_seen
from tatami.games.senji.pieces import Pieces
from tatami.games.senji.printed import IS_DECOY, KINDS_OF_FAMILY, ORDERS
from tatami.games.senji.tokens import DECK, IN_DECK, STAKES, UNDER, WAITING


def deal_all_anew(t: Pieces, viewer: int) -> None:
    """Everything the viewer cannot see: hands, decks, orders, bids and letters of others."""
    forget_letters(t, viewer)
    deal_hands_anew(t, viewer)
    pick_hidden_cards_anew(t, viewer)
    deal_flowers_anew(t, viewer)
    deal_samurai_anew(t, viewer)
    know_anew(t, viewer)
    t.piles = tuple([t.shuffled(sorted(pile)) if pile else pile for pile in t.piles])
    for province, order in enumerate(t.orders):
        if order != NOBODY and t.fighter(t.owner[province]) != viewer:
            t.orders = replaced(t.orders, province, t.below(len(ORDERS)))


def forget_letters(t: Pieces, viewer: int) -> None:
    """The viewer knows neither drafts of others nor offers between others, nor how many they have
    written (SEN-20)."""
    for giver in range(KINDS_OF_FAMILY):
        if giver != viewer:
            t.drafts = replaced(t.drafts, giver, NO_OFFER)
            t.bidding = replaced(t.bidding, giver, NO_LOT)
            written = t.below(t.house.offers - t.changes[giver] + 1)
            t.written = replaced(t.written, giver, written)
    t.offers = offers_seen(t.offers, viewer)


def deal_hands_anew(t: Pieces, viewer: int) -> None:
    """Diplomacy cards change hands, and places in bids, as far as the viewer knows."""
    held: list[list[int]] = [[] for _ in range(STAKES + KINDS_OF_FAMILY)]
    cards: list[int] = []
    holders: list[int] = []
    for family in range(KINDS_OF_FAMILY):
        if family != viewer:
            pick_up(t, viewer, family, held, cards, holders)
    t.cards_known.put_back(viewer, cards, holders)
    t.cards_known.deal_anew(t, viewer, cards, holders)
    for card, holder in zip(cards, holders, strict=True):
        held[holder].append(card)
    for family in range(KINDS_OF_FAMILY):
        if family != viewer:
            hand = sorted(held[family] + held[STAKES + family])
            t.hands = replaced(t.hands, family, tuple(hand))
    lay_bids_anew(t, viewer, held)


def pick_up(
    t: Pieces,
    viewer: int,
    family: int,
    held: list[list[int]],
    cards: list[int],
    holders: list[int],
) -> None:
    """Pick up a family's cards, each with its holder: the hand or the bids. Cards that the family
    shows to the viewer, in an offer or for one, stay where they are (SEN-20)."""
    staked = t.staked(family)
    shown = t.offer_to(viewer, family).shown + t.offer_to(family, viewer).laid
    for card in t.hands[family]:
        if card in shown:
            held[family].append(card)
        else:
            cards.append(card)
            holders.append(STAKES + family if card in staked else family)


def lay_bids_anew(t: Pieces, viewer: int, held: list[list[int]]) -> None:
    """Any card that a family has staked may lie in any of its bids (SEN-27)."""
    pools = [list(t.shuffled(sorted(pool))) for pool in held[STAKES:]]
    bids: list[Bid] = []
    for lot, bidder, card, locked in t.bids:
        anew = bidder != viewer and not locked
        bids.append((lot, bidder, pools[bidder].pop() if anew else card, locked))
    t.bids = tuple(bids)


def pick_hidden_cards_anew(t: Pieces, viewer: int) -> None:
    """A face-down card in an offer to the viewer may be any card of its giver."""
    for giver in range(KINDS_OF_FAMILY):
        offer = t.offer_to(viewer, giver)
        if offer.hidden:
            busy = (*offer.shown, *t.staked(giver))
            pool = [c for c in t.hands[giver] if not IS_DECOY[c] and c not in busy]
            hidden = t.shuffled(pool)[: len(offer.hidden)]
            other = offer.giving(offer.shown, tuple(sorted(hidden)))
            t.offers = replaced(t.offers, giver * KINDS_OF_FAMILY + viewer, other)


def deal_flowers_anew(t: Pieces, viewer: int) -> None:
    """Hanafuda cards change places at random, then the deck is put in a new order."""
    others = [family for family in range(KINDS_OF_FAMILY) if family != viewer]
    unseen = viewer == NOBODY or not t.held_seen >> viewer & 1
    cards = [flower for family in others for flower in t.flowers[family]]
    holders = [family for family in others for flower in t.flowers[family]]
    held_from = len(cards)
    if unseen:
        cards += t.held
        holders += [t.held_by] * len(t.held)
    deck_from = len(cards)
    cards += t.deck
    holders += [DECK] * len(t.deck)
    t.flowers_known.deal_anew(t, viewer, cards, holders)
    if unseen:
        t.held = tuple(sorted(cards[held_from:deck_from]))
    start = 0
    for family in others:
        end = start + len(t.flowers[family])
        t.flowers = replaced(t.flowers, family, tuple(sorted(cards[start:end])))
        start = end
    order_deck_anew(t, viewer, cards[deck_from:])


def order_deck_anew(t: Pieces, viewer: int, cards: list[int]) -> None:
    """A family knows only the cards that it put under the deck itself (SEN-61)."""
    if not t.under:
        t.deck = t.shuffled(sorted(cards))[::-1]
        return
    first = len(cards) - len(t.under)
    fixed = {first + i for i, putter in enumerate(t.under) if putter == viewer != NOBODY}
    unknown = sorted([card for i, card in enumerate(cards) if i not in fixed])
    rest = list(t.shuffled(unknown))
    t.deck = tuple([card if i in fixed else rest.pop() for i, card in enumerate(cards)])


def deal_samurai_anew(t: Pieces, viewer: int) -> None:
    """Samurai drawn or chosen by others, and their deck (SEN-03, 63, 66)."""
    others = [family for family in range(KINDS_OF_FAMILY) if family != viewer]
    drawn = [samurai for family in others for samurai in t.recruits[family]]
    lord = t.lord[t.kept[0]] if t.kept else viewer
    chosen = t.kept if lord != viewer else ()
    pool = t.shuffled(sorted([*t.retinue, *drawn, *chosen]))
    for family in others:
        count = len(t.recruits[family])
        t.recruits = replaced(t.recruits, family, tuple(sorted(pool[:count])))
        pool = pool[count:]
    if chosen:
        choose_anew(t, lord, tuple(sorted(pool[: len(chosen)])))
    t.retinue = pool[len(chosen) :]


def choose_anew(t: Pieces, lord: int, chosen: tuple[int, ...]) -> None:
    """Other samurai wait to be stationed instead of those chosen."""
    lords = list(t.lord)
    for samurai in t.kept:
        t.where[samurai], lords[samurai] = IN_DECK, NOBODY
    for samurai in chosen:
        t.where[samurai], lords[samurai] = WAITING, lord
    t.lord = tuple(lords)
    t.kept = chosen


def know_anew(t: Pieces, viewer: int) -> None:
    """Other families know the cards that they have on this table: in hand, in bids, under the deck,
    and those that they look at."""
    t.cards_known.known_anew(viewer, t.hands)
    t.flowers_known.known_anew(viewer, t.flowers)
    for _, bidder, card, locked in t.bids:
        if bidder != viewer and not locked:
            t.cards_known.seen_by(bidder, (card,), STAKES + bidder)
    first = len(t.deck) - len(t.under)
    for i, putter in enumerate(t.under):
        if putter != viewer:
            t.flowers_known.seen_by(putter, (t.deck[first + i],), UNDER)
    for family in range(KINDS_OF_FAMILY):
        if family != viewer and t.held_seen >> family & 1:
            t.flowers_known.seen_by(family, t.held, t.held_by)
