"""A real server on loopback, with a real database, in a process of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOOPBACK = "127.0.0.1"
Server = tuple["subprocess.Popen[str]", str]


def started(folder: Path, *more: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """A server on a free port, and its address."""
    command = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--data", str(folder), *more]
    with (folder / "stderr").open("a") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,  # a test may press Ctrl-C there
            env={**os.environ, "TATAMI_REQUESTS_A_SECOND": "0", **environment},
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, (folder / "stderr").read_text()
    return process, line.split()[-1]


def stop(process: subprocess.Popen[str]) -> None:
    """Let a server end."""
    process.terminate()
    process.wait(timeout=60)
    assert process.stdout is not None
    process.stdout.close()


@contextmanager
def two_servers(folder: Path, **environment: str) -> Iterator[list[Server]]:
    """Two servers of one database; the first looks after bots and clocks."""
    running: list[Server] = []
    try:
        for name in ("one", "two"):
            (folder / name).mkdir()
            running.append(started(folder / name, "--bots=1", "--verbose", **environment))
            leading = "looks after bots and clocks"
            while name == "one" and leading not in (folder / "one" / "stderr").read_text():
                time.sleep(0.05)
        yield running
    finally:
        for process, _ in running:
            stop(process)


def free_port(count: int = 1) -> int:
    """A port after which others are free, too."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port = int(probe.getsockname()[1])
    for each in range(1, count):
        with socket.socket() as probe:
            probe.bind((LOOPBACK, port + each))
    return port
