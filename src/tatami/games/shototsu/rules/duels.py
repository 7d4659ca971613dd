"""Initiative rolls against one another (SHO-73), and what winning one brings (SHO-70)."""

from typing import Final

from tatami.core.frame import script
from tatami.games.shototsu.frames import Attack, Duel
from tatami.games.shototsu.printed import HAND_OF_PEACE, LADY_DOJI
from tatami.games.shototsu.rules.dice import wins_initiative
from tatami.games.shototsu.rules.invocation import before_rolling
from tatami.games.shototsu.rules.reactions import WON
from tatami.games.shototsu.table import ACTED, Shototsu


def prepare_to_roll(t: Shototsu, d: Duel) -> None:
    """A blessing may still help either of the two (SHO-72)."""
    before_rolling(t, (d.samurai, d.against), t.owner(d.samurai))


def roll_against_one_another(t: Shototsu, d: Duel) -> None:
    """Who wins makes the other activate last, may not be attacked by it this turn, or has an
    easier or harder attack (SHO-70, SHO-73)."""
    if not wins_initiative(t, d.samurai, d.against):
        return
    if d.technique == HAND_OF_PEACE:
        make_it_wait(t, d.against)
    elif d.technique == LADY_DOJI:
        t.decrees = (*t.decrees, (d.against, d.samurai))
    else:
        t.nearest(Attack).used |= WON << d.technique


def make_it_wait(t: Shototsu, target: int) -> None:
    """It activates last this turn, if it has not yet activated (SHO-70)."""
    if not t.flags[target] & ACTED and target not in t.last:
        t.last = (*t.last, target)


DUEL: Final = script(Shototsu, Duel, prepare_to_roll, roll_against_one_another)
