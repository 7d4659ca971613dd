"""The summary of many games between the same bots."""

import statistics
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from tatami.bots.shares import first, share
from tatami.lab.intervals import mean_by_seed
from tatami.lab.played_game import PlayedGame
from tatami.lab.simulation import Simulation


def summed_up(plan: Simulation, games: Sequence[PlayedGame]) -> dict[str, Any]:
    """Lengths, scores and the advantage of each seat."""
    return {
        "game": plan.game,
        "seed": plan.seed,
        "games": len(games),
        "words": distribution([each.words for each in games], 0),
        "choices": distribution([each.choices for each in games], 0),
        "winning_score": distribution([max(each.scores) for each in games]),
        "seats": [seat_row(seat, who, games) for seat, who in enumerate(plan.seats)],
    }


def seat_row(seat: int, occupant: str, games: Sequence[PlayedGame]) -> dict[str, Any]:
    """How a seat did. Shared first places count in part."""
    wins = share(sum(first(each.ranks, seat) for each in games), len(games))
    return {
        "seat": seat,
        "occupant": occupant,
        "wins": round(wins.share, 4),
        "low": round(wins.low, 4),
        "high": round(wins.high, 4),
        "score": distribution([each.scores[seat] for each in games]),
        "rank": distribution([each.ranks[seat] for each in games], 1, len(games[0].seats)),
        "sources": mean_sources([each.sources[seat] for each in games if each.sources]),
    }


def mean_sources(games: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Where a seat's points came from: the mean of each source over all games."""
    names = dict.fromkeys(name for game in games for name in game)
    return {name: round(sum(g.get(name, 0.0) for g in games) / len(games), 3) for name in names}


def distribution(
    values: Sequence[int], least: float = -inf, most: float = inf
) -> dict[str, float | None]:
    """Mean with its interval, standard deviation and extremes. Values lie within these bounds."""
    deviation = statistics.stdev(values) if len(values) > 1 else 0.0
    games = ((str(number), [value]) for number, value in enumerate(values))
    mean = mean_by_seed(games).within(least, most)
    return {
        "mean": round(mean.mean, 2),
        "low": round(mean.low, 2) if len(values) > 1 else None,
        "high": round(mean.high, 2) if len(values) > 1 else None,
        "sd": round(deviation, 2),
        "min": min(values),
        "max": max(values),
    }
