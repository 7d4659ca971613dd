"""What a view of Shōtotsu is made of, and how it names things."""

from typing import TypedDict

from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import NOWHERE, PLACES
from tatami.games.shototsu.frames import Activation, Gaining, Homecoming
from tatami.games.shototsu.table import KNOWN, Shototsu
from tatami.games.shototsu.words import WHO


class Stats(TypedDict):
    """What a samurai's rings are worth now."""

    hit_points: int
    speed: int
    attention: int
    attack: int


class Technique(TypedDict):
    """A technique card and its ring: whether its samurai is in the posture for it, and whether it
    was used this turn and may not be again."""

    technique: str
    ring: str
    ready: bool
    used: bool


class Held(TypedDict):
    """The cards of a samurai; the names of those that are hidden are missing."""

    techniques: list[Technique]
    equipment: list[str]
    blessings: list[str]
    blessings_at_work: list[str]
    face_down: list[int]
    wielded: str


class Samurai(Held):
    """A samurai; rings and figures are missing where they are hidden."""

    samurai: str
    seat: int
    alive: bool
    place: str
    posture: str
    counts_as: str
    wounds: int
    preparation: str
    spies: int
    activated: bool
    states: list[str]
    rings: list[int]
    stats: Stats | None
    dice_kept: list[int]
    dice_saved: list[int]
    in_reach: list[str]


class Player(TypedDict):
    """A player, and where the honour comes from: relic, zone, kills."""

    score: int
    honour: list[int]
    living: int


class Term(TypedDict):
    """One part of the number needed, or of the damage: what it comes from, and how much."""

    of: str
    why: str
    by: int


class Fight(TypedDict):
    """The attack that is being carried out: at which moment it is, its dice, of which the first
    ones were not added by explosions, and by their index those rolled again. The damage is what a
    hit deals as things are."""

    attacker: str
    target: str
    moment: str
    dice: list[int]
    lent: list[int]
    first: int
    rerolled: list[int]
    needed: int
    explosions: int
    successes: int
    damage: int
    left: int
    terms: list[Term]


class Prospect(TypedDict):
    """What an attack that could be made now would be like: the mean damage counts misses as 0,
    `dealt` is what a hit without explosions deals, and `spoilers` are open cards and tokens that
    may spoil it."""

    target: str
    dice: int
    needed: int
    hit: float
    damage: float
    kill: float
    dealt: int
    spoilers: list[str]


class Effect(TypedDict):
    """What an attack is like if a word is said and everybody passes after it; -1 where it is not
    known. `duel` is the chance of whoever calls for an initiative roll to win it, `cancels` whether
    the attack is called off. Where a word strikes somebody, the odds are those of that blow."""

    hit: float
    damage: float
    kill: float
    needed: int | None
    duel: float | None
    cancels: bool
    strikes: str


class Blocked(TypedDict):
    """An enemy in range that is not seen, and the space in the way."""

    target: str
    by: str


class Roll(TypedDict):
    """What a player rolled for initiative; the first dice were not added by explosions."""

    seat: int
    dice: list[int]
    first: int
    bonus: int
    successes: int


class InitiativeRoll(TypedDict):
    """The last roll for initiative: all players, then again those who were tied. It is settled once
    its winner has said who goes first."""

    winner: int
    rounds: list[list[Roll]]
    settled: bool


class Steps(TypedDict):
    """How many steps lead from the own deployment zone into the capture zone and to the relic."""

    zone: int
    relic: int


class Ground(TypedDict):
    """The board, a letter for each space; the camps by seat, and the capture zone."""

    board: str
    width: int
    height: int
    rows: list[str]
    deployments: list[list[str]]
    zone: list[str]
    steps_to: Steps


def name(t: Shototsu, who: int) -> str:
    """A samurai by its name, or nothing."""
    return t.word(WHO, who).thing if who != NOBODY else ""


def place_name(place: int) -> str:
    """A space by its name, or nothing."""
    return PLACES[place] if place != NOWHERE else ""


def activated(t: Shototsu) -> int:
    """The samurai being activated, the innermost one, or NOBODY."""
    found = NOBODY
    for frame in t.frames:
        if isinstance(frame, Activation):
            found = frame.samurai
    return found


def open_to(t: Shototsu, who: int, seat: int) -> bool:
    """Whether a seat knows rings and cards of a samurai (SHO-03)."""
    return t.owner(who) == seat or bool(t.flags[who] & KNOWN)


def subject(t: Shototsu, seat: int) -> str:
    """The samurai that gains the card or the ring which a seat is asked for (SHO-81, SHO-83)."""
    frame = t.frames[-1] if t.open_asks(seat) else None
    if isinstance(frame, Gaining):
        return name(t, frame.queue[0][0])
    return name(t, frame.queue[0]) if isinstance(frame, Homecoming) else ""
