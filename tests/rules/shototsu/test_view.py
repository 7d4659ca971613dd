"""What a view tells for a board to draw, so that no board needs a rule (SHO-02 to 87)."""

import random

import pytest

from scenes.shototsu import (
    Fighter,
    asked,
    battle,
    brawl,
    built,
    duel,
    event,
    opened,
    planned,
    told,
    who,
    zone,
)
from table_talk import menu, rule, say
from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import NOWHERE, PLACES
from tatami.games.shototsu.frames import Activation
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.rules.honour import count_the_honour
from tatami.games.shototsu.table import BRACED, KNOWN, SOURCES, Shototsu
from tatami.games.shototsu.view import view

WORDS = SHOTOTSU.vocabulary.by_text


# -- the board and what was agreed -------------------------------------------------------------


@rule("SHO-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_camps_and_zone_are_told_by_seat(seats: int) -> None:
    t = opened(seats)
    seen = view(t, 0)
    assert seen["deployments"] == [
        [PLACES[place] for place in camp] for camp in t.ground.deployments[seats]
    ]
    assert seen["zone"] == zone(seen["board"])


@rule("SHO-44")
def test_the_steps_from_a_camp_are_those_of_the_shortest_way() -> None:
    t = opened(2)
    assert view(t, NOBODY)["steps_to"] == {"zone": 0, "relic": 0}
    for seat in (0, 1):
        steps = view(t, seat)["steps_to"]
        reached = dict.fromkeys(t.ground.deployments[2][seat], 0)
        for place in list(reached):
            edge = [place]
            while edge:
                here = edge.pop(0)
                for there in t.ground.neighbours[here]:
                    if reached.get(there, 99) > reached[here] + 1:
                        reached[there] = reached[here] + 1
                        edge.append(there)
        inside = [place for place, within in enumerate(t.ground.zone) if within]
        assert steps["zone"] == min(reached.get(place, 99) for place in inside)
        assert steps["relic"] == reached[t.ground.relic] - 1


@rule("SHO-80", "SHO-82", "SHO-87")
def test_the_options_in_force_are_told() -> None:
    plain = view(opened(2), 0)
    assert [plain[key] for key in ("samurai_each", "pooled", "hidden", "royale")] == [
        3, False, False, False,
    ]  # fmt: skip
    other = view(opened(6, points="pooled", builds="hidden", mode="battle-royale"), 0)
    assert [other[key] for key in ("samurai_each", "pooled", "hidden", "royale")] == [
        1, True, True, True,
    ]  # fmt: skip


@rule("SHO-03", "SHO-82")
def test_a_builder_sees_the_points_that_are_left() -> None:
    t = opened(2)
    assert view(t, 0)["points_left"] == 10
    assert view(t, NOBODY)["points_left"] == 0
    say(t, "0 patrol:own ring:earth-3 ring:water-2")
    assert view(t, 0)["points_left"] == 5
    assert view(t, 1)["points_left"] == 10
    say(t, "0 ring:air-2 ring:fire-2 prepare:crafting")
    assert view(t, 0)["points_left"] == 10  # of the next samurai
    pooled = opened(2, points="pooled")
    say(pooled, "0 patrol:own ring:earth-5")
    assert view(pooled, 0)["points_left"] == 25
    say(t, "1 patrol:balanced")
    done = built(2)
    assert view(done, 0)["points_left"] == 0


@rule("SHO-03")
def test_who_has_finished_building_has_no_points_left() -> None:
    t = opened(2)
    say(t, "0 patrol:balanced")
    assert view(t, 0)["points_left"] == 0
    assert view(t, 0)["phase"] == "build"


# -- the course of the game --------------------------------------------------------------------


@rule("SHO-05", "SHO-40", "SHO-63", "SHO-83")
def test_each_phase_of_a_game_is_named() -> None:
    t = opened(2, techniques="chosen", experience="on", turns="1")
    met = [view(t, 0)["phase"]]
    dice = random.Random(1)
    while t.asks:
        ask = dice.choice([ask for ask, given in zip(t.asks, t.given, strict=True) if not given])
        t.answer(ask.seat, dice.choice(ask.options))
        if view(t, 0)["phase"] != met[-1]:
            met.append(view(t, 0)["phase"])
    assert met == ["build", "gain", "deploy", "turn", "over"]


@rule("SHO-31", "SHO-40")
def test_everybodys_initiative_dice_are_told_ties_too() -> None:
    t = opened(2, samurai="1")
    assert view(t, 0)["initiative"] is None
    for seat in (0, 1):
        say(t, f"{seat} patrol:own ring:earth-5 ring:water-5 ring:air-0 ring:fire-0")
    t.loaded = (5, 0, 3)  # a 6 and then a 1 against a 4
    say(t, "0 prepare:espionage", "1 prepare:meditation")
    shown = view(t, 1)["initiative"]
    assert shown is not None
    first, *again = shown["rounds"]
    assert [roll["seat"] for roll in first] == [0, 1]
    assert (first[0]["dice"], first[0]["first"]) == ([6, 1], 1)
    for rolls in shown["rounds"]:
        for roll in rolls:
            hits = sum(die >= 4 for die in roll["dice"])
            assert roll["successes"] == hits + roll["bonus"]
    best = max(shown["rounds"][-1], key=lambda roll: roll["successes"])
    assert shown["winner"] == best["seat"]
    assert first[0]["bonus"] == 1
    assert again == []


@rule("SHO-40")
def test_who_is_tied_rolls_in_a_second_round() -> None:
    t = opened(2, samurai="1")
    for seat in (0, 1):
        say(t, f"{seat} patrol:own ring:earth-5 ring:water-5 ring:air-0 ring:fire-0")
    t.loaded = (3, 4, 0, 4)  # a 4 against a 5; then a 1 against a 5
    say(t, "0 prepare:meditation", "1 prepare:meditation")
    shown = view(t, 0)["initiative"]
    assert shown is not None
    assert [[roll["dice"] for roll in rolls] for rolls in shown["rounds"]] == [
        [[4], [5]], [[1], [5]],
    ]  # fmt: skip
    assert shown["winner"] == 1
    assert asked(t) == "1 SHO-40"
    assert not shown["settled"]
    say(t, "1 hand:p1")
    settled = view(t, 0)["initiative"]
    assert settled is not None
    assert settled["settled"]


@rule("SHO-60", "SHO-61")
def test_what_relic_and_zone_are_worth_now_is_told_for_every_seat() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    spaces = view(t, 0)["zone"]
    t.place[0] = PLACES.index(spaces[0])
    assert view(t, 0)["worth"] == [[0, 2], [0, 0]]
    t.place[1] = PLACES.index(spaces[1])
    t.bearer, t.relic = 1, NOWHERE
    assert view(t, 0)["worth"] == [[0, 1], [1, 1]]


@rule("SHO-60", "SHO-61", "SHO-62")
def test_honour_is_told_by_turn_seat_and_source_and_adds_up() -> None:
    t = SHOTOTSU.open(3, 4, {})
    assert isinstance(t, Shototsu)
    dice = random.Random(4)
    turns = 0
    while t.asks:
        ask = dice.choice([ask for ask, given in zip(t.asks, t.given, strict=True) if not given])
        t.answer(ask.seat, dice.choice(ask.options))
        seen = view(t, 0)
        turns = t.turn
        assert len(seen["tally"]) == turns
        for seat, player in enumerate(seen["players"]):
            won = [sum(turn[seat][i] for turn in seen["tally"]) for i in range(SOURCES)]
            assert won == player["honour"]
    assert turns > 1


# -- the fight -----------------------------------------------------------------------------


@rule("SHO-53", "SHO-54", "SHO-10")
def test_the_terms_of_a_fight_add_up_in_whole_games() -> None:
    met = set()
    for seed in range(4):
        t, dice = brawl(seed), random.Random(seed)
        while t.asks:
            fight = view(t, 0)["attack"]
            if fight is not None:
                needed = [term for term in fight["terms"] if term["of"] == "needed"]
                damage = [term for term in fight["terms"] if term["of"] == "damage"]
                assert sum(term["by"] for term in needed) == fight["needed"]
                assert sum(term["by"] for term in damage) == fight["damage"]
                met |= {term["why"] for term in fight["terms"]} - {"limit"}
                assert len(fight["dice"]) >= fight["first"]
            t.answer(t.asks[0].seat, dice.choice(t.asks[0].options))
    assert {"base", "water", "air", "fire", "earth"} <= met


@rule("SHO-53", "SHO-70")
def test_duels_that_were_won_are_terms_of_the_number_needed() -> None:
    mine = Fighter("e13", "air", "feigned-opening")
    theirs = Fighter("f13", "water", "slippery-maneuvers", calm=True)
    t = duel(mine, theirs, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1)
    say(t, "0 stay attack:2a use:feigned-opening", "1 use:slippery-maneuvers")
    fight = view(t, 1)["attack"]
    assert fight is not None
    assert [(term["why"], term["by"]) for term in fight["terms"] if term["of"] == "needed"] == [
        ("base", 4), ("water", 1), ("air", -1), ("slippery-maneuvers", 1), ("feigned-opening", -1),
    ]  # fmt: skip
    assert fight["needed"] == 4


@rule("SHO-54", "SHO-70")
def test_a_fight_tells_its_moment_and_its_sums() -> None:
    t = duel(Fighter("e13", "void", "sparrows-dive"), Fighter("f13", "air"), 1, 6, 6)
    assert view(t, 0)["attack"] is None
    say(t, "0 stay attack:2a")
    fight = planned(t)["attack"]
    assert fight is not None
    assert (fight["moment"], fight["successes"], fight["damage"], fight["left"]) == (
        "attack-rolled", 2, 2, 5,
    )  # fmt: skip
    assert (fight["first"], fight["rerolled"]) == (3, [])
    t.loaded = (3,)
    say(t, "0 reroll:1")
    fight = planned(t)["attack"]
    assert fight is not None
    assert (fight["dice"], fight["rerolled"]) == ([4, 6, 6], [0])
    t.loaded = (0, 1, 2)
    say(t, "0 use:sparrows-dive")
    fight = planned(t)["attack"]
    assert fight is None or fight["rerolled"] == [0, 1, 2]


@rule("SHO-11", "SHO-70")
def test_a_fight_tells_which_dice_explosions_added_also_when_some_are_set_aside() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), 6, 1, 5, 4)
    say(t, "0 stay attack:2a")
    fight = planned(t)["attack"]
    assert fight is not None
    assert (fight["dice"], fight["first"], fight["moment"]) == ([6, 1, 5, 4], 3, "attack-totalled")
    say(t, "0 use:striking-as-air store:1 pass")
    t2 = planned(t)["attack"]
    assert t2 is None or (t2["dice"], t2["first"]) == ([6, 5, 4], 2)


@rule("SHO-70")
def test_crimson_leaves_takes_the_damage_from_the_derivation() -> None:
    t = duel(
        Fighter("e13", "earth", "crimson-leaves-strike kaze-no-kami"),
        Fighter("f13", "air"),
        5,
        1,
        1,
    )
    say(t, "0 pass stay attack:2a")
    while asked(t) != "0 SHO-70-attack-hit":
        say(t, "0 pass")
    say(t, "0 use:crimson-leaves-strike")
    fight = planned(t)["attack"]
    assert fight is not None
    assert fight["damage"] == 0
    assert {"of": "damage", "why": "crimson-leaves-strike", "by": -2} in fight["terms"]


@rule("SHO-10")
def test_a_number_beyond_its_bounds_names_the_limit() -> None:
    t = duel(Fighter("e13", "earth", "kusari-gama"), Fighter("f13", "earth", calm=True))
    say(t, "0 stay attack:2a")
    t.flags[who(t, "2a")] |= BRACED
    fight = planned(t)["attack"]
    assert fight is not None
    total = sum(term["by"] for term in fight["terms"] if term["of"] == "damage")
    assert total == fight["damage"] == 0


@rule("SHO-54", "SHO-70", "SHO-72")
def test_a_prospect_tells_what_a_hit_deals_and_what_may_spoil_it() -> None:
    t = battle(
        [Fighter("e13", "fire")],
        [
            Fighter("f13", "water", "crescent-moon-style slippery-maneuvers jizo", calm=True),
            Fighter("f12", "earth", "lord-shibas-valor"),
        ],
    )
    first, second = planned(t)["prospects"]
    assert (first["dealt"], second["dealt"]) == (3, 2)
    assert first["spoilers"] == [
        "calm-mind", "jizo", "slippery-maneuvers", "crescent-moon-style", "lord-shibas-valor",
    ]  # fmt: skip
    assert second["spoilers"] == []
    for name in ("2a", "2b"):
        t.flags[who(t, name)] &= ~KNOWN
    assert planned(t)["prospects"][0]["spoilers"] == ["calm-mind"]


@rule("SHO-26", "SHO-72", "SHO-74")
def test_a_technique_tells_whether_it_is_ready_and_whether_it_is_used_up() -> None:
    t = duel(Fighter("e13", "fire", "feigned-opening megumi"), Fighter("f13"))

    def card() -> tuple[bool, bool]:
        (technique,) = view(t, 0)["samurai"][0]["techniques"]
        return technique["ready"], technique["used"]

    assert card() == (False, False)
    say(t, "0 bless:megumi")
    assert card() == (True, False)
    say(t, "0 stay attack:2a")
    while "use:feigned-opening" not in menu(t):
        say(t, "0 pass")
    say(t, "0 use:feigned-opening")
    assert card() == (True, True)


# -- events --------------------------------------------------------------------------------


@rule("SHO-73")
def test_a_duel_tells_the_dice_of_both() -> None:
    t = told(
        duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13"), 6, 1, 1, 4, 1, 2, 3, 1, 1, 1)
    )
    say(t, "0 stay attack:2a use:lightning-raid")
    happened = event(t, "duelled")
    assert happened["dice"] == ["die:6", "die:1", "die:1", "die:4"]
    assert happened["their_dice"] == ["die:1", "die:2", "die:3"]


@rule("SHO-70")
def test_who_is_called_forth_is_told_so() -> None:
    t = told(
        battle([Fighter("e13", "fire")], [Fighter("g13", "fire", "porcupine-style"), Fighter("a1")])
    )
    say(t, "0 move:f13")
    t.loaded = (0,) * 9
    say(t, "1 use:porcupine-style")
    assert event(t, "activated") == {"event": "activated", "samurai": "samurai:2a", "called": 1}


@rule("SHO-60")
def test_the_worth_told_is_what_the_end_of_an_activation_pays() -> None:
    t = battle([Fighter("e13")], [Fighter("a1")])
    t.place[0] = PLACES.index(view(t, 0)["zone"][0])
    t.bearer, t.relic = 0, NOWHERE
    worth = view(t, 0)["worth"][0]
    before = t.honour[:2]
    count_the_honour(t, Activation(0))
    assert [after - was for after, was in zip(t.honour[:2], before, strict=True)] == worth
