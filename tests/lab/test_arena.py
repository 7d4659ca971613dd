"""An arena: which games it plays, and how it goes on from its file."""

import json
from pathlib import Path

import pytest

from tatami.core.errors import TatamiError
from tatami.lab.arena import Arena, ArenaResult, play_arena
from tatami.lab.arena_file import ArenaFile

DUEL = Arena("shitenno", {}, "s", ("random", "greedy:tables=1"), 2)


def test_each_seed_is_played_from_every_seat_before_the_next_one_comes() -> None:
    jobs = [DUEL.job(number) for number in range(3)]
    assert [job.seats for job in jobs] == [
        ("random", "greedy:tables=1"),
        ("greedy:tables=1", "random"),
        ("random", "greedy:tables=1"),
    ]
    assert [job.seed for job in jobs] == ["s/0", "s/0", "s/1"]
    assert [DUEL.missing(games) for games in (0, 1, 2, 3)] == [0, 1, 0, 1]


def test_where_seats_are_left_every_bot_has_one_and_some_have_more() -> None:
    three = Arena("shitenno", {}, "s", ("a", "b"), 3).lineups
    assert len(three) == len(set(three)) == 6
    assert all(set(lineup) == {"a", "b"} for lineup in three)


def test_where_bots_are_left_each_choice_of_them_sits_in_each_order() -> None:
    assert Arena("shitenno", {}, "s", ("a", "b", "c"), 2).lineups == (
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")
    )  # fmt: skip
    with pytest.raises(TatamiError, match="0 bots do not fill 2 seats"):
        Arena("shitenno", {}, "s", (), 2)


def test_an_interrupted_arena_comes_to_the_same_as_one_that_was_not(tmp_path: Path) -> None:
    whole = list(play_arena(DUEL, 4, None, 1, []))
    path = tmp_path / "arena.jsonl"
    begun = list(play_arena(DUEL, 3, ArenaFile(path, DUEL.head()), 1, []))
    path.write_text(path.read_text()[:-9])  # in the middle of its last line
    again = ArenaFile(path, DUEL.head())
    assert again.results == begun[:2]
    assert list(play_arena(DUEL, 4, again, 1, [])) == whole
    assert ArenaFile(path, DUEL.head()).results == whole
    assert list(play_arena(DUEL, 1, ArenaFile(path, DUEL.head()), 1, [])) == whole[:1]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    for text, why in (("{}\n", "another arena"), ("[\n", "not the file of an arena")):
        path.write_text(text)
        with pytest.raises(TatamiError, match=why):
            ArenaFile(path, DUEL.head())
        assert path.read_text() == text


def test_the_result_as_data_names_the_arena_and_every_duel() -> None:
    result = ArenaResult.of(DUEL, list(play_arena(DUEL, 2, None, 1, [])))
    told = json.loads(json.dumps(result.plain()))
    assert (told["game"], told["bots"], told["games"]) == ("shitenno", list(DUEL.bots), 2)
    best, worst = told["standings"]
    assert (best["bot"], worst["bot"]) == ("greedy:tables=1", "random")
    assert best["against"]["random"]["share"] == 1.0
    assert worst["against"]["greedy:tables=1"]["games"] == 2
