"""What a search remembers: questions, and of each word that may be said to them how it has gone.

Compiled with the tree that grows by them.
"""

from math import sqrt
from typing import Final, final

from tatami.core.ask import Ask
from tatami.core.words import Word


@final
class Branch:
    """A word that may be said, and how it has gone for whoever says it."""

    def __init__(self, word: Word, hunch: float, weight: float) -> None:
        self.word = word
        self.hunch = hunch  # the chance to win, as it looks right after the word
        self.weight = weight  # how much curiosity it deserves
        self.tries = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0  # of the seat that searches
        self.shares = NO_SHARES  # what each seat won, for the words of the question itself
        self.nodes = NO_NODES  # the questions that have come next

    def add(self, rewards: list[float]) -> None:
        """Put what one try found for each seat to the rest."""
        if not self.shares:
            self.shares = rewards[:]
            return
        for seat, reward in enumerate(rewards):
            self.shares[seat] += reward

    def beyond(self) -> list["Node"]:
        """Where the questions that come next are found, and new ones are kept."""
        if self.nodes is NO_NODES:
            self.nodes = []
        return self.nodes

    def mean(self) -> float:
        """How often whoever said it has won."""
        return self.total / self.tries if self.tries else self.hunch

    def spread(self) -> float:
        """The standard deviation of what the tries have found."""
        if self.tries < 2:
            return 0.5
        mean = self.total / self.tries
        return sqrt(max(0.0, self.squares / self.tries - mean * mean))


@final
class Node:
    """A question, as it is told apart from others that the same word may lead to."""

    def __init__(self, seat: int, rule: str, prompt: str, joint: int) -> None:
        self.seat = seat
        self.rule = rule
        self.prompt = prompt
        self.joint = joint  # of the answers that were given together just before
        self.branches: dict[Word, Branch] = {}


# Most words are never said: lists of their own would take more time than all else about them.
NO_SHARES: Final[list[float]] = []
NO_NODES: Final[list[Node]] = []


def standing(branch: Branch) -> tuple[int, float]:
    """What words are ordered by."""
    return branch.tries, branch.mean()


def found(place: list[Node], ask: Ask, joint: int) -> Node:
    """The node of a question at this place of the tree, a new one where there is none."""
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
