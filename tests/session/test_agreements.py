"""Manners at a table: pauses, giving up, bots for who is away, reminders, rematches."""

import random
from functools import partial

from scenes.sittings import Tableside, refused, two
from tatami.core.record import read, verify
from tatami.session import automatic, consent, deeds, seating, speaking
from tatami.session.views import clocks_shown


def test_a_pause_by_consent_stops_words_and_clocks() -> None:
    t = two(clock="1m+10s")
    seat = t.waited()
    t.pass_time(20)
    t.do(partial(consent.pause, seat=seat))
    assert not t.s.paused
    t.do(partial(consent.agree, seat=1 - seat, yes=True))
    assert t.s.paused
    t.pass_time(3600)
    assert clocks_shown(t.s, t.now)[seat].bank == 50_000
    with refused("paused"):
        t.say_anything(seat)
    t.do(partial(consent.resume, seat=1 - seat))
    t.say_anything(seat)
    with refused("not-paused"):
        t.do(partial(consent.resume, seat=0))


def test_whoever_gives_up_is_last_and_two_need_nobody_else() -> None:
    t = two()
    t.do(partial(consent.concede, seat=1))
    table = t.shown(0).table
    assert (table.status, table.ended, table.ranks, table.seed) == ("over", "conceded", [1, 2], "s")
    assert t.shown(0).asks == []
    record = read(t.folded().playing().record.text())
    verify(t.s.game, record)
    assert (record.given_up, record.result and record.result.ranks) == ([1], [1, 2])


def test_of_three_the_others_play_on_and_a_bot_takes_the_seat() -> None:
    t = Tableside("shitenno", "person", "person", "person")
    t.do(partial(consent.concede, seat=2))
    seat = t.shown(0).table.seats[2]
    assert (t.s.status(), seat.conceded, seat.bot) == ("playing", True, "greedy")
    with refused("conceded"):
        t.do(partial(seating.come_back, seat=2))
    t.do(partial(consent.concede, seat=0))
    assert t.shown(0).table.ranks == [2, 1, 3]
    verify(t.s.game, read(t.s.playing().record.text()))


def test_a_game_played_on_after_somebody_gave_up_has_the_ranks_of_its_rules() -> None:
    t, dice = Tableside("shitenno", "person", "person", "person"), random.Random(2)
    t.say(0, "general:honda")
    t.do(partial(consent.concede, seat=2))
    while t.s.status() != "over":
        seat = t.waited()
        word = dice.choice(t.s.playing().table.open_asks(seat)[0].options).text
        t.do(partial(speaking.say, seat=seat, texts=[word]))
    table, record = t.shown(0).table, read(t.s.playing().record.text())
    assert (table.ended, table.ranks) == ("played", t.s.game.ranks(verify(t.s.game, record)))
    assert record.given_up == [2]


def test_the_others_may_let_a_bot_play_for_somebody_who_is_away() -> None:
    t = Tableside("shitenno", "person", "person", "person")
    propose_a_bot(t, 0, absent=1)
    t.do(partial(consent.agree, seat=2, yes=True))
    assert t.last() == deeds.TakenOver(1, "greedy", "agreed")
    t.do(partial(seating.come_back, seat=1))
    propose_a_bot(t, 0, absent=1)
    t.do(partial(consent.agree, seat=1, yes=False))  # who is there says so
    assert not t.s.places[1].bot
    t.do(partial(seating.go_away, seat=1))
    assert t.s.places[1].away()


def test_a_bot_plays_for_somebody_where_the_others_are_away_as_well() -> None:
    t = Tableside("shitenno", "person", "person", "person", auto=False)
    propose_a_bot(t, 1, absent=0)
    t.pass_time(59)
    assert not t.s.places[0].bot
    t.pass_time(1)
    assert t.last() == deeds.TakenOver(0, "greedy", "agreed")


def test_between_two_a_bot_plays_for_somebody_who_keeps_silent_for_a_minute() -> None:
    t = two(clock="20m+30s")
    absent = t.waited()
    propose_a_bot(t, 1 - absent, absent)
    assert automatic.next_deadline(t.s) == t.now + 60_000
    t.pass_time(59)
    assert not t.s.places[absent].bot
    t.pass_time(1)
    assert t.last() == deeds.TakenOver(absent, "greedy", "agreed")


def test_who_declines_or_plays_needs_no_bot_and_is_not_asked_again_too_soon() -> None:
    t = two()
    absent = t.waited()
    propose_a_bot(t, 1 - absent, absent)
    t.do(partial(consent.agree, seat=1 - absent, yes=False))  # withdrawn, and asked again
    propose_a_bot(t, 1 - absent, absent)
    t.do(partial(consent.agree, seat=absent, yes=False))
    t.pass_time(299)
    with refused("spared"):
        propose_a_bot(t, 1 - absent, absent)
    t.pass_time(1)
    propose_a_bot(t, 1 - absent, absent)
    t.say_anything(absent)
    assert t.s.proposal is None
    with refused("spared"):
        propose_a_bot(t, 1 - absent, absent)


def test_silence_means_nothing_where_people_have_days_to_answer() -> None:
    t = two(clock="3d+12h")
    absent = t.waited()
    with refused("nobody-to-ask"):
        propose_a_bot(t, 1 - absent, absent)
    three = Tableside("shitenno", "person", "person", "person", clock="3d+12h")
    propose_a_bot(three, 1, absent=0)
    three.pass_time(3600)
    assert not three.s.places[0].bot
    three.do(partial(consent.agree, seat=2, yes=True))
    assert three.s.places[0].bot


def test_silence_means_nothing_in_a_pause() -> None:
    t = Tableside("shitenno", "person", "person", "person", auto=False)
    t.do(partial(consent.pause, seat=0))
    for seat in (1, 2):
        t.do(partial(consent.agree, seat=seat, yes=True))
    propose_a_bot(t, 1, absent=0)
    t.pass_time(3600)
    t.do(partial(consent.resume, seat=1))
    t.pass_time(59)
    assert not t.s.places[0].bot
    t.pass_time(1)
    assert t.s.places[0].bot


def test_silence_means_nothing_from_somebody_the_table_does_not_wait_for() -> None:
    t = Tableside("shitenno", "person", "person", "person", auto=False)
    propose_a_bot(t, 0, absent=1)
    t.pass_time(3600)
    assert not t.s.places[1].bot
    t.say(0, "general:honda")  # now it does
    t.pass_time(59)
    assert not t.s.places[1].bot
    t.pass_time(1)
    assert t.s.places[1].bot


def propose_a_bot(t: Tableside, seat: int, absent: int) -> None:
    t.do(lambda s: consent.replace(s, seat, absent, t.now))


def test_a_nudge_reminds_those_the_table_waits_for_now_and_then() -> None:
    t = two()
    waited = t.waited()
    t.do(lambda s: consent.nudge(s, 1 - waited, t.now))
    assert t.last() == deeds.Nudged(1 - waited, [waited])
    with refused("nudged-already"):
        t.do(lambda s: consent.nudge(s, 1 - waited, t.now))
    with refused("nobody-to-nudge"):
        t.do(lambda s: consent.nudge(s, waited, t.now))
    t.pass_time(31)
    t.do(lambda s: consent.nudge(s, 1 - waited, t.now))


def test_a_rematch_follows_once() -> None:
    t = two()
    with refused("not-over"):
        t.do(partial(seating.follow, match="n"))
    t.do(partial(consent.concede, seat=1))
    t.do(partial(seating.follow, match="n"))
    assert t.shown(0).table.rematch == "n"
    with refused("followed-already"):
        t.do(partial(seating.follow, match="o"))
