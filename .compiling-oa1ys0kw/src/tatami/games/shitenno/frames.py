"""Shitennō's rules in progress: what each has to remember from step to step."""

from typing import final

from tatami.core.frame import Frame
from tatami.games.shitenno.printed import SEALS


@final
class SettingUp(Frame):
    """The set-up of the game."""

    def copy(self) -> "SettingUp":
        s = SettingUp()
        s.resume(self)
        return s


@final
class Campaign(Frame):
    """The years of the game, and its end."""

    def copy(self) -> "Campaign":
        c = Campaign()
        c.resume(self)
        return c


@final
class Sharing(Frame):
    """An even year: what is left to share, who still waits, and the lot on offer."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = SEALS
        self.waiting: tuple[int, ...] = ()  # in title order; the first is the Tairō
        self.lot: tuple[int, ...] = ()
        self.seals: tuple[int, ...] = ()  # of the lot, or of both lots
        self.refusals = 0
        self.received: tuple[int, ...] = ()  # the seals of each seat's hierarchy tile, 0 for none

    def copy(self) -> "Sharing":
        s = Sharing()
        s.cards = self.cards
        s.tiles = self.tiles
        s.waiting = self.waiting
        s.lot = self.lot
        s.seals = self.seals
        s.refusals = self.refusals
        s.received = self.received
        s.resume(self)
        return s


@final
class Turn(Frame):
    """One player's turn of an odd year."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.placed = 0
        self.hatamoto_used = False

    def copy(self) -> "Turn":
        u = Turn(self.seat)
        u.placed = self.placed
        u.hatamoto_used = self.hatamoto_used
        u.resume(self)
        return u


@final
class Conquest(Frame):
    """A province being paid for. Nobody else knows of it until the payment is complete."""

    def __init__(self, seat: int, province: int, with_koku: bool) -> None:
        super().__init__()
        self.seat = seat
        self.province = province
        self.with_koku = with_koku
        self.means: tuple[int, ...] = ()  # all that could be laid, in order
        self.alike: tuple[int, ...] = ()  # for each the first that serves as it does
        self.passed = 0  # how far in that order the payment has come
        self.laid: tuple[int, ...] = ()
        self.ways: tuple[tuple[int, ...], ...] = ()  # what each way to pay has still to lay

    def copy(self) -> "Conquest":
        c = Conquest(self.seat, self.province, self.with_koku)
        c.means = self.means
        c.alike = self.alike
        c.passed = self.passed
        c.laid = self.laid
        c.ways = self.ways
        c.resume(self)
        return c

    def hidden_from(self, seat: int) -> bool:
        return seat != self.seat
