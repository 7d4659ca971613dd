"""What a view tells of ways, odds and dangers before a samurai moves (SHO-42 to 71)."""

import pytest

from scenes.shototsu import Fighter, asked, at, battle, duel, event, planned, told, who
from table_talk import menu, rule, say
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.patience import PASSING
from tatami.games.shototsu.table import BRACED, KNOWN, NO_WEAPON, Shototsu
from tatami.games.shototsu.view import view
from tatami.session.composing import Passes, foreseen
from tatami.session.refusal import Refused

WORDS = SHOTOTSU.vocabulary.by_text


def is_a_way(path: list[str], start: str) -> bool:
    """Whether each space is next to the one before."""
    steps = [start, *path]
    for one, other in zip(steps, path, strict=False):
        across = abs(ord(one[0]) - ord(other[0]))
        if max(across, abs(int(one[1:]) - int(other[1:]))) != 1:
            return False
    return True


@rule("SHO-44")
def test_every_space_in_reach_has_its_way_and_the_move_takes_it() -> None:
    t = told(battle([Fighter("e13", "fire")], [Fighter("e11", "water"), Fighter("f12")]))
    seen = planned(t)
    assert list(seen["ways"]) == seen["reach"]
    for goal, path in seen["ways"].items():
        assert path[-1] == goal
        assert is_a_way(path, "e13")
        assert not {"e11", "f12"} & {*path}
    goal = max(seen["ways"], key=lambda place: len(seen["ways"][place]))
    say(t, f"0 move:{goal}")
    assert event(t, "moved")["path"] == [f"place:{step}" for step in seen["ways"][goal]]


@rule("SHO-44", "SHO-70")
def test_ways_lead_round_who_would_strike_and_the_choice_shows_each() -> None:
    t = told(duel(Fighter("f14"), Fighter("g14", "air", "lightning-reaction"), 1, 1, 1))
    quiet = planned(t)["ways"]["h14"]
    struck = planned(t)["ways"]["d14"]  # no way there but from its side
    assert struck[-1] == "d14"
    say(t, "0 move:h14")
    paths = planned(t)["paths"]
    assert [*paths] == menu(t)
    assert paths["slip"] == quiet
    assert all(path[-1] == "h14" for path in paths.values())
    say(t, "0 slip")
    assert planned(t)["paths"] == {}
    assert event(t, "moved")["path"] == [f"place:{step}" for step in quiet]


@rule("SHO-44", "SHO-70")
def test_a_plan_tells_where_the_way_will_be_asked_and_past_whom() -> None:
    t = battle([Fighter("f14"), Fighter("a1")], [Fighter("g14", "air", "lightning-reaction")])
    past = planned(t)["past"]
    for goal in planned(t)["reach"]:
        after = t.copy()
        assert isinstance(after, Shototsu)
        say(after, f"0 move:{goal}")
        assert past.get(goal, "") == ("2a" if asked(after) == "0 SHO-44-way" else ""), goal
    assert past
    assert past.keys() != {*planned(t)["reach"]}
    t.flags[who(t, "2a")] &= ~KNOWN
    assert planned(t)["past"] == {}


@rule("SHO-53", "SHO-54")
def test_odds_from_a_planned_space_are_those_met_there() -> None:
    t = battle(
        [Fighter("e13", "fire", "yumi")],
        [Fighter("e9", "water", "crescent-moon-style"), Fighter("f12")],
    )
    promised = planned(t)["from"]
    assert "e13" in promised  # the own space
    for goal in planned(t)["reach"]:
        after = t.copy()
        assert isinstance(after, Shototsu)
        say(after, f"0 move:{goal}")
        assert promised.get(goal, []) == planned(after)["prospects"], goal
    spoilt = {
        place
        for place, able in promised.items()
        if any(each["target"] == "2a" and each["spoilers"] for each in able)
    }
    assert spoilt == {place for place in promised if is_a_way(["e9"], place)} != set()


@rule("SHO-42")
def test_each_samurai_that_may_be_activated_has_a_plan() -> None:
    t = battle([Fighter("e13"), Fighter("g13"), Fighter("i13")], [Fighter("e9"), Fighter("f9")])
    say(t, "0 stay keep")
    while asked(t) != "0 SHO-42":
        say(t, f"{t.asks[0].seat} {menu(t)[-1]}")
    seen = planned(t)
    assert [*seen["plans"]] == [word.removeprefix("activate:") for word in menu(t)]
    assert view(t, 1)["plans"] == {}
    name = next(iter(seen["plans"]))
    plan = seen["plans"][name]
    say(t, f"0 activate:{name}")
    after = planned(t)
    assert after["plans"] == {}
    assert (after["ways"], after["from"], after["threats"]) == (
        plan["ways"], plan["from"], plan["threats"],
    )  # fmt: skip


@rule("SHO-51", "SHO-52")
def test_what_else_may_be_done_from_a_planned_space_is_offered_there() -> None:
    cards = "iron-shell-style battle-in-the-mind"
    t = battle([Fighter("k10", "earth", cards)], [Fighter("e10"), Fighter("f9")])
    t.flags[who(t, "1a")] |= NO_WEAPON
    promised = planned(t)["acts"]
    assert promised["k10"] == ["use:iron-shell-style", "rearm"]  # only who has not moved braces
    assert any("pick-up" in able for able in promised.values())
    for goal in planned(t)["reach"]:
        after = t.copy()
        assert isinstance(after, Shototsu)
        say(after, f"0 move:{goal}")
        offered = [word for word in menu(after) if not word.startswith("attack:")]
        assert promised.get(goal, []) == [word for word in offered if word != "rest"], goal


@rule("SHO-43")
def test_a_whole_activation_may_name_steps_that_are_not_asked() -> None:
    t = battle([Fighter("e13"), Fighter("i13")], [Fighter("a1")])
    whole = [WORDS[text] for text in ("move:e12", "rest", "keep")]
    assert foreseen(t.copy(), 0, whole) == [whole[0], whole[2]]  # nobody to attack from there
    around = [Fighter("a14"), Fighter("b14"), Fighter("b15")]
    t = battle([Fighter("i13"), Fighter("a15"), Fighter("i15")], around)
    say(t, "0 stay keep")
    while asked(t) != "0 SHO-42":
        say(t, f"{t.asks[0].seat} {menu(t)[-1]}")
    hemmed = [WORDS[text] for text in ("activate:1b", "stay", "rest", "keep")]
    assert foreseen(t.copy(), 0, hemmed) == [hemmed[0], *hemmed[2:]]  # no space to go to


@rule("SHO-70")
def test_a_whole_activation_is_broken_off_where_its_player_may_react() -> None:
    mine = [Fighter("e13"), Fighter("i13", "void", "striking-as-void"), Fighter("k13")]
    t = battle(mine, [Fighter("a1")])
    say(t, "0 stay keep")
    while asked(t) != "0 SHO-42":
        say(t, f"{t.asks[0].seat} {menu(t)[-1]}")
    whole = [WORDS[text] for text in ("activate:1b", "move:i12", "rest", "keep")]
    asks = Passes(WORDS["pass"], lambda _: None)
    assert foreseen(t.copy(), 0, whole, asks) == whole[:1]
    after = t.copy()
    say(after, "0 activate:1b")
    assert "pass" in menu(after)
    with pytest.raises(Refused):
        foreseen(after.copy(), 0, whole[1:], asks)  # the first word must be asked for


@rule("SHO-43", "SHO-44", "SHO-50", "SHO-70")
def test_a_whole_activation_is_broken_off_where_it_is_asked_how_a_step_is_taken() -> None:
    def said(t: Shototsu, *texts: str) -> list[str]:
        words = [WORDS[text] for text in texts]
        asks = Passes(WORDS["pass"], lambda _: None, PASSING.within_a_step)
        return [word.text for word in foreseen(t.copy(), 0, words, asks)]

    foes = [Fighter("g14", "air", "lightning-reaction"), Fighter("i14")]
    t = battle([Fighter("f14"), Fighter("a1")], foes)
    assert said(t, "move:h14", "attack:2b", "posture:air") == ["move:h14"]
    assert said(t, "move:h14", "rest", "keep") == ["move:h14"]
    assert said(t, "move:h14", "slip", "attack:2b") == ["move:h14", "slip", "attack:2b"]
    with pytest.raises(Refused):
        said(t, "move:h14", "leave:a1")  # an answer, and no good one
    say(t, "0 move:h14")
    with pytest.raises(Refused):
        said(t, "attack:2b")  # the first word must be asked for
    for card, ring in (("battle-in-the-mind", "void"), ("erupting-volcano-strike", "fire")):
        t = battle([Fighter("e13", ring, card)], [Fighter("e12"), Fighter("f12")])
        assert said(t, "stay", f"use:{card}", "keep") == ["stay", f"use:{card}"]
    say(t, "0 stay")
    with pytest.raises(Refused):
        said(t, "keep")  # it is asked what to do, and that is a step


@rule("SHO-50", "SHO-56")
def test_threats_are_the_enemies_that_reach_a_space_from_where_they_stand() -> None:
    t = battle([Fighter("e13")], [Fighter("e10", cards="yari"), Fighter("i13")])
    seen = planned(t)
    for goal in seen["reach"]:
        after = t.copy()
        assert isinstance(after, Shototsu)
        say(after, f"0 move:{goal}")
        reaching = [
            each["samurai"] for each in view(after, 0)["samurai"] if "1a" in each["in_reach"]
        ]
        assert seen["threats"].get(goal, []) == reaching, goal
    t.flags[who(t, "2a")] |= BRACED
    assert not any("2a" in names for names in planned(t)["threats"].values())
    t.flags[who(t, "2b")] &= ~KNOWN
    assert planned(t)["threats"] == {}


@rule("SHO-70")
def test_a_lunge_shows_its_way_and_whom_it_could_strike_there() -> None:
    t = battle([Fighter("e13", "fire", "reckless-lunge")], [Fighter("e10", "air"), Fighter("a1")])
    say(t, "0 stay")
    seen = planned(t)
    lunges = [word.removeprefix("lunge:") for word in menu(t) if word.startswith("lunge:")]
    assert [*seen["ways"]] == lunges
    for goal in lunges:
        assert [prospect["target"] for prospect in seen["from"][goal]] == ["2a"]


@rule("SHO-70", "SHO-71")
def test_a_lunge_before_a_second_attack_leaves_the_first_target_out() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi reckless-lunge"), Fighter("a1")],
        [Fighter("f13", "water"), Fighter("e10", "air")],
        dice=(1, 1, 1),
    )
    say(t, "0 stay attack:2a")
    named = {each["target"] for able in planned(t)["from"].values() for each in able}
    assert named == {"2b"}


@rule("SHO-70")
def test_a_lunge_of_a_strike_back_is_against_the_attacker_alone() -> None:
    t = battle(
        [Fighter("e13", "fire", "yari"), Fighter("a1")],
        [Fighter("e11", "water", "crescent-moon-style reckless-lunge"), Fighter("a3")],
        dice=(1, 1, 1),
    )
    say(t, "0 stay attack:2a")
    if "use:crescent-moon-style" in menu(t):
        say(t, "1 use:crescent-moon-style")
    named = {each["target"] for able in planned(t)["from"].values() for each in able}
    assert named <= {"1a"}


@rule("SHO-70")
def test_a_free_move_shows_its_ways_and_no_attacks() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13"), 1, 1, 1)
    say(t, "0 stay attack:2a use:ebbing-wave-style")
    seen = planned(t)
    assert [f"move:{goal}" for goal in seen["ways"]] + ["stay"] == menu(t)
    assert seen["from"] == {}
    assert "2a" in seen["threats"]["e13"]


@rule("SHO-56")
def test_an_enemy_in_range_behind_another_is_blocked_by_it() -> None:
    t = battle([Fighter("e13", cards="yumi")], [Fighter("e11"), Fighter("e10")])
    assert planned(t)["blocked"] == [{"target": "2b", "by": "e11"}]
    t.flags[0] |= BRACED
    assert planned(t)["blocked"] == []


@rule("SHO-56")
def test_a_corner_between_two_rocks_blocks() -> None:
    t = battle(
        [Fighter("e13", cards="yumi")], [Fighter("g11")], options={"scenery": "e12.f13.f11.g12"}
    )
    assert [each["target"] for each in planned(t)["blocked"]] == ["2a"]
    assert planned(t)["blocked"][0]["by"] in ("e12", "f13", "f11", "g12")


@rule("SHO-71")
def test_where_a_push_would_end_is_told() -> None:
    t = duel(Fighter("e13", "fire", "otsuchi"), Fighter("f13", "water"), 5, 5, 1)
    say(t, "0 stay attack:2a")
    assert planned(t)["pushes"] == ["f13", "g13", "h13"]
    say(t, "0 push:2")
    assert at(t, "2a") == "h13"
    assert planned(t)["pushes"] == []
