"""Standings: who is ahead in a tournament, and what decides between those who have as many points.

All numbers are whole: points are counted in halves, since two who share a place share the point
between them.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from tatami.tournaments.seating import Seats

ABSENT: Final = 0  # instead of a rank: nobody played who was to sit here
BEATEN: Final = 2  # halves of a point for an opponent who has finished behind
LEVEL: Final = 1  # for one who shares the place


class Played(NamedTuple):
    """A table whose game is over."""

    round: int  # from 1
    seats: Seats
    ranks: tuple[int, ...]  # by seat, 1 for the first; ABSENT scores nothing


class Standing(NamedTuple):
    """How it stands with one entrant. The fields are in the order in which they decide."""

    reached: int  # the last round, where the losers are out; otherwise 0
    ahead_of: int  # halves: how many finished behind in that round
    points: int  # halves: one point for each opponent who finished behind at the same table
    opposition: int  # halves: the points of all opponents, as often as they were met
    beaten: int  # quarters: the points of those who finished behind
    wins: int  # tables at which nobody finished ahead
    entrant: int
    place: int = 0  # from 1; shared where nothing decides
    played: int = 0


def standings(entrants: int, played: Sequence[Played], out_after_loss: bool) -> list[Standing]:
    """Everybody, the best first. Who are level in everything share a place."""
    points = [0] * entrants
    for game in played:
        for one, _, half in comparisons(game):
            points[one] += half
    found = [standing(entrant, points, played, out_after_loss) for entrant in range(entrants)]
    found.sort(key=lambda each: (*merits(each), -each.entrant), reverse=True)
    placed: list[Standing] = []
    for number, each in enumerate(found, 1):
        level = bool(placed) and merits(placed[-1]) == merits(each)
        placed.append(each._replace(place=placed[-1].place if level else number))
    return placed


def merits(standing: Standing) -> tuple[int, ...]:
    """What decides who is ahead, the weightiest first."""
    return standing[:6]


def standing(
    entrant: int, points: Sequence[int], played: Sequence[Played], out_after_loss: bool
) -> Standing:
    """How it stands with an entrant, who has so many points like everybody."""
    mine = [game for game in played if entrant in game.seats]
    met = [each for game in mine for each in comparisons(game) if each[0] == entrant]
    last = max(mine, key=lambda game: game.round, default=None) if out_after_loss else None
    return Standing(
        reached=last.round if last else 0,
        ahead_of=sum(half for one, _, half in comparisons(last) if one == entrant) if last else 0,
        points=points[entrant],
        opposition=sum(points[other] for _, other, _ in met),
        beaten=sum(points[other] * half for _, other, half in met),
        wins=sum(game.ranks[game.seats.index(entrant)] == 1 for game in mine),
        entrant=entrant,
        played=len(mine),
    )


def comparisons(game: Played) -> Iterable[tuple[int, int, int]]:
    """Each entrant of a table beside each other one, with the halves of a point this brings."""
    for one, other in permutations(range(len(game.seats)), 2):
        yield game.seats[one], game.seats[other], worth(game.ranks[one], game.ranks[other])


def worth(mine: int, theirs: int) -> int:
    """The halves of a point for finishing with this rank beside that one."""
    if mine == ABSENT:
        return 0
    if theirs == ABSENT or mine < theirs:
        return BEATEN
    return LEVEL if mine == theirs else 0
