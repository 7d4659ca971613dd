"""What a search remembers: questions, and how each possible answer has gone.

This module is compiled together with the tree that uses it.
"""

from math import sqrt
from typing import Final, final

from tatami.core.ask import Ask
from tatami.core.words import Word


@final
class Branch:
    """A word that may be said, and how it has gone for the seat that says it."""

    def __init__(self, word: Word, hunch: float, weight: float, edge: float = 0.0) -> None:
        self.word = word
        self.hunch = hunch  # the chance to win, judged right after the word
        self.edge = edge  # how far that is above a word of its question of which nothing is known
        self.weight = weight  # how much exploring it deserves
        self.tries = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0  # for the seat that searches
        self.shares = NO_SHARES  # what each seat won; for the words of the searched question only
        self.nodes = NO_NODES  # the questions that came next

    def add(self, rewards: list[float]) -> None:
        """Add what one try found for each seat."""
        if not self.shares:
            self.shares = rewards[:]
            return
        for seat, reward in enumerate(rewards):
            self.shares[seat] += reward

    def beyond(self) -> list["Node"]:
        """The list of the questions that come next, where new ones are kept as well."""
        if self.nodes is NO_NODES:
            self.nodes = []
        return self.nodes

    def mean(self) -> float:
        """How often the speaker has won."""
        return self.total / self.tries if self.tries else self.hunch

    def deviation(self) -> float:
        """The standard deviation of what the tries have found."""
        if self.tries < 2:
            return 0.5
        mean = self.total / self.tries
        return sqrt(max(0.0, self.squares / self.tries - mean * mean))


@final
class Node:
    """A question, told apart from others that the same word may lead to."""

    def __init__(self, seat: int, rule: str, prompt: str, joint: int) -> None:
        self.seat = seat
        self.rule = rule
        self.prompt = prompt
        self.joint = joint  # a number for the answers given together just before
        self.branches: dict[Word, Branch] = {}
        self.level = 0.0  # what a word without an edge was worth here: the sum
        self.levels = 0  # of so many times

    def usual(self, elsewhere: float) -> float:
        """What a word without an edge is worth here, or else what it is elsewhere."""
        return self.level / self.levels if self.levels else elsewhere

    def levelled(self, level: float) -> None:
        """A word without an edge was worth this, once more."""
        self.level += level
        self.levels += 1


# Most words are never said: a list for each of them would take more time than everything else.
NO_SHARES: Final[list[float]] = []
NO_NODES: Final[list[Node]] = []


def standing(branch: Branch) -> tuple[int, float]:
    """The key by which words are ordered."""
    return branch.tries, branch.mean()


def found(place: list[Node], ask: Ask, joint: int) -> Node:
    """The node of a question at this place of the tree. If there is none, make one."""
    for node in place:
        if (
            node.seat == ask.seat
            and node.joint == joint
            and node.rule == ask.rule
            and node.prompt == ask.prompt
        ):
            return node
    node = Node(ask.seat, ask.rule, ask.prompt, joint)
    place.append(node)
    return node
