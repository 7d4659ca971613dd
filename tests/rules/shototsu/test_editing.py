"""Edits on a table of Shōtotsu: samurai move, are hurt, die and live again."""

import pytest

from scenes.shototsu import Fighter, at, battle, has, who, wounds
from tatami.core.editing import BadEdit
from tatami.games.shototsu.boards import NOWHERE, PLACES
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.table import DEAD, Shototsu


def edited(t: Shototsu, *words: str) -> Shototsu:
    """A table after these edits."""
    for word in words:
        SHOTOTSU.edit(t, f"edit-{word}")
    return t


def position() -> Shototsu:
    """The first samurai is about to move."""
    return battle([Fighter("e5"), Fighter("a1")], [Fighter("e8"), Fighter("m1")])


def test_a_samurai_stands_on_any_free_space() -> None:
    t = edited(position(), "stand:1a.e7")
    assert at(t, "1a") == "e7"
    assert "attack:2a" not in [word.text for word in t.asks[0].options]
    with pytest.raises(BadEdit):
        edited(t, "stand:1b.e8")


def test_wounds_stop_before_death() -> None:
    t = position()
    with pytest.raises(BadEdit):
        edited(t, "heal:2a")
    with pytest.raises(BadEdit):
        edited(t, *["wound:2a"] * 99)
    assert not has(t, "2a", DEAD)
    worst = wounds(t, "2a")
    assert wounds(edited(t, "heal:2a"), "2a") == worst - 1


def test_who_falls_leaves_the_relic_and_may_rise_again() -> None:
    t = edited(position(), "carry:2a", "fall:2a")
    assert (at(t, "2a"), PLACES[t.relic], t.bearer) == ("", "e8", -1)
    with pytest.raises(BadEdit):  # the last of a patrol
        edited(t, "fall:2b")
    with pytest.raises(BadEdit):  # it is being activated
        edited(t, "fall:1a")
    edited(t, "rise:2a")
    assert t.place[who(t, "2a")] != NOWHERE
    assert not has(t, "2a", DEAD)


def test_the_relic_lies_where_nobody_stands() -> None:
    t = edited(position(), "lay:e7")
    assert PLACES[t.relic] == "e7"
    with pytest.raises(BadEdit):
        edited(t, "lay:e5")
