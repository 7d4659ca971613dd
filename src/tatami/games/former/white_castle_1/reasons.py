"""What a person would name as reasons at a table of The White Castle, in clan points."""

from tatami.core.advice import Feature
from tatami.games.former.white_castle_1.advice import (
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
from tatami.games.former.white_castle_1.table import (
    FROM_COURTIERS,
    FROM_GARDENERS,
    FROM_PURSE,
    FROM_RESOURCES,
    FROM_TIME,
    FROM_WARRIORS,
    SOURCES,
    WhiteCastle,
)
from tatami.games.former.white_castle_1.worth import Worth


def points(t: WhiteCastle, seat: int) -> float:
    """The clan points a clan may expect in the end."""
    return expected(Worth(t, seat))


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
