"""An arena: which games it plays, and when it stops."""

import json
from collections.abc import Iterator, Sequence

import pytest

from tatami.core.errors import TatamiError
from tatami.lab.arena import Arena, ArenaResult, decided
from tatami.lab.played_game import PlayedGame
from tatami.lab.runs import Workers, play
from tatami.lab.sequential import Claims, Sequential

DUEL = Arena("shitenno", {}, "s", ("random", "greedy:tables=1"), 2)


def test_each_seed_is_played_from_every_seat_before_the_next_one_comes() -> None:
    jobs = [DUEL.job(number) for number in range(3)]
    assert [job.seats for job in jobs] == [
        ("random", "greedy:tables=1"),
        ("greedy:tables=1", "random"),
        ("random", "greedy:tables=1"),
    ]
    assert [job.seed for job in jobs] == ["s/0", "s/0", "s/1"]
    assert [DUEL.missing(games) for games in (0, 1, 2, 3)] == [0, 1, 0, 1]


def test_where_seats_are_left_every_bot_has_one_and_some_have_more() -> None:
    three = Arena("shitenno", {}, "s", ("a", "b"), 3).lineups
    assert len(three) == len(set(three)) == 6
    assert all(set(lineup) == {"a", "b"} for lineup in three)


def test_where_bots_are_left_each_choice_of_them_sits_in_each_order() -> None:
    assert Arena("shitenno", {}, "s", ("a", "b", "c"), 2).lineups == (
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")
    )  # fmt: skip
    with pytest.raises(TatamiError, match="0 bots do not fill 2 seats"):
        Arena("shitenno", {}, "s", (), 2)


def test_the_result_is_the_same_in_whatever_order_games_come() -> None:
    games = [(game, None) for game in play(DUEL, 6, Workers(cores=1))]
    assert ArenaResult.of(DUEL, None, games[::-1]) == ArenaResult.of(DUEL, None, games)


def outcomes(won: Sequence[float]) -> Iterator[PlayedGame]:
    """A duel in which the first bot wins both games of a seed, one of them, or none."""
    for number, share in enumerate(won):
        for game in (2 * number, 2 * number + 1):
            job = DUEL.job(game)
            first = share == 1 or (share == 0.5 and game % 2 == 0)
            ranks = [1, 2] if first == (job.seats[0] == DUEL.bots[0]) else [2, 1]
            yield PlayedGame(game, job.seats, job.seed, 1, 1, [0, 0], ranks, [], {}, "")


def test_a_sequential_test_stops_after_a_whole_seed() -> None:
    test = Sequential(Claims(0.5, 0.6))
    told = list(decided(DUEL, test, outcomes([1, 0.5, 1] * 40)))
    verdict = told[-1][1]
    assert verdict.accepted == 0.6
    assert len(told) == 2 * verdict.seeds < 80
    assert all(each.accepted is None for _, each in told[:-1])
    lost = list(decided(DUEL, Sequential(Claims(0.5, 0.6)), outcomes([0, 0.5, 0.5] * 40)))
    assert lost[-1][1].accepted == 0.5
    open_still = list(decided(DUEL, Sequential(Claims(0.5, 0.6)), outcomes([1, 0] * 6)))
    assert (open_still[-1][1].accepted, len(open_still)) == (None, 24)


def test_the_result_as_data_names_the_arena_and_every_duel() -> None:
    result = ArenaResult.of(DUEL, None, [(game, None) for game in play(DUEL, 2, Workers(cores=1))])
    told = json.loads(json.dumps(result.plain()))
    assert (told["game"], told["bots"], told["games"]) == ("shitenno", list(DUEL.bots), 2)
    best, worst = told["standings"]
    assert (best["bot"], worst["bot"]) == ("greedy:tables=1", "random")
    assert best["against"]["random"]["share"] == 1.0
    assert worst["against"]["greedy:tables=1"]["games"] == 2
    assert [seat["games"] for seat in told["seats"]] == [2, 2]
    assert set(best["score"]) == set(best["rank"]) == {"mean", "low", "high"}
    assert best["score"]["low"] is None  # one seed tells nothing of the spread
