"""Intervals over seeds: what they hold, and how often."""

import random

import pytest

from tatami.core.errors import TatamiError
from tatami.lab.intervals import mean_by_seed, share_by_seed, student
from tatami.lab.sequential import Claims, Sequential


def test_games_of_one_seed_that_go_alike_are_worth_one() -> None:
    won = [1.0, 0.0] * 20
    alone = share_by_seed((str(number), [each]) for number, each in enumerate(won))
    alike = share_by_seed((f"s/{number // 4}", [won[number // 4]]) for number in range(160))
    assert (alone.share, alone.games) == (alike.share, 40)
    assert alike.games == 160
    assert (alike.low, alike.high) == pytest.approx((alone.low, alone.high))
    paired = share_by_seed((f"s/{number // 2}", [each]) for number, each in enumerate(won))
    assert paired.high - paired.low < (alone.high - alone.low) / 2  # luck was shared out


def test_where_all_seeds_go_alike_or_are_few_the_interval_stays_wide() -> None:
    sure = share_by_seed((str(number), [1.0]) for number in range(20))
    assert sure.share == sure.high == 1.0
    assert 0.75 < sure.low < 0.9
    one = share_by_seed([("s", [1.0]), ("s", [1.0])])
    assert (one.low, one.high) == (0.0, 1.0)
    assert share_by_seed([]) == (0.0, 0.0, 1.0, 0)


def test_a_mean_has_the_interval_of_student() -> None:
    mean = mean_by_seed((str(number), [float(number)]) for number in range(1, 6))
    assert mean.mean == 3
    assert mean.high - 3 == pytest.approx(1.963, abs=0.01)
    assert [student(v) for v in (2, 5, 30)] == pytest.approx([4.303, 2.571, 2.042], abs=0.15)


def covered(share: float, seeds: int, alike: float, dice: random.Random) -> bool:
    """Whether the interval holds the true share, where this part of the seeds go alike."""
    outcomes = []
    for seed in range(seeds):
        first = float(dice.random() < share)
        again = first if dice.random() < alike else float(dice.random() < share)
        outcomes += [(str(seed), [first]), (str(seed), [again])]
    found = share_by_seed(outcomes)
    return found.low <= share <= found.high


@pytest.mark.parametrize("share", [0.5, 0.8])
@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_an_interval_holds_as_often_as_it_says(share: float, alike: float) -> None:
    dice = random.Random(21)
    held = sum(covered(share, 25, alike, dice) for _ in range(1000))
    assert held >= 930


def accepted(true: float, dice: random.Random) -> float | None:
    """What the test of 50 against 60 % accepts where this is true and every other seed is decided
    by its luck."""
    test = Sequential(Claims(0.5, 0.6))
    for _ in range(5000):
        lucky = dice.random() < 0.5
        pair = [1.0, 0.0] if lucky else [float(dice.random() < 2 * true - 0.5)] * 2
        if (verdict := test.add(pair)).accepted is not None:
            return verdict.accepted
    return None


@pytest.mark.parametrize(("true", "wrong"), [(0.5, 0.6), (0.6, 0.5)])
def test_the_sequential_test_errs_as_seldom_as_it_says(true: float, wrong: float) -> None:
    dice = random.Random(5)
    errors = sum(accepted(true, dice) == wrong for _ in range(600))
    assert errors <= 0.05 * 600


@pytest.mark.parametrize("claims", ["0.5", "a,b", "0.6,0.5", "0.5,1", "0,0.5"])
def test_claims_that_make_no_sense_are_refused(claims: str) -> None:
    with pytest.raises(TatamiError, match="claims of --sprt"):
        Claims.read(claims)
