"""Which build runs: the tests of the compiled one must not quietly run the plain one."""

import os

from tatami.core import table


def test_the_build_is_the_one_asked_for() -> None:
    wanted = os.environ.get("TATAMI_BUILD", "plain")
    assert ("compiled" if table.__file__.endswith(".so") else "plain") == wanted
