"""The engine is compiled in the background where people are."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from checkouts import FAILS, WAITS, appears, checkout
from tatami.lab.builds import is_ready
from tatami.lab.compiling import Checkout, begun, building, measuring

ROOT = Path(__file__).resolve().parents[2]
BEGUN = "Compiling the engine in the background"
GAMES = ("simulate", "shitenno", "-n", "1", "-j", "1", "--seats", "random,random")
DUEL = ("arena", "shitenno", "-n", "1", "-j", "1", "--bots", "random,search:tries=1")


def words(*said: str) -> list[str]:
    return [sys.executable, "-m", "tatami", *said]


def inside(root: Path, wish: str = "background") -> dict[str, str]:
    return {**os.environ, "TATAMI_COMPILE": wish, "PYTHONPATH": str(root / "src")}


def told(root: Path, *said: str, wish: str = "background") -> str:
    """What a command in this checkout says on the standard error."""
    done = subprocess.run(
        words(*said), env=inside(root, wish), capture_output=True, text=True, check=True, cwd=root
    )
    return done.stderr


def is_free(here: Checkout) -> bool:
    """Whether nobody compiles, soon."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with measuring(here) as found:
            if not found:
                return True
        time.sleep(0.02)
    return False


@pytest.fixture
def waiting(tmp_path: Path) -> Iterator[Path]:
    """A checkout whose build waits until it may end. None outlives the test."""
    root = checkout(tmp_path / "checkout", WAITS)
    yield root
    if (root / ".tools").exists():
        with measuring(Checkout(root)):
            pass


def test_the_first_command_begins_says_so_and_does_not_wait(waiting: Path) -> None:
    said = told(waiting, *GAMES)
    assert said.count("\n") == 1
    assert BEGUN in said
    assert appears(waiting / "begun")
    assert told(waiting, *DUEL) == ""  # never two at once
    assert not (waiting / ".compiled").exists()
    (waiting / "may-end").touch()
    assert appears(waiting / ".compiled")
    assert is_ready(waiting)
    assert told(waiting, *GAMES) == ""
    newer = waiting / "src" / "tatami" / "__init__.py"
    os.utime(newer, (time.time() + 5, time.time() + 5))
    shutil.rmtree(waiting / ".compiled")
    assert is_free(Checkout(waiting))
    assert BEGUN in told(waiting, *GAMES)  # what is stale is built again


@pytest.mark.parametrize("wish", ["never", ""])
def test_whoever_does_not_want_it_gets_nothing(waiting: Path, wish: str) -> None:
    assert told(waiting, *GAMES, wish=wish) == ""
    assert not (waiting / ".tools" / "compiling.lock").exists()


def test_ctrl_c_ends_the_command_and_not_the_build(waiting: Path) -> None:
    many = ("simulate", "shitenno", "-n", "100000", "-j", "1", "--seats", "random,random")
    command = subprocess.Popen(
        words(*many), env=inside(waiting), stderr=subprocess.PIPE, start_new_session=True
    )
    assert appears(waiting / "begun")
    os.killpg(command.pid, signal.SIGINT)
    command.communicate(timeout=60)
    assert command.returncode == 130
    assert not (waiting / ".compiled").exists()
    (waiting / "may-end").touch()
    assert appears(waiting / ".compiled")


def test_a_failure_is_told_once_and_not_tried_again(tmp_path: Path) -> None:
    root = checkout(tmp_path / "checkout", FAILS)
    build = begun(Checkout(root))
    assert build is not None
    assert build.wait() == 1
    said = told(root, *GAMES)
    assert said.count("\n") == 1
    assert "could not be compiled" in said
    assert "no such thing" in (root / ".tools" / "compiling.log").read_text()
    assert told(root, *GAMES) == ""
    later = time.time() + 5
    os.utime(root / "src" / "tatami" / "__init__.py", (later, later))
    assert BEGUN in told(root, *GAMES)


def test_a_failure_is_told_while_the_server_goes_on(tmp_path: Path) -> None:
    root = checkout(tmp_path / "checkout", FAILS)
    serve = words("serve", "--port", "0", "--data", str(tmp_path))
    command = subprocess.Popen(
        serve, env=inside(root), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    assert command.stderr is not None
    said = (line for line in command.stderr if "ompil" in line)
    assert BEGUN in next(said)
    assert "could not be compiled" in next(said)
    command.terminate()
    command.communicate(timeout=60)


def test_a_measurement_ends_what_compiles_and_keeps_it_from_beginning(waiting: Path) -> None:
    here = Checkout(waiting)
    build = begun(here)
    assert build is not None
    assert appears(waiting / "begun")
    with measuring(here) as found, measuring(here) as beside:
        assert (found, beside) == ("ended", "")
        assert build.wait() == -signal.SIGTERM
        assert begun(here) is None
    again = begun(here)
    assert again is not None
    said = told(waiting, *DUEL[:-1], "random,search:time=0.01")
    assert "has ended" in said
    assert again.wait() == -signal.SIGTERM
    assert not here.failed.exists()


def test_who_compiles_on_purpose_takes_over_and_is_left_alone(waiting: Path) -> None:
    here = Checkout(waiting)
    build = begun(here)
    assert build is not None
    with building(here):
        assert build.wait() == -signal.SIGTERM
        assert begun(here) is None
        with measuring(here) as found:
            assert found == "busy"
    with measuring(here) as found:
        assert not found


def test_a_checkout_that_cannot_be_written_is_left_as_it_is(waiting: Path) -> None:
    (waiting / ".tools").rmdir()
    assert told(waiting, *GAMES) == ""
    with measuring(Checkout(waiting)) as found:
        assert not found
