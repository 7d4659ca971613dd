"""Consent: what nobody can have with an empty seat, an ended game or a table at rest."""

from functools import partial

import pytest

from scenes.sittings import Tableside, refused, two
from tatami.session import automatic, consent


def test_no_bot_is_asked_while_the_table_rests() -> None:
    t = Tableside("shitenno", "person", "greedy", auto=False)
    if t.waited() == 0:
        t.say_anything(0)
    assert automatic.asked_bots(t.s) == [1]
    t.do(partial(consent.pause, seat=0))
    assert t.s.paused
    with refused("paused"):
        t.do(partial(consent.pause, seat=0))
    assert automatic.asked_bots(t.s) == []
    t.do(partial(consent.resume, seat=0))
    assert automatic.asked_bots(t.s) == [1]


@pytest.mark.parametrize("absent", [0, 3, 4, -1])
def test_a_bot_is_proposed_only_for_another_seat_where_a_person_plays(absent: int) -> None:
    t = Tableside("shitenno", "person", "person", "person", "greedy")
    with refused("no-such-seat"):
        t.do(partial(consent.replace, seat=0, absent=absent, now=t.now))
    assert t.s.proposal is None
    t.do(partial(consent.replace, seat=0, absent=1, now=t.now))
    assert t.s.proposal is not None


def test_nobody_gives_up_a_game_that_is_over() -> None:
    t = two()
    t.do(partial(consent.concede, seat=1))
    assert t.s.status() == "over"
    with refused("over"):
        t.do(partial(consent.concede, seat=0))
    assert t.shown(0).table.ranks == [1, 2]


def test_nobody_gives_up_twice() -> None:
    t = Tableside("shitenno", "person", "person", "person")
    t.do(partial(consent.concede, seat=2))
    with refused("conceded"):
        t.do(partial(consent.concede, seat=2))
    assert t.s.playing().record.given_up == [2]
