"""The board of Senji, and the samurai on it: what concerns families and places."""

from tatami.core.frame import Book
from tatami.core.table import NO_NUMBERS, Table, replaced
from tatami.core.words import NOBODY
from tatami.games.senji.house import House
from tatami.games.senji.printed import (
    EMPEROR,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    PLACES,
    POWERS,
)
from tatami.games.senji.tokens import IN_DECK, SOURCES


class Board(Table):
    """Rounds, honour, provinces, units and samurai; all by family, not by seat."""

    def __init__(self, book: Book, seats: int, seed: int, house: House) -> None:
        super().__init__(book, seats, seed)
        self.house = house
        # Lists are filled by lay_out or copy; what seldom changes is a tuple, which copies share.
        self.family: tuple[int, ...] = ()  # of each seat
        self.seat: tuple[int, ...] = ()  # of each family; absent ones have none
        self.round = 0
        self.host = NOBODY
        self.last_round = False
        self.honour = NO_NUMBERS
        self.gained: tuple[int, ...] = ()  # by family and source
        self.closed = 0  # a bit for each province out of play
        self.owner = NO_NUMBERS
        self.orders: tuple[int, ...] = ()
        self.units: tuple[int, ...] = ()  # by power and place
        # samurai
        self.where = NO_NUMBERS
        self.lord: tuple[int, ...] = ()
        self.retinue: tuple[int, ...] = ()  # their deck, from the top
        self.recruits: tuple[tuple[int, ...], ...] = ()  # drawn to choose from
        self.kept: tuple[int, ...] = ()  # chosen in secret out of them, and not yet stationed

    def copy_board(self, original: "Board") -> None:
        """Lay the board as the original's is laid."""
        self.family = original.family
        self.seat = original.seat
        self.round = original.round
        self.host = original.host
        self.last_round = original.last_round
        self.honour = original.honour[:]
        self.gained = original.gained
        self.closed = original.closed
        self.owner = original.owner[:]
        self.orders = original.orders
        self.units = original.units
        self.where = original.where[:]
        self.lord = original.lord
        self.retinue = original.retinue
        self.recruits = original.recruits
        self.kept = original.kept

    def lay_out_board(self) -> None:
        """An empty board, and every samurai in the deck (SEN-01)."""
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
        """Add this many units, or take some away."""
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
