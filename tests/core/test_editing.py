"""Edits on the toy game: what is offered, what is refused, and what a record makes of them."""

from dataclasses import replace

import pytest

from scenes.tea import BOWL, READY, TEA, TIME, Tea, served
from tatami.core.digest import dump
from tatami.core.editing import EDITED, BadEdit, Editing, Group, edit
from tatami.core.game import Game
from tatami.core.record import BadRecord, Entry, Record, read, replay
from tatami.core.words import NOBODY, Vocabulary, Word

SIPS = edit("sips", ("0", "1", "2", "9"))
POURED = edit("poured")[0]  # there is nothing left to ask for
LOST = edit("lost")[0]  # a bowl
SECRET = edit("secret")[0]  # what the view shows is not what a seat imagines


def still(t: Tea) -> bool:
    return t.frames[-1].at != 1


def groups(t: Tea) -> list[Group]:
    sips = Group("sips")
    for number in range(3):
        sips.offer(SIPS[number], t.sips != number)
    others = Group("others", "p1")
    for word in (POURED, LOST, SECRET):
        others.offer(word)
    return [sips, others, Group("empty")]


def change(t: Tea, word: Word) -> None:
    if word.verb is SIPS:
        t.sips = word.arg
    elif word is POURED:
        t.frames[-1].at = 2  # the step that shows the bowls asks nothing
    elif word is LOST:
        t.bows = [*t.bows, 0]
    else:
        t.strong = -1


def view(t: Tea, seat: int) -> dict[str, object]:
    """Wrong on purpose: an imagined table has no secret chance."""
    return {**TEA.view(t, seat), "odd": t.strong == -1 and bool(t.secret)}


EDITABLE: Game = replace(
    TEA,
    view=view,
    census=lambda t: len(t.bows),
    editing=Editing(
        words=Vocabulary(SIPS, POURED, LOST, SECRET),
        still=still,
        groups=groups,
        change=change,
    ),
)


def floor() -> Tea:
    """A table at which all may bow."""
    t = EDITABLE.open_true(2, "secret")
    assert isinstance(t, Tea)
    t.answer(0, BOWL[0])
    t.answer(1, BOWL[1])
    return t


def test_words_name_every_combination_of_things() -> None:
    assert [word.text for word in edit("one", ("p1", "p2"), ("a", "b")).words] == [
        "edit-one:p1.a",
        "edit-one:p1.b",
        "edit-one:p2.a",
        "edit-one:p2.b",
    ]


def test_only_what_the_table_allows_is_offered_and_no_empty_group() -> None:
    offered = EDITABLE.edits(floor())
    assert [(group.name, group.thing) for group in offered] == [("sips", ""), ("others", "p1")]
    assert [word.text for word in offered[0].words] == ["edit-sips:1", "edit-sips:2"]


def test_an_edit_changes_the_table_asks_anew_and_is_told() -> None:
    t = floor()
    t.answer(0, READY)
    t.answer(1, READY)
    known = t.revealed
    assert len(t.asks[0].options) == 2
    EDITABLE.edit(t, "edit-sips:2")
    assert t.sips == 2
    assert len(t.asks[0].options) == 1  # who has sipped twice may only pour
    assert t.revealed == known + 1
    told = (t.chronicle or [])[-1]
    assert told.kind is EDITED
    assert told.plain() == {"event": "edited", "change": "edit-sips:2"}


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("edit-sips:0", "no-such-edit"),  # it is so already
        ("edit-sips:9", "no-such-edit"),  # never offered
        ("sip", "no-such-edit"),  # a word of the game
        ("edit-poured", "edit-breaks-laws"),
        ("edit-lost", "edit-breaks-laws"),
        ("edit-secret", "edit-breaks-laws"),
    ],
)
def test_what_breaks_a_law_is_refused_and_changes_nothing(word: str, why: str) -> None:
    t = floor()
    before, events = dump(t), len(t.chronicle or [])
    with pytest.raises(BadEdit) as refused:
        EDITABLE.edit(t, word)
    assert refused.value.why == why
    assert (dump(t), len(t.chronicle or [])) == (before, events)


def test_a_question_without_an_answer_is_refused() -> None:
    t = floor()
    assert EDITABLE.is_lawful(t, EDITABLE.census(t))
    t.asks[0].options.clear()
    assert not EDITABLE.is_lawful(t, EDITABLE.census(t))


def test_nothing_is_changed_while_answers_are_secret_or_nobody_is_asked() -> None:
    t = EDITABLE.open_true(2, "secret")
    for refused in (t, served()):
        assert EDITABLE.edits(refused) == []
        with pytest.raises(BadEdit) as bad:
            EDITABLE.edit(refused, "edit-sips:1")
        assert bad.value.why == "not-still"
    over = floor()
    over.answer(NOBODY, TIME)
    over.answer(0, over.asks[0].options[0])
    assert EDITABLE.edits(over) == []
    assert TEA.edits(over) == []
    with pytest.raises(BadEdit):
        TEA.edit(floor(), "edit-sips:1")


def test_a_record_keeps_edits_as_lines_of_nobody() -> None:
    record = Record("tea", 1, {"thirst": "usual"}, ["a", "b"], "secret")
    said = [(0, "bowl:black"), (1, "bowl:red"), (NOBODY, "edit-sips:2"), (0, "ready")]
    record.entries = [Entry(seat, word, -1, "") for seat, word in said]
    again = read(record.text())
    t = replay(EDITABLE, again)
    assert isinstance(t, Tea)
    assert t.sips == 2
    assert replay(EDITABLE, again, 2).asks


@pytest.mark.parametrize(
    ("game", "seat", "word", "message"),
    [
        (EDITABLE, 0, "edit-sips:2", "Word 3, 'edit-sips:2', is no word of Tea."),
        (TEA, NOBODY, "edit-sips:2", "Word 3, 'edit-sips:2', is no word of Tea."),
        (
            EDITABLE,
            NOBODY,
            "edit-lost",
            "Word 3: 'edit-lost' would leave a table that cannot be.",
        ),
    ],
)
def test_a_record_with_a_wrong_edit_is_refused(
    game: Game, seat: int, word: str, message: str
) -> None:
    record = Record("tea", 1, {"thirst": "usual"}, ["a", "b"], "secret")
    said = [(0, "bowl:black"), (1, "bowl:red"), (seat, word)]
    record.entries = [Entry(seat, text, -1, "") for seat, text in said]
    with pytest.raises(BadRecord, match=message.replace("(", r"\(")):
        replay(game, record)
