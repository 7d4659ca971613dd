"""The worked examples of the rulebook, with their own numbers."""

from scenes.white_castle import (
    cards,
    courtiers,
    do_it_all,
    end_of_round,
    give,
    has,
    lies,
    on,
    scene,
    send,
    tending,
    tiles,
    turn,
)
from table_talk import menu, rule, say, why
from tatami.games.white_castle.frames import RivalTurn
from tatami.games.white_castle.printed import CARDS


@rule("WHI-30")
def test_castle_room() -> None:
    """A white 5 on a steward's 3: two coins, then both white actions in any order."""
    t = scene()
    tiles(t, "steward-left", "white coral white")
    give(t, 0, "seal 1")
    say(turn(t), "0 take:white-right place:steward-left")
    assert has(t, 0) == "coin 2 seal 1"
    say(t, "0 do:courtier-for-seal-1 audience")
    assert has(t, 0) == "iron 2"


@rule("WHI-31")
def test_outside_the_walls() -> None:
    """The left space is full; a black 4 on the right one pays a coin for the warrior action."""
    t = scene(3)
    lies(t, "outside-left", "coral", 5, 5)
    t.bridges[1] = (2, 3, 4)
    give(t, 0, "coin 1 iron 5")
    say(turn(t), "0 take:black-right")
    assert why(t, "0 place:outside-left") == "WHI-23"
    say(t, "0 place:outside-right do:warrior")
    assert has(t, 0) == "iron 5"
    assert menu(t) == ["yard:5", "yard:3", "yard:1"]


@rule("WHI-32")
def test_well() -> None:
    """A black 3: two coins, a seal, a pearl and a resource of choice; another die is no matter."""
    t = scene()
    lies(t, "well", "coral", 6)
    t.bridges[1] = (2, 2, 3)
    say(turn(t), "0 take:black-right place:well gain:iron")
    assert has(t, 0) == "iron 1 pearl 1 coin 2 seal 1"


@rule("WHI-33")
def test_domain() -> None:
    """A 3 on a row of 6 with three courtiers gone: three food, two coins, then the card."""
    t = scene()
    send(t, 0, "gate", "gate", "gate")
    t.actions[0] = CARDS.index("steward-10")
    t.bridges[0] = (1, 2, 3)
    give(t, 0, "coin 3")
    say(turn(t), "0 take:coral-right place:domain")
    assert has(t, 0) == "food 3 coin 2 seal 1"
    say(t, "0 gain:pearl")
    assert has(t, 0) == "food 3 pearl 1 coin 2 seal 1"


@rule("WHI-40")
def test_warrior() -> None:
    """Five iron; a black action of the castle, 2 points and the well; and two steps."""
    t = scene()
    give(t, 0, "iron 5")
    say(on(t, "warrior"), "0 yard:5 do:castle-black row:diplomat-left-lower")
    assert has(t, 0) == "pearl 1 seal 1 points 2"
    say(t, "0 gain:food do:influence-2")
    assert has(t, 0) == "food 1 pearl 1 seal 1 points 2"
    assert t.track[0] == 2


@rule("WHI-41")
def test_gardener() -> None:
    """Four food, then three coins for a courtier action at its usual price; the garden of two
    seals has an own gardener already."""
    t = scene()
    send(t, 0, "coral-stone")
    give(t, 0, "food 4 coin 5")
    on(t, "gardener")
    assert why(t, "0 garden:coral-stone") == "WHI-41"
    say(t, "0 garden:coral-plant do:courtier-for-coin-3 audience")
    assert has(t, 0) == ""
    assert courtiers(t, 0) == [1, 0, 0, 0]


@rule("WHI-45")
def test_courtier_into_a_room() -> None:
    """An audience for two coins; two pearls raise another one to a diplomat's room."""
    t = scene()
    send(t, 0, "gate", "steward")
    give(t, 0, "coin 2 pearl 2")
    say(on(t, "courtier"), "0 audience climb:first-diplomat-right gain:food gain:iron gain:pearl")
    assert courtiers(t, 0) == [2, 0, 1, 0]
    assert t.lanterns[0] == tuple(cards("decree-coin action-1"))
    assert t.actions[0] == CARDS.index("diplomat-5")
    assert has(t, 0) == "food 1 iron 1 pearl 1"


@rule("WHI-47")
def test_courtier_to_the_daimyo() -> None:
    """No audience; five pearls from the first floor to the third: lantern, then two seals."""
    t = scene()
    send(t, 0, "steward")
    give(t, 0, "pearl 5 coin 2")
    say(on(t, "courtier"), "0 climb:first-daimyo")
    assert has(t, 0) == "coin 3"
    say(t, "0 favour:favour-3 stop")
    assert has(t, 0) == "coin 3 seal 2"
    assert courtiers(t, 0) == [0, 0, 0, 1]


@rule("WHI-50")
def test_lantern() -> None:
    """Two points, a food, a coin and a step."""
    t = scene()
    t.lanterns[0] = tuple(cards("decree-vp resource-8 action-1 steward-1 diplomat-1"))
    say(on(t, "lantern"), "0 do:influence-1")
    assert has(t, 0) == "food 1 coin 1 points 2"
    assert t.track[0] == 1


@rule("WHI-76")
def test_final_score() -> None:
    """8 + 1 + 3 + 6 + 25 + 18 + 15 = 76."""
    t = scene()
    give(t, 0, "points 8 coin 4 seal 1 food 7 iron 3")
    t.track[0] = 12
    send(t, 0, "daimyo", "daimyo", "steward", "gate", "gate")
    send(t, 0, "5", "5", "3", "1")
    send(t, 0, "coral-plant", "white-stone", "coral-stone")
    end_of_round(t, 3)
    assert t.counted[:6] == (1, 3, 6, 25, 18, 15)
    assert t.score(0) == 76


@rule("WHI-85")
def test_solo() -> None:
    """Round 3: three cards are turned up, the last two are done; the second of their four deeds
    is impossible and gives three points."""
    t = scene(1)
    t.round = 3
    t.bridges = [(0, 0), (0, 4), (1, 5)]
    t.deck = (2, 7, 0, 5, 1, 3, 4, 6, 8)  # 3, 8 and 1; then a black die on the right
    t.bridges[2] = (1, 5)  # white has no middle die, coral none at all
    t.call(RivalTurn())
    t.advance()
    assert has(t, 1) == "coin 1 points 3"  # nobody could climb before card 1 sends a courtier
    do_it_all(t)
    assert courtiers(t, 1) == [0, 1, 0, 0]
    assert t.warriors[3:] == (0, 1, 0)


@rule("WHI-61")
def test_gardens_at_the_end_of_a_round() -> None:
    """Coral and black still have a die, white has none: its garden is not done."""
    t = scene(4)
    t.bridges = [(0, 4), (3, 6), (0, 0)]
    send(t, 0, "coral-stone", "black-stone")
    send(t, 1, "coral-stone")
    send(t, 2, "coral-plant", "black-plant")
    send(t, 3, "black-stone", "white-stone")
    give(t, 2, "coin 9 food 7")
    tending(t, 0, 1, 2, 3)
    offered = []
    while t.asks:
        if t.asks[0].rule == "WHI-61":
            offered.append((t.asks[0].seat, menu(t)[:-1]))
        say(t, f"{t.asks[0].seat} {menu(t)[-1]}")
    assert offered == [
        (0, ["tend:coral-stone", "tend:black-stone"]),
        (1, ["tend:coral-stone"]),
        (2, ["tend:coral-plant", "tend:black-plant"]),
        (3, ["tend:black-stone"]),
    ]
