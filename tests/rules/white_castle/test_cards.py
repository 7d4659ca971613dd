"""Every card and tile, by its name: what it gives, on a board where nothing else does.

The lantern area holds the decree of coins and the well shows food twice, so that a lantern is
"coin 1" and a well is "food 2 seal 1".
"""

import pytest

from scenes.white_castle import (
    cards,
    do_it_all,
    effect,
    give,
    has,
    on,
    scene,
    send,
    tending,
    turn,
    well_tiles,
)
from table_talk import menu, rule, say
from tatami.games.white_castle.printed import (
    CARDS,
    DAIMYOS,
    GARDEN_FOOD,
    GARDEN_KIND,
    GARDEN_POINTS,
    LANTERNS,
    ROWS,
    TILE_COLOUR,
    TILE_REWARD,
    YARD_TILES,
)
from tatami.games.white_castle.rules.set_up import take_a_pair
from tatami.games.white_castle.table import WhiteCastle

STEWARDS = {  # top, middle, bottom
    1: ("courtier for a seal", "seal 1 points 1", "food 1 coin 1"),
    2: ("courtier for a seal", "influence 1", "iron 2"),
    3: ("courtier for a seal", "coin 1", "points 2"),
    4: ("warrior for a seal", "food 2 coin 1 seal 1", "coin 1"),
    5: ("warrior for a seal", "food 1 pearl 1", "iron 1 coin 1"),
    6: ("iron 1 coin 1", "gardener for a seal", "food 2"),
    7: ("influence 1", "gardener for a seal", "food 2"),
    8: ("food 2 coin 1 seal 1", "gardener for a seal", "influence 1"),
    9: ("food 2 coin 1 seal 1", "courtier for a seal", "food 2"),
    10: ("food 1 seal 1", "courtier for a seal", "food 1 iron 1"),
    11: ("food 2", "pearl 1 coin 1", "warrior for a seal"),
    12: ("pearl 2", "seal 1 points 1", "gardener for a seal"),
    13: ("iron 2", "coin 1", "gardener for a seal"),
    14: ("points 2", "food 1 seal 1", "warrior for a seal"),
    15: ("influence 1", "pearl 2", "warrior for a seal"),
}
DIPLOMATS = {  # upper, lower
    1: ("courtier", "food 3"),
    2: ("courtier", "influence 2"),
    3: ("courtier", "food 2 seal 1 points 2"),
    4: ("courtier", "coin 1 seal 1"),
    5: ("warrior", "food 3"),
    6: ("warrior", "influence 2"),
    7: ("influence 2", "gardener"),
    8: ("food 2 seal 1 points 2", "gardener"),
    9: ("food 2 seal 1 points 2", "warrior"),
    10: ("coin 3", "warrior"),
    11: ("coin 1", "gardener"),  # and a step of influence
    12: ("food 3", "gardener"),
}
DAIMYO = {
    1: ("food 2 seal 1", "points 2", "seal 2"),
    2: ("food 2 seal 1", "pearl 2", "coin 3"),
    3: ("food 2 seal 1", "food 2", "influence 2"),
    4: ("coin 1", "iron 2", "seal 2"),
    5: ("coin 1", "influence 2", "coin 3"),
    6: ("coin 1", "food 2", "points 2"),
    7: ("castle-light", "pearl 2", "points 2"),
    8: ("castle-light", "influence 2", "seal 2"),
    9: ("castle-light", "iron 2", "coin 3"),
    10: ("castle-coral", "castle-black", "castle-white"),
}
ASKED = {"courtier": "audience", "gardener": "garden:coral-plant", "warrior": "yard:5"}


def place() -> WhiteCastle:
    """A scene in which a lantern is a coin and the well is two food and a seal."""
    t = scene()
    well_tiles(t, "food-1", "food-1")
    return t


def check(t: WhiteCastle, expected: str) -> None:
    """What came of it: goods, steps of influence, or a member to send."""
    action, _, price = expected.partition(" for a ")
    if action in ASKED:
        assert menu(t)[0] == ASKED[action]
        assert t.has(0, 4) == (5 if price else 6)  # of the seals
        return
    do_it_all(t)
    if expected.startswith("influence"):
        assert t.track[0] == int(expected[-1])
    else:
        assert has(t, 0) == expected


def rows() -> list[tuple[str, int, str]]:
    stewards = [(f"steward-{i}", r, e) for i, card in STEWARDS.items() for r, e in enumerate(card)]
    return stewards + [
        (f"diplomat-{i}", r, e) for i, card in DIPLOMATS.items() for r, e in enumerate(card)
    ]


@rule("WHI-56")
@pytest.mark.parametrize(("card", "row", "expected"), rows())
def test_each_action_of_a_steward_and_a_diplomat(card: str, row: int, expected: str) -> None:
    t = place()
    room = 0 if card.startswith("steward") else 3
    name = ("steward-left-", "diplomat-left-")[room > 0]
    name += (("top", "middle", "bottom"), ("upper", "lower"))[room > 0][row]
    t.rooms[room] = CARDS.index(card)
    action = expected.partition(" for a ")[0]
    if action in ASKED:
        give(t, 0, "food 7 iron 7 coin 7 seal 6")
    say(on(t, "castle-any"), f"0 row:{name}")
    check(t, expected)


@rule("WHI-30")
def test_all_cards_are_there_with_the_ground_each_action_has() -> None:
    assert len([card for card in CARDS if card.startswith("steward")]) == len(STEWARDS) == 15
    assert len([card for card in CARDS if card.startswith("diplomat")]) == len(DIPLOMATS) == 12
    for name, row, expected in rows():
        dark = expected.partition(" for a ")[0] in ASKED
        assert ROWS[CARDS.index(name)][row].light is not dark


@rule("WHI-50")
def test_each_back_shows_its_lantern() -> None:
    for name, icon in zip(CARDS, LANTERNS, strict=True):
        kind, _, number = name.partition("-")
        if kind == "resource":
            assert icon.name == ("pearl-1", "iron-1", "food-1")[(int(number) - 1) // 3]
        elif kind == "decree":
            assert icon.name == f"{number.replace('vp', 'points')}-1"
        else:
            backs = {"steward": "coin-1", "diplomat": "points-1", "action": "influence-1"}
            assert icon.name == backs[kind]


@rule("WHI-47")
@pytest.mark.parametrize(
    ("card", "slot", "expected"),
    [(i, s, e) for i, card in DAIMYO.items() for s, e in enumerate(card)],
)
def test_each_favour_of_a_daimyo(card: int, slot: int, expected: str) -> None:
    t = place()
    t.daimyo = card - 1
    t.lanterns[0] = tuple(cards("decree-coin"))
    send(t, 0, "diplomat", *["daimyo"] * 4)
    give(t, 0, "pearl 2")
    say(on(t, "courtier"), f"0 climb:second-daimyo favour:favour-{slot + 1}")
    if expected.startswith("castle"):
        assert menu(t)[0].startswith("do:") or menu(t)[0].startswith("row:")
        assert DAIMYOS[t.daimyo][slot] == (effect(expected),)
        return
    do_it_all(t)
    if expected.startswith("influence"):
        assert t.track[0] == 2
        return
    goods = dict(zip(expected.split()[::2], map(int, expected.split()[1::2]), strict=True))
    goods["coin"] = goods.get("coin", 0) + 1  # of the lantern on arrival
    assert {name: t.has(0, i) for i, name in enumerate(GOOD_NAMES) if t.has(0, i)} == goods


GOOD_NAMES = ("food", "iron", "pearl", "coin", "seal", "points")

GARDENS = {  # kind, food, points, what it does
    1: ("plant", 5, 9, "castle-any-for-coin-4"),
    2: ("plant", 4, 7, "gardener-for-coin-3"),
    3: ("plant", 4, 7, "courtier-for-coin-3"),
    4: ("plant", 4, 7, "warrior-for-coin-3"),
    5: ("plant", 3, 5, "domain-for-coin-4"),
    6: ("stone", 1, 1, "food 2"),
    7: ("stone", 1, 1, "coin 3"),
    8: ("stone", 2, 3, "seal 2"),
    9: ("stone", 2, 3, "castle-light"),
    10: ("stone", 3, 5, "food 2 seal 1"),
    11: ("plant", 3, 5, "courtier-or-warrior-or-gardener-for-coin-4"),
    12: ("stone", 2, 3, "coin 1"),
}


@rule("WHI-41")
@pytest.mark.parametrize("number", GARDENS)
def test_each_garden(number: int) -> None:
    kind, food, points, expected = GARDENS[number]
    card = number - 1
    assert (GARDEN_KIND[card], GARDEN_FOOD[card], GARDEN_POINTS[card]) == (
        ("plant", "stone").index(kind),
        food,
        points,
    )
    t = place()
    t.gardens = (card, *[6] * 5) if kind == "plant" else (*[card] * 2, *[6] * 4)
    give(t, 0, f"food {food}")
    if expected.startswith(("castle", "gardener", "courtier", "warrior", "domain")):
        give(t, 0, "coin 9 iron 1 food 7")
        say(on(t, "gardener"), "0 garden:coral-plant")
        assert menu(t) == [f"do:{expected}", "stop"]
        say(t, f"0 do:{expected}")
        price = int(expected[-1]) if "-for-coin-" in expected else 0
        assert t.has(0, 3) == 9 - price
        assert t.asks
    else:
        on(t, "gardener")
        say(t, "0 garden:coral-plant")
        assert has(do_it_all(t), 0) == expected


@rule("WHI-61")
def test_each_stone_garden_acts_again_at_the_end_of_a_round() -> None:
    for number, (kind, _, _, expected) in GARDENS.items():
        if kind == "stone" and expected != "castle-light":
            t = place()
            t.gardens = (0, number - 1, 1, 1, 2, 2)
            send(t, 0, "coral-stone")
            assert has(do_it_all(tending(t, 0)), 0) == expected


YARDS = {  # blue side, gold side
    1: ("courtier", "pearl 3"),
    2: ("warrior", "influence 2"),
    3: ("gardener", "food 3"),
    4: ("castle-coral", "food 2 seal 1"),
    5: ("castle-white", "seal 2"),
    6: ("castle-black", "coin 5"),
    7: ("castle-any", "castle-light"),
    8: ("domain", "points 2"),
    9: ("courtier-or-warrior-or-gardener", ""),
}


@rule("WHI-40")
@pytest.mark.parametrize("number", YARDS)
def test_each_yard_tile_on_both_sides(number: int) -> None:
    blue, gold = YARDS[number]
    t = place()
    t.yard_tiles = (7, 7, number - 1, 7)
    give(t, 0, "iron 4 coin 2 food 1")
    say(on(t, "warrior"), "0 yard:3")
    assert menu(t) == [f"do:{blue}", "stop"]
    if not gold:
        assert YARD_TILES[number - 1][1] == ()
        return
    u = place()
    u.yard_tiles = (7, 7, 0, number - 1)
    give(u, 0, "iron 1")
    say(on(u, "warrior"), "0 yard:1")
    if gold == "castle-light":
        assert menu(u) == ["do:castle-light", "stop"]
        return
    do_it_all(u)
    if gold == "influence 2":
        assert u.track[0] == 2
    else:
        assert has(u, 0) == gold


@rule("WHI-32")
def test_each_dice_tile_has_a_colour_and_a_reward() -> None:
    rewards = ("food-1", "iron-1", "pearl-1", "any-1", "coin-1")
    pairs = [(colour, reward) for colour in range(3) for reward in rewards]
    assert [
        (TILE_COLOUR[tile], TILE_REWARD[tile].name) for tile in range(len(TILE_COLOUR))
    ] == pairs
    for reward in rewards:
        t = scene()
        well_tiles(t, reward, "coin-1")
        t.bridges[0] = (1, 1, 1)
        say(turn(t), "0 take:coral-right place:well")
        do_it_all(t)
        name = reward.replace("any", "food").replace("-", " ")
        expected = "coin 2 seal 1" if name == "coin 1" else f"{name} coin 1 seal 1"
        assert has(t, 0) == expected


RESOURCES = {
    1: "food 2 iron 1 coin 2 seal 1",
    2: "food 2 coin 4 seal 2",
    3: "iron 2 pearl 1 coin 5 seal 1",
    4: "iron 1 pearl 2 coin 4",
    5: "food 3 coin 4 seal 1",
    6: "food 1 iron 2 pearl 1 coin 3 seal 1",
    7: "food 1 coin 2 seal 2",
    8: "food 2 iron 2 pearl 1 coin 4 seal 1",
    9: "food 4 iron 2 coin 3 seal 2",
}


@rule("WHI-14")
@pytest.mark.parametrize("number", RESOURCES)
def test_each_starting_resource_card(number: int) -> None:
    t = scene()
    t.pairs = ((CARDS.index(f"resource-{number}"), CARDS.index("action-1")),)
    take_a_pair(t, 0, 0)
    t.advance()
    assert has(do_it_all(t), 0) == RESOURCES[number]


@rule("WHI-33")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_starting_action_card_faces_all_three_rows(number: int) -> None:
    action = ("courtier", "warrior", "gardener")[(number - 1) // 2]
    for row in ("courtier", "gardener", "warrior"):
        t = place()
        t.actions[0] = CARDS.index(f"action-{number}")
        give(t, 0, "coin 2 food 1 iron 1")
        say(on(t, "domain"), f"0 domain:{row}")
        assert menu(t) == [f"do:{action}", "stop"]
