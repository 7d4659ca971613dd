"""A guide: whose table it is, how far its script has been followed, and which step comes now."""

import pytest

from tatami.core.guide import Guide

TEXT = """
seed = "tea for two"
seats = 2
seat = 0
bot = "random"
options = { cups = "two" }
before = ["1 bow:p1"]

[[step]]
name = "look"
look = ["pot"]

[[step]]
name = "pour"
do = ["pour:left", "pour:right"]
then = ["1 drink"]
sees = { "cups.0" = 1 }

[[step]]
name = "end"
"""
SCRIPT = [(1, "bow:p1"), (0, "pour:left"), (0, "pour:right"), (1, "drink")]


def test_a_guide_knows_its_own_table_by_seed_seats_and_options() -> None:
    guide = Guide(TEXT)
    assert guide.is_of("tea for two", 2, {"cups": "two", "cake": "no"})
    assert not guide.is_of("another", 2, {"cups": "two"})
    assert not guide.is_of("tea for two", 3, {"cups": "two"})
    assert not guide.is_of("tea for two", 2, {"cups": "three"})


def test_the_script_is_followed_until_somebody_says_anything_else() -> None:
    guide = Guide(TEXT)
    assert list(guide.script) == SCRIPT
    for said in range(len(SCRIPT)):
        assert guide.next_said(SCRIPT[:said]) == SCRIPT[said]
    assert guide.next_said(SCRIPT) is None
    assert guide.next_said([(1, "bow:p1"), (0, "pour:right")]) is None
    assert not guide.follows([(0, "bow:p1")])
    assert guide.follows([*SCRIPT, (0, "anything")])  # it is over, and was not left


def test_a_step_stands_until_its_words_are_said_and_the_last_ones_for_ever() -> None:
    guide = Guide(TEXT)
    names = [[step.name for step in guide.steps_at(words)] for words in range(6)]
    assert names == [[], ["look", "pour"], ["pour"], [], ["end"], ["end"]]
    pour = guide.steps[1]
    assert (pour.at, pour.do, pour.sees) == (1, ("pour:left", "pour:right"), {"cups.0": 1})


def test_a_field_that_no_step_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"look: unknown fields \['lok'\]"):
        Guide(TEXT.replace("look = [", "lok = ["))
