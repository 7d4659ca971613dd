"""The lantern, the passage of time and the icons (WHI-50 to 59)."""

from scenes.white_castle import (
    cards,
    do_it_all,
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
from tatami.games.white_castle.view import view

# -- lantern -----------------------------------------------------------------------------------


@rule("WHI-50")
def test_a_lantern_gives_everything_visible_in_the_lantern_area() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("resource-4 decree-seal steward-1 diplomat-1 steward-9"))
    on(t, "lantern")
    assert has(t, 0) == "iron 1 coin 2 seal 1 points 1"


@rule("WHI-50")
def test_the_icons_of_a_lantern_come_in_any_order() -> None:
    t = scene()
    give(t, 0, "seal 5")
    t.track[0] = 5
    t.lanterns[0] = tuple(cards("decree-seal action-1"))
    on(t, "lantern")
    assert why(t, "0 do:seal-1") == "WHI-28"
    say(t, "0 do:influence-1 cross")  # the toll makes room for the seal
    assert has(t, 0) == "seal 5"
    assert t.track[0] == 6


@rule("WHI-50")
def test_equal_icons_are_offered_once_and_done_each() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("action-1 action-3"))
    on(t, "lantern")
    assert menu(t) == ["do:influence-1", "stop"]
    say(t, "0 do:influence-1 do:influence-1")
    assert t.track[0] == 2
    assert not t.asks


# -- passage of time ---------------------------------------------------------------------------


@rule("WHI-51")
def test_influence_moves_the_marker_along_the_track() -> None:
    t = on(scene(), "influence-2")
    assert t.track == [2, 0]


@rule("WHI-51")
def test_on_an_occupied_space_the_marker_goes_on_top() -> None:
    t = scene()
    t.track = [0, 2]
    t.arrived = (1, 0)
    assert on(t, "influence-2").arrived == (0, 1)


@rule("WHI-51")
def test_only_the_own_marker_moves() -> None:
    t = scene(3)
    t.track = [1, 1, 1]
    t.arrived = (0, 1, 2)
    on(t, "influence-1", seat=2)
    assert t.track == [1, 1, 2]
    assert t.arrived == (2, 0, 1)


@rule("WHI-51")
def test_a_move_of_no_steps_does_not_restack_the_marker() -> None:
    t = scene()
    t.track = [5, 5]
    t.arrived = (1, 0)
    give(t, 0, "seal 1")
    say(on(t, "influence-1"), "0 stay")
    assert t.arrived == (1, 0)


@rule("WHI-51")
def test_steps_beyond_the_end_of_the_track_are_lost() -> None:
    t = scene()
    t.track = [19, 0]
    assert on(t, "influence-2").track == [20, 0]


@rule("WHI-51")
def test_a_marker_at_the_end_of_the_track_does_not_move() -> None:
    t = scene()
    t.track = [20, 0]
    give(t, 0, "iron 5")
    say(on(t, "warrior"), "0 yard:5")
    assert why(t, "0 do:influence-2") == "WHI-51"


@rule("WHI-52")
def test_entering_a_season_costs_one_two_or_three_seals() -> None:
    for space, left in ((5, 4), (10, 3), (14, 2)):
        t = scene()
        t.track = [space, 0]
        give(t, 0, "seal 5")
        say(on(t, "influence-2"), "0 cross")
        assert t.track[0] == space + 2
        assert has(t, 0) == f"seal {left}"


@rule("WHI-52")
def test_who_will_not_pay_stays_before_the_gate_and_loses_the_rest() -> None:
    t = scene()
    t.track = [4, 0]
    give(t, 0, "seal 5")
    say(on(t, "influence-2"), "0 stay")
    assert t.track[0] == 5
    assert has(t, 0) == "seal 5"
    assert not t.asks


@rule("WHI-52")
def test_who_cannot_pay_is_not_asked() -> None:
    t = scene()
    t.track = [9, 0]
    give(t, 0, "seal 1")
    on(t, "influence-2")
    assert t.track[0] == 10
    assert not t.asks


@rule("WHI-52")
def test_the_gate_is_offered_when_it_is_reached() -> None:
    t = scene()
    t.track = [4, 0]
    give(t, 0, "seal 1")
    on(t, "influence-2")
    assert t.track[0] == 5
    assert menu(t)[:2] == ["cross", "stay"]


@rule("WHI-52")
def test_a_step_through_a_gate_that_cannot_be_paid_is_refused() -> None:
    t = scene()
    t.track = [14, 0]
    give(t, 0, "iron 5 seal 2")
    say(on(t, "warrior"), "0 yard:5")
    assert why(t, "0 do:influence-2") == "WHI-52"


# -- icons -------------------------------------------------------------------------------------


@rule("WHI-55")
def test_a_domain_icon_resolves_any_own_row_without_a_die() -> None:
    t = scene()
    t.domains = (6, 0, 0, 0, 0, 0)  # a die already lies on the courtiers' row
    give(t, 0, "iron 1")
    send(t, 0, "gate")
    say(on(t, "domain"), "0 domain:courtier")
    assert has(t, 0) == "food 2 iron 1"
    assert t.domains[0] == 6


@rule("WHI-55")
def test_a_domain_icon_gives_rewards_first_and_then_the_card() -> None:
    t = scene()
    t.actions[0] = cards("action-3")[0]
    give(t, 0, "coin 4 iron 1")
    say(on(t, "domain-for-coin-4"), "0 domain:gardener")
    assert has(t, 0) == "iron 2"
    assert menu(t) == ["do:warrior", "stop"]


@rule("WHI-55")
def test_a_row_may_be_repeated() -> None:
    t = scene()
    for _ in range(4):
        say(on(t, "domain"), "0 domain:warrior")
    assert has(t, 0) == "pearl 4"


@rule("WHI-55")
def test_by_an_option_each_row_is_resolved_once_a_turn_by_the_icon() -> None:
    t = scene()
    t.rows_once = True
    for row in ("warrior", "gardener"):
        say(on(t, "domain"), f"0 domain:{row}")
    on(t, "domain")
    assert why(t, "0 domain:warrior") == "WHI-55"
    assert menu(t) == ["domain:courtier"]
    assert view(t, 0)["rows_used"] == ["gardener", "warrior"]
    say(t, "0 domain:courtier")
    t.gardens = (4, 7, 1, 5, 0, 9)
    give(t, 0, "coin 4 food 3")
    say(on(t, "gardener"), "0 garden:coral-plant")
    assert has(t, 0) == "iron 1 pearl 1 coin 4"
    assert not t.asks  # all three rows are used up


@rule("WHI-55")
def test_by_that_option_a_die_on_a_row_counts_too() -> None:
    t = scene()
    t.rows_once = True
    give(t, 0, "coin 4")
    say(turn(t), "0 take:coral-right place:domain")
    assert t.rows_used == 1
    on(t, "domain")
    assert why(t, "0 domain:courtier") == "WHI-55"
    u = scene()
    say(turn(u), "0 take:coral-right place:domain")
    assert u.rows_used == 0


@rule("WHI-55")
def test_the_next_turn_and_the_gardens_step_count_rows_anew() -> None:
    t = scene()
    t.rows_once = True
    t.rows_used = 7
    say(turn(t), "0 take:coral-right")
    assert t.rows_used == 0
    u = scene()
    u.gardens = (4, 7, 1, 5, 0, 9)
    send(u, 0, "coral-plant")
    give(u, 0, "coin 4")
    u.rows_used = 7
    assert "tend:coral-plant" in menu(tending(u, 0))


@rule("WHI-56")
def test_a_castle_icon_does_any_one_action_that_faces_a_tile() -> None:
    t = scene()
    give(t, 0, "seal 1 coin 2")
    assert [word for word in menu(on(t, "castle-any")) if word.startswith("row:")] == [
        "row:steward-left-top", "row:steward-left-middle", "row:steward-left-bottom",
        "row:steward-middle-middle", "row:steward-middle-bottom",
        "row:steward-right-top", "row:steward-right-middle", "row:steward-right-bottom",
        "row:diplomat-left-upper", "row:diplomat-left-lower",
        "row:diplomat-right-lower",
    ]  # fmt: skip
    assert why(t, "0 row:steward-middle-top") == "WHI-48"  # a warrior, but there is no iron
    say(t, "0 row:steward-left-bottom")
    assert has(t, 0) == "iron 2 coin 2 seal 1"
    assert not t.asks


@rule("WHI-56")
def test_the_colour_versions_do_only_actions_that_face_that_colour() -> None:
    for colour, rows in {
        "coral": "steward-middle-bottom steward-right-top diplomat-right-lower",
        "black": "steward-left-middle steward-middle-middle steward-right-bottom"
        " diplomat-left-lower",
        "white": "steward-left-bottom",
    }.items():
        t = scene()
        assert menu(on(t, f"castle-{colour}")) == [f"row:{row}" for row in rows.split()]
        other = "row:diplomat-right-upper" if colour != "white" else "row:steward-left-middle"
        assert why(t, f"0 {other}") == "WHI-56"


@rule("WHI-56")
def test_the_printed_price_of_a_castle_action_is_still_due() -> None:
    t = scene()
    give(t, 0, "seal 1 coin 2")
    say(on(t, "castle-any"), "0 row:steward-left-top")
    assert has(t, 0) == "coin 2"
    assert menu(t) == ["audience"]


@rule("WHI-56")
def test_a_castle_action_places_no_die_and_ignores_those_that_lie_there() -> None:
    t = scene()
    lies(t, "steward-left", "white", 1)
    say(on(t, "castle-any"), "0 row:steward-left-bottom")
    assert len(t.spaces[0]) == 1
    assert has(t, 0) == "iron 2"
    assert t.rooms[0] == cards("steward-2")[0]


@rule("WHI-56")
def test_an_action_of_several_icons_is_done_in_any_order() -> None:
    t = scene()
    t.lanterns[0] = tuple(cards("action-1"))
    t.rooms[3] = cards("diplomat-11")[0]  # influence and a lantern
    say(on(t, "castle-any"), "0 row:diplomat-left-upper")
    assert menu(t) == ["do:influence-1", "do:lantern", "stop"]


@rule("WHI-56")
def test_a_castle_icon_without_an_open_action_is_refused() -> None:
    t = scene()
    tiles(t, "steward-left", "coral black black")
    tiles(t, "steward-right", "coral black black")  # only a warrior action faces white now
    give(t, 0, "iron 5")
    t.yard_tiles = (4, 1, 0, 2)
    t.rooms[4] = cards("diplomat-1")[0]
    say(on(t, "warrior"), "0 yard:5")
    assert why(t, "0 do:castle-white") == "WHI-56"


@rule("WHI-57")
def test_a_light_icon_does_one_action_on_light_ground() -> None:
    t = scene()
    assert menu(on(t, "castle-light")) == [
        "row:steward-left-middle", "row:steward-left-bottom",
        "row:steward-middle-middle", "row:steward-middle-bottom",
        "row:steward-right-top", "row:steward-right-bottom",
        "row:diplomat-left-lower", "row:diplomat-right-lower",
    ]  # fmt: skip
    assert why(t, "0 row:diplomat-left-upper") == "WHI-57"


@rule("WHI-57")
def test_the_card_of_a_light_action_stays_in_its_room() -> None:
    t = scene()
    say(on(t, "castle-light"), "0 row:diplomat-right-lower gain:food gain:food gain:food")
    assert t.rooms[4] == cards("diplomat-5")[0]
    assert t.actions[0] == cards("action-1")[0]


@rule("WHI-57")
def test_a_light_icon_without_an_open_action_is_refused() -> None:
    t = scene()
    give(t, 0, "iron 7 food 7 pearl 7 seal 5")
    t.track[0] = 20
    t.rooms = cards("steward-7 steward-15 steward-2 diplomat-2 diplomat-6")
    t.yard_tiles = (0, 1, 2, 6)
    say(on(t, "warrior"), "0 yard:1 trade:coin")
    give(t, 0, "iron 7")
    say(t, "0 trade:coin")
    assert why(t, "0 do:castle-light") == "WHI-57"


@rule("WHI-58")
def test_a_well_icon_gives_the_rewards_without_a_die() -> None:
    t = on(scene(), "well")
    assert do_it_all(t).spaces[7] == ()
    assert has(t, 0) == "food 1 pearl 1 seal 1"


@rule("WHI-59")
def test_resources_of_choice_are_any_mix() -> None:
    t = on(scene(), "any-3")
    assert menu(t) == ["gain:food", "gain:iron", "gain:pearl"]
    say(t, "0 gain:food gain:pearl gain:pearl")
    assert has(t, 0) == "food 1 pearl 2"


@rule("WHI-59")
def test_a_mix_is_named_in_one_order() -> None:
    t = on(scene(), "any-2")
    say(t, "0 gain:iron")
    assert menu(t) == ["gain:iron", "gain:pearl"]


@rule("WHI-59")
def test_no_resource_is_named_that_would_be_lost() -> None:
    t = scene()
    give(t, 0, "iron 7 pearl 6")
    on(t, "any-2")
    assert why(t, "0 gain:iron") == "WHI-26"
    assert menu(t) == ["gain:food"]  # pearls have room for only one of the two
    say(t, "0 gain:food")
    assert menu(t) == ["gain:food", "gain:pearl"]


@rule("WHI-59")
def test_what_no_resource_has_room_for_is_lost() -> None:
    t = scene()
    give(t, 0, "food 7 iron 7 pearl 6")
    say(on(t, "any-3"), "0 gain:pearl")
    assert has(t, 0) == "food 7 iron 7 pearl 7"
    assert not t.asks


# -- questions ---------------------------------------------------------------------------------


@rule("WHI-25")
def test_each_question_names_its_rule() -> None:
    for name, question in {
        "warrior": "WHI-40",
        "gardener": "WHI-41",
        "courtier": "WHI-42",
        "lantern": "WHI-50",
        "influence-2": "WHI-52",
        "domain": "WHI-55",
        "castle-any": "WHI-56",
        "castle-light": "WHI-57",
        "any-2": "WHI-59",
    }.items():
        t = scene()
        give(t, 0, "iron 5 food 5 coin 5 seal 5")
        t.track[0] = 5
        t.lanterns[0] = tuple(cards("action-1"))
        assert on(t, name).asks[0].name() == question


@rule("WHI-25")
def test_each_list_of_icons_names_the_rule_that_opens_it() -> None:
    t = scene()
    give(t, 0, "iron 5 food 4 coin 9 seal 5 pearl 2")
    t.bridges = [(6, 6, 6)] * 3
    t.daimyo = 6
    asked = []
    for words in (
        "take:white-right place:steward-left",
        "take:coral-right place:outside-left",
        "take:white-right place:well",
        "take:black-right place:domain",
    ):
        say(turn(t), f"0 {words}")
        asked.append(t.asks[0].name())
        say(t, "0 stop")
        do_it_all(t)
    send(t, 0, "diplomat")
    give(t, 0, "iron 5 food 4 coin 9 pearl 2 seal 5")
    say(on(t, "warrior"), "0 yard:5")
    asked.append(t.asks[0].name())
    say(t, "0 stop")
    say(on(t, "gardener"), "0 garden:coral-plant")
    asked.append(t.asks[0].name())
    say(t, "0 stop")
    say(on(t, "courtier"), "0 climb:second-daimyo favour:favour-1")
    asked.append(t.asks[0].name())
    assert asked == [
        "WHI-30", "WHI-31", "WHI-32", "WHI-33", "WHI-40-tiles", "WHI-41-card", "WHI-47-reward",
    ]  # fmt: skip
    u = scene()
    give(u, 0, "seal 5")
    assert on(u, "well").asks[0].name() == "WHI-58"


@rule("WHI-28", "WHI-56")
def test_a_trade_that_closes_the_last_castle_action_ends_it() -> None:
    t = scene()
    tiles(t, "steward-left", "black black white")
    tiles(t, "steward-right", "coral coral black")
    tiles(t, "diplomat-right", "coral coral")
    give(t, 0, "iron 6 seal 2")
    say(on(t, "castle-white"), "0 trade:iron")  # iron is full now, and only iron was to be had
    assert not t.asks
    assert has(t, 0) == "iron 7"


@rule("WHI-28", "WHI-59")
def test_a_resource_is_not_lost_when_a_trade_has_filled_the_one_named() -> None:
    t = scene()
    give(t, 0, "pearl 5 seal 2 iron 7")
    say(on(t, "any-2"), "0 gain:pearl trade:pearl")
    assert menu(t) == ["gain:food"]
    say(t, "0 gain:food")
    assert has(t, 0) == "food 1 iron 7 pearl 7"
