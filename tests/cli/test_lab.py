"""Arena, analysis, forks, hints, reports, and bots from somebody's own file."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli_run import Run
from own_run import COUNTING

ROOT = Path(__file__).resolve().parents[2]
HOW_TO = (ROOT / "docs" / "how-to" / "add-a-bot.md").read_text()
OWN = HOW_TO.partition("```python\n")[2].partition("```")[0]  # as we tell people to write it
MISTAKEN = """
class Mistaken:
    def __init__(self, choose):
        self.choose = choose


def raises(seen):
    raise ValueError("no idea.")


BOTS = {
    "silent": lambda dice, options: Mistaken(lambda seen: None),
    "raises": lambda dice, options: Mistaken(raises),
    "deaf": lambda dice, options: Mistaken(lambda: None),
    "mute": lambda dice, options: None,
    "unmade": lambda dice: Mistaken(raises),
}
"""
MISTAKES = {
    "silent": "The bot 'silent' said None, which is not on the menu (Shitennō, SHI-",
    "raises": "The bot 'raises' of own.py failed: ValueError: no idea (line 8).",
    "deaf": "The bot 'deaf' of own.py failed: TypeError: <lambda>.<locals>.<lambda>() takes",
    "mute": "The bot 'mute' of own.py has no method 'choose'.",
    "unmade": "The bot 'unmade' of own.py failed: TypeError: <lambda>() takes",
}
DUEL = ("--bots", "random,greedy:tables=1", "-j", "1")


def test_an_arena_plays_each_seed_from_every_seat_and_can_be_gone_on_with(
    tatami: Run, tmp_path: Path
) -> None:
    assert tatami("arena", "shitenno", *DUEL, "-n", "2", "-o", "a.jsonl").returncode == 0
    file = tmp_path / "a.jsonl"
    kept = file.read_text()
    lines = [json.loads(line) for line in kept.splitlines()]
    assert [line["seats"] for line in lines[1:]] == [
        ["random", "greedy:tables=1"],
        ["greedy:tables=1", "random"],
    ]
    assert lines[1]["seed"] == lines[2]["seed"] == "arena/0"
    file.write_text(kept + '{"seed": "arena/1", "se')  # interrupted in the middle of a line
    go_on = ("-n", "4", "-o", "a.jsonl", "--json", "--html", "a.html")
    told = json.loads(tatami("arena", "shitenno", *DUEL, *go_on).stdout)
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 5
    assert told["games"] == 4
    assert [row["bot"] for row in told["standings"]] == ["greedy:tables=1", "random"]
    assert told["standings"][0]["against"]["random"]["share"] == 1.0
    page = (tmp_path / "a.html").read_text()
    assert page.count("<svg") == 5
    assert "<b>100 %</b>" in page
    other = tatami("arena", "shitenno", "--bots", "random,greedy", "-n", "1", "-o", "a.jsonl")
    assert other.returncode == 2
    assert "is of another run: its bots is" in other.stderr


def test_a_killed_run_goes_on_where_it_was(
    tatami: Run, tmp_path: Path, environment: dict[str, str]
) -> None:
    endless = ["arena", "shitenno", *DUEL[:2], "-j", "2", "-o", "a.jsonl", "-n", "99999"]
    file = tmp_path / "a.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "tatami", *endless], cwd=tmp_path, env=environment
    ) as run:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert run.poll() is None
            time.sleep(0.01)
        run.kill()
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:-1]]
    n = str(max(numbers) + 2)
    again = tatami("arena", "shitenno", *DUEL, "-o", "a.jsonl", "-n", n, "--json")
    assert json.loads(again.stdout) == json.loads(
        tatami("arena", "shitenno", *DUEL, "-n", n, "--json").stdout
    )


def test_a_sequential_test_ends_an_arena(tatami: Run) -> None:
    sprt = ("arena", "shitenno", *DUEL, "--sprt", "0.3,0.7", "-n", "1000")
    told = json.loads(tatami(*sprt, "--json").stdout)
    assert told["sprt"]["accepted"] == 0.3
    assert told["games"] == 2 * told["sprt"]["seeds"] < 1000
    three = tatami("arena", "shitenno", "--bots", "random,greedy,greedy", "--sprt", "0.5,0.6")
    assert three.stderr == "tatami: --sprt tests one bot against another, not 3 bots.\n"
    few = tatami("arena", "shitenno", *DUEL, "--sprt", "0.5,0.6", "-n", "2")
    assert "SPRT: no decision yet on how often random ends before greedy" in few.stdout


def test_ones_own_accumulators_sum_up_a_run(tatami: Run, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(COUNTING)
    counted = ("--accumulators", "own.py", "-n", "2", "-j", "1")
    told = json.loads(
        tatami("simulate", "shitenno", "--seats", "random,random", *counted, "--json").stdout
    )
    assert told["accumulators"]["counting"]["words"] == 2 * told["words"]["mean"]
    arena = tatami("arena", "shitenno", "--bots", "random", *counted)
    assert 'counting: {"games": 2' in arena.stdout
    assert (
        "no file 'no.py' with accumulators"
        in tatami("simulate", "shitenno", "--accumulators", "no.py").stderr
    )


def test_an_arena_fills_the_seats_it_has(tatami: Run, tmp_path: Path) -> None:
    three = tatami("arena", "shitenno", *DUEL, "-n", "6", "--players", "3", "--json")
    rows = {row["bot"]: row["wins"]["games"] for row in json.loads(three.stdout)["standings"]}
    assert rows == {"random": 6, "greedy:tables=1": 6}
    many = tatami("arena", "shitenno", "--bots", "random,greedy:tables=1,random", "-n", "2")
    assert "more would let every bot" in many.stdout
    assert tatami("arena", "shitenno", "--bots", "clever", "-n", "1").returncode == 2
    (tmp_path / "other.txt").write_text("something else\n")
    other = tatami("arena", "shitenno", *DUEL, "-n", "1", "-o", "other.txt")
    assert "not the file of a run" in other.stderr


def test_a_narrow_arena_names_its_bots_in_full(tatami: Run) -> None:
    bots = ("greedy:tables=1", "greedy:tables=2")
    done = tatami("arena", "shitenno", "--bots", ",".join(bots), "-n", "1", COLUMNS="80")
    assert "…" not in done.stdout
    rows = [line.split("│")[1].strip() for line in done.stdout.splitlines() if "│" in line]
    assert sorted("".join(rows).split("greedy:tables=")) == ["", "1", "2"]


def test_a_bot_from_ones_own_file_plays(tatami: Run, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "bad.py").write_text("BOTS = {'random': print}")
    (tmp_path / "none.py").write_text("1 / 0")
    seats = ("--seats", "last,random", "-n", "2")
    done = tatami("simulate", "shitenno", "--bots", "own.py", *seats, "--json", "-j", "2")
    assert json.loads(done.stdout)["seats"][0]["occupant"] == "last"
    arena = tatami("arena", "shitenno", "--bots", "own.py,last,random", "-n", "2", "--json")
    assert json.loads(arena.stdout)["games"] == 2
    dreamer = (str(ROOT / "examples" / "own_bots.py"), "dreamer:games=1", "random")
    dreamt = tatami("arena", "shitenno", "--bots", ",".join(dreamer), "-n", "1", "--json")
    assert json.loads(dreamt.stdout)["games"] == 1
    played = ("play", "shitenno", "--plain", "--seats", "human,last", "--bots", "own.py")
    assert tatami(*played, says="quit\n").returncode == 0
    for file, why in (
        ("bad.py", "one of ours"),
        ("none.py", "by zero (line 1)."),
        ("no.py", "no file"),
    ):
        refused = tatami("simulate", "shitenno", "--bots", file, *seats)
        assert refused.returncode == 2
        assert why in refused.stderr
        assert "Traceback" not in refused.stderr


def test_ones_own_bot_has_levels_if_it_takes_them(tatami: Run, tmp_path: Path) -> None:
    levelled = """BOTS["old"] = lambda dice, options: Last(options.pop("level"))\n"""
    (tmp_path / "own.py").write_text(OWN + levelled)
    once = ("simulate", "shitenno", "--bots", "own.py", "-n", "1", "--json", "--seats")
    done = tatami(*once, "old:3,random")
    assert json.loads(done.stdout)["seats"][0]["occupant"] == "old:3"
    assert "The bot 'last' has no level '3'." in tatami(*once, "last:3,random").stderr


@pytest.mark.parametrize(("bot", "sentence"), MISTAKES.items(), ids=list(MISTAKES))
def test_a_mistake_in_ones_own_bot_is_told_in_a_sentence(
    tatami: Run, tmp_path: Path, bot: str, sentence: str
) -> None:
    (tmp_path / "own.py").write_text(MISTAKEN)
    own = ("shitenno", "--bots", "own.py", "--seats", f"{bot},random")
    for command in (("simulate", *own, "-n", "2", "-j", "2"), ("play", *own, "--plain")):
        refused = tatami(*command)
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"tatami: {sentence}")
        assert refused.stderr.count("\n") == 1


def test_a_simulation_leaves_a_report(simulated: Path) -> None:
    page = (simulated / "report.html").read_text()
    assert page.count("<svg") == 4
    assert "Points by source" in page
    assert "majorities" in page
    assert not re.search(r"<(script|link|img)", page)


def test_a_record_is_analysed_as_text_data_and_page(
    simulated: Path, tatami: Run, tmp_path: Path
) -> None:
    record = str(simulated / "records" / "000000.tatami")
    told = tatami("analyse", record, "--time", "0.5", "--lang", "fr", "--html", "page.html")
    assert told.returncode == 0
    assert "Chances de gagner" in told.stdout
    assert (tmp_path / "page.html").read_text().count("<svg") == 2
    found = json.loads(tatami("analyse", record, "--time", "0.5", "--json").stdout)
    assert len(found["moments"][0]["chances"]) == 2
    assert tatami("analyse", record, "--level", "9").returncode == 2
    assert tatami("analyse", record, "--time", "0.5", "--html", "no/page.html").returncode == 2


def test_a_fork_goes_on_from_a_moment(simulated: Path, tatami: Run, tmp_path: Path) -> None:
    record = str(simulated / "records" / "000000.tatami")
    forked = tatami("fork", record, "--at", "9", "-o", "fork.tatami", "--seats", "human,greedy")
    assert forked.stdout.strip() == "fork.tatami"
    lines = (tmp_path / "fork.tatami").read_text().splitlines()
    assert json.loads(lines[0])["seats"] == ["human", "greedy"]
    assert len(lines) == 10
    assert tatami("play", "--plain", "--resume", "fork.tatami", says="quit\n").returncode == 0
    assert tatami("fork", record, "--at", "9", "-o", "fork.tatami").returncode == 2
    (tmp_path / "own.py").write_text(OWN)
    own = ("fork", record, "--at", "9", "-o", "own.tatami", "--seats", "last,last")
    assert "no bot 'last'" in tatami(*own).stderr
    assert "--resume own.tatami --bots own.py" in tatami(*own, "--bots", "own.py").stderr
    assert "not 99999" in tatami("fork", record, "--at", "99999").stderr
    assert tatami("fork", record, "--at", "9", "--seats", "human,greedy,greedy").returncode == 2


def test_a_fork_may_begin_with_an_edited_position(
    simulated: Path, tatami: Run, tmp_path: Path
) -> None:
    record = str(simulated / "records" / "000000.tatami")
    early = tatami("fork", record, "--at", "1", "--edit", "list")
    assert early.returncode == 2
    assert "nor at any moment before" in early.stderr
    later = tatami("fork", record, "--at", "40", "--edit", "list").stderr
    nearest = re.search(r"after 40 moves; the last moment before is (\d+)\.", later)
    at = nearest[1] if nearest else "40"
    told = tatami("fork", record, "--at", at, "--edit", "list", "--lang", "fr").stdout
    assert "edit-more:p1.favour" in told
    assert "points de faveur +1" in told
    groups = json.loads(tatami("fork", record, "--at", at, "--edit", "list", "--json").stdout)
    assert "edit-more:p1.favour" in [word for group in groups for word in group["words"]]
    edits = ("--edit", "edit-more:p1.favour", "--edit", "edit-more:p1.favour")
    own = ("--seats", "greedy,greedy", "-o", "edited.tatami")
    made = json.loads(tatami("fork", record, "--at", at, *edits, *own, "--json").stdout)
    assert made["words"] == int(at) + 2
    assert tatami("play", "--plain", "--resume", "edited.tatami").returncode == 0
    assert tatami("verify", "edited.tatami").returncode == 0
    lines = tatami("replay", "edited.tatami", "--json").stdout.splitlines()
    events = [each for line in lines for each in json.loads(line)["events"]]
    assert events.count({"event": "edited", "change": "edit-more:p1.favour"}) == 2
    assert "The position was edited." in tatami("replay", "edited.tatami", "--lang", "en").stdout
    (tmp_path / "edited.tatami").unlink()
    wrong = tatami("fork", record, "--at", at, "--edit", "edit-more:p9.favour", *own)
    assert (wrong.returncode, "Traceback" in wrong.stderr) == (2, False)
    assert "'edit-more:p9.favour'" in wrong.stderr
    assert not (tmp_path / "edited.tatami").exists()


def test_a_hint_says_what_looks_best_and_why(simulated: Path, tatami: Run) -> None:
    record = str(simulated / "records" / "000000.tatami")
    tatami("fork", record, "--at", "20", "-o", "h.tatami", "--seats", "human,human")
    done = tatami("play", "--plain", "--resume", "h.tatami", "--lang", "en", says="hint\nquit\n")
    assert re.search(
        r"\d\. .*: wins \d+% of the time \(\d+–\d+%\), about \d+ points\.", done.stdout
    )


def test_records_are_exported_and_bad_ones_named(
    simulated: Path, tatami: Run, tmp_path: Path
) -> None:
    (tmp_path / "bad.tatami").write_text("something else\n")
    done = tatami("export", str(simulated), "bad.tatami", "-o", "tables", "--json")
    assert done.returncode == 2
    assert done.stderr == "tatami: bad.tatami: Line 1 is not JSON.\n"
    told = json.loads(done.stdout)
    assert (told["records"], told["rows"]["games"]) == (3, 3)
    first = (tmp_path / "tables" / "games.jsonl").read_text().splitlines()[0]
    assert json.loads(first)["record"] == "records/000000.tatami"
    few = tatami("export", str(simulated), "-o", "few", "--format", "csv", "--rows", "games")
    assert few.stdout == "few/games.csv: 3 rows of 3 records.\n"
    (tmp_path / "empty").mkdir()
    for words, why in (
        (("empty", "-o", "x"), "There is no record in empty."),
        (
            ("x.tatami", "-o", "x", "--format", "xls"),
            "no format 'xls'; there are jsonl, csv, parquet",
        ),
    ):
        refused = tatami("export", *words)
        assert (refused.returncode, why in refused.stderr) == (2, True)


def test_what_programs_may_call_answers_as_data(simulated: Path, tatami: Run) -> None:
    record = str(simulated / "records" / "000000.tatami")
    asked: dict[tuple[str, ...], dict[str, object]] = {
        ("perft", "shitenno", "2"): {"words": 2, "ways": 12},
        ("fuzz", "shitenno", "--seconds", "1"): {"game": "shitenno"},
        ("check", "shitenno", "-n", "0"): {"game": "shitenno", "games": 0, "missing": []},
        ("fork", record, "--at", "9", "-o", "f.tatami"): {"file": "f.tatami", "words": 9},
    }
    for words, told in asked.items():
        last = tatami(*words, "--json").stdout.splitlines()[-1]
        assert told.items() <= json.loads(last).items()


def test_a_training_goes_on_and_its_weights_play(tatami: Run) -> None:
    two = ("train", "shitenno", "--seed", "a", "--seconds", "60", "-o", "w.toml")
    told = tatami(*two, "--games", "1").stdout
    assert "1 game of Shitennō; the weights are in w.toml." in told
    last = json.loads(tatami(*two, "--games", "2", "-j", "2", "--json").stdout)
    assert (last["game"], last["games"], last["file"]) == ("shitenno", 2, "w.toml")
    assert last["errors"]
    other = tatami("train", "shitenno", "--seed", "b", "-o", "w.toml")
    assert other.returncode == 2
    assert "w.toml.sums is of another training" in other.stderr
    seats = "greedy:tables=1:weights=w.toml,random"
    told = tatami("simulate", "shitenno", "-n", "1", "--seats", seats, COLUMNS="60").stdout
    assert "1 game of Shitennō, seed '1'" in told
    assert "…" not in told
    wrong = tatami("simulate", "white_castle", "-n", "1", "--seats", seats)
    assert wrong.returncode == 2
    assert "These weights are for 'shitenno', not for 'white_castle'." in wrong.stderr
