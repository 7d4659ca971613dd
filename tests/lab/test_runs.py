"""Runs: equal on any number of processes, kept as they come, and resumed after a kill."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from own_run import COUNTING, DEADLY, PLAN, weights, written
from tatami.bots.own_files import OwnFile
from tatami.core.errors import TatamiError
from tatami.lab.accumulators import accumulated, accumulators_of
from tatami.lab.engine import MODULES, engine_hash, hash_of
from tatami.lab.run_file import RunFile
from tatami.lab.runs import Workers, in_order, play
from tatami.lab.simulation import Simulation
from tatami.lab.units import OwnFiles, play_unit, units

NO_FILES = OwnFiles()
SOURCE = Path(__file__).resolve().parents[2] / "src" / "tatami"


def test_games_are_equal_whatever_the_number_of_processes() -> None:
    alone = list(play(PLAN, 9, Workers(cores=1)))
    assert [game.seed for game in alone] == [f"s/{number}" for number in range(9)]
    assert sorted(play(PLAN, 9, Workers(cores=2))) == alone
    assert list(in_order(iter([alone[2], alone[0], alone[1]]))) == alone[:3]


def test_a_process_that_dies_costs_no_game(tmp_path: Path) -> None:
    deadly = written(tmp_path / "own.py", DEADLY.format(mark=str(tmp_path / "mark")))
    plan = Simulation("shitenno", ("deadly", "random"), "s", {})
    own = OwnFiles((deadly,))
    played = sorted(play(plan, 8, Workers(cores=2), own=own))
    assert (tmp_path / "mark").exists()
    assert played == list(play(plan, 8, Workers(cores=1), own=own))


def test_where_processes_die_again_and_again_a_sentence_says_so(tmp_path: Path) -> None:
    text = DEADLY.format(mark="/dev/null").replace("exist_ok=False", "")
    plan = Simulation("shitenno", ("deadly", "random"), "s", {})
    own = OwnFiles((written(tmp_path / "own.py", text),))
    with pytest.raises(TatamiError, match="have died 3 times in a row"):
        list(play(plan, 4, Workers(cores=2), own=own))


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    whole = list(play(PLAN, 6, Workers(cores=1)))
    path = tmp_path / "run.jsonl"
    with RunFile(path, PLAN, NO_FILES) as file:
        for game in (whole[3], whole[0], whole[4]):  # as they came
            file.add(game)
    kept = path.read_bytes()
    path.write_bytes(kept[:-9])  # in the middle of its last line
    with RunFile(path, PLAN, NO_FILES) as file:
        assert list(file.games) == [3, 0]
        assert sorted(play(PLAN, 6, Workers(cores=1), file)) == whole
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert sorted(line["number"] for line in lines[1:]) == list(range(6))
    with RunFile(path, PLAN, NO_FILES) as file:
        assert list(play(PLAN, 2, Workers(cores=1), file)) == whole[:2]
        assert sorted(file.games.values()) == whole


def test_the_file_says_what_is_played_and_refuses_anything_else(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    own = OwnFiles((written(tmp_path / "own.py", "BOTS = {}"),))
    RunFile(path, PLAN, own).file.close()
    text = path.read_text()
    head = json.loads(text)
    assert (head["format"], head["kind"], head["game"]) == (
        "tatami-run/1",
        "simulation",
        "shitenno",
    )
    assert head["engine"] == engine_hash()
    assert head["files"] == {"own.py": own.bots[0].hash()}
    (game,) = play(PLAN, 1, Workers(cores=1))
    for other, why in (
        ("[\n", "is not the file of a run"),
        ("half of something", "is not the file of a run"),
        (text.replace(head["engine"], "0" * 16), r"another engine \(0{16}, here "),
        (text.replace('"seed": "s"', '"seed": "t"'), 'its seed is "t", not "s"'),
        (text.replace(own.bots[0].hash(), "0" * 16), "another run: its files is"),
        (text + "{}\n", "Line 2 of .* is no game of this run"),
        (text + line(game) * 2, "Line 3 of .* is no game of this run"),
        (text + line(game._replace(seed="x")), "Line 2 of .* is no game of this run"),
    ):
        path.write_text(other)
        with pytest.raises(TatamiError, match=why):
            RunFile(path, PLAN, own)
        assert path.read_text() == other
    path.write_text(text[:20])  # killed while it wrote its first line
    RunFile(path, PLAN, own).file.close()
    assert path.read_text() == text


def line(game: object) -> str:
    data = game._asdict()  # type: ignore[attr-defined]
    del data["record"]
    return json.dumps(data) + "\n"


def test_two_runs_on_one_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    other = [sys.executable, "-m", "tatami", "arena", "shitenno", "--bots", "random,greedy"]
    with RunFile(path, PLAN, NO_FILES):
        done = subprocess.run(
            [*other, "-o", str(path)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert done.stderr == f"tatami: Another run is writing {path}.\n"


def test_weights_travel_by_their_content(tmp_path: Path) -> None:
    file, own_weights = tmp_path / "own.toml", "greedy:tables=1"
    file.write_text(weights(), encoding="utf-8")
    plan = Simulation("white_castle", (f"{own_weights}:weights={file}", "random"), "s", {})
    (unit,) = units([plan.job(0)], NO_FILES.of(plan), 1)
    with RunFile(tmp_path / "run.jsonl", plan, NO_FILES) as run:
        games = list(play(plan, 1, Workers(cores=1), run))
    file.unlink()
    assert play_unit(unit) == games
    assert games[0].words > 0
    with pytest.raises(TatamiError, match=r"no file '.*own\.toml' with weights"):
        list(play(plan, 1, Workers(cores=1)))
    (usual,) = play(Simulation("white_castle", (own_weights, "random"), "s", {}), 1)
    assert usual.scores != games[0].scores
    file.write_text(weights() + "# changed", encoding="utf-8")
    with pytest.raises(TatamiError, match="another run: its files is"):
        RunFile(tmp_path / "run.jsonl", plan, NO_FILES)


def test_files_of_one_name_are_told_apart() -> None:
    bots = tuple(OwnFile(name, name.encode()) for name in ("a/own.py", "b/own.py", "c/other.py"))
    assert set(OwnFiles(bots).hashes()) == {"a/own.py", "b/own.py", "other.py"}


def test_another_engine_plays_nothing() -> None:
    (unit,) = units([PLAN.job(0)], NO_FILES, 1)
    assert len(play_unit(unit)) == 1
    with pytest.raises(TatamiError, match=r"has another engine \(.*install the same build"):
        play_unit(unit._replace(engine="0" * 16))


def test_the_engine_is_the_same_plain_and_compiled_and_changes_with_its_sources(
    tmp_path: Path,
) -> None:
    assert engine_hash() == hash_of(SOURCE)
    for part in ("bots", "core", "games", "session", "lab"):
        (tmp_path / part).mkdir()
    for module in MODULES:
        (tmp_path / module).touch()
    first = hash_of(tmp_path)
    (tmp_path / "games" / "ledger.toml").write_text("# what people read")
    (tmp_path / "session" / "clocks.py").touch()
    assert hash_of(tmp_path) == first
    (tmp_path / "core" / "table.py").write_text("pass")
    assert hash_of(tmp_path) != first


def test_accumulators_see_every_game_turn_and_word(tmp_path: Path) -> None:
    own = OwnFiles(accumulators=(written(tmp_path / "own.py", COUNTING),))
    games = sorted(play(PLAN, 4, Workers(cores=2), own=own))
    assert [game.accumulated["counting"]["words"] for game in games] == [
        game.words for game in games
    ]
    assert [game.accumulated["last"] for game in games] == [game.scores for game in games]
    told = accumulated(accumulators_of(own.accumulators), games)["accumulators"]
    assert told["counting"] == {"games": 4, "words": sum(game.words for game in games)}
    assert told["last"] == [game.scores for game in games]
    assert accumulated({}, games) == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "own.py has no ACCUMULATORS: a dictionary with a class for each name"),
        (COUNTING.replace('{"words": len', '{"words": 1 / 0 + len'), "failed: ZeroDivisionError"),
        (COUNTING.replace("return match.record.result.scores", "return {1, 2}"), "no plain data"),
        ("1 /", "cannot be run: SyntaxError"),
    ],
)
def test_a_mistake_in_an_accumulator_is_told_in_a_sentence(
    tmp_path: Path, text: str, why: str
) -> None:
    own = OwnFiles(accumulators=(written(tmp_path / "own.py", text),))
    with pytest.raises(TatamiError, match=why):
        list(play(PLAN, 1, Workers(cores=1), own=own))


def test_there_is_no_other_place_to_play() -> None:
    with pytest.raises(TatamiError, match="not 'moon'"):
        Workers("moon")
    assert Workers().cores == len(os.sched_getaffinity(0))
