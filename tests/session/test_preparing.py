"""A whole move prepared while others have theirs: said as if it were chosen then, or not at all."""

from typing import Any

from scenes.sittings import Tableside
from tatami.session import deeds, speaking
from tatami.session.commands import Queue, act
from tatami.session.views import outlook

HARMLESS = ("patrol:balanced", "hand:p1", "stay", "rest", "keep", "posture:void", "pass")


def fight(samurai: int = 2, seed: str = "s", **options: str) -> Tableside:
    """Two patrols in their first turn; the first player has the first activation."""
    chosen = {"samurai": str(samurai), **options}
    t = Tableside("shototsu", "person", "person", options=chosen, seed=seed)
    while (t.shown(0).view or {})["phase"] != "turn":
        speak_up(t)
    return t


def speak_up(t: Tableside) -> None:
    """Whoever is asked says something harmless."""
    seat = t.waited()
    menu = [word.text for word in t.s.playing().table.open_asks(seat)[0].options]
    t.say(seat, next((word for word in HARMLESS if word in menu), menu[0]))


def on_turn(t: Tableside) -> tuple[int, int]:
    """Who has an activation, and who waits for one."""
    return t.waited(), 1 - t.waited()


def prepare(t: Tableside, seat: int, *words: str) -> None:
    t.do(lambda s: speaking.queue(s, seat, words, together=True))


def go_on(t: Tableside, seat: int) -> None:
    """This seat ends its activation."""
    while t.s.waiting() == [seat] and t.s.questions()[seat] != "SHO-42":
        speak_up(t)


def seen(t: Tableside, seat: int) -> dict[str, Any]:
    return dict(t.shown(seat).view or {})


def plans(t: Tableside, seat: int) -> dict[str, Any]:
    """What a seat is told that asks for it."""
    found: dict[str, Any] = outlook(t.s, seat).get("plans", {})
    return found


def farthest(t: Tableside, seat: int, samurai: str) -> str:
    ways: dict[str, list[str]] = plans(t, seat)[samurai]["ways"]
    return max(ways, key=lambda place: len(ways[place]))


def said(t: Tableside) -> list[list[str]]:
    """What was said because it was prepared."""
    every = [row.deed for row in t.log]
    return [each.words for each in every if isinstance(each, deeds.Said) and each.how == "queued"]


def activating(t: Tableside) -> tuple[int, int]:
    """The same, with the first samurai chosen."""
    on, waits = on_turn(t)
    t.say(on, f"activate:{on + 1}a")
    return on, waits


def test_who_waits_sees_what_its_samurai_could_do() -> None:
    t = fight()
    on, waits = activating(t)
    mine = [f"{waits + 1}a", f"{waits + 1}b"]
    assert sorted(seen(t, waits)["later"]) == sorted(plans(t, waits)) == mine
    assert seen(t, waits)["plans"] == {}  # it costs too much to be told with every change
    for other in (on, -1):  # who is asked about its samurai itself, and who only looks on
        assert seen(t, other)["later"] == []
        assert outlook(t.s, other) == {}


def test_nothing_is_planned_before_the_game_nor_in_games_without_plans() -> None:
    assert outlook(Tableside("shototsu", "person", "open").s, 0) == {}
    assert outlook(Tableside("senji", *["person"] * 3).s, 1) == {}


def test_a_move_that_was_prepared_is_said_as_a_whole() -> None:
    t = fight()
    on, waits = activating(t)
    goal = farthest(t, waits, f"{waits + 1}a")
    words = [f"activate:{waits + 1}a", f"move:{goal}", "rest", "posture:earth"]
    t.do(lambda s: act(s, waits, Queue(client_id="1", words=words, together=True), 0))
    assert t.shown(waits).queue == words
    assert t.shown(on).queue == []
    go_on(t, on)
    assert said(t) == [[word for word in words if word != "rest"]]  # there is nothing to do
    assert t.shown(waits).queue == []
    stands = {each["samurai"]: each for each in seen(t, on)["samurai"]}
    assert stands[f"{waits + 1}a"]["place"] == goal


def test_a_move_that_is_not_possible_any_more_is_forgotten_as_a_whole() -> None:
    t = fight()
    on, waits = activating(t)
    prepare(t, waits, f"activate:{waits + 1}a", "move:a1", "rest", "keep")
    go_on(t, on)
    assert said(t) == []
    assert t.shown(waits).queue == []
    assert t.s.questions() == {waits: "SHO-42"}  # nothing of it was said


def test_who_has_one_samurai_left_need_not_choose_it() -> None:
    t = fight(samurai=1)
    on, waits = on_turn(t)
    goal = farthest(t, waits, f"{waits + 1}a")
    prepare(t, waits, f"activate:{waits + 1}a", f"move:{goal}", "rest", "posture:earth")
    go_on(t, on)
    assert said(t) == [[f"move:{goal}", "posture:earth"]]


def test_a_move_for_another_samurai_than_the_one_that_is_left_is_forgotten() -> None:
    t = fight(samurai=1)
    on, waits = on_turn(t)
    goal = farthest(t, waits, f"{waits + 1}a")
    prepare(t, waits, f"activate:{waits + 1}b", f"move:{goal}", "rest", "keep")
    go_on(t, on)
    assert said(t) == []
    assert t.s.questions() == {waits: "SHO-44"}


def test_samurai_picked_at_the_same_time_go_as_they_were_prepared() -> None:
    t = fight(activations="simultaneous")
    t.say(0, "activate:1a")
    t.say(1, "activate:2b")
    on, waits = on_turn(t)
    chosen = ("1a", "2b")[waits]
    assert seen(t, waits)["later"] == list(plans(t, waits)) == [chosen]
    prepare(t, waits, f"activate:{chosen}", f"move:{farthest(t, waits, chosen)}", "rest", "keep")
    go_on(t, on)
    assert said(t)
    assert said(t)[0][0].startswith("move:")


def test_it_waits_while_a_moment_passes() -> None:
    t = fight(samurai=1, roster="2-2-2-2-2:0:hachiman/2-2-2-2-2:0:hachiman")
    while not (attacks := offered(t, "attack")):
        closer(t)
    on, waits = on_turn(t)
    words = [f"activate:{waits + 1}a", "stay", "rest", "posture:earth"]
    prepare(t, waits, *words)
    t.say(on, attacks[0])
    while t.s.waiting() == [on]:
        speak_up(t)
    assert t.s.questions() == {waits: "SHO-70-attack-answer"}
    assert t.shown(waits).queue == words  # a reaction is asked for: that was not prepared
    assert seen(t, waits)["later"] == []
    assert plans(t, waits) == {}
    t.say(waits, "pass")
    assert t.shown(waits).queue == words


def test_a_move_is_not_kept_for_another_turn() -> None:
    t = fight(samurai=1, seed="2")  # nothing else is asked of the first before its next turn
    first, second = on_turn(t)
    go_on(t, first)
    prepare(t, first, f"activate:{first + 1}a", "stay", "rest", "keep")  # it has had its turn
    go_on(t, second)
    while t.s.questions().get(first) != "SHO-44":
        speak_up(t)
    assert seen(t, first)["turn"] == 2
    assert said(t) == []
    assert t.shown(first).queue == []


def offered(t: Tableside, verb: str) -> list[str]:
    """What whoever is asked may do of this kind."""
    menu = t.s.playing().table.open_asks(t.waited())[0].options
    return [word.text for word in menu if word.verb.name == verb]


def closer(t: Tableside) -> None:
    """Whoever is asked walks towards the middle of the board."""
    moves = offered(t, "move")
    if not moves:
        speak_up(t)
        return
    half = seen(t, t.waited())["height"] / 2
    t.say(t.waited(), min(moves, key=lambda word: abs(int(word[6:]) - half)))


def aimed(t: Tableside) -> tuple[str, str] | None:
    """From where the samurai of who waits could attack whom, if it could at all."""
    for plan in plans(t, 1 - t.waited()).values():
        for place, prospects in plan["from"].items():
            if place in plan["ways"]:
                return place, prospects[0]["target"]
    return None


def test_what_dice_may_change_is_not_said_unseen() -> None:
    t = fight(samurai=1)
    while (aim := aimed(t)) is None:
        closer(t)
    on, waits = on_turn(t)
    move, attack = f"move:{aim[0]}", f"attack:{aim[1]}"
    prepare(t, waits, f"activate:{waits + 1}a", move, attack, "posture:earth")
    go_on(t, on)
    assert said(t) == [[move, attack]]
    assert t.shown(waits).queue == []


def test_a_table_is_the_same_after_a_restart() -> None:
    t = fight()
    _, waits = activating(t)
    prepare(t, waits, f"activate:{waits + 1}a", "stay", "rest", "keep")
    again = t.folded().places[waits]
    place = t.s.places[waits]
    assert (again.queue, again.together) == (place.queue, True)
    assert again.lasts_with == place.lasts_with == "1"
