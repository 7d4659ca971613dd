"""The examples printed in Shōtotsu's rulebook."""

import pytest

from scenes.shototsu import Fighter, battle, load
from table_talk import rule
from tatami.games.shototsu.rules.characters import (
    attack_dice,
    attention,
    hit_points,
    speed,
    techniques_of_void,
)
from tatami.games.shototsu.rules.dice import explosive_roll, successes_of


@rule("SHO-04")
@pytest.mark.parametrize("points", [3])
def test_three_points_in_each_ring(points: int) -> None:
    rings = "-".join([str(points)] * 5)
    t = battle([Fighter("e13", rings=rings)], [Fighter("a1")])
    assert hit_points(t, 0) == 6
    assert speed(t, 0) == 5
    assert attention(t, 0) == 4
    assert attack_dice(t, 0, adjacent=True, change=0) == 4


@rule("SHO-05")
def test_three_points_in_void_give_two_techniques() -> None:
    t = battle([Fighter("e13", rings="3-3-3-3-3")], [Fighter("a1")])
    assert techniques_of_void(t, 0) == 2


@rule("SHO-10")
def test_five_dice_with_two_successes() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    load(t, 2, 3, 3, 4, 5)
    assert successes_of(explosive_roll(t, 5)) == 2


@rule("SHO-11")
def test_three_explosive_dice_become_five_with_three_successes() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    load(t, 2, 3, 6, 6, 4)
    assert successes_of(explosive_roll(t, 3)) == 3
