"""What a table waits for: told where the question is open, and never how far a secret choice is."""

import random
from functools import partial

from scenes.sittings import Tableside, two
from tatami.core.words import NOBODY
from tatami.session import consent, deeds
from tatami.session.views import awaited_of


def test_the_question_of_whoever_is_waited_for_is_told_to_all() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    assert [awaited_of(t.s, viewer) for viewer in t.s.viewers()] == [["SHI-01"]] * 3
    t.say(0, "general:honda")
    t.say(1, "general:ii")
    name = t.s.playing().open_asks()[0].name()
    assert (t.s.waiting(), name) != ([0], "SHI-01")
    assert {tuple(awaited_of(t.s, viewer)) for viewer in t.s.viewers()} == {(name,)}


def test_how_far_somebody_is_with_a_secret_choice_is_not_told() -> None:
    """A payment is laid card by card in secret: to others the question stays the one it was."""
    t = paying()
    seat = t.waited()
    other = 1 - seat
    before = awaited_of(t.s, other)
    asked = t.s.playing().open_asks()[0].name()
    assert before != [asked]  # one knows what one is asked, the others do not
    assert awaited_of(t.s, seat) == [asked]
    assert awaited_of(t.s, NOBODY) == before
    folded = t.folded()
    assert [awaited_of(folded, viewer) for viewer in t.s.viewers()] == [
        awaited_of(t.s, viewer) for viewer in t.s.viewers()
    ]


def paying() -> Tableside:
    """Somebody has secretly begun to pay for a province."""
    t = two()
    for _ in range(400):
        seat = t.waited()
        frame = t.s.playing().table.frames[-1]
        if frame.hidden_from(1 - seat) and not frame.hidden_from(seat):
            return t
        t.say_anything(seat)
    raise AssertionError("nobody has paid")


def test_what_was_taken_back_is_waited_for_again() -> None:
    t = two()
    asked = awaited_of(t.s, NOBODY)
    while awaited_of(t.s, NOBODY) == asked:
        seat = t.waited()
        t.say_anything(seat)
    t.do(partial(consent.take_back, seat=seat, whole_turn=True))
    assert (t.waited(), awaited_of(t.s, NOBODY)) == (seat, asked)


def test_what_is_awaited_after_a_forced_word_is_told_too() -> None:
    """Forced words are part of the change that led to them: who notices it is told what comes
    after them."""
    t, dice = Tableside("shitenno", "person", "person", auto=True), random.Random(7)
    forced = 0
    while forced < 10:
        seat, before = t.waited(), len(t.log)
        t.say_anything(seat, dice)
        followed = [row.deed for row in t.log[before + 1 :] if isinstance(row.deed, deeds.Said)]
        if t.s.status() == "over":
            raise AssertionError("too few words were forced")
        if followed and t.waited() == seat:
            forced += 1
        if t.waited() == seat:
            assert awaited_of(t.s, seat) == [t.s.playing().open_asks()[0].name()]
