"""How fast a game runs, on one core of this machine and by its time: the median of some rounds,
and its spread."""

import os
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Final

from tatami.bots.search import AT_ONCE
from tatami.bots.seen import Seen
from tatami.bots.tree import Tree
from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.table import Table

ROUNDS: Final = 5
FIGURES: Final = (
    "games_per_s",
    "words_per_s",
    "clone_us",
    "ask_us",
    "imagined_us",
    "observe_us",
    "tries_per_s",
)


def measured(game: Game, seconds: float) -> dict[str, object]:
    """Each figure as the median of some rounds, with its spread."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seats = game.seats[-1]
    dice = random.Random(1)
    middle = half_played(game, seats)
    rounds: dict[str, list[float]] = {name: [] for name in FIGURES}
    for _ in range(ROUNDS):
        games, words = random_games(game, seats, dice, seconds)
        rounds["games_per_s"].append(games)
        rounds["words_per_s"].append(words)
        rounds["clone_us"].append(1e6 / often(middle.copy, seconds / 4))
        rounds["ask_us"].append(1e6 / often(middle.ask_again, seconds / 4))
        rounds["imagined_us"].append(1e6 / often(imagining(middle), seconds / 4))
        rounds["observe_us"].append(1e6 / often(observing(game, middle), seconds / 4))
        rounds["tries_per_s"].append(tries(game, middle, seconds))
    row: dict[str, object] = {"game": game.name, "seats": seats}
    for name, values in rounds.items():
        middle_value = statistics.median(values)
        row[name] = round(middle_value, 2)
        row[f"{name}_spread"] = round((max(values) - min(values)) / middle_value, 3)
    return row


def half_played(game: Game, seats: int) -> Table:
    """A table from the middle of a random game."""
    dice = random.Random(2)
    tables = [game.open(seats, 7)]
    while tables[-1].asks:
        tables.append(tables[-1].copy())
        answer(tables[-1], dice)
    second_half = tables[len(tables) // 2 :]
    return next(table for table in second_half if len(question(table).options) > 1)


def imagining(table: Table) -> Callable[[], Table]:
    """Imagining tables for the seat that is asked, each time another one."""
    seeds = count()
    seat = question(table).seat
    return lambda: table.imagined(seat, next(seeds))


def observing(game: Game, table: Table) -> Callable[[], None]:
    """Filling the observation of the seat that is asked."""
    return partial(game.observe, table, question(table).seat, game.observation.room(table))


def question(table: Table) -> Ask:
    """The first question without an answer."""
    return table.asks[table.given.index(None)]


def tries(game: Game, middle: Table, seconds: float) -> float:
    """How many tries per second of processor time the search makes there."""
    ask = question(middle)
    seen = Seen(game, middle, ask.seat, ask)
    tree = Tree(game, ask, 1, game.advice.search)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tree.grow(seen.imagine, AT_ONCE)
    return tree.tries / spent


def answer(table: Table, dice: random.Random) -> None:
    """Answer the first open question at random."""
    ask = question(table)
    table.answer(ask.seat, ask.options[int(dice.random() * len(ask.options))])


def random_games(
    game: Game, seats: int, dice: random.Random, seconds: float
) -> tuple[float, float]:
    """Games and words per second of random play."""
    games = words = 0
    chance = dice.random
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        table = game.open(seats, games)
        while asks := table.asks:  # answered inline, because a call takes as long as some rules
            ask = asks[0] if len(asks) == 1 else question(table)
            table.answer(ask.seat, ask.options[int(chance() * len(ask.options))])
            words += 1
        games += 1
    return games / spent, words / spent


def often(act: Callable[[], object], seconds: float) -> float:
    """How often per second something can be done."""
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            act()
        count += 100
    return count / spent
