"""Ratings: shares with honest intervals, and who is stronger than whom."""

import pytest

from tatami.bots.shares import share
from tatami.lab.ratings import GameResult, against, standings


def test_a_share_has_the_interval_of_wilson() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0, 0)
    half = share(50, 100)
    assert half.low == pytest.approx(0.404, abs=0.001)
    assert half.high == pytest.approx(0.596, abs=0.001)
    assert share(20, 20).low == pytest.approx(0.839, abs=0.001)


def test_the_stronger_bot_is_rated_higher() -> None:
    games = [GameResult(("a", "b", "b"), (9, 5, 1), (1, 2, 3))] * 6
    games += [GameResult(("b", "a", "b"), (9, 5, 5), (1, 2, 2))] * 2
    first, second = standings(["b", "a"], games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating > second.rating
    assert first.wins.share == pytest.approx(6 / 8)
    assert second.wins.share == pytest.approx(2 / 16)
    assert second.score == pytest.approx((6 * 6 + 2 * 14) / 16)
    assert against("a", "b", games).share == pytest.approx((6 * 2 + 2 * 0.5) / 16)
    assert against("a", "a", games).games == 8


def test_a_game_counts_once_however_many_seats_a_bot_has_at_it() -> None:
    games = [GameResult(("a", "b", "b"), (9, 5, 1), (1, 2, 3))]
    assert against("a", "b", games) == share(1, 1)
    assert against("b", "a", games) == share(0, 1)
    one, two = standings(["a", "b"], [*games, GameResult(("b", "a", "b"), (9, 5, 5), (1, 2, 2))])
    assert {one.bot: one.wins, two.bot: two.wins} == {"a": share(1, 2), "b": share(0.5, 2)}


def test_alone_at_the_table_nobody_is_rated() -> None:
    (row,) = standings(["a"], [GameResult(("a",), (60,), (1,))])
    assert (row.wins.share, row.rating) == (1.0, 25.0)
