"""What lies on a table of Shitennō."""

from typing import Final, final

from tatami.core.frame import Book
from tatami.core.table import NO_NUMBERS, Table
from tatami.core.words import NOBODY
from tatami.games.shitenno.printed import (
    KAMONS,
    KINDS_OF_BONUS,
    POSITIONS,
    PROVINCES,
    troop_face,
)
from tatami.games.shitenno.words import RESHUFFLED

# Where favour points come from.
FROM_POSITIONS: Final = 0
FROM_TITLES: Final = 1
FROM_KOKU: Final = 2
FROM_MAJORITIES: Final = 3
SOURCES: Final = 4

NO_CARDS: Final[list[tuple[int, ...]]] = []  # before the board is unpacked


@final
class Shitenno(Table):
    """The board, the decks, and what each general has."""

    def __init__(self, book: Book, seats: int, seed: int) -> None:
        super().__init__(book, seats, seed)
        self.year = 1  # the first year played is 2: even years come first (SHI-07)
        self.generals = NO_NUMBERS
        self.titles = NO_NUMBERS  # by their seals
        self.hands = NO_CARDS  # in the order of the kinds
        self.remembered = NO_CARDS  # cards all saw go into each hand
        self.bonuses = NO_NUMBERS  # tiles won and not yet used
        self.kamons = NO_NUMBERS  # left in stock
        self.favour = NO_NUMBERS
        self.troops: tuple[int, ...] = ()  # decks, from the top
        self.koku: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.stacks = NO_CARDS  # bonus tiles, from the top
        self.board = NO_NUMBERS  # whose kamon stands there
        self.golden = NO_NUMBERS

    def unpack(self) -> "Shitenno":
        """The board before anything lies on it, and players who have nothing yet."""
        seats, positions = self.seats, len(PROVINCES) * POSITIONS
        self.generals = [NOBODY] * seats
        self.titles = [0] * seats
        self.hands, self.remembered = [()] * seats, [()] * seats
        self.bonuses = [0] * (seats * KINDS_OF_BONUS)
        self.kamons = [KAMONS[seats]] * seats
        self.favour = [0] * (seats * SOURCES)
        self.stacks = [()] * len(PROVINCES)
        self.board = [NOBODY] * positions
        self.golden = [0] * positions
        return self

    def copy(self) -> "Shitenno":
        t = Shitenno(self.book, self.seats, self.seed)
        t.year = self.year
        t.generals = self.generals[:]
        t.titles = self.titles[:]
        t.hands = self.hands[:]
        t.remembered = self.remembered[:]
        t.bonuses = self.bonuses[:]
        t.kamons = self.kamons[:]
        t.favour = self.favour[:]
        t.troops = self.troops
        t.koku = self.koku
        t.discard = self.discard
        t.stacks = self.stacks[:]
        t.board = self.board[:]
        t.golden = self.golden[:]
        t.resume(self)
        return t

    # -- what everyone can see ------------------------------------------------------

    def score(self, seat: int) -> int:
        """All favour points of a player so far."""
        return sum(self.favour[seat * SOURCES : (seat + 1) * SOURCES])

    def in_order(self) -> list[int]:
        """The seats by title, highest first."""
        return sorted(range(self.seats), key=lambda seat: -self.titles[seat])

    def bonus(self, seat: int, kind: int) -> int:
        """How many bonus tiles of a kind a player has."""
        return self.bonuses[seat * KINDS_OF_BONUS + kind]

    def free_position(self, province: int) -> int:
        """The leftmost free position of a province, POSITIONS when it is full (SHI-21)."""
        first = province * POSITIONS
        position = 0
        while position < POSITIONS and self.board[first + position] != NOBODY:
            position += 1
        return position

    def draw_troops(self, count: int) -> tuple[int, ...]:
        """The next cards; when the deck is empty the discard is shuffled, not before (SHI-12)."""
        drawn = self.troops[:count]
        self.troops = self.troops[count:]
        if len(drawn) < count and self.discard:
            self.troops = self.shuffled(self.discard)
            self.discard = ()
            self.tell(RESHUFFLED)
            drawn += self.draw_troops(count - len(drawn))
        return drawn

    # -- what is hidden -------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Others' cards except those that all saw, the decks, and the stacks below their tops.

        Cards are sorted before they are shuffled: their true order must not influence the new one.
        """
        self.deal_hands_anew(seat)
        self.koku = self.shuffled(sorted(self.koku))
        self.stack_tiles_anew()

    def deal_hands_anew(self, seat: int) -> None:
        """Troop cards nobody saw: in the deck, dealt at the start, or drawn with a tile."""
        others = [other for other in range(self.seats) if other != seat]
        unseen = [rest(self.hands[other], self.remembered[other]) for other in others]
        deck = self.shuffled(
            sorted([card for cards in unseen for card in cards] + list(self.troops))
        )
        for other, cards in zip(others, unseen, strict=True):
            self.hands[other] = tuple(sorted(self.remembered[other] + deck[: len(cards)]))
            deck = deck[len(cards) :]
        self.troops = deck

    def stack_tiles_anew(self) -> None:
        """Each top tile keeps its troop face; all else in the stacks is unknown (SHI-02)."""
        pool = list(self.shuffled(sorted([tile for stack in self.stacks for tile in stack])))
        tops: list[int] = []
        for stack in self.stacks:
            if stack:
                top = next(tile for tile in pool if troop_face(tile) == troop_face(stack[0]))
                pool.remove(top)
                tops.append(top)
        for i, stack in enumerate(self.stacks):
            if stack:
                below = len(stack) - 1
                self.stacks[i] = (tops.pop(0), *pool[:below])
                del pool[:below]


def rest(cards: tuple[int, ...], some: tuple[int, ...]) -> tuple[int, ...]:
    """The cards, less these."""
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)
