"""The search bot: it finds what is there to find, and sees nothing it may not see."""

import gc
import random
import time
from typing import Any

import pytest

from busy import within
from connect_four import CONNECT_FOUR
from scenes.tea import TEA, served
from table_talk import say
from tatami.bots.registry import make_bot
from tatami.bots.search import Budget, awaited, searched
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot
from tatami.bots.tree import Tree
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.laws import say_at_random

SHITENNO = GAMES["shitenno"]
HIDING = {"shototsu": {"builds": "hidden"}}  # options under which a game hides most


def seen_at(game: Game, table: Table) -> Seen:
    ask = table.asks[table.given.index(None)]
    return Seen(game, table, ask.seat, ask)


def tree_at(game: Game, table: Table, tries: int) -> Tree:
    seen = seen_at(game, table)
    tree = Tree(game, seen.ask, 1, game.advice.search)
    tree.grow(seen.imagine, tries)
    return tree


def dropped(columns: str) -> Table:
    t = CONNECT_FOUR.open(2, 1)
    for column in columns:
        t.answer(t.asks[0].seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"])
    return t


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("search:5", "'level' is a whole number from 1 to 4, not '5'"),
        ("search:best", "from 1 to 4, not 'best'"),
        ("search:2:3", "no level '3'"),
        ("search:tries=0", "'tries' is a whole number from 1"),
        ("search:time=soon", "'time' is a number from 0.01"),
        ("search:tries=5:time=1", "tries or time, not both"),
        ("search:within=0", "'within' is a number from 0.01 to 3600"),
        ("search:jobs=1000", "'jobs' is a whole number from 1 to 64"),
        ("search:2:depth=3", "no setting 'depth'"),
    ],
)
def test_a_bad_spec_is_refused_in_a_sentence(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        make_bot(spec, "")


def test_it_takes_the_win_at_hand_and_parries_the_one_that_threatens() -> None:
    win, threat = dropped("121212"), dropped("12131")
    for table, column in ((win, "1"), (threat, "1")):
        chosen = make_bot("search:tries=300", "").choose(seen_at(CONNECT_FOUR, table))
        assert chosen.text == f"drop:{column}"


def test_it_sees_a_double_threat_two_words_ahead() -> None:
    t = dropped("415")
    word = make_bot("search:tries=1500", "").choose(seen_at(CONNECT_FOUR, t))
    assert word.text in ("drop:3", "drop:6")


def test_the_same_seed_says_the_same_word_and_thinks_the_same_way() -> None:
    t = SHITENNO.open(3, 5)
    found = [
        [(b.word.text, b.tries, b.total) for b in tree_at(SHITENNO, t, 60).branches()]
        for _ in range(2)
    ]
    assert found[0] == found[1]


class Poisoned:
    """A table that may be imagined, and breaks as soon as it is looked at in any other way."""

    def __init__(self, table: Table) -> None:
        self.imagined = table.imagined

    def __getattr__(self, name: str) -> None:
        raise AssertionError(f"the bot looked at {name} of the true table")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_only_imagines(game: Game) -> None:
    t = game.open(game.seats[-1], 3)
    poisoned: Any = Poisoned(t)
    ask = t.asks[t.given.index(None)]
    seen = Seen(game, poisoned, ask.seat, ask)
    assert make_bot("search:tries=20", "").choose(seen) in ask.options


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_other_secrets_change_nothing_in_what_it_thinks(game: Game) -> None:
    """Two true tables alike but for what the seat cannot see: every try goes the same way."""
    t = game.open(3, 5, HIDING.get(game.name))
    dice = random.Random(5)
    for _ in range(40):
        say_at_random(t, dice.randrange)
    seat = seen_at(game, t).seat
    other = t.imagined(seat, 99)
    assert game.secrets(other) != game.secrets(t)
    assert game.view(other, seat) == game.view(t, seat)
    one, two = (tree_at(game, table, 40).branches() for table in (t, other))
    assert [(b.word, b.tries, b.total) for b in one] == [(b.word, b.tries, b.total) for b in two]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_search_leaves_no_cycles_behind_and_no_time_is_lost_looking_for_them(game: Game) -> None:
    t = game.open(3, 5, HIDING.get(game.name))
    tree_at(game, t, 5)
    gc.collect()
    looked_for: list[str] = []
    gc.callbacks.append(lambda phase, _: looked_for.append(phase))
    tree_at(game, t, 100)
    gc.callbacks.pop()
    assert gc.isenabled()
    assert gc.collect() == 0
    assert len(looked_for) <= 2


def test_who_answers_at_the_same_time_does_not_know_the_others_answer() -> None:
    tree = tree_at(TEA, served(), 50)
    beside = [node for node in tree.top if node is not tree.root]
    assert [node.seat for node in beside] == [1]  # one question, whatever seat 0 has said
    assert sum(branch.tries for branch in beside[0].branches.values()) > 40


def test_the_open_floor_is_thought_past() -> None:
    t = served()
    say(t, "0 bowl:black", "1 bowl:red")
    assert t.free
    seen = Seen(TEA, t, 0, t.asks[1])
    assert make_bot("search:tries=30", "").choose(seen) in t.asks[1].options


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_plays_whole_games(game: Game) -> None:
    seats = game.seats[0]
    tries = 2 if game.name == "senji" else 8
    names = (f"search:tries={tries}", *["random"] * (seats - 1))
    assert play_one(Job(game.name, names, "whole", game.chosen({}), False)).choices


def test_time_is_kept() -> None:
    start = time.monotonic()
    with within(2):
        make_bot("search:time=0.2", "").choose(seen_at(SHITENNO, SHITENNO.open(2, 5)))
    assert time.monotonic() - start >= 0.2


def test_where_people_wait_a_level_answers_in_time() -> None:
    assert [awaited(spec) for spec in ("search", "search:3", "search:4")] == [
        "search:2:within=2",
        "search:3:within=2",
        "search:4:within=8",
    ]
    as_they_are = ("greedy", "search:time=30", "search:4:tries=9", "search:4:within=20", "own:4")
    assert [awaited(spec) for spec in as_they_are] == list(as_they_are)
    seen = seen_at(SHITENNO, SHITENNO.open(2, 5))
    start = time.monotonic()
    with within(2):
        make_bot("search:tries=1000000:within=0.2", "").choose(seen)
    assert time.monotonic() - start >= 0.2
    in_time = make_bot("search:tries=40:within=60", "").choose(seen)
    assert in_time is make_bot("search:tries=40", "").choose(seen)


def test_several_processes_add_up_what_they_find() -> None:
    t = dropped("4")
    seen = seen_at(CONNECT_FOUR, t)

    def found() -> list[tuple[str, int]]:
        tree = Tree(CONNECT_FOUR, seen.ask, 1, CONNECT_FOUR.advice.search)
        branches = searched(tree, seen, Budget(tries=60, jobs=3)).branches()
        return [(branch.word.text, branch.tries) for branch in branches]

    once = found()
    assert sum(tries for _, tries in once) == 60
    assert once == found()


@pytest.mark.slow
def test_it_beats_the_greedy_bot() -> None:
    """A step of the ladder, on fixed seeds: docs/bots.md has the true figures."""
    wins = 0
    for number in range(4):
        seats = ["greedy:tables=1", "greedy:tables=1"]
        seats[number % 2] = "search:tries=150"
        job = Job("shitenno", tuple(seats), f"search/{number // 2}", {}, False)
        wins += play_one(job).ranks[number % 2] == 1
    assert wins >= 3


def test_at_fuller_tables_a_level_has_fewer_tries_where_the_game_says_so() -> None:
    senji, shitenno = GAMES["senji"].advice.search, GAMES["shitenno"].advice.search
    assert [senji.budget(3, seats) for seats in (3, 4, 6)] == [600, 450, 300]
    assert shitenno.budget(3, 4) == shitenno.budget(3, 2)
