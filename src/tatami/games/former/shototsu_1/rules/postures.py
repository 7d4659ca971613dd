"""Postures (SHO-20 to 26): who is in which, what they do, and how they are changed."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.former.shototsu_1.frames import Arming, Turning
from tatami.games.former.shototsu_1.printed import (
    EQUIPMENT_CARD,
    GOBAI,
    MEGUMI,
    RINGS,
    TECHNIQUE_CARD,
    TECHNIQUE_RINGS,
)
from tatami.games.former.shototsu_1.table import NO_POSTURE, WORKS, Shototsu
from tatami.games.former.shototsu_1.words import POSTURE, TOOK_POSTURE, WIELD, WIELDED

ALL_POSTURES: Final = WORKS << GOBAI
ANY_TECHNIQUE: Final = WORKS << MEGUMI


def stance(t: Shototsu, samurai: int) -> int:
    """The posture it counts as being in: a blessing's goes before the token's (SHO-20)."""
    guise = t.guise[samurai]
    return guise if guise != NOBODY else t.posture[samurai]


def has_effect(t: Shototsu, samurai: int, ring: int) -> bool:
    """Whether a posture helps in attacks. Gobai's blessing gives all of them, and nothing takes
    them away (SHO-72); a Tetsubō takes those of anyone else (SHO-71)."""
    flags = t.flags[samurai]
    if flags & ALL_POSTURES:
        return True
    return not flags & NO_POSTURE and stance(t, samurai) == ring


def technique_ring(t: Shototsu, technique: int) -> int:
    """The ring a technique belongs to; two cards have another reading (SHO-05)."""
    return TECHNIQUE_RINGS[t.modes.other_reading][technique]


def fits_posture(t: Shototsu, samurai: int, technique: int) -> bool:
    """A technique needs the posture of its ring (SHO-26); Megumi's blessing frees it (SHO-72)."""
    if t.flags[samurai] & ANY_TECHNIQUE:
        return True
    return stance(t, samurai) == TECHNIQUE_RINGS[t.modes.other_reading][technique]


def knows(t: Shototsu, samurai: int, technique: int) -> bool:
    """Whether a samurai has a technique and is in its posture (SHO-26)."""
    return technique in t.cards[TECHNIQUE_CARD][samurai] and fits_posture(t, samurai, technique)


# -- changing posture --------------------------------------------------------------------


def take_posture(t: Shototsu, samurai: int, ring: int) -> None:
    """With the new posture, who has several equipment cards chooses one (SHO-84)."""
    t.posture[samurai] = ring
    t.tell_of(TOOK_POSTURE, samurai, POSTURE[ring])
    arm(t, samurai)


def arm(t: Shototsu, samurai: int) -> None:
    """A single equipment card is active automatically; of several, one is chosen (SHO-84)."""
    equipment = t.cards[EQUIPMENT_CARD][samurai]
    if len(equipment) > 1:
        t.call(Arming(samurai))
    elif equipment:
        t.wielded[samurai] = equipment[0]


def choose_another_posture(t: Shototsu, u: Turning) -> Ask:
    """Another than the one it is in, for its player to choose (SHO-70)."""
    ask = Ask(t.owner(u.samurai), "SHO-20")
    for ring in range(len(RINGS)):
        ask.offer(POSTURE[ring], unless="SHO-20" if ring == t.posture[u.samurai] else "")
    return ask


def take_that_posture(t: Shototsu, u: Turning) -> None:
    """The token is turned (SHO-20)."""
    take_posture(t, u.samurai, u.answers[0].arg)


TURNING: Final = script(Shototsu, Turning, choose_another_posture, take_that_posture)


def choose_a_weapon(t: Shototsu, a: Arming) -> Ask:
    """One of several equipment cards is active (SHO-84)."""
    ask = Ask(t.owner(a.samurai), "SHO-84")
    for card in t.cards[EQUIPMENT_CARD][a.samurai]:
        ask.offer(WIELD[card])
    return ask


def wield_it(t: Shototsu, a: Arming) -> None:
    """Until the next change of posture (SHO-84)."""
    t.wielded[a.samurai] = a.answers[0].arg
    t.tell_of(WIELDED, a.samurai, a.answers[0])


ARMING: Final = script(Shototsu, Arming, choose_a_weapon, wield_it)
