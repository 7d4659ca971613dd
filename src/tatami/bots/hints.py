"""Hints: the best answers to an open question, with their chances and reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tatami.bots.calibration import calibrated_alone
from tatami.bots.greedy import advised
from tatami.bots.nodes import Branch
from tatami.bots.reasons import (
    TABLES,
    Outcomes,
    Reason,
    outcomes,
    reasons_apart,
    seeds,
    side_by_side,
    tried,
)
from tatami.bots.search import Budget, searched
from tatami.bots.seen import Seen
from tatami.bots.shares import SURE
from tatami.bots.tree import Tree
from tatami.core.words import Word

MOST_HINTS: Final = 3
MOST_NEXT: Final = 6  # words to name that follow a hint's own
FAR: Final = 3.0  # points behind the best with which a word that is not searched is no hint
CLOSER: Final = 1 / 3  # the part of the tries for the words shown, to compare their chances


@dataclass(frozen=True)
class Hint:
    """A word, the words of the same seat that go with it, the chance to win with it and its
    interval, and the score to expect at the end of the game.

    A word without tries was not searched. The value that the greedy bot finds decides its place.
    """

    word: str
    chance: float
    low: float
    high: float
    score: float
    tries: int
    reasons: tuple[Reason, ...]
    then: tuple[str, ...] = ()


def hints(seen: Seen, budget: Budget, seed: int, also: Sequence[Word] = ()) -> list[Hint]:
    """The best words for an open question, and these others, best first. The search sees only what
    the seat sees."""
    tree = Tree(seen.game, seen.ask, seed, seen.game.advice.search)
    if seen.ask.rule in tree.settings.by_value:
        worth = by_value(seen, seed)
        words = list(worth)
        near = [word for word in words[:MOST_HINTS] if worth[word] > worth[words[0]] - FAR]
        shown = [word for word in words if word in near or word in also]
        others = [word for word in words if word not in shown]
        found = outcomes(tree, seen, side_by_side([*shown, *others], len(shown)), seed)
        return [valued(tree, seen, word, seed, shown, found) for word in shown]
    tree.counting_points = True
    best = compared(tree, seen, budget, also)
    shown = words_of(best)
    others = [word for word in tried(tree) if word not in shown]
    found = outcomes(tree, seen, side_by_side([*shown, *others], len(shown)), seed)
    return [hint(tree, branch, shown, found) for branch in best]


def compared(tree: Tree, seen: Seen, budget: Budget, also: Sequence[Word]) -> list[Branch]:
    """The words tried most and these others, tried some more, in the order of their chances."""
    searched(tree, seen, budget._replace(seconds=budget.seconds * (1 - CLOSER)))
    most = int(tree.tries * CLOSER / (1 - CLOSER))
    best = [branch for branch in tree.branches()[:MOST_HINTS] if branch.tries]
    best += [tried_once(tree, seen, word) for word in also if word not in words_of(best)]
    for _ in range(most):
        tree.only = min(best, key=lambda branch: branch.tries).word
        tree.grow(seen.imagine, 1)
    tree.only = None
    return sorted(best, key=lambda branch: branch.mean(), reverse=True)


def words_of(branches: list[Branch]) -> list[Word]:
    """The words of branches."""
    return [branch.word for branch in branches]


def tried_once(tree: Tree, seen: Seen, word: Word) -> Branch:
    """The branch of a word, however little the search thinks of it."""
    tree.only = word
    tree.grow(seen.imagine, 1)
    return tree.root.branches[word]


def hint(tree: Tree, branch: Branch, shown: list[Word], found: Outcomes) -> Hint:
    """The hint for one word."""
    sure = tree.settings.sure
    low, high = (
        calibrated_alone(each, branch.shares, tree.seat, sure) for each in interval(branch)
    )
    return Hint(
        branch.word.text,
        calibrated_alone(branch.mean(), branch.shares, tree.seat, sure),
        low,
        high,
        branch.points / branch.tries,
        branch.tries,
        tuple(reasons_apart(branch.word, found, shown)),
        following(branch.word, found),
    )


def following(word: Word, found: Outcomes) -> tuple[str, ...]:
    """The words that go with a word."""
    return tuple([each.text for each in found[word].line[:MOST_NEXT]]) if word in found else ()


def by_value(seen: Seen, seed: int) -> dict[Word, float]:
    """The words of a question that the search bot does not search, the one of most value first."""
    words = seen.ask.options
    valued = zip(words, advised(seen, words, seeds(seed)), strict=True)
    return dict(sorted(valued, key=lambda each: -each[1]))


def valued(
    tree: Tree, seen: Seen, word: Word, seed: int, shown: list[Word], found: Outcomes
) -> Hint:
    """The hint for a word that was not searched: how the table looks right after it."""
    score = 0.0
    judged: list[list[float]] = []
    for each in seeds(seed):
        t = seen.imagine(each)
        t.answer(seen.seat, word)
        judged.append(tree.judged(t))
        score += tree.points(t) / TABLES
    means = [sum(of) / TABLES for of in zip(*judged, strict=True)]
    chance = calibrated_alone(means[seen.seat], means, seen.seat, tree.settings.sure)
    why = tuple(reasons_apart(word, found, shown))
    return Hint(word.text, chance, 0.0, 1.0, score, 0, why, following(word, found))


def interval(branch: Branch) -> tuple[float, float]:
    """The 95% interval of the chance."""
    error = SURE * branch.deviation() / max(1, branch.tries) ** 0.5
    return max(0.0, branch.mean() - error), min(1.0, branch.mean() + error)
