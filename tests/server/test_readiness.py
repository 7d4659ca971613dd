"""Readiness: what a server says of itself, and what it does with damage and backups."""

import asyncio
import os
import resource
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from commands import told
from guests import Guest
from inside import served_inside
from served import started, stop
from tatami.server import sqlite_file
from tatami.server.backups import Backups
from tatami.server.settings import Settings

# the framework's next version wants parameters marked; ours are read by their names
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def until(true: Callable[[], bool], why: str) -> None:
    """Wait until this is so."""
    deadline = time.monotonic() + 100
    while not true():
        assert time.monotonic() < deadline, why
        time.sleep(0.1)


def tatami(*words: str) -> "subprocess.CompletedProcess[str]":
    """What a command prints."""
    command = [sys.executable, "-m", "tatami", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_a_full_disk_is_not_ready_and_is_again_when_there_is_room(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")

    def ready() -> str:
        return httpx.get(f"{address}readyz", timeout=30).text

    try:
        assert ready() == "ok"
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        until(lambda: ready().startswith("not ready"), "nobody noticed")
        assert httpx.get(f"{address}readyz", timeout=30).status_code == 503
        assert httpx.get(f"{address}healthz", timeout=30).text == "ok"
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
        until(lambda: ready() == "ok", "it does not recover")
    finally:
        stop(process)


def test_it_says_so_within_a_second_whatever_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: object) -> None:
        await asyncio.sleep(3600)

    with served_inside(tmp_path / "tatami.sqlite") as server:
        address = f"{server.address}readyz"
        monkeypatch.setattr(server.tables.store.bus, "healthy", hang)
        answer = server.http.get(address, timeout=10)
        assert (answer.status_code, answer.text.splitlines()[0]) == (200, "degraded")
        monkeypatch.setattr(server.tables.store.database, "write", hang)

        def stopped() -> bool:
            began = time.monotonic()
            answer = server.http.get(address, timeout=10)
            assert time.monotonic() - began < 5  # 0.8 s where nobody else wants the processor
            return answer.status_code == 503

        until(stopped, "it was still called ready")
        monkeypatch.undo()


def laid(address: str) -> str:
    """A table with some words said at it."""
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "me", auto=False, start=True)
        for seat, word in enumerate(("general:honda", "general:ii")):
            ann.say(match, word, seat=seat)
    return match


def killed_with_a_log(folder: Path) -> tuple[str, Path]:
    """A server that was killed: the name of a table, and the log that SQLite has left."""
    process, address = started(folder, "--bots", "1")
    match = laid(address)
    laid(address)
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()
    log = folder / "tatami.sqlite-wal"
    assert log.stat().st_size > 0
    return match, log


def test_a_table_whose_log_lacks_a_row_is_set_aside_and_the_others_go_on(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    damaged, other = laid(address), laid(address)
    stop(process)
    with closing(sqlite3.connect(tmp_path / "tatami.sqlite")) as connection, connection:
        connection.execute("DELETE FROM log WHERE match = ? AND seq = 4", (damaged,))
    process, address = started(tmp_path, "--bots", "1")
    try:
        answer = httpx.get(f"{address}api/v1/matches/{damaged}", timeout=30)
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        assert "damaged" in answer.json()["message"]
        assert httpx.get(f"{address}api/v1/matches/{other}", timeout=30).status_code == 200
        ready = httpx.get(f"{address}readyz", timeout=30)
        assert (ready.status_code, "set aside" in ready.text) == (200, True)
    finally:
        stop(process)
    done = told("doctor", "--data", str(tmp_path))
    assert (done.returncode, damaged in done.stdout, other in done.stdout) == (2, True, False)


def frames_of(content: bytes) -> list[int]:
    """Where the pages of a log begin."""
    size = struct.unpack(">I", content[8:12])[0]
    return list(range(32, len(content), 24 + size))


def test_a_log_damaged_in_the_middle_is_noticed_before_anything_is_lost(tmp_path: Path) -> None:
    _, log = killed_with_a_log(tmp_path)
    content = log.read_bytes()
    assert not sqlite_file.changes_lost(log)
    data = ("--data", str(tmp_path))
    for at in (4, 16, frames_of(content)[2] + 100, frames_of(content)[5] + 20):
        log.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        for done in (tatami("serve", "--port=0", *data), told("doctor", *data)):
            assert (done.returncode, done.stdout) == (2, ""), (at, done.args, done.stderr)
            assert len(done.stderr.splitlines()) == 1, done.stderr
            assert "cannot be read" in done.stderr
    log.write_bytes(content)
    process, address = started(tmp_path, "--bots", "1")  # nothing was touched
    assert httpx.get(f"{address}readyz", timeout=30).text == "ok"
    stop(process)


def test_a_change_that_was_being_written_when_the_power_failed_is_no_damage(
    tmp_path: Path,
) -> None:
    match, log = killed_with_a_log(tmp_path)
    content = log.read_bytes()
    log.write_bytes(content[:-100])
    process, address = started(tmp_path, "--bots", "1")
    assert httpx.get(f"{address}api/v1/matches/{match}", timeout=30).status_code == 200
    stop(process)


def test_a_damaged_file_is_refused_at_the_start_within_a_bounded_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    process, address = started(tmp_path, "--bots", "1")
    laid(address)
    stop(process)
    file = tmp_path / "tatami.sqlite"
    assert not sqlite_file.first_fault(file)
    with closing(sqlite3.connect(file)) as connection:
        lost = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_seatings_player'"
        page = connection.execute(lost).fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\x07" * size
    file.write_bytes(content)
    done = tatami("serve", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "is damaged" in done.stderr
    monkeypatch.setattr(sqlite_file, "CHECKING", -1.0)
    monkeypatch.setattr(sqlite_file, "STEPS", 1)
    assert not sqlite_file.first_fault(file)  # the time was up


def test_backups_are_made_on_a_timer_and_can_be_put_back(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    kept = ["--backups", str(folder), "--backup-hours", "0.01", "--backups-kept", "1"]
    folder.mkdir()
    older = folder / "tatami-20200101-000000.backup"
    older.touch()
    os.utime(older, (0, 0))
    process, address = started(tmp_path, "--bots", "1", *kept)
    try:
        laid(address)
        until(lambda: whole_backups(folder) == 1, "no backup was made")
    finally:
        stop(process)
    assert not Backups(Settings("", backup_hours=1)).due(folder)
    assert Backups(Settings("", backup_hours=0)).due(folder)
    assert told("restore", str(only(folder)), "--data", str(tmp_path / "new")).returncode == 0
    assert told("doctor", "--data", str(tmp_path / "new")).returncode == 0


def whole_backups(folder: Path) -> int:
    """How many backups there are that are whole."""
    files = list(folder.glob("tatami-*.backup"))
    return len(files) if all(file.stat().st_size for file in files) else 0


def only(folder: Path) -> Path:
    """The one backup in a folder."""
    (file,) = folder.glob("tatami-*.backup")
    return file
