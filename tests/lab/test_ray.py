"""Ray: the same games as anywhere else, also where a worker dies in mid-run."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from own_run import COUNTING, DEADLY, PLAN, weights, written
from tatami.bots.own_files import OwnFile
from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.lab.runs import Workers, play
from tatami.lab.simulation import Simulation
from tatami.lab.training import Training
from tatami.lab.units import OwnFiles, play_unit, units

pytestmark = [pytest.mark.whole, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A Ray of two workers, on this machine alone."""
    pytest.importorskip("ray")
    from tatami.lab.ray_cluster import connected

    begun = connected("", 2)
    yield begun
    begun.shutdown()


def test_ray_plays_the_same_games_though_a_worker_is_killed(ray: Any, tmp_path: Path) -> None:
    deadly = written(tmp_path / "own.py", DEADLY.format(mark=str(tmp_path / "mark")))
    counting = written(tmp_path / "counting.py", COUNTING)
    (tmp_path / "own.py").unlink()  # it travels by its content
    plan = Simulation("shitenno", ("deadly", "greedy:tables=1"), "s", {})
    own = OwnFiles((deadly,), (counting,))
    played = sorted(play(plan, 12, Workers("ray"), own=own))
    assert (tmp_path / "mark").exists()
    assert played == list(play(plan, 12, Workers(cores=1), own=own))


def test_ray_teaches_the_same(ray: Any) -> None:
    far, near = (Training(GAMES["shitenno"], "s") for _ in range(2))
    assert list(far.lessons(Workers("ray"), 3)) == list(near.lessons(Workers(cores=1), 3))


def test_a_machine_with_another_engine_is_refused(ray: Any) -> None:
    from tatami.lab.ray_cluster import on_ray

    others = [unit._replace(engine="0" * 16) for unit in units([PLAN.job(0)], OwnFiles(), 1)]
    with pytest.raises(TatamiError, match="has another engine"):
        list(on_ray(iter(others), ray, play_unit))


def test_a_mistake_in_ones_own_bot_is_told_in_a_sentence(ray: Any) -> None:
    own = OwnFiles((OwnFile("own.py", b"BOTS = {'wrong': lambda dice, options: 1 / 0}"),))
    plan = Simulation("shitenno", ("wrong", "random"), "s", {})
    with pytest.raises(TatamiError, match=r"The bot 'wrong' of own\.py failed: ZeroDivisionError"):
        list(play(plan, 2, Workers("ray"), own=own))


def test_workers_that_die_again_and_again_end_the_run(ray: Any, tmp_path: Path) -> None:
    text = DEADLY.format(mark=os.devnull).replace("exist_ok=False", "")
    own = OwnFiles((written(tmp_path / "own.py", text),))
    plan = Simulation("shitenno", ("deadly", "random"), "s", {})
    with pytest.raises(TatamiError, match="have died 4 times"):
        list(play(plan, 1, Workers("ray"), own=own))


# -- a cluster of two nodes, by Ray's client -------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def node(*words: str) -> Iterator[None]:
    """A node of a cluster with one worker, in processes of its own."""
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus", "1"]
    limits = ("--node-ip-address", "127.0.0.1", "--object-store-memory", "100000000")
    quiet = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    process = subprocess.Popen(
        [*ray, *limits, *words],
        env={**os.environ, **quiet},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if "--block" in line:  # it has begun, and says that it stays
                break
        else:
            pytest.fail(said)
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate(timeout=60)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a head with a second node."""
    pytest.importorskip("ray")
    port, client = free_port(), free_port()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ray"))  # sockets: short
        about = ("--port", str(port), "--ray-client-server-port", str(client))
        stack.enter_context(
            node("--head", "--include-dashboard", "false", "--temp-dir", folder, *about)
        )
        stack.enter_context(node("--address", f"127.0.0.1:{port}"))
        yield f"ray://127.0.0.1:{client}"


def simulated(folder: Path, *words: str) -> dict[str, Any]:
    """What a simulation tells, run by its command."""
    command = [sys.executable, "-m", "tatami", "simulate", "white_castle", "-n", "16", *words]
    done = subprocess.run(
        [*command, "--seed", "s", "--json"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_cluster_of_two_nodes_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    """A worker is killed in mid-run; bots and weights are known here alone."""
    (tmp_path / "own.py").write_text(DEADLY.format(mark=str(tmp_path / "mark")))
    (tmp_path / "own.toml").write_text(weights())
    bots = ("--bots", "own.py", "--seats", "deadly,greedy:tables=1:weights=own.toml")
    far = simulated(tmp_path, *bots, "--on", cluster)
    assert (tmp_path / "mark").exists()
    assert far == simulated(tmp_path, *bots, "-j", "1")


def test_where_no_cluster_answers_a_sentence_says_so() -> None:
    from tatami.lab.ray_cluster import why

    assert why(ConnectionError("ray client connection timeout")) == "ray client connection timeout"
    assert why(RuntimeError("It failed:\n\n  No more memory.\n")) == "No more memory"
    assert why(ValueError("")) == "no answer"
