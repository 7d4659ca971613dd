"""What a seat knows of a table of Shōtotsu, as numbers (SHO-03)."""

from typing import Final

from tatami.core.observation import Blocks, Field, Fields, Observation, amount, capped, each, flag
from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import BOARD_NAMES, BOARDS, NOWHERE, WIDTH
from tatami.games.shototsu.frames import Activation, Attack, Window
from tatami.games.shototsu.modes import DRAWN
from tatami.games.shototsu.printed import (
    BLESSING_CARD,
    BLESSINGS,
    EQUIPMENT,
    EQUIPMENT_CARD,
    FACES,
    KINDS,
    MOMENTS,
    PREPARATIONS,
    RING_MAX,
    RINGS,
    TECHNIQUE_CARD,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.postures import stance
from tatami.games.shototsu.sights import open_to
from tatami.games.shototsu.table import (
    ACTED,
    BRACED,
    CALM,
    DAZED,
    DEAD,
    HAS_ATTACKED,
    HAS_MOVED,
    KNOWN,
    NO_POSTURE,
    NO_WEAPON,
    SLOW,
    SOURCES,
    SPENT,
    WORKS,
    Shototsu,
)

HONOUR: Final = 100
WOUNDS: Final = 12
MANY: Final = 20  # dice, spies, turns and cards
STATES: Final[tuple[int, ...]] = (
    ACTED,
    HAS_MOVED,
    HAS_ATTACKED,
    CALM,
    NO_WEAPON,
    DAZED,
    BRACED,
    NO_POSTURE,
    SLOW,
    KNOWN,
)
STATE_NAMES: Final = (
    "activated", "has-moved", "has-attacked", "calm", "disarmed", "dazed", "braced", "stripped",
    "slowed", "known",
)  # fmt: skip
OWN: Final = 5  # fields of a player before those of the samurai

PLAYER: Final[Fields] = (
    each("honour", ("relic", "zone", "kills"), HONOUR) + flag("has-the-hand") + flag("asked")
)
SAMURAI: Final[Fields] = (
    flag("lives")
    + flag("on-board")
    + each("place", ("x", "y"), WIDTH)
    + flag("in-zone")
    + flag("carries-relic")
    + flag("is-active")
    + flag("attacks")
    + flag("is-attacked")
    + amount("wounds", WOUNDS)
    + amount("spies", MANY)
    + amount("dice-kept", MANY)
    + each("is", STATE_NAMES)
    + each("posture", RINGS)
    + each("counts-as", RINGS)
    + each("preparation", PREPARATIONS)
    + each("ring", RINGS, RING_MAX)
    + each("face-down", KINDS, MANY)
    + each("technique", TECHNIQUES)
    + each("used", TECHNIQUES)
    + each("equipment", EQUIPMENT)
    + each("blessing", BLESSINGS)
    + each("at-work", BLESSINGS)
    + each("wields", EQUIPMENT)
)
CARDS_AT: Final = len(SAMURAI) - 2 * (len(TECHNIQUES) + len(EQUIPMENT) + len(BLESSINGS))
PHASE: Final[Fields] = (
    each("board", BOARD_NAMES)
    + amount("turn", MANY)
    + amount("turns", MANY)
    + flag("over")
    + flag("relic-lies")
    + each("relic", ("x", "y"), WIDTH)
    + each("deck", KINDS, MANY)
    + each("moment", MOMENTS)
    + each("die", [str(face) for face in range(1, FACES + 1)], MANY)
)


def blocks(t: Shototsu) -> Blocks:
    """A block for each player with all samurai of the patrol, and one for the field."""
    patrol = [
        Field(f"samurai-{i + 1}-{name}", low, high)
        for i in range(t.size)
        for name, low, high in SAMURAI
    ]
    player = (*PLAYER, *patrol)
    rivals = [(f"rival-{i}", player) for i in range(1, t.seats)]
    return [("own", player), *rivals, ("phase", PHASE)]


def fill(t: Shototsu, seat: int, out: list[float]) -> int:
    """Write all blocks; return how many numbers they are."""
    at = 0
    for i in range(t.seats):
        at = player(t, (seat + i) % t.seats, seat, out, at)
    roles(t, seat, out)
    for i in range(len(t.asks)):
        if t.given[i] is None:
            out[place_of(t, t.asks[i].seat * t.size, seat) - 1] = 1.0
    return field(t, out, at)


# -- samurai ---------------------------------------------------------------------------------


def player(t: Shototsu, who: int, seat: int, out: list[float], at: int) -> int:
    """A player with the patrol; return where the next block begins."""
    for source in range(SOURCES):
        out[at + source] = capped(t.honour[who * SOURCES + source], HONOUR)
    at += SOURCES
    out[at] = 1.0 if t.hand == who else 0.0
    at += 2
    for samurai in t.patrol(who):
        if not t.flags[samurai] & DEAD:
            standing(t, samurai, out, at)
            states(t, samurai, out, at)
            build(t, samurai, seat, out, at)
        at += len(SAMURAI)
    return at


def standing(t: Shototsu, samurai: int, out: list[float], at: int) -> None:
    """Where a living samurai stands, and what it has borne."""
    out[at] = 1.0
    place = t.place[samurai]
    if place != NOWHERE:
        out[at + 1] = 1.0
        out[at + 2] = float(place % WIDTH)
        out[at + 3] = float(place // WIDTH)
        out[at + 4] = 1.0 if t.ground.zone[place] else 0.0
    out[at + 5] = 1.0 if t.bearer == samurai else 0.0
    out[at + 9] = capped(t.wounds[samurai], WOUNDS)
    out[at + 10] = capped(t.spies[samurai], MANY)
    out[at + 11] = capped(len(t.kept[samurai]) + len(t.saved[samurai]), MANY)


def states(t: Shototsu, samurai: int, out: list[float], at: int) -> None:
    """What is true of a samurai, its posture, and what it did before the battle."""
    flags = t.flags[samurai]
    at += 12
    for i in range(len(STATES)):
        if flags & STATES[i]:
            out[at + i] = 1.0
    at += len(STATES)
    if t.posture[samurai] != NOBODY:
        out[at + t.posture[samurai]] = 1.0
    now = stance(t, samurai)
    if now != NOBODY:
        out[at + len(RINGS) + now] = 1.0
    if t.preparations[samurai] != NOBODY:
        out[at + 2 * len(RINGS) + t.preparations[samurai]] = 1.0


def build(t: Shototsu, samurai: int, seat: int, out: list[float], at: int) -> None:
    """Rings and cards; those that the seat does not know are only counted."""
    known = open_to(t, samurai, seat)
    cards = at + CARDS_AT
    if known:
        rings = t.rings[samurai]
        for ring in range(len(RINGS)):
            out[cards - len(KINDS) - len(RINGS) + ring] = float(rings[ring])
    for kind in range(len(KINDS)):
        if not known and t.modes.gains[kind] == DRAWN:
            held = t.cards[kind][samurai]
            out[cards - len(KINDS) + kind] = float(len(held))
    if known or t.modes.gains[TECHNIQUE_CARD] != DRAWN:
        for card in t.cards[TECHNIQUE_CARD][samurai]:
            out[cards + card] = 1.0
            out[cards + len(TECHNIQUES) + card] = float(t.used[samurai] >> card & 1)
    cards += 2 * len(TECHNIQUES)
    if known or t.modes.gains[EQUIPMENT_CARD] != DRAWN:
        gear(t, samurai, out, cards)
    cards += len(EQUIPMENT)
    if known or t.modes.gains[BLESSING_CARD] != DRAWN:
        blessings(t, samurai, out, cards)


def gear(t: Shototsu, samurai: int, out: list[float], at: int) -> None:
    """Equipment cards, and the active one."""
    for card in t.cards[EQUIPMENT_CARD][samurai]:
        out[at + card] = 1.0
    if t.wielded[samurai] != NOBODY:
        out[at + len(EQUIPMENT) + 2 * len(BLESSINGS) + t.wielded[samurai]] = 1.0


def blessings(t: Shototsu, samurai: int, out: list[float], at: int) -> None:
    """Blessings not yet used up, and those at work."""
    flags = t.flags[samurai]
    for card in t.cards[BLESSING_CARD][samurai]:
        if not flags & (SPENT << card):
            out[at + card] = 1.0
        if flags & (WORKS << card):
            out[at + len(BLESSINGS) + card] = 1.0


def roles(t: Shototsu, seat: int, out: list[float]) -> None:
    """Who is active, who attacks, and who is attacked."""
    for frame in t.frames:
        if isinstance(frame, Activation):
            out[place_of(t, frame.samurai, seat) + 6] = 1.0
        elif isinstance(frame, Attack):
            out[place_of(t, frame.attacker, seat) + 7] = 1.0
            out[place_of(t, frame.target, seat) + 8] = 1.0


def place_of(t: Shototsu, samurai: int, seat: int) -> int:
    """Where the fields of a samurai begin."""
    nth = (t.owner(samurai) - seat) % t.seats
    return nth * (OWN + t.size * len(SAMURAI)) + OWN + samurai % t.size * len(SAMURAI)


# -- the field -------------------------------------------------------------------------------


def field(t: Shototsu, out: list[float], at: int) -> int:
    """The board, the turn, the relic, the decks, and the dice of an attack."""
    out[at + t.modes.board] = 1.0
    at += len(BOARDS)
    out[at] = float(t.turn)
    out[at + 1] = float(t.modes.turns)
    out[at + 2] = 0.0 if t.frames else 1.0
    if t.relic != NOWHERE:
        out[at + 3] = 1.0
        out[at + 4] = float(t.relic % WIDTH)
        out[at + 5] = float(t.relic // WIDTH)
    at += 6
    for kind in range(len(KINDS)):
        out[at + kind] = float(len(t.decks[kind]))
    at += len(KINDS)
    for frame in t.frames:
        if isinstance(frame, Window):
            out[at + frame.moment] = 1.0
        elif isinstance(frame, Attack):
            for die in frame.dice:
                out[at + len(MOMENTS) + die - 1] += 1.0
    return at + len(MOMENTS) + FACES


OBSERVATION: Final = Observation(1, blocks, fill)
