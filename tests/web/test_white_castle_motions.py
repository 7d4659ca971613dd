"""What happens at The White Castle is seen to move, from where it was to where it is, and lies over
nothing that is to be pressed for long. Where nothing is to move, all is in place at once."""

from collections.abc import Callable

import pytest

from motions import Happening, Stage, each_moves_unless_nothing_is_to
from readers import NewReader
from scenes.white_castle import (
    effect,
    end_of_round,
    give,
    scene,
    send,
    tending,
    turn,
    well_tiles,
)
from table_talk import say
from tatami.games.white_castle.frames import Course, Doing, RivalTurn
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import YARD

pytestmark = pytest.mark.slow

TWO, SOLO = (
    Stage(
        "white_castle",
        seats,
        ".wc .end",
        ".wc :is([data-item], [data-good], [data-score], [data-row], .pawn, .die, .mk, .ord)",
    )
    for seats in (2, 1)
)
PURSE, SEALS = "[data-good='coin-0']", "[data-good='seal-0']"


def says(*lines: str) -> Callable[[WhiteCastle], object]:
    """Somebody says these words."""
    return lambda t: say(t, *lines)


def at_table(goods: str = "", *sent: str) -> WhiteCastle:
    """The first clan has these goods, and somebody at these places."""
    t = scene()
    give(t, 0, goods)
    send(t, 0, *sent)
    return t


def doing(t: WhiteCastle, *names: str) -> WhiteCastle:
    """The first clan does several icons, as those of the yard of five iron."""
    t.call(Doing(0, "WHI-40", tuple(effect(name) for name in names), "tiles", YARD[0]))
    t.advance()
    return t


def thing(name: str) -> str:
    return f".wc [data-thing='{name}']"


def row(member: str, seat: int = 0) -> str:
    return f"[data-row='{member}-{seat}']"


def rival(*cards: int) -> Callable[[WhiteCastle], object]:
    """The rival plays with these cards on top of its deck, the others below in order."""

    def plays(t: WhiteCastle) -> None:
        first = [card - 1 for card in cards]
        t.deck = (*first, *[card for card in range(9) if card not in first])
        t.call(RivalTurn())
        t.advance()

    return plays


def before_a_gate() -> WhiteCastle:
    t = at_table("seal 5")
    t.track[0] = 5
    return doing(t, "influence-2", "warrior")


def alone(*sent: str) -> WhiteCastle:
    """The rival has somebody at these places."""
    t = scene(1)
    send(t, 1, *sent)
    return t


def climbing() -> WhiteCastle:
    t = alone("gate")
    rival(8)(t)
    return t


def before_the_rival() -> WhiteCastle:
    t = scene(1)
    well_tiles(t, "pearl-1", "iron-1")
    t.lanterns[0] *= 3
    t.deck = (1, 0, *range(2, 9))
    t.call(Course())
    t.advance()
    return t


def rich_rival() -> WhiteCastle:
    t = alone("coral-plant")
    give(t, 1, "coin 9")
    return t


HAPPENINGS = {
    "a die is placed, and gains coins": Happening(
        lambda: turn(at_table()),
        0,
        says("0 take:coral-right place:steward-right"),
        ("die flies", "icon flies", "icon flies"),
        (
            ("die", thing("coral-right"), thing("steward-right")),
            ("icon", thing("steward-right"), PURSE),
            ("icon", thing("steward-right"), SEALS),
        ),
    ),
    "a die is paid for, and sets off lantern and well": Happening(
        lambda: turn(at_table("coin 5 pearl 7")),
        0,
        says("0 take:coral-left place:outside-left"),
        ("die flies", "icon flies"),
        (
            ("die", thing("coral-left"), thing("outside-left")),
            ("icon", PURSE, thing("outside-left")),
            ("icon", "[data-lantern='0']", PURSE),
        ),
    ),
    "goods are gained and lost": Happening(
        lambda: turn(at_table("pearl 7")),
        0,
        says("0 take:coral-left place:well"),
        ("icon flies",) * 3,
        (("icon", thing("well"), SEALS),),
    ),
    "an icon is done that was left to do": Happening(
        lambda: doing(at_table("coin 2 seal 5"), "influence-1", "coin-2"),
        0,
        lambda t: say(t, "0 do:influence-1"),
        ("marker flies",),
        (("marker", "[data-time='0']", "[data-time='1']"),),
    ),
    "seals are traded": Happening(
        lambda: doing(at_table("seal 2"), "warrior", "courtier"),
        0,
        says("0 trade:coin"),
        ("icon flies",),
        (("icon", SEALS, PURSE),),
    ),
    "a gardener is sent and paid for": Happening(
        lambda: doing(at_table("food 6 coin 9"), "gardener-for-coin-3", "courtier"),
        0,
        says("0 do:gardener-for-coin-3 garden:coral-plant"),
        ("icon flies", "icon flies", "pawn flies"),
        (
            ("pawn", row("gardener"), thing("coral-plant")),
            ("icon", "[data-good='food-0']", thing("coral-plant")),
        ),
    ),
    "a warrior is sent and paid for": Happening(
        lambda: doing(at_table("iron 6 seal 2"), "warrior-for-seal-1", "courtier"),
        0,
        says("0 do:warrior-for-seal-1 yard:3"),
        ("icon flies", "icon flies", "pawn flies"),
        (("pawn", row("warrior"), thing("3")), ("icon", "[data-good='iron-0']", thing("3"))),
    ),
    "a courtier comes to the gates": Happening(
        lambda: doing(at_table("coin 6 pearl 5"), "courtier", "warrior"),
        0,
        says("0 do:courtier audience"),
        ("icon flies", "pawn flies"),
        (("pawn", row("courtier"), thing("audience")), ("icon", PURSE, thing("audience"))),
    ),
    "a courtier climbs, and cards change places": Happening(
        lambda: doing(at_table("pearl 5", "gate"), "courtier", "warrior"),
        0,
        says("0 do:courtier climb:gate-steward-left row:steward-left-middle do:influence-1"),
        ("icon flies", "pawn flies", "card flies", "card flies", "card flies"),
        (
            ("pawn", "[data-floor='gate']", thing("steward-left")),
            ("card", thing("steward-left"), row("gardener")),
            ("card", row("gardener"), "[data-lantern='0']"),
            ("card", "[data-deck='steward']", "[data-card='steward-left']"),
        ),
    ),
    "a marker crosses a gate": Happening(
        before_a_gate,
        0,
        says("0 do:influence-2 cross"),
        ("icon flies", "marker flies", "marker flies"),
        (
            ("icon", SEALS, "[data-marker='0']"),
            ("marker", "[data-time='5']", "[data-time='6']"),
            ("marker", "[data-time='6']", "[data-time='7']"),
        ),
    ),
    "a garden is tended": Happening(
        lambda: tending(at_table("coin 9", "coral-plant", "coral-stone"), 0),
        0,
        says("0 tend:coral-stone"),
        ("coral-stone stirs", "icon flies"),
        (("icon", thing("coral-stone"), SEALS),),
    ),
    "the order changes, and dice are rolled": Happening(
        scene,
        0,
        lambda t: end_of_round(t, 1),
        ("0 stirs", "1 stirs", *("die stirs",) * 9),
    ),
}

ALONE = {
    "the rival turns up a card, plants and goes on": Happening(
        alone,
        0,
        rival(2),
        ("card stirs", "die flies", "pawn flies", "marker flies"),
        (
            ("die", thing("coral-left"), thing("steward-left")),
            ("pawn", row("gardener", 1), thing("black-stone")),
            ("marker", "[data-time='0']", "[data-time='2']"),
        ),
    ),
    "the rival sends a warrior, and gains coins": Happening(
        alone,
        0,
        rival(3),
        ("card stirs", "die flies", "pawn flies", "icon flies"),
        (
            ("pawn", row("warrior", 1), thing("1")),
            ("icon", "[data-rival-card='solo-3']", "[data-good='coin-1']"),
        ),
    ),
    "the rival takes a die from where one can be lifted next": Happening(
        before_the_rival,
        0,
        says("0 take:black-left place:well"),
        ("die flies", *("icon flies",) * 7, "card stirs", "die flies", "pawn flies"),
        (("die", thing("coral-left"), thing("steward-left")),),
    ),
    "the rival climbs": Happening(
        lambda: alone("gate"),
        0,
        rival(6),
        ("card stirs", "die flies", "pawn flies"),
        (("pawn", "[data-floor='gate']", "[data-floor='diplomat']"),),
    ),
    "the rival's card leaves its room": Happening(
        climbing,
        0,
        says("0 room:steward-left"),
        ("card flies", "card flies"),
        (("card", "[data-card='steward-left']", ""),),
    ),
    "coins and gardens of the rival count": Happening(
        rich_rival,
        0,
        lambda t: end_of_round(t, 1),
        ("coral-plant stirs", "icon flies", "icon flies", "die stirs"),
        (
            ("icon", "[data-good='coin-1']", "[data-score='1']"),
            ("icon", thing("coral-plant"), "[data-score='1']"),
        ),
    ),
}


@pytest.mark.parametrize("moves", [True, False])
def test_what_happens_moves_unless_nothing_is_to(new_reader: NewReader, moves: bool) -> None:
    each_moves_unless_nothing_is_to(new_reader, TWO, HAPPENINGS, moves)


@pytest.mark.parametrize("moves", [True, pytest.param(False, marks=pytest.mark.whole)])
def test_what_the_rival_does_moves_too(new_reader: NewReader, moves: bool) -> None:
    each_moves_unless_nothing_is_to(new_reader, SOLO, ALONE, moves)
