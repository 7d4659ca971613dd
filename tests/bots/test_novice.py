"""The novice: it sees less than the others, never wavers, and plays another game each time."""

import pytest

from tatami.bots.novice import NoviceBot
from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot
from tatami.core.game import Game
from tatami.core.record import read
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one


def first_words(game: Game, spec: str) -> set[str]:
    t = game.open(game.usual, 3)
    ask = next(ask for ask in t.asks if len(ask.options) > 1)
    seen = Seen(game, t, ask.seat, ask)
    return {make_bot(spec, str(seed)).choose(seen).text for seed in range(12)}


@pytest.mark.parametrize("name", ["shitenno", "white_castle"])
def test_its_openings_vary_and_those_of_one_that_sees_everything_do_not(name: str) -> None:
    game = GAMES[name]
    assert len(first_words(game, "novice:blur=1000")) > 2
    assert len(first_words(game, "novice")) >= len(first_words(game, "novice:blur=0"))


def test_it_ends_before_chance() -> None:
    games = [
        play_one(Job("white_castle", seats, str(seed), {}, False))
        for seed in range(3)
        for seats in (("novice", "random"), ("random", "novice"))
    ]
    won = [game.ranks[game.seats.index("novice")] == 1 for game in games]
    assert all(won)


def test_on_the_open_floor_it_never_says_something_only_to_unsay_it() -> None:
    """A winter of three novices comes to an end without a word taken back."""
    played = play_one(Job("senji", ("novice",) * 3, "winter", {"goal": "40"}, True))
    assert played.record is not None
    said = [entry.word.split(":")[0] for entry in read(played.record).standing()]
    assert "ready" in said
    assert not {"withdraw", "unbid", "not-ready"} & set(said)


def test_what_it_does_not_see_is_a_setting() -> None:
    bot = make_bot("novice:blur=2.5", "")
    assert isinstance(bot, NoviceBot)
    assert bot.blur == 2.5
    with pytest.raises(BadBot, match="'blur' is a number from 0"):
        make_bot("novice:blur=much", "")
