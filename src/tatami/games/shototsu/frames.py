"""Shōtotsu's rules in progress: what each has to remember from step to step."""

from typing import ClassVar, Final, final

from tatami.core.frame import Frame
from tatami.core.words import NOBODY

# How a die came to lie there, for views.
ROLLED_AT_FIRST: Final = 0
ADDED: Final = 1  # by an explosion
ROLLED_AGAIN: Final = 2


@final
class Skirmish(Frame):
    """The game from its set-up to its end."""

    def copy(self) -> "Skirmish":
        s = Skirmish()
        s.resume(self)
        return s


@final
class Building(Frame):
    """All players build their patrols, in secret and at the same time."""

    def __init__(self, begun: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.begun = begun  # the players who have said which patrol they take

    def copy(self) -> "Building":
        b = Building(self.begun)
        b.resume(self)
        return b


@final
class Gaining(Frame):
    """Cards that samurai gain, one after the other: pairs of samurai and kind of card."""

    def __init__(self, queue: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self.queue = queue

    def copy(self) -> "Gaining":
        g = Gaining(self.queue)
        g.resume(self)
        return g


@final
class Initiative(Frame):
    """The players roll for the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.winner = NOBODY

    def copy(self) -> "Initiative":
        i = Initiative()
        i.winner = self.winner
        i.resume(self)
        return i


@final
class Deployment(Frame):
    """The players place their samurai in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = NOBODY
        self.samurai = NOBODY

    def copy(self) -> "Deployment":
        d = Deployment()
        d.seat = self.seat
        d.samurai = self.samurai
        d.resume(self)
        return d


@final
class Turn(Frame):
    """One of the turns of the game: who activates next."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = NOBODY
        self.order: tuple[int, ...] = ()  # of samurai picked at the same time (SHO-86)

    def copy(self) -> "Turn":
        u = Turn()
        u.seat = self.seat
        u.order = self.order
        u.resume(self)
        return u


@final
class Activation(Frame):
    """One samurai acts; one that is called forth by a reaction may only attack."""

    def __init__(self, samurai: int, only_attacks: bool = False) -> None:
        super().__init__()
        self.samurai = samurai
        self.only_attacks = only_attacks
        self.victors: tuple[int, ...] = ()  # the seats that have killed, once for each kill

    def copy(self) -> "Activation":
        a = Activation(self.samurai, self.only_attacks)
        a.victors = self.victors
        a.resume(self)
        return a


@final
class FreeMove(Frame):
    """A move that a card gives."""

    def __init__(self, samurai: int) -> None:
        super().__init__()
        self.samurai = samurai

    def copy(self) -> "FreeMove":
        f = FreeMove(self.samurai)
        f.resume(self)
        return f


@final
class Moving(Frame):
    """A samurai on its way, step by step."""

    def __init__(self, samurai: int, goal: int, gait: int, start: int) -> None:
        super().__init__()
        self.samurai = samurai
        self.goal = goal
        self.gait = gait  # whether it walks, has a free move, or lunges
        self.start = start
        self.path: tuple[int, ...] = ()  # to the goal, the start left out
        self.gone = 0  # steps taken

    def copy(self) -> "Moving":
        m = Moving(self.samurai, self.goal, self.gait, self.start)
        m.path = self.path
        m.gone = self.gone
        m.resume(self)
        return m


@final
class Assault(Frame):
    """A samurai about to attack chooses whom, and may lunge first."""

    def __init__(
        self, samurai: int, kind: int, among: tuple[int, ...] = (), lunged: bool = False
    ) -> None:
        super().__init__()
        self.samurai = samurai
        self.kind = kind
        self.among = among  # whom it may attack; nobody named means anyone
        self.lunged = lunged
        self.goes_on = False  # whether it attacks everyone named, one after the other

    def copy(self) -> "Assault":
        a = Assault(self.samurai, self.kind, self.among, self.lunged)
        a.goes_on = self.goes_on
        a.resume(self)
        return a


@final
class Attack(Frame):
    """An attack, from its declaration to what follows it."""

    not_in_digest: ClassVar[tuple[str, ...]] = (*Frame.not_in_digest, "marks")

    def __init__(self, attacker: int, target: int, kind: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.dice: tuple[int, ...] = ()
        self.lent: tuple[int, ...] = ()  # dice set aside last turn and added to these
        self.explosions = 0
        self.used = 0  # techniques that shape this attack, a bit for each, and more below
        self.marks: tuple[int, ...] = ()  # for views: which dice were added or rolled again

    def copy(self) -> "Attack":
        a = Attack(self.attacker, self.target, self.kind)
        a.dice = self.dice
        a.lent = self.lent
        a.explosions = self.explosions
        a.used = self.used
        a.marks = self.marks
        a.resume(self)
        return a


@final
class Window(Frame):
    """A moment at which reactions may be used; it closes when all have passed."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment
        self.passed = 0

    def copy(self) -> "Window":
        w = Window(self.moment)
        w.passed = self.passed
        w.resume(self)
        return w


@final
class Storing(Frame):
    """An attacker sets dice aside."""

    def __init__(self, samurai: int) -> None:
        super().__init__()
        self.samurai = samurai
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> "Storing":
        s = Storing(self.samurai)
        s.chosen = self.chosen
        s.resume(self)
        return s


@final
class Pushing(Frame):
    """An Ōtsuchi pushes its target away."""

    def __init__(self, samurai: int, target: int, most: int) -> None:
        super().__init__()
        self.samurai = samurai
        self.target = target
        self.most = most

    def copy(self) -> "Pushing":
        p = Pushing(self.samurai, self.target, self.most)
        p.resume(self)
        return p


@final
class Duel(Frame):
    """Two samurai roll initiative against one another, for a technique of the first."""

    def __init__(self, samurai: int, against: int, technique: int) -> None:
        super().__init__()
        self.samurai = samurai
        self.against = against
        self.technique = technique

    def copy(self) -> "Duel":
        d = Duel(self.samurai, self.against, self.technique)
        d.resume(self)
        return d


@final
class Invoking(Frame):
    """Samurai about to roll initiative: those who may call on the wind are asked in turn."""

    def __init__(self, rollers: tuple[int, ...], seats: tuple[int, ...]) -> None:
        super().__init__()
        self.rollers = rollers
        self.seats = seats  # still to be asked, in order

    def copy(self) -> "Invoking":
        i = Invoking(self.rollers, self.seats)
        i.resume(self)
        return i


@final
class Aiming(Frame):
    """A technique looks for its target."""

    def __init__(self, samurai: int, technique: int) -> None:
        super().__init__()
        self.samurai = samurai
        self.technique = technique

    def copy(self) -> "Aiming":
        a = Aiming(self.samurai, self.technique)
        a.resume(self)
        return a


@final
class Turning(Frame):
    """A samurai must take another posture."""

    def __init__(self, samurai: int) -> None:
        super().__init__()
        self.samurai = samurai

    def copy(self) -> "Turning":
        u = Turning(self.samurai)
        u.resume(self)
        return u


@final
class Arming(Frame):
    """A samurai with several equipment cards chooses the active one."""

    def __init__(self, samurai: int) -> None:
        super().__init__()
        self.samurai = samurai

    def copy(self) -> "Arming":
        a = Arming(self.samurai)
        a.resume(self)
        return a


@final
class Homecoming(Frame):
    """The survivors learn from what they went through (SHO-83)."""

    def __init__(self, queue: tuple[int, ...]) -> None:
        super().__init__()
        self.queue = queue

    def copy(self) -> "Homecoming":
        h = Homecoming(self.queue)
        h.resume(self)
        return h
