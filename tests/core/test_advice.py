"""Advice: what a game may leave out, and numbers as chances."""

import pytest

from tatami.core.advice import Advice, squashed


def test_any_number_becomes_a_chance() -> None:
    assert squashed(0.0) == 0.5
    assert squashed(2.0) == pytest.approx(1 - squashed(-2.0))
    assert (squashed(1e9), squashed(-1e9)) == (1.0, 0.0)


def test_only_the_value_is_needed() -> None:
    advice = Advice(lambda _, __: 1.0)
    assert advice.chance is None
    assert not advice.manner.hunches
    assert len(advice.manner.tries) == 4
