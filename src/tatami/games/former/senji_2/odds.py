"""The exact odds of a combat, given what is open (SEN-50 to 54).

Each rolled die shows the attacker's symbol, the defender's, that of a family called for support,
or another. Chances are those of the attacker; a tie is fought again without support.
"""

from math import comb
from typing import Final

from tatami.games.former.senji_2.frames import Combat
from tatami.games.former.senji_2.printed import DICE, FAMILIES, YAMAGATA
from tatami.games.former.senji_2.rules import combat
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.troops import Battle

FACES: Final = len(FAMILIES)
MOST_SUPPORT: Final = 4  # the highest value of a support card
ROUNDS: Final = combat.MOST_TIES


def differences(dice: int, support: int) -> tuple[float, ...]:
    """How likely each difference is, attacker's points less defender's, from -dice upwards, when
    the attacker alone has a support card of this value."""
    ways = [0] * (2 * dice + 1 + MOST_SUPPORT)
    for own in range(dice + 1):
        for foe in range(dice - own + 1):
            for third in range(dice - own - foe + 1):
                rest = dice - own - foe - third
                count = comb(dice, own) * comb(dice - own, foe) * comb(dice - own - foe, third)
                ways[dice + own - foe + min(support, third)] += count * (FACES - 3) ** rest
    return tuple([way / FACES**dice for way in ways])


DIFFERENCES: Final = tuple(
    tuple(differences(dice, support) for dice in range(DICE + 1))
    for support in range(MOST_SUPPORT + 1)
)


def one_roll(lead: int, dice: int, support: int) -> tuple[float, float]:
    """The chances that the attacker wins a round, and that it is tied."""
    spread = DIFFERENCES[support][dice]
    level = dice - lead  # where the difference makes up for the lead
    tied = spread[level] if 0 <= level < len(spread) else 0.0
    return sum(spread[max(0, level + 1) :]), tied


def fought_out(lead: int, dice: int, rounds: int) -> float:
    """The attacker's chance over this many rounds without support."""
    won, tied = one_roll(lead, dice, 0)
    return won * (rounds if tied == 1.0 else (1 - tied**rounds) / (1 - tied))


FOUGHT_OUT: Final = tuple(  # by dice, then by lead from -20
    tuple(fought_out(lead, dice, ROUNDS) for lead in range(-20, 21)) for dice in range(DICE + 1)
)


def chance(lead: int, dice: int, support: int = 0, ties: int = 0) -> float:
    """The attacker's chance to win with this lead in fixed points and this many dice to roll.

    `support` is the value of a support card the attacker will lay, `ties` is 1 if the attacker
    wins ties and -1 if the defender does (Yamagata).
    """
    lead = max(-20, min(20, lead))
    if not support and not ties:
        return FOUGHT_OUT[dice][lead + 20]
    won, tied = one_roll(lead, dice, support)
    if ties:
        return won + (tied if ties > 0 else 0.0)
    return won + tied * fought_out(lead, dice, ROUNDS - 1)


def odds_now(t: Senji, c: Combat) -> float:
    """The attacker's chance once the dice lie on the table, cards laid face down aside: the points
    decide, and a tie is fought out in the rounds that are left (SEN-54)."""
    lead = combat.own_points(t, c, 0) - combat.own_points(t, c, 1)
    lead += combat.balance(c.dice, c.laid[0], c.laid[1])
    ties = who_wins_ties(t, c.battle)
    if lead or ties:
        return 1.0 if lead > 0 or (lead == 0 and ties > 0) else 0.0
    fixed = c.battle.units + c.aside[0] - combat.units(t, c.battle, 1) - c.aside[1]
    return fought_out(fixed, len(c.dice), ROUNDS - 1 - c.ties)


def who_wins_ties(t: Senji, b: Battle) -> int:
    """1 for the attacker, -1 for the defender, 0 if they are fought again: Yamagata (SEN-80)."""
    return 1 if YAMAGATA in b.samurai else -1 if combat.yamagata_is_there(t, b) else 0


def odds_of(t: Senji, b: Battle) -> float:
    """The attacker's chance in a battle before the roll, support cards aside."""
    wanted = [combat.dice_wanted(combat.samurai(t, b, side)) for side in (0, 1)]
    aside = combat.dice_shared(wanted[0], wanted[1])
    lead = b.units + aside[0] - combat.units(t, b, 1) - aside[1]
    return chance(lead, DICE - aside[0] - aside[1], 0, who_wins_ties(t, b))
