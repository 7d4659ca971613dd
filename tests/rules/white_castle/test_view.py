"""What a view tells beside the pieces: what a die would cover, who is next, what time counts."""

from scenes.white_castle import lies, scene, send, tending, turn
from table_talk import say
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.view import view


def test_a_space_tells_what_the_next_die_covers_and_how_many_it_holds() -> None:
    t = scene(3)
    lies(t, "steward-left", "white", 5)
    lies(t, "well", "white", 5)
    spaces = {space["space"]: space for space in view(t, 0)["spaces"]}
    told = [(spaces[name]["covers"], spaces[name]["capacity"]) for name in ("steward-left", "well")]
    assert told == [(5, 2), (1, -1)]
    assert spaces["outside-left"]["either"] == ["gardener", "courtier"]
    assert view(scene(2), 0)["spaces"][0]["capacity"] == 1


def test_the_turns_left_are_told_and_none_between_the_rounds() -> None:
    t = WHITE_CASTLE.open(2, 1)
    while t.asks[0].rule != "WHI-21":
        t.answer(t.asks[0].seat, t.asks[0].options[0])
    first, second = view(t, 0)["order"]  # type: ignore[arg-type]
    assert view(t, 0)["turns"] == [first, second] * 3  # type: ignore[arg-type]
    assert view(t, 0)["turn"] == first  # type: ignore[arg-type]
    s = scene()
    send(s, 0, "coral-stone")
    assert view(tending(s, 0), 0)["turns"] == []


def test_the_die_in_hand_is_seen_until_it_is_placed() -> None:
    t = turn(scene())
    assert view(t, 0)["die"] is None
    say(t, "0 take:coral-right")
    assert view(t, 0)["die"] == {"colour": "coral", "value": 6}


def test_a_row_tells_what_its_members_cover() -> None:
    t = scene()
    send(t, 0, "gate")
    row = view(t, 0)["clans"][0]["domain"][0]
    assert row["under"][: len(row["rewards"])] == row["rewards"] == ["food-1", "food-1"]
    assert len(row["under"]) == 6
    assert (row["value"], row["light"]) == (6, True)


def test_a_garden_acts_at_the_end_of_a_round_if_a_die_is_left_on_its_bridge() -> None:
    t = scene()
    send(t, 1, "coral-stone", "black-stone")
    t.bridges[1] = (0, 0)
    assert [garden["garden"] for garden in view(t, 0)["gardens"] if garden["acts"]] == [
        "coral-stone"
    ]
    t.round = 3
    assert not any(garden["acts"] for garden in view(t, 0)["gardens"])


def test_time_tells_its_points_and_its_gates() -> None:
    time = view(scene(), 0)["time"]
    assert time["gates"] == {"6": 1, "11": 2, "15": 3}
    assert [time["points"][space] for space in (5, 6, 11, 15, 20)] == [0, 3, 6, 10, 15]
