"""Hints: the best answers to an open question, with their chances and the reasons for them."""

from dataclasses import dataclass
from typing import Final

from tatami.bots.greedy import values
from tatami.bots.ratings import SURE
from tatami.bots.search import Budget, searched
from tatami.bots.seen import Seen
from tatami.bots.tree import Branch, Node, Tree
from tatami.core.chance import stir
from tatami.core.table import Table
from tatami.core.words import Word

MOST_HINTS: Final = 3
CLOSER: Final = 1 / 3  # of the tries go to the words shown, so that their chances can be compared
TABLES: Final = 6  # imagined, to see what a word changes
WORDS: Final = 12  # of one's own, until a turn counts as finished
NOTABLE: Final = 0.3  # points: what changes by less is no reason
MOST_REASONS: Final = 3


@dataclass(frozen=True)
class Reason:
    """Something a person would name, in points, before the word and once the turn is done."""

    feature: str
    before: float
    after: float


@dataclass(frozen=True)
class Hint:
    """A word, the chance to win with it and its interval, and the score to expect.

    Without tries it was not searched: then it stands where the value right after it puts it.
    """

    word: str
    chance: float
    low: float
    high: float
    score: float
    tries: int
    reasons: tuple[Reason, ...]


def hints(seen: Seen, budget: Budget, seed: int) -> list[Hint]:
    """The best words for an open question, best first; they see what the seat sees."""
    tree = Tree(seen.game, seen.ask, seed, seen.game.advice.manner)
    if seen.ask.rule in tree.manner.by_value:
        return [valued(tree, seen, word, seed) for word in by_value(seen, seed)]
    tree.counting_points = True
    best = compared(tree, seen, budget)
    return [hint(tree, seen, branch, seed) for branch in best]


def compared(tree: Tree, seen: Seen, budget: Budget) -> list[Branch]:
    """The words tried most, looked at more closely and put in the order of their chances."""
    searched(tree, seen, budget._replace(seconds=budget.seconds * (1 - CLOSER)))
    best = [branch for branch in tree.branches()[:MOST_HINTS] if branch.tries]
    for _ in range(int(tree.tries * CLOSER / (1 - CLOSER))):
        tree.only = min(best, key=lambda branch: branch.tries).word
        tree.grow(seen.imagine, 1)
    tree.only = None
    return sorted(best, key=lambda branch: branch.mean(), reverse=True)


def hint(tree: Tree, seen: Seen, branch: Branch, seed: int) -> Hint:
    """What is known of one word."""
    low, high = interval(branch)
    return Hint(
        branch.word.text,
        branch.mean(),
        low,
        high,
        branch.points / branch.tries,
        branch.tries,
        tuple(reasons(tree, seen, branch.word, seed)),
    )


def by_value(seen: Seen, seed: int) -> list[Word]:
    """The words that the search bot would not search either, as the game's advice likes them."""
    worths = values(seen, seeds(seed))
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    return [seen.ask.options[i] for i in order[:MOST_HINTS]]


def valued(tree: Tree, seen: Seen, word: Word, seed: int) -> Hint:
    """What is known of a word that is not searched: how the table looks right after it."""
    chance = score = 0.0
    for each in seeds(seed):
        t = seen.imagine(each)
        t.answer(seen.seat, word)
        chance += tree.judged(t)[seen.seat] / TABLES
        score += tree.points(t) / TABLES
    why = tuple(reasons(tree, seen, word, seed))
    return Hint(word.text, chance, 0.0, 1.0, score, 0, why)


def seeds(seed: int) -> list[int]:
    """Of the tables that are imagined to see what a word changes."""
    return [stir(seed + number) for number in range(TABLES)]


def interval(branch: Branch) -> tuple[float, float]:
    """Where the chance lies, 95 times of 100."""
    error = SURE * branch.spread() / max(1, branch.tries) ** 0.5
    return max(0.0, branch.mean() - error), min(1.0, branch.mean() + error)


# -- reasons ------------------------------------------------------------------------------------


def reasons(tree: Tree, seen: Seen, word: Word, seed: int) -> list[Reason]:
    """What the word changes by the end of the turn, the greatest change first."""
    features = seen.game.advice.features
    if features is None:
        return []
    before: dict[str, float] = {}
    after: dict[str, float] = {}
    for each in seeds(seed):
        t = seen.imagine(each)
        count(before, features(t, seen.seat))
        finish_the_turn(tree, t, word)
        count(after, features(t, seen.seat))
    found = [Reason(name, before[name], after.get(name, 0.0)) for name in before]
    found.sort(key=lambda reason: -abs(reason.after - reason.before))
    notable = [reason for reason in found if abs(reason.after - reason.before) >= NOTABLE]
    return notable[:MOST_REASONS]


def count(totals: dict[str, float], features: list[tuple[str, float]]) -> None:
    """Add the features of one table, as part of the average over all."""
    for name, points in features:
        totals[name] = totals.get(name, 0.0) + points / TABLES


def finish_the_turn(tree: Tree, t: Table, word: Word) -> None:
    """Say the word, then the words of the same seat that the search likes best after it."""
    nodes: list[Node] = [tree.root]
    for _ in range(WORDS):
        asks = t.open_asks(tree.seat)
        if not any(word in ask.options for ask in asks):
            return
        t.answer(tree.seat, word)
        nodes = [node for known in nodes for node in after(known, word)]
        asks = t.open_asks(tree.seat)
        if not asks or t.free or len(t.asks) > 1:
            return
        likely = liked(nodes, asks[0].options)
        if likely is None:
            return
        word = likely


def after(node: Node, word: Word) -> list[Node]:
    """The questions that have followed a word."""
    return node.branches[word].nodes if word in node.branches else []


def liked(nodes: list[Node], options: list[Word]) -> Word | None:
    """The word tried most among those offered; None where the search has not come so far."""
    if len(options) == 1:
        return options[0]
    known = [node.branches[word] for node in nodes for word in options if word in node.branches]
    tried = [branch for branch in known if branch.tries]
    return max(tried, key=lambda branch: branch.tries).word if tried else None
