"""The exact odds of a combat."""

import tomllib
from importlib.resources import files
from itertools import product

import pytest

from tatami.games.senji.odds import chance, differences, fought_out, one_roll

SOURCE = tomllib.loads(
    files("tatami.games.senji").joinpath("data/senji.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("dice", [9, 8, 7, 6])
def test_the_odds_are_those_of_the_data_file(dice: int) -> None:
    for lead, expected in enumerate(SOURCE["combat"]["odds"][f"dice_{dice}"]):
        assert chance(lead, dice) == pytest.approx(expected, abs=0.0006)


def test_the_odds_are_counted_roll_by_roll() -> None:
    wins = ties = 0
    for dice in product(range(6), repeat=4):
        lead = 1 + dice.count(0) - dice.count(1) + min(2, dice.count(2)) - 2
        wins += lead > 0
        ties += lead == 0
    won, tied = one_roll(-1, 4, 2)
    assert won == pytest.approx(wins / 6**4)
    assert tied == pytest.approx(ties / 6**4)
    assert chance(-1, 4, support=2) == pytest.approx(won + tied * fought_out(-1, 4, 9))


def test_yamagata_tips_the_scales() -> None:
    won, tied = one_roll(0, 9, 0)
    assert chance(0, 9, ties=1) == pytest.approx(won + tied)
    assert chance(0, 9, ties=-1) == pytest.approx(won)


def test_without_dice_the_lead_decides_and_ties_go_to_the_defender() -> None:
    assert (chance(1, 0), chance(0, 0), chance(-1, 0)) == (1.0, 0.0, 0.0)
    assert chance(40, 9) == 1.0
    assert sum(differences(9, 3)) == pytest.approx(1.0)
