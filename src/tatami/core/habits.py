"""Habits: what each seat's words have turned out to be worth, against the others of their menus.

Whoever thinks about one position for long meets the same words again and again. What they were
worth before says which of them deserve a closer look, and costs next to nothing.
"""

from collections.abc import Sequence
from typing import Final, final

from tatami.core.words import Word

LONGEST: Final = 40  # meetings after which old ones begin to be forgotten


@final
class Habit:
    """One word of one seat: how often it was met, and how far above its menu it stood."""

    def __init__(self) -> None:
        self.times = 0
        self.edge = 0.0


@final
class Habits:
    """The words that seats have met."""

    def __init__(self, seats: int) -> None:
        self.of: list[dict[Word, Habit]] = [{} for _ in range(seats)]

    def times(self, seat: int, word: Word) -> int:
        """How often a word was met."""
        habit = self.of[seat].get(word)
        return habit.times if habit is not None else 0

    def edge(self, seat: int, word: Word) -> float:
        """How far above its menu a word stands, as far as is known: the rarer it was met, the
        nearer to none."""
        habit = self.of[seat].get(word)
        return habit.edge * habit.times / (habit.times + 1) if habit is not None else 0.0

    def met(self, seat: int, word: Word, edge: float) -> None:
        """A word was met, and stood so far above its menu."""
        known = self.of[seat]
        habit = known.get(word)
        if habit is None:
            habit = Habit()
            known[word] = habit
        if habit.times < LONGEST:
            habit.times += 1
        habit.edge += (edge - habit.edge) / habit.times

    def compared(self, seat: int, words: Sequence[Word], worths: Sequence[float]) -> float:
        """Words were compared on one table, and found to be worth this. Return what a word of no
        edge would be worth there."""
        total = 0.0
        for i in range(len(words)):
            total += worths[i] - self.edge(seat, words[i])
        level = total / len(words)
        for i in range(len(words)):
            self.met(seat, words[i], worths[i] - level)
        return level

    def promising(self, seat: int, words: Sequence[Word]) -> list[Word]:
        """The two words that stood highest so far; fewer if nothing is known of the others."""
        known = self.of[seat]
        first: Word | None = None
        second: Word | None = None
        high = higher = -1e9
        for word in words:
            habit = known.get(word)
            if habit is None:
                continue
            edge = habit.edge * habit.times / (habit.times + 1)
            if edge > higher:
                second, high = first, higher
                first, higher = word, edge
            elif edge > high:
                second, high = word, edge
        return [word for word in (first, second) if word is not None]
