"""Reach and sight (SHO-50, SHO-56, SHO-57): who may attack whom, and why not."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import DISTANCES, NOWHERE, distance, line
from tatami.games.shototsu.printed import (
    FLOWING_WATER,
    KATANA_RANGE,
    TECHNIQUE_RANGE,
    VOLCANO_DAMAGE,
    VOLCANO_FIRE,
    WAKIZASHI_FIRE,
    WEAPON_RANGE,
)
from tatami.games.shototsu.rules.postures import knows
from tatami.games.shototsu.table import BRACED, DEAD, NO_WEAPON, Shototsu

# The kinds of attack: the action, one that a reaction gives, a Wakizashi's second one, and one of
# an Erupting Volcano Strike.
ACTION: Final = 0
REACTION: Final = 1
SECOND: Final = 2
ERUPTION: Final = 3
FIRE_CHANGE: Final = (0, 0, WAKIZASHI_FIRE, VOLCANO_FIRE)
DAMAGE_CHANGE: Final = (0, 0, 0, VOLCANO_DAMAGE)


def reach(t: Shototsu, samurai: int, kind: int) -> int:
    """How far it attacks: next to it, or as far as its weapon; Flowing Water Strike adds 1."""
    if kind in (SECOND, ERUPTION):
        return 1
    weapon = t.wielded[samurai]
    spaces = WEAPON_RANGE[weapon] if weapon != NOBODY else KATANA_RANGE
    return spaces + 1 if knows(t, samurai, FLOWING_WATER) else spaces


def barred(t: Shototsu, samurai: int, target: int, kind: int) -> str:
    """Why a samurai may not attack another from where it stands; empty if it may."""
    return cannot_attack(t, samurai) or barred_from(
        t, samurai, target, t.place[samurai], reach(t, samurai, kind)
    )


def cannot_attack(t: Shototsu, samurai: int) -> str:
    """The disarmed attack nobody before they have picked up (SHO-52), nor the braced (SHO-70)."""
    if t.flags[samurai] & NO_WEAPON:
        return "SHO-52"
    return "SHO-70" if t.flags[samurai] & (BRACED | DEAD) else ""


def barred_from(t: Shototsu, samurai: int, target: int, place: int, spaces: int) -> str:
    """The same from another space, for who may attack at all."""
    if t.flags[target] & DEAD or samurai // t.size == target // t.size:
        return "SHO-50"
    away = DISTANCES[place][t.place[target]]
    if away > spaces:
        return "SHO-57"
    if (samurai, target) in t.decrees:
        return "SHO-70"
    if away > 1 and not sees(t, samurai, place, t.place[target]):
        return "SHO-56"
    return ""


def sees(t: Shototsu, samurai: int, start: int, end: int) -> bool:
    """A straight line between two centres is needed that nothing obstructs (SHO-56)."""
    return obstacle(t, samurai, start, end) == NOWHERE


def obstacle(t: Shototsu, samurai: int, start: int, end: int) -> int:
    """The first space that obstructs the line, or NOWHERE. Blocking terrain and other enemies
    do, one's own patrol does not; a corner only between two such spaces (SHO-56)."""
    between = line(start, end)
    for step in between.crossed:
        if blocks(t, samurai, start + step):
            return start + step
    for one, other in between.corners:
        if blocks(t, samurai, start + one) and blocks(t, samurai, start + other):
            return start + one
    return NOWHERE


def blocks(t: Shototsu, samurai: int, place: int) -> bool:
    """Whether a space obstructs this samurai's sight."""
    if t.ground.blocks[place]:
        return True
    other = t.someone_at(place)
    return other != NOBODY and t.owner(other) != t.owner(samurai)


def enemies(t: Shototsu, samurai: int) -> list[int]:
    """All living samurai of other players, whatever was promised (SHO-01, SHO-85)."""
    first = t.owner(samurai) * t.size
    last = first + t.size
    return [i for i, flags in enumerate(t.flags) if not flags & DEAD and not first <= i < last]


def targets(t: Shototsu, samurai: int, kind: int) -> list[int]:
    """Whom a samurai could attack now."""
    if cannot_attack(t, samurai):
        return []
    place, spaces = t.place[samurai], reach(t, samurai, kind)
    away = DISTANCES[place]
    return [
        other
        for other, there in enumerate(t.place)
        if there != NOWHERE  # as before deployment
        and away[there] <= spaces
        and other != samurai
        and not barred_from(t, samurai, other, place, spaces)
    ]


def out_of_range(t: Shototsu, samurai: int, target: int, technique: int) -> str:
    """Why a technique that is no attack does not reach; it needs no sight (SHO-56)."""
    away = distance(t.place[samurai], t.place[target])
    if away > TECHNIQUE_RANGE[technique]:
        return "SHO-57"
    unseen = (
        t.modes.techniques_need_sight
        and away > 1
        and not sees(t, samurai, t.place[samurai], t.place[target])
    )
    return "SHO-56" if unseen else ""
