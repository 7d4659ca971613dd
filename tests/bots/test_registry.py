"""Bots: named by specs, repeatable by seed, blind to what their seat cannot see, and a ladder."""

from typing import Any

import pytest

from connect_four import CONNECT_FOUR
from scenes.shitenno import turn
from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("clever", "no bot 'clever'; the bots are random, novice, greedy"),
        ("", "no bot ''"),
        ("random:3", "no level '3'"),
        ("random:depth=2", "no setting 'depth'"),
        ("greedy:tables=0", "from 1 to 1000, not .0."),
        ("greedy:tables=²", "from 1 to 1000"),
    ],
)
def test_a_bad_spec_is_refused_in_a_sentence(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        make_bot(spec, "")


def test_the_same_seed_plays_the_same_game() -> None:
    job = Job("shitenno", ("greedy:tables=1", "random"), "x", {}, True)
    assert play_one(job) == play_one(job)
    assert play_one(job).record != play_one(job._replace(seed="y")).record


def test_a_bot_sees_the_view_of_its_seat_and_never_the_true_table() -> None:
    t = turn("koku-3")
    seen = Seen(GAMES["shitenno"], t, 0, t.asks[0])
    assert seen.view() == GAMES["shitenno"].view(t, 0)
    imagined = seen.imagine(1)
    assert imagined is not t
    assert not [name for name in dir(seen) if not name.startswith("_") and "table" in name]


class Poisoned:
    """A table that may be imagined, and breaks as soon as it is looked at in any other way."""

    def __init__(self, table: Table) -> None:
        self.imagined = table.imagined

    def __getattr__(self, name: str) -> None:
        raise AssertionError(f"the bot looked at {name} of the true table")


@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_bot_only_imagines(spec: str) -> None:
    t = turn("koku-3 samurai samurai samurai")
    poisoned: Any = Poisoned(t)
    seen = Seen(GAMES["shitenno"], poisoned, 0, t.asks[0])
    assert make_bot(spec, "").choose(seen) in t.asks[0].options


def test_greedy_takes_the_win_at_hand() -> None:
    t = CONNECT_FOUR.open(2, 1)
    for word in ("1", "2", "1", "2", "1", "2"):
        t.answer(t.asks[0].seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{word}"])
    chosen = make_bot("greedy", "").choose(Seen(CONNECT_FOUR, t, 0, t.asks[0]))
    assert chosen.text == "drop:1"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_greedy_plays_with_few_and_with_many(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        job = Job(game.name, ("greedy:tables=1",) * seats, "seats", game.chosen({}), False)
        ranks = play_one(job).ranks
        assert min(ranks) == 1 or ranks == [2]  # alone, 2 is a game lost to the rules' opponent


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_greedy_beats_random(game: Game) -> None:
    """The first step of the ladder, on fixed seeds, from every seat in turn."""
    seats = min(n for n in game.seats if n > 1)
    wins = 0
    for number in range(20):
        mine = number % seats
        names = ["random"] * seats
        names[mine] = "greedy"
        job = Job(game.name, tuple(names), f"ladder/{number}", game.chosen({}), False)
        wins += play_one(job).ranks[mine] == 1
    assert wins >= 18
