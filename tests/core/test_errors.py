"""One family of errors: whoever talks to people catches its base alone."""

import pytest

from tatami.bots.settings import BadBot
from tatami.core.errors import TatamiError, reason
from tatami.core.game import BadSetup
from tatami.core.record import BadRecord


@pytest.mark.parametrize("kind", [BadBot, BadRecord, BadSetup, TatamiError])
def test_every_kind_belongs_to_the_family(kind: type[Exception]) -> None:
    with pytest.raises(TatamiError, match=r"^One sentence\.$"):
        raise kind("One sentence.")


def test_the_system_gives_its_reason_without_the_name_of_the_file() -> None:
    assert reason(FileNotFoundError(2, "No such file or directory", "/x")) == (
        "no such file or directory"
    )
    assert reason(OSError("Something else.")) == "something else"
