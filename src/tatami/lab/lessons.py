"""Lessons: the quiet moments of a game of a bot against itself, and how it ended for each seat.

Only the job decides how such a game goes, so lessons are equal wherever they are played.
"""

import random
from typing import Final, NamedTuple

from tatami.bots.greedy import BY_HAND, GreedyBot
from tatami.bots.seen import Seen
from tatami.core.game import Game
from tatami.core.learned import lead
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.units import Unit, same_engine
from tatami.session.manners import Floor
from tatami.session.match import Match

ADVENTURE: Final = 0.1  # how often a random word is said


class Moment(NamedTuple):
    """A quiet moment: its kind, how much of the game was left, and the features of each seat."""

    kind: int
    left: float
    rows: list[list[float]]


class Lesson(NamedTuple):
    """What one game teaches."""

    number: int  # of its game
    moments: list[Moment]
    ends: list[float]  # by seat


def learn_unit(unit: Unit) -> list[Lesson]:
    """The lessons of a unit, unless another engine would make others of them."""
    same_engine(unit)
    return [lesson_of(job) for job in unit.jobs]


def lesson_of(job: Job) -> Lesson:
    """Play one game of the bot against itself, now and then with a word at random."""
    game, dice = GAMES[job.game], random.Random(f"{job.seed}/training")
    match = Match.new(game, list(job.seats), job.seed, game.chosen({}))
    seats = range(len(job.seats))
    bots = [GreedyBot(random.Random(f"{job.seed}/{seat}"), 1, True, BY_HAND) for seat in seats]
    floor = Floor(game.manners)
    moments: list[Moment] = []
    last = -1
    while not match.over():
        last = observed(game, match.table, last, moments)
        ask = floor.asked(match, seats)[0]
        if dice.random() < ADVENTURE:
            word = dice.choice(ask.options)
        else:
            word = bots[ask.seat].choose(Seen(game, match.table, ask.seat, ask))
        if not floor.lets_pass(match, ask, word):
            match.say(ask.seat, word)
    scores = game.scores(match.table)
    return Lesson(job.number, moments, [lead(scores, seat) for seat in seats])


def observed(game: Game, table: Table, last: int, moments: list[Moment]) -> int:
    """Note a quiet moment, if it is another than the last; return which it is."""
    model, quiet = game.advice.model, game.advice.quiet
    now = quiet(table) if quiet is not None else -1
    if now < 0 or now == last or model is None:
        return last
    moments.append(Moment(model.kind_of(table), model.left(table), model.rows(table)))
    return now
