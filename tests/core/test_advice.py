"""Advice by itself."""

import pytest

from tatami.core.advice import squashed


@pytest.mark.parametrize(
    ("value", "between"), [(-1000.0, 0.0), (-2.0, 0.119), (0.0, 0.5), (2.0, 0.881), (1000.0, 1.0)]
)
def test_a_number_of_any_size_is_squashed(value: float, between: float) -> None:
    assert squashed(value) == pytest.approx(between, abs=0.001)
