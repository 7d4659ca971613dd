"""A real server on loopback, with a real database, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest


def started(folder: Path, *more: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """A server on a free port, and its address."""
    command = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--data", str(folder), *more]
    with (folder / "stderr").open("w") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **environment},
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    address = line.split()[-1] if line else (folder / "stderr").read_text()
    for _ in range(100):
        try:
            httpx.get(f"{address}api/v1/games", timeout=5)
            break
        except httpx.TransportError:
            continue
    return process, address


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait(timeout=10)
    assert process.stdout is not None
    process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that several tests share."""
    process, address = started(tmp_path_factory.mktemp("server"), "--bots", "1")
    yield address
    stop(process)
