"""The command line as people meet it: a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli_run import Run

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # no command would hear Ctrl-C


def environment_in(home: Path) -> dict[str, str]:
    """A home of its own, an account named nora, English, and a terminal of 100 columns."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LOGNAME": "nora"}
    return {**os.environ, **own, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def runner(home: Path) -> Run:
    """Runs the command in a folder and gives back what it printed."""

    def run(*words: str, says: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tatami", *words],
            input=says,
            env={**environment_in(home), **more},
            cwd=home,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where a command of this test runs."""
    return environment_in(tmp_path)


@pytest.fixture
def tatami(tmp_path: Path) -> Run:
    """The command, in the folder of this test."""
    return runner(tmp_path)


@pytest.fixture(scope="session")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the results of three games."""
    home = tmp_path_factory.mktemp("simulated")
    seats = ("--seats", "random,greedy:tables=1", "--seed", "1")
    done = runner(home)("simulate", "shitenno", "-n", "3", *seats, "-j", "1", "-o", "out")
    assert done.returncode == 0
    return home / "out"
