"""A table of people and bots: its log, who notices what, taking back, what happens by itself."""

import random
from functools import partial

import pytest

from scenes.sittings import Tableside, refused, two
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.session import consent, deeds, seating, speaking
from tatami.session.sitting import Sitting, stamp
from tatami.session.table_log import TableLog
from tatami.session.views import chat_after, clocks_shown, events_after

# -- the log ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["shitenno", "senji", "white_castle", "shototsu"])
def test_folding_the_log_gives_the_same_table_to_every_viewer(game: str) -> None:
    seats = 3 if game == "senji" else 2
    t, dice = Tableside(game, *["person"] * seats, clock="20m+30s"), random.Random(5)
    for _ in range(120):
        if t.s.status() == "over":
            break
        t.pass_time(dice.random() * 5)
        t.say_anything(t.waited(), dice)
        if dice.random() < 0.1:
            t.do(partial(speaking.chat, seat=0, name="", room="table", to=-1, text="Hm."))
    again = t.folded()
    for viewer in t.s.viewers():
        assert TableLog(again).face(viewer) == t.table_log.face(viewer)
        assert events_after(again, viewer, 3) == events_after(t.s, viewer, 3)
        assert chat_after(again, viewer, 0) == chat_after(t.s, viewer, 0)
    assert clocks_shown(again, t.now) == clocks_shown(t.s, t.now)
    assert again.noticing.asked == t.s.noticing.asked


def test_a_whole_game_is_over_with_ranks_and_its_seed() -> None:
    t, dice = Tableside("shitenno", "person", "person"), random.Random(2)
    assert t.shown(0).table.seed == ""
    while t.s.status() != "over":
        t.say_anything(t.waited(), dice)
    table = t.shown(NOBODY).table
    assert (sorted(table.ranks), table.seed, table.ended) == ([1, 2], "s", "played")
    with refused("over"):
        t.say(0, "pass")


def test_times_are_kept_in_the_form_of_records() -> None:
    assert stamp(1_700_000_000_123) == "2023-11-14T22:13:20.123Z"


def test_words_are_said_in_one_breath_or_not_at_all() -> None:
    t = two()
    tairo = t.waited()
    before = t.table_log.face(tairo)
    with refused("illegal") as error:
        t.say(tairo, t.shown(tairo).asks[0].options[0], "accept")
    assert (error.value.rule, error.value.word) == ("SHI-14", "accept")
    assert t.table_log.face(tairo) == before
    with refused("no-such-word"):
        t.say(tairo, "dance")
    with refused("not-asked"):
        t.say(1 - tairo, "accept")


# -- who notices what ---------------------------------------------------------------------------


def test_what_a_seat_composes_in_secret_moves_nobody_elses_number() -> None:
    t, dice = Tableside("shitenno", "person", "person", seed="e"), random.Random(4)
    hidden = 0
    while t.s.status() != "over":
        seat = t.waited()
        before = [t.s.noticing.seq(viewer) for viewer in t.s.viewers()]
        faces = [t.table_log.face(viewer) for viewer in t.s.viewers()]
        rows = t.s.rows
        t.say_anything(seat, dice)
        for viewer in (1 - seat, NOBODY):
            if t.table_log.face(viewer) == faces[viewer] and t.s.rows == rows + 1:
                assert t.s.noticing.seq(viewer) == before[viewer]
                hidden += 1
        assert t.s.noticing.seq(seat) > before[seat]
    assert hidden > 5


def test_a_word_and_what_follows_from_it_are_one_change() -> None:
    t = Tableside("shitenno", "person", "person")
    t.say(0, "general:honda")
    t.say(1, "general:ii")
    before, rows = [t.s.noticing.seq(viewer) for viewer in t.s.viewers()], t.s.rows
    t.say(t.waited(), "seal:2")
    assert t.s.rows == rows + 2  # the other seal is forced
    for viewer, seq in zip(t.s.viewers(), before, strict=True):
        assert t.s.noticing.seq(viewer) == seq + 1
        assert {event.seq for event in events_after(t.s, viewer, seq)[1]} == {seq + 1}
        assert events_after(t.s, viewer, seq + 1)[1] == []
    t.do(partial(speaking.chat, seat=0, name="", room="private", to=1, text="Hm."))
    t.pass_time(1)
    assert t.s.noticing.row_at(NOBODY, t.s.noticing.seq(NOBODY)) == t.s.rows


def test_a_menu_makes_words_stale_only_when_it_changes() -> None:
    t = Tableside("shototsu", "person", "person", auto=False)
    while len(t.s.waiting()) < 2:
        t.say_anything(t.waited())
    chosen = t.s.noticing.seq(0)
    t.do(partial(speaking.chat, seat=1, name="", room="table", to=-1, text="Hurry!"))
    assert t.s.noticing.asked[0] <= chosen
    t.say_anything(0)
    assert t.s.noticing.asked[0] > chosen


def on_the_floor() -> Tableside:
    """Three families, Mask, Fan and Lotus, begin to negotiate."""
    t = Tableside("senji", "person", "person", "person", auto=False, seed="a")
    dice = random.Random(3)
    while not t.s.floor_is_open():
        t.say_anything(t.waited(), dice)
    return t


def test_an_answer_to_an_offer_is_stale_once_another_has_taken_its_place() -> None:
    t = on_the_floor()
    t.say(0, "to:fan", "give:mask-family-1a", "send")
    seq, asks = t.s.noticing.seq(1), t.shown(1).asks
    assert "accept:mask" in asks[0].options
    t.say(0, "withdraw:fan", "to:fan", "give:mask-family-1a", "want:fan-family-3a", "send")
    assert t.shown(1).asks[0].options == asks[0].options  # the words are the same for both
    assert t.s.noticing.seq_at(1, t.s.noticing.asked[1]) > seq


def test_what_everybody_is_told_of_others_on_the_open_floor_makes_no_word_stale() -> None:
    t = on_the_floor()
    seq, asked = t.s.noticing.seq(1), t.s.noticing.asked[1]
    t.say(0, "bid:sabre-family-3a", "stake:mask-family-1a", "enough", "ready")
    t.say(2, "to:mask", "give:lotus-support-1a", "send")
    assert t.s.noticing.seq(1) > seq
    assert t.s.noticing.asked[1] == asked


def test_private_talk_is_heard_by_two_and_spectators_are_apart() -> None:
    t = Tableside("senji", "person", "person", "person")
    say = partial(speaking.chat, name="Zoe", to=-1)
    t.do(partial(say, seat=0, room="private", to=1, text="Shall we?"))
    t.do(partial(say, seat=NOBODY, room="spectators", text="They  plot\n"))
    t.do(partial(say, seat=2, room="table", text="Hello"))
    heard = [[line.text for line in chat_after(t.s, viewer, 0)] for viewer in t.s.viewers()]
    assert heard == [
        ["Shall we?", "Hello"],
        ["Shall we?", "Hello"],
        ["Hello"],
        ["They plot", "Hello"],
    ]
    assert [t.s.noticing.seq(viewer) - t.s.noticing.seq(2) for viewer in t.s.viewers()] == [
        1,
        1,
        0,
        1,
    ]
    with refused("not-your-room"):
        t.do(partial(say, seat=NOBODY, room="table", text="Boo"))
    with refused("not-your-room"):
        t.do(partial(say, seat=1, room="spectators", text="Boo"))
    with refused("no-such-seat"):
        t.do(partial(say, seat=1, room="private", to=1, text="Me?"))


def test_private_talk_is_not_given_on_with_the_seat() -> None:
    laid = deeds.Laid("shitenno", 1, {}, ["", ""], "s", "host")
    log = TableLog(Sitting(GAMES["shitenno"], "m", laid, 1))
    for deed in (
        laid,
        deeds.Sat(0, "ann", "Ann", False),
        deeds.Sat(1, "ben", "Ben", False),
        deeds.Chatted(1, "Ben", "table", -1, "Hello"),
        deeds.Chatted(1, "Ben", "private", 0, "Shall we?"),
        deeds.Stood(0),
        deeds.Sat(0, "carl", "Carl", False),
        deeds.Chatted(1, "Ben", "private", 0, "You too?"),
    ):
        log.add(deed, 2)
    assert [line.text for line in chat_after(log.sitting, 0, 0)] == ["Hello", "You too?"]
    assert [line.text for line in chat_after(log.sitting, 1, 0)] == [
        "Hello",
        "Shall we?",
        "You too?",
    ]


def test_events_taken_back_are_replaced() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    t.say(0, "general:honda")
    known = t.s.noticing.seq(0)
    count, new = events_after(t.s, 0, known)
    assert new == []
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    assert events_after(t.s, 0, known) == (count - 1, [])
    t.say(0, "general:ii")
    before, new = events_after(t.s, 0, known)
    assert (before, [event.fields["general"] for event in new]) == (count - 1, ["general:ii"])


# -- taking back --------------------------------------------------------------------------------


def test_undo_is_by_consent_once_another_has_spoken() -> None:
    t = two()
    first = t.s.playing().marks[1].seat
    assert t.shown(first).undo == "consent"
    t.do(partial(consent.take_back, seat=first, whole_turn=False))
    proposal = t.shown(1 - first).table.proposal
    assert proposal is not None
    assert (proposal.what, proposal.seat, proposal.wanted) == ("undo", first, [1 - first])
    with refused("already-proposed"):
        t.do(partial(consent.take_back, seat=0, whole_turn=True))
    with refused("not-asked"):
        t.do(partial(consent.agree, seat=first, yes=True))
    t.do(partial(consent.agree, seat=1 - first, yes=True))
    assert isinstance(t.last(), deeds.Back)
    assert t.s.proposal is None
    assert t.waited() == first
    assert len(t.s.playing().marks) == 1


def test_nobody_asks_themselves_for_consent() -> None:
    t = Tableside("shitenno", "person", "person", auto=False, people=["ann", "ann"])
    t.say(0, "general:honda")
    t.say(1, "general:ii")
    assert [t.shown(seat).undo for seat in (0, 1)] == ["free", "free"]
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    assert isinstance(t.last(), deeds.Back)
    t.do(partial(consent.pause, seat=0))
    assert t.s.paused


def test_who_has_several_seats_is_asked_once_and_never_by_themselves() -> None:
    people = ["ann", "bob", "ann", "bob"]
    t = Tableside("shitenno", *["person"] * 4, auto=False, people=people)
    t.do(partial(consent.pause, seat=0))
    assert t.s.wanted() == [1, 3]
    t.do(partial(consent.agree, seat=3, yes=True))
    assert t.s.paused
    t.do(partial(consent.resume, seat=0))
    t.say(0, "general:honda")
    t.do(lambda s: consent.replace(s, 0, 1, t.now))
    assert t.s.wanted() == []
    assert not t.s.places[1].bot  # silence has to last
    with refused("not-asked"):
        t.do(partial(consent.agree, seat=2, yes=True))
    t.pass_time(61)
    assert t.s.places[1].bot


def test_undo_that_others_decline_changes_nothing() -> None:
    t = two()
    words = len(t.s.playing().marks)
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    t.do(partial(consent.agree, seat=1, yes=False))
    assert t.s.proposal is None
    assert len(t.s.playing().marks) == words
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    t.do(partial(consent.agree, seat=0, yes=False))  # withdrawn
    assert t.s.proposal is None
    with refused("nothing-proposed"):
        t.do(partial(consent.agree, seat=1, yes=True))


def test_a_question_to_go_back_is_void_when_the_game_goes_on() -> None:
    t = two()
    t.do(partial(consent.take_back, seat=1 - t.waited(), whole_turn=False))
    t.say_anything(t.waited())
    assert t.s.proposal is None


def test_against_bots_everything_may_be_taken_back() -> None:
    t = Tableside("shitenno", "person", "greedy", auto=False)
    t.say(0, "general:honda")
    t.do(partial(speaking.say, seat=1, texts=["general:ii"]))
    assert t.shown(0).undo == "free"
    t.do(partial(consent.take_back, seat=0, whole_turn=False))
    assert t.s.playing().marks == []


def test_what_somebody_said_who_may_come_back_is_not_taken_back_behind_their_back() -> None:
    t = two()
    seat = t.waited()
    t.do(partial(seating.go_away, seat=1 - seat))
    said = len(t.s.playing().marks)
    assert t.shown(seat).undo == "none"
    with refused("nobody-to-ask"):
        t.do(partial(consent.take_back, seat=seat, whole_turn=False))
    assert len(t.s.playing().marks) == said


# -- by themselves ------------------------------------------------------------------------------


def test_what_is_queued_is_said_when_it_is_asked_for() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    t.do(partial(speaking.queue, seat=1, texts=["general:ii", "refuse"]))
    assert t.shown(1).queue == ["general:ii", "refuse"]
    assert t.shown(0).queue == []
    t.say(0, "general:honda")
    assert deeds.Said(1, ["general:ii"], "queued") in [row.deed for row in t.log]
    assert t.waited() == 1
    assert t.shown(1).queue == []  # "refuse" could not be said, and is forgotten


def test_a_queue_is_forgotten_where_it_cannot_be_said() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    t.do(partial(speaking.queue, seat=1, texts=["general:honda"]))
    t.say(0, "general:honda")
    assert t.waited() == 1
    assert t.shown(1).queue == []
    with refused("no-such-word"):
        t.do(partial(speaking.queue, seat=1, texts=["dance"]))


def test_a_queue_outlives_somebody_elses_leaving_and_giving_up() -> None:
    t = Tableside("shitenno", "person", "person", "person", "person", auto=False)
    for seat in (1, 2, 3):
        t.do(partial(speaking.queue, seat=seat, texts=["general:ii"]))
    t.do(partial(seating.go_away, seat=1))
    t.do(partial(consent.concede, seat=2))
    assert [place.queue for place in t.s.places] == [[], [], [], ["general:ii"]]


def test_a_forced_word_is_said_by_itself_where_all_see_that_it_is_forced() -> None:
    t = Tableside("shitenno", "person", "person")
    t.say(0, "general:honda")
    t.say(1, "general:ii")
    t.say(t.waited(), "seal:2")  # of two lots the other then has the other seal
    assert t.last() == deeds.Said(t.log[-1].deed.seat, ["seal:1"], "forced")  # type: ignore[union-attr]


def test_a_forced_word_is_not_said_where_that_would_tell_a_secret() -> None:
    t, dice = Tableside("shitenno", "person", "person", "person"), random.Random(1)
    left = set()
    while t.s.status() != "over":
        seat = t.waited()
        ask = t.s.playing().table.open_asks(seat)[0]
        if len(ask.options) == 1:
            left.add((ask.name(), ask.options[0].text))
        t.say_anything(seat, dice)
    assert left == {("SHI-20", "pass")}  # quickly said, it would tell what is in hand


def test_nobody_looks_at_the_screen_of_a_bot() -> None:
    t = Tableside("shitenno", "random", "person")
    assert sorted(t.table_log.shown_to_people()) == [NOBODY, 1]


def test_a_change_was_shown_when_its_row_was_written() -> None:
    t = two()
    before, then = t.s.noticing.seq(0), t.now
    t.now += 5000
    t.say_anything(t.waited())
    noticing = t.s.noticing
    assert noticing.seq(0) == before + 1
    assert [noticing.time_at(0, before), noticing.time_at(0, before + 1)] == [then, then + 5000]


def test_what_a_line_of_the_log_leaves_out_is_nothing() -> None:
    """A pause is proposed without words, and for nobody's seat; so it is read again."""
    paused = deeds.read(deeds.written(deeds.Proposed(0, "pause")))
    assert isinstance(paused, deeds.Proposed)
    assert (paused.words, paused.of) == (0, -1)
