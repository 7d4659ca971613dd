"""Random games that check every law at every word."""

import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, NoReturn

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.laws import LawBroken, Walk


class Found(NamedTuple):
    """How much was checked before the time was up. No law was broken."""

    games: int
    words: int


def fuzz(game: Game, seconds: float, seed: str, options: Mapping[str, str]) -> Found:
    """Walk through games for this many seconds, with each number of seats in turn."""
    end = time.monotonic() + seconds
    games = words = 0
    while time.monotonic() < end:
        seats = game.seats[games % len(game.seats)]
        words += len(walked(game, seats, f"{seed}/{games}", options).record.entries)
        games += 1
    return Found(games, words)


def questions_met(game: Game, games: int) -> set[str]:
    """The names of the questions that come up in some games, for each number of seats."""
    met: set[str] = set()
    for seats in game.seats:
        for number in range(games):
            met |= walked(game, seats, f"check/{number}", game.chosen({})).asked
    return met


def walked(game: Game, seats: int, seed: str, options: Mapping[str, str]) -> Walk:
    """Walk through one game. If a law breaks or a rule crashes, write the record and say so."""
    walk = Walk(game, seats, seed, random.Random(seed).randrange, options)
    try:
        return walk.to_the_end()
    except Exception as error:
        law = error.law if isinstance(error, LawBroken) else f"{type(error).__name__}: {error}"
        leave_behind(walk, law)


def leave_behind(walk: Walk, law: str) -> NoReturn:
    """Write the record of a game that went wrong, and say where it is."""
    game, record = walk.game, walk.record
    file = Path(f"fuzz-{game.name}-{record.seed.replace('/', '-')}.tatami")
    file.write_text(record.text(), encoding="utf-8")
    seats, words = len(record.seats), len(record.entries)
    raise TatamiError(f"{game.title} with {seats} seats, after {words} words: {law}. See {file}.")
