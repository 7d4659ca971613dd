"""Priors over words: what a word was worth elsewhere in the tree spares a look at it."""

import random

import pytest

from connect_four import CONNECT_FOUR
from tatami.bots.search import changed
from tatami.bots.seen import Seen
from tatami.bots.tree import Tree
from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.laws import say_at_random

CASTLE = GAMES["white_castle"]


def in_a_game(game: Game, words: int) -> Seen:
    t = game.open(2, 3)
    dice = random.Random(3)
    for _ in range(words):
        say_at_random(t, dice.randrange)
    while len(t.asks[0].options) < 4:
        say_at_random(t, dice.randrange)
    return Seen(game, t, t.asks[0].seat, t.asks[0])


def searched(seen: Seen, priors: float, tries: int = 60) -> Tree:
    settings = changed(seen.game.advice.search, {"priors": priors})
    tree = Tree(seen.game, seen.ask, 1, settings)
    tree.grow(seen.imagine, tries)
    return tree


def test_few_words_are_looked_at_once_they_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Word] = []
    look = Tree.hunch

    def counted(self: Tree, t: Table, ask: Ask, word: Word) -> float:
        looked.append(word)
        return look(self, t, ask, word)

    monkeypatch.setattr(Tree, "hunch", counted)
    seen = in_a_game(CASTLE, 30)
    searched(seen, 0)
    without = len(looked)
    looked.clear()
    searched(seen, 2)
    assert set(seen.ask.options) <= set(looked)  # of the question itself every word
    assert len(looked) < without / 2


def test_it_knows_more_of_the_words_it_has_met_more_often() -> None:
    tree = searched(in_a_game(CASTLE, 30), 2)
    assert tree.priors is not None
    assert tree.habits is not None
    times = [habit.times for known in tree.priors.of for habit in known.values()]
    assert max(times) > 5
    assert searched(in_a_game(CASTLE, 30), 0).priors is None


def test_the_same_seed_thinks_the_same_with_what_it_has_learned() -> None:
    seen = in_a_game(CASTLE, 30)
    found = [[(b.word, b.tries, b.total) for b in searched(seen, 2).branches()] for _ in range(2)]
    assert found[0] == found[1]


def test_a_search_without_advice_has_no_use_for_priors() -> None:
    t = CONNECT_FOUR.open(2, 1)
    seen = Seen(CONNECT_FOUR, t, t.asks[0].seat, t.asks[0])
    assert searched(seen, 2).branches()[0].tries > 0
