"""Many games of the same bots: the same on any number of cores, and summed up."""

import csv
from pathlib import Path

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import read
from tatami.lab.jobs import simulation
from tatami.lab.played_game import PlayedGame, play_one
from tatami.lab.processes import play_all
from tatami.lab.results_folder import ResultsFolder
from tatami.lab.summary import summed_up

SEATS = ("random", "greedy:tables=1")


def test_games_come_in_the_order_of_their_jobs_whatever_the_number_of_cores() -> None:
    jobs = simulation("shitenno", SEATS, "s", {}, 3, keep=False)
    alone = list(play_all(jobs, 1, []))
    assert [game.seed for game in alone] == ["s/0", "s/1", "s/2"]
    assert list(play_all(jobs, 2, [])) == alone


def test_a_record_is_kept_where_it_is_wanted() -> None:
    (kept,) = simulation("shitenno", SEATS, "s", {}, 1, keep=True)
    played = play_one(kept)
    assert len(read(played.record).entries) == played.words
    assert play_one(kept._replace(keep=False)) == played._replace(record="")


def test_the_summary_counts_shared_first_places_in_part() -> None:
    games = [
        PlayedGame(("a", "b"), "s/0", 10, 4, [5, 3], [1, 2], ""),
        PlayedGame(("a", "b"), "s/1", 20, 6, [3, 3], [1, 1], ""),
    ]
    told = summed_up("shitenno", ("a", "b"), "s", games)
    assert [row["wins"] for row in told["seats"]] == [0.75, 0.25]
    assert [row["rank"] for row in told["seats"]] == [1.0, 1.5]
    assert told["words"] == {"mean": 15.0, "sd": 7.07, "min": 10, "max": 20}
    assert told["winning_score"]["mean"] == 4.0
    assert told["seats"][0]["score"] == {"mean": 4.0, "sd": 1.41, "min": 3, "max": 5}


def test_the_folder_holds_a_row_and_a_record_a_game(tmp_path: Path) -> None:
    folder = ResultsFolder(tmp_path / "out")
    folder.write([PlayedGame(("a", "b"), "s/0", 10, 4, [5, 3], [1, 2], "told\n")])
    with folder.table.open() as file:
        head, row = csv.reader(file)
    assert head == ["game", "seed", "words", "choices", "score_0", "score_1", "rank_0", "rank_1"]
    assert row == ["0", "s/0", "10", "4", "5", "3", "1", "2"]
    assert (folder.records / "000000.tatami").read_text() == "told\n"
    with pytest.raises(TatamiError, match=r"games\.csv cannot be written: not a directory"):
        ResultsFolder(folder.table)
