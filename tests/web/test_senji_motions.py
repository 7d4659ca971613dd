"""What happens on Senji's board is seen to move, one thing after the other. Where nothing is to
move, every piece is in place in the first frame after it, whatever has happened."""

from collections.abc import Callable

import pytest

from motions import Happening, Stage, each_moves_unless_nothing_is_to
from readers import NewReader
from scenes.senji import (
    attack,
    floor,
    flowers,
    hand,
    order,
    samurai,
    summer,
    table,
    turn,
    units,
)
from table_talk import say
from tatami.core.words import NOBODY
from tatami.games.senji.printed import CARDS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME

pytestmark = pytest.mark.slow

BOARD = Stage(
    "senji",
    6,
    ".senji [data-stone]",
    ".senji :is([data-stand], [data-flag], [data-token], [data-stone], [data-die], [data-aside],"
    " [data-card], [data-flower], [data-lot], [data-came], .arrow, .plaque [data-thing])",
)


def says(*lines: str) -> Callable[[Senji], object]:
    """Somebody says these words."""
    return lambda t: say(t, *lines)


def marching() -> Senji:
    return order(units(table(), suruga=4, musashi=1), suruga="move")


def written_to() -> Senji:
    t = floor(table(3))
    say(t, "1 to:mask give:fan-trade-2a want:mask-trade-1a send")
    return t


def bid_on() -> Senji:
    t = floor(table(3))
    say(t, f"1 bid:{CARDS[t.lots[0]]} stake:fan-trade-3a enough")
    return t


def at_war() -> Senji:
    """Cherry attacks dragon, who holds a hostage of theirs and the better support."""
    t = units(hand(table(), "dragon", "mask-support-1a", "cherry-family-2a"), bungo=3, shikoku=3)
    return attack(t, "bungo", "shikoku", 3, dice=(0, 0, 2, 3, 3, 4, 4, 5, 5))


def supported() -> Senji:
    t = at_war()
    say(t, "1 spare", "0 support:cherry-support-0")
    return t


def raiding() -> Senji:
    t = summer(order(samurai(units(table(), suruga=4), "hosokawa", "suruga"), suruga="move"))
    t.loaded = (4, 4, 0)
    return t


def stationing() -> Senji:
    tanzaku = ("red-1", "red-2", "red-3", "green-1", "green-2")
    t = turn(flowers(table(), "cherry", *tanzaku), "cherry")
    say(t, "0 combine:five-tanzaku")
    return t


HAPPENINGS = {
    "summer begins": Happening(marching, 4, summer, ("summer washes", "token flies")),
    "a march": Happening(
        lambda: summer(marching()),
        4,
        says("4 march:musashi units:3 enough"),
        ("flag flies",),
        (("flag", "[data-stand=suruga]", "[data-stand=musashi]"),),
    ),
    "a loss at sea": Happening(
        raiding,
        4,
        says("4 raid:bungo units:1 with:hosokawa raid:kii units:2 enough"),
        ("arrow shakes",),
    ),
    "a letter": Happening(
        lambda: floor(table(3)),
        0,
        says("1 to:mask give:fan-trade-2a want:mask-trade-1a send"),
        ("card flies",),
        (("card", ".plaque[data-seat='1']", "[data-letter='1']"),),
    ),
    "a trade": Happening(
        written_to,
        0,
        says("0 accept:fan"),
        ("card flies", "card flies"),
        (("card", ".pile.cards", ".plaque[data-seat='1']"),),
    ),
    "a bid": Happening(
        lambda: floor(table(3)),
        0,
        lambda t: say(t, f"1 bid:{CARDS[t.lots[0]]} stake:fan-trade-3a enough"),
        ("card flies",),
    ),
    "a lot is won": Happening(bid_on, 0, lambda t: t.answer(NOBODY, TIME), ("card flies",)),
    "a hostage is executed": Happening(
        at_war, 0, says("1 execute:cherry-family-2a"), ("card flies", "stone slides")
    ),
    "dice": Happening(at_war, 0, says("1 spare"), ("die stirs",) * 9),
    "support": Happening(
        supported,
        1,
        says("1 support:mask-support-1a"),
        ("card flies", "card flies", "stone slides"),
        (("card", ".chart", ".plaque[data-seat='2']"),),
    ),
    "flowers are combined": Happening(
        lambda: turn(flowers(table(), "cherry", "gold-10", "gold-11", "gold-12"), "cherry"),
        0,
        says("0 combine:short-run"),
        ("flower flies",) * 3 + ("stone slides",),
    ),
    "a hostage is exposed": Happening(
        lambda: turn(hand(table(), "cherry", "mask-family-3a"), "cherry"),
        0,
        says("0 expose:mask-family-3a"),
        ("mask-family-3a stirs", "stone slides"),
    ),
}


@pytest.mark.parametrize("moves", [True, False])
def test_what_happens_moves_unless_nothing_is_to(new_reader: NewReader, moves: bool) -> None:
    each_moves_unless_nothing_is_to(new_reader, BOARD, HAPPENINGS, moves)
