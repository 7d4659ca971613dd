"""A real server on loopback, with a real database, in a process of its own."""

import os
import socket
import subprocess
import sys
from pathlib import Path

LOOPBACK = "127.0.0.1"


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


def free_port(count: int = 1) -> int:
    """A port after which others are free, too."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port = int(probe.getsockname()[1])
    for each in range(1, count):
        with socket.socket() as probe:
            probe.bind((LOOPBACK, port + each))
    return port
