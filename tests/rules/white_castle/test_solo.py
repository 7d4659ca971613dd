"""Playing alone (WHI-80 to 89)."""

import pytest

from scenes.white_castle import (
    NOBODY,
    at_home,
    cards,
    courtiers,
    do_it_all,
    end_of_round,
    favours,
    give,
    has,
    lies,
    scene,
    send,
    warriors,
)
from table_talk import menu, rule, say
from tatami.games.white_castle.frames import RivalTurn
from tatami.games.white_castle.game import WHITE_CASTLE, ranks, scores
from tatami.games.white_castle.printed import FIRST_ACTION, FIRST_RESOURCE
from tatami.games.white_castle.table import SOURCES, WhiteCastle, value_of
from tatami.games.white_castle.view import view


def opened(seed: int, difficulty: str = "easy") -> WhiteCastle:
    t = WHITE_CASTLE.open(1, seed, {"difficulty": difficulty})
    assert isinstance(t, WhiteCastle)
    return t


def rivals_turn(t: WhiteCastle, *numbers: int) -> WhiteCastle:
    """The rival plays with these solo cards on top of the deck, the others below in order."""
    first = [number - 1 for number in numbers]
    t.deck = (*first, *[card for card in range(9) if card not in first])
    t.call(RivalTurn())
    t.advance()
    return t


# -- set-up ------------------------------------------------------------------------------------


@rule("WHI-80")
def test_a_solo_game_is_set_up_as_for_two_with_cards_dealt_at_random() -> None:
    actions = set()
    for seed in range(30):
        t = opened(seed)
        assert t.asks[0].rule in ("WHI-21", "WHI-59")  # no pair is chosen
        assert FIRST_ACTION <= t.actions[0] < FIRST_RESOURCE
        assert len(t.lanterns[0]) in (1, 2)
        assert t.pairs == ()
        actions.add(t.actions[0])
    assert len(actions) == 6


@rule("WHI-80")
def test_the_rival_has_five_members_of_each_kind_and_no_cards() -> None:
    t = opened(1)
    assert t.members[3:] == (5, 5, 5)
    assert (t.actions[1], t.lanterns[1]) == (NOBODY, ())


@rule("WHI-80")
def test_a_solo_game_never_stacks_dice() -> None:
    t = scene(1)
    lies(t, "outside-left", "coral", 4)
    t.bridges = [(6, 6, 6), (0, 0), (0, 0)]
    rivals_turn(t, 7, 2)  # the middle coral die should go there too
    assert len(t.spaces[5]) == 1


@rule("WHI-81")
@pytest.mark.parametrize(
    ("difficulty", "points", "order", "influence"),
    [("easy", 0, (0, 1), 0), ("medium", 3, (1, 0), 1), ("hard", 8, (1, 0), 3)],
)
def test_the_difficulty_sets_the_rivals_start(
    difficulty: str, points: int, order: tuple[int, int], influence: int
) -> None:
    t = WHITE_CASTLE.lay_out(1, WHITE_CASTLE.chosen({"difficulty": difficulty}), 5)
    assert isinstance(t, WhiteCastle)
    while not t.deck:  # until the rival has arrived
        frame = t.frames[-1]
        frame.at += 1
        frame.steps[frame.at - 1](t, frame)
    assert (t.score(1), t.order, t.track) == (points, order, [0, influence])
    assert t.arrived == order  # on easy the player's marker lies on top


# -- a turn ------------------------------------------------------------------------------------


@rule("WHI-82")
def test_the_rival_pays_nothing_and_triggers_nothing() -> None:
    t = scene(1)
    t.bridges[0] = (1, 3, 6)
    rivals_turn(t, 8, 1)  # a warrior to the yard of 3 and a climb; coral left to a room of 3
    assert [value_of(die) for die in t.spaces[0]] == [1]
    assert has(t, 1) == "points 1"  # for the climb that was impossible
    assert warriors(t, 1) == [0, 1, 0]


@rule("WHI-82")
def test_the_rival_places_dice_in_rooms_without_a_tile_of_their_colour() -> None:
    t = scene(1)  # the left room of the first floor has no coral tile
    rivals_turn(t, 7, 1)
    assert len(t.spaces[0]) == 1


@rule("WHI-83")
def test_a_card_is_turned_up_and_the_back_below_names_the_die() -> None:
    t = rivals_turn(scene(1), 7, 6)
    assert t.bridges == [(1, 3, 6), (2, 3), (1, 4, 5)]  # black, right
    assert at_home(t, 1, "courtier") == 4  # the deeds of card 7
    assert t.deck[0] == 5  # the card whose back was used stays on the deck


@rule("WHI-83")
def test_cards_are_turned_up_until_a_back_names_a_die_that_is_there() -> None:
    t = scene(1)
    t.bridges = [(0, 3), (0, 4), (1, 5)]
    do_it_all(rivals_turn(t, 7, 1, 4, 9))  # coral left and black left are gone; then white right
    assert t.bridges == [(0, 3), (0, 4), (1, 0)]
    assert t.deck == (8, 1, 2, 4, 5, 7, 6, 0, 3)


@rule("WHI-83")
def test_a_middle_die_lies_only_between_two_others() -> None:
    t = scene(1)
    t.bridges[0] = (1, 6)
    rivals_turn(t, 7, 2, 5)  # coral middle is gone, black middle is there
    assert t.bridges[0] == (1, 6)
    assert t.bridges[1] == (2, 5)


@rule("WHI-84")
def test_the_die_goes_to_the_place_shown_for_the_coins_of_a_higher_die() -> None:
    t = scene(1)
    rivals_turn(t, 7, 3)  # coral right, a 6, on the left room of the second floor
    assert [value_of(die) for die in t.spaces[3]] == [6]
    assert has(t, 1) == "coin 6"  # 2 for the die and 4 from the card


@rule("WHI-84")
def test_an_occupied_place_sends_the_die_to_the_well_for_coins_only() -> None:
    t = scene(1)
    lies(t, "diplomat-left", "black", 1)
    rivals_turn(t, 7, 3)
    assert [value_of(die) for die in t.spaces[7]] == [6]
    assert has(t, 1) == "coin 9"  # 5 for the die and 4 from the card


@rule("WHI-84")
def test_a_middle_die_leaves_the_ends_and_an_end_die_is_replaced() -> None:
    assert rivals_turn(scene(1), 7, 2).bridges[0] == (1, 6)
    assert rivals_turn(scene(1), 7, 1).bridges[0] == (3, 6)
    assert rivals_turn(scene(1), 7, 3).bridges[0] == (1, 3)


@rule("WHI-85")
def test_the_deeds_of_the_only_card_are_done() -> None:
    t = rivals_turn(scene(1), 3, 6)  # a warrior to the yard of 1, and 3 coins
    assert warriors(t, 1) == [0, 0, 1]
    assert has(t, 1) == "coin 5"  # 2 more for the die


@rule("WHI-85")
def test_of_several_cards_the_last_two_are_done_the_left_one_first() -> None:
    t = scene(1)
    t.bridges = [(0, 3), (0, 4), (1, 5)]
    rivals_turn(t, 3, 1, 4, 9)  # 3 is not done; 1: gate, climb; 4: plant, gate
    say(t, "0 room:steward-left")
    say(t, "0 garden:coral-plant")
    assert warriors(t, 1) == [0, 0, 0]
    assert courtiers(t, 1) == [1, 1, 0, 0]
    assert t.gardeners[0] == 2


@rule("WHI-85")
def test_what_cannot_be_done_gives_points_equal_to_the_round() -> None:
    t = scene(1)
    t.round = 2
    rivals_turn(t, 8, 6)  # nobody could climb
    assert has(t, 1) == "coin 2 points 2"


@rule("WHI-85")
def test_without_members_left_no_deed_can_be_done() -> None:
    t = scene(1)
    send(t, 1, *["1"] * 5, *["daimyo"] * 5)
    rivals_turn(t, 8, 6)
    assert has(t, 1) == "coin 2 points 2"
    u = scene(1)
    send(u, 1, *["daimyo"] * 5)
    rivals_turn(u, 1, 6)
    assert has(u, 1) == "coin 2 points 2"


@rule("WHI-85")
def test_all_cards_turned_up_go_under_the_deck_in_their_order() -> None:
    t = scene(1)
    t.bridges = [(0, 0), (0, 4), (1, 5)]
    do_it_all(rivals_turn(t, 3, 1, 2, 7, 6))
    assert t.deck[-3:] == (2, 0, 1)
    assert t.deck[0] == 6


@rule("WHI-86")
def test_a_solo_gardener_takes_the_garden_of_its_kind_worth_fewest_points() -> None:
    t = rivals_turn(scene(1), 2, 6)  # stones: 3, 1 and 5 points
    assert t.gardeners == (0, 0, 0, 2, 0, 0)
    rivals_turn(t, 2, 7)
    assert t.gardeners == (0, 2, 0, 2, 0, 0)


@rule("WHI-86")
def test_the_player_picks_among_gardens_worth_the_same() -> None:
    t = rivals_turn(scene(1), 4, 6)  # plants: 7, 7 and 9 points
    assert t.asks[0].rule == "WHI-86"
    assert menu(t) == ["garden:coral-plant", "garden:black-plant"]
    say(t, "0 garden:black-plant")
    assert t.gardeners == (0, 0, 2, 0, 0, 0)


@rule("WHI-86")
def test_a_card_that_shows_both_kinds_takes_the_least_of_all() -> None:
    t = scene(1)
    send(t, 1, "black-stone")
    rivals_turn(t, 9, 6)
    assert t.gardeners == (0, 2, 0, 2, 0, 0)


@rule("WHI-86")
def test_without_a_gardener_or_a_fitting_garden_points_are_gained() -> None:
    t = scene(1)
    send(t, 1, "coral-stone", "black-stone", "white-stone")
    rivals_turn(t, 2, 6)
    assert has(t, 1) == "coin 2 points 1"
    u = scene(1)
    send(u, 1, "coral-stone", "black-stone", "coral-plant", "black-plant", "white-plant")
    rivals_turn(u, 2, 6)
    assert has(u, 1) == "coin 2 points 1"


@rule("WHI-86")
def test_a_solo_warrior_goes_to_the_yard_of_the_cost_shown() -> None:
    for card, yards in ((5, [1, 0, 0]), (8, [0, 1, 0]), (3, [0, 0, 1])):
        assert warriors(rivals_turn(scene(1), card, 6), 1) == yards


@rule("WHI-86")
def test_a_solo_audience_sends_a_courtier_to_the_gates() -> None:
    t = rivals_turn(scene(1), 7, 6)
    assert courtiers(t, 1) == [1, 0, 0, 0]


@rule("WHI-87")
def test_the_lowest_courtier_climbs_and_the_player_picks_the_room() -> None:
    t = scene(1)
    send(t, 1, "gate", "steward", "diplomat")
    rivals_turn(t, 8, 6)
    assert t.asks[0].rule == "WHI-87"
    assert menu(t) == ["room:steward-left", "room:steward-middle", "room:steward-right"]
    say(t, "0 room:steward-middle")
    assert courtiers(t, 1) == [0, 2, 1, 0]
    assert t.rooms[1] == cards("steward-5")[0]
    solo = view(t, 0)["solo"]
    assert solo is not None
    assert solo["removed"] == ["steward-4"]


@rule("WHI-87")
def test_a_climb_of_two_floors_passes_the_first() -> None:
    t = scene(1)
    send(t, 1, "gate")
    rivals_turn(t, 6, 7)
    assert menu(t) == ["room:diplomat-left", "room:diplomat-right"]
    say(t, "0 room:diplomat-left")
    assert courtiers(t, 1) == [0, 0, 1, 0]
    assert t.track[1] == 2


@rule("WHI-87")
def test_at_the_daimyo_the_rival_takes_the_first_favour_from_the_left_without_its_reward() -> None:
    t = scene(1)
    t.favours = (0, NOBODY, NOBODY)
    send(t, 1, "diplomat")
    rivals_turn(t, 6, 7)  # two floors from the second: one is climbed, and it counts
    assert favours(t) == [0, 1, NOBODY]
    assert courtiers(t, 1) == [0, 0, 0, 1]
    assert has(t, 1) == ""


@rule("WHI-87")
def test_with_no_favour_left_the_rivals_courtier_simply_stays() -> None:
    t = scene(1)
    t.favours = (0, 0, 0)
    send(t, 1, "diplomat")
    rivals_turn(t, 6, 7)
    assert courtiers(t, 1) == [0, 0, 0, 1]


@rule("WHI-87")
def test_with_an_empty_deck_the_rooms_card_stays() -> None:
    t = scene(1)
    t.decks[1] = ()
    send(t, 1, "gate")
    rivals_turn(t, 8, 6)
    assert not t.asks
    assert t.rooms[:3] == cards("steward-2 steward-4 steward-10")


@rule("WHI-87")
def test_the_rival_crosses_gates_free_and_takes_no_lantern() -> None:
    t = scene(1)
    t.track = [0, 5]
    rivals_turn(t, 2, 1)  # 2 influence; the die is from the left end
    assert t.track == [0, 7]
    assert t.arrived == (1, 0)
    assert has(t, 1) == ""


@rule("WHI-87")
def test_points_and_coins_are_gained_as_shown() -> None:
    assert has(rivals_turn(scene(1), 5, 1), 1) == "points 3"
    t = scene(1)
    t.track = [0, 20]
    t.arrived = (0, 1)
    assert rivals_turn(t, 2, 1).arrived == (0, 1)  # at the end of the track nothing moves


# -- the end of a round --------------------------------------------------------------------------


@rule("WHI-88")
@pytest.mark.parametrize(
    ("number", "track", "left", "points"),
    [(1, [1, 0], 3, 1), (2, [1, 0], 3, 2), (3, [1, 0], 3, 3), (3, [0, 1], 2, 6)],
)
def test_the_rivals_coins_turn_into_points(
    number: int, track: list[int], left: int, points: int
) -> None:
    t = scene(1)
    t.track = track
    give(t, 1, "coin 8")
    end_of_round(t, number)
    assert has(t, 1) == f"coin {left} points {points}"


@rule("WHI-88")
def test_the_rivals_gardeners_under_a_bridge_with_a_die_give_points() -> None:
    t = scene(1)
    t.bridges = [(0, 1), (0, 0), (1, 1)]
    send(t, 1, "coral-plant", "coral-stone", "black-stone", "white-stone")
    t.track = [1, 0]
    end_of_round(t, 2)
    assert has(t, 1) == "points 6"
    assert (t.asks[0].seat, t.asks[0].rule) == (0, "WHI-21")  # nobody is asked for the rival


@rule("WHI-88")
def test_the_third_round_gives_nothing_for_gardens() -> None:
    t = scene(1)
    send(t, 1, "coral-plant")
    end_of_round(t, 3)
    assert has(t, 1) == ""


@rule("WHI-88")
def test_the_solo_deck_is_shuffled_after_a_round() -> None:
    decks = set()
    for seed in range(1, 9):
        t = scene(1)
        t.seed = seed * 7919
        t.unseen = 0
        end_of_round(t, 1)
        decks.add(t.deck)
        assert sorted(t.deck) == list(range(9))
        assert t.unseen == 8
    assert len(decks) > 6


@rule("WHI-89")
def test_the_rival_scores_all_but_coins_and_resources() -> None:
    t = scene(1)
    give(t, 1, "points 4 coin 2 seal 4")
    t.track = [0, 6]
    send(t, 1, "daimyo", "5", "coral-plant")
    end_of_round(t, 3)
    assert t.counted[SOURCES:] == (0, 0, 3, 10, 2, 7)
    assert t.score(1) == 4 + 22
    assert scores(t) == [0]
    assert ranks(t) == [2]


# -- what is known of the solo deck ------------------------------------------------------------


@rule("WHI-83")
def test_cards_put_under_the_deck_are_remembered() -> None:
    t = scene(1)
    t.bridges = [(0, 0), (0, 4), (1, 5)]
    do_it_all(rivals_turn(t, 3, 1, 2, 7, 6))
    view = WHITE_CASTLE.view(t, 0)["solo"]
    assert view["top"] == {"bridge": "white", "position": "left", "space": "outside-right"}
    assert view["under"] == ["solo-3", "solo-1", "solo-2"]
    assert view["unknown"] == 5
    for seed in range(5):
        imagined = t.imagined(0, seed)
        assert isinstance(imagined, WhiteCastle)
        assert (imagined.deck[0], imagined.deck[6:]) == (6, (2, 0, 1))


@rule("WHI-83")
def test_that_the_deck_is_a_reconstruction_is_told_when_a_solo_game_begins() -> None:
    told = WHITE_CASTLE.open_true(1, "alone").chronicle or []
    assert "rival-deck" in [event.kind.name for event in told]
    told = WHITE_CASTLE.open_true(2, "together").chronicle or []
    assert "rival-deck" not in [event.kind.name for event in told]


@rule("WHI-83")
def test_the_back_on_top_is_of_the_card_that_is_turned_up_next() -> None:
    t = scene(1)
    t.chronicle = []
    before = view(t, 0)["solo"]
    assert before is not None
    assert before["top"] == {"bridge": "coral", "position": "left", "space": "steward-left"}
    rivals_turn(t, 1, 5)
    told = [event.plain() for event in t.chronicle]
    assert told[0] == {"event": "turned-up", "card": "solo:solo-1"}
    assert (told[1]["die"], told[1]["space"]) == ("colour:black", "place:diplomat-right")
