"""The White Castle's rules in progress: what each has to remember from step to step."""

from typing import final

from tatami.core.frame import Frame
from tatami.core.words import NOBODY, Word
from tatami.games.white_castle.effects import Effect
from tatami.games.white_castle.printed import Deed


@final
class SettingUp(Frame):
    """The set-up of the game."""

    def copy(self) -> "SettingUp":
        s = SettingUp()
        s.resume(self)
        return s


@final
class Course(Frame):
    """The rounds of the game, and its end."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0  # played in this round

    def copy(self) -> "Course":
        c = Course()
        c.turns = self.turns
        c.resume(self)
        return c


@final
class Turn(Frame):
    """One player's turn: the die that was taken."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.colour = 0
        self.value = 0
        self.from_left = False

    def copy(self) -> "Turn":
        u = Turn(self.seat)
        u.colour = self.colour
        u.value = self.value
        u.from_left = self.from_left
        u.resume(self)
        return u


@final
class Doing(Frame):
    """Several icons, of which some are still to be done, in any order."""

    def __init__(
        self,
        seat: int,
        rule: str,
        left: tuple[Effect, ...],
        prompt: str = "",
        thing: Word | None = None,
        card: int = NOBODY,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.rule = rule  # the one that lets the player do these
        self.left = left
        self.prompt = prompt
        self.thing = thing  # where they are printed, if that is not clear from the rule
        self.card = card  # the one they are printed on, if any
        self.only_one = False

    def copy(self) -> "Doing":
        d = Doing(self.seat, self.rule, self.left, self.prompt, self.thing, self.card)
        d.only_one = self.only_one
        d.resume(self)
        return d


@final
class Picking(Frame):
    """Resources of choice, named in one order."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.first = 0  # the lowest resource that may still be named

    def copy(self) -> "Picking":
        p = Picking(self.seat, self.amount)
        p.first = self.first
        p.resume(self)
        return p


@final
class CastleAction(Frame):
    """An action of the castle to be chosen without placing a die."""

    def __init__(self, seat: int, select: int) -> None:
        super().__init__()
        self.seat = seat
        self.select = select

    def copy(self) -> "CastleAction":
        c = CastleAction(self.seat, self.select)
        c.resume(self)
        return c


@final
class DomainAction(Frame):
    """A row of the domain to be chosen without placing a die."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> "DomainAction":
        d = DomainAction(self.seat)
        d.resume(self)
        return d


@final
class Muster(Frame):
    """A warrior action."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> "Muster":
        m = Muster(self.seat)
        m.resume(self)
        return m


@final
class Planting(Frame):
    """A gardener action."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> "Planting":
        p = Planting(self.seat)
        p.resume(self)
        return p


@final
class Court(Frame):
    """A courtier action: which of its two halves are still open."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.audience = True
        self.climb = True

    def copy(self) -> "Court":
        c = Court(self.seat)
        c.audience = self.audience
        c.climb = self.climb
        c.resume(self)
        return c


@final
class Entrance(Frame):
    """A courtier enters a room and meets the card that lies there."""

    def __init__(self, seat: int, room: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.room = room
        self.card = card

    def copy(self) -> "Entrance":
        e = Entrance(self.seat, self.room, self.card)
        e.resume(self)
        return e


@final
class Favour(Frame):
    """A courtier before the daimyō."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> "Favour":
        f = Favour(self.seat)
        f.resume(self)
        return f


@final
class Journey(Frame):
    """An influence marker on its way: the steps still to go."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__()
        self.seat = seat
        self.to_go = steps

    def copy(self) -> "Journey":
        j = Journey(self.seat, self.to_go)
        j.resume(self)
        return j


@final
class Tending(Frame):
    """A player's gardens at the end of a round: those still to be done."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.left: tuple[int, ...] = ()

    def copy(self) -> "Tending":
        g = Tending(self.seat)
        g.left = self.left
        g.resume(self)
        return g


@final
class Farewell(Frame):
    """The last moment to trade seals."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> "Farewell":
        f = Farewell(self.seat)
        f.resume(self)
        return f


@final
class RivalTurn(Frame):
    """A turn of the solo opponent: the cards turned up, and the deeds still to do."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[int, ...] = ()
        self.deeds: tuple[Deed, ...] = ()

    def copy(self) -> "RivalTurn":
        r = RivalTurn()
        r.shown = self.shown
        r.deeds = self.deeds
        r.resume(self)
        return r


@final
class RivalPlants(Frame):
    """Gardens that suit the solo opponent equally well: the player picks one."""

    def __init__(self, gardens: tuple[int, ...]) -> None:
        super().__init__()
        self.gardens = gardens

    def copy(self) -> "RivalPlants":
        r = RivalPlants(self.gardens)
        r.resume(self)
        return r


@final
class RivalEnters(Frame):
    """A courtier of the solo opponent reaches a floor: the player picks the room."""

    def __init__(self, floor: int) -> None:
        super().__init__()
        self.floor = floor

    def copy(self) -> "RivalEnters":
        r = RivalEnters(self.floor)
        r.resume(self)
        return r
