"""One game between bots, played from its job."""

from typing import NamedTuple

from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.session.manners import Floor
from tatami.session.match import Match


class PlayedGame(NamedTuple):
    """How one game went."""

    seats: tuple[str, ...]
    seed: str
    words: int
    choices: int
    scores: list[int]
    ranks: list[int]
    record: str  # empty unless its job wants it


def play_one(job: Job) -> PlayedGame:
    """Play one game. Only the job decides how it goes."""
    game = GAMES[job.game]
    match = Match.new(game, list(job.seats), job.seed, job.options)
    bots = [make_bot(spec, f"{job.seed}/{seat}") for seat, spec in enumerate(job.seats)]
    floor = Floor(game.manners)
    choices = 0
    while not match.over():
        ask = floor.asked(match, range(len(bots)))[0]
        word = bots[ask.seat].choose(Seen(game, match.table, ask.seat, ask))
        if not floor.lets_pass(match, ask, word):
            choices += len(ask.options) > 1
            match.say(ask.seat, word)
    result = match.record.result
    assert result is not None  # noqa: S101  (a match that is over has one)
    text = match.record.text() if job.keep else ""
    words = len(match.marks)
    return PlayedGame(job.seats, job.seed, words, choices, result.scores, result.ranks, text)
