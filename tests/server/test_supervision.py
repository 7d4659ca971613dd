"""Several processes under one parent: replaced when they die or hang, restarted one by one."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from busy import within
from guests import Guest
from served import LOOPBACK, free_port, started, stop

pytestmark = pytest.mark.slow
Process = subprocess.Popen[str]


@contextmanager
def two_processes(
    folder: Path, database: str, *more: str, **environment: str
) -> Iterator[tuple[Process, str]]:
    """A server of two processes, both of which serve."""
    options = ("--workers=2", "--bots=1", "--verbose", *more)
    process, address = started(folder, *options, TATAMI_DATABASE_URL=database, **environment)
    try:
        serving(folder, 2)
        yield process, address
    finally:
        stop(process)


def serving(folder: Path, count: int) -> list[int]:
    """The processes that have begun to serve, once there have been so many."""
    wait_for(folder, lambda: len(told(folder, "serves")) >= count)
    return [line["process"] for line in told(folder, "serves")]


def wait_for(folder: Path, true: Callable[[], object]) -> None:
    """Wait until the log of a server says so."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, (folder / "stderr").read_text()
        time.sleep(0.02)


def told(folder: Path, event: str) -> list[dict[str, Any]]:
    """The lines of the log about an event."""
    lines = (folder / "stderr").read_text().splitlines()
    found = [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]
    return [line for line in found if line["event"] == event]


def ends_in_time(process: Process, sign: int) -> None:
    with within(3):
        process.send_signal(sign)
        process.wait(timeout=120)


def stopped(folder: Path, pid: int) -> None:
    """Stop a process, and wait until it owes its parent an answer."""
    os.kill(pid, signal.SIGSTOP)
    wait_for(folder, lambda: pid in [line["process"] for line in told(folder, "process silent")])


def test_a_process_that_dies_while_it_owes_an_answer_is_replaced_at_once(
    oldest_postgres: str, tmp_path: Path
) -> None:
    port = free_port(2)
    with two_processes(tmp_path, oldest_postgres, f"--metrics={port}") as (process, _):
        one, two = serving(tmp_path, 2)
        wait_for(tmp_path, lambda: told(tmp_path, "waits"))
        (waits,) = told(tmp_path, "waits")
        stopped(tmp_path, one)
        with within(2):
            os.kill(one, signal.SIGKILL)
            assert waits["process"] in serving(tmp_path, 3)
        for place in range(2):  # the new process tells its counters where the dead one did
            counted = httpx.get(f"http://{LOOPBACK}:{port + place}/metrics", timeout=30).text
            assert "tatami_tables" in counted
        stopped(tmp_path, two)
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
        wait_for(tmp_path, lambda: told(tmp_path, "waits"))
        # The parent has so little patience that a busy machine may have tried it already.
        before = {line["process"] for line in told(tmp_path, "process replaced")}
        known = serving(tmp_path, 2)
        one, two = (pid for pid in known if pid not in before)
        os.kill(one, signal.SIGSTOP)
        os.kill(two, signal.SIGUSR1)
        serving(tmp_path, len(known) + 2)
        assert httpx.get(f"{address}readyz", timeout=30).status_code == 200
        ends_in_time(process, signal.SIGINT)
    replaced = {line["process"]: line["reason"] for line in told(tmp_path, "process replaced")}
    assert (replaced[one], replaced[two]) == ("hangs", "hangs")


def test_ctrl_c_is_heard_while_the_database_is_silent(oldest_postgres: str, tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots=1", TATAMI_DATABASE_URL=oldest_postgres)
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "me", start=True)
        talk = {"text": "Well?", "seat": 0, "client_id": "1"}
        silenced = asyncio.run(processes_of(oldest_postgres))
        for pid in silenced:
            os.kill(pid, signal.SIGSTOP)
        try:
            asking = threading.Thread(target=ask, args=(ann, f"/matches/{match}/chat", talk))
            asking.start()
            assert httpx.get(f"{address}readyz", timeout=30).status_code == 503  # it waits, too
            ends_in_time(process, signal.SIGINT)
            asking.join()
        finally:
            for pid in silenced:
                os.kill(pid, signal.SIGCONT)
            stop(process)


def ask(guest: Guest, path: str, body: object) -> None:
    with suppress(httpx.TransportError):
        guest.http.post(path, json=body)


async def processes_of(address: str) -> list[int]:
    """The process of the database that takes in connections, and those that serve somebody."""
    connection = await asyncpg.connect(address)
    found = await connection.fetch(
        "SELECT pid FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()
    backends = [row["pid"] for row in found]
    status = Path(f"/proc/{backends[0]}/status").read_text()
    return [int(re.findall(r"^PPid:\s+(\d+)", status, re.MULTILINE)[0]), *backends]


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


# A request may take its time to arrive: on a busy machine a new process does.
PATIENT = "from tatami.server import connections; connections.ARRIVAL = 300"


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
    (tmp_path / "sitecustomize.py").write_text(PATIENT)
    metrics, path = f"--metrics={free_port(2)}", str(tmp_path)
    served = two_processes(tmp_path, oldest_postgres, metrics, PYTHONPATH=path)
    with served as (process, address), Guest(address) as ann:
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
        wait_for(tmp_path, lambda: told(tmp_path, "leaves"))
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
    assert not told(tmp_path, "failed")


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
