"""Reasons: what sets one answer to a question apart from the others, in points."""

from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from tatami.bots.nodes import Node
from tatami.bots.seen import Seen
from tatami.bots.tree import Tree
from tatami.core.ask import Ask
from tatami.core.chance import stir
from tatami.core.table import Table
from tatami.core.words import Word

TABLES: Final = 6  # imagined tables that show what a word leads to
WORDS: Final = 12  # words of one seat, until its turn counts as finished
OTHERS: Final = 8  # words of others, where a word shows only after them what it is good for
WEIGHED: Final = 12  # words at most to weigh by value, if the search has not come that far
FURTHER: Final = 3  # other words to compare the best with
NOTABLE: Final = 0.3  # points: a smaller difference is no reason
SURELY: Final = 2.0  # standard errors: a difference that chance could make is no reason
MOST_FOR: Final = 2
MOST_AGAINST: Final = 1


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
class Outcome:
    """What a word leads to: the features at the end of the turn on each imagined table, and the
    words of the same seat that followed, as far as they do not depend on chance."""

    tables: list[dict[str, float]]
    line: tuple[Word, ...] = ()


Outcomes = dict[Word, Outcome]


def reasons(tree: Tree, seen: Seen, word: Word, seed: int) -> list[Reason]:
    """What sets a word apart from the others."""
    others = [other for other in tried(tree) if other is not word]
    return reasons_apart(word, outcomes(tree, seen, [word, *evenly_picked(others)], seed))


def tried(tree: Tree) -> list[Word]:
    """The words of the question, the one tried most first."""
    return [branch.word for branch in tree.branches()]


def side_by_side(words: list[Word], best: int) -> list[Word]:
    """The best words, and the words to compare them with."""
    return words[:best] + evenly_picked(words[best:])


def evenly_picked(words: list[Word]) -> list[Word]:
    """A few words from better to worse, so that it shows which features not every word brings."""
    step = max(1, len(words) // FURTHER)
    return words[step - 1 :: step][:FURTHER]


def seeds(seed: int) -> list[int]:
    """The seeds of the imagined tables that show what a word leads to."""
    return [stir(seed + number) for number in range(TABLES)]


def outcomes(tree: Tree, seen: Seen, words: list[Word], seed: int) -> Outcomes:
    """What each word leads to by the end of the turn, on the same imagined tables."""
    features = seen.game.advice.features
    if features is None:
        return {}
    imagined = [seen.imagine(each) for each in seeds(seed)]
    before = [features(t, seen.seat) for t in imagined]
    found: Outcomes = {}
    for word in words:
        tables = [t.copy() for t in imagined]
        line, nodes = say_together(tree, tables, word)
        for t, known in zip(tables, before, strict=True):
            finish_the_turn(tree, t, nodes)
            if features(t, seen.seat) == known:
                let_others_answer(tree, t)
        found[word] = Outcome([dict(features(t, seen.seat)) for t in tables], line)
    return found


# -- comparing ----------------------------------------------------------------------------------


def reasons_apart(word: Word, found: Outcomes, shown: list[Word] | None = None) -> list[Reason]:
    """What speaks for a word and against it: compared with the words shown beside it, or if nothing
    sets it apart from those, with all others."""
    if word not in found:
        return []
    others = [other for other in found if other is not word]
    beside = [other for other in others if shown is None or other in shown]
    return compared_with(word, beside, found) or compared_with(word, others, found)


def compared_with(word: Word, others: list[Word], found: Outcomes) -> list[Reason]:
    """The features that differ from what other words lead to, the strongest first."""
    if not others:
        return []
    named = [
        reason
        for name in found[word].tables[0]
        if (reason := difference(name, word, others, found)) is not None
    ]
    better = sorted([r for r in named if r.more() > 0], key=lambda r: -r.more())
    worse = sorted([r for r in named if r.more() < 0], key=lambda r: r.more())
    return better[:MOST_FOR] + worse[:MOST_AGAINST]


def difference(name: str, word: Word, others: list[Word], found: Outcomes) -> Reason | None:
    """A feature as a reason, or None if it is much the same or chance could have made it so."""
    own = [table[name] for table in found[word].tables]
    rest = [
        fmean([found[other].tables[number][name] for other in others]) for number in range(len(own))
    ]
    apart = [mine - theirs for mine, theirs in zip(own, rest, strict=True)]
    error = stdev(apart) / len(apart) ** 0.5 if len(apart) > 1 else 0.0
    if abs(fmean(apart)) < max(NOTABLE, SURELY * error):
        return None
    return Reason(name, fmean(own), fmean(rest))


# -- playing on ---------------------------------------------------------------------------------


def say_together(
    tree: Tree, tables: list[Table], word: Word
) -> tuple[tuple[Word, ...], list[Node]]:
    """Say the word on all tables, then the words of the same seat that look best on all of them
    together, before anything is rolled, drawn or turned up. Return those words, and the questions
    that the search knows to come next."""
    nodes = [tree.root]
    line: list[Word] = []
    future = [(t.seed, t.revealed) for t in tables]
    while True:
        for t in tables:
            if any(word in ask.options for ask in t.open_asks(tree.seat)):
                t.answer(tree.seat, word)
        nodes = [node for known in nodes for node in after(known, word)]
        likely = best_together(tree, tables, nodes)
        if likely is None or len(line) == WORDS or future != [(t.seed, t.revealed) for t in tables]:
            return tuple(line), nodes
        word = likely
        line.append(word)


def best_together(tree: Tree, tables: list[Table], nodes: list[Node]) -> Word | None:
    """What the seat would say next, if it is asked the same on all tables."""
    asks = [next_ask(tree, t) for t in tables]
    offered = [ask.options if ask is not None else [] for ask in asks]
    options = [word for word in offered[0] if all(word in others for others in offered)]
    if not options or liked(nodes, options) is not None:
        return liked(nodes, options) if options else None
    first = sorted(options, key=lambda word: -value_after(tree, tables[0], tree.seat, word))
    return max(
        first[:WEIGHED],
        key=lambda word: fmean([value_after(tree, t, tree.seat, word) for t in tables]),
    )


def finish_the_turn(tree: Tree, t: Table, nodes: list[Node]) -> None:
    """Say the words of the seat that look best, until its turn is over."""
    for _ in range(WORDS):
        ask = next_ask(tree, t)
        if ask is None:
            return
        word = liked(nodes, ask.options) or valued_most(tree, t, ask.seat, ask.options)
        if word is None:
            return
        t.answer(ask.seat, word)
        nodes = [node for known in nodes for node in after(known, word)]


def next_ask(tree: Tree, t: Table) -> Ask | None:
    """The next question of the same turn, or None if the turn is over."""
    asks = t.open_asks(tree.seat)
    if not asks or (len(t.asks) > 1 and not t.free):
        return None
    return asks[0] if not t.free or in_the_middle(tree, asks[0]) else None


def in_the_middle(tree: Tree, ask: Ask) -> bool:
    """Whether a seat on the open floor is in the middle of something: an offer, a bid."""
    return not ask.idle and tree.game.manners.closes not in ask.options


def let_others_answer(tree: Tree, t: Table) -> None:
    """Let others say what looks best to them, until the seat is asked again."""
    for _ in range(OTHERS):
        if len(t.asks) != 1 or t.free or t.asks[0].seat == tree.seat:
            return
        ask = t.asks[0]
        word = valued_most(tree, t, ask.seat, ask.options)
        if word is None:
            return
        t.answer(ask.seat, word)


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


def valued_most(tree: Tree, t: Table, seat: int, options: list[Word]) -> Word | None:
    """The word with the best value for a seat, or None if weighing all would take too long."""
    if len(options) > WEIGHED:
        return None
    return max(options, key=lambda word: value_after(tree, t, seat, word))


def value_after(tree: Tree, t: Table, seat: int, word: Word) -> float:
    """The value of the table for a seat after its word, by the game's advice."""
    said = t.copy()
    said.answer(seat, word)
    return tree.advice.value(said, seat)
