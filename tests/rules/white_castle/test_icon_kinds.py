"""One row an icon: every kind of icon has its rules and its worth, in the order of the data."""

import pytest

from scenes.white_castle import scene
from tatami.games.white_castle.effects import OPS
from tatami.games.white_castle.printed import EFFECTS
from tatami.games.white_castle.rules.icon_kinds import ICON_KINDS, IconKind
from tatami.games.white_castle.worth import APPRAISALS, Appraisal, Worth


def test_every_icon_has_a_row_of_its_own_name() -> None:
    names = [op.replace("_", "") for op in OPS]
    assert [type(kind).__name__.lower() for kind in ICON_KINDS] == names
    assert [type(row).__name__.lower() for row in APPRAISALS] == [f"of{name}" for name in names]


def test_an_icon_must_say_what_it_begins_and_what_that_is_worth() -> None:
    t = scene()
    with pytest.raises(NotImplementedError, match="IconKind"):
        IconKind().begin(t, 0, EFFECTS[0])
    with pytest.raises(NotImplementedError, match="Appraisal"):
        Appraisal().now(Worth(t, 0), EFFECTS[0])
