"""Records: written, read, replayed, and refused with one clear sentence."""

import json
import random

import pytest

from scenes.tea import TEA
from tatami.core import record as records
from tatami.core.game import BadSetup
from tatami.core.ledger import Ledger
from tatami.core.record import BadRecord, Record, read, replay, verify
from tatami.games import GAMES
from tatami.laws import Walk

SHITENNO = GAMES["shitenno"]


@pytest.fixture(scope="module")
def finished() -> str:
    """The text of a whole game."""
    return Walk(SHITENNO, 2, "seed", random.Random(4).randrange).to_the_end().record.text()


def edited(text: str, line: int, **changes: object) -> str:
    """The record with some fields of a line changed; None takes a field out."""
    lines = text.splitlines()
    said = json.loads(lines[line])
    said.update(changes)
    kept = {key: value for key, value in said.items() if value is not None}
    lines[line] = json.dumps(kept, ensure_ascii=False)
    return "\n".join(lines) + "\n"


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as bad:
        verify(SHITENNO, read(text))
    return str(bad.value)


def test_a_record_read_is_a_record_written(finished: str) -> None:
    record = read(finished)
    assert record.text() == finished
    assert verify(SHITENNO, record).asks == []


def test_a_record_can_be_replayed_to_any_word(finished: str) -> None:
    record = read(finished)
    assert len(replay(SHITENNO, record, 0).chronicle or []) == 0
    third = replay(SHITENNO, record, 3)
    assert third.asks


def test_an_empty_or_cut_file_is_refused(finished: str) -> None:
    assert refusal("") == "The record is empty."
    assert refusal(finished[:-5]) == "The record is cut off in the middle of its last line."
    lines = finished.splitlines(keepends=True)
    assert refusal("".join(lines[:-1])).endswith("its end is missing.")
    assert refusal("".join(lines[:-2])) == "The record ends before its game does."
    assert "a line is missing" in refusal("".join(lines[:5] + lines[6:]))


def test_what_is_not_a_record_is_refused(finished: str) -> None:
    assert refusal("hello\n") == "Line 1 is not JSON."
    assert refusal("[1]\n") == "Line 1 is not a JSON object."
    assert "does not say 'tatami/1'" in refusal("{}\n")
    assert refusal("[" * 100_000 + "\n") == "Line 1 is not JSON."
    assert refusal(finished + "{}\n").endswith("stands after the result.")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("rules", "1"),
        ("rules", True),
        ("options", []),
        ("options", {"a": 1}),
        ("seats", "ab"),
        ("seats", [1, 2]),
        ("seed", 5),
        ("seed_hash", None),
    ],
)
def test_a_head_with_a_wrong_field_is_refused(finished: str, field: str, value: object) -> None:
    assert "lacks a field" in refusal(edited(finished, 0, **{field: value}))


def test_another_game_version_or_option_is_refused(finished: str) -> None:
    assert "not of 'shitenno'" in refusal(edited(finished, 0, game="go"))
    assert "rules version 99" in refusal(edited(finished, 0, rules=99))
    assert "no option 'x'" in refusal(edited(finished, 0, options={"x": "y"}))
    assert "takes 2 to 4 players" in refusal(edited(finished, 0, seats=["a"]))


def test_half_a_character_is_refused(finished: str) -> None:
    lines = finished.splitlines(keepends=True)
    head = lines[0].replace('"walker"', '"\\ud800"')
    assert refusal("".join([head, *lines[1:]])).endswith("are no text.")


def test_a_changed_seed_is_refused(finished: str) -> None:
    assert "one of them was changed" in refusal(edited(finished, 0, seed="other"))
    assert "does not tell its seed" in refusal(edited(finished, 0, seed=None))


def test_a_changed_word_is_refused(finished: str) -> None:
    assert "is no word of Shitennō" in refusal(edited(finished, 1, word="general:bob"))
    assert "may not say 'pass' there (SHI-20)" in refusal(edited(finished, 1, word="pass"))
    assert "seat 1 may not say" in refusal(edited(finished, 1, seat=1))
    for wrong in (
        {"seat": "0"},
        {"word": 3},
        {"word": None},
        {"back_to": 0},
        {"word": None, "back_to": 1},
        {"word": None, "back_to": -2},
        {"concedes": True},
        {"word": None, "concedes": 1},
        {"time": 5},
    ):
        assert "neither a move, an undo nor a concession" in refusal(edited(finished, 1, **wrong))


def test_a_changed_result_is_refused(finished: str) -> None:
    assert "the replay" in refusal(edited(finished, -1, digest="0" * 16))
    assert "are not those of the replay" in refusal(edited(finished, -1, scores=[1, 2]))
    for wrong in ({"scores": 3}, {"ranks": ["a"]}, {"digest": 5}):
        assert refusal(edited(finished, -1, **wrong)).endswith("is not a result.")


def test_an_undo_is_a_line_and_not_a_deletion() -> None:
    record = Record("tea", 1, {"thirst": "usual"}, ["a", "b"], "s")
    for seat, word, back_to in ((0, "bowl:red", -1), (0, "", 0), (0, "bowl:black", -1)):
        record.entries.append(records.Entry(seat, word, back_to, "2026-01-01T00:00:00Z"))
    again = read(record.text())
    assert again.standing_lines() == [3]
    assert replay(TEA, again).given[0] is TEA.vocabulary.by_text["bowl:black"]
    assert again.text() == record.text()


# -- conceded -----------------------------------------------------------------------------------


def conceded(finished: str, *seats: int, seats_at_table: int = 2) -> Record:
    """The first ten words of a game, with somebody giving up after the fifth and the last."""
    whole = read(finished)
    record = Record(whole.game, whole.version, {}, ["x"] * seats_at_table, whole.seed)
    for number, entry in enumerate(whole.entries[:10], 1):
        record.entries.append(entry)
        if number == 5:
            for seat in seats[:-1]:
                record.concede(seat, "")
    record.concede(seats[-1], "2026-01-01T00:00:00Z")
    record.result = records.ended(SHITENNO, record, replay(SHITENNO, record))
    return record


def test_a_conceded_game_verifies_with_the_ranks_of_its_concessions(finished: str) -> None:
    record = conceded(finished, 1)
    again = read(record.text())
    assert again.text() == record.text()
    assert verify(SHITENNO, again).asks  # the game was not played to its end
    assert again.result is not None
    assert (again.result.ranks, again.conceded(), len(again.standing())) == ([1, 2], True, 10)
    assert again.result.ending == "conceded"
    assert again.result.scores == SHITENNO.scores(replay(SHITENNO, again))


def test_whoever_gave_up_later_is_ranked_before_who_did_so_earlier() -> None:
    three = Walk(SHITENNO, 3, "seed", random.Random(4).randrange).to_the_end().record.text()
    again = read(conceded(three, 2, 0, seats_at_table=3).text())
    verify(SHITENNO, again)
    assert again.result is not None
    assert again.result.ranks == [2, 1, 3]
    told = [again.given_up_by(words) for words in (0, 4, 5, 9, 10)]
    assert told == [[], [], [2], [2], [2, 0]]


def test_a_concession_is_not_taken_back_with_the_words_before_it(finished: str) -> None:
    record = conceded(finished, 1)
    record.entries.insert(10, records.Entry(0, "", 0, ""))
    assert record.standing() == []
    assert record.given_up_by(0) == [1]


def test_a_concession_that_was_changed_is_refused(finished: str) -> None:
    text = conceded(finished, 1).text()
    lines = text.splitlines(keepends=True)
    assert "scores or ranks" in refusal(edited(text, 11, seat=0))
    for seat in (-1, 2):
        assert "cannot give up" in refusal(edited(text, 11, seat=seat))
    assert refusal("".join(lines[:11] + lines[12:])) == "The record ends before its game does."
    assert "end is missing" in refusal("".join(lines[:12]))
    more = '{"n":12,"seat":1,"word":"pass"}\n'
    assert "after the last concession" in refusal("".join([*lines[:12], more, lines[12]]))
    assert "the replay" in refusal(edited(text, 12, digest="0" * 16))
    assert "scores or ranks" in refusal(edited(text, 12, ranks=[2, 1]))
    assert "scores or ranks" in refusal(edited(text, 12, scores=[9, 9]))


def test_a_seat_gives_up_once() -> None:
    record = Record("shitenno", 1, {}, ["a", "b", "c"], "s")
    record.concede(1, "")
    record.concede(1, "")
    assert "seat 1 cannot give up" in refusal(record.text())


def test_a_record_may_keep_its_seed_to_itself_until_the_game_is_over() -> None:
    told = Record("tea", 1, {}, ["a", "b"], "s")
    sealed = read(Record("tea", 1, {}, ["a", "b"], "", told.seed_hash).text())
    assert '"seed":' not in sealed.text()
    assert sealed.seed_hash == told.seed_hash


def test_options_are_named_and_checked() -> None:
    assert TEA.chosen({}) == {"thirst": "usual"}
    assert TEA.chosen({"thirst": "none"}) == {"thirst": "none"}
    with pytest.raises(BadSetup, match="no option 'sugar'"):
        TEA.chosen({"sugar": "much"})
    with pytest.raises(BadSetup, match="one of usual, none, not 'big'"):
        TEA.chosen({"thirst": "big"})


def test_of_the_options_of_an_earlier_game_those_that_are_left_are_carried_over() -> None:
    assert TEA.carried({"thirst": "none", "sugar": "much"}) == {"thirst": "none"}
    assert TEA.carried({"thirst": "big"}) == {}


def test_a_game_need_not_explain_its_choices() -> None:
    table = TEA.open(2, 1)
    assert TEA.details(table, table.asks[0]) == {}


def test_a_ledger_with_twins_or_unknown_fields_is_refused() -> None:
    entry = '[[rule]]\nid = "A"\nchapter = "c"\ntext = "t"\n'
    assert Ledger(entry)["A"].ruling == ""
    assert Ledger(entry).chapters() == ["c"]
    with pytest.raises(ValueError, match="stands twice"):
        Ledger(entry + entry)
    with pytest.raises(ValueError, match="unknown fields"):
        Ledger(entry + 'colour = "red"\n')
