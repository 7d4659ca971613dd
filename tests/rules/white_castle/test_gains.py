"""What a gain comes from (WHI-26, 29)."""

import random

import pytest

from scenes.white_castle import effect, scene, send, tending, turn, well_tiles
from table_talk import say
from tatami.games.white_castle.frames import Doing
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.laws import say_at_random


def test_a_gain_is_told_with_what_it_comes_from() -> None:
    """The lantern of the left end, then the well; at the end of a round the garden."""
    t = scene()
    well_tiles(t, "pearl-1", "iron-1")
    t.chronicle = []
    say(turn(t), "0 take:coral-left place:well")
    told = [event.plain() for event in t.chronicle]
    sources = [(event["event"], event.get("source")) for event in told]
    assert sources[:2] == [("placed", None), ("gained-coin", "from:lantern")]
    assert {source for _, source in sources[2:]} == {"from:well"}


@pytest.mark.parametrize(
    ("rules", "source"),
    [("WHI-14", "pair"), ("WHI-30", "room"), ("WHI-33", "domain"), ("WHI-25", "card")],
)
def test_icons_done_by_a_rule_come_from_its_place(rules: str, source: str) -> None:
    t = scene()
    t.chronicle = []
    t.call(Doing(0, rules, (effect("coin-2"),)))
    t.advance()
    assert t.chronicle[0].plain()["source"] == f"from:{source}"


def test_a_garden_tended_and_an_action_of_the_castle_give_too() -> None:
    t = scene()
    send(t, 0, "coral-stone")
    t.chronicle = []
    say(tending(t, 0), "0 tend:coral-stone")
    assert t.chronicle[-1].plain()["source"] == "from:garden"


def test_the_rival_gains_from_its_cards_its_difficulty_and_the_end_of_a_round() -> None:
    t = WHITE_CASTLE.open_true(1, "alone", {"difficulty": "hard"})
    dice = random.Random(2)
    while t.asks:
        say_at_random(t, dice.randrange)
    told = [event.plain() for event in t.chronicle or []]
    rival = {event.get("source") for event in told if event.get("seat") == "rival:rival"}
    assert rival >= {"from:solo", "from:difficulty", "from:round"}
