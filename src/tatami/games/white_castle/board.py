"""The main board of The White Castle: bridges, spaces, rooms, gardens, yards and the track."""

from tatami.core.frame import Book
from tatami.core.table import NO_NUMBERS, Table
from tatami.core.words import NOBODY
from tatami.games.white_castle.printed import COLOURS, FAVOURS_A_CARD, FLOORS, ROOMS, SPACES


class MainBoard(Table):
    """The options, the round, and what lies on the main board.

    A solo game has one seat and two clans: the second is the rival's, and nobody speaks for it.
    """

    def __init__(self, book: Book, seats: int, seed: int) -> None:
        super().__init__(book, seats, seed)
        self.clans = seats if seats > 1 else 2
        self.promo = False  # options
        self.fixed_well = False
        self.rows_once = False
        self.difficulty = 0
        self.round = 1
        self.order: tuple[int, ...] = ()  # of the turns, first to last
        self.bridges: list[tuple[int, ...]] = []  # the dice on each; an empty end is a 0
        self.spaces: list[tuple[int, ...]] = []  # the dice on each, the last one on top
        self.tiles: tuple[int, ...] = ()  # a dice tile for each slot
        self.rooms = NO_NUMBERS  # the card in each room
        self.decks: list[tuple[int, ...]] = []  # by floor; there is none at the gate
        self.daimyo = NOBODY
        self.favours: tuple[int, ...] = ()  # whose courtier stands there
        self.gardens: tuple[int, ...] = ()  # the card of each garden
        self.yard_tiles: tuple[int, ...] = ()
        self.track = NO_NUMBERS
        self.arrived: tuple[int, ...] = ()  # clans by their last step, latest first: the stacks
        self.pairs: tuple[tuple[int, int], ...] = ()  # starting cards not yet chosen

    def copy_board(self, original: "MainBoard") -> None:
        """Lay the board as the original's is laid."""
        self.promo = original.promo
        self.fixed_well = original.fixed_well
        self.rows_once = original.rows_once
        self.difficulty = original.difficulty
        self.round = original.round
        self.order = original.order
        self.bridges = original.bridges[:]
        self.spaces = original.spaces[:]
        self.tiles = original.tiles
        self.rooms = original.rooms[:]
        self.decks = original.decks[:]
        self.daimyo = original.daimyo
        self.favours = original.favours
        self.gardens = original.gardens
        self.yard_tiles = original.yard_tiles
        self.track = original.track[:]
        self.arrived = original.arrived
        self.pairs = original.pairs

    def unpack_board(self) -> None:
        """The main board before anything lies on it."""
        self.bridges = [(0, 0)] * len(COLOURS)
        self.spaces = [()] * len(SPACES)
        self.rooms = [NOBODY] * ROOMS
        self.decks = [()] * len(FLOORS)
        self.favours = (NOBODY,) * FAVOURS_A_CARD
        self.track = [0] * self.clans
