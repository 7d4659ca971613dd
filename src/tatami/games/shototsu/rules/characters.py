"""Characters (SHO-03 to 05): rings with what changes them, and what they are good for."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.shototsu.printed import (
    AIR,
    BLESSED_RINGS,
    BLESSINGS,
    EARTH,
    FIRE,
    FIRST_CARD,
    KINDS,
    KUSARI_SPEED,
    TECHNIQUES_OF_VOID,
    VOID,
    WATER,
    WEAPON_RINGS,
    YUMI,
)
from tatami.games.shototsu.table import (
    AT_WORK,
    BRACED,
    DAZED,
    KNOWN,
    NO_WEAPON,
    SLOW,
    WORKS,
    Shototsu,
)
from tatami.games.shototsu.words import BUILT, GAINED, PREPARE, TAKE, WHO

HEALTH: Final = 3  # on top of Earth, and so on (SHO-04)
SPEED: Final = 2
ATTENTION: Final = 1
ATTACK: Final = 1


def ring(t: Shototsu, samurai: int, which: int) -> int:
    """A ring with what cards add or take; never below 0, but perhaps above 5 (SHO-04)."""
    points = t.rings[samurai][which]
    flags = t.flags[samurai]
    weapon = t.wielded[samurai]
    if weapon != NOBODY and not flags & NO_WEAPON:  # a disarmed samurai has no use of it
        points += WEAPON_RINGS[weapon][which]
    if flags & AT_WORK:
        for blessing in range(len(BLESSINGS)):
            if flags & (WORKS << blessing):
                points += BLESSED_RINGS[blessing][which]
    return points if points > 0 else 0


def hit_points(t: Shototsu, samurai: int) -> int:
    """Earth + 3 (SHO-04)."""
    return ring(t, samurai, EARTH) + HEALTH


def health_left(t: Shototsu, samurai: int) -> int:
    """How much more damage it takes to kill."""
    return hit_points(t, samurai) - t.wounds[samurai]


def speed(t: Shototsu, samurai: int) -> int:
    """Water + 2 (SHO-04); a chain leaves 1 (SHO-71), and the relic halves it (SHO-52)."""
    if t.flags[samurai] & BRACED:
        return 0
    spaces = KUSARI_SPEED if t.flags[samurai] & SLOW else ring(t, samurai, WATER) + SPEED
    return burdened(t, samurai, spaces)


def burdened(t: Shototsu, samurai: int, spaces: int) -> int:
    """Who carries the relic moves half as far, rounded down, at least 1 (SHO-52)."""
    return max(1, spaces // 2) if t.bearer == samurai else spaces


def attention(t: Shototsu, samurai: int) -> int:
    """Air + 1 (SHO-04); none for who was dazed by an Ōtsuchi (SHO-71)."""
    return 0 if t.flags[samurai] & DAZED else ring(t, samurai, AIR) + ATTENTION


def attack_dice(t: Shototsu, samurai: int, adjacent: bool, change: int) -> int:
    """Fire + 1 (SHO-04), always at least one die (SHO-53). A Yumi halves Fire against an adjacent
    target, rounded down, at least 1, also where there was none (SHO-71)."""
    fire = ring(t, samurai, FIRE)
    if adjacent and t.wielded[samurai] == YUMI:
        fire = max(1, fire // 2)
    return max(0, fire + change) + ATTACK


def techniques_of_void(t: Shototsu, samurai: int) -> int:
    """One technique each at Void 1, 3 and 5 (SHO-05)."""
    return TECHNIQUES_OF_VOID[t.rings[samurai][VOID]]


def show(t: Shototsu, samurai: int) -> None:
    """Rings and cards are open to all from now on (SHO-03)."""
    if t.flags[samurai] & KNOWN:
        return
    t.flags[samurai] |= KNOWN
    t.reveal()
    who = t.word(WHO, samurai)
    t.tell(BUILT, who, *t.rings[samurai], PREPARE[t.preparations[samurai]])
    for kind in range(len(KINDS)):
        for card in t.cards[kind][samurai]:
            t.tell(GAINED, who, TAKE[FIRST_CARD[kind] + card])
