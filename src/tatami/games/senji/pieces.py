"""All pieces of Senji: to the board come diplomacy cards, letters, bids and hanafuda."""

from tatami.core.frame import Book
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.board import Board
from tatami.games.senji.house import House
from tatami.games.senji.knowledge import NOTHING_KNOWN, nothing_known
from tatami.games.senji.letters import NO_BIDDING, NO_DRAFTS, NO_OFFER, NO_OFFERS, Bid, Offer
from tatami.games.senji.printed import DECKS, FLOWERS, KINDS_OF_FAMILY, face
from tatami.games.senji.tokens import ALL_FLOWERS, DECK, STAKES, TRADABLE, UNDER
from tatami.games.senji.words import RESHUFFLED


class Pieces(Board):
    """The board, what each family holds, offers and stakes, the decks, and who knows which card."""

    def __init__(self, book: Book, seats: int, seed: int, house: House) -> None:
        super().__init__(book, seats, seed, house)
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
        self.written: tuple[int, ...] = ()  # letters begun this winter; secret
        self.changes: tuple[int, ...] = ()  # bids taken back and changes of mind; open
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

    def copy_cards(self, original: "Pieces") -> None:
        """Deal the cards as the original's are dealt."""
        self.hands = original.hands
        self.exposed = original.exposed
        self.executed = original.executed
        self.piles = original.piles
        self.lots = original.lots
        self.bids = original.bids
        self.offers = original.offers
        self.drafts = original.drafts
        self.bidding = original.bidding
        self.written = original.written
        self.changes = original.changes
        self.cards_known = original.cards_known.copy()
        self.flowers = original.flowers
        self.deck = original.deck
        self.under = original.under
        self.discard = original.discard
        self.held = original.held
        self.held_by = original.held_by
        self.held_seen = original.held_seen
        self.flowers_known = original.flowers_known.copy()

    def lay_out_cards(self) -> None:
        """Every family holds its own cards, and everyone knows it (SEN-01)."""
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

    # -- cards that move ----------------------------------------------------------------

    def staked(self, family: int) -> list[int]:
        """The cards of a hand that lie in this winter's bids."""
        return [card for _, bidder, card, locked in self.bids if bidder == family and not locked]

    def put_in_hand(self, family: int, card: int) -> None:
        """A diplomacy card comes to a hand; the caller notes who knows of it."""
        self.hands = replaced(self.hands, family, tuple(sorted((*self.hands[family], card))))

    def rumours_run(self) -> None:
        """While the floor is open, cards may change hands and nobody else sees it (SEN-20)."""
        self.cards_known.spread(self.families(), TRADABLE)

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
        """Hanafuda cards come to a hand; the caller notes who knows of them."""
        self.flowers = replaced(self.flowers, family, tuple(sorted(self.flowers[family] + flowers)))

    def flower_showing(self, family: int, shown: int) -> int:
        """The card of a hand with this face; of two the one that more families know of."""
        alike = [flower for flower in self.flowers[family] if face(flower) == shown]
        if len(alike) == 1:
            return alike[0]
        known = [self.flowers_known.knowing(flower, family) for flower in alike]
        return alike[known.index(max(known))]

    def offer_to(self, viewer: int, giver: int) -> Offer:
        """The offer that stands from a family to a viewer, if both are families."""
        if viewer == giver or NOBODY in (viewer, giver):
            return NO_OFFER
        return self.offers[giver * KINDS_OF_FAMILY + viewer]
