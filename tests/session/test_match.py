"""A match: what is said stands in its record, and what may be taken back."""

import random
from pathlib import Path

import pytest

from tatami.core import record as records
from tatami.core.ask import Illegal
from tatami.core.digest import digest
from tatami.core.errors import TatamiError
from tatami.core.record import BadRecord, read, verify
from tatami.games import GAMES
from tatami.session.match import Match
from tatami.session.occupants import told_apart
from tatami.session.record_file import RecordFile, load

GAME = GAMES["shitenno"]
WORDS = GAME.vocabulary.by_text


def begun(seats: int = 2, seed: str = "s") -> Match:
    """A match in its first sharing; the first Tairō is to make a lot."""
    match = Match.new(GAME, ["human"] * seats, seed)
    for seat, general in zip(range(seats), ("honda", "sakai", "ii"), strict=False):
        match.say(seat, WORDS[f"general:{general}"], "2026-11-15T20:00:00Z")
    return match


def tairo(match: Match) -> int:
    return match.table.asks[0].seat


def test_a_refused_word_leaves_no_trace() -> None:
    match = begun()
    lines = len(match.record.entries)
    with pytest.raises(Illegal):
        match.say(tairo(match), WORDS["accept"])
    assert len(match.record.entries) == len(match.marks) == lines


def test_a_whole_match_writes_a_record_that_verifies() -> None:
    match, dice = begun(3), random.Random(3)
    while not match.over():
        ask = match.open_asks()[0]
        match.say(ask.seat, dice.choice(ask.options))
    again = read(match.record.text())
    assert digest(verify(GAME, again)) == digest(match.table)
    assert Match(GAME, again).over()
    assert match.undo_point(0, always=True) is None
    assert match.restart_point(0) is None


def test_undo_is_free_while_nothing_new_is_known() -> None:
    match = begun()
    first = tairo(match)
    before = digest(match.table)
    match.say(first, match.table.asks[0].options[0])
    point = match.undo_point(first)
    assert point == 2
    match.go_back(first, point)
    assert digest(match.table) == before
    assert match.record.entries[-1].back_to == 2
    assert Match(GAME, read(match.record.text())).marks == match.marks


def test_undo_is_not_free_once_another_has_spoken_or_cards_were_revealed() -> None:
    match = begun()
    assert match.undo_point(0) is None  # seat 1 has spoken since
    assert match.undo_point(1) is None  # the cards to share were laid out since
    assert match.undo_point(0, always=True) == 0  # but against bots it is always free
    assert match.undo_point(1, always=True) == 1


def test_a_forced_word_is_taken_back_with_the_choice_before_it() -> None:
    match = begun()
    first = tairo(match)
    match.say(first, WORDS["seal:2"])
    assert [word.text for word in match.table.asks[0].options] == ["seal:1"]
    match.say(first, WORDS["seal:1"])
    assert match.undo_point(first) == 2


def test_restart_takes_back_the_whole_turn() -> None:
    match = begun()
    first = tairo(match)
    for _ in range(3):
        match.say(first, match.table.asks[0].options[0])
    assert match.restart_point(first) == 2
    assert match.restart_point(1 - first) is None
    match.go_back(first, 2)
    assert match.table.asks[0].rule == "SHI-18"
    assert len(match.marks) == 2


def test_restart_against_bots_goes_back_over_what_was_revealed() -> None:
    match = begun()
    first = tairo(match)
    match.say(first, match.table.asks[0].options[0])
    assert match.restart_point(first, always=True) == (1 if first == 1 else 2)


def test_what_was_taken_back_can_be_gone_back_before() -> None:
    match = begun()
    first = tairo(match)
    match.say(first, match.table.asks[0].options[0])
    match.go_back(first, 2)
    match.go_back(first, 0)
    assert match.table.asks[0].rule == "SHI-01"
    assert read(match.record.text()).standing() == []


# -- keeping ------------------------------------------------------------------------------


def test_a_match_is_kept_line_by_line_and_taken_up_again(tmp_path: Path) -> None:
    match = begun()
    record_file = RecordFile(tmp_path / "new" / "game.tatami", match, fresh=True)
    record_file.keep()
    first = tairo(match)
    match.say(first, match.table.asks[0].options[0])
    record_file.keep()
    record_file.keep()
    game, record = load(record_file.path, GAMES)
    again = Match(game, record)
    assert digest(again.table) == digest(match.table)
    later = RecordFile(record_file.path, again, fresh=False)
    again.go_back(first, 2)
    later.keep()
    assert load(record_file.path, GAMES)[1].text() == again.record.text()


def test_a_finished_match_is_closed_with_its_result(tmp_path: Path) -> None:
    match, dice = begun(), random.Random(1)
    record_file = RecordFile(tmp_path / "game.tatami", match, fresh=True)
    while not match.over():
        ask = match.open_asks()[0]
        match.say(ask.seat, dice.choice(ask.options))
    record_file.keep()
    records.verify(*load(record_file.path, GAMES))
    before = record_file.path.read_text()
    RecordFile(record_file.path, Match(*load(record_file.path, GAMES)), fresh=False).keep()
    assert record_file.path.read_text() == before


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TatamiError, match="cannot be written"):
        RecordFile(tmp_path / "file" / "game.tatami", begun(), fresh=True)
    record_file = RecordFile(tmp_path / "game.tatami", begun(), fresh=True)
    with pytest.raises(TatamiError, match="cannot be written: file exists"):
        RecordFile(tmp_path / "game.tatami", begun(), fresh=True)
    record_file.path = tmp_path / "file" / "x"
    with pytest.raises(TatamiError, match="not a directory"):
        record_file.keep()


def test_a_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no such file"):
        load(tmp_path / "none", GAMES)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="not UTF-8"):
        load(tmp_path / "bytes", GAMES)
    record = begun().record
    record.game = "go"
    (tmp_path / "go").write_text(record.text())
    with pytest.raises(BadRecord, match="does not know: 'go'"):
        load(tmp_path / "go", GAMES)


def test_a_result_that_is_not_of_its_words_is_refused() -> None:
    match = begun()
    match.record.result = records.Result("played", [0, 0], [1, 2], "0" * 16)
    with pytest.raises(BadRecord, match="not that of its words"):
        Match(GAME, match.record)


def test_players_are_called_by_name_and_told_apart() -> None:
    assert told_apart(["Ann", "Novice", "Novice"]) == ["Ann", "Novice 1", "Novice 2"]
