"""Who is called back to a table: once for each reason, and never with a secret."""

from functools import partial

from scenes.sittings import Tableside, two
from tatami.session import calling, consent, deeds
from tatami.session.calling import Call


def reasons(t: Tableside) -> list[tuple[str, int]]:
    return [(call.reason, call.seat) for call in calling.lasting(t.s)]


def test_whoever_is_waited_for_is_called_by_one_key_as_long_as_that_lasts() -> None:
    t = two()
    seat = t.waited()
    (call,) = calling.lasting(t.s)
    assert (call.reason, call.seat) == ("turn", seat)
    t.pass_time(3600)
    assert calling.lasting(t.s) == [call] == calling.lasting(t.folded())
    while t.waited() == seat:
        assert calling.lasting(t.s)[0].key("m") == call.key("m")  # it is one turn
        t.say_anything(seat)
    assert call.key("m") not in [each.key("m") for each in calling.lasting(t.s)]


def test_what_one_may_accept_is_an_offer_and_no_turn_besides() -> None:
    t = Tableside("shitenno", "person", "person", "person")
    for _ in range(200):
        if t.s.offered:
            break
        t.say_anything(t.waited())
    ((seat, word), since) = next(iter(t.s.offered.items()))
    assert word == "accept"
    assert calling.lasting(t.s) == [Call("offer", seat, since)]
    assert calling.lasting(t.folded()) == [Call("offer", seat, since)]


def test_nobody_is_called_in_a_pause_and_bots_never() -> None:
    t = two(clock="1m+10s")
    t.do(partial(consent.pause, seat=0))
    assert ("waits", 1) in reasons(t)  # to agree to it
    t.do(partial(consent.agree, seat=1, yes=True))
    assert reasons(t) == []
    alone = Tableside("shitenno", "greedy", "person")
    assert {seat for _, seat in reasons(alone)} <= {1}


def test_who_is_reminded_and_who_was_there_at_the_end_are_called() -> None:
    t = two()
    seat = t.waited()
    t.do(partial(consent.nudge, seat=1 - seat, now=t.now))
    assert calling.passing(t.s, deeds.Nudged(1 - seat, [seat])) == [
        Call("waits", seat, t.s.last, 1 - seat)
    ]
    assert calling.ended(t.s) == []
    t.do(partial(consent.concede, seat=0))
    assert [(call.reason, call.seat) for call in calling.ended(t.s)] == [("over", 0), ("over", 1)]
    assert calling.lasting(t.s) == []


def test_who_has_opened_a_table_is_called_when_somebody_comes() -> None:
    t = two()
    t.s.laid = deeds.Laid("shitenno", 1, {}, ["", ""], "s", t.s.places[0].who)
    came = deeds.Sat(1, t.s.places[1].who, "Ben", False)
    assert calling.passing(t.s, came) == [Call("waits", 0, t.s.last, 1)]
    assert calling.passing(t.s, deeds.Sat(0, t.s.places[0].who, "Ann", False)) == []
