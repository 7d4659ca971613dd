"""`tatami play`: whole games at a pipe, and everything that can go wrong at the keyboard."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli_run import Run
from tatami.core.game import Game
from tatami.core.guide import Guide
from tatami.core.record import verify
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.session.record_file import load
from tatami.texts.talk import Talk

PLAIN = ("play", "shitenno", "--plain", "--seed", "5", "--save", "game.tatami")


@pytest.mark.parametrize(
    ("lang", "over"), [("en", "over"), ("fr", "terminée"), ("es", "terminado")]
)
def test_a_whole_game_is_played_at_a_pipe(
    tatami: Run, tmp_path: Path, lang: str, over: str
) -> None:
    done = tatami(*PLAIN, "--seats", "human:Ann,greedy,random", "--lang", lang, says="1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert over in done.stdout.splitlines()[-5]
    verify(*load(tmp_path / "game.tatami", GAMES))


def test_choices_are_numbers_words_or_things(tatami: Run, tmp_path: Path) -> None:
    says = "general:ii\nrestart\nhonda\nlog\nquit\n"
    done = tatami(*PLAIN, "--seats", "human,random", says=says)
    assert done.returncode == 0
    assert "Nora is Ii Naomasa." in done.stdout
    assert "Nora is Honda Tadakatsu." in done.stdout
    standing = load(tmp_path / "game.tatami", GAMES)[1].standing()
    assert standing[0].word == "general:honda"


def test_quit_keeps_the_record_and_resume_goes_on(tatami: Run, tmp_path: Path) -> None:
    first = tatami(*PLAIN, "--seats", "human,random", says="2\nquit\n")
    assert "To go on: tatami play --resume game.tatami" in first.stdout
    lines = (tmp_path / "game.tatami").read_text()
    again = tatami("play", "--resume", "game.tatami", "--plain", says="1\n" * 400)
    assert again.returncode == 0
    assert (tmp_path / "game.tatami").read_text().startswith(lines)
    verify(*load(tmp_path / "game.tatami", GAMES))


def test_a_word_that_may_not_be_said_cites_its_rule(tatami: Run) -> None:
    says = "general:honda\nwhy accept\naccept\nwhy seal:9\nnonsense\n99\n?\nquit\n"
    done = tatami(*PLAIN, "--seats", "human,human", says="1\n" + says)
    out = done.stdout
    assert "You cannot choose “Accept the lot” now." in out
    assert "SHI-14  The lot is offered" in out
    assert "I do not know “nonsense”" in out
    assert "I do not know “99”" in out
    assert "why WORD" in out


def test_a_taken_general_is_refused_in_french(tatami: Run) -> None:
    done = tatami(*PLAIN, "--seats", "human,human", "--lang", "fr", says="1\ngeneral:honda\n")
    assert "Vous ne pouvez pas choisir" in done.stdout
    assert "SHI-01  À 2, 3 ou 4 joueurs" in done.stdout


def test_undo_says_when_it_is_not_free(tatami: Run) -> None:
    done = tatami(*PLAIN, "--seats", "human,human", says="1\n1\nundo\nquit\n")
    assert "You cannot take this back" in done.stdout


def test_rules_board_and_save_answer_at_the_table(tatami: Run, tmp_path: Path) -> None:
    says = "rules SHI-42\nrules SHI-99\nboard\nwhy general:ii\nsave copy.tatami\nsave copy.tatami\n"
    done = tatami(*PLAIN, "--seats", "human,random", says=says + "save\nquit\n")
    assert "SHI-42  Sensei" in done.stdout
    assert "I do not know “SHI-99”" in done.stdout
    assert "You can choose “Ii Naomasa” now." in done.stdout
    assert "copy.tatami cannot be written: file exists" in done.stdout
    assert (tmp_path / "copy.tatami").read_text() == (tmp_path / "game.tatami").read_text()


def test_nothing_a_player_types_breaks_the_game(tatami: Run) -> None:
    says = "9" * 5000 + "\nsave ~nosuchuser/x\nsave a\0b\nwhy\nundo\n1 2 3\n\nquit\n"
    done = tatami(*PLAIN, "--seats", "human,random", says=says)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You have made no move yet" in done.stdout
    assert "Name the choice you ask about" in done.stdout
    assert done.stdout.count("cannot be written") == 2


def test_a_record_is_not_gone_on_with_twice_at_once(
    tatami: Run, environment: dict[str, str], tmp_path: Path
) -> None:
    tatami(*PLAIN, "--seats", "human,random", says="1\nquit\n")
    command = [sys.executable, "-m", "tatami", "play", "--plain", "--resume", "game.tatami"]
    with subprocess.Popen(
        command,
        env=environment,
        cwd=tmp_path,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as first:
        assert first.stdout is not None
        first.stdout.readline()  # it has read the record
        second = tatami("play", "--plain", "--resume", "game.tatami", says="1\nquit\n")
        assert second.returncode == 0
        _, err = first.communicate("1\nquit\n", timeout=60)
    assert first.returncode == 2
    assert "Another program has added to the record" in err
    load(tmp_path / "game.tatami", GAMES)


def test_a_game_that_lacks_only_its_result_gets_it(tatami: Run, tmp_path: Path) -> None:
    tatami(*PLAIN, "--seats", "random,random")
    record = tmp_path / "game.tatami"
    whole = record.read_text()
    record.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    assert tatami("play", "--resume", "game.tatami", "--plain").returncode == 0
    assert record.read_text() == whole


def test_each_person_at_one_keyboard_is_told_what_happened(tatami: Run) -> None:
    done = tatami(*PLAIN, "--seats", "human:Ann,human:Bob", says="1\n1\n7\n8\n1\nquit\n")
    assert done.stdout.count("You are dealt") == 2


def test_bots_alone_play_to_the_end(tatami: Run) -> None:
    done = tatami(*PLAIN, "--seats", "random,random")
    assert done.returncode == 0
    assert "The game is over." in done.stdout


def test_the_board_fits_sixty_columns(tatami: Run) -> None:
    words = ("play", "shitenno", "--seed", "5", "--seats", "human:Ann,greedy,random")
    done = tatami(*words, says="1\n2\n3\n4\n5\n1\n2\n1\n1\n2\n1\n1\n1\nquit\n", COLUMNS="60")
    assert done.returncode == 0
    shown = [line for line in done.stdout.splitlines() if "┃" in line or "│" in line]
    assert shown
    assert max(cell_len(line) for line in shown) <= 60


def test_survivors_go_on_to_the_next_fight(tatami: Run, tmp_path: Path) -> None:
    words = ("play", "shototsu", "--plain", "--seats", "greedy,random", "--seed", "3")
    tatami(*words, "-O", "experience=on", "--save", "first.tatami")
    done = tatami(
        "play", "--plain", "--seed", "4", "--after", "first.tatami", "--save", "next.tatami"
    )
    assert (done.returncode, done.stderr) == (0, "")
    later = load(tmp_path / "next.tatami", GAMES)[1]
    assert later.options["roster"] not in ("", "none")
    assert later.seats == ["greedy", "random"]


def test_most_games_hand_nothing_on(tatami: Run) -> None:
    tatami(*PLAIN, "--seats", "random,random")
    done = tatami("play", "--after", "game.tatami")
    assert done.returncode == 2
    assert "hands nothing on" in done.stderr


def test_interrupting_keeps_the_record(environment: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tatami", *PLAIN, "--seats", "human,random"]
    with subprocess.Popen(
        command,
        env=environment,
        cwd=tmp_path,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        process.stdin.write("3\n")
        process.stdin.flush()
        record = tmp_path / "game.tatami"
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and not (
            record.exists() and '"n":2' in record.read_text()
        ):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "To go on" in out
    assert json.loads(record.read_text().splitlines()[1])["word"] == "general:sakai"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("play",), "Name a game"),
        (("play", "go"), "There is no game 'go'"),
        (("play", "shitenno", "--seats", "human"), "takes 2 to 4 players, not 1"),
        (("play", "shitenno", "--seats", "human,robot"), "There is no bot 'robot'"),
        (("play", "shitenno", "--lang", "de"), "There is no language 'de'"),
        (("play", "shitenno", "-O", "fast"), "written name=value"),
        (("play", "shitenno", "-O", "fast=1"), "has no option 'fast'"),
        (("play", "shitenno", "--save", "/proc/none/x"), "cannot be written"),
        (("play", "--resume", "none.tatami"), "cannot be read: no such file"),
        (
            ("play", "--resume", "none.tatami", "--seed", "1"),
            "continues the record as it is",
        ),
    ],
)
def test_bad_input_gets_one_clear_line(tatami: Run, words: tuple[str, ...], why: str) -> None:
    done = tatami(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert why in done.stderr


def test_a_folder_that_cannot_be_written_is_told(tatami: Run, tmp_path: Path) -> None:
    (tmp_path / "data").touch()  # a file where the folder for records should be
    done = tatami("play", "shitenno")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize(
    ("lang", "until", "passed"),
    [
        ("en", "until its bearer attacks or is attacked", "Passed for you (Hachiman's Blessing)"),
        ("fr", "jusqu’à ce que son porteur attaque", "Passé pour vous (Bénédiction d’Hachiman)"),
        ("es", "hasta que su portador ataque", "Se ha pasado por ti (Bendición de Hachiman)"),
    ],
)
def test_a_pass_stands_for_a_card_until_its_player_wants_to_be_asked(
    tatami: Run, tmp_path: Path, lang: str, until: str, passed: str
) -> None:
    words = ("play", "shototsu", "--plain", "--seats", "human,greedy", "--seed", "5")
    roster = "roster=2-2-2-2-2:0:hachiman/2-2-2-2-2:0:"
    says = "patrol:balanced\nhand:p1\n1\nposture:fire\nstanding\nstanding hachiman now\n"
    says += "standing dragon now\nstay keep\nlog\npass\nquit\n"
    done = tatami(
        *words, "-O", "samurai=1", "-O", roster, "--save", "g.tatami", "--lang", lang, says=says
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert until in done.stdout
    assert passed in done.stdout
    assert "[hachiman now]" in done.stdout
    assert "dragon" in done.stdout
    said = [entry.word for entry in load(tmp_path / "g.tatami", GAMES)[1].standing()]
    assert said.count("pass") >= 1


def test_a_game_without_passes_has_none_that_stand(tatami: Run) -> None:
    done = tatami(*PLAIN, "--seats", "human,random", says="standing\nquit\n")
    assert "You hold no card that could wait for its moment." in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_samurai_are_told_with_a_personal_name_beside_the_short_one(
    tatami: Run, tmp_path: Path, lang: str
) -> None:
    words = ("play", "shototsu", "--plain", "--seats", "greedy,random", "--seed", "3")
    done = tatami(*words, "--save", "g.tatami", "--lang", lang)
    game, record = load(tmp_path / "g.tatami", GAMES)
    called = game.called(record.seed_hash, 2, record.options)
    assert all(f"{who} {name}" in done.stdout for who, name in called.items())
    replayed = tatami("replay", "g.tatami", "--lang", lang)
    assert f"1a {called['1a']}" in replayed.stdout


@pytest.mark.parametrize(
    ("language", "person", "bot"),
    [("en", "Nora", "Apprentice"), ("fr", "Nora", "Apprenti"), ("es", "Nora", "Aprendiz")],
)
def test_players_go_by_their_names_and_the_guide_is_at_hand(
    tatami: Run, language: str, person: str, bot: str
) -> None:
    command = ("play", "shitenno", "--seats", "human,greedy", "--plain", "--lang", language)
    out = tatami(*command, says="guide\nquit\n").stdout
    assert Talk(GAMES["shitenno"], language).message("guide-goal") in out
    assert any(line.startswith(f"{person} (") for line in out.splitlines())
    assert any(line.startswith(f"{bot} (") for line in out.splitlines())
    assert not re.search(r"\b(human|greedy)\b", out)


def test_a_nickname_is_chosen_or_that_of_the_account(tatami: Run, tmp_path: Path) -> None:
    def seated(*more: str, **environment: str) -> list[str]:
        done = tatami("play", "shitenno", "--plain", *more, says="quit\n", **environment)
        assert done.returncode == 0, done.stderr
        newest = max((tmp_path / "data").rglob("*.tatami"), key=lambda file: file.name)
        return load(newest, GAMES)[1].seats

    assert seated() == ["human:Nora", "greedy", "greedy"]
    assert seated("--name", "Ann") == ["human:Ann", "greedy", "greedy"]
    assert seated("--seats", "greedy,human,human", "--name", "Ann")[1:] == ["human:Ann", "human"]
    assert seated("--seats", "human:Ben,greedy")[0] == "human:Ben"
    assert seated(LOGNAME="x" * 40)[0] == "human"  # no nickname that others could read
    for bad in ("x" * 40, "\u2800"):
        done = tatami("play", "shitenno", "--name", bad)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "nickname" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_guide_in_the_terminal(tatami: Run, game: str) -> None:
    table = GAMES[game]
    seats = ",".join(["human:Ann", *["greedy"] * (table.usual - 1)])
    out = tatami("play", game, "--seats", seats, "--plain", says="guide\nquit\n").stdout
    assert Talk(table, "en").message("guide-goal") in out


def typed(guide: Guide, table: Table, game: Game) -> list[list[str]]:
    """What somebody types at each step of a lesson: a line for each choice, or Enter to read on."""
    lines: list[list[str]] = [[] if step.do else [""] for step in guide.steps]
    for number, (seat, text) in enumerate(guide.script):
        word = game.vocabulary.by_text[text]
        asked = next(ask for ask in table.open_asks(seat) if word in ask.options)
        for step, said in zip(guide.steps, lines, strict=True):
            if step.at <= number < step.at + len(step.do) and len(asked.options) > 1:
                said.append(text)
        table.answer(seat, word)
    return lines


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_guided_first_game_is_played_to_the_end_of_its_script(
    tatami: Run, game: Game, tmp_path: Path
) -> None:
    guide, talk, file = game.guide, Talk(game, "fr"), str(tmp_path / "lesson")
    assert guide is not None
    table = game.open_true(guide.seats, guide.seed, game.chosen(guide.options))
    lines = typed(guide, table, game)
    steps = [bool(step.do) for step in guide.steps]
    half = next(i for i in range(5, len(steps)) if steps[i] and steps[i - 1])  # left there
    command, told = ("--plain", "--lang", "fr"), ""
    for arguments, says in (
        ((game.name, "--guide", "--save", file), lines[:half]),
        (("--resume", file), lines[half:]),
    ):
        done = tatami(
            *("play", *arguments, *command),
            says="\n".join([*[line for each in says for line in each], "quit", ""]),
        )
        assert done.returncode == 0, done.stderr
        told += done.stdout
    for step in guide.steps:
        assert talk.message(f"lesson-{step.name}") in told, step.name


def test_who_leaves_a_lesson_is_told_how_to_come_back(tatami: Run) -> None:
    says = "\n\n\ntake:coral-left\nundo\nguide\nquit\n"
    out = tatami("play", "white_castle", "--guide", "--plain", says=says).stdout
    left, again = out.split("That is not in the lesson")[0], out.split("Taken back.")[1]
    assert "Now: Take the white die on the right [take:white-right]" in left
    assert again.count("4/18") == 1  # told once more because it was asked for
    refused = tatami("play", "white_castle", "--guide", "--seed", "7")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--guide lays its own table" in refused.stderr
