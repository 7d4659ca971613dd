"""Absence from slow games: holidays, votes to cancel, and what becomes of whose time is up."""

from functools import partial

import pytest

from scenes.sittings import Tableside, refused, two
from tatami.core.record import read, verify
from tatami.session import calling, consent, deeds, speaking
from tatami.session.commands import Cancel, Judge, TakeHoliday, act, decide
from tatami.session.deeds import Chatted
from tatami.session.views import clocks_shown, deeds_after

DAY = 86_400


def slow(**more: object) -> Tableside:
    """Two people with a bank of three days, and half a day for each answer."""
    return two(clock="3d+12h", **more)


def three() -> Tableside:
    """Three people in a slow game, and the first of them is waited for."""
    return Tableside("shitenno", "person", "person", "person", auto=False, clock="3d+12h")


def judge(t: Tableside, seat: int, of: int, verdict: str) -> None:
    t.do(lambda s: act(s, seat, Judge(client_id="1", of=of, verdict=verdict), t.now))  # type: ignore[arg-type]


def told(t: Tableside, viewer: int = -1) -> list[tuple[str, int]]:
    """What the log tells of what was done at the table."""
    return [(each.what, each.seat) for each in deeds_after(t.s, viewer, 0) if each.what != "sat"]


def out_of_time(t: Tableside) -> int:
    """Let the time of who is waited for run out."""
    late = t.waited()
    t.pass_time(3.6 * DAY)
    return late


def test_a_clock_stands_still_while_its_person_is_on_holiday() -> None:
    t = slow()
    seat = t.waited()
    until = t.now + 10 * DAY * 1000
    t.do(lambda s: decide(s, TakeHoliday(seat, until), f"p{seat}", t.now, t.now))
    assert t.shown(1 - seat).table.seats[seat].holiday == until
    assert told(t) == [("on-holiday", seat)]
    t.pass_time(9 * DAY)
    mine = clocks_shown(t.s, t.now)[seat]
    assert (mine.bank, mine.step, mine.running) == (3 * DAY * 1000, DAY * 500, False)
    t.pass_time(2 * DAY)  # it is over by itself, at its end
    assert told(t)[-1] == ("back-from-holiday", seat)
    assert (t.shown(0).table.seats[seat].holiday, t.s.clocks.since[seat]) == (0, t.now)
    assert t.folded().clocks.since == t.s.clocks.since


def test_who_is_on_holiday_may_play_and_comes_back_when_they_like() -> None:
    t = slow()
    seat = t.waited()
    t.do(partial(consent.holiday, seat=seat, until=t.now + DAY * 1000))
    t.say_anything(seat)
    with refused("nothing-due"):
        t.do(partial(consent.holiday, seat=seat, until=t.s.absence.holidays[seat]))
    t.do(partial(consent.holiday, seat=seat, until=0))
    assert clocks_shown(t.s, t.now)[seat].running
    with refused("nothing-due"):
        t.do(partial(consent.holiday, seat=seat, until=0))


@pytest.mark.parametrize("clock", ["20m+30s", "1m+10s"])
def test_there_are_no_holidays_in_live_games(clock: str) -> None:
    t = two(clock=clock)
    with refused("no-holidays"):
        t.do(partial(consent.holiday, seat=0, until=t.now + 1))


def test_nobody_is_replaced_reminded_or_called_on_holiday() -> None:
    t = two()  # no time is counted: silence would count as consent to a bot
    seat = t.waited()
    t.do(partial(consent.holiday, seat=seat, until=t.now + DAY * 1000))
    with refused("on-holiday"):
        t.do(partial(consent.replace, seat=1 - seat, absent=seat, now=t.now))
    with refused("nobody-to-nudge"):
        t.do(partial(consent.nudge, seat=1 - seat, now=t.now))
    assert calling.lasting(t.s) == []
    t.pass_time(DAY)
    assert [call.seat for call in calling.lasting(t.s)] == [seat]


def test_a_bot_proposed_before_does_not_come_in_a_holiday() -> None:
    t = two()
    seat = t.waited()
    t.do(partial(consent.replace, seat=1 - seat, absent=seat, now=t.now))
    t.do(partial(consent.holiday, seat=seat, until=t.now + DAY * 1000))
    t.pass_time(3600)
    assert not t.s.places[seat].bot


def test_all_together_may_cancel_a_game() -> None:
    t = three()
    t.do(lambda s: act(s, 0, Cancel(client_id="1"), t.now))
    t.do(partial(consent.agree, seat=1, yes=True))
    assert t.s.status() == "playing"
    t.do(partial(consent.agree, seat=2, yes=True))
    table = t.shown(1).table
    assert (table.status, table.ended, table.ranks, table.scores) == ("over", "cancelled", [], [])
    assert told(t)[-1] == ("cancelled", 0)
    assert t.folded().status() == "over"
    assert t.due() is None
    with refused("over"):
        t.do(partial(consent.cancel, seat=0))


def test_one_who_declines_keeps_the_game() -> None:
    t = three()
    t.do(partial(consent.cancel, seat=0))
    t.do(partial(consent.agree, seat=1, yes=False))
    assert (t.s.proposal, t.s.status()) == (None, "playing")


def test_whoever_plays_with_bots_alone_cancels_at_once() -> None:
    t = Tableside("shitenno", "person", "greedy", auto=False)
    t.do(partial(consent.cancel, seat=0))
    assert t.shown(0).table.ended == "cancelled"


def test_a_game_is_not_cancelled_behind_the_back_of_who_is_away() -> None:
    t = two()
    t.add(deeds.TakenOver(1, "greedy", "left"))
    with refused("nobody-to-ask"):
        t.do(partial(consent.cancel, seat=0))


def test_when_time_is_up_in_a_slow_game_the_others_choose() -> None:
    t = slow()
    late = out_of_time(t)
    (overdue,) = t.shown(1 - late).table.overdue
    assert (overdue.seat, overdue.wanted, overdue.verdicts) == (late, [1 - late], [])
    assert not t.s.places[late].bot
    assert told(t) == [("time-up", late)]
    call = next(call for call in calling.lasting(t.s) if call.reason == "late")
    assert (call.seat, call.by) == (1 - late, late)
    with refused("not-asked"):
        judge(t, late, late, "time")
    with refused("not-overdue"):
        judge(t, late, 1 - late, "bot")


@pytest.mark.parametrize(
    ("verdict", "status", "tells"),
    [
        ("bot", "playing", "taken-over"),
        ("time", "playing", "more-time"),
        ("claim", "over", "claimed"),
        ("cancel", "over", "cancelled"),
    ],
)
def test_what_the_other_chooses_is_done(verdict: str, status: str, tells: str) -> None:
    t = slow()
    late = out_of_time(t)
    judge(t, 1 - late, late, verdict)
    assert (t.s.status(), told(t)[-1]) == (status, (tells, late))
    assert t.shown(0).table.overdue == []
    assert (t.folded().status(), t.due()) == (status, None)


def test_a_claim_is_a_game_won() -> None:
    t = slow()
    late = out_of_time(t)
    judge(t, 1 - late, late, "claim")
    table = t.shown(0).table
    assert (table.ended, table.ranks[late], table.seats[late].conceded) == ("conceded", 2, True)
    verify(t.s.game, read(t.s.playing().record.text()))


def test_more_time_is_the_bank_anew() -> None:
    t = slow()
    late = out_of_time(t)
    judge(t, 1 - late, late, "time")
    clock = clocks_shown(t.s, t.now)[late]
    assert (clock.bank, clock.step, clock.running) == (3 * DAY * 1000, DAY * 500, True)
    t.pass_time(3.4 * DAY)
    assert t.s.absence.overdue == {}


def test_several_must_agree_and_may_change_their_mind() -> None:
    t = three()
    late = out_of_time(t)
    one, other = [seat for seat in range(3) if seat != late]
    judge(t, one, late, "claim")
    judge(t, other, late, "time")
    assert t.s.absence.overdue
    chosen = {each.seat: each.verdict for each in t.shown(late).table.overdue[0].verdicts}
    assert chosen == {one: "claim", other: "time"}
    judge(t, one, late, "time")
    assert told(t)[-1] == ("more-time", late)


def test_without_agreement_a_bot_plays_on_after_three_days() -> None:
    t = three()
    late = out_of_time(t)
    one, other = [seat for seat in range(3) if seat != late]
    judge(t, one, late, "claim")
    judge(t, other, late, "time")
    t.pass_time(2.9 * DAY)
    assert not t.s.places[late].bot
    t.pass_time(0.2 * DAY)
    assert (t.s.places[late].bot, told(t)[-1]) == ("greedy", ("taken-over", late))


def test_whoever_comes_back_before_that_plays_on() -> None:
    t = slow()
    late = out_of_time(t)
    t.pass_time(2 * DAY)
    t.say_anything(late)
    assert t.s.absence.overdue == {}
    assert clocks_shown(t.s, t.now)[late].bank == 3_600_000
    assert t.folded().clocks.banks == t.s.clocks.banks


def test_a_bot_plays_at_once_where_nobody_is_left_to_choose() -> None:
    t = slow()
    late = out_of_time(t)
    t.add(deeds.TakenOver(1 - late, "greedy", "left"))
    t.settle()
    assert t.s.places[late].bot


def test_in_a_pause_nobody_is_judged_by_silence() -> None:
    t = slow()
    late = out_of_time(t)
    t.add(deeds.Paused(late))
    t.pass_time(9 * DAY)
    assert late in t.s.absence.overdue
    assert not t.s.places[late].bot


def test_several_moves_are_prepared_each_for_its_turn() -> None:
    t, words = two(), ["general:ii"]
    seat = t.waited()
    other = 1 - seat
    for number in range(3):
        t.do(partial(speaking.queue, seat=other, texts=words, after=number))
    shown = t.shown(other)
    assert (shown.queue, shown.ahead) == (words, [words, words])
    assert (t.shown(seat).queue, t.shown(seat).ahead) == ([], [])
    t.do(partial(speaking.queue, seat=other, texts=[], after=1))
    assert t.shown(other).ahead == []
    t.do(partial(speaking.queue, seat=other, texts=["accept"], after=1))
    t.do(partial(speaking.queue, seat=other, texts=["refuse"], after=1))
    assert (t.shown(other).queue, t.shown(other).ahead) == (words, [["refuse"]])
    t.do(partial(speaking.queue, seat=other, texts=[]))
    assert (t.shown(other).queue, t.shown(other).ahead) == ([], [])
    with refused("too-many-words"):
        t.do(partial(speaking.queue, seat=other, texts=words, after=12))


def test_a_line_of_talk_changes_nothing_of_that() -> None:
    t = slow()
    late = out_of_time(t)
    t.add(Chatted(1 - late, "Bob", "table", -1, "Where are you?"))
    assert late in t.s.absence.overdue


def test_prepared_moves_are_said_turn_after_turn() -> None:
    played, turns = two(seed="7"), list[tuple[int, list[str]]]()
    while len(turns) < 6:
        seat = played.waited()
        word = played.s.playing().table.open_asks(seat)[0].options[0].text
        played.say(seat, word)
        if not turns or turns[-1][0] != seat:
            turns.append((seat, []))
        turns[-1][1].append(word)
    t, mine = two(seed="7"), turns[1][0]
    for number, (_, words) in enumerate(turns[1:4:2]):
        t.do(partial(speaking.queue, seat=mine, texts=words, after=number))
    for seat, words in turns[:4]:
        if seat != mine:
            t.say(seat, *words)
    said = [row.deed for row in t.log if isinstance(row.deed, deeds.Said)]
    queued = [word for each in said if each.how == "queued" for word in each.words]
    assert queued == turns[1][1] + turns[3][1]  # some of them one by one, after what was drawn
    assert (t.shown(mine).queue, t.shown(mine).ahead) == ([], [])
    assert t.folded().playing().marks == t.s.playing().marks


def test_a_move_for_the_next_turn_does_not_answer_in_this_one() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    t.do(partial(speaking.queue, seat=1, texts=["general:ii"]))
    t.do(partial(speaking.queue, seat=1, texts=["seal:2"], after=1))
    t.say(0, "general:honda")
    assert t.waited() == 1  # it is their turn still, with a question they could not foresee
    assert t.shown(1).queue == ["seal:2"]
    assert t.folded().places[1].rests


def test_a_move_that_cannot_be_said_takes_those_behind_it_along() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    t.do(partial(speaking.queue, seat=1, texts=["general:honda"]))
    t.do(partial(speaking.queue, seat=1, texts=["accept"], after=1))
    t.say(0, "general:honda")
    assert (t.shown(1).queue, t.shown(1).ahead) == ([], [])
