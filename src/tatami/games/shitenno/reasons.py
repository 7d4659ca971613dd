"""What a person would name as reasons at a table of Shitennō, in favour points."""

from typing import Final

from tatami.core.advice import Feature
from tatami.games.shitenno.advice import (
    BONUS_WORTH,
    TITLE_WORTH,
    TROOP_WORTH,
    lead_worth,
    outlook,
)
from tatami.games.shitenno.printed import PROVINCES, SUPPLIES, WORTH
from tatami.games.shitenno.rules.end_of_the_game import master_of
from tatami.games.shitenno.table import (
    FROM_KOKU,
    FROM_MAJORITIES,
    FROM_POSITIONS,
    FROM_TITLES,
    SOURCES,
    Shitenno,
)

# Figures found by following games between bots to their end.
A_KAMON: Final = 4.2  # points that each kamon still in stock brings, on average,
SHARED: Final = 8.9  # and these, shared by all players
HELD: Final = 0.68  # what a point of majorities, cards and tiles comes to


def points(t: Shitenno, seat: int) -> float:
    """The favour points a player may expect in the end."""
    won = float(sum(t.favour[seat * SOURCES : (seat + 1) * SOURCES]))
    if not t.frames:
        return won
    to_come = (A_KAMON + SHARED / t.seats) * t.kamons[seat]
    return won + HELD * (outlook(t, seat) - won) + to_come


def features(t: Shitenno, seat: int) -> list[Feature]:
    """What a player has, and the best of the others against it."""
    tiles = sum([worth * t.bonus(seat, kind) for kind, worth in enumerate(BONUS_WORTH)])
    rivals = [outlook(t, other) for other in range(t.seats) if other != seat]
    return [
        ("positions", float(t.favour[seat * SOURCES + FROM_POSITIONS])),
        ("title", t.favour[seat * SOURCES + FROM_TITLES] + TITLE_WORTH[t.titles[seat]]),
        *led(t, seat),
        ("troops", sum([TROOP_WORTH[len(SUPPLIES[card])] for card in t.hands[seat]])),
        ("koku", float(sum([WORTH[card] for card in t.hands[seat]]))),
        ("tiles", tiles),
        ("rivals", -max(rivals)),
    ]


def led(t: Shitenno, seat: int) -> list[Feature]:
    """The provinces one by one, so that a majority can be named."""
    return [
        (f"majority:{name}", lead_worth(t, i) if master_of(t, i) == seat else 0.0)
        for i, name in enumerate(PROVINCES)
    ]


def sources(t: Shitenno, seat: int) -> list[Feature]:
    """Where the favour points of a player come from."""
    first = seat * SOURCES
    return [
        ("positions", float(t.favour[first + FROM_POSITIONS])),
        ("title", float(t.favour[first + FROM_TITLES])),
        ("majorities", float(t.favour[first + FROM_MAJORITIES])),
        ("koku", float(t.favour[first + FROM_KOKU])),
    ]
