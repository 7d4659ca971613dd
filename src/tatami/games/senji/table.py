"""What lies on a table of Senji."""

from typing import final

from tatami.core.frame import Book
from tatami.core.table import Table, replaced
from tatami.core.words import NOBODY
from tatami.games.senji.house import House
from tatami.games.senji.knowledge import NOTHING_KNOWN, nothing_known
from tatami.games.senji.letters import (
    NO_BIDDING,
    NO_DRAFTS,
    NO_LOT,
    NO_OFFER,
    NO_OFFERS,
    Bid,
    Offer,
    offers_seen,
)
from tatami.games.senji.printed import (
    DECKS,
    EMPEROR,
    FLOWERS,
    IS_DECOY,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    ORDERS,
    PLACES,
    POWERS,
    face,
)
from tatami.games.senji.tokens import ALL_FLOWERS, DECK, IN_DECK, SOURCES, STAKES, UNDER, WAITING
from tatami.games.senji.words import RESHUFFLED


@final
class Senji(Table):
    """The board, the cards, and what each family has; all by family, not by seat."""

    def __init__(self, book: Book, seats: int, seed: int, house: House) -> None:
        super().__init__(book, seats, seed)
        self.house = house
        # Lists are filled by lay_out or copy; what seldom changes is a tuple, which copies share.
        self.family: tuple[int, ...] = ()  # of each seat
        self.seat: tuple[int, ...] = ()  # of each family; absent ones have none
        self.round = 0
        self.host = NOBODY
        self.last_round = False
        self.honour: list[int] = []
        self.gained: tuple[int, ...] = ()  # by family and source
        # the board
        self.closed = 0  # a bit for each province out of play
        self.owner: list[int] = []
        self.orders: tuple[int, ...] = ()
        self.units: tuple[int, ...] = ()  # by power and place
        # samurai
        self.where: list[int] = []
        self.lord: tuple[int, ...] = ()
        self.retinue: tuple[int, ...] = ()  # their deck, from the top
        self.recruits: tuple[tuple[int, ...], ...] = ()  # drawn to choose from
        self.kept: tuple[int, ...] = ()  # chosen in secret out of them, and not yet stationed
        # diplomacy cards
        self.hands: tuple[tuple[int, ...], ...] = ()
        self.exposed: tuple[tuple[int, ...], ...] = ()
        self.executed: tuple[int, ...] = ()
        self.piles: tuple[tuple[int, ...], ...] = ()  # of absent families
        self.lots: tuple[int, ...] = ()
        self.bids: tuple[Bid, ...] = ()
        self.offers: tuple[Offer, ...] = ()  # by giver and taker
        self.drafts: tuple[Offer, ...] = ()
        self.bidding: tuple[tuple[int, int], ...] = ()  # the lot staked on, and the last card
        self.written: tuple[int, ...] = ()  # letters begun this winter; the others' nobody knows
        self.changes: tuple[int, ...] = ()  # bids taken back, and changes of mind: all see them
        self.cards_known = NOTHING_KNOWN
        # hanafuda
        self.flowers: tuple[tuple[int, ...], ...] = ()
        self.deck: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()  # who put the lowest cards of the deck there
        self.discard: tuple[int, ...] = ()
        self.held: tuple[int, ...] = ()  # shown, drawn or looked at, and not yet put anywhere
        self.held_by = NOBODY  # whose they are: a family's or the deck's
        self.held_seen = 0  # a bit for each family that sees them
        self.flowers_known = NOTHING_KNOWN

    def copy(self) -> "Senji":
        t = Senji(self.book, self.seats, self.seed, self.house)
        t.family = self.family
        t.seat = self.seat
        t.round = self.round
        t.host = self.host
        t.last_round = self.last_round
        t.honour = self.honour[:]
        t.gained = self.gained
        t.closed = self.closed
        t.owner = self.owner[:]
        t.orders = self.orders
        t.units = self.units
        t.where = self.where[:]
        t.lord = self.lord
        t.retinue = self.retinue
        t.recruits = self.recruits
        t.kept = self.kept
        t.hands = self.hands
        t.exposed = self.exposed
        t.executed = self.executed
        t.piles = self.piles
        t.lots = self.lots
        t.bids = self.bids
        t.offers = self.offers
        t.drafts = self.drafts
        t.bidding = self.bidding
        t.written = self.written
        t.changes = self.changes
        t.cards_known = self.cards_known.copy()
        t.flowers = self.flowers
        t.deck = self.deck
        t.under = self.under
        t.discard = self.discard
        t.held = self.held
        t.held_by = self.held_by
        t.held_seen = self.held_seen
        t.flowers_known = self.flowers_known.copy()
        t.resume(self)
        return t

    def lay_out(self) -> None:
        """An empty board; every family holds its own cards, and everyone knows it (SEN-01)."""
        self.family = (NOBODY,) * self.seats
        self.seat = (NOBODY,) * KINDS_OF_FAMILY
        self.honour = [0] * KINDS_OF_FAMILY
        self.gained = (0,) * (KINDS_OF_FAMILY * len(SOURCES))
        self.owner = [NOBODY] * KINDS_OF_PROVINCE
        self.orders = (NOBODY,) * KINDS_OF_PROVINCE
        self.units = (0,) * (len(POWERS) * PLACES)
        self.where = [IN_DECK] * KINDS_OF_SAMURAI
        self.lord = (NOBODY,) * KINDS_OF_SAMURAI
        self.retinue = tuple(range(KINDS_OF_SAMURAI))
        self.recruits = ((),) * KINDS_OF_FAMILY
        self.hands = DECKS
        self.exposed = self.piles = ((),) * KINDS_OF_FAMILY
        self.offers = NO_OFFERS
        self.drafts = NO_DRAFTS
        self.bidding = NO_BIDDING
        self.written = self.changes = (0,) * KINDS_OF_FAMILY
        self.cards_known = nothing_known(STAKES + KINDS_OF_FAMILY)
        for family, deck in enumerate(DECKS):
            self.cards_known.openly(deck, family)
        self.flowers = ((),) * KINDS_OF_FAMILY
        self.deck = tuple(range(FLOWERS))
        self.flowers_known = nothing_known(UNDER + 1)
        self.flowers_known.openly(self.deck, DECK)

    # -- families and places ----------------------------------------------------------

    def families(self) -> list[int]:
        """The families at the table, in the order of the seats."""
        return [family for family in self.family if family != NOBODY and self.seat[family] >= 0]

    def fighter(self, power: int) -> int:
        """Who acts for a power: the host for the emperor (SEN-95)."""
        return self.host if power == EMPEROR else power

    def speaker(self, power: int) -> int:
        """The seat that acts for a power."""
        return self.seat[self.fighter(power)]

    def is_closed(self, province: int) -> bool:
        """Whether a province is out of play (SEN-02)."""
        return bool(self.closed >> province & 1)

    def provinces_of(self, power: int) -> list[int]:
        """The provinces a power holds."""
        return [province for province, owner in enumerate(self.owner) if owner == power]

    def units_at(self, power: int, place: int) -> int:
        """The units of a power in a province or at sea."""
        return self.units[power * PLACES + place]

    def in_play(self, power: int) -> int:
        """All units of a power on the board."""
        return sum(self.units[power * PLACES : (power + 1) * PLACES])

    def add_units(self, power: int, place: int, count: int) -> None:
        """So many more units, or fewer."""
        at = power * PLACES + place
        self.units = replaced(self.units, at, self.units[at] + count)

    def samurai_at(self, power: int, place: int) -> tuple[int, ...]:
        """The samurai of a power in a province or at sea."""
        if place not in self.where:
            return ()
        return tuple(
            [
                samurai
                for samurai, at in enumerate(self.where)
                if at == place and self.lord[samurai] == power
            ]
        )

    def serves(self, samurai: int, family: int) -> bool:
        """Whether a samurai is on the board for this family; the host commands the emperor's."""
        return self.where[samurai] >= 0 and self.fighter(self.lord[samurai]) == family

    # -- cards that move ----------------------------------------------------------------

    def staked(self, family: int) -> list[int]:
        """The cards of a hand that lie in this winter's bids."""
        return [card for _, bidder, card, locked in self.bids if bidder == family and not locked]

    def put_in_hand(self, family: int, card: int) -> None:
        """A diplomacy card comes to a hand; who knows of it is told apart."""
        self.hands = replaced(self.hands, family, tuple(sorted((*self.hands[family], card))))

    def letters_left(self, family: int) -> int:
        """How many offers a family may still make this winter (SEN-20)."""
        return self.house.offers - self.written[family] - self.changes[family]

    def draw_flowers(self, count: int, taker: int) -> tuple[int, ...]:
        """The next hanafuda cards, unseen by others; an empty deck is made of the discards again,
        as everyone sees (SEN-07)."""
        drawn = self.deck[:count]
        self.flowers_known.passed(DECK, taker, drawn, ALL_FLOWERS)
        first = len(self.deck) - len(self.under)
        for at in range(first, len(drawn)):  # who put a card there knows that it was drawn (SEN-61)
            self.flowers_known.seen_by(self.under[at - first], (drawn[at],), taker)
        self.deck = self.deck[count:]
        self.under = self.under[max(0, len(self.under) - len(self.deck)) :]
        if len(drawn) < count and self.discard:
            self.flowers_known.emptied(DECK)
            self.flowers_known.openly(self.discard, DECK)
            self.deck = self.shuffled(self.discard)
            self.discard = ()
            self.tell(RESHUFFLED)
            drawn += self.draw_flowers(count - len(drawn), taker)
        return drawn

    def put_flowers(self, family: int, flowers: tuple[int, ...]) -> None:
        """Hanafuda cards come to a hand; who knows of them is told apart."""
        self.flowers = replaced(self.flowers, family, tuple(sorted(self.flowers[family] + flowers)))

    def flower_showing(self, family: int, shown: int) -> int:
        """The card of a hand with this face; of two the one that more families know of."""
        alike = [flower for flower in self.flowers[family] if face(flower) == shown]
        if len(alike) == 1:
            return alike[0]
        known = [self.flowers_known.knowing(flower, family) for flower in alike]
        return alike[known.index(max(known))]

    # -- what is hidden -------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Cards in others' hands as far as this seat can tell, decks, orders, bids and letters.

        What is shuffled is put in order first: how it lay must not show in what is imagined.
        """
        viewer = NOBODY if seat == NOBODY else self.family[seat]
        self.forget_letters(viewer)
        self.deal_hands_anew(viewer)
        self.pick_hidden_cards_anew(viewer)
        self.deal_flowers_anew(viewer)
        self.deal_samurai_anew(viewer)
        self.know_anew(viewer)
        self.piles = tuple([self.shuffled(sorted(pile)) if pile else pile for pile in self.piles])
        for province, order in enumerate(self.orders):
            if order != NOBODY and self.fighter(self.owner[province]) != viewer:
                self.orders = replaced(self.orders, province, self.below(len(ORDERS)))

    def forget_letters(self, viewer: int) -> None:
        """Drafts of others, and offers between others, may as well not be there, and nobody knows
        how many they have written (SEN-20)."""
        for giver in range(KINDS_OF_FAMILY):
            if giver != viewer:
                self.drafts = replaced(self.drafts, giver, NO_OFFER)
                self.bidding = replaced(self.bidding, giver, NO_LOT)
                written = self.below(self.house.offers - self.changes[giver] + 1)
                self.written = replaced(self.written, giver, written)
        self.offers = offers_seen(self.offers, viewer)

    def deal_hands_anew(self, viewer: int) -> None:
        """Diplomacy cards change hands, and places in bids, as far as the viewer knows; what is
        shown in an offer is there for as long as the offer stands (SEN-20)."""
        cards: list[int] = []
        holders: list[int] = []
        held: list[list[int]] = [[] for _ in range(STAKES + KINDS_OF_FAMILY)]
        for family in range(KINDS_OF_FAMILY):
            if family == viewer:
                continue
            staked = self.staked(family)
            shown = self.offer_to(viewer, family).shown
            for card in self.hands[family]:
                if card in shown:
                    held[family].append(card)
                else:
                    cards.append(card)
                    holders.append(STAKES + family if card in staked else family)
        self.cards_known.put_back(viewer, cards, holders)
        self.cards_known.deal_anew(self, viewer, cards, holders)
        for card, holder in zip(cards, holders, strict=True):
            held[holder].append(card)
        for family in range(KINDS_OF_FAMILY):
            if family != viewer:
                hand = sorted(held[family] + held[STAKES + family])
                self.hands = replaced(self.hands, family, tuple(hand))
        self.lay_bids_anew(viewer, held)

    def offer_to(self, viewer: int, giver: int) -> Offer:
        """The offer that stands from a family to a viewer, if it is one."""
        if viewer in (NOBODY, giver):
            return NO_OFFER
        return self.offers[giver * KINDS_OF_FAMILY + viewer]

    def lay_bids_anew(self, viewer: int, held: list[list[int]]) -> None:
        """Any card that a family has staked may lie in any of its bids (SEN-27)."""
        pools = [list(self.shuffled(sorted(pool))) for pool in held[STAKES:]]
        bids: list[Bid] = []
        for lot, bidder, card, locked in self.bids:
            anew = bidder != viewer and not locked
            bids.append((lot, bidder, pools[bidder].pop() if anew else card, locked))
        self.bids = tuple(bids)

    def pick_hidden_cards_anew(self, viewer: int) -> None:
        """What lies face down in an offer to the viewer may be any card of its giver."""
        for giver in range(KINDS_OF_FAMILY):
            offer = self.offer_to(viewer, giver)
            if offer.hidden:
                busy = (*offer.shown, *self.staked(giver))
                pool = [c for c in self.hands[giver] if not IS_DECOY[c] and c not in busy]
                hidden = self.shuffled(pool)[: len(offer.hidden)]
                other = Offer(offer.to, offer.shown, tuple(sorted(hidden)), offer.wanted)
                self.offers = replaced(self.offers, giver * KINDS_OF_FAMILY + viewer, other)

    def deal_flowers_anew(self, viewer: int) -> None:
        """Hanafuda cards change places at random, then the deck is put in a new order."""
        others = [family for family in range(KINDS_OF_FAMILY) if family != viewer]
        unseen = viewer == NOBODY or not self.held_seen >> viewer & 1
        cards = [flower for family in others for flower in self.flowers[family]]
        holders = [family for family in others for flower in self.flowers[family]]
        held_from = len(cards)
        if unseen:
            cards += self.held
            holders += [self.held_by] * len(self.held)
        deck_from = len(cards)
        cards += self.deck
        holders += [DECK] * len(self.deck)
        self.flowers_known.deal_anew(self, viewer, cards, holders)
        if unseen:
            self.held = tuple(sorted(cards[held_from:deck_from]))
        start = 0
        for family in others:
            end = start + len(self.flowers[family])
            self.flowers = replaced(self.flowers, family, tuple(sorted(cards[start:end])))
            start = end
        self.order_deck_anew(viewer, cards[deck_from:])

    def order_deck_anew(self, viewer: int, cards: list[int]) -> None:
        """Of the deck's order a family knows only what it put underneath itself (SEN-61)."""
        first = len(cards) - len(self.under)
        fixed = {first + i for i, putter in enumerate(self.under) if putter == viewer != NOBODY}
        unknown = sorted([card for i, card in enumerate(cards) if i not in fixed])
        rest = list(self.shuffled(unknown))
        self.deck = tuple([card if i in fixed else rest.pop() for i, card in enumerate(cards)])

    def deal_samurai_anew(self, viewer: int) -> None:
        """Samurai drawn or chosen by others, and their deck (SEN-03, 63, 66)."""
        others = [family for family in range(KINDS_OF_FAMILY) if family != viewer]
        drawn = [samurai for family in others for samurai in self.recruits[family]]
        lord = self.lord[self.kept[0]] if self.kept else viewer
        chosen = self.kept if lord != viewer else ()
        pool = self.shuffled(sorted([*self.retinue, *drawn, *chosen]))
        for family in others:
            count = len(self.recruits[family])
            self.recruits = replaced(self.recruits, family, tuple(sorted(pool[:count])))
            pool = pool[count:]
        if chosen:
            self.choose_anew(lord, tuple(sorted(pool[: len(chosen)])))
        self.retinue = pool[len(chosen) :]

    def choose_anew(self, lord: int, chosen: tuple[int, ...]) -> None:
        """Other samurai than those chosen wait to be stationed."""
        lords = list(self.lord)
        for samurai in self.kept:
            self.where[samurai], lords[samurai] = IN_DECK, NOBODY
        for samurai in chosen:
            self.where[samurai], lords[samurai] = WAITING, lord
        self.lord = tuple(lords)
        self.kept = chosen

    def know_anew(self, viewer: int) -> None:
        """Other families know the cards they have on this table: in hand, in bids, under the deck,
        and those they look at."""
        self.cards_known.known_anew(viewer, self.hands)
        self.flowers_known.known_anew(viewer, self.flowers)
        for _, bidder, card, locked in self.bids:
            if bidder != viewer and not locked:
                self.cards_known.seen_by(bidder, (card,), STAKES + bidder)
        first = len(self.deck) - len(self.under)
        for i, putter in enumerate(self.under):
            if putter != viewer:
                self.flowers_known.seen_by(putter, (self.deck[first + i],), UNDER)
        for family in range(KINDS_OF_FAMILY):
            if family != viewer and self.held_seen >> family & 1:
                self.flowers_known.seen_by(family, self.held, self.held_by)
