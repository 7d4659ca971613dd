"""Blessings (SHO-33, SHO-72): each works once in the game."""

from tatami.core.words import NOBODY
from tatami.games.former.shototsu_1.frames import Attack
from tatami.games.former.shototsu_1.printed import (
    BLESSED_POSTURE,
    EARTH,
    JIZO,
    LETHAL,
    TECHNIQUE_CARD,
    TECHNIQUE_MOMENTS,
)
from tatami.games.former.shototsu_1.rules.characters import hit_points, ring, show
from tatami.games.former.shototsu_1.rules.reactions import WHEN, is_concerned
from tatami.games.former.shototsu_1.table import SPENT, WORKS, Shototsu
from tatami.games.former.shototsu_1.words import BLESS, BLESSED


def may_bless(t: Shototsu, moment: int, me: int, blessing: int) -> bool:
    """Jizō's blessing is for who is about to die. The others may be used whenever their samurai
    is concerned, or would be with a technique of its own (SHO-72)."""
    if moment == LETHAL or blessing == JIZO:
        return moment == LETHAL and blessing == JIZO and t.nearest(Attack).target == me
    return is_concerned(t, moment, me) or has_its_moment(t, moment, me)


def has_its_moment(t: Shototsu, moment: int, me: int) -> bool:
    """Whether one of its reactions would fit now, whatever the posture."""
    for technique in t.cards[TECHNIQUE_CARD][me]:
        comes = TECHNIQUE_MOMENTS[technique] & (1 << moment) and technique in WHEN
        if comes and WHEN[technique](t, moment, me):
            return True
    return False


def spent_blessing(t: Shototsu, me: int, blessing: int) -> str:
    """A blessing works once in the game (SHO-33)."""
    return "SHO-33" if t.flags[me] & (SPENT << blessing) else ""


def bless(t: Shototsu, me: int, blessing: int) -> None:
    """Jizō saves from death with half the Earth, at least 1, in hit points; the others last until
    the end of the turn, and most give a posture (SHO-72)."""
    show(t, me)
    t.flags[me] |= SPENT << blessing
    t.tell_of(BLESSED, me, BLESS[blessing])
    if blessing == JIZO:
        t.wounds[me] = hit_points(t, me) - max(1, ring(t, me, EARTH) // 2)
        return
    t.flags[me] |= WORKS << blessing
    if BLESSED_POSTURE[blessing] != NOBODY:
        t.guise[me] = BLESSED_POSTURE[blessing]
