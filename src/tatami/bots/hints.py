"""Hints: the best answers to an open question, with their chances and reasons."""

from dataclasses import dataclass
from typing import Final

from tatami.bots.greedy import values
from tatami.bots.nodes import Branch, Node
from tatami.bots.search import Budget, searched
from tatami.bots.seen import Seen
from tatami.bots.shares import SURE
from tatami.bots.tree import Tree
from tatami.core.chance import stir
from tatami.core.table import Table
from tatami.core.words import Word

MOST_HINTS: Final = 3
CLOSER: Final = 1 / 3  # the part of the tries for the words shown, to compare their chances
TABLES: Final = 3  # imagined tables that show what a word leads to
WORDS: Final = 12  # words of one seat, until its turn counts as finished
WEIGHED: Final = 12  # words at most to weigh by value, if the search has not come that far
FURTHER: Final = 3  # other words to compare the best with
NOTABLE: Final = 0.3  # points: a smaller difference is no reason
MOST_FOR: Final = 2
MOST_AGAINST: Final = 1

Outcomes = dict[Word, dict[str, float]]  # by word: the features at the end of the turn


@dataclass(frozen=True)
class Reason:
    """A feature that a person would name, in points: after the turn, and with other words."""

    feature: str
    points: float
    others: float  # on average

    def more(self) -> float:
        """How much better the feature is with this word."""
        return self.points - self.others


@dataclass(frozen=True)
class Hint:
    """A word, the chance to win with it and its interval, and the expected score.

    A word without tries was not searched. The value right after it decides its place.
    """

    word: str
    chance: float
    low: float
    high: float
    score: float
    tries: int
    reasons: tuple[Reason, ...]


def hints(seen: Seen, budget: Budget, seed: int) -> list[Hint]:
    """The best words for an open question, best first. The search sees only what the seat sees."""
    tree = Tree(seen.game, seen.ask, seed, seen.game.advice.search)
    if seen.ask.rule in tree.settings.by_value:
        words = by_value(seen, seed)
        found = outcomes(tree, seen, side_by_side(words), seed)
        return [valued(tree, seen, word, seed, found) for word in words[:MOST_HINTS]]
    tree.counting_points = True
    best = compared(tree, seen, budget)
    found = outcomes(tree, seen, side_by_side(tried(tree)), seed)
    return [hint(branch, found) for branch in best]


def compared(tree: Tree, seen: Seen, budget: Budget) -> list[Branch]:
    """The words tried most, tried some more, in the order of their chances."""
    searched(tree, seen, budget._replace(seconds=budget.seconds * (1 - CLOSER)))
    best = [branch for branch in tree.branches()[:MOST_HINTS] if branch.tries]
    for _ in range(int(tree.tries * CLOSER / (1 - CLOSER))):
        tree.only = min(best, key=lambda branch: branch.tries).word
        tree.grow(seen.imagine, 1)
    tree.only = None
    return sorted(best, key=lambda branch: branch.mean(), reverse=True)


def hint(branch: Branch, found: Outcomes) -> Hint:
    """The hint for one word."""
    low, high = interval(branch)
    return Hint(
        branch.word.text,
        branch.mean(),
        low,
        high,
        branch.points / branch.tries,
        branch.tries,
        tuple(reasons_apart(branch.word, found)),
    )


def by_value(seen: Seen, seed: int) -> list[Word]:
    """The words of a question that the search bot does not search, in the order of their value."""
    worths = values(seen, seeds(seed))
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    return [seen.ask.options[i] for i in order]


def valued(tree: Tree, seen: Seen, word: Word, seed: int, found: Outcomes) -> Hint:
    """The hint for a word that was not searched: how the table looks right after it."""
    chance = score = 0.0
    for each in seeds(seed):
        t = seen.imagine(each)
        t.answer(seen.seat, word)
        chance += tree.judged(t)[seen.seat] / TABLES
        score += tree.points(t) / TABLES
    why = tuple(reasons_apart(word, found))
    return Hint(word.text, chance, 0.0, 1.0, score, 0, why)


def seeds(seed: int) -> list[int]:
    """The seeds of the imagined tables that show what a word leads to."""
    return [stir(seed + number) for number in range(TABLES)]


def interval(branch: Branch) -> tuple[float, float]:
    """The 95% interval of the chance."""
    error = SURE * branch.spread() / max(1, branch.tries) ** 0.5
    return max(0.0, branch.mean() - error), min(1.0, branch.mean() + error)


# -- reasons ------------------------------------------------------------------------------------


def reasons(tree: Tree, seen: Seen, word: Word, seed: int) -> list[Reason]:
    """What sets a word apart from the others."""
    others = [other for other in tried(tree) if other is not word]
    return reasons_apart(word, outcomes(tree, seen, [word, *evenly_picked(others)], seed))


def tried(tree: Tree) -> list[Word]:
    """The words of the question, the one tried most first."""
    return [branch.word for branch in tree.branches()]


def side_by_side(words: list[Word]) -> list[Word]:
    """The best words, and the words to compare them with."""
    return words[:MOST_HINTS] + evenly_picked(words[MOST_HINTS:])


def evenly_picked(words: list[Word]) -> list[Word]:
    """A few words from better to worse, so that it shows which features not every word brings."""
    step = max(1, len(words) // FURTHER)
    return words[step - 1 :: step][:FURTHER]


def outcomes(tree: Tree, seen: Seen, words: list[Word], seed: int) -> Outcomes:
    """What each word leads to by the end of the turn, on the same imagined tables."""
    features = seen.game.advice.features
    if features is None:
        return {}
    found: Outcomes = {word: {} for word in words}
    for each in seeds(seed):
        imagined = seen.imagine(each)
        for word in words:
            t = imagined.copy()
            finish_the_turn(tree, t, word)
            count(found[word], features(t, seen.seat))
    return found


def reasons_apart(word: Word, found: Outcomes) -> list[Reason]:
    """What speaks for a word and against it, compared with the others, the strongest first."""
    others = [features for other, features in found.items() if other is not word]
    if word not in found or not others:
        return []
    named = [
        Reason(name, points, sum(features[name] for features in others) / len(others))
        for name, points in found[word].items()
    ]
    better = sorted([r for r in named if r.more() >= NOTABLE], key=lambda r: -r.more())
    worse = sorted([r for r in named if r.more() <= -NOTABLE], key=lambda r: r.more())
    return better[:MOST_FOR] + worse[:MOST_AGAINST]


def count(totals: dict[str, float], features: list[tuple[str, float]]) -> None:
    """Add the features of one table to the average over all."""
    for name, points in features:
        totals[name] = totals.get(name, 0.0) + points / TABLES


def finish_the_turn(tree: Tree, t: Table, word: Word) -> None:
    """Say the word, then the words of the same seat that look best after it."""
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
        likely = liked(nodes, asks[0].options) or valued_most(tree, t, asks[0].options)
        if likely is None:
            return
        word = likely


def after(node: Node, word: Word) -> list[Node]:
    """The questions that came after a word."""
    return node.branches[word].nodes if word in node.branches else []


def liked(nodes: list[Node], options: list[Word]) -> Word | None:
    """The word tried most among those offered, or None if the search has not come that far."""
    if len(options) == 1:
        return options[0]
    known = [node.branches[word] for node in nodes for word in options if word in node.branches]
    tried = [branch for branch in known if branch.tries]
    return max(tried, key=lambda branch: branch.tries).word if tried else None


def valued_most(tree: Tree, t: Table, options: list[Word]) -> Word | None:
    """The word with the best value, or None if weighing all would take too long."""
    if len(options) > WEIGHED:
        return None
    return max(options, key=lambda word: value_after(tree, t, word))


def value_after(tree: Tree, t: Table, word: Word) -> float:
    """The value of the table after the word, by the game's advice."""
    said = t.copy()
    said.answer(tree.seat, word)
    return tree.advice.value(said, tree.seat)
