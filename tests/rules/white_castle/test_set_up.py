"""Set-up (WHI-01 to 14)."""

import random
from collections.abc import Mapping

import pytest

from scenes.white_castle import cards, has
from table_talk import menu, rule, say
from tatami.games.white_castle.book import BOOK, lay_out
from tatami.games.white_castle.frames import SettingUp
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.printed import (
    CARDS,
    DECREES,
    DIAMOND,
    FIRST_ACTION,
    FIRST_DIPLOMAT,
    FIRST_RESOURCE,
    GARDEN_KIND,
    SLOTS_OF,
    TILE_COLOUR,
    TILE_REWARD,
    YARD_TILES,
)
from tatami.games.white_castle.rules.dice_tiles import fill
from tatami.games.white_castle.table import WhiteCastle


def opened(seats: int, seed: int = 1, options: Mapping[str, str] | None = None) -> WhiteCastle:
    t = WHITE_CASTLE.open(seats, seed, options)
    assert isinstance(t, WhiteCastle)
    return t


def draws(order: list[int]) -> tuple[int, ...]:
    """The draws with which a shuffle of 0, 1, 2… ends in this order."""
    deck = list(range(len(order)))
    drawn = []
    for i in range(len(order) - 1, 0, -1):
        j = deck.index(order[i])
        drawn.append(j)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(drawn)


def pair(resource: str, action: str) -> tuple[int, int]:
    """Two starting cards."""
    return CARDS.index(resource), CARDS.index(action)


@rule("WHI-01")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_the_number_of_dice_depends_on_the_players(seats: int, dice: int) -> None:
    assert [len(bridge) for bridge in opened(seats).bridges] == [dice] * 3
    assert WHITE_CASTLE.seats == (1, 2, 3, 4)


@rule("WHI-02")
@pytest.mark.parametrize(("seats", "stewards", "diplomats"), [(1, 9, 9), (2, 9, 9), (3, 15, 12)])
def test_cards_for_larger_games_stay_out(seats: int, stewards: int, diplomats: int) -> None:
    t = opened(seats)
    in_play = [*t.rooms, *t.decks[1], *t.decks[2]]
    assert sum(card < FIRST_DIPLOMAT for card in in_play) == stewards
    assert sum(card >= FIRST_DIPLOMAT for card in in_play) == diplomats
    assert any(DIAMOND[card] for card in in_play) == (seats > 2)


@rule("WHI-03")
def test_three_stewards_and_two_diplomats_lie_in_the_rooms() -> None:
    t = opened(3)
    assert all(card < FIRST_DIPLOMAT for card in [*t.rooms[:3], *t.decks[1]])
    assert all(FIRST_DIPLOMAT <= card < FIRST_ACTION for card in [*t.rooms[3:], *t.decks[2]])
    assert (len(t.decks[1]), len(t.decks[2])) == (12, 10)


@rule("WHI-04")
def test_five_equal_dark_actions_are_dealt_again() -> None:
    t = WhiteCastle(BOOK, 4, 1)
    t.unpack()
    t.chronicle = []
    same = [0, 1, 2, *range(3, 15)], [0, 1, 2, *range(3, 12)]  # five courtiers, with and without
    other = [3, 1, 2, 0, *range(4, 15)], [0, 1, 2, *range(3, 12)]  # a price, then one warrior
    for stewards, diplomats in (same, other):
        t.loaded += draws(stewards) + draws(diplomats)
    t.call(SettingUp())
    t.advance()
    assert t.rooms == cards("steward-4 steward-2 steward-3 diplomat-1 diplomat-2")
    assert t.chronicle[0].kind.name == "castle-again"
    assert not t.loaded


@rule("WHI-05")
def test_one_daimyo_is_drawn() -> None:
    drawn = {opened(2, seed).daimyo for seed in range(80)}
    assert drawn == set(range(9))


@rule("WHI-06")
def test_the_marked_spaces_hold_one_tile_of_each_colour() -> None:
    for seed in range(20):
        t = opened(2, seed)
        assert sorted(TILE_COLOUR[tile] for tile in t.tiles[:3]) == [0, 1, 2]
        assert sorted(t.tiles) == list(range(15))
    firsts = [tuple(TILE_COLOUR[tile] for tile in opened(2, seed).tiles[:3]) for seed in range(30)]
    assert len(set(firsts)) == 6  # every order comes up


@rule("WHI-06")
def test_every_room_has_at_least_two_colours() -> None:
    for seed in range(60):
        t = opened(2, seed)
        for slots in SLOTS_OF:
            assert len({TILE_COLOUR[t.tiles[slot]] for slot in slots}) > 1


CORAL, BLACK, WHITE = range(5), range(5, 10), range(10, 15)


@rule("WHI-06")
def test_a_tile_that_does_not_fit_goes_to_the_next_space_where_it_does() -> None:
    slots = [0, 5, 10, *[-1] * 12]  # coral, black and white on the marked spaces
    # spaces 1 to 5: coral, black, black, coral, white; then coral for space 6, which is coral's
    bag = [1, 6, 7, 2, 11, 3, 8, 12, 9, 4, 13, 14]
    assert fill(slots, bag)
    assert slots[8] == 8  # the next tile, black, goes to space 6
    assert slots[9] == 3  # and the coral one waits on space 7, in the black tile's room
    assert slots[10:13] == [12, 9, 4]
    assert slots[13:] == [13, 14]


@rule("WHI-06")
def test_a_tile_that_fits_in_no_room_goes_to_the_well() -> None:
    slots = [0, 5, 10, 1, 6, 2, 7, 11, 12, 13, 3, 8, -1, -1, -1]  # only space 10 is open: white
    assert fill(slots, [14, 4, 9])
    assert slots[12:] == [4, 14, 9]


@rule("WHI-06")
def test_without_a_legal_layout_the_step_is_redone() -> None:
    slots = [0, 5, 10, 1, 6, 2, 7, 11, 12, 13, 3, 8, -1, 4, 9]
    assert not fill(slots, [14])  # the well is full
    again = [0, 5, 10, 1, 6, 2, 7, 11, 12, 13, 3, 8, -1, -1, -1]
    assert not fill(again, [14])  # and the bag is empty


@rule("WHI-06")
def test_the_tiles_are_laid_anew_until_the_layout_is_legal() -> None:
    t = lay_out(2, WHITE_CASTLE.chosen({"well": "first-game"}), 1)
    t.chronicle = []
    t.advance()
    again = 0
    for seed in range(40):
        t = lay_out(2, WHITE_CASTLE.chosen({"well": "first-game"}), seed * 7919 + 1)
        t.chronicle = []
        t.advance()
        again += "tiles-again" in [event.kind.name for event in t.chronicle]
        for slots in SLOTS_OF:
            assert len({TILE_COLOUR[t.tiles[slot]] for slot in slots}) > 1
    assert again


@rule("WHI-07")
def test_the_well_shows_the_reward_side_of_its_two_tiles() -> None:
    t = opened(2)
    view = WHITE_CASTLE.view(t, 0)
    assert view["well"] == ["seal-1", *[TILE_REWARD[tile].name for tile in t.tiles[13:]]]


@rule("WHI-07")
def test_a_first_game_may_start_with_the_well_of_the_rulebook() -> None:
    t = opened(2, 3, {"well": "first-game"})
    assert [(TILE_COLOUR[tile], TILE_REWARD[tile].name) for tile in t.tiles[13:]] == [
        (0, "pearl-1"),
        (1, "iron-1"),
    ]


@rule("WHI-08")
def test_dice_are_lined_up_in_ascending_order() -> None:
    for seed in range(10):
        for bridge in opened(4, seed).bridges:
            assert list(bridge) == sorted(bridge)
            assert all(1 <= value <= 6 for value in bridge)


@rule("WHI-09")
def test_under_each_bridge_lie_a_plant_and_a_stone_garden() -> None:
    seen: set[int] = set()
    for seed in range(30):
        t = opened(2, seed)
        assert [GARDEN_KIND[card] for card in t.gardens] == [0, 1] * 3
        assert len(set(t.gardens)) == 6
        seen.update(t.gardens)
    assert seen == set(range(10))


@rule("WHI-10")
def test_four_different_yard_tiles_are_drawn() -> None:
    seen: set[int] = set()
    for seed in range(30):
        t = opened(2, seed)
        assert len(set(t.yard_tiles)) == len(t.yard_tiles) == 4
        seen.update(t.yard_tiles)
    assert seen == set(range(8))


@rule("WHI-10")
def test_each_yard_shows_the_side_its_space_asks_for() -> None:
    t = opened(2)
    first, second, third, fourth = t.yard_tiles
    yards = WHITE_CASTLE.view(t, 0)["yards"]
    assert yards[0]["effects"] == [
        YARD_TILES[first][0][0].name,
        YARD_TILES[second][1][0].name,
    ]
    assert yards[1]["effects"] == [YARD_TILES[third][0][0].name]
    assert yards[2]["effects"] == [YARD_TILES[fourth][1][0].name]


@rule("WHI-11")
def test_each_clan_starts_with_five_members_of_each_kind_and_nothing_else() -> None:
    t = opened(4)
    assert t.members == (5,) * 12
    assert t.goods == [0] * 24
    assert t.courtiers == (0,) * 16


@rule("WHI-12")
def test_the_turn_order_follows_a_random_stack() -> None:
    orders = set()
    for seed in range(40):
        t = opened(3, seed)
        assert t.order == t.arrived
        assert t.track == [0, 0, 0]
        orders.add(t.order)
    assert len(orders) == 6


@rule("WHI-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_pair_than_players_is_revealed(seats: int) -> None:
    t = opened(seats)
    assert len(t.pairs) == seats + 1
    assert len({card for pair in t.pairs for card in pair}) == 2 * (seats + 1)
    assert menu(t) == [f"pair:pair-{i + 1}" for i in range(seats + 1)]


@rule("WHI-14")
def test_pairs_are_picked_in_reverse_turn_order() -> None:
    t = opened(4)
    t.pairs = tuple(
        (card, action)
        for (_, action), card in zip(
            t.pairs, cards("resource-1 resource-3 resource-4 resource-6 resource-8"), strict=True
        )
    )
    picked = []
    while t.asks[0].rule == "WHI-14":
        assert len(WHITE_CASTLE.view(t, 0)["pairs"]) == len(menu(t))
        picked.append(t.asks[0].seat)
        say(t, f"{t.asks[0].seat} pair:pair-1")
    assert tuple(picked) == t.order[::-1]
    assert len(t.pairs) == 1
    assert WHITE_CASTLE.view(t, 0)["pairs"] == []  # what is left over is nobody's


@rule("WHI-14")
def test_a_pair_gives_its_resources_its_action_card_and_its_lantern() -> None:
    t = opened(2)
    seat = t.asks[0].seat
    t.pairs = (pair("resource-7", "action-3"), *t.pairs[1:])
    say(t, f"{seat} pair:pair-1 gain:iron")
    assert has(t, seat) == "iron 1 coin 2 seal 2"
    assert t.actions[seat] == cards("action-3")[0]
    assert t.lanterns[seat] == tuple(cards("resource-7 decree-vp"))


@rule("WHI-14")
def test_a_resource_card_without_a_decree_brings_none() -> None:
    t = opened(2)
    seat = t.asks[0].seat
    t.pairs = (pair("resource-3", "action-3"), *t.pairs[1:])
    say(t, f"{seat} pair:pair-1")
    assert t.lanterns[seat] == tuple(cards("resource-3"))
    assert [CARDS[DECREES[card]] for card in cards("resource-1 resource-4 resource-7")] == [
        "decree-coin",
        "decree-seal",
        "decree-vp",
    ]


# -- options -----------------------------------------------------------------------------------


@rule("WHI-05")
@rule("WHI-09")
def test_promo_components_join_only_by_option() -> None:
    daimyos: set[int] = set()
    gardens: set[int] = set()
    tiles: set[int] = set()
    for seed in range(60):
        t = opened(2, seed, {"promo": "on"})
        daimyos.add(t.daimyo)
        gardens.update(t.gardens)
        tiles.update(t.yard_tiles)
    assert (9 in daimyos, {10, 11} <= gardens, 8 in tiles) == (True, True, True)


@rule("WHI-10")
def test_the_promo_yard_tile_never_lies_where_its_other_side_is_asked_for() -> None:
    for seed in range(60):
        first, second, third, fourth = opened(2, seed, {"promo": "on"}).yard_tiles
        assert 8 not in (second, fourth)
        assert len({first, second, third, fourth}) == 4


def test_a_random_game_of_each_option_ends() -> None:
    for options in ({"promo": "on"}, {"domain-rows": "once"}, {"well": "first-game"}):
        t = opened(2, 5, options)
        dice = random.Random(5)
        while t.asks:
            t.answer(t.asks[0].seat, dice.choice(t.asks[0].options))
        assert t.actions[0] < FIRST_RESOURCE
