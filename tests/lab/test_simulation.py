"""Many games of the same bots: each from its job, and summed up."""

import csv
import json
from pathlib import Path

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import read
from tatami.lab.played_game import PlayedGame, play_one
from tatami.lab.results_folder import ResultsFolder
from tatami.lab.simulation import Simulation
from tatami.lab.summary import summed_up
from tatami.lab.units import OwnFiles

SEATS = ("random", "greedy:tables=1")
DUEL = Simulation("shitenno", ("a", "b"), "s", {})
GAMES = [
    PlayedGame(0, ("a", "b"), "s/0", 10, 4, [5, 3], [1, 2], [{"x": 4, "y": 1}, {"x": 3}], {}, ""),
    PlayedGame(1, ("a", "b"), "s/1", 20, 6, [3, 3], [1, 1], [{"x": 3}, {"y": 3}], {}, "told\n"),
]


def test_a_record_is_kept_where_it_is_wanted() -> None:
    plan = Simulation("shitenno", SEATS, "s", {}, keep=True)
    played = play_one(plan.job(0))
    assert len(read(played.record).entries) == played.words
    assert play_one(plan.job(0)._replace(keep=False)) == played._replace(record="")
    assert [sum(seat.values()) for seat in played.sources] == played.scores


def test_the_summary_counts_shared_first_places_in_part() -> None:
    told = summed_up(DUEL, GAMES)
    assert [row["wins"] for row in told["seats"]] == [0.75, 0.25]
    assert [row["rank"]["mean"] for row in told["seats"]] == [1.0, 1.5]
    second = told["seats"][1]["rank"]
    assert (second["low"], second["high"]) == (1, 2)  # no rank lies beyond
    assert told["words"] == {
        "mean": 15.0, "low": 0, "high": 78.53, "sd": 7.07, "min": 10, "max": 20
    }  # fmt: skip
    assert told["winning_score"]["mean"] == 4.0
    score = told["seats"][0]["score"]
    assert (score["mean"], score["sd"], score["min"], score["max"]) == (4.0, 1.41, 3, 5)
    assert [row["sources"] for row in told["seats"]] == [{"x": 3.5, "y": 0.5}, {"x": 1.5, "y": 1.5}]
    assert summed_up(DUEL, GAMES[:1])["words"]["low"] is None


def test_the_folder_holds_the_run_a_table_and_a_record_a_game(tmp_path: Path) -> None:
    with ResultsFolder(tmp_path / "out", DUEL, OwnFiles()) as folder:
        for game in reversed(GAMES):
            folder.add(game)
        folder.write_table(GAMES)
    with folder.table.open() as file:
        head, *rows = csv.reader(file)
    assert head == ["game", "seed", "words", "choices", "score_0", "score_1", "rank_0", "rank_1"]
    assert rows == [
        ["0", "s/0", "10", "4", "5", "3", "1", "2"],
        ["1", "s/1", "20", "6", "3", "3", "1", "1"],
    ]
    assert (folder.records / "000001.tatami").read_text() == "told\n"
    lines = [json.loads(line) for line in folder.path.read_text().splitlines()]
    assert [line.get("number") for line in lines] == [None, 1, 0]
    with pytest.raises(TatamiError, match=r"games\.csv cannot be written: not a directory"):
        ResultsFolder(folder.table, DUEL, OwnFiles())
