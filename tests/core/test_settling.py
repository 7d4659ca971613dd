"""Settling: playing on as the advice likes, to the next quiet moment or to the end."""

import pytest

from scenes.tea import BOWL, READY, Tea, served
from table_talk import say
from tatami.core.advice import Advice
from tatami.core.settling import MOST_ON_THE_FLOOR, Settling
from tatami.core.table import Table
from tatami.core.words import NOBODY


def sips(t: Table, seat: int) -> float:
    assert isinstance(t, Tea)
    return float(t.sips)


def on_the_floor(t: Table) -> int:
    return 1 if t.free else 0


def rest_of(quiet: object = None, usual: object = None) -> Settling:
    advice = Advice(sips)
    advice.quiet, advice.usual = quiet, usual  # type: ignore[assignment]
    return Settling(advice, 1)


def test_without_quiet_moments_nothing_is_said() -> None:
    t = served()
    rest_of().settle(t, 0)
    assert t.asks[0].options == [BOWL[0], BOWL[1]]


def test_it_stops_at_another_quiet_moment() -> None:
    t = served(3)
    rest_of(on_the_floor).settle(t, 0)
    assert t.free
    rest_of(on_the_floor).settle(t, 1)
    assert (t.free, t.asks[0].rule) == (False, "TEA-03")


def test_it_ends_with_the_game_and_says_what_is_liked() -> None:
    t = served()
    rest_of(lambda _: NOBODY).settle(t, 0)
    assert (t.asks, t.sips) == ([], 2)


def test_on_the_floor_the_usual_is_said_in_turn_and_the_clock_ends_it() -> None:
    t = served(3)
    say(t, "0 bowl:red", "1 bowl:red", "2 bowl:red")
    rest = rest_of(usual=lambda _, __: READY)
    rest.begin(0)
    assert t.asks[rest.next_ask(t)].seat == 1
    rest.floor = MOST_ON_THE_FLOOR
    assert t.asks[rest.next_ask(t)].seat == NOBODY
    rest.floor = 0
    rest.play_out(t, 3)
    assert not t.free


def test_a_table_that_waits_for_nobody_has_no_next_question() -> None:
    t = served()
    t.given = [BOWL[0], BOWL[1]]
    with pytest.raises(LookupError):
        rest_of().next_ask(t)
