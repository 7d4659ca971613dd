"""What a view tells of icons still to be done, of what a choice takes, and of what it opens."""

import random
from typing import Final

from scenes.white_castle import effect, give, on, scene, send, tending, turn
from table_talk import menu, say
from tatami.core.words import Word
from tatami.games.white_castle.frames import Course, Doing, RivalTurn
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.printed import FIRST_ACTION, ROWS
from tatami.games.white_castle.sights import Todo
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.view import view
from tatami.games.white_castle.words import (
    CARD,
    COLOUR,
    DAIMYO_CARD,
    FAVOUR,
    FROM,
    LEVEL,
    PAIR,
    SOLO_CARD,
    VOCABULARY,
    YARD,
)

BY_TEXT: Final = VOCABULARY.by_text


def doing(t: WhiteCastle, *names: str) -> WhiteCastle:
    """A player does several icons, as those of a yard."""
    t.call(Doing(0, "WHI-40", tuple(effect(name) for name in names), "tiles", YARD[0]))
    t.advance()
    return t


def places(t: WhiteCastle) -> list[tuple[str, str]]:
    return [(group["from"], group["thing"]) for group in view(t, 0)["todo"]]


def rows(group: Todo) -> list[tuple[str, str]]:
    return [(undone["effect"], undone["row"]) for undone in group["effects"]]


# -- what is still to be done --------------------------------------------------------------------


def test_the_lantern_comes_before_the_room_and_icons_name_their_rows() -> None:
    t = scene()
    t.lanterns[0] = (t.actions[0],)  # a step of influence
    t.track[0] = 5
    t.bridges[0] = (6, 6, 6)
    give(t, 0, "seal 3 iron 5")
    say(turn(t), "0 take:coral-left place:steward-middle")
    assert places(t) == [("lantern", "lantern"), ("room", "steward-middle")]
    assert rows(view(t, 0)["todo"][1]) == [
        ("warrior-for-seal-1", "steward-middle-top"),
        ("lantern", "steward-middle-bottom"),
    ]


def test_no_card_of_the_castle_shows_an_icon_twice() -> None:
    for card in ROWS[:FIRST_ACTION]:
        shown = [effect.name for row in card for effect in row.effects]
        assert len(shown) == len(set(shown))


def test_a_row_of_the_domain_gives_before_its_card_acts() -> None:
    t = scene()
    give(t, 0, "coin 2 seal 5 food 7")
    send(t, 0, "gate", "gate", "gate", "gate", "gate")
    give(t, 0, "pearl 2")
    say(turn(t), "0 take:coral-right place:domain")
    assert places(t) == [("domain", "courtier"), ("card", "courtier")]
    assert rows(view(t, 0)["todo"][1]) == [("courtier", "")]


def test_what_lies_outside_in_a_yard_in_a_garden_and_with_the_daimyo_is_named() -> None:
    t = scene()
    give(t, 0, "coin 9 seal 5 iron 5 food 6 pearl 7")
    say(turn(t), "0 take:coral-right place:outside-left")
    assert places(t) == [("outside", "outside-left")]
    say(t, "0 do:gardener garden:coral-plant")
    assert places(t) == [("garden", "coral-plant")]
    send(t, 0, "diplomat")
    say(t, "0 do:courtier-for-coin-3 climb:second-daimyo favour:favour-3")
    assert places(t) == [("favour", "favour-3")]
    assert places(doing(scene(), "courtier")) == []
    assert places(on(t, "warrior"))[0] == ("favour", "favour-3")
    say(t, "0 yard:5")
    assert places(t)[0] == ("yard", "5")


def test_what_finds_no_room_is_told_before_it_is_lost() -> None:
    t = scene()
    give(t, 0, "seal 5 food 6 iron 7 pearl 7")
    doing(t, "seal-2", "food-3", "any-3", "courtier")
    undone = view(t, 0)["todo"][0]["effects"]
    assert {each["effect"]: (each["lost"], each["rule"]) for each in undone} == {
        "seal-2": (2, "WHI-28"),
        "food-3": (2, ""),
        "any-3": (2, ""),
        "courtier": (0, "WHI-48"),
    }
    costs = view(t, 0)["costs"]
    assert costs["do:food-3"] == costs["stop"] == {"food": -1}
    assert costs["trade:coin"] == {"seal": 1, "coin": -1}


# -- a courtier who meets a card -----------------------------------------------------------------


def test_a_card_that_a_courtier_meets_is_seen_while_its_room_is_empty() -> None:
    t = scene()
    give(t, 0, "pearl 2 coin 2")
    send(t, 0, "gate")
    doing(t, "courtier", "castle-light", "castle-any")
    assert view(t, 0)["met"] is None
    say(t, "0 do:courtier climb:gate-steward-left")
    seen = view(t, 0)
    assert seen["spaces"][0]["card"] == ""
    assert seen["met"] is not None
    assert seen["met"] == view(t, 1)["met"]
    assert (seen["met"]["space"], seen["met"]["card"]) == ("steward-left", "steward-2")
    assert [row["light"] for row in seen["met"]["rows"]] == [False, True, True]
    assert menu(t) == ["row:steward-left-middle", "row:steward-left-bottom"]
    assert [each["rule"] for each in seen["todo"][0]["effects"]] == ["", ""]


def test_a_card_that_has_left_its_room_names_no_row() -> None:
    t = scene()
    give(t, 0, "pearl 2 coin 2 seal 5 iron 7")
    send(t, 0, "gate")
    doing(t, "courtier")
    say(t, "0 do:courtier climb:gate-steward-right row:steward-right-top")
    assert t.rooms[2] == -1
    assert [rows(group) for group in view(t, 0)["todo"]] == [[("seal-1", ""), ("any-1", "")]]


def test_the_room_of_a_card_just_taken_promises_nothing_to_who_waits() -> None:
    t = scene()
    give(t, 0, "pearl 2 coin 9")
    send(t, 0, "gate")
    t.call(Course())
    t.advance()
    say(t, "0 take:coral-right place:outside-left do:courtier climb:gate-steward-left")
    assert t.asks[0].rule == "WHI-45"
    (place, *_) = view(t, 1)["prospects"]["white-right"]["places"]
    assert (place["place"], place["effects"], place["coins"]) == ("steward-left", [], 2)


# -- what a choice opens -------------------------------------------------------------------------


def test_an_icon_opens_what_it_asks_and_an_audience_the_climb() -> None:
    t = scene()
    give(t, 0, "coin 2 pearl 2 food 7 iron 1 seal 1")
    doing(t, "courtier", "gardener-for-seal-1", "warrior", "coin-2", "influence-1", "well")
    opens = view(t, 0)["opens"]
    assert opens["do:courtier"] == ["audience"]
    assert opens["audience"][-1] == "stop"
    assert opens["audience"][0] == "climb:gate-steward-left"
    assert len(opens["do:gardener-for-seal-1"]) == 6
    assert opens["do:warrior"] == ["yard:1"]
    assert opens["do:influence-1"] == []
    climb = "climb:gate-steward-left"
    assert opens[climb] == ["row:steward-left-middle", "row:steward-left-bottom"]
    say(t, "0 do:courtier")
    asked = view(t, 0)["opens"]
    assert [asked["audience"], asked[climb]] == [opens["audience"], opens[climb]]
    assert view(t, 0)["costs"]["audience"] == {"coin": 2}


def test_a_garden_opens_what_its_card_asks() -> None:
    t = scene()
    send(t, 0, "coral-plant", "coral-stone")
    give(t, 0, "coin 5")
    seen = view(tending(t, 0), 0)
    assert seen["opens"]["tend:coral-plant"] == ["audience"]
    assert seen["opens"]["tend:coral-stone"] == []
    assert seen["costs"]["tend:coral-plant"] == {"coin": 3}
    assert seen["costs"]["tend:coral-stone"] == seen["costs"]["stop"] == {"seal": -2}


def test_an_action_of_the_castle_and_a_climb_open_what_they_ask() -> None:
    tried = 0
    for seed in range(12):
        t, chance = WHITE_CASTLE.open(seats=2 + seed % 3, seed=seed), random.Random(seed)
        assert isinstance(t, WhiteCastle)
        while t.asks:
            seat, options = t.asks[0].seat, t.asks[0].options
            opens = view(t, seat)["opens"]
            for word in options:
                if word.text.startswith(("row:", "climb:")):
                    tried += led_to(t, [word], opens)
                if not word.text.startswith("do:castle"):
                    continue
                for text in opens.get(word.text, []):
                    if text.startswith("row:"):
                        tried += led_to(t, [word, BY_TEXT[text]], opens)
            t.answer(seat, chance.choice(options))
    assert tried > 9


def led_to(t: WhiteCastle, words: list[Word], opens: dict[str, list[str]]) -> bool:
    """Whether the last of these words is told to open anything; all of it is then asked."""
    told = opens.get(words[-1].text, [])
    trial = t.copy()
    for word in words:
        trial.answer(t.asks[0].seat, word)
    assert set(told) <= set(menu(trial))
    return told != []


# -- whose it is, and what it is called ------------------------------------------------------------


def test_a_die_tells_whose_it_is_and_a_known_solo_card_what_it_does() -> None:
    t = scene(1)
    give(t, 0, "coin 9")
    say(turn(t), "0 take:coral-right place:well")
    t.call(RivalTurn())
    t.advance()
    seen = view(t, 0)
    assert {die["clan"] for space in seen["spaces"] for die in space["dice"]} == {0, 1}
    assert seen["solo"] is not None
    known = [*seen["solo"]["shown"], *seen["solo"]["under"]]
    assert list(seen["solo"]["fronts"]) == known
    assert seen["solo"]["fronts"]["solo-1"] == ["courtier-gate", "climb-1"]


def test_yards_pairs_and_favours_share_their_names_with_nothing() -> None:
    verbs = {word.verb for word in VOCABULARY.words}
    verbs |= {CARD, COLOUR, DAIMYO_CARD, FROM, LEVEL, SOLO_CARD}
    for verb in (YARD, PAIR, FAVOUR):
        others = {word.thing for other in verbs if other is not verb for word in other.words}
        assert not others & {word.thing for word in verb.words}
