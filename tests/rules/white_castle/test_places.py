"""The castle, outside the walls, the well and the domain (WHI-30 to 34)."""

from scenes.white_castle import (
    cards,
    do_it_all,
    give,
    has,
    lies,
    scene,
    send,
    tiles,
    turn,
)
from table_talk import menu, rule, say, why


@rule("WHI-30")
def test_a_die_does_the_actions_that_face_tiles_of_its_colour() -> None:
    t = scene()
    t.bridges[1] = (3, 3, 3)
    say(turn(t), "0 take:black-right place:steward-middle")  # steward 4, middle: coin and well
    assert has(t, 0) == "pearl 1 coin 1 seal 1"
    assert menu(t)[0] == "gain:food"


@rule("WHI-30")
def test_a_colour_that_appears_twice_does_both_actions() -> None:
    t = scene()
    give(t, 0, "seal 1 coin 2")
    say(turn(t), "0 take:white-right place:steward-left")
    assert menu(t)[:2] == ["do:courtier-for-seal-1", "do:iron-2"]


@rule("WHI-30")
def test_a_die_whose_colour_has_no_tile_cannot_be_placed() -> None:
    t = scene()
    say(turn(t), "0 take:coral-right")
    assert why(t, "0 place:steward-left") == "WHI-30"
    assert "place:diplomat-left" in menu(t)


@rule("WHI-30")
def test_the_actions_are_those_of_the_card_on_which_the_die_was_placed() -> None:
    t = scene()
    tiles(t, "steward-left", "white white black")
    send(t, 0, "gate")
    give(t, 0, "seal 1 pearl 2")
    say(turn(t), "0 take:white-right place:steward-left")
    say(t, "0 do:courtier-for-seal-1 climb:gate-steward-left row:steward-left-bottom stop")
    assert menu(t)[0] == "do:influence-1"  # of steward 2, who has just left the room


@rule("WHI-31")
def test_dice_of_any_colour_go_outside_the_walls_for_one_of_two_actions() -> None:
    for colour in ("coral", "black", "white"):
        t = scene()
        t.bridges = [(5, 5, 5)] * 3
        give(t, 0, "coin 2 food 4 iron 1")
        say(turn(t), f"0 take:{colour}-right place:outside-left")
        assert menu(t) == ["do:gardener", "do:courtier", "stop"]
        say(t, "0 do:courtier audience")
        assert not t.asks


@rule("WHI-31")
def test_the_right_space_offers_courtier_or_warrior() -> None:
    t = scene()
    give(t, 0, "coin 3 iron 1")
    say(turn(t), "0 take:black-right place:outside-right")
    assert menu(t) == ["do:courtier", "do:warrior", "stop"]
    say(t, "0 do:warrior yard:1")
    assert not t.asks


@rule("WHI-32")
def test_the_well_always_counts_as_one_and_takes_any_number_of_dice() -> None:
    t = scene()
    lies(t, "well", "coral", 6, 6, 5)
    say(turn(t), "0 take:black-right place:well")
    assert has(t, 0).endswith("coin 4 seal 1")
    assert len(t.spaces[7]) == 4


@rule("WHI-32")
def test_the_well_gives_a_seal_and_the_rewards_of_its_tiles() -> None:
    t = scene()
    t.bridges[1] = (1, 1, 1)
    say(turn(t), "0 take:black-right place:well gain:iron")
    assert has(t, 0) == "iron 1 pearl 1 seal 1"


@rule("WHI-33")
def test_each_colour_has_its_row_of_the_domain() -> None:
    for colour, gained in (("coral", "food 1"), ("black", "iron 1"), ("white", "pearl 1")):
        t = scene()
        t.bridges = [(6, 6, 6)] * 3
        say(turn(t), f"0 take:{colour}-right place:domain")
        assert has(t, 0) == gained


@rule("WHI-33")
def test_every_visible_reward_comes_before_the_action_of_the_card() -> None:
    t = scene()
    t.actions[0] = cards("diplomat-2")[0]  # courtier above, 2 influence below
    send(t, 0, "coral-plant", "black-plant", "white-plant")  # iron, iron, lantern uncovered
    t.lanterns[0] = tuple(cards("action-1 decree-vp"))
    t.bridges[1] = (6, 6, 6)
    say(turn(t), "0 take:black-right place:domain")
    assert has(t, 0) == "iron 3 points 1"
    assert menu(t) == ["do:influence-1", "stop"]
    say(t, "0 do:influence-1")
    assert menu(t) == ["do:influence-2", "stop"]


@rule("WHI-33")
def test_on_a_diplomat_card_one_action_faces_two_rows() -> None:
    t = scene()
    t.actions[0] = cards("diplomat-7")[0]  # 2 influence above, gardener below
    t.bridges = [(6, 6, 6)] * 3
    give(t, 0, "food 6")
    asked = []
    for colour in ("coral", "black", "white"):
        say(turn(t), f"0 take:{colour}-right place:domain")
        asked.append(menu(t)[0])
        say(t, "0 stop")
    assert asked == ["do:influence-2", "do:gardener", "do:gardener"]


@rule("WHI-33")
def test_a_steward_card_faces_the_three_rows_one_to_one() -> None:
    t = scene()
    t.actions[0] = cards("steward-12")[0]  # 2 pearls; a seal and a point; gardener for a seal
    t.bridges = [(6, 6, 6)] * 3
    for colour in ("coral", "black"):
        say(turn(t), f"0 take:{colour}-right place:domain")
    assert has(t, 0) == "food 1 iron 1 pearl 2 seal 1 points 1"
    give(t, 0, "food 6")
    say(turn(t), "0 take:white-right place:domain")
    assert menu(t)[0] == "do:gardener-for-seal-1"


@rule("WHI-34")
def test_members_leave_from_the_left_and_uncover_rewards() -> None:
    t = scene()
    t.bridges = [(6, 6, 6)] * 3
    send(t, 0, "5", "3", "1")
    say(turn(t), "0 take:white-right place:domain")
    assert has(t, 0) == "pearl 3 seal 1"


@rule("WHI-34")
def test_all_rewards_of_a_row_are_uncovered_once_all_have_left() -> None:
    t = scene()
    t.bridges = [(6, 6, 6)] * 3
    for _ in range(5):
        send(t, 0, "gate")
    say(turn(t), "0 take:coral-right place:domain")
    assert has(t, 0) == "food 4 coin 2 seal 1"
    do_it_all(t)
