"""Ratings: shares with honest intervals, and who is stronger than whom."""

import pytest

from tatami.bots.shares import share
from tatami.lab.ratings import GameResult, against, standings, wins_by_seat


def test_a_share_has_the_interval_of_wilson() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0, 0)
    half = share(50, 100)
    assert half.low == pytest.approx(0.404, abs=0.001)
    assert half.high == pytest.approx(0.596, abs=0.001)
    assert share(20, 20).low == pytest.approx(0.839, abs=0.001)


def test_the_stronger_bot_is_rated_higher() -> None:
    games = [GameResult(f"s/{n}", ("a", "b", "b"), (9, 5, 1), (1, 2, 3)) for n in range(6)]
    games += [GameResult(f"t/{n}", ("b", "a", "b"), (9, 5, 5), (1, 2, 2)) for n in range(2)]
    first, second = standings(["b", "a"], games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating > second.rating
    assert first.wins.share == pytest.approx(6 / 8)
    assert second.wins.share == pytest.approx(2 / 16)
    assert second.score.mean == pytest.approx((6 * 6 + 2 * 14) / 16)
    assert against("a", "b", games).share == pytest.approx((6 * 2 + 2 * 0.5) / 16)
    assert against("a", "a", games).games == 8


def test_a_game_counts_once_however_many_seats_a_bot_has_at_it() -> None:
    games = [GameResult("s", ("a", "b", "b"), (9, 5, 1), (1, 2, 3))]
    assert against("a", "b", games)[::3] == (1, 1)
    assert against("b", "a", games)[::3] == (0, 1)
    games += [GameResult("t", ("b", "a", "b"), (9, 5, 5), (1, 2, 2))]
    one, two = standings(["a", "b"], games)
    assert {one.bot: one.wins[::3], two.bot: two.wins[::3]} == {"a": (1 / 2, 2), "b": (1 / 4, 2)}
    assert [each.share for each in wins_by_seat(games)] == [1, 0, 0]
    games[1] = games[1]._replace(seats=("a", "a", "b"))
    (one,) = [row for row in standings(["a", "b"], games) if row.bot == "a"]
    assert one.score.mean == (9 + 9 + 5) / 3  # every seat's score counts


def test_alone_at_the_table_nobody_is_rated() -> None:
    (row,) = standings(["a"], [GameResult("s", ("a",), (60,), (1,))])
    assert (row.wins.share, row.rating) == (1.0, 25.0)
