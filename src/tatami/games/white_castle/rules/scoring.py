"""Scoring (WHI-70 to 76)."""

from tatami.games.white_castle.effects import COIN, RESOURCES, SEAL
from tatami.games.white_castle.frames import Course
from tatami.games.white_castle.printed import (
    DAIMYO,
    FLOOR_POINTS,
    GARDEN_POINTS,
    GARDENS,
    PURSE_A_POINT,
    RESOURCE_POINTS,
    STEWARDS,
    TRACK_POINTS,
    YARD_VALUE,
    YARDS,
)
from tatami.games.white_castle.table import KINDS_OF_YARD, SOURCES, WhiteCastle
from tatami.games.white_castle.words import COUNTED, WON


def count_the_points(t: WhiteCastle, c: Course) -> None:
    """Golden fans count now (WHI-29), source by source (WHI-76)."""
    for clan in range(t.clans):
        counted = by_source(t, clan)
        first = clan * SOURCES
        t.counted = t.counted[:first] + counted + t.counted[first + SOURCES :]
        t.tell(COUNTED, t.who(clan), *counted)


def by_source(t: WhiteCastle, clan: int) -> tuple[int, ...]:
    """What each source counts for a clan as things stand (WHI-70 to 74); of the rival's purse
    nothing does (WHI-89)."""
    return (
        purse(t, clan) if clan < t.seats else 0,
        resources(t, clan),
        TRACK_POINTS[t.track[clan]],  # by season, in the last one by space (WHI-71)
        courtiers(t, clan),
        warriors(t, clan),
        gardeners(t, clan),
    )


def coming(t: WhiteCastle, clan: int) -> list[int]:
    """What each source would still add if the game ended now: nothing once it has ended."""
    counted = t.counted[clan * SOURCES : (clan + 1) * SOURCES]
    return [due - got for due, got in zip(by_source(t, clan), counted, strict=True)]


def purse(t: WhiteCastle, clan: int) -> int:
    """A point for five coins and seals together, rounded down (WHI-70)."""
    return (t.has(clan, COIN) + t.has(clan, SEAL)) // PURSE_A_POINT


def resources(t: WhiteCastle, clan: int) -> int:
    """For each resource a point with three to six units, two with seven (WHI-70)."""
    return sum([RESOURCE_POINTS[t.has(clan, resource)] for resource in range(RESOURCES)])


def courtiers(t: WhiteCastle, clan: int) -> int:
    """Each by the floor it has reached (WHI-72)."""
    return sum([FLOOR_POINTS[floor] * t.on_floor(clan, floor) for floor in range(DAIMYO + 1)])


def warriors(t: WhiteCastle, clan: int) -> int:
    """Their total value, times the courtiers inside the castle (WHI-73)."""
    return might(t, clan) * inside(t, clan)


def might(t: WhiteCastle, clan: int) -> int:
    """The total value of a clan's warriors: each is worth the number of its yard (WHI-73)."""
    return sum([YARD_VALUE[yard] * posted(t, clan, yard) for yard in range(len(YARDS))])


def inside(t: WhiteCastle, clan: int) -> int:
    """How many courtiers of a clan are inside the castle; the gates are not (WHI-73)."""
    return sum([t.on_floor(clan, floor) for floor in range(STEWARDS, DAIMYO + 1)])


def posted(t: WhiteCastle, clan: int, yard: int) -> int:
    """How many warriors of a clan stand in a yard."""
    return t.warriors[clan * KINDS_OF_YARD + yard]


def gardeners(t: WhiteCastle, clan: int) -> int:
    """Each the points of its garden card (WHI-74)."""
    mine = [garden for garden in range(len(GARDENS)) if t.gardeners[garden] >> clan & 1]
    return sum([GARDEN_POINTS[t.gardens[garden]] for garden in mine])


def name_the_winner(t: WhiteCastle, c: Course) -> None:
    """Most clan points win (WHI-75)."""
    winner = ranking(t)[0]
    t.tell(WON, t.who(winner), t.score(winner))


def ranking(t: WhiteCastle) -> list[int]:
    """The clans, best first; a tie goes to the earlier in the last turn order (WHI-75)."""
    return sorted(t.order, key=lambda clan: -t.score(clan))
