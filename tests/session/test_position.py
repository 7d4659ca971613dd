"""Positions of records: where they can be edited, and what is played on from there."""

import random

import pytest

from tatami.core.editing import BadEdit
from tatami.core.record import Entry, Record
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.laws import pick
from tatami.session.match import Match
from tatami.session.position import can_be_edited, edited_words, fork_of, position

GAME = GAMES["shitenno"]
MORE = "edit-more:p1.favour"


def played(words: int) -> Record:
    """A game of two that has come so far at random."""
    match = Match.new(GAME, ["human", "human"], "position")
    dice = random.Random("position")
    for _ in range(words):
        ask, word = pick(match.table, dice.randrange)
        match.say(ask.seat, word)
    return match.record


def test_the_nearest_moment_is_the_last_one_that_is_still() -> None:
    record = played(60)
    last = NOBODY
    for at in range(61):
        found = position(GAME, record, at, [])
        last = at if can_be_edited(GAME, found.table) else last
        assert found.nearest == last
    assert position(GAME, record, 0, []).nearest == NOBODY


def test_a_position_has_its_edits_made_in_their_order_or_is_refused() -> None:
    record = played(60)
    at = position(GAME, record, 60, []).nearest
    before = GAME.scores(position(GAME, record, at, []).table)
    after = GAME.scores(position(GAME, record, at, [MORE, MORE]).table)
    assert [after[0] - before[0], after[1] - before[1]] == [2, 0]
    with pytest.raises(BadEdit):
        position(GAME, record, at, [MORE, "edit-nothing"])
    assert edited_words(record, at, [MORE])[-2:] == [
        (record.standing()[at - 1].seat, record.standing()[at - 1].word),
        (NOBODY, MORE),
    ]


def test_what_was_edited_is_not_taken_back() -> None:
    record = played(60)
    at = position(GAME, record, 60, []).nearest
    match = Match(GAME, fork_of(record, record.seats, at, [MORE]))
    seat = match.table.asks[0].seat
    assert [match.undo_point(each, always=True) for each in range(2)] == [None, None]
    match.say(seat, match.table.asks[0].options[0])
    assert match.undo_point(seat, always=True) == at + 1
    match.go_back(seat, at + 1)
    again = position(GAME, record, at, [MORE])
    assert GAME.view(match.table, seat) == GAME.view(again.table, seat)
    assert match.record.standing()[-1].word == MORE


def test_an_edit_in_a_record_is_nobody_s() -> None:
    record = played(60)
    record.entries = record.standing()[: position(GAME, record, 60, []).nearest]
    record.entries.append(Entry(0, MORE, -1, ""))
    with pytest.raises(Exception, match="is no word of"):
        Match(GAME, record)
