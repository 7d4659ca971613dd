"""The exact odds of an attack, with explosions, as people would compute them (SHO-53, SHO-54).

Everything settled before the dice counts: postures, weapons, blessings at work. Rolls that a
technique may still ask for do not count. An attacker in the Void posture re-rolls the die that
helps most.
"""

from math import comb
from typing import Final, final

from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.printed import EARTH, EXPLODING, FACES, SUCCESS, VOID
from tatami.games.shototsu.rules.attack import dice_of, needed, plain_damage
from tatami.games.shototsu.rules.characters import attention, health_left
from tatami.games.shototsu.rules.postures import has_effect
from tatami.games.shototsu.rules.windows import fights_in
from tatami.games.shototsu.table import Shototsu

Chances = tuple[float, float, float]  # to hit, the damage to expect, and to kill
SIX: Final = 1 / FACES
KNOWN_ODDS: Final[dict[tuple[int, int, int, bool, bool, int, bool], Chances]] = {}


@final
class Odds:
    """The chance to hit, the damage to expect, and the chance to kill."""

    def __init__(self, dice: int, needed: int, chances: tuple[float, float, float]) -> None:
        self.dice = dice
        self.needed = needed
        self.hit, self.damage, self.kill = chances


def odds_of(t: Shototsu, attacker: int, target: int, kind: int) -> Odds:
    """The odds of an attack before it is declared."""
    a = Attack(attacker, target, kind)
    dice, number = dice_of(t, attacker, target, kind), needed(t, a)
    void = fights_in(t, a, VOID)
    chain = not has_effect(t, target, EARTH)
    left = health_left(t, target)
    return Odds(dice, number, chances(dice, number, plain_damage(t, a), void, chain, left))


def chances(
    dice: int, number: int, damage: int, void: bool, chain: bool, left: int, sure: bool = False
) -> Chances:
    """The same from bare figures: `chain` is whether added dice explode in turn, and `sure`
    whether dice of last turn hit already."""
    if not void:
        hit = 1.0 if sure else 1 - ((number - 1) / FACES) ** dice
        dealt = max(0, damage)
        return hit, hit * dealt, hit if dealt >= left else 0.0
    key = (dice, number, damage, void, chain, left, sure)
    if key not in KNOWN_ODDS:
        KNOWN_ODDS[key] = Introspection(number, damage, chain, left, sure).roll(dice)
    return KNOWN_ODDS[key]


@final
class Introspection:
    """An attack in the Void posture: one die is rolled again, and explosions hurt (SHO-25)."""

    def __init__(
        self, number: int, damage: int, chain: bool, left: int, sure: bool = False
    ) -> None:
        self.number = number
        self.damage = damage
        self.chain = chain
        self.left = left
        self.sure = sure  # it hits whatever is rolled
        self.fail = (number - 1) / FACES
        self.plain = (FACES - number) / FACES  # a success that does not explode

    def roll(self, dice: int) -> Chances:
        """Over all rolls, each followed by the best re-roll."""
        hit = damage = kill = 0.0
        for sixes in range(dice + 1):
            for plain in range(dice - sixes + 1):
                fails = dice - sixes - plain
                ways = comb(dice, sixes) * comb(dice - sixes, plain)
                chance = ways * SIX**sixes * self.plain**plain * self.fail**fails
                best = self.best(fails, plain, sixes)
                hit += chance * best[0]
                damage += chance * best[1]
                kill += chance * best[2]
        return hit, damage, kill

    def best(self, fails: int, plain: int, sixes: int) -> Chances:
        """Keep the roll, or roll a failed die or a plain success again, whatever hurts more."""
        able = [self.explode(plain, sixes)]
        if fails:
            able.append(self.again(plain, sixes))
        if plain:
            able.append(self.again(plain - 1, sixes))
        return max(able, key=lambda ends: ends[1])

    def again(self, plain: int, sixes: int) -> Chances:
        """One more die to these successes."""
        ends = (
            (self.fail, self.explode(plain, sixes)),
            (self.plain, self.explode(plain + 1, sixes)),
            (SIX, self.explode(plain, sixes + 1)),
        )
        return (
            sum(chance * end[0] for chance, end in ends),
            sum(chance * end[1] for chance, end in ends),
            sum(chance * end[2] for chance, end in ends),
        )

    def explode(self, plain: int, sixes: int) -> Chances:
        """What such a roll does once its sixes have exploded."""
        if not plain and not sixes and not self.sure:
            return 0.0, 0.0, 0.0
        mean = self.damage + sixes * (FACES / (FACES - 1) if self.chain else 1)
        falls_short = 0.0
        for explosions in range(self.left - self.damage):
            chance = self.exactly(explosions, sixes)
            falls_short += chance
            if self.damage + explosions < 0:
                mean -= chance * (self.damage + explosions)
        return 1.0, mean, 1 - falls_short

    def exactly(self, explosions: int, sixes: int) -> float:
        """The chance that this many sixes lead to that many explosions in all."""
        if not self.chain or not sixes:
            return 1.0 if explosions == sixes else 0.0
        if explosions < sixes:
            return 0.0
        ways = comb(explosions - 1, sixes - 1)
        return ways * SIX ** (explosions - sixes) * (1 - SIX) ** sixes


# -- initiative (SHO-73) -------------------------------------------------------------------

MOST_SUCCESSES: Final = 40  # more than this are less likely than a float can tell
SUCCESSES: Final[list[list[float]]] = [[1.0] + [0.0] * MOST_SUCCESSES]  # by number of dice


def successes_with(dice: int) -> list[float]:
    """How likely each number of successes is with this many explosive dice (SHO-11)."""
    one = [1 - (FACES - SUCCESS + 1) / FACES, (EXPLODING - SUCCESS) / FACES]
    one[1] += SIX * one[0]
    while len(one) <= MOST_SUCCESSES:
        one.append(SIX * one[-1])
    while len(SUCCESSES) <= dice:
        before = SUCCESSES[-1]
        SUCCESSES.append(
            [
                sum([before[i] * one[count - i] for i in range(count + 1)])
                for count in range(MOST_SUCCESSES + 1)
            ]
        )
    return SUCCESSES[dice]


def wins_a_duel(t: Shototsu, samurai: int, against: int) -> float:
    """The chance of strictly more successes than another; a tie fails (SHO-73)."""
    mine = successes_with(attention(t, samurai))
    theirs = successes_with(attention(t, against))
    ahead = t.spies[samurai] - t.spies[against]
    return sum([chance * sum(theirs[: max(0, count + ahead)]) for count, chance in enumerate(mine)])
