"""What lies on a table of The White Castle."""

from typing import Final, final

from tatami.core.ask import Ask
from tatami.core.frame import Book
from tatami.core.table import NO_NUMBERS, replaced
from tatami.core.words import NOBODY, SEAT, Word
from tatami.games.white_castle.board import MainBoard
from tatami.games.white_castle.effects import COIN, GOODS, POINTS, RESOURCES, SEAL
from tatami.games.white_castle.printed import (
    COLOURS,
    FLOORS,
    GARDENS,
    LIMIT,
    MEMBERS,
    MEMBERS_A_KIND,
    SEALS_A_RESOURCE,
    YARDS,
)
from tatami.games.white_castle.words import PAID, RIVAL, TRADE, TRADED

KINDS_OF_MEMBER: Final = len(MEMBERS)
KINDS_OF_FLOOR: Final = len(FLOORS)
KINDS_OF_YARD: Final = len(YARDS)

# Where clan points come from at the end, in addition to those scored in play.
FROM_PURSE: Final = 0
FROM_RESOURCES: Final = 1
FROM_TIME: Final = 2
FROM_COURTIERS: Final = 3
FROM_WARRIORS: Final = 4
FROM_GARDENERS: Final = 5
SOURCES: Final = 6

DIE_SIDES: Final = 6
NO_LANTERNS: Final[list[tuple[int, ...]]] = []  # before the boards are unpacked


@final
class WhiteCastle(MainBoard):
    """The main board, and what each clan has; in a solo game also the rival's deck."""

    def __init__(self, book: Book, seats: int, seed: int) -> None:
        super().__init__(book, seats, seed)
        self.goods = NO_NUMBERS
        self.members: tuple[int, ...] = ()  # still at home
        self.courtiers: tuple[int, ...] = ()  # on each floor
        self.warriors: tuple[int, ...] = ()  # in each yard
        self.gardeners: tuple[int, ...] = ()  # in each garden, a bit for each clan
        self.domains: tuple[int, ...] = ()  # the die on each row
        self.actions = NO_NUMBERS  # the action card of each clan
        self.lanterns = NO_LANTERNS
        self.counted: tuple[int, ...] = ()
        self.rows_used = 0  # rows resolved in this turn, as bits, where each may be only once
        # the rival of a solo game
        self.deck: tuple[int, ...] = ()  # the back of the first is seen
        self.unseen = 0  # how many cards after the first nobody knows; those below went under
        self.removed: tuple[int, ...] = ()  # cards the rival's courtiers took out of the castle

    def unpack(self) -> None:
        """The boards before anything lies on them; each clan has all its members at home, and
        nothing else (WHI-11)."""
        self.unpack_board()
        clans = self.clans
        self.goods = [0] * (clans * GOODS)
        self.members = (MEMBERS_A_KIND,) * (clans * KINDS_OF_MEMBER)
        self.courtiers = (0,) * (clans * KINDS_OF_FLOOR)
        self.warriors = (0,) * (clans * KINDS_OF_YARD)
        self.gardeners = (0,) * len(GARDENS)
        self.domains = (0,) * (clans * KINDS_OF_MEMBER)
        self.actions = [NOBODY] * clans
        self.lanterns = [()] * clans
        self.counted = (0,) * (clans * SOURCES)

    def copy(self) -> "WhiteCastle":
        t = WhiteCastle(self.book, self.seats, self.seed)
        t.copy_board(self)
        t.goods = self.goods[:]
        t.members = self.members
        t.courtiers = self.courtiers
        t.warriors = self.warriors
        t.gardeners = self.gardeners
        t.domains = self.domains
        t.actions = self.actions[:]
        t.lanterns = self.lanterns[:]
        t.counted = self.counted
        t.rows_used = self.rows_used
        t.deck = self.deck
        t.unseen = self.unseen
        t.removed = self.removed
        t.resume(self)
        return t

    # -- goods ----------------------------------------------------------------------

    def has(self, clan: int, good: int) -> int:
        """How much of a good a clan owns."""
        return self.goods[clan * GOODS + good]

    def room_for(self, clan: int, good: int) -> int:
        """How much more of it the clan can keep (WHI-26, 28)."""
        return LIMIT[good] - self.goods[clan * GOODS + good]

    def pay(self, clan: int, good: int, amount: int) -> None:
        """A price is paid in full (WHI-27)."""
        self.goods[clan * GOODS + good] -= amount
        if self.chronicle is not None:
            self.tell(PAID[good], self.who(clan), amount)

    def asides(self, ask: Ask) -> None:
        """At any decision a seal is worth a coin, and two are worth a resource (WHI-28)."""
        seals = self.goods[ask.seat * GOODS + SEAL]
        if not seals:
            return
        ask.offer(TRADE[COIN])
        if seals >= SEALS_A_RESOURCE:
            for good in range(RESOURCES):
                ask.offer(TRADE[good], unless="" if self.room_for(ask.seat, good) else "WHI-26")

    def aside(self, seat: int, word: Word) -> bool:
        """Seals are traded (WHI-28)."""
        if word.verb is not TRADE:
            return False
        self.goods[seat * GOODS + SEAL] -= 1 if word.arg == COIN else SEALS_A_RESOURCE
        self.goods[seat * GOODS + word.arg] += 1
        self.tell(TRADED, SEAT[seat], word)
        return True

    # -- clans ------------------------------------------------------------------------

    def who(self, clan: int) -> Word:
        """A clan as events name it."""
        return SEAT[clan] if clan < self.seats else RIVAL

    def at_home(self, clan: int, kind: int) -> int:
        """How many members of a kind have not been sent yet (WHI-34)."""
        return self.members[clan * KINDS_OF_MEMBER + kind]

    def on_floor(self, clan: int, floor: int) -> int:
        """How many courtiers of a clan stand on a floor."""
        return self.courtiers[clan * KINDS_OF_FLOOR + floor]

    def score(self, clan: int) -> int:
        """All clan points of a clan so far."""
        counted = self.counted[clan * SOURCES : (clan + 1) * SOURCES]
        return self.goods[clan * GOODS + POINTS] + sum(counted)

    def send(self, clan: int, kind: int) -> None:
        """The leftmost member of a kind leaves home and uncovers a reward (WHI-34)."""
        self.members = changed(self.members, clan * KINDS_OF_MEMBER + kind, -1)

    def move_courtier(self, clan: int, floor: int, by: int) -> None:
        """A courtier arrives on a floor, or leaves it."""
        self.courtiers = changed(self.courtiers, clan * KINDS_OF_FLOOR + floor, by)

    def stand(self, clan: int, space: int) -> None:
        """A marker that moves comes to stand on top of its stack (WHI-51)."""
        self.track[clan] = space
        others = [other for other in self.arrived if other != clan]
        self.arrived = (clan, *others)

    # -- what is hidden -----------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """The decks of the castle, and the solo cards whose place nobody knows.

        Cards are sorted before they are shuffled: their true order must not influence the new one.
        """
        for floor, deck in enumerate(self.decks):
            if len(deck) > 1:
                self.decks[floor] = self.shuffled(sorted(deck))
        if self.unseen > 1:
            unseen = self.shuffled(sorted(self.deck[1 : 1 + self.unseen]))
            self.deck = (self.deck[0], *unseen, *self.deck[1 + self.unseen :])


def changed(row: tuple[int, ...], i: int, by: int) -> tuple[int, ...]:
    """A row of figures with one of them changed by this much."""
    return replaced(row, i, row[i] + by)


def die(clan: int, colour: int, value: int) -> int:
    """A die on the board and whose it is, as one number."""
    return (clan * len(COLOURS) + colour) * DIE_SIDES + value


def value_of(number: int) -> int:
    """The value such a die shows, from 1 to 6."""
    return (number - 1) % DIE_SIDES + 1


def colour_of(number: int) -> int:
    """The colour of such a die."""
    return (number - 1) // DIE_SIDES % len(COLOURS)


def clan_of(number: int) -> int:
    """The clan that placed such a die."""
    return (number - 1) // (DIE_SIDES * len(COLOURS))
