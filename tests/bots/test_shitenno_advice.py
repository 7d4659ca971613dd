"""Shitennō's advice, tried on tables in the middle of a rule."""

from scenes.shitenno import sharing, stand
from tatami.core.words import Word
from tatami.games.shitenno.advice import TILE_WORTH, chances, prospects, value, worth_of
from tatami.games.shitenno.frames import Sharing
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import LAY_EXCHANGE, LAY_PLUS_ONE, VOCABULARY


def word(text: str) -> Word:
    return VOCABULARY.by_text[text]


def hoped_for(t: Shitenno, seat: int) -> float:
    """What the sharing is worth to a seat."""
    s = t.nearest(Sharing)
    assert s is not None
    return prospects(t, s, seat)


def test_who_splits_hopes_for_no_more_than_the_worse_of_two_lots() -> None:
    """Cards are named lowest kinds first, so what has been passed over stays in the other lot."""
    t = sharing(seats=2, titles=("daimyo", "shomyo"))
    splits, chooses = t.asks[0].seat, 1 - t.asks[0].seat
    at_first = hoped_for(t, splits)
    highest = max(each.arg for each in t.asks[0].options if each.verb.name == "take")
    t.answer(splits, next(each for each in t.asks[0].options if each.arg == highest))
    assert hoped_for(t, splits) < at_first  # the richest card alone is no even lot
    assert hoped_for(t, splits) < hoped_for(t, chooses)


def test_each_bonus_tile_has_a_worth_of_its_own() -> None:
    laid = [worth_of(kind) for kind in (LAY_EXCHANGE, LAY_PLUS_ONE)]
    assert laid == [TILE_WORTH["exchange"], TILE_WORTH["plus-one"]]
    assert laid[0] > laid[1]


def test_who_holds_a_province_is_ahead_of_who_holds_none() -> None:
    t = sharing(seats=2, titles=("daimyo", "shomyo"))
    before = value(t, 0), value(t, 1)
    stand(t, "kanto", 0, 0)
    assert value(t, 0) > before[0]
    assert value(t, 1) < before[1]


def test_who_is_ahead_is_the_likelier_to_win() -> None:
    t = sharing(seats=2, titles=("daimyo", "shomyo"))
    stand(t, "kanto", 0, 0)
    first, second = chances(t)
    assert first > second
    assert abs(first + second - 1) < 1e-9
