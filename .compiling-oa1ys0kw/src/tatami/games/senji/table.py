"""What lies on a table of Senji."""

from typing import Final, final

from tatami.core.frame import Book
from tatami.core.table import Table
from tatami.core.words import NOBODY
from tatami.games.senji.knowledge import Rows, bit, deal_anew, known_anew, openly, passed
from tatami.games.senji.printed import (
    DECKS,
    EMPEROR,
    FAMILY_OF,
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
from tatami.games.senji.words import RESHUFFLED

# Where honour comes from.
FROM_WAR: Final = 0
FROM_FLOWERS: Final = 1
FROM_SETS: Final = 2
FROM_SAMURAI: Final = 3
FROM_HOSTAGES: Final = 4
FROM_EXECUTIONS: Final = 5
SOURCES: Final = ("war", "flowers", "sets", "samurai", "hostages", "executions")

# Where a samurai is when he is in no place of the board.
IN_DECK: Final = -1
DEAD: Final = -2
AS_KAMI: Final = -3
GONE: Final = -4
WAITING: Final = -5  # chosen, and not yet placed

DECK: Final = KINDS_OF_FAMILY + 1  # the holder of flowers that nobody has drawn
NO_FLOWER_IS_FIXED: Final = (False,) * FLOWERS


@final
class House:
    """What was agreed on before the game."""

    def __init__(
        self, goal: int, kami: bool, imperial: bool, umeko: bool, executions: int, offers: int
    ) -> None:
        self.goal = goal
        self.kami = kami
        self.imperial = imperial
        self.umeko_swaps_flowers = umeko
        self.executions = executions  # most in one combat; 0 for any number
        self.offers = offers  # most of one family in one winter


@final
class Offer:
    """Cards given and cards asked for, from one family to another. It never changes."""

    def __init__(
        self, to: int, shown: tuple[int, ...], hidden: tuple[int, ...], wanted: tuple[int, ...]
    ) -> None:
        self.to = to
        self.shown = shown
        self.hidden = hidden
        self.wanted = wanted

    def given(self) -> tuple[int, ...]:
        """All cards given, shown or not."""
        return self.shown + self.hidden


NO_OFFER: Final = Offer(NOBODY, (), (), ())
NO_LOT: Final = (NOBODY, NOBODY)
Bid = tuple[int, int, int, int]  # the lot, the bidder, the card staked, and whether it is locked


@final
class Senji(Table):
    """The board, the cards, and what each family has; all by family, not by seat."""

    def __init__(self, book: Book, seats: int, seed: int, house: House) -> None:
        super().__init__(book, seats, seed)
        self.house = house
        # Lists are empty here: lay_out fills those of a new table, copy those of a copy.
        self.family: list[int] = []  # of each seat
        self.seat: list[int] = []  # of each family; absent ones have none
        self.round = 0
        self.host = NOBODY
        self.last_round = False
        self.honour: list[int] = []
        self.gained: list[int] = []  # by family and source
        # the board
        self.closed = 0  # a bit for each province out of play
        self.owner: list[int] = []
        self.orders: list[int] = []
        self.units: list[int] = []  # by power and place
        # samurai
        self.where: list[int] = []
        self.lord: list[int] = []
        self.retinue: tuple[int, ...] = ()  # their deck, from the top
        self.recruits: list[tuple[int, ...]] = []  # drawn to choose from
        # diplomacy cards
        self.hands: list[tuple[int, ...]] = []
        self.exposed: list[tuple[int, ...]] = []
        self.executed: tuple[int, ...] = ()
        self.piles: list[tuple[int, ...]] = []  # of absent families
        self.lots: tuple[int, ...] = ()
        self.bids: tuple[Bid, ...] = ()
        self.offers: list[Offer] = []  # by giver and taker
        self.drafts: list[Offer] = []
        self.bidding: list[tuple[int, int]] = []  # the lot a family stakes on, and its last card
        self.cards_known: Rows = []
        # hanafuda
        self.flowers: list[tuple[int, ...]] = []
        self.deck: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()  # who put the lowest cards of the deck there
        self.discard: tuple[int, ...] = ()
        self.held: tuple[int, ...] = ()  # shown, drawn or looked at, and not yet put anywhere
        self.held_by = NOBODY  # whose they are: a family's or the deck's
        self.held_seen = 0  # a bit for each family that sees them
        self.flowers_known: Rows = []

    def copy(self) -> "Senji":
        t = Senji(self.book, self.seats, self.seed, self.house)
        t.family = self.family[:]
        t.seat = self.seat[:]
        t.round = self.round
        t.host = self.host
        t.last_round = self.last_round
        t.honour = self.honour[:]
        t.gained = self.gained[:]
        t.closed = self.closed
        t.owner = self.owner[:]
        t.orders = self.orders[:]
        t.units = self.units[:]
        t.where = self.where[:]
        t.lord = self.lord[:]
        t.retinue = self.retinue
        t.recruits = self.recruits[:]
        t.hands = self.hands[:]
        t.exposed = self.exposed[:]
        t.executed = self.executed
        t.piles = self.piles[:]
        t.lots = self.lots
        t.bids = self.bids
        t.offers = self.offers[:]
        t.drafts = self.drafts[:]
        t.bidding = self.bidding[:]
        t.cards_known = self.cards_known[:]
        t.flowers = self.flowers[:]
        t.deck = self.deck
        t.under = self.under
        t.discard = self.discard
        t.held = self.held
        t.held_by = self.held_by
        t.held_seen = self.held_seen
        t.flowers_known = self.flowers_known[:]
        t.resume(self)
        return t

    def lay_out(self) -> None:
        """An empty board; every family holds its own cards, and everyone knows it (SEN-01)."""
        self.family = [NOBODY] * self.seats
        self.seat = [NOBODY] * KINDS_OF_FAMILY
        self.honour = [0] * KINDS_OF_FAMILY
        self.gained = [0] * (KINDS_OF_FAMILY * len(SOURCES))
        self.owner = [NOBODY] * KINDS_OF_PROVINCE
        self.orders = [NOBODY] * KINDS_OF_PROVINCE
        self.units = [0] * (len(POWERS) * PLACES)
        self.where = [IN_DECK] * KINDS_OF_SAMURAI
        self.lord = [NOBODY] * KINDS_OF_SAMURAI
        self.retinue = tuple(range(KINDS_OF_SAMURAI))
        self.recruits = [()] * KINDS_OF_FAMILY
        self.hands = list(DECKS)
        self.exposed = [()] * KINDS_OF_FAMILY
        self.piles = [()] * KINDS_OF_FAMILY
        self.offers = [NO_OFFER] * (KINDS_OF_FAMILY * KINDS_OF_FAMILY)
        self.drafts = [NO_OFFER] * KINDS_OF_FAMILY
        self.bidding = [NO_LOT] * KINDS_OF_FAMILY
        self.cards_known = [tuple([bit(family) for family in FAMILY_OF])] * (KINDS_OF_FAMILY + 1)
        self.flowers = [()] * KINDS_OF_FAMILY
        self.deck = tuple(range(FLOWERS))
        self.flowers_known = [(bit(DECK),) * FLOWERS] * (KINDS_OF_FAMILY + 1)

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
        self.units[power * PLACES + place] += count

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
        self.hands[family] = tuple(sorted((*self.hands[family], card)))

    def draw_flowers(self, count: int) -> tuple[int, ...]:
        """The next hanafuda cards; an empty deck is made of the discards again (SEN-07)."""
        drawn = self.deck[:count]
        self.deck = self.deck[count:]
        self.under = self.under[max(0, len(self.under) - len(self.deck)) :]
        if len(drawn) < count and self.discard:
            openly(self.flowers_known, self.discard, bit(DECK))
            self.deck = self.shuffled(self.discard)
            self.discard = ()
            self.tell(RESHUFFLED)
            drawn += self.draw_flowers(count - len(drawn))
        return drawn

    def take_flowers(self, family: int, flowers: tuple[int, ...]) -> None:
        """Cards drawn unseen by others go into a hand."""
        self.flowers[family] = tuple(sorted(self.flowers[family] + flowers))
        self.took_unseen(family, flowers)

    def took_unseen(self, family: int, flowers: tuple[int, ...]) -> None:
        """Others know only how many cards came from the deck."""
        passed(self.flowers_known, DECK, family, flowers, NO_FLOWER_IS_FIXED)

    def flower_showing(self, family: int, shown: int) -> int:
        """The card of a hand with this face; of two the one that more families know of."""
        best, most = NOBODY, -1
        for flower in self.flowers[family]:
            if face(flower) == shown:
                known = sum([row[flower] == bit(family) for row in self.flowers_known])
                if known > most:
                    best, most = flower, known
        return best

    # -- what is hidden -------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Cards in others' hands as far as this seat can tell, decks, orders, bids and letters."""
        viewer = NOBODY if seat == NOBODY else self.family[seat]
        self.forget_letters(viewer)
        self.deal_hands_anew(viewer)
        self.pick_hidden_cards_anew(viewer)
        self.deal_flowers_anew(viewer)
        self.deal_samurai_anew(viewer)
        known_anew(self.cards_known, viewer, self.hands)
        known_anew(self.flowers_known, viewer, self.flowers)
        for family in range(KINDS_OF_FAMILY):
            if self.piles[family]:
                self.piles[family] = self.shuffled(self.piles[family])
        for province, order in enumerate(self.orders):
            if order != NOBODY and self.fighter(self.owner[province]) != viewer:
                self.orders[province] = self.below(len(ORDERS))

    def forget_letters(self, viewer: int) -> None:
        """Drafts of others, and offers between others, may as well not be there (SEN-20)."""
        for giver in range(KINDS_OF_FAMILY):
            if giver != viewer:
                self.drafts[giver] = NO_OFFER
                self.bidding[giver] = NO_LOT
                for taker in range(KINDS_OF_FAMILY):
                    if taker != viewer:
                        self.offers[giver * KINDS_OF_FAMILY + taker] = NO_OFFER

    def deal_hands_anew(self, viewer: int) -> None:
        """Diplomacy cards change hands at random, as far as the viewer's row allows."""
        others = [family for family in range(KINDS_OF_FAMILY) if family != viewer]
        self.shuffle_bids(viewer)
        fixed = [card for bidder in others for card in self.staked(bidder)]
        for giver in others:  # what is shown in an offer is there for as long as the offer stands
            fixed += self.offers[giver * KINDS_OF_FAMILY + viewer].shown if viewer >= 0 else ()
        cards = [card for family in others for card in self.hands[family] if card not in fixed]
        holders = [family for family in others for c in self.hands[family] if c not in fixed]
        deal_anew(self, cards, holders, self.cards_known[viewer])
        for family in others:
            held = [card for card, holder in zip(cards, holders, strict=True) if holder == family]
            held += [card for card in self.hands[family] if card in fixed]
            self.hands[family] = tuple(sorted(held))
        self.shuffle_bids(viewer)

    def shuffle_bids(self, viewer: int) -> None:
        """Any own card of a bidder may lie in its bids (SEN-27), but for one it shows the viewer in
        an offer (SEN-20)."""
        for family in range(KINDS_OF_FAMILY):
            if family != viewer and self.staked(family):
                letter = self.offers[family * KINDS_OF_FAMILY + viewer] if viewer >= 0 else NO_OFFER
                own = [
                    card
                    for card in self.hands[family]
                    if FAMILY_OF[card] == family and not IS_DECOY[card] and card not in letter.shown
                ]
                pool = list(self.shuffled(own))
                self.bids = tuple(
                    [
                        bid if bid[1] != family or bid[3] else (bid[0], family, pool.pop(), 0)
                        for bid in self.bids
                    ]
                )

    def pick_hidden_cards_anew(self, viewer: int) -> None:
        """What lies face down in an offer to the viewer may be any card of its giver."""
        for giver in range(KINDS_OF_FAMILY):
            if viewer == NOBODY or giver == viewer:
                continue
            offer = self.offers[giver * KINDS_OF_FAMILY + viewer]
            if offer.hidden:
                busy = (*offer.shown, *self.staked(giver))
                pool = [c for c in self.hands[giver] if not IS_DECOY[c] and c not in busy]
                hidden = self.shuffled(pool)[: len(offer.hidden)]
                self.offers[giver * KINDS_OF_FAMILY + viewer] = Offer(
                    offer.to, offer.shown, tuple(sorted(hidden)), offer.wanted
                )

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
        deal_anew(self, cards, holders, self.flowers_known[viewer])
        if unseen:
            self.held = tuple(sorted(cards[held_from:deck_from]))
        start = 0
        for family in others:
            end = start + len(self.flowers[family])
            self.flowers[family] = tuple(sorted(cards[start:end]))
            start = end
        self.order_deck_anew(viewer, cards[deck_from:])

    def order_deck_anew(self, viewer: int, cards: list[int]) -> None:
        """Of the deck's order a family knows only what it put underneath itself (SEN-61)."""
        first = len(cards) - len(self.under)
        fixed = {first + i for i, putter in enumerate(self.under) if putter == viewer != NOBODY}
        rest = list(self.shuffled([card for i, card in enumerate(cards) if i not in fixed]))
        self.deck = tuple([card if i in fixed else rest.pop() for i, card in enumerate(cards)])

    def deal_samurai_anew(self, viewer: int) -> None:
        """Samurai drawn by others to choose from, and their deck (SEN-03, 63)."""
        others = [family for family in range(KINDS_OF_FAMILY) if family != viewer]
        drawn = [samurai for family in others for samurai in self.recruits[family]]
        pool = self.shuffled([*self.retinue, *drawn])
        for family in others:
            count = len(self.recruits[family])
            self.recruits[family] = tuple(sorted(pool[:count]))
            pool = pool[count:]
        self.retinue = pool
