"""The schedule of a tournament: the tables of each round, from the rounds before it.

Everything follows from the plan and the results, so that whoever works it out gets the same, also
after a restart. Where many tables are possible, the lots that were drawn decide.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple

from tatami.tournaments.seating import (
    Seats,
    divided,
    facing,
    fairest,
    meetings,
    seats_had,
)
from tatami.tournaments.standings import Played, Standing, standings

Format = Literal["round-robin", "swiss", "knock-out"]

MOST_ENTRANTS: Final = 32
MOST_ROUNDS: Final = 12
EXACT: Final = 10  # so many entrants can avoid to meet again for as long as that is possible
KEPT: Final = 64  # plans whose lots and rounds are remembered
AGAIN: Final = 10**9  # the cost of meeting again, beside which points count for nothing

Tables = list[Seats]


class Plan(NamedTuple):
    """What is played: the format, how many sit at a table, how many take part, and the lots. In a
    round-robin `rounds` tells how often all meet all, in a Swiss tournament how many rounds there
    are; a knock-out needs none."""

    format: Format
    seats: int
    entrants: int
    rounds: int
    seed: str


def most_rounds(plan: Plan) -> int:
    """How many rounds a plan may ask for: in a Swiss tournament of duels no more than can be played
    without anybody meeting again."""
    if plan.format == "knock-out" or plan.entrants == plan.seats:
        return MOST_ROUNDS
    if plan.format == "round-robin":
        return 4
    half = plan.entrants // 2
    return min(MOST_ROUNDS, plan.entrants - 1 if plan.entrants <= EXACT else half)


def is_possible(plan: Plan) -> bool:
    """Whether a tournament can be played like this: full tables, and neither too many of them nor
    too many rounds."""
    full = plan.entrants > 0 and plan.entrants % plan.seats == 0
    return full and plan.entrants <= MOST_ENTRANTS and 1 <= plan.rounds <= most_rounds(plan)


def next_round(plan: Plan, played: Sequence[Played]) -> Tables:
    """The tables of the round after those that have been played; none if all is over."""
    number = max((game.round for game in played), default=0) + 1
    if plan.format == "round-robin":
        rounds = every_round(plan)
        return list(rounds[number - 1]) if number <= len(rounds) else []
    if plan.format == "swiss":
        return swiss_round(plan, played) if number <= plan.rounds else []
    return knock_out_round(plan, played, number)


def length(plan: Plan) -> int:
    """How many rounds will be played."""
    if plan.format == "round-robin":
        return plan.rounds * len(lap_of(plan.entrants, plan.seats))
    return plan.rounds if plan.format == "swiss" else len(shrinking(plan))


def table_of(plan: Plan, played: Sequence[Played]) -> list[Standing]:
    """The standings, the best first."""
    return standings(plan.entrants, played, plan.format == "knock-out")


@lru_cache(KEPT)
def lots(plan: Plan) -> tuple[int, ...]:
    """The order that is drawn at the beginning. From the seed the same is drawn again."""

    def lot(entrant: int) -> bytes:
        return hashlib.sha256(f"{plan.seed}/{entrant}".encode()).digest()

    return tuple(sorted(range(plan.entrants), key=lot))


def by_standing(plan: Plan, played: Sequence[Played]) -> list[int]:
    """Everybody, the best first; the lots decide between those who share a place."""
    lot = {entrant: number for number, entrant in enumerate(lots(plan))}
    found = sorted(table_of(plan, played), key=lambda each: (each.place, lot[each.entrant]))
    return [each.entrant for each in found]


def seated(tables: Sequence[Sequence[int]], played: Sequence[Played]) -> Tables:
    """These tables, everybody in a seat they have had least."""
    had = seats_had(game.seats for game in played)
    return [fairest(sorted(table), had) for table in tables]


# -- round-robin ------------------------------------------------------------------------------


@lru_cache(KEPT)
def every_round(plan: Plan) -> tuple[tuple[Seats, ...], ...]:
    """All rounds of a round-robin: everybody plays in each, and meets everybody else in each lap,
    in a duel just once."""
    lot = lots(plan)
    lap = lap_of(plan.entrants, plan.seats)
    made: list[tuple[Seats, ...]] = []
    had = Counter[tuple[int, int]]()
    for number in range(plan.rounds):
        for tables in lap:
            if plan.seats == 2:  # the next time from the other seat
                turned = [table[::-1] if number % 2 else table for table in tables]
            else:
                turned = [fairest(table, had) for table in tables]
            made.append(tuple(tuple(lot[each] for each in table) for table in turned))
    return tuple(made)


@lru_cache(KEPT)
def lap_of(entrants: int, seats: int) -> list[list[Seats]]:
    """The rounds in which each meets each, the same whatever the lots are."""
    return duels(entrants) if seats == 2 else gatherings(entrants, seats)


def duels(entrants: int) -> list[list[Seats]]:
    """Rounds of duels in which each meets each once: one stays, the others move on one place."""
    circle = entrants - 1
    rounds = []
    for turn in range(circle):
        pairs = [(circle, turn)]
        pairs += [
            ((turn + step) % circle, (turn - step) % circle) for step in range(1, entrants // 2)
        ]
        rounds.append([facing(one, other, entrants) for one, other in pairs])
    return rounds


def gatherings(entrants: int, seats: int) -> list[list[Seats]]:
    """Rounds at larger tables until each has met each. Two who have not met come first in each
    round, so there is an end."""
    rounds: list[list[Seats]] = []
    met = Counter[tuple[int, int]]()
    while True:
        unmet = [pair for pair in combinations(range(entrants), 2) if not met[pair]]
        if not unmet:
            return rounds
        tables = [tuple(sorted(table)) for table in gathering(entrants, seats, met, unmet[0])]
        rounds.append(tables)
        met += meetings(tables)


def gathering(
    entrants: int, seats: int, met: Counter[tuple[int, int]], pair: tuple[int, int]
) -> list[list[int]]:
    """Tables at which as few as possible meet again, and these two for the first time."""

    def cost(one: int, other: int) -> int:
        if {one, other} == set(pair):
            return -AGAIN
        return met[one, other] ** 2

    tables: list[list[int]] = []
    left = list(range(entrants))
    while left:
        table = [*pair] if not tables else [left[0]]
        while len(table) < seats:
            rest = [each for each in left if each not in table]
            table.append(min(rest, key=lambda each: sum(met[each, one] ** 2 for one in table)))
        tables.append(table)
        left = [each for each in left if each not in table]
    return divided([each for table in tables for each in table], seats, cost)


# -- Swiss ------------------------------------------------------------------------------------


def swiss_round(plan: Plan, played: Sequence[Played]) -> Tables:
    """Tables of people who have as many points as possible in common, and have not met."""
    met = meetings(game.seats for game in played)
    points = {each.entrant: each.points for each in table_of(plan, played)}

    def cost(one: int, other: int) -> int:
        return AGAIN * met[one, other] + (points[one] - points[other]) ** 2

    return seated(divided(by_standing(plan, played), plan.seats, cost), played)


# -- knock-out --------------------------------------------------------------------------------


def knock_out_round(plan: Plan, played: Sequence[Played], number: int) -> Tables:
    """Tables of those who are still in, the best of them apart."""
    if number > 1:
        last = [game for game in played if game.round == number - 1]
        if len(last) == 1:
            return []
        still = survivors(plan, played, last)
    else:
        still = list(lots(plan))
    tables: list[list[int]] = [[] for _ in range(len(still) // plan.seats)]
    for place, entrant in enumerate(still):  # to and fro, so that no table has all the best
        lap, at = divmod(place, len(tables))
        tables[-1 - at if lap % 2 else at].append(entrant)
    return seated(tables, played)


def survivors(plan: Plan, played: Sequence[Played], last: Sequence[Played]) -> list[int]:
    """Who goes on: the better half of each table, and as many of the others as make tables full."""
    order = by_standing(plan, played)
    through: set[int] = set()
    for game in last:
        rank = dict(zip(game.seats, game.ranks, strict=True))
        ahead = sorted(game.seats, key=lambda each: (not rank[each], rank[each], order.index(each)))
        through.update(ahead[: max(1, plan.seats // 2)])
    there = {entrant for game in last for entrant in game.seats}
    lucky = [each for each in order if each in there and each not in through]
    through.update(lucky[: -len(through) % plan.seats])
    return [each for each in order if each in through]


def shrinking(plan: Plan) -> list[int]:
    """How many tables each round of a knock-out has."""
    tables = [plan.entrants // plan.seats]
    while tables[-1] > 1:
        through = tables[-1] * max(1, plan.seats // 2)
        tables.append(-(-through // plan.seats))
    return tables
