"""Habits: what words were worth elsewhere, against the others of their menus."""

import pytest

from tatami.core.habits import LONGEST, Habits
from tatami.core.words import Verb

A, B, C, D = Verb("say", "X-1", ["a", "b", "c", "d"]).words


def test_nothing_is_known_of_a_word_that_nobody_has_met() -> None:
    habits = Habits(2)
    assert habits.times(0, A) == 0
    assert habits.edge(0, A) == 0.0
    assert habits.promising(0, [A, B, C]) == []


def test_words_are_measured_against_the_others_of_their_menu() -> None:
    habits = Habits(2)
    level = habits.compared(0, [A, B], [11.0, 9.0])
    assert level == 10.0
    assert habits.edge(0, A) > 0 > habits.edge(0, B)
    assert habits.times(1, A) == 0  # of another seat


def test_a_word_among_good_ones_is_not_taken_for_a_bad_one() -> None:
    habits = Habits(1)
    for _ in range(20):
        habits.compared(0, [A, B, C], [5.0, 4.0, 0.0])
    before = habits.edge(0, B)
    for _ in range(20):
        habits.compared(0, [A, B], [105.0, 104.0])  # another table, where all is worth more
    assert habits.edge(0, B) == pytest.approx(before, abs=0.2)


def test_the_two_best_are_promising_and_what_is_unknown_is_not() -> None:
    habits = Habits(1)
    habits.compared(0, [A, B, C], [1.0, 3.0, 2.0])
    assert habits.promising(0, [A, B, C, D]) == [B, C]
    assert habits.promising(0, [D, A]) == [A]


def test_what_is_long_past_is_forgotten() -> None:
    habits = Habits(1)
    for _ in range(LONGEST):
        habits.met(0, A, 1.0)
    for _ in range(3 * LONGEST):
        habits.met(0, A, -1.0)
    assert habits.times(0, A) == LONGEST
    assert habits.edge(0, A) < -0.8
