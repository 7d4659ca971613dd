"""What is asked about a step before the next one: words said together stop there, and what follows
is left for later (SHO-44, SHO-50, SHO-70)."""

from typing import Any

from scenes.sittings import Tableside, refused
from tatami.session import deeds, speaking
from tatami.session.views import outlook

HARMLESS = ("patrol:balanced", "hand:p1", "posture:air", "stay", "rest", "keep", "pass")


def skirmish(mine: str, theirs: str, samurai: int = 2) -> Tableside:
    """Two patrols whose samurai carry these cards, in their first turn, all in Air."""
    sides = ("|".join([f"2-2-2-2-2:0:{cards}"] * samurai) for cards in (mine, theirs))
    options = {"samurai": str(samurai), "roster": "/".join(sides), "turns": "10"}
    t = Tableside("shototsu", "person", "person", options=options)
    while seen(t)["phase"] != "turn":
        speak_up(t)
    return t


def seen(t: Tableside, seat: int = 0) -> dict[str, Any]:
    return dict(t.shown(seat).view or {})


def menu(t: Tableside) -> list[str]:
    """What whoever is asked may say."""
    return [word.text for word in t.s.playing().table.open_asks(t.waited())[0].options]


def speak_up(t: Tableside) -> None:
    """Whoever is asked says something harmless."""
    t.say(t.waited(), next((word for word in HARMLESS if word in menu(t)), menu(t)[0]))


def said(t: Tableside) -> list[str]:
    """The words of the last message that a person, or what was prepared, has said."""
    every = [row.deed for row in t.log if isinstance(row.deed, deeds.Said)]
    return next(each.words for each in reversed(every) if each.how in ("", "queued"))


def closer(t: Tableside) -> None:
    """Whoever is asked walks towards the middle of the board, or else does nothing."""
    moves = [word for word in menu(t) if word.startswith("move:")]
    half = seen(t)["height"] / 2
    if moves:
        t.say(t.waited(), min(moves, key=lambda word: abs(int(word[6:]) - half)))
    else:
        speak_up(t)


def gone_past(plan: dict[str, Any]) -> tuple[str, str] | None:
    """Where to go past an enemy that may strike on the way, and whom to attack from there."""
    for goal in plan["past"]:
        for prospect in plan["from"].get(goal, []):
            return f"move:{goal}", f"attack:{prospect['target']}"
    return None


def before_a_choice_of_ways() -> tuple[Tableside, str, str]:
    """Ann is to move, and where she would attack from, the way is asked first."""
    t = skirmish("", "lightning-reaction", samurai=1)
    for _ in range(200):
        planned = gone_past(seen(t)) if t.s.questions() == {0: "SHO-44"} else None
        if planned:
            return t, *planned
        closer(t)
    raise AssertionError("they never meet")


def test_an_attack_planned_past_an_enemy_waits_until_the_way_is_chosen() -> None:
    t, move, attack = before_a_choice_of_ways()
    t.say(0, move, attack, "posture:fire")
    assert said(t) == [move]
    assert t.s.questions() == {0: "SHO-44-way"}
    t.say(0, menu(t)[0])
    while t.s.questions() != {0: "SHO-43-action"}:
        assert t.s.questions() == {1: "SHO-70-movement-leave"}
        t.say(1, "pass")
    t.say(0, attack, "posture:fire")
    assert said(t) == [attack]


def test_the_way_may_be_named_with_the_rest() -> None:
    t, move, attack = before_a_choice_of_ways()
    t.do(lambda s: speaking.say(s, 0, [move, "slip", attack]))
    assert said(t)[:2] == [move, "slip"]


def test_what_no_later_step_could_be_is_refused_as_before() -> None:
    t, move, attack = before_a_choice_of_ways()
    for words in ([move, "leave:a1"], [attack, move], ["rest", attack]):
        with refused("illegal"):
            t.say(0, *words)
    t.say(0, move)
    with refused("illegal"):
        t.say(0, attack)  # the first word must be asked for


def test_a_prepared_move_stops_there_too() -> None:
    t = skirmish("", "lightning-reaction", samurai=1)
    while (planned := planned_ahead(t)) is None:
        closer(t)
    move, attack = planned
    t.do(lambda s: speaking.queue(s, 0, ["activate:1a", move, attack], together=True))
    while t.s.waiting() == [1]:
        speak_up(t)
    assert t.s.questions() == {0: "SHO-44-way"}
    assert said(t) == [move]
    assert t.shown(0).queue == []


def planned_ahead(t: Tableside) -> tuple[str, str] | None:
    """What Ann could prepare while Bob has his turn."""
    plans = outlook(t.s, 0).get("plans", {}) if t.s.waiting() == [1] else {}
    return gone_past(plans["1a"]) if "1a" in plans else None
