"""The other commands: what they print, for people and for programs, and how they refuse."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli_run import Run
from tatami.core.record import read
from tatami.games import GAMES
from tatami.session.match import Match

SEATS = ("--seats", "random,greedy:tables=1", "--seed", "1")


def test_games_are_listed(tatami: Run) -> None:
    assert "Shitennō, 2–4" in tatami("games").stdout
    listed = json.loads(tatami("games", "--json").stdout)
    assert listed[0]["game"] == "shitenno"
    assert listed[0]["rules"] == 43


def test_simulation_is_repeatable_whatever_the_cores(tatami: Run) -> None:
    words = ("simulate", "shitenno", "-n", "8", *SEATS, "--json")
    one, two = tatami(*words, "-j", "1"), tatami(*words, "-j", "2")
    assert one.stdout == two.stdout
    summary = json.loads(one.stdout)
    assert summary["games"] == 8
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)
    assert tatami(*words, "--seed", "2").stdout != one.stdout


def test_simulation_sums_up_and_keeps_every_game(simulated: Path, tatami: Run) -> None:
    with (simulated / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 3
    records = sorted((simulated / "records").iterdir())
    done = tatami("verify", *map(str, records))
    assert done.returncode == 0
    assert done.stdout.count("as it says.") == 3
    told = json.loads(tatami("verify", str(records[1]), "--json").stdout)
    assert told["scores"] == [int(rows[1]["score_0"]), int(rows[1]["score_1"])]
    assert "greedy:tables=1" in tatami("simulate", "shitenno", "-n", "2", *SEATS).stdout


def test_a_replay_tells_every_word_with_all_secrets(simulated: Path, tatami: Run) -> None:
    record = str(simulated / "records" / "000000.tatami")
    lines = [json.loads(line) for line in tatami("replay", record, "--json").stdout.splitlines()]
    assert "n" not in lines[0]
    assert [line["n"] for line in lines[1:]] == list(range(1, len(lines)))
    assert lines[-1]["ranks"]
    assert lines[-1]["asks"] == []
    assert len(lines[10]["secrets"]["hands"]) == 2
    assert lines[3]["state"]["year"] == 2
    seat = [
        json.loads(line)
        for line in tatami(
            "replay", record, "--json", "--seat", "1", "--at", "9"
        ).stdout.splitlines()
    ]
    assert len(seat) == 10
    assert "secrets" not in seat[-1]
    assert all("word" in line for line in seat[1:] if line["seat"] == 1)
    assert not any("word" in line for line in seat[1:] if line["seat"] == 0)
    assert seat[-1]["state"]["hand"] == lines[9]["secrets"]["hands"][1]


def test_a_replay_is_told_in_sentences(simulated: Path, tatami: Run) -> None:
    record = str(simulated / "records" / "000000.tatami")
    told = tatami("replay", record, "--lang", "fr").stdout
    assert "commence avec le titre" in told
    assert "(Hasard) Vous recevez" in told
    assert "(Random)" not in tatami("replay", record, "--seat", "1").stdout


def test_a_conceded_game_is_verified_and_told_as_one(
    simulated: Path, tatami: Run, tmp_path: Path
) -> None:
    whole = read((simulated / "records" / "000000.tatami").read_text())
    match = Match.new(GAMES["shitenno"], ["human:Ann", "random"], whole.seed)
    for entry in whole.entries[:8]:
        match.say(entry.seat, match.game.vocabulary.by_text[entry.word])
    match.concede(0)
    (tmp_path / "given-up.tatami").write_text(match.record.text())
    assert "points, conceded: as it says." in tatami("verify", "given-up.tatami").stdout
    assert json.loads(tatami("verify", "given-up.tatami", "--json").stdout)["ended"] == "conceded"
    assert "Ann se rindió." in tatami("replay", "given-up.tatami", "--lang", "es").stdout
    assert "gave up" not in tatami("replay", "given-up.tatami", "--at", "7").stdout
    told = tatami("replay", "given-up.tatami", "--json").stdout.splitlines()
    before, last = (json.loads(line) for line in told[-2:])
    assert "given_up" not in before
    assert (last["given_up"], last["ranks"], last["asks"]) == ([0], [2, 1], [])
    over = tatami("play", "--plain", "--resume", "given-up.tatami").stdout
    assert "1. Random" in over


def test_why_cites_the_rule(simulated: Path, tatami: Run) -> None:
    record = str(simulated / "records" / "000000.tatami")
    done = tatami("why", record, "general:ii", "--at", "2")
    assert "You cannot choose" in done.stdout
    assert "SHI-01" in done.stdout
    told = json.loads(tatami("why", record, "general:ii", "--at", "0", "--json").stdout)
    assert told["verdict"] == "may-be-said"
    ended = json.loads(tatami("why", record, "pass", "--json", "--lang", "es").stdout)
    assert (ended["verdict"], ended["rule"]) == ("nobody-is-asked", None)
    turn = tatami("why", record, "general:ii", "--at", "0", "--seat", "1")
    assert "this seat has no choice at this moment" in turn.stdout


def test_rules_are_printed_in_three_languages(tatami: Run) -> None:
    assert "Année paire\u00a0: le partage" in tatami("rules", "shitenno", "--lang", "fr").stdout
    assert "Senseï" in tatami("rules", "shitenno", "shi-42", LANG="fr_FR.UTF-8", LC_ALL="").stdout
    one = json.loads(tatami("rules", "shitenno", "SHI-42", "--json", "--lang", "es").stdout)
    assert one[0]["id"] == "SHI-42"


def test_rules_say_which_printed_values_are_reconstructed(tatami: Run) -> None:
    assert tatami("rules", "senji").stdout.startswith("◇ Many values")
    one = " ".join(tatami("rules", "senji", "SEN-63").stdout.split())
    assert "◇ Reconstructed: the hanafuda cards." in one
    assert "Many values" not in one
    told = json.loads(tatami("rules", "senji", "SEN-25", "--json", "--lang", "fr").stdout)
    assert told[0]["reconstructed"].startswith("Reconstitué\u00a0: les valeurs des cartes")
    assert "◇" not in tatami("rules", "shitenno").stdout


def test_a_closed_pipe_ends_quietly(environment: dict[str, str]) -> None:
    command = f"{sys.executable} -m tatami rules shitenno --json | head -c 10"
    done = subprocess.run(
        ["bash", "-c", command], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ('[{"id": "S', "")


def test_the_author_s_tools_work(tatami: Run) -> None:
    assert tatami("perft", "shitenno", "3").stdout.splitlines() == ["1 4", "2 12", "3 108"]
    fuzzed = tatami("fuzz", "shitenno", "--seconds", "1").stdout
    assert "nothing found" in fuzzed
    assert "texts are complete" in tatami("check", "shitenno", "-n", "1").stdout


def test_bench_measures_this_build(tatami: Run) -> None:
    rows = json.loads(tatami("bench", "shitenno", "--seconds", "0.02", "--json").stdout)
    assert {row["game"] for row in rows} == {"shitenno"}
    assert all(row["words_per_s"] > 0 and row["observe_us"] > 0 for row in rows)
    assert all(row["imagined_us"] > row["clone_us"] for row in rows)


def test_bench_draws_a_bar_for_each_figure(tatami: Run) -> None:
    shown = tatami("bench", "shitenno", "--seconds", "0.02", COLUMNS="80").stdout.splitlines()
    heads = [line for line in shown if "is better" in line]
    assert len(heads) == 7
    assert all(any(f"({word} is better)" in head for head in heads) for word in ("less", "more"))
    rows = [line for line in shown if line.startswith("shitenno, 4 seats")]
    assert all("█" in line and "±" in line for line in rows)
    assert len(rows) >= len(heads)  # of each build


def test_verify_goes_on_after_a_bad_record(simulated: Path, tatami: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.tatami").touch()
    good = str(simulated / "records" / "000000.tatami")
    done = tatami("verify", "empty.tatami", good)
    assert done.returncode == 2
    assert done.stderr == "tatami: empty.tatami: The record is empty.\n"
    assert "as it says" in done.stdout


def test_a_seed_is_printed_as_it_is(tatami: Run) -> None:
    done = tatami("simulate", "shitenno", "-n", "1", "--seats", "random,random", "--seed", "[/]:x:")
    assert (done.returncode, done.stderr) == (0, "")
    assert "'[/]:x:'" in done.stdout


def test_version_and_help(tatami: Run) -> None:
    assert tatami("--version").stdout.startswith("tatami ")
    done = tatami()
    assert "simulate" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_the_help_of_simulate_gives_an_example_that_it_takes(tatami: Run) -> None:
    told = tatami("simulate", "--help", COLUMNS="200").stdout
    example = told.partition("one for each seat, e.g. ")[2].split()[0].rstrip(".")
    done = tatami("simulate", "shitenno", "-n", "1", "--seats", example, "--json")
    assert [row["occupant"] for row in json.loads(done.stdout)["seats"]] == example.split(",")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("simulate", "go"), "There is no game 'go'"),
        (("simulate", "shitenno", "--seats", "human,random"), "Only bots"),
        (("simulate", "shitenno", "--seats", "random"), "takes 2 to 4 players"),
        (("simulate", "shitenno", "-n", "0"), "-n"),
        (("simulate", "shitenno", "-n", "1", "-o", "/proc/none"), "cannot be written"),
        (("rules", "shitenno", "SHI-99"), "has no rule 'SHI-99'"),
        (("verify", "none.tatami"), "cannot be read"),
        (("replay", "broken.tatami"), "Line 1 is not JSON."),
        (("dance",), "No such command 'dance'"),
        (("simulate", "shitenno", "--seats", "greedy:tables=" + "9" * 5000 + ",random"), "tables"),
        (("simulate", "shitenno", "--seed", "\udcff"), "not UTF-8 text"),
        (("perft", "shitenno", "x"), "is not a valid int"),
    ],
)
def test_bad_input_gets_one_clear_line(
    tatami: Run, tmp_path: Path, words: tuple[str, ...], why: str
) -> None:
    (tmp_path / "broken.tatami").write_text("nonsense\n")
    done = tatami(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert why in done.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("replay", "FILE", "--at", "9999"), "words, not 9999"),
        (("replay", "FILE", "--seat", "7"), "the seats 0 to 1, not 7"),
        (("replay", "FILE", "--seat", "-2"), "--seat"),
        (("replay", "FILE", "--at", "-2"), "--at"),
        (("why", "FILE", "pass", "--seat", "17"), "the seats 0 to 1, not 17"),
        (("why", "FILE", "pass", "--at", "9999"), "words, not 9999"),
        (("why", "FILE", "fly"), "'fly' is no word of Shitennō"),
    ],
)
def test_a_record_is_asked_only_what_it_can_answer(
    tatami: Run, simulated: Path, words: tuple[str, ...], why: str
) -> None:
    file = str(simulated / "records" / "000001.tatami")
    done = tatami(*[file if word == "FILE" else word for word in words])
    assert done.returncode == 2
    assert why in done.stderr
