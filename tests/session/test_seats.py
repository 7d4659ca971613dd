"""Before the game a table gets more seats or fewer; and what is done at it is told to all."""

from functools import partial

import pytest

from scenes.sittings import Tableside, two
from tatami.core.game import BadSetup
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.session import consent, seating
from tatami.session.deeds import Laid, Placed
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog
from tatami.session.views import deeds_after


def laid(*seats: str) -> TableLog:
    game = GAMES["shitenno"]
    opened = Laid(game.name, game.version, game.chosen({}), list(seats), "s", "ann", clock="5m+10s")
    log = TableLog(Sitting(game, "m", opened, 1))
    log.add(opened, 1)
    log.add(seating.sit(log.sitting, "ann", "Ann", 0), 2)
    return log


def test_a_seat_more_is_taken_and_played_like_any_other() -> None:
    log = laid("", "")
    s = log.sitting
    rows = log.add(seating.resize(s, 4), 3).rows
    assert [place.kind() for place in s.places] == ["guest", "open", "open", "open"]
    log.add(seating.sit(s, "bob", "Bob", None), 4)
    for seat in (2, 3):
        log.add(Placed(seat, "random"), 5)
    log.add(seating.begin(s), 6)
    assert len(s.playing().record.seats) == 4
    assert len(s.clocks.banks) == 5
    assert rows[0].noticed_by == s.everybody()


def test_seats_go_from_the_end_but_nobody_is_sent_away() -> None:
    log = laid("", "", "random")
    s = log.sitting
    log.add(seating.resize(s, 2), 3)
    assert len(s.places) == 2
    assert s.noticing.seq(NOBODY) == s.noticing.seq(0) == 3
    log.add(seating.resize(s, 3), 4)
    assert s.places[2].kind() == "open"  # the bot went with its seat
    log.add(seating.sit(s, "cleo", "Cleo", 2), 5)
    with pytest.raises(Refused, match="seat-taken"):
        seating.resize(s, 2)
    for seats in (1, 5):
        with pytest.raises((BadSetup, Refused)):
            seating.resize(s, seats)


def test_no_seat_comes_once_the_game_has_begun() -> None:
    with pytest.raises(Refused, match="already-begun"):
        seating.resize(two().s, 3)


def told(t: Tableside, viewer: int = NOBODY, after: int = 0) -> list[tuple[str, int]]:
    return [(each.what, each.seat) for each in deeds_after(t.s, viewer, after)]


def test_the_log_tells_who_sat_down_paused_left_came_back_and_gave_up() -> None:
    t = two()
    assert told(t) == [("sat", 0), ("sat", 1)]
    known = t.s.noticing.seq(NOBODY)
    t.do(partial(consent.pause, seat=0))
    t.do(partial(consent.agree, seat=1, yes=True))
    t.do(partial(consent.resume, seat=1))
    t.do(partial(seating.go_away, seat=0))
    t.do(partial(seating.come_back, seat=0))
    t.do(partial(consent.concede, seat=1))
    whole = ["paused", "resumed", "taken-over", "came-back", "conceded"]
    assert [what for what, _ in told(t, after=known)] == whole
    over = deeds_after(t.s, 0, 0)[-3]
    assert (over.why, over.bot, over.seq) == ("left", "greedy", t.s.noticing.seq(0) - 2)
    assert told(t) == [(each.what, each.seat) for each in deeds_after(t.folded(), NOBODY, 0)]


def test_a_take_back_is_told_where_the_others_were_asked() -> None:
    t = Tableside("shitenno", "person", "person", "person", seed="order")
    for general in ("honda", "ii"):
        t.say(t.waited(), f"general:{general}")
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    assert told(t)[-1] == ("sat", 2)
    for seat in (1, 2):
        t.do(partial(consent.agree, seat=seat, yes=True))
    assert told(t)[-1] == ("took-back", 0)


def test_nobody_hears_of_what_one_takes_back_alone() -> None:
    t = Tableside("shitenno", "person", "random")
    t.say(0, "general:honda")
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    assert told(t) == [("sat", 0)]
