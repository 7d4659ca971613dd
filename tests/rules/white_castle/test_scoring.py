"""Scoring (WHI-70 to 76)."""

import pytest

from scenes.white_castle import end_of_round, give, scene, send
from table_talk import rule, say
from tatami.games.white_castle.game import ranks, scores
from tatami.games.white_castle.table import (
    FROM_COURTIERS,
    FROM_GARDENERS,
    FROM_PURSE,
    FROM_RESOURCES,
    FROM_TIME,
    FROM_WARRIORS,
    WhiteCastle,
)
from tatami.games.white_castle.view import view


def counted(t: WhiteCastle, source: int) -> int:
    end_of_round(t, 3)
    return t.counted[source]


@rule("WHI-70")
@pytest.mark.parametrize(("coins", "seals", "points"), [(4, 0, 0), (4, 1, 1), (9, 0, 1), (9, 1, 2)])
def test_coins_and_seals_together_give_a_point_for_five(
    coins: int, seals: int, points: int
) -> None:
    t = scene()
    give(t, 0, f"coin {coins} seal {seals}")
    assert counted(t, FROM_PURSE) == points


@rule("WHI-70")
@pytest.mark.parametrize(("amount", "points"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
@pytest.mark.parametrize("resource", ["food", "iron", "pearl"])
def test_each_resource_gives_a_point_from_three_and_two_at_seven(
    resource: str, amount: int, points: int
) -> None:
    t = scene()
    give(t, 0, f"{resource} {amount}")
    assert counted(t, FROM_RESOURCES) == points


@rule("WHI-71")
@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (19, 14), (20, 15)],
)
def test_the_passage_of_time_scores_by_its_season(space: int, points: int) -> None:
    t = scene()
    t.track[0] = space
    assert counted(t, FROM_TIME) == points


@rule("WHI-72")
@pytest.mark.parametrize(
    ("floor", "points"), [("gate", 1), ("steward", 3), ("diplomat", 6), ("daimyo", 10)]
)
def test_a_courtier_scores_by_its_floor(floor: str, points: int) -> None:
    t = scene()
    send(t, 0, floor, floor)
    assert counted(t, FROM_COURTIERS) == 2 * points


@rule("WHI-73")
def test_warriors_are_worth_their_value_times_the_courtiers_inside() -> None:
    t = scene()
    send(t, 0, "5", "3", "1", "steward", "diplomat", "daimyo", "gate")
    send(t, 1, "5", "gate", "gate")
    end_of_round(t, 3)
    assert t.counted[FROM_WARRIORS] == 4 * 3
    assert t.counted[6 + FROM_WARRIORS] == 0


@rule("WHI-74")
def test_gardeners_score_the_points_of_their_cards() -> None:
    t = scene()
    send(t, 0, "coral-plant", "black-stone", "white-stone")
    send(t, 1, "white-plant")
    end_of_round(t, 3)
    assert t.counted[FROM_GARDENERS] == 7 + 1 + 5
    assert t.counted[6 + FROM_GARDENERS] == 9


@rule("WHI-75")
def test_most_clan_points_win() -> None:
    t = scene(3)
    give(t, 0, "points 3")
    give(t, 1, "points 9")
    give(t, 2, "points 5")
    end_of_round(t, 3)
    assert scores(t) == [3, 9, 5]
    assert ranks(t) == [3, 1, 2]


@rule("WHI-75")
def test_a_tie_goes_to_the_earlier_in_the_last_turn_order() -> None:
    t = scene(3)
    t.track = [1, 3, 2]
    give(t, 0, "points 9")
    give(t, 1, "points 5")
    give(t, 2, "points 9")
    end_of_round(t, 3)
    assert t.order == (1, 2, 0)
    assert ranks(t) == [2, 3, 1]


@rule("WHI-76")
def test_what_is_to_come_is_what_will_be_counted_and_then_nothing_more() -> None:
    t = scene()
    give(t, 0, "coin 4 seal 1 food 3 pearl 7 points 8")
    send(t, 0, "daimyo", "steward", "gate", "5", "3", "coral-plant")
    t.track[0] = 11
    before = view(t, 0)["clans"][0]
    assert before["counted"] == [0] * 6
    assert before["coming"] == [1, 3, 6, 14, before["might"] * before["inside"], 7]
    assert (before["might"], before["inside"], before["score"]) == (3, 2, 8)
    end_of_round(t, 3)
    say(t, *["0 stop"] * len(t.asks))
    after = view(t, 0)["clans"][0]
    assert after["counted"] == before["coming"]
    assert after["coming"] == [0] * 6
    assert after["score"] == before["score"] + sum(before["coming"])


@rule("WHI-89")
def test_no_purse_of_the_rival_is_to_come() -> None:
    t = scene(1)
    give(t, 1, "coin 30")
    assert view(t, 0)["clans"][1]["coming"] == [0] * 6
