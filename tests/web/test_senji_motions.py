"""What happens on Senji's board is seen to move, one thing after the other. Where nothing is to
move, every piece is in place in the first frame after it, whatever has happened."""

from collections.abc import Callable

import pytest

from motions import Happening, Stage, each_moves_unless_nothing_is_to
from readers import NewReader
from scenes.senji import (
    attack,
    decoy,
    family,
    floor,
    flowers,
    hand,
    order,
    play,
    province,
    samurai,
    summer,
    table,
    turn,
    units,
)
from table_talk import say
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Reign
from tatami.games.senji.printed import CARDS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import TIME

pytestmark = pytest.mark.slow

BOARD = Stage(
    "senji",
    6,
    ".senji [data-stone]",
    ".senji :is([data-stand], [data-flag], [data-token], [data-stone], [data-die], [data-aside],"
    " [data-card], [data-flower], [data-lot], [data-came], [data-counted], .arrow,"
    " .plaque [data-thing])",
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
    tanzaku = ("red-2", "red-9", "red-10", "green-5", "green-7")
    t = turn(flowers(table(), "cherry", *tanzaku), "cherry")
    say(t, "0 combine:five-tanzaku", "0 keep:akashi")
    return t


def with_the_sixth() -> Senji:
    """Mask attacks a sixth province; where else they were to go is called off if they win it."""
    t = units(table(), izumo=6)
    for name in ("nagato", "shikoku"):
        t.owner[province(name)] = family("mask")
    summer(order(t, izumo="move"))
    t.loaded = (0,) * 9
    say(
        t,
        "2 march:aki units:3 march:yamashiro units:3 fight:aki",
        "1 spare",
        f"1 {decoy('dragon')}",
    )
    return t


def about_to_fall() -> Senji:
    """Daisuke holds a province that is about to be taken."""
    t = samurai(units(table(), bungo=6, shikoku=1), "daisuke", "shikoku")
    attack(t, "bungo", "shikoku", 6, dice=(0, 0, 0, 0, 0, 0, 0, 0))
    say(t, "1 spare", "0 support:cherry-support-0")
    return t


def hiring() -> Senji:
    t = table()
    for home in range(3):
        t.owner[home] = family("dragon")
    t.honour[0] = 6
    say(turn(t, "cherry"), "0 hire:south")
    return t


def last_autumn() -> Senji:
    """Mask has more than the goal; when the last family is done, the honour is counted."""
    t = table(3)
    t.honour[t.family[0]] = 70
    say(play(t, Reign()), *(f"{seat} ready" for seat in range(t.seats)))
    done = 0
    while True:
        ask = t.asks[t.given.index(None)]
        words = [word.text for word in ask.options]
        done += "done" in words
        if done == t.seats:
            return t
        say(t, f"{ask.seat} {'done' if 'done' in words else words[0]}")


HAPPENINGS = {
    "summer begins": Happening(marching, 4, summer, ("summer washes", "token flies")),
    "a march": Happening(
        lambda: summer(marching()),
        4,
        says("4 march:musashi units:3 enough"),
        ("flag flies",),
        (("flag", "[data-stand=suruga]", "[data-stand=musashi]"),),
    ),
    "a fleet puts to sea": Happening(
        lambda: summer(marching()),
        4,
        says("4 sail:south units:2 enough"),
        ("flag flies",),
        (("flag", "[data-stand=suruga]", "[data-fleet='lotus:south']"),),
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
    "a lot is won": Happening(
        bid_on,
        0,
        lambda t: t.answer(NOBODY, TIME),
        ("card flies", "card flies", "sum flies", "sum counts"),
        (("card", ".desk", "[data-pile=cherry]"),),
    ),
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
    "a combat is counted": Happening(
        supported, 0, says("1 support:mask-support-1a"), ("points counts", "points counts")
    ),
    "a samurai dies": Happening(
        about_to_fall,
        0,
        says(f"1 {decoy('dragon')}"),
        ("helmet flies",),
        (("helmet", "[data-stand=shikoku]", "[data-stand=shikoku]"),),
    ),
    "an attack is called off": Happening(
        with_the_sixth,
        2,
        says(f"2 {decoy('mask')}"),
        ("flag flies",),
        (("flag", "[data-stand=yamashiro]", "[data-stand=izumo]"),),
    ),
    "a samurai is stationed": Happening(
        stationing,
        0,
        says("0 station:bungo"),
        ("helmet flies", "stone slides"),
        (("helmet", ".plaque[data-seat='0']", "[data-stand=bungo]"),),
    ),
    "mercenaries are hired": Happening(
        hiring,
        0,
        says("0 units:4"),
        ("flag flies", "stone slides"),
        (("flag", ".plaque[data-seat='0']", "[data-fleet='cherry:south']"),),
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
    "the honour is counted": Happening(
        last_autumn, 0, lambda t: say(t, f"{t.asks[0].seat} done"), ("honour counts",) * 3
    ),
}


@pytest.mark.parametrize("moves", [True, False])
def test_what_happens_moves_unless_nothing_is_to(new_reader: NewReader, moves: bool) -> None:
    each_moves_unless_nothing_is_to(new_reader, BOARD, HAPPENINGS, moves)
