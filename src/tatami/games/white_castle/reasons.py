"""What a person would name as reasons at a table of The White Castle, in clan points."""

from typing import Final

from tatami.core.advice import Feature
from tatami.games.white_castle.advice import (
    DOUBT,
    coming,
    courtiers,
    expected,
    gardens,
    goods,
    outlook,
    promise_of_cards,
    time,
    warriors,
)
from tatami.games.white_castle.table import (
    FROM_COURTIERS,
    FROM_GARDENERS,
    FROM_PURSE,
    FROM_RESOURCES,
    FROM_TIME,
    FROM_WARRIORS,
    SOURCES,
    WhiteCastle,
)
from tatami.games.white_castle.worth import Worth

PROMISED: Final = 0.83  # what comes of people, goods and cards, found by following bots' games


def points(t: WhiteCastle, seat: int) -> float:
    """The clan points a clan may expect in the end."""
    won = float(t.score(seat))
    if not t.frames:
        return won
    return won + PROMISED * (expected(Worth(t, seat)) - won)


def features(t: WhiteCastle, seat: int) -> list[Feature]:
    """What a clan has, and the best of the others against it."""
    w = Worth(t, seat)
    rivals = [outlook(t, other) for other in range(t.clans) if other != seat]
    return [
        ("points", float(t.score(seat))),
        ("courtiers", courtiers(w)),
        ("warriors", warriors(w)),
        ("gardeners", gardens(w)),
        ("time", time(w)),
        ("goods", goods(w)),
        ("cards", promise_of_cards(w)),
        ("coming", DOUBT * coming(w)),
        ("rivals", -max(rivals)),
    ]


def sources(t: WhiteCastle, seat: int) -> list[Feature]:
    """Where the clan points of a clan come from."""
    counted = t.counted[seat * SOURCES : (seat + 1) * SOURCES]
    return [
        ("points", float(t.score(seat) - sum(counted))),
        ("courtiers", float(counted[FROM_COURTIERS])),
        ("warriors", float(counted[FROM_WARRIORS])),
        ("gardeners", float(counted[FROM_GARDENERS])),
        ("time", float(counted[FROM_TIME])),
        ("goods", float(counted[FROM_PURSE] + counted[FROM_RESOURCES])),
    ]
