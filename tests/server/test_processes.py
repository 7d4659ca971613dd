"""Two processes on one PostgreSQL, with a socket on each."""

import asyncio
import os
import random
import shutil
import signal
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from busy import within
from guests import Guest, Socket
from served import started, stop, two_servers
from tatami.core.record import read, verify
from tatami.games import GAMES


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    """The address of a Redis of our own."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is missing (Debian: apt install redis-server)")
    door = tmp_path / "redis"
    with subprocess.Popen(
        [program, "--port", "0", "--unixsocket", str(door), "--save", "", "--dir", str(tmp_path)],
        stdout=subprocess.DEVNULL,
    ) as process:
        while not door.exists():
            assert process.poll() is None
            time.sleep(0.02)
        yield f"unix://{door}"
        process.terminate()


def play_with_a_socket_on_each(addresses: list[str], most: int = 1000) -> None:
    """Play a game of two people, one at each server, and a bot; give up after so many words."""
    with Guest(addresses[0]) as ann, Guest(addresses[1]) as bob:
        match = ann.lay("shitenno", "me", "open", "random")
        bob.post(f"/matches/{match}/join", name="Bob")
        ann.post(f"/matches/{match}/start")
        with ann.socket(match) as one, bob.socket(match) as two:
            sockets, dice = (one, two), random.Random(6)
            for socket in sockets:
                socket.until("state")
            for _ in range(most):
                if one.over():
                    break
                speak_when_asked(sockets, dice)
            else:
                for guest in (ann, bob):
                    guest.post(f"/matches/{match}/concede", client_id="enough")
            while not one.over():
                one.hear()
            while not two.over():
                two.hear()
        assert one.state["shown"]["table"] == two.state["shown"]["table"]
        assert one.events == ann.get(f"/matches/{match}/events")["events"]
        assert two.events == bob.get(f"/matches/{match}/events")["events"]
        assert ann.http.get(f"/records/{match}").text == bob.http.get(f"/records/{match}").text


@pytest.mark.slow
def test_a_whole_game_with_a_socket_on_each_process(postgres: str, tmp_path: Path) -> None:
    with two_servers(tmp_path, TATAMI_DATABASE_URL=postgres) as servers:
        play_with_a_socket_on_each([address for _, address in servers])


@pytest.mark.slow
def test_the_oldest_postgresql_will_do(oldest_postgres: str, tmp_path: Path) -> None:
    with two_servers(tmp_path, TATAMI_DATABASE_URL=oldest_postgres) as servers:
        play_with_a_socket_on_each([address for _, address in servers], most=30)


@pytest.mark.slow
def test_two_processes_hear_of_each_other_by_redis(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    urls = {"TATAMI_DATABASE_URL": postgres, "TATAMI_REDIS_URL": redis}
    with two_servers(tmp_path, **urls) as servers:
        play_with_a_socket_on_each([address for _, address in servers], most=30)
        assert httpx.get(f"{servers[0][1]}readyz").text == "ok"
    warned = (tmp_path / "one" / "stderr").read_text() + (tmp_path / "two" / "stderr").read_text()
    assert "not announced" not in warned
    assert "bus lost" not in warned


@pytest.mark.slow
def test_without_redis_all_goes_on(postgres: str, tmp_path: Path) -> None:
    nowhere = f"unix://{tmp_path / 'nowhere'}"
    urls = {"TATAMI_DATABASE_URL": postgres, "TATAMI_REDIS_URL": nowhere}
    with two_servers(tmp_path, **urls) as servers:
        for name in ("one", "two"):
            assert "Redis does not answer" in (tmp_path / name / "stderr").read_text()
        play_with_a_socket_on_each([address for _, address in servers], most=6)


@pytest.mark.slow
def test_a_redis_that_hangs_holds_nobody_up(postgres: str, tmp_path: Path) -> None:
    door = tmp_path / "redis"
    with sockets.socket(sockets.AF_UNIX) as silent:
        silent.bind(str(door))
        silent.listen()
        urls = {"TATAMI_DATABASE_URL": postgres, "TATAMI_REDIS_URL": f"unix://{door}"}
        process, address = started(tmp_path, "--bots=1", **urls)
        try:
            with Guest(address) as ann:
                match = ann.lay("shitenno", "me", "me", start=True)
                with within(5):
                    for n in range(10):
                        ann.post(f"/matches/{match}/chat", text="Well?", seat=0, client_id=f"{n}")
        finally:
            stop(process)


@pytest.mark.slow
def test_another_process_takes_over_bots_and_clocks_from_one_that_is_killed(
    postgres: str, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text("from tatami.server import clock\nclock.GRACE = 0\n")
    with (
        two_servers(tmp_path, TATAMI_DATABASE_URL=postgres, PYTHONPATH=str(tmp_path)) as servers,
        Guest(servers[1][1]) as ann,
    ):
        seats = ("me", "me", "random")  # nobody answers in time but the bot
        match = ann.lay("shitenno", *seats, clock="1s+1s", stand_in="random")
        with ann.socket(match) as socket:
            ann.post(f"/matches/{match}/start")
            while "chose-general" not in str(socket.events):
                socket.hear()
            servers[0][0].kill()
            while not socket.over():
                socket.hear(60)
        shown = socket.state["shown"]["table"]
        assert [seat["away"] for seat in shown["seats"]] == [True, True, False]
        verify(GAMES["shitenno"], read(ann.http.get(f"/records/{match}").text))


@pytest.mark.slow
def test_news_are_heard_again_after_the_database_has_cut_all_connections(
    postgres: str, tmp_path: Path
) -> None:
    with two_servers(tmp_path, TATAMI_DATABASE_URL=postgres) as servers:
        with Guest(servers[0][1]) as ann, Guest(servers[1][1]) as bob:
            match = ann.lay("shitenno", "me", "open", auto=False)
            bob.post(f"/matches/{match}/join", name="Bob")
            ann.post(f"/matches/{match}/start")
            with bob.socket(match) as socket:
                for words, said in enumerate((ann.say, bob.say)):
                    asyncio.run(cut_all_connections(postgres))
                    said(match, ("general:honda", "general:ii")[words])
                    while str(socket.events).count("chose-general") <= words:
                        socket.hear(60)
        logs = [tmp_path / name / "stderr" for name in ("one", "two")]
        while sum(log.read_text().count("looks after") for log in logs) < 2:
            time.sleep(0.05)  # the lock went with the connection, and is given anew
        for _, address in servers:
            assert httpx.get(f"{address}readyz").text == "ok"


async def cut_all_connections(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


@pytest.mark.slow
def test_one_server_of_two_processes_answers_as_one(postgres: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(  # as on a slow machine
        "import os, time\ntime.sleep(2 if 'TATAMI_SETTINGS' in os.environ else 0)\n"
    )
    environment = {"TATAMI_DATABASE_URL": postgres, "PYTHONPATH": str(tmp_path)}
    more = ("--workers=2", "--bots=1")
    process, address = started(tmp_path, *more, **environment)
    try:
        with Guest(address) as ann:
            match = ann.lay("shitenno", "me", "random", start=True)
            with ann.socket(match) as socket:
                socket.play(random.Random(2))
        with within(3):
            os.killpg(process.pid, signal.SIGINT)
            process.wait(timeout=60)
    finally:
        stop(process)
    assert "Traceback" not in (tmp_path / "stderr").read_text()


@pytest.mark.slow
def test_processes_of_a_server_that_is_killed_end_with_it(postgres: str, tmp_path: Path) -> None:
    environment = {"TATAMI_DATABASE_URL": postgres}
    process, address = started(tmp_path, "--workers=2", "--bots=1", **environment)
    httpx.get(f"{address}healthz")
    process.kill()
    stop(process)
    deadline = time.monotonic() + 60
    while answers(address):
        assert time.monotonic() < deadline, "it still answers"
        time.sleep(0.1)


def answers(address: str) -> bool:
    """Whether somebody is there, be it only to hang up."""
    try:
        httpx.get(f"{address}healthz", timeout=60)
    except httpx.ConnectError:
        return False
    except httpx.TransportError:  # it ended while we asked
        return True
    return True


# A process that loads for as long as anybody waits for it, and says that it has begun to.
LOADING = """
import os, pathlib, time
if 'TATAMI_SETTINGS' in os.environ:
    (pathlib.Path(__file__).parent / 'loading' / str(os.getpid())).touch()
    time.sleep(60)
"""


@pytest.mark.slow
def test_ctrl_c_is_heard_while_several_processes_load(postgres: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LOADING)
    (tmp_path / "loading").mkdir()
    environment = {**os.environ, "TATAMI_DATABASE_URL": postgres, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "tatami", "serve", "--port=0", "--workers=2"]
    errors = tmp_path / "stderr"
    with (
        errors.open("w") as out,
        subprocess.Popen(command, env=environment, stderr=out, start_new_session=True) as process,
    ):
        while len(list((tmp_path / "loading").iterdir())) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        with within(3):
            os.killpg(process.pid, signal.SIGINT)
            process.wait(timeout=60)
    assert "Traceback" not in errors.read_text()


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


@pytest.mark.parametrize(
    ("urls", "why"),
    [
        ({"TATAMI_REDIS_URL": "localhost"}, "is written like redis://"),
        ({"TATAMI_REDIS_URL": "redis://localhost"}, "is for several processes"),
    ],
)
def test_a_redis_that_cannot_be_used_gets_one_clear_line(urls: dict[str, str], why: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "serve", "--port=0"],
        env={**os.environ, **urls},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert why in done.stderr


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


@pytest.mark.slow
def test_a_tournament_goes_on_in_another_process_and_every_table_is_laid_once(
    postgres: str, tmp_path: Path
) -> None:
    body = {"title": "Cup", "game": "shitenno", "format": "swiss", "seats": 2, "size": 8}
    with (
        two_servers(tmp_path, TATAMI_DATABASE_URL=postgres) as servers,
        Guest(servers[1][1]) as ann,
    ):
        made = ann.post("/tournaments", bot="random", rounds=2, **body)
        ann.post(f"/tournaments/{made['id']}/begin")
        killed = False
        with within(120):
            while (seen := ann.get(f"/tournaments/{made['id']}"))["status"] != "over":
                if seen["pairings"] and not killed:
                    servers[0][0].kill()
                    killed = True
                time.sleep(0.05)
        assert len({pairing["match"] for pairing in seen["pairings"]}) == 8
        seats = [sorted(p["seats"]) for p in seen["pairings"]]
        assert len(set(map(str, seats))) == 8, "nobody has met again"
        assert all(each["played"] == 2 for each in seen["standings"])
