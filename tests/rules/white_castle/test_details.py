"""What a choice costs, holds or brings is told with it."""

import random

import pytest

from scenes.white_castle import (
    cards,
    effect,
    end_of_round,
    give,
    lies,
    on,
    scene,
    send,
    tending,
    turn,
)
from table_talk import say, word
from tatami.games.white_castle.details import details
from tatami.games.white_castle.frames import Doing, RivalEnters, RivalPlants
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.table import WhiteCastle
from tatami.laws import say_at_random
from tatami.texts.talk import Talk

TALK = Talk(WHITE_CASTLE, "en")


def told(t: WhiteCastle, text: str) -> str:
    """What is told of a choice of the open question."""
    return TALK.details(details(t, t.asks[0]).get(word(t, t.asks[0].seat, text), ()))


def doing(t: WhiteCastle, *names: str) -> None:
    """A player does several icons, as those of a room."""
    t.call(Doing(0, "WHI-30", tuple(effect(name) for name in names)))
    t.advance()


def test_a_pair_tells_what_it_gives_its_lantern_and_its_action() -> None:
    t = WHITE_CASTLE.open(2, 3)
    told_of = [TALK.details(each) for each in details(t, t.asks[0]).values()]  # type: ignore[arg-type]
    assert len(told_of) == 3
    assert all(text.startswith("gives ") for text in told_of)
    assert all("; your lantern gives " in text for text in told_of)
    assert all("; your domain does " in text for text in told_of)


def test_a_die_tells_its_value_and_the_left_one_its_lantern() -> None:
    t = turn(scene())
    assert told(t, "take:coral-left") == "value 1; your lantern gives 1 coin"
    assert told(t, "take:coral-right") == "value 6"


def test_a_space_tells_its_coins_and_what_the_die_does_there() -> None:
    t = turn(scene(3))
    give(t, 0, "coin 5")
    lies(t, "outside-left", "white", 6)
    say(t, "0 take:coral-right")
    assert told(t, "place:steward-middle").startswith("gain 3 coins; ")
    assert told(t, "place:outside-left") == (
        "no coins gained or paid; one of: Gardener action, Courtier action"
    )
    assert told(t, "place:well").startswith("gain 5 coins; 1 seal, ")
    assert told(t, "place:domain").startswith("no coins gained or paid; gives 1 food, then ")


def test_a_low_die_on_the_domain_tells_the_coins_it_costs() -> None:
    t = turn(scene())
    give(t, 0, "coin 5")
    say(t, "0 take:white-left")
    assert told(t, "place:domain").startswith("costs 5 coins; gives 1 mother-of-pearl, then ")


def test_a_garden_tells_its_price_its_action_and_its_points() -> None:
    t = scene()
    give(t, 0, "food 7")
    on(t, "gardener")
    assert told(t, "garden:coral-plant") == (
        "costs 4 food; Courtier action for 3 coins; 7 points at the end"
    )


def test_a_yard_tells_its_price_its_tiles_and_what_a_warrior_counts() -> None:
    t = scene()
    give(t, 0, "iron 7")
    send(t, 0, "steward", "daimyo")
    on(t, "warrior")
    assert told(t, "yard:5") == (
        "costs 5 iron; Castle action next to a black tile, 2 steps of influence; "
        "counts 2 × your courtiers inside, now 4"
    )


def test_rows_of_the_castle_and_of_the_domain_tell_their_icons() -> None:
    t = on(scene(), "castle-any")
    assert all(TALK.details(each) for each in details(t, t.asks[0]).values())
    assert len(details(t, t.asks[0])) == len(t.asks[0].options)
    t = on(scene(), "domain")
    assert told(t, "domain:gardener").startswith("gives 1 iron, then ")


def test_a_climb_tells_its_points_and_the_light_actions_it_leads_to() -> None:
    t = scene()
    give(t, 0, "pearl 5 coin 2")
    send(t, 0, "gate", "5")
    on(t, "courtier")
    assert told(t, "audience") == "1 point at the end"
    climb = told(t, "climb:gate-steward-left")
    assert climb.startswith("4 points at the end; light action: ")  # 2 more, and a warrior's 2
    assert climb.count("light action") == 2
    t.decks[2] = ()
    assert told(t, "climb:gate-diplomat-left").endswith(
        "no card left in the deck: this one stays, and you keep yours"
    )
    say(t, "0 climb:gate-steward-left")
    light = [TALK.details(each) for each in details(t, t.asks[0]).values()]
    assert f"light action: {light[0]}" in climb


def test_a_climb_to_the_daimyo_tells_lantern_and_free_favours() -> None:
    t = scene()
    give(t, 0, "pearl 2")
    send(t, 0, "diplomat")
    t.favours = (1, -1, -1)
    on(t, "courtier")
    assert told(t, "climb:second-daimyo") == (
        "4 points at the end; your lantern gives 1 coin; "
        "free favour: 2 clan points; free favour: 2 seals"
    )
    say(t, "0 climb:second-daimyo")
    assert told(t, "favour:favour-3") == "2 seals"


def test_an_icon_tells_what_it_opens_costs_or_loses() -> None:
    t = scene()
    give(t, 0, "food 6 iron 3 seal 1 coin 2")
    t.actions[0] = cards("steward-5")[0]
    on(t, "courtier-or-warrior-or-gardener")
    assert told(t, "do:courtier") == (
        "audience 2 coins, climb 2 mother-of-pearl for one floor or 5 for two"
    )
    assert told(t, "do:warrior") == "yards from 1 iron; you have 3"
    assert told(t, "do:gardener") == "gardens from 1 food; you have 6"


def test_a_gate_on_the_way_and_what_finds_no_room_are_told() -> None:
    t = scene()
    give(t, 0, "seal 2 food 6 coin 2")
    t.track[0] = 5
    doing(t, "influence-2", "food-2", "lantern", "well", "any-1", "courtier", "domain")
    assert told(t, "do:influence-2") == "the new season at space 6 costs 1 seal"
    assert told(t, "do:food-2") == "no room: 1 lost"
    assert told(t, "do:lantern") == "your lantern gives 1 coin"
    assert told(t, "do:well").startswith("1 seal, ")
    assert told(t, "do:any-1") == ""
    assert told(t, "do:domain") == ""
    say(t, "0 do:influence-2")
    assert told(t, "cross") == "costs 1 seal; the season counts 3 points at the end"
    assert told(t, "stay") == "2 steps are lost"
    say(t, "0 stay do:any-1")
    assert told(t, "gain:food") == "you have 6 of 7"


def test_no_gate_and_enough_room_need_no_word() -> None:
    t = scene()
    give(t, 0, "coin 2")
    doing(t, "influence-2", "food-2", "courtier")
    assert told(t, "do:influence-2") == told(t, "do:food-2") == ""


def test_stopping_tells_what_is_given_up_by_it() -> None:
    t = scene()
    give(t, 0, "coin 2 seal 5")
    doing(t, "influence-1", "well", "courtier", "seal-1", "warrior")
    assert told(t, "stop") == "you do without: 1 step of influence, The well, Courtier action"
    t = scene()
    give(t, 0, "coin 2")
    doing(t, "food-2", "seal-1", "courtier")
    assert told(t, "stop") == "you still take: 2 food, 1 seal; you do without: Courtier action"
    t = scene()
    send(t, 0, "coral-stone", "black-stone")
    tending(t, 0)
    assert told(t, "stop") == (
        "you still take: Stone garden under the coral bridge; "
        "you do without: Stone garden under the black bridge"
    )
    assert told(t, "tend:coral-stone") == "2 seals"


def test_the_last_trade_gives_nothing_up() -> None:
    t = scene()
    give(t, 0, "seal 2")
    end_of_round(t, 3)
    assert told(t, "stop") == ""


def test_what_is_chosen_for_the_rival_tells_its_points_and_the_card_that_leaves() -> None:
    t = scene(1)
    t.call(RivalPlants((0, 1)))
    t.advance()
    assert told(t, "garden:coral-plant") == "7 points at the end"
    t = scene(1)
    t.call(RivalEnters(1))
    t.advance()
    assert told(t, "room:steward-left").count("; ") == 2


@pytest.mark.parametrize("seats", [1, 4])
def test_every_choice_but_trades_is_explained_or_explains_itself(seats: int) -> None:
    t = WHITE_CASTLE.open(seats, 11, {"promo": "on"})
    dice = random.Random(4)
    plain = {"trade", "do", "stop"}
    while t.asks:
        known = details(t, t.asks[0])  # type: ignore[arg-type]
        for option in t.asks[0].options:
            assert option in known or option.verb.name in plain
        say_at_random(t, dice.randrange)
