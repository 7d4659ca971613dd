"""Chances as people are told them."""

import pytest

from tatami.bots.calibration import calibrated, calibrated_alone


def test_they_are_shared_out_and_nothing_is_changed_by_the_power_of_one() -> None:
    assert calibrated([0.6, 0.4], 1.0) == pytest.approx([0.6, 0.4])
    assert sum(calibrated([0.5, 0.3, 0.1], 1.7)) == pytest.approx(1.0)


def test_a_higher_power_is_surer_and_a_lower_one_more_timid() -> None:
    assert calibrated([0.6, 0.4], 2.0)[0] > 0.6 > calibrated([0.6, 0.4], 0.5)[0] > 0.5
    assert calibrated([1.0, 0.0], 2.0)[0] == pytest.approx(1.0)


def test_one_alone_agrees_with_all_of_them_and_a_single_player_has_none_beside() -> None:
    both = [0.6, 0.3, 0.1]
    assert calibrated_alone(0.6, both, 0, 1.5) == pytest.approx(calibrated(both, 1.5)[0])
    assert calibrated_alone(0.7, both, 0, 1.5) > calibrated_alone(0.6, both, 0, 1.5)
    assert calibrated_alone(0.4, [0.4], 0, 2.0) == 0.4
    assert calibrated_alone(1.2, [1.0, 0.0], 0, 2.0) == pytest.approx(1.0, abs=1e-6)
