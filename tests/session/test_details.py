"""What a choice costs, holds or brings: told with the menu, to the asked seat alone."""

from typing import Any

import pytest

from scenes.sittings import Tableside
from tatami.cli.from_wire import details_of
from tatami.core.ask import Ask
from tatami.core.details import Detail, Details
from tatami.core.words import NOBODY
from tatami.session.views import asks_shown

FIRST = Detail("first", {"number": 2, "what": ()})


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Tableside:
    """A table whose first choice has something to be known about it."""
    t = Tableside("shitenno", "person", "person", auto=False)
    monkeypatch.setattr(t.s.game, "details", first_choice)
    return t


def first_choice(_: Any, ask: Ask) -> Details:
    """One detail, of the first choice only."""
    return {ask.options[0]: (FIRST,)}


def test_details_come_with_the_menu_of_the_asked_seat_alone(table: Tableside) -> None:
    (mine,) = asks_shown(table.s, 0)
    assert list(mine.details) == mine.options[:1]
    assert asks_shown(table.s, NOBODY) == []


def test_details_are_the_same_after_the_wire(table: Tableside) -> None:
    (mine,) = asks_shown(table.s, 0)
    ask = table.s.menu(0)[0]
    assert details_of(table.s.game, mine) == first_choice(None, ask)
