"""Several processes under one parent: replaced when they die or hang, restarted one by one."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from busy import within
from guests import Guest
from served import started, stop

pytestmark = pytest.mark.slow
Process = subprocess.Popen[str]


@contextmanager
def two_processes(folder: Path, database: str, **more: str) -> Iterator[tuple[Process, str]]:
    """A server of two processes, both of which serve."""
    environment = {"TATAMI_DATABASE_URL": database, **more}
    process, address = started(folder, "--workers=2", "--bots=1", "--verbose", **environment)
    try:
        serving(folder, 2)
        yield process, address
    finally:
        stop(process)


def serving(folder: Path, count: int) -> list[int]:
    """The processes that have begun to serve, once there have been so many."""
    deadline = time.monotonic() + 60
    while len(found := told(folder, "serves")) < count:
        assert time.monotonic() < deadline, (folder / "stderr").read_text()
        time.sleep(0.02)
    return [line["process"] for line in found]


def told(folder: Path, event: str) -> list[dict[str, Any]]:
    """The lines of the log about an event."""
    lines = (folder / "stderr").read_text().splitlines()
    found = [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]
    return [line for line in found if line["event"] == event]


def ends_in_time(process: Process, sign: int) -> None:
    with within(3):
        process.send_signal(sign)
        process.wait(timeout=120)


@pytest.mark.whole  # it measures seconds
def test_a_process_that_dies_while_it_owes_an_answer_is_replaced_at_once(
    oldest_postgres: str, tmp_path: Path
) -> None:
    with two_processes(tmp_path, oldest_postgres) as (process, _):
        one, two = serving(tmp_path, 2)
        os.kill(one, signal.SIGSTOP)
        time.sleep(1.2)  # by now its parent has asked it something
        with within(2):
            os.kill(one, signal.SIGKILL)
            serving(tmp_path, 3)
        os.kill(two, signal.SIGSTOP)
        time.sleep(1.2)
        ends_in_time(process, signal.SIGTERM)
    assert [line["reason"] for line in told(tmp_path, "process replaced")] == ["died"]


# On a signal of ours the event loop of a process stands still. The parent has less patience.
STANDING = """
import signal, time
from tatami.server import worker_processes
worker_processes.HANGING = 4
signal.signal(signal.SIGUSR1, lambda *_: time.sleep(600))
"""


def test_processes_that_hang_are_replaced(oldest_postgres: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(STANDING)
    path = {"PYTHONPATH": str(tmp_path)}
    with two_processes(tmp_path, oldest_postgres, **path) as (process, address):
        one, two = serving(tmp_path, 2)
        os.kill(one, signal.SIGSTOP)
        os.kill(two, signal.SIGUSR1)
        serving(tmp_path, 4)
        assert httpx.get(f"{address}readyz", timeout=30).status_code == 200
        ends_in_time(process, signal.SIGINT)
    replaced = {line["process"]: line["reason"] for line in told(tmp_path, "process replaced")}
    assert (replaced[one], replaced[two]) == ("hangs", "hangs")


def test_ctrl_c_is_heard_while_the_database_is_silent(oldest_postgres: str, tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots=1", TATAMI_DATABASE_URL=oldest_postgres)
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "me", start=True)
        talk = {"text": "Well?", "seat": 0, "client_id": "1"}
        backends = asyncio.run(backends_at(oldest_postgres))
        for backend in backends:
            os.kill(backend, signal.SIGSTOP)
        try:
            asking = threading.Thread(target=ask, args=(ann, f"/matches/{match}/chat", talk))
            asking.start()
            time.sleep(0.5)  # its row is on the way
            ends_in_time(process, signal.SIGINT)
            asking.join()
        finally:
            for backend in backends:
                os.kill(backend, signal.SIGCONT)
    stop(process)


def ask(guest: Guest, path: str, body: object) -> None:
    with suppress(httpx.TransportError):
        guest.http.post(path, json=body)


async def backends_at(address: str) -> list[int]:
    """The processes of the database that serve somebody."""
    connection = await asyncpg.connect(address)
    found = await connection.fetch(
        "SELECT pid FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()
    return [row["pid"] for row in found]


class Visitor(threading.Thread):
    """Somebody who asks without a pause, each time on a new connection or always on one."""

    def __init__(self, address: str, *, faithful: bool) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.faithful = faithful
        self.enough = threading.Event()
        self.answers: list[int] = []
        self.failed: list[str] = []

    def run(self) -> None:
        with httpx.Client(timeout=60) as client:
            ask = client.get if self.faithful else httpx.get
            while not self.enough.is_set():
                try:
                    self.answers.append(ask(f"{self.address}api/v1/me").status_code)
                except httpx.TransportError as error:
                    self.failed.append(repr(error))
                time.sleep(0.01)  # leave some of the machine to the processes that start


def talk_all_the_time(ann: Guest, match: str, enough: threading.Event) -> list[str]:
    """Talk over a socket, which comes back whenever it is closed. What was acknowledged."""
    acknowledged: list[str] = []
    while not enough.is_set():
        with suppress(ConnectionClosed), ann.socket(match) as heard:
            while not enough.is_set():
                text = f"line {len(acknowledged)}"
                heard.send("chat", text=text, client_id=text, seat=0)
                assert heard.until("accepted", "denied")["type"] == "accepted"
                acknowledged.append(text)
                time.sleep(0.02)  # twenty messages a second are allowed, and some more at first
    return acknowledged


def half_a_request(address: str) -> socket.socket:
    """A request that one of the processes waits for the rest of."""
    half = socket.create_connection(("127.0.0.1", int(address.rstrip("/").rpartition(":")[2])))
    half.sendall(
        b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 2\r\n\r\n{"
    )
    return half


def finish(half: socket.socket) -> None:
    """Send the rest, and see it answered."""
    with half:
        half.settimeout(60)
        half.sendall(b"}")
        assert half.recv(100).startswith(b"HTTP/1.1 201")


def whole_talk(guest: Guest, match: str) -> list[dict[str, Any]]:
    """Every line said at a table: the last ones, and all older ones page by page."""
    view = guest.get(f"/matches/{match}/view")
    lines, cut = view["chat"], view["chat_cut"]
    while cut:
        older = guest.get(f"/matches/{match}/chat", before=lines[0]["seq"])
        lines, cut = [*older["lines"], *lines], older["cut"]
    return list(lines)


def test_a_rolling_restart_fails_no_request_and_loses_no_word(
    oldest_postgres: str, tmp_path: Path
) -> None:
    with two_processes(tmp_path, oldest_postgres) as (process, address), Guest(address) as ann:
        visitors = [Visitor(address, faithful=faithful) for faithful in (True, False)]
        match = ann.lay("shitenno", "me", "me", start=True)
        enough, said = threading.Event(), list[str]()
        there = (ann, match, enough)
        talker = threading.Thread(
            target=lambda: said.extend(talk_all_the_time(*there)), daemon=True
        )
        for thread in (*visitors, talker):
            thread.start()
        old = serving(tmp_path, 2)
        halves = [half_a_request(address) for _ in range(8)]
        process.send_signal(signal.SIGHUP)
        serving(tmp_path, 3)
        time.sleep(5)  # by now an old one has been told to leave
        for half in halves:
            finish(half)
        serving(tmp_path, 4)
        while any(Path(f"/proc/{pid}").exists() for pid in old):
            time.sleep(0.05)
        enough.set()
        for visitor in visitors:
            visitor.enough.set()
        for thread in (*visitors, talker):
            thread.join()
        for visitor in visitors:
            assert not visitor.failed
            assert set(visitor.answers) == {200}
        chat = [line["text"] for line in whole_talk(ann, match)]
        assert len(said) > 1
        assert chat[: len(said)] == said
        assert len(chat) == len(set(chat))
    assert not told(tmp_path, "process replaced")


def test_one_process_alone_is_not_ended_by_a_request_to_restart(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots=1")
    try:
        process.send_signal(signal.SIGHUP)
        while not told(tmp_path, "not restarted"):
            assert process.poll() is None
            time.sleep(0.02)
        assert httpx.get(f"{address}healthz").text == "ok"
    finally:
        stop(process)
