"""Seating: who meets whom, and from which seat. Tournaments of people and arenas of bots share it.

An arena plays every selection of its bots in every order. A tournament plays a selection once, in
the order that is fairest after all seats that people have had so far.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations, product
from math import factorial
from typing import Final, TypeVar

E = TypeVar("E")
Seats = tuple[int, ...]  # the entrants of a table, by their seats
Cost = Callable[[int, int], int]  # of two entrants at one table

FEW: Final = 1000  # ways to divide all into tables, so many of which are tried one by one


# -- selections and orders --------------------------------------------------------------------


def orders(chosen: Iterable[E]) -> list[tuple[E, ...]]:
    """Every order in which these can sit."""
    return list(permutations(chosen))


def every_seating(entrants: Sequence[E], seats: int) -> tuple[tuple[E, ...], ...]:
    """Every selection in every order. If there are fewer entrants than seats, each plays at least
    once."""
    if len(entrants) >= seats:
        ways = [order for chosen in combinations(entrants, seats) for order in orders(chosen)]
    else:
        mixed = product(entrants, repeat=seats)
        ways = [order for order in mixed if set(order) == set(entrants)]
    return tuple(dict.fromkeys(ways))


def fairest(table: Iterable[int], had: Counter[tuple[int, int]]) -> Seats:
    """The order in which everybody sits where they have sat least. `had` counts entrants by seat;
    it is brought up to date."""

    def burden(order: Seats) -> int:
        return sum(2 * had[entrant, seat] + 1 for seat, entrant in enumerate(order))

    best = min(orders(table), key=burden)
    had.update((entrant, seat) for seat, entrant in enumerate(best))
    return best


def facing(one: int, other: int, entrants: int) -> Seats:
    """Who has the first seat of a duel where each meets each once: nobody has it more than once
    oftener than the second. All but the last sit in a circle, and each is first against the half
    that follows."""
    circle = entrants - 1
    one, other = sorted((one, other))
    if other == circle:
        return (one, other) if one < circle // 2 else (other, one)
    return (one, other) if other - one <= circle // 2 else (other, one)


# -- dividing everybody into tables -----------------------------------------------------------


def divided(order: Sequence[int], seats: int, cost: Cost) -> list[list[int]]:
    """Everybody at tables of so many, at the least cost that is found. Of few divisions the best is
    chosen; of many the one that no exchange of two entrants betters, beginning with this order."""
    if divisions(len(order), seats) <= FEW:
        return min(every_division(list(order), seats), key=lambda made: total(made, cost))
    tables = [list(order[start : start + seats]) for start in range(0, len(order), seats)]
    while exchanged(tables, cost):
        pass
    return tables


def divisions(entrants: int, seats: int) -> int:
    """In how many ways so many entrants can be divided into tables."""
    tables = entrants // seats
    alike: int = factorial(seats) ** tables * factorial(tables)
    return factorial(entrants) // alike


def every_division(order: list[int], seats: int) -> Iterable[list[list[int]]]:
    """Every division, the one into neighbours first."""
    if not order:
        yield []
        return
    for chosen in combinations(order[1:], seats - 1):
        rest = [entrant for entrant in order[1:] if entrant not in chosen]
        for others in every_division(rest, seats):
            yield [[order[0], *chosen], *others]


def total(tables: Iterable[Sequence[int]], cost: Cost) -> int:
    """The cost of some tables."""
    return sum(cost(one, other) for table in tables for one, other in combinations(table, 2))


def exchanged(tables: list[list[int]], cost: Cost) -> bool:
    """Let two entrants change places where that saves most. Return whether it saves anything."""
    best, change = 0, None
    for here, there in combinations(tables, 2):
        for i, j in product(range(len(here)), range(len(there))):
            gain = saving(here, i, there[j], cost) + saving(there, j, here[i], cost)
            if gain > best:
                best, change = gain, (here, i, there, j)
    if change is None:
        return False
    here, i, there, j = change
    here[i], there[j] = there[j], here[i]
    return True


def saving(table: Sequence[int], place: int, other: int, cost: Cost) -> int:
    """What a table saves if another entrant sits in this place."""
    rest = [entrant for i, entrant in enumerate(table) if i != place]
    return sum(cost(each, table[place]) - cost(each, other) for each in rest)


# -- meetings ---------------------------------------------------------------------------------


def meetings(tables: Iterable[Seats]) -> Counter[tuple[int, int]]:
    """How often each two have met, both ways round."""
    met = Counter[tuple[int, int]]()
    for table in tables:
        met.update(permutations(table, 2))
    return met


def seats_had(tables: Iterable[Seats]) -> Counter[tuple[int, int]]:
    """How often each entrant has sat in each seat."""
    had = Counter[tuple[int, int]]()
    for table in tables:
        had.update((entrant, seat) for seat, entrant in enumerate(table))
    return had
