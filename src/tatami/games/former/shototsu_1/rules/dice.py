"""Dice (SHO-10, 11) and initiative rolls against one another (SHO-31, SHO-73)."""

from typing import Final

from tatami.core.words import Word
from tatami.games.former.shototsu_1.printed import EXPLODING, FACES, SUCCESS, SUCCESS_MAX, SUCCESS_MIN
from tatami.games.former.shototsu_1.rules.characters import attention
from tatami.games.former.shototsu_1.table import Shototsu
from tatami.games.former.shototsu_1.words import DIE, DUELLED, WHO

DECIDING: Final = 1000  # beyond any roll: a later one decides only between those level before it


def roll(t: Shototsu, count: int) -> tuple[int, ...]:
    """Roll this many dice, from 1 to 6."""
    return tuple([t.below(FACES) + 1 for _ in range(count)])


def within(needed: int) -> int:
    """The number needed is never below 2 nor above 6 (SHO-10)."""
    return max(SUCCESS_MIN, min(SUCCESS_MAX, needed))


def explosive_successes(t: Shototsu, count: int) -> int:
    """Successes on 4+ of this many explosive dice: each 6 adds a die (SHO-10, 11)."""
    successes = 0
    while count:
        count -= 1
        die = t.below(FACES) + 1
        if die >= SUCCESS:
            successes += 1
        if die == EXPLODING:
            count += 1
    return successes


def initiative(t: Shototsu, samurai: int) -> int:
    """A samurai alone: its Attention, and 1 success for each espionage token (SHO-31, SHO-73)."""
    return explosive_successes(t, attention(t, samurai)) + t.spies[samurai]


def wins_initiative(t: Shototsu, samurai: int, against: int) -> bool:
    """Strictly more successes; a tie fails (SHO-73)."""
    mine = initiative(t, samurai)
    theirs = initiative(t, against)
    t.tell_of(DUELLED, samurai, mine, t.word(WHO, against), theirs)
    return mine > theirs


def contest(t: Shototsu, sides: list[int], dice: list[int], bonus: list[int]) -> list[int]:
    """The sides from most successes to fewest (SHO-40, SHO-86)."""
    scores = untied(t, dice, bonus)
    return [sides[scores.index(score)] for score in sorted(scores, reverse=True)]


def untied(t: Shototsu, dice: list[int], bonus: list[int]) -> list[int]:
    """The successes of all sides: tied ones roll again; where none of them has a die to roll, a
    draw decides."""
    scores = [explosive_successes(t, dice[i]) + bonus[i] for i in range(len(dice))]
    tied = still_tied(scores, list(range(len(dice))))
    while tied:
        scores = [score * DECIDING for score in scores]
        if any(dice[i] for i in tied):
            for i in tied:
                scores[i] += explosive_successes(t, dice[i]) + bonus[i]
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
