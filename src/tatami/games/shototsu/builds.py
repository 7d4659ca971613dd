"""How a patrol is spelt: for each samurai its five rings, then its preparation (SHO-03, SHO-30).

What a player has said so far is one flat tuple of numbers, SLOTS to a samurai. A number that is no
choice is filled in automatically: the last ring of ten points, or the rings of a veteran.
"""

from typing import Final

from tatami.games.shototsu.modes import Modes
from tatami.games.shototsu.printed import (
    PATROL_BUILDS,
    POINTS,
    PREPARATIONS,
    RING_MAX,
    RINGS,
    VOID,
)

SLOTS: Final = len(RINGS) + 1
PREPARATION: Final = len(RINGS)  # the slot after the rings


def is_done(modes: Modes, said: tuple[int, ...]) -> bool:
    """Whether the whole patrol is spelt."""
    return len(said) == modes.samurai * SLOTS


def choices(modes: Modes, seat: int, said: tuple[int, ...]) -> list[int]:
    """What the next number may be: no ring beyond 5, all points spent (SHO-03), points pooled or
    not (SHO-82), and no preparation twice (SHO-30)."""
    slot = len(said) % SLOTS
    if slot == PREPARATION:
        taken = said[PREPARATION::SLOTS]
        return [i for i in range(len(PREPARATIONS)) if i not in taken]
    left, rings = still_to_spend(modes, seat, said)
    room = (rings - 1) * RING_MAX
    return [points for points in range(RING_MAX + 1) if 0 <= left - points <= room]


def still_to_spend(modes: Modes, seat: int, said: tuple[int, ...]) -> tuple[int, int]:
    """The points left for the samurai being built, or for all of them if points are pooled, and
    the rings to spend them on (SHO-03, SHO-82)."""
    number = len(said) // SLOTS
    first = 0 if modes.pooled else number
    last = modes.samurai if modes.pooled else min(number + 1, modes.samurai)
    left, rings = 0, 0
    for other in range(first, last):
        if modes.veteran(seat, other) is None:
            spelt = said[other * SLOTS : (other + 1) * SLOTS][: len(RINGS)]
            left += POINTS - sum(spelt)
            rings += len(RINGS) - len(spelt)
    return left, rings


def filled(modes: Modes, seat: int, said: tuple[int, ...]) -> tuple[int, ...]:
    """With all that is no choice filled in."""
    number, slot = divmod(len(said), SLOTS)
    if number == modes.samurai:
        return said
    veteran = modes.veteran(seat, number)
    if slot == 0 and veteran is not None:
        return said + veteran.rings
    if slot == VOID and not modes.pooled:
        return (*said, choices(modes, seat, said)[0])
    return said


def ready_made(modes: Modes, seat: int, patrol: int) -> tuple[int, ...]:
    """A ready-made patrol; veterans keep their rings."""
    said: tuple[int, ...] = ()
    for number in range(modes.samurai):
        veteran = modes.veteran(seat, number)
        build = PATROL_BUILDS[patrol][number]
        said += build if veteran is None else (*veteran.rings, build[PREPARATION])
    return said
