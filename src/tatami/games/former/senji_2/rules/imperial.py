"""The imperial scenario for three players (SEN-95 to 97)."""

from tatami.core.table import replaced
from tatami.games.former.senji_2.printed import EMPEROR, HOME, IMPERIAL_UNITS, PLACES
from tatami.games.former.senji_2.rules.honour import draw_samurai
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.words import IMPERIAL_FORCE, SAMURAI_NAMED


def raise_the_force(t: Senji) -> None:
    """Three units and one random samurai stand in the emperor's home province (SEN-95)."""
    t.reveal()
    t.owner[HOME] = EMPEROR
    t.add_units(EMPEROR, HOME, IMPERIAL_UNITS)
    drawn = draw_samurai(t, 1)
    for samurai in drawn:
        t.where[samurai] = HOME
        t.lord = replaced(t.lord, samurai, EMPEROR)
    t.tell(IMPERIAL_FORCE, tuple([SAMURAI_NAMED[samurai] for samurai in drawn]))


def restore_the_force(t: Senji) -> None:
    """A force that is wiped out is set up again at the end of the summer (SEN-96)."""
    if not t.house.imperial:
        return
    samurai = any(t.lord[s] == EMPEROR and at >= 0 for s, at in enumerate(t.where))
    if not samurai and not any(t.units[EMPEROR * PLACES :]):
        raise_the_force(t)


def at_peace(t: Senji, power: int, other: int) -> bool:
    """The force and its controller never fight or enter each other's provinces (SEN-95)."""
    return power != other and t.fighter(power) == t.fighter(other)


def cannot_be_taken(t: Senji, province: int) -> bool:
    """The emperor's home province stays his, whoever wins there (SEN-96)."""
    return province == HOME and t.owner[province] == EMPEROR
