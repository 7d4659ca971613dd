"""Winter with fewer than six families: cards of the absent ones are auctioned (SEN-26 to 29)."""

from tatami.core.ask import Ask
from tatami.core.table import replaced
from tatami.core.words import NOBODY, Word
from tatami.games.senji.frames import Winter
from tatami.games.senji.letters import NO_LOT
from tatami.games.senji.printed import DECOYS, FAMILY_OF, KINDS_OF_FAMILY, LOTS_A_PILE, VALUE_OF
from tatami.games.senji.rules.cards import free_cards, give_back, named, seat, take_from_hand
from tatami.games.senji.rules.offers import void_offers
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import STAKES, TO_BID
from tatami.games.senji.words import (
    BID,
    BID_LAID,
    BID_LOCKED,
    BID_REVEALED,
    BID_TAKEN_BACK,
    CARD,
    ENOUGH,
    LOT_TIED,
    LOT_UNSOLD,
    LOT_WON,
    STAKE,
    STILL_UP,
    TURNED_UP,
    UNBID,
)


def turn_up_the_lots(t: Senji) -> None:
    """Two cards of each pile are turned up (SEN-26); one paid in earlier returns to its family
    and is not replaced (SEN-29). A card with tied bids is still up (SEN-28)."""
    if t.lots:
        t.tell(STILL_UP, named(t.lots))
    for family in range(KINDS_OF_FAMILY):
        if t.seat[family] != NOBODY or not t.piles[family]:
            continue
        t.reveal()
        up = t.piles[family][:LOTS_A_PILE]
        t.piles = replaced(t.piles, family, t.piles[family][LOTS_A_PILE:])
        t.tell(TURNED_UP, named(up))
        for card in up:
            if FAMILY_OF[card] == family:
                t.lots = (*t.lots, card)
            else:
                give_back(t, card)


# -- bidding ---------------------------------------------------------------------------------


def to_stake(t: Senji, family: int) -> list[int]:
    """Only own-family cards from hand may be bid, never the decoy (SEN-27)."""
    return [card for card in free_cards(t, family) if FAMILY_OF[card] == family]


def offer_bids(t: Senji, family: int, ask: Ask) -> None:
    """Bid on the cards that are up; cards laid this winter may be taken back (SEN-27), but not
    locked ones (SEN-28)."""
    able = bool(to_stake(t, family))
    for lot in t.lots:
        ask.offer(BID[lot], unless="" if able else "SEN-27")
        laid = [locked for card, bidder, _, locked in t.bids if card == lot and bidder == family]
        if 0 in laid:
            ask.offer(UNBID[lot], unless="" if t.letters_left(family) else "SEN-20")
        elif laid:
            ask.offer(UNBID[lot], unless="SEN-28")


def begin_a_bid(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Which of the cards that are up (SEN-27)."""
    t.bidding = replaced(t.bidding, family, (word.arg, NOBODY))


def offer_stakes(t: Senji, family: int, last: int) -> Ask:
    """Own cards are laid face down under it, in ascending order (SEN-27)."""
    ask = Ask(t.seat[family], "SEN-27")
    for card in to_stake(t, family):
        if card > last:
            ask.offer(STAKE[card])
    ask.offer(STAKE[DECOYS[family]], unless="SEN-27")
    if last != NOBODY or not ask.options:
        ask.offer(ENOUGH)
    return ask


def stake(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Everyone sees who has bid and how many cards, not which; a card lying in a bid cannot be
    offered to anyone (SEN-27)."""
    lot = t.bidding[family][0]
    t.bids = (*t.bids, (lot, family, word.arg, 0))
    t.bidding = replaced(t.bidding, family, (lot, word.arg))
    t.cards_known.passed(family, STAKES + family, (word.arg,), TO_BID[family])
    void_offers(t, family, (word.arg,))
    t.tell(BID_LAID, seat(t, family), CARD[lot])


def stop_staking(t: Senji, w: Winter, family: int, word: Word) -> None:
    """The bid may still be raised later in the winter (SEN-27)."""
    t.bidding = replaced(t.bidding, family, NO_LOT)


def take_the_bid_back(t: Senji, w: Winter, family: int, word: Word) -> None:
    """Taking a bid back uses up an offer, so that every winter ends (SEN-20)."""
    t.changes = replaced(t.changes, family, t.changes[family] + 1)
    back = [bid for bid in t.bids if bid[0] == word.arg and bid[1] == family and not bid[3]]
    t.bids = tuple([bid for bid in t.bids if bid not in back])
    if t.staked(family):
        cards = tuple([card for _, _, card, _ in back])
        t.cards_known.passed(STAKES + family, family, cards, TO_BID[family])
    else:
        t.cards_known.all_passed(STAKES + family, family)
    t.rumours_run()
    t.tell(BID_TAKEN_BACK, seat(t, family), CARD[word.arg])


# -- the end of winter -----------------------------------------------------------------------


def reveal_the_bids(t: Senji) -> None:
    """All bids are revealed; the single highest total wins each card (SEN-27)."""
    if t.bids:
        t.reveal()
    for lot in t.lots:
        totals = [total_on(t, lot, family) for family in range(KINDS_OF_FAMILY)]
        best = max(totals)
        if not best:
            put_back(t, lot)
        elif totals.count(best) == 1:
            settle(t, lot, totals.index(best))
        else:
            lock(t, lot, best)
    for family in range(KINDS_OF_FAMILY):
        t.cards_known.emptied(STAKES + family)


def staked_on(t: Senji, lot: int, family: int) -> tuple[int, ...]:
    """The cards a family has under a lot, locked ones among them."""
    return tuple([card for on, bidder, card, _ in t.bids if on == lot and bidder == family])


def total_on(t: Senji, lot: int, family: int) -> int:
    """What a family's bid is worth; locked cards still count (SEN-28)."""
    cards = staked_on(t, lot, family)
    if cards:
        t.tell(BID_REVEALED, seat(t, family), CARD[lot], named(cards))
    return sum([VALUE_OF[card] for card in cards])


def put_back(t: Senji, lot: int) -> None:
    """A card without bids is shuffled back into its pile (SEN-26)."""
    t.lots = tuple([card for card in t.lots if card != lot])
    t.piles = replaced(t.piles, FAMILY_OF[lot], t.shuffled([*t.piles[FAMILY_OF[lot]], lot]))
    t.tell(LOT_UNSOLD, CARD[lot])


def settle(t: Senji, lot: int, winner: int) -> None:
    """The winner's bid is shuffled into that card's pile (SEN-27)."""
    paid = staked_on(t, lot, winner)
    for card in paid:
        take_from_hand(t, winner, card)
    t.cards_known.openly(paid, NOBODY)
    return_bids(t, lot, [winner])
    t.bids = tuple([bid for bid in t.bids if bid[0] != lot])
    t.lots = tuple([card for card in t.lots if card != lot])
    t.piles = replaced(t.piles, FAMILY_OF[lot], t.shuffled([*t.piles[FAMILY_OF[lot]], *paid]))
    t.put_in_hand(winner, lot)
    t.cards_known.openly((lot,), winner)
    t.tell(LOT_WON, seat(t, winner), CARD[lot])


def lock(t: Senji, lot: int, best: int) -> None:
    """Tied bids stay locked under the card until the next winter (SEN-28)."""
    tied = [
        family
        for family in range(KINDS_OF_FAMILY)
        if sum([VALUE_OF[card] for card in staked_on(t, lot, family)]) == best
    ]
    return_bids(t, lot, tied)
    for family in tied:
        staked = staked_on(t, lot, family)
        for card in staked:
            take_from_hand(t, family, card)
        t.cards_known.openly(staked, NOBODY)
        t.tell(BID_LOCKED, seat(t, family), CARD[lot], named(staked))
    t.bids = tuple(
        [
            (bid[0], bid[1], bid[2], 1) if bid[0] == lot else bid
            for bid in t.bids
            if bid[0] != lot or bid[1] in tied
        ]
    )
    t.tell(LOT_TIED, CARD[lot])


def return_bids(t: Senji, lot: int, kept: list[int]) -> None:
    """Lower bids return to their owners (SEN-27, 28); all have seen them."""
    for on, bidder, card, locked in t.bids:
        if on == lot and bidder not in kept:
            if locked:
                t.put_in_hand(bidder, card)
            t.cards_known.openly((card,), bidder)
