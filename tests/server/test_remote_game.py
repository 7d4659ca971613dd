"""`tatami play --join`: a server's table, played with the real command in the terminal."""

import os
import random
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from socketserver import StreamRequestHandler, TCPServer

from guests import Guest
from served import started, stop
from tatami.core.record import verify
from tatami.games import GAMES
from tatami.session.record_file import load


@contextmanager
def joining(folder: Path, *more: str, version: str = "") -> Iterator["subprocess.Popen[str]"]:
    """The command, typed with pipes; of another version, where that is told in Python."""
    command = f"{version}\nfrom tatami.cli.main import run\nrun()"
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-c", command, "play", "--plain", "--name", "Bob", "--join", *more],
        env={**os.environ, **own},
        cwd=folder,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def typed(process: "subprocess.Popen[str]", *lines: str) -> None:
    assert process.stdin is not None
    process.stdin.write("".join(f"{line}\n" for line in lines))
    process.stdin.flush()


def read_until(process: "subprocess.Popen[str]", text: str) -> str:
    """What the command prints up to a line with this text."""
    assert process.stdout is not None
    told = ""
    for line in process.stdout:
        told += line
        if text in line:
            return told
    assert process.stderr is not None
    raise AssertionError(f"{text!r} never came: {told[-2000:]}{process.stderr.read()}")


def ended_well(process: "subprocess.Popen[str]") -> str:
    """The command ends as it should, with nothing to complain of; the rest of what it told."""
    told, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    return told


def assert_refused(process: "subprocess.Popen[str]", why: str) -> None:
    """The command ends with one clear sentence."""
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert len(err.splitlines()) == 1, err
    assert why in err


class NoHttp(StreamRequestHandler):
    """Something that is no web server."""

    def handle(self) -> None:
        self.wfile.write(b"220 Good evening\r\n")
        self.rfile.read()  # until the other has gone: what is left unread would cut the greeting


@contextmanager
def stranger() -> Iterator[str]:
    """The address of something that is no web server."""
    with TCPServer(("127.0.0.1", 0), NoHttp) as listening, ThreadPoolExecutor(1) as beside:
        beside.submit(listening.serve_forever, 0.05)
        try:
            yield f"http://127.0.0.1:{listening.server_address[1]}/"
        finally:
            listening.shutdown()


def link(address: str, match: str) -> str:
    return f"{address}#/table/{match}"


def begin_with_bob(ann: Guest, match: str) -> None:
    """Begin once Bob sits there."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if ann.get(f"/matches/{match}")["table"]["seats"][1]["name"] == "Bob":
            break
        time.sleep(0.05)
    ann.post(f"/matches/{match}/start")


def test_a_whole_game_is_played_from_the_terminal(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", "random")
        with joining(tmp_path, link(server, match), "--save", "game.tatami") as bob:
            typed(bob, *["1"] * 600)
            begin_with_bob(ann, match)
            with ann.socket(match) as socket, ThreadPoolExecutor(1) as beside:
                playing = beside.submit(socket.play, random.Random(3))
                out, err = bob.communicate(timeout=120)  # a full pipe would stop him
                playing.result()
        record = ann.http.get(f"/records/{match}").text
    assert (bob.returncode, err) == (0, "")
    assert "You are Bob." in out
    assert "The game is over." in out
    assert (tmp_path / "game.tatami").read_text() == record
    verify(*load(tmp_path / "game.tatami", GAMES))


def test_the_seat_outlives_the_server_and_the_command(tmp_path: Path) -> None:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = f"--port={probe.getsockname()[1]}"
    process, address = started(tmp_path, "--bots=1", port)
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "open", auto=False)
        with joining(tmp_path, link(address, match)) as bob:
            begin_with_bob(ann, match)
            ann.say(match, "general:honda")
            read_until(bob, "your choice")
            typed(bob, "why general:honda", "general:honda", "hint", "nonsense", "2")
            told = read_until(bob, "· Bob is ")
            assert told.count("You cannot choose “") == 2
            assert told.count("SHI-01") >= 2
            assert "Hints are only for games in which all your opponents are bots." in told
            assert "I do not know “nonsense”" in told
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
            process, _ = started(tmp_path, "--bots=1", port)
            try:
                view = ann.get(f"/matches/{match}/view")
                while view["shown"]["waiting"] == [0]:
                    ann.say(match, view["shown"]["asks"][0]["options"][0])
                    view = ann.get(f"/matches/{match}/view")
                typed(bob, "log", "quit")
                told = ended_well(bob)
                assert "Connection lost. Trying again…" in told
                assert "Your seat is kept." in told
                assert told.count("· Ann is Honda Tadakatsu.") == 1  # by the log alone
                with joining(tmp_path, link(address, match)) as again:
                    typed(again, "quit")
                    told = ended_well(again)
                    assert "You are Bob." in told
                    assert "your choice" in told
            finally:
                stop(process)


def test_people_talk_rest_remind_and_give_up_in_the_terminal(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", auto=False)
        with joining(tmp_path, link(server, match), "--save", "game.tatami") as bob:
            begin_with_bob(ann, match)
            with ann.socket(match) as socket:
                read_until(bob, "Waiting for Ann: to choose a general…")
                typed(bob, "chat Good evening!")  # though nothing is asked of him
                assert socket.until("chat")["line"]["text"] == "Good evening!"
                read_until(bob, "Bob: Good evening!")
                typed(bob, "nudge")
                assert socket.until("nudged")["to"] == [0]
                read_until(bob, "Reminder sent.")
                typed(bob, "nudge")
                read_until(bob, "They have just been reminded.")
                socket.send("chat", text="Coming", client_id="1")
                read_until(bob, "Ann: Coming")
                ann.say(match, "general:honda")
                read_until(bob, "your choice")
                typed(bob, "?", "pause")
                told = read_until(bob, "Asked the others.")
                assert "nudge         remind the players whose turn it is" in told
                while not (socket.state and socket.state["shown"]["table"]["proposal"]):
                    socket.hear()
                ann.post(f"/matches/{match}/answer", yes=True, client_id="3")
                while not socket.state["shown"]["table"]["paused"]:
                    socket.hear()
                typed(bob, "1", "resume", "1")
                told = read_until(bob, "· Bob is ")
                assert "The game is paused." in told
                assert "The game goes on." in told
                typed(bob, "concede", "no", "concede", "yes")
                told = ended_well(bob)
        assert told.count("Do you concede the game for good (yes or no)?") == 2
        assert "1. Ann" in told
        record = load(tmp_path / "game.tatami", GAMES)
        verify(*record)
        assert record[1].given_up == [1]


def test_while_others_think_one_takes_back_talks_and_answers_ahead(
    server: str, tmp_path: Path
) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", "me", auto=False)
        with joining(tmp_path, link(server, match)) as bob, ann.socket(match) as socket:
            begin_with_bob(ann, match)
            ann.say(match, "general:honda", seat=0)
            read_until(bob, "your choice")
            typed(bob, "general:ii")
            read_until(bob, "Waiting for Ann")
            typed(bob, "1")
            read_until(bob, "Will be played on your turn: 1")
            typed(bob, "chat Wait!")
            assert socket.until("chat")["line"]["text"] == "Wait!"
            typed(bob, "nonsense")
            read_until(bob, "I do not know “nonsense”")
            typed(bob, "hint")
            read_until(bob, "“hint” only works on your turn.")
            typed(bob, "log", "?")  # at once
            read_until(bob, "· Ann 1 is Honda Tadakatsu.")  # she sits there twice
            read_until(bob, "return        take your seat back")
            typed(bob, "undo")
            read_until(bob, "Taken back.")
            read_until(bob, "your choice")
            typed(bob, "general:sakai")  # what was kept is forgotten
            assert "· Bob is Sakai" in read_until(bob, "· Bob is ")
            typed(bob, "accept")
            read_until(bob, "Will be played on your turn: accept")
            typed(bob, "quit")
            ended_well(bob)


def test_a_private_line_is_marked_and_answered_in_private(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann, Guest(server) as lee:
        match = ann.lay("shitenno", "me", "open", "open", auto=False)
        lee.post(f"/matches/{match}/join", name="Ann Lee", seat=2)
        with joining(tmp_path, link(server, match)) as bob:
            begin_with_bob(ann, match)
            read_until(bob, "Waiting for Ann")
            with ann.socket(match) as socket, lee.socket(match) as other:
                socket.send("chat", text="Psst", room="private", to=1, client_id="1")
                read_until(bob, "Ann to Bob, in private: Psst")
                typed(bob, "chat @Nobody Hello")
                read_until(bob, "another player: 1 Ann, 3 Ann Lee")
                typed(bob, "chat @Ann")
                read_until(bob, "another player: 1 Ann, 3 Ann Lee")
                typed(bob, "chat @ann Yes?")
                read_until(bob, "Bob to Ann, in private: Yes?")
                typed(bob, "chat @Ann Lee And you?")
                read_until(bob, "Bob to Ann Lee, in private: And you?")
                typed(bob, "chat @3 Hm")
                read_until(bob, "Bob to Ann Lee, in private: Hm")
                typed(bob, "chat Good evening!")
                read_until(bob, "Bob: Good evening!")
                for who, heard in (
                    (socket, ["Psst", "Yes?", "Good evening!"]),
                    (other, ["And you?", "Hm", "Good evening!"]),
                ):
                    while not who.chat or who.chat[-1]["text"] != "Good evening!":
                        who.hear()
                    assert [line["text"] for line in who.chat] == heard
            typed(bob, "quit")
            ended_well(bob)


def test_the_prompt_tells_the_time_that_is_left(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", auto=False, clock="1h+30s")
        with joining(tmp_path, link(server, match)) as bob:
            begin_with_bob(ann, match)
            ann.say(match, "general:honda")
            first = time_in(read_until(bob, " left; ? for help):"))
            second = first
            while second == first:  # until a second has passed
                typed(bob, "")
                second = time_in(read_until(bob, " left; ? for help):"))
            assert "1:00:00" < second < first <= "1:00:30"
            typed(bob, "quit")
            ended_well(bob)


def time_in(told: str) -> str:
    """The time that a prompt tells."""
    return told.rpartition("(")[2].partition(" left")[0]


def test_who_quits_is_told_the_command_that_comes_back(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", auto=False)
        with joining(tmp_path, link(server, match)) as bob:
            begin_with_bob(ann, match)
            read_until(bob, "Waiting for Ann")
            typed(bob, "quit")
            assert f"tatami play --join '{link(server, match)}' --name Bob" in ended_well(bob)


def test_a_seat_that_a_bot_has_taken_over_is_had_back(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann, Guest(server) as cleo:
        match = ann.lay("shitenno", "me", "open", "open", auto=False)
        cleo.post(f"/matches/{match}/join", name="Cleo", seat=2)
        with joining(tmp_path, link(server, match)) as bob:
            begin_with_bob(ann, match)
            read_until(bob, "Waiting for Ann")
            typed(bob, "1")
            read_until(bob, "Will be played on your turn: 1")
            ann.post(f"/matches/{match}/replace", of=1, seat=0, client_id="1")
            read_until(bob, "Press Enter to show that you are here.")
            cleo.post(f"/matches/{match}/answer", yes=True, client_id="2")
            typed(bob, "")  # too late
            read_until(bob, "A bot is playing for you. To play again yourself: return")
            typed(bob, "return")
            read_until(bob, "You are playing again.")
            typed(bob, "return")
            read_until(bob, "No bot is playing for you.")
            ann.post(f"/matches/{match}/replace", of=1, seat=0, client_id="3")
            read_until(bob, "Press Enter to show that you are here.")
            typed(bob, "")
            while ann.get(f"/matches/{match}")["table"]["proposal"]:
                time.sleep(0.05)
            ann.say(match, "general:honda", seat=0)
            read_until(bob, "your choice")
            typed(bob, "general:ii")  # what was kept is forgotten
            read_until(bob, "· Bob is Ii")
            typed(bob, "quit")
            ended_well(bob)


def test_who_has_given_up_comes_back_to_look_on(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", "random", auto=False)
        with joining(tmp_path, link(server, match)) as bob:
            begin_with_bob(ann, match)
            read_until(bob, "Waiting for Ann")
            typed(bob, "concede", "yes", "quit")
            ended_well(bob)
        with joining(tmp_path, link(server, match)) as again:
            read_until(again, "Bob gave up.")
            read_until(again, "Waiting for Ann")
            ann.post(f"/matches/{match}/concede", client_id="1")
            told = ended_well(again)
            assert "The game is over." in told
        with joining(tmp_path, link(server, match)) as late:
            told = ended_well(late)
            assert "The game is over." in told


def test_what_cannot_be_joined_gets_one_clear_line(server: str, tmp_path: Path) -> None:
    with sockets.socket() as free, stranger() as somebody:
        free.bind(("127.0.0.1", 0))
        nobody = f"http://127.0.0.1:{free.getsockname()[1]}/"
        with Guest(server) as ann:
            full = ann.lay("shitenno", "me", "random")
        for address, why in (
            ("localhost:8000/table", "is not the address of a table."),
            ("http://localhost:abc/#/table/x", "is not the address of a table."),
            (link(nobody, "abc"), "No server answers at"),
            (link(somebody, "abc"), "is not a Tatami server, or runs another version."),
            (link(server, "abc"), "There is no such table."),
            (link(server, full), "Every seat is taken."),
        ):
            with joining(tmp_path, address) as bob:
                assert_refused(bob, why)


def test_what_cannot_be_joined_is_told_in_the_players_language(tmp_path: Path) -> None:
    with sockets.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = link(f"http://127.0.0.1:{free.getsockname()[1]}/", "abc")
        for more, why in (
            ((nobody, "--lang", "fr"), "Aucun serveur ne répond à"),
            ((nobody, "--lang", "es"), "Ningún servidor responde en"),
            (("nowhere", "--lang", "fr"), "L’adresse d’une table s’écrit comme"),
            (("nowhere", "--lang", "es"), "La dirección de una mesa se escribe como"),
            ((nobody, "--name", "", "--lang", "fr"), "Choisissez un pseudonyme"),
            ((nobody, "--name", "", "--lang", "es"), "Elige un apodo"),
        ):
            with joining(tmp_path, *more) as bob:
                assert_refused(bob, why)


def test_a_server_of_another_version_gets_one_clear_line(server: str, tmp_path: Path) -> None:
    other_rules = "from tatami.games import GAMES; GAMES['shitenno'].version += 1"
    other_words = "from tatami.games import GAMES; GAMES['shitenno'].vocabulary.by_text.clear()"
    other_wire = "from tatami.server import wire; wire.FromServer = wire.Pong | wire.Presence"
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open", auto=False)
        with joining(tmp_path, link(server, match), version=other_rules) as bob:
            assert_refused(bob, "version 1 of its rules. This version of Tatami plays version 2.")
        assert ann.get(f"/matches/{match}")["table"]["seats"][1]["kind"] == "open"
        with joining(tmp_path, link(server, match), version=other_wire) as bob:
            assert_refused(bob, "is not a Tatami server, or runs another version.")
        begin_with_bob(ann, match)
        ann.say(match, "general:honda")
        with joining(tmp_path, link(server, match), version=other_words) as bob:
            assert_refused(bob, "does not know the word 'general:")


def test_a_table_to_join_goes_with_no_game(tmp_path: Path) -> None:
    with joining(tmp_path, "http://localhost/#/table/a", "shitenno") as bob:
        _, err = bob.communicate(timeout=60)
    assert "--join plays the server's table as it is" in err


def test_older_messages_are_read_when_asked_for(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open")
        for number in range(60):
            ann.post(f"/matches/{match}/chat", text=f"line {number}.", client_id=f"t{number}")
        with joining(tmp_path, link(server, match)) as bob:
            told = read_until(bob, "line 59.")
            assert "older messages" in told
            assert "line 9." not in told
            typed(bob, "chat")
            told = read_until(bob, "line 9.")
            assert [f"line {n}." in told for n in (0, 9, 10)] == [True, True, False]
            typed(bob, "chat")
            read_until(bob, "no older messages")
