"""Senji's rules in progress: what each has to remember from step to step."""

from typing import final

from tatami.core.frame import Frame
from tatami.core.words import NOBODY
from tatami.games.senji.printed import KINDS_OF_FAMILY
from tatami.games.senji.troops import Battle, Group


@final
class SettingUp(Frame):
    """The set-up of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.named = NOBODY  # the province just named

    def copy(self) -> "SettingUp":
        s = SettingUp()
        s.named = self.named
        s.resume(self)
        return s


@final
class Reign(Frame):
    """The rounds of the game, and its end."""

    def copy(self) -> "Reign":
        r = Reign()
        r.resume(self)
        return r


@final
class Winter(Frame):
    """The open floor: who is ready, and whether time is up."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = (False,) * KINDS_OF_FAMILY
        self.touched = 0  # a bit for each family whose menu alone the last word changes, if any
        self.over = False

    def copy(self) -> "Winter":
        w = Winter()
        w.ready = self.ready
        w.touched = self.touched
        w.over = self.over
        w.resume(self)
        return w


@final
class Looking(Frame):
    """A family looks into a hand: Naoe only looks, a diplomatic kami also takes a card."""

    def __init__(self, family: int, kami: int, winter: bool) -> None:
        super().__init__()
        self.family = family
        self.kami = kami  # the samurai who has become one, or NOBODY
        self.winter = winter  # whether the sand runs meanwhile
        self.other = NOBODY  # whose hand it is

    def copy(self) -> "Looking":
        k = Looking(self.family, self.kami, self.winter)
        k.other = self.other
        k.resume(self)
        return k


@final
class Spring(Frame):
    """The orders."""

    def copy(self) -> "Spring":
        s = Spring()
        s.resume(self)
        return s


@final
class Summer(Frame):
    """The orders are carried out: which fleets are still to be named."""

    def __init__(self) -> None:
        super().__init__()
        self.fleets: tuple[tuple[int, int], ...] = ()  # a power and a sea each

    def copy(self) -> "Summer":
        s = Summer()
        s.fleets = self.fleets
        s.resume(self)
        return s


@final
class Autumn(Frame):
    """The families' turns: who has not had one yet."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: tuple[int, ...] = ()

    def copy(self) -> "Autumn":
        a = Autumn()
        a.waiting = self.waiting
        a.resume(self)
        return a


@final
class Moving(Frame):
    """A province's or a fleet's move being declared, group by group."""

    def __init__(self, power: int, origin: int) -> None:
        super().__init__()
        self.power = power
        self.origin = origin
        self.groups: tuple[Group, ...] = ()
        self.way = NOBODY  # of the group being made
        self.to = NOBODY
        self.units = 0
        self.samurai: tuple[int, ...] = ()

    def copy(self) -> "Moving":
        m = Moving(self.power, self.origin)
        m.groups = self.groups
        m.way = self.way
        m.to = self.to
        m.units = self.units
        m.samurai = self.samurai
        m.resume(self)
        return m


@final
class Marching(Frame):
    """A move being made: the raiders' losses, friendly moves, then the combats."""

    def __init__(self, power: int, origin: int, groups: tuple[Group, ...]) -> None:
        super().__init__()
        self.power = power
        self.origin = origin
        self.groups = groups
        self.losses = 0  # still to be allotted
        self.last = NOBODY  # where the last one was borne

    def copy(self) -> "Marching":
        m = Marching(self.power, self.origin, self.groups)
        m.losses = self.losses
        m.last = self.last
        m.resume(self)
        return m


@final
class Sifting(Frame):
    """Chosogabe's production: which of the cards drawn are kept."""

    def __init__(self, family: int) -> None:
        super().__init__()
        self.family = family
        self.last = NOBODY  # the face discarded last

    def copy(self) -> "Sifting":
        s = Sifting(self.family)
        s.last = self.last
        s.resume(self)
        return s


@final
class Attack(Frame):
    """What comes before the dice: executions, and Sanada's retreat."""

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self.battle = battle
        self.executions = 0
        self.last = NOBODY  # the hostage executed last

    def copy(self) -> "Attack":
        a = Attack(self.battle)
        a.executions = self.executions
        a.last = self.last
        a.resume(self)
        return a


@final
class Combat(Frame):
    """The dice and the support cards; side 0 attacks, side 1 defends."""

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self.battle = battle
        self.aside = (0, 0)  # dice set aside by samurai
        self.dice: tuple[int, ...] = ()
        self.laid: list[tuple[int, ...]] = [(), ()]  # support cards that all can see
        self.rerolled = False  # whether a kami has been used
        self.ties = 0
        self.points = (0, 0)

    def copy(self) -> "Combat":
        c = Combat(self.battle)
        c.aside = self.aside
        c.dice = self.dice
        c.laid = self.laid[:]
        c.rerolled = self.rerolled
        c.ties = self.ties
        c.points = self.points
        c.resume(self)
        return c


@final
class Reroll(Frame):
    """A military kami: which of the rolled dice are rolled again."""

    def __init__(self, family: int) -> None:
        super().__init__()
        self.family = family
        self.kami = NOBODY
        self.picked: tuple[int, ...] = ()

    def copy(self) -> "Reroll":
        r = Reroll(self.family)
        r.kami = self.kami
        r.picked = self.picked
        r.resume(self)
        return r


@final
class Turn(Frame):
    """One family's autumn, and what it has done that can be done only once."""

    def __init__(self, family: int) -> None:
        super().__init__()
        self.family = family
        self.hired = False
        self.refreshed = False
        self.swapped = False
        self.praised = False  # Ishida's honour
        self.mourned = False  # a samurai who committed seppuku
        self.shown: tuple[int, ...] = ()  # hostages exposed in this turn

    def copy(self) -> "Turn":
        u = Turn(self.family)
        u.hired = self.hired
        u.refreshed = self.refreshed
        u.swapped = self.swapped
        u.praised = self.praised
        u.mourned = self.mourned
        u.shown = self.shown
        u.resume(self)
        return u


@final
class CallingIn(Frame):
    """A trade card called in: how many cards are still to be shown."""

    def __init__(self, family: int, card: int) -> None:
        super().__init__()
        self.family = family
        self.card = card
        self.to_show = 0

    def copy(self) -> "CallingIn":
        c = CallingIn(self.family, self.card)
        c.to_show = self.to_show
        c.resume(self)
        return c


@final
class Returning(Frame):
    """A diplomatic set being put together. Nobody else knows of it until it is complete."""

    def __init__(self, seat: int, family: int, cards: int, missing: int) -> None:
        super().__init__()
        self.seat = seat
        self.family = family
        self.cards = cards  # to be given back
        self.missing = missing  # how many opponents may be left out
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> "Returning":
        r = Returning(self.seat, self.family, self.cards, self.missing)
        r.chosen = self.chosen
        r.resume(self)
        return r

    def hidden_from(self, seat: int) -> bool:
        return seat != self.seat


@final
class Combining(Frame):
    """A hanafuda combination being put together. Nobody else knows of it until it is complete."""

    def __init__(self, seat: int, family: int, combination: int) -> None:
        super().__init__()
        self.seat = seat
        self.family = family
        self.combination = combination
        self.laid: tuple[int, ...] = ()

    def copy(self) -> "Combining":
        c = Combining(self.seat, self.family, self.combination)
        c.laid = self.laid
        c.resume(self)
        return c

    def hidden_from(self, seat: int) -> bool:
        return seat != self.seat


@final
class Recruiting(Frame):
    """Samurai to choose from."""

    def __init__(self, family: int, drawn: int, keep: int, place: int, honoured: bool) -> None:
        super().__init__()
        self.family = family
        self.drawn = drawn
        self.keep = keep
        self.place = place  # where they must go, or NOBODY
        self.honoured = honoured

    def copy(self) -> "Recruiting":
        r = Recruiting(self.family, self.drawn, self.keep, self.place, self.honoured)
        r.resume(self)
        return r


@final
class Hiring(Frame):
    """Mercenaries for a family without provinces."""

    def __init__(self, family: int, sea: int) -> None:
        super().__init__()
        self.family = family
        self.sea = sea
        self.units = 0

    def copy(self) -> "Hiring":
        h = Hiring(self.family, self.sea)
        h.units = self.units
        h.resume(self)
        return h


@final
class Refreshing(Frame):
    """Fukushima: cards discarded, to draw as many."""

    def __init__(self, family: int) -> None:
        super().__init__()
        self.family = family
        self.gone: tuple[int, ...] = ()  # their faces

    def copy(self) -> "Refreshing":
        r = Refreshing(self.family)
        r.gone = self.gone
        r.resume(self)
        return r


@final
class Swapping(Frame):
    """Umeko: two families swap a card each."""

    def __init__(self, family: int, other: int) -> None:
        super().__init__()
        self.family = family
        self.other = other

    def copy(self) -> "Swapping":
        s = Swapping(self.family, self.other)
        s.resume(self)
        return s


@final
class Choosing(Frame):
    """An economic kami: any card of the deck."""

    def __init__(self, family: int) -> None:
        super().__init__()
        self.family = family

    def copy(self) -> "Choosing":
        c = Choosing(self.family)
        c.resume(self)
        return c
