"""The summary of many games between the same bots."""

import statistics
from collections.abc import Sequence
from typing import Any

from tatami.bots.shares import first, share
from tatami.lab.played_game import PlayedGame


def summed_up(
    game: str, occupants: Sequence[str], seed: str, games: Sequence[PlayedGame]
) -> dict[str, Any]:
    """Lengths, scores and the advantage of each seat."""
    return {
        "game": game,
        "seed": seed,
        "games": len(games),
        "words": spread([each.words for each in games]),
        "choices": spread([each.choices for each in games]),
        "winning_score": spread([max(each.scores) for each in games]),
        "seats": [seat_row(seat, who, games) for seat, who in enumerate(occupants)],
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
        "score": spread([each.scores[seat] for each in games]),
        "rank": round(statistics.fmean(each.ranks[seat] for each in games), 3),
    }


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation and extremes."""
    deviation = statistics.stdev(values) if len(values) > 1 else 0.0
    return {
        "mean": round(statistics.fmean(values), 2),
        "sd": round(deviation, 2),
        "min": min(values),
        "max": max(values),
    }
