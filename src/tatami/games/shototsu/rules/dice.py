"""Dice (SHO-10, 11) and initiative rolls against one another (SHO-31, SHO-73)."""

from typing import Final, final

from tatami.core.chronicle import EventKind
from tatami.core.words import Word
from tatami.games.shototsu.printed import EXPLODING, FACES, SUCCESS, SUCCESS_MAX, SUCCESS_MIN
from tatami.games.shototsu.rules.characters import attention
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.words import DIE, DUELLED, ROLLED_ALONE, WHO

DECIDING: Final = 1000  # beyond any roll: a later one decides only between those level before it


def roll(t: Shototsu, count: int) -> tuple[int, ...]:
    """Roll this many dice, from 1 to 6."""
    return tuple([t.below(FACES) + 1 for _ in range(count)])


def within(needed: int) -> int:
    """The number needed is never below 2 nor above 6 (SHO-10)."""
    return max(SUCCESS_MIN, min(SUCCESS_MAX, needed))


def explosive_roll(t: Shototsu, count: int) -> tuple[int, ...]:
    """This many explosive dice: each 6 adds a die (SHO-11)."""
    dice: list[int] = []
    while count:
        count -= 1
        dice.append(t.below(FACES) + 1)
        if dice[-1] == EXPLODING:
            count += 1
    return tuple(dice)


def successes_of(dice: tuple[int, ...]) -> int:
    """Dice that show 4 or more (SHO-10)."""
    return sum([die >= SUCCESS for die in dice])


def initiative(t: Shototsu, samurai: int) -> tuple[int, tuple[int, ...]]:
    """A samurai alone: its Attention, and 1 success for each espionage token (SHO-31, SHO-73)."""
    dice = explosive_roll(t, attention(t, samurai))
    successes = successes_of(dice) + t.spies[samurai]
    t.tell_of(ROLLED_ALONE, samurai, faces(dice), successes)
    return successes, dice


def wins_initiative(t: Shototsu, samurai: int, against: int) -> bool:
    """Strictly more successes; a tie fails (SHO-73)."""
    mine, dice = initiative(t, samurai)
    theirs, their_dice = initiative(t, against)
    whom = t.word(WHO, against)
    t.tell_of(DUELLED, samurai, mine, whom, theirs, faces(dice), faces(their_dice))
    return mine > theirs


@final
class Side:
    """Who takes part in a roll for initiative: a player with the whole patrol, or a samurai."""

    def __init__(self, kind: EventKind, name: Word) -> None:
        self.kind = kind  # the event that tells of its roll
        self.name = name
        self.dice = 0
        self.bonus = 0  # successes of espionage tokens (SHO-31)
        self.rolls: list[tuple[int, ...]] = []  # the dice, and again for each tie

    def join(self, t: Shototsu, samurai: int) -> None:
        """A samurai adds its Attention and its tokens (SHO-31, SHO-40)."""
        self.dice += attention(t, samurai)
        self.bonus += t.spies[samurai]

    def roll(self, t: Shototsu) -> int:
        """How many successes it has; everybody sees the dice (SHO-40)."""
        dice = explosive_roll(t, self.dice)
        self.rolls.append(dice)
        successes = successes_of(dice) + self.bonus
        t.tell(self.kind, self.name, faces(dice), successes)
        return successes


def untied(t: Shototsu, sides: list[Side]) -> list[int]:
    """The successes of all sides: tied ones roll again; where none of them has a die to roll, a
    draw decides."""
    scores = [side.roll(t) for side in sides]
    tied = still_tied(scores, list(range(len(sides))))
    while tied:
        scores = [score * DECIDING for score in scores]
        if any(sides[i].dice for i in tied):
            for i in tied:
                scores[i] += sides[i].roll(t)
        else:
            for i, lot in zip(tied, t.shuffled(tied), strict=True):
                scores[i] += lot
        tied = still_tied(scores, tied)
    return scores


def still_tied(scores: list[int], sides: list[int]) -> list[int]:
    """Those of these sides that have the same score as another."""
    among = [scores[i] for i in sides]
    return [i for i in sides if among.count(scores[i]) > 1]


def faces(dice: tuple[int, ...]) -> tuple[Word, ...]:
    """Dice as events name them."""
    return tuple([DIE[face - 1] for face in dice])
