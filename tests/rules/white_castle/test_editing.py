"""Edits on a table of The White Castle: pieces move, and what follows from them follows."""

import pytest

from scenes.white_castle import at_home, courtiers, has, scene, send, turn
from tatami.core.editing import BadEdit
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.printed import COLOURS, FLOORS
from tatami.games.white_castle.table import WhiteCastle


def edited(t: WhiteCastle, *words: str) -> WhiteCastle:
    """A table after these edits."""
    for word in words:
        WHITE_CASTLE.edit(t, f"edit-{word}")
    return t


def position() -> WhiteCastle:
    """A turn, with dice on the bridges."""
    t = scene()
    t.bridges = [(1, 3, 5), (2, 2, 6), (0, 4)]
    return turn(t)


def test_goods_come_and_go_one_by_one() -> None:
    t = edited(position(), "more:p1.iron", "more:p1.iron", "less:p1.iron", "more:p2.coin")
    assert (has(t, 0), has(t, 1)) == ("iron 1", "coin 1")
    with pytest.raises(BadEdit):
        edited(t, "less:p1.pearl")


def test_dice_stay_in_order_and_an_empty_end_stays_empty() -> None:
    t = edited(position(), "die:coral.1.6", "die:white.2.1")
    assert t.bridges[COLOURS.index("coral")] == (3, 5, 6)
    assert t.bridges[COLOURS.index("white")] == (0, 1)
    with pytest.raises(BadEdit):
        edited(t, "die:white.1.3")


def test_members_leave_home_and_come_back() -> None:
    t = edited(position(), "send:p1.gate", "send:p1.yard-5", "send:p2.coral-plant")
    assert [at_home(t, 0, kind) for kind in ("courtier", "warrior")] == [4, 4]
    assert at_home(t, 1, "gardener") == 4
    with pytest.raises(BadEdit):
        edited(t, "send:p2.coral-plant")
    edited(t, "recall:p1.gate", "recall:p1.yard-5", "recall:p2.coral-plant")
    assert [at_home(t, seat, "courtier") for seat in (0, 1)] == [5, 5]
    assert not any(t.gardeners)


def test_who_leaves_the_daimyo_gives_up_the_favour() -> None:
    t = position()
    send(t, 0, "daimyo", "daimyo")
    t.favours = (-1, 0, -1)
    edited(t, "recall:p1.daimyo")
    assert t.favours == (-1, 0, -1)  # the other courtier holds it
    edited(t, "recall:p1.daimyo")
    assert t.favours == (-1, -1, -1)
    assert courtiers(t, 0)[FLOORS.index("daimyo")] == 0
