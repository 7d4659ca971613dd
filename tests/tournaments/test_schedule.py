"""Who meets whom, from which seat: what holds for every tournament, tried on many."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.tournaments import schedule
from tatami.tournaments.schedule import Format, Plan, is_possible, length, next_round, table_of
from tatami.tournaments.seating import (
    Seats,
    divided,
    every_division,
    every_seating,
    facing,
    meetings,
    seats_had,
    total,
)
from tatami.tournaments.standings import ABSENT, Played


def plans(kind: Format) -> st.SearchStrategy[Plan]:
    """Plans of a format that are possible."""

    def made(seats: int, tables: int, rounds: int, seed: int) -> Plan:
        entrants = seats * min(tables, schedule.MOST_ENTRANTS // seats)
        plan = Plan(kind, seats, entrants, 1, str(seed))
        return plan._replace(rounds=min(rounds, schedule.most_rounds(plan)))

    numbers = st.integers(2, 6), st.integers(1, 7), st.integers(1, 6), st.integers(0, 999)
    return st.builds(made, *numbers)


def result(tables: Sequence[Seats], number: int, dice: Random) -> list[Played]:
    """A round played at random: now and then two share a place, and somebody does not come."""
    played = []
    for seats in tables:
        ranks = [dice.randint(1, len(seats)) for _ in seats]
        ranks = [1 + sum(other < rank for other in ranks) for rank in ranks]
        if dice.random() < 0.1:
            ranks[dice.randrange(len(seats))] = ABSENT
        played.append(Played(number, seats, tuple(ranks)))
    return played


def whole(plan: Plan, dice: Random) -> list[list[Seats]]:
    """All rounds of a tournament."""
    played: list[Played] = []
    rounds: list[list[Seats]] = []
    while tables := next_round(plan, played):
        assert tables == next_round(plan, list(played)), "it follows from plan and results alone"
        rounds.append(tables)
        played += result(tables, len(rounds), dice)
        assert len(rounds) <= 62
    places = [each.place for each in table_of(plan, played)]
    assert places[0] == 1
    assert places == sorted(places)
    return rounds


def everybody(tables: Sequence[Seats]) -> list[int]:
    return sorted(entrant for table in tables for entrant in table)


@settings(max_examples=20, deadline=None)
@given(plans("round-robin"), st.randoms(use_true_random=False))
def test_in_a_round_robin_all_play_in_each_round_and_meet_all(plan: Plan, dice: Random) -> None:
    rounds = whole(plan, dice)
    assert is_possible(plan)
    assert len(rounds) == length(plan)
    for tables in rounds:
        assert everybody(tables) == list(range(plan.entrants))
    met = meetings(table for tables in rounds for table in tables)
    often = [met[pair] for pair in combinations(range(plan.entrants), 2)]
    assert min(often) >= plan.rounds
    if plan.seats == 2:
        assert set(often) == {plan.rounds}


@pytest.mark.parametrize("entrants", range(2, 33, 2))
def test_in_a_round_robin_of_duels_the_seats_are_as_even_as_can_be(entrants: int) -> None:
    for laps in (1, 2):
        plan = Plan("round-robin", 2, entrants, laps, "s")
        had = seats_had(table for tables in whole(plan, Random(1)) for table in tables)
        off = {abs(had[each, 0] - had[each, 1]) for each in range(entrants)}
        assert off == {laps % 2}


@pytest.mark.parametrize("seats", range(2, 7))
def test_friends_at_one_table_have_every_seat_once(seats: int) -> None:
    plan = Plan("round-robin", seats, seats, seats, "s")
    had = seats_had(table for tables in whole(plan, Random(1)) for table in tables)
    assert set(had.values()) == {1}
    assert len(had) == seats * seats


def test_at_larger_tables_few_rounds_are_enough() -> None:
    assert length(Plan("round-robin", 3, 9, 1, "s")) == 4
    assert length(Plan("round-robin", 4, 8, 1, "s")) == 4
    assert length(Plan("round-robin", 4, 16, 1, "s")) == 5


@settings(max_examples=20, deadline=None)
@given(plans("swiss"), st.randoms(use_true_random=False))
def test_in_a_swiss_tournament_nobody_meets_again_while_it_can_be_avoided(
    plan: Plan, dice: Random
) -> None:
    rounds = whole(plan, dice)
    assert len(rounds) == plan.rounds == length(plan)
    met = Counter[tuple[int, int]]()
    for tables in rounds:
        assert everybody(tables) == list(range(plan.entrants))
        again = total(tables, lambda one, other, met=met: met[one, other])  # type: ignore[misc]
        if plan.entrants <= schedule.EXACT:
            every = every_division(list(range(plan.entrants)), plan.seats)
            least = min(
                total(made, lambda one, other, met=met: met[one, other])  # type: ignore[misc]
                for made in every
            )
            assert again == least
        elif plan.seats == 2:
            assert again == 0
        met += meetings(tables)
    had = seats_had(table for tables in rounds for table in tables)
    for each in range(plan.entrants):
        often = [had[each, seat] for seat in range(plan.seats)]
        assert max(often) - min(often) <= 3


def test_who_has_won_meets_who_has_won() -> None:
    plan = Plan("swiss", 2, 16, 4, "s")
    played: list[Played] = []
    for number in (1, 2, 3):
        tables = next_round(plan, played)
        played += [Played(number, table, (1, 2)) for table in tables]
    leaders = [each.entrant for each in table_of(plan, played) if each.points == 6]
    assert len(leaders) == 2
    assert any(set(leaders) == set(table) for table in next_round(plan, played))


@settings(max_examples=20, deadline=None)
@given(plans("knock-out"), st.randoms(use_true_random=False))
def test_in_a_knock_out_the_better_half_goes_on_until_one_table_is_left(
    plan: Plan, dice: Random
) -> None:
    played: list[Played] = []
    still = list(range(plan.entrants))
    number = 0
    while tables := next_round(plan, played):
        number += 1
        assert set(everybody(tables)) <= set(still)
        assert all(len(table) == plan.seats for table in tables)
        now = result(tables, number, dice)
        for game in played[-len(tables) * 9 :]:
            if game.round == number - 1 and 1 in game.ranks and game.ranks.count(1) == 1:
                assert game.seats[game.ranks.index(1)] in everybody(tables), "who wins goes on"
        still, played = everybody(tables), played + now
    assert number == length(plan)
    first = table_of(plan, played)[0]
    final = played[-1]
    if 1 in final.ranks:
        assert final.ranks[final.seats.index(first.entrant)] == 1


def test_what_cannot_be_played_is_known() -> None:
    assert is_possible(Plan("swiss", 4, 16, 5, ""))
    assert not is_possible(Plan("swiss", 4, 15, 5, ""))
    assert not is_possible(Plan("swiss", 2, 4, 4, ""))
    assert not is_possible(Plan("swiss", 2, 40, 4, ""))
    assert not is_possible(Plan("round-robin", 2, 8, 0, ""))
    assert not is_possible(Plan("knock-out", 2, 0, 1, ""))


def test_of_many_divisions_no_exchange_betters_the_one_that_is_chosen() -> None:
    dice = Random(3)
    costs = {pair: dice.randint(0, 9) for pair in combinations(range(24), 2)}

    def cost(one: int, other: int) -> int:
        return costs[min(one, other), max(one, other)]

    tables = divided(list(range(24)), 4, cost)
    assert sorted(each for table in tables for each in table) == list(range(24))
    before = total(tables, cost)
    for here, there in combinations(range(6), 2):
        for i in range(4):
            for j in range(4):
                other = [list(table) for table in tables]
                other[here][i], other[there][j] = other[there][j], other[here][i]
                assert total(other, cost) >= before


def test_an_arena_plays_every_selection_in_every_order() -> None:
    assert every_seating("ab", 2) == (("a", "b"), ("b", "a"))
    assert len(every_seating("abcd", 3)) == 24
    assert facing(0, 1, 4) == (0, 1)
