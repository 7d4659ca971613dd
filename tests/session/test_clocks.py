"""Clocks: banks and steps, the sand of the open floor, and bots for whose time is up."""

import random
from functools import partial

import pytest

from scenes.sittings import Tableside, refused, two
from tatami.core.words import NOBODY
from tatami.session import consent, deeds, seating, speaking
from tatami.session.clocks import setting
from tatami.session.views import clocks_shown


def test_how_a_clock_is_written() -> None:
    assert setting("20m+30s") == (1_200_000, 30_000)
    assert setting("3d+12h") == (259_200_000, 43_200_000)
    for bad in ("", "20m", "20m+", "x", "0s+0s", "99d+1s", "20m+30s "):
        assert setting(bad) is None
    kinds = [setting(text) for text in ("3d+12h", "5m+12h", "20m+30s", "none")]
    assert [clock and clock.live() for clock in kinds] == [False, False, True, False]
    assert [clock and clock.runs() for clock in kinds] == [True, True, True, False]


def test_the_time_of_an_answer_is_used_before_the_bank() -> None:
    t = two(clock="1m+10s")
    seat = t.waited()
    t.pass_time(8)
    mine = clocks_shown(t.s, t.now)[seat]
    assert (mine.bank, mine.step, mine.running) == (60_000, 2000, True)
    t.pass_time(22)
    mine, other = clocks_shown(t.s, t.now)[seat], clocks_shown(t.s, t.now)[1 - seat]
    assert (mine.bank, mine.step) == (40_000, 0)
    assert (other.bank, other.running) == (60_000, False)


def test_whoever_is_asked_again_at_once_has_the_time_for_an_answer_anew() -> None:
    t = two(clock="1m+10s")
    seat = t.waited()
    for bank in (60_000, 45_000):
        t.pass_time(8 if bank == 60_000 else 25)
        t.say_anything(seat)
        assert t.waited() == seat
        mine = clocks_shown(t.s, t.now)[seat]
        assert (mine.bank, mine.step) == (bank, 10_000)
    assert t.folded().clocks.since == t.s.clocks.since


def test_nobody_gains_time_by_taking_words_back_and_saying_them_again() -> None:
    t = two(clock="1m+10s")
    seat = t.waited()
    t.say_anything(seat)
    for left in (60_000, 54_000, 46_000):
        t.pass_time(8)
        t.do(partial(consent.take_back, seat=seat, whole_turn=False))
        t.say_anything(seat)
        assert clocks_shown(t.s, t.now)[seat].bank == left


@pytest.mark.parametrize("game", ["shitenno", "senji", "shototsu"])
def test_no_clock_tells_of_words_that_somebody_could_not_notice(game: str) -> None:
    t, dice = Tableside(game, *["person"] * 3, clock="3d+12h", seed=game), random.Random(3)
    unnoticed = 0
    while t.s.status() == "playing" and t.s.rows < 300:
        t.pass_time(1)
        before = clocks_shown(t.s, t.now)
        t.say_anything(dice.choice(t.s.waiting()), dice)
        if any(t.log[-1].noticed_by >> i & 1 == 0 for i in range(4)) and t.log[-1].noticed_by:
            unnoticed += 1
            assert clocks_shown(t.s, t.now) == before
    assert unnoticed > 3


def test_a_bot_takes_over_when_time_is_up_and_gives_the_seat_back() -> None:
    t = two(clock="1m+10s")
    seat = t.waited()
    t.pass_time(69)
    assert not t.s.places[seat].bot
    t.pass_time(1)
    assert t.last() == deeds.TakenOver(seat, "greedy", "time")
    assert t.shown(0).table.seats[seat].away
    with refused("taken-over"):
        t.say_anything(seat)
    t.do(partial(speaking.say, seat=seat, texts=[t.shown(seat).asks[0].options[0]]))
    t.do(partial(seating.come_back, seat=seat))
    assert not t.shown(0).table.seats[seat].away
    with refused("not-away"):
        t.do(partial(seating.come_back, seat=seat))


def test_nobody_comes_back_without_any_time_to_play_in() -> None:
    t = two(clock="1m+0s")
    seat = t.waited()
    t.do(partial(seating.go_away, seat=seat))
    t.do(partial(seating.come_back, seat=seat))
    t.pass_time(60)
    assert t.s.places[seat].bot
    with refused("no-time"):
        t.do(partial(seating.come_back, seat=seat))


def test_a_slow_clock_runs_for_days() -> None:
    t = two(clock="3d+12h")
    seat = t.waited()
    t.pass_time(3.4 * 86_400)
    assert not t.s.places[seat].bot
    assert seat not in t.s.absence.overdue
    t.pass_time(0.2 * 86_400)
    assert seat in t.s.absence.overdue


def test_a_clock_that_goes_backwards_takes_nobodys_time() -> None:
    t = two(clock="1m+10s")
    t.now -= 3_600_000
    t.settle()
    assert clocks_shown(t.s, t.now)[t.waited()].bank == 60_000


def test_the_sand_ends_the_open_floor() -> None:
    t, dice = Tableside("senji", "person", "person", "person", clock="20m+30s"), random.Random(3)
    while not t.s.floor_is_open():
        t.say_anything(t.waited(), dice)
    sand = clocks_shown(t.s, t.now)[-1]
    assert (sand.seat, sand.bank, sand.running) == (NOBODY, 240_000, True)
    assert not clocks_shown(t.s, t.now)[0].running
    t.pass_time(200)
    t.do(partial(consent.pause, seat=0))
    for seat in (1, 2):
        t.do(partial(consent.agree, seat=seat, yes=True))
    t.pass_time(3600)
    t.do(partial(consent.resume, seat=1))
    assert clocks_shown(t.s, t.now)[-1].bank == 40_000  # a pause does not turn it
    t.pass_time(39)
    assert t.s.floor_is_open()
    t.pass_time(1)
    assert deeds.Said(NOBODY, ["time"]) in [row.deed for row in t.log]
    assert not t.s.floor_is_open()


def test_time_without_a_server_is_nobodys() -> None:
    t = Tableside("shitenno", "person", "person", auto=False, clock="1m+10s")
    t.pass_time(20)
    seat = t.waited()
    t.now += 3_600_000
    t.add(deeds.Awoken())
    assert t.s.clocks.left(seat, t.now) == (60_000, 10_000)
    assert not t.shown(0).table.seats[seat].away
    t.pass_time(71)
    assert t.shown(0).table.seats[seat].away


def test_a_table_has_no_clock_unless_one_is_chosen() -> None:
    assert two().shown(0).table.clock == "none"
