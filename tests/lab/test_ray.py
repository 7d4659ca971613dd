"""Ray: the same games as anywhere else, also where a worker dies in mid-run."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from own_run import COUNTING, DEADLY, PLAN, written
from tatami.bots.own_files import OwnFile
from tatami.core.errors import TatamiError
from tatami.lab.runs import Workers, play
from tatami.lab.simulation import Simulation
from tatami.lab.units import OwnFiles, units

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


def test_a_machine_with_another_engine_is_refused(ray: Any) -> None:
    from tatami.lab.ray_cluster import on_ray

    others = [unit._replace(engine="0" * 16) for unit in units([PLAN.job(0)], OwnFiles(), 1)]
    with pytest.raises(TatamiError, match="has another engine"):
        list(on_ray(iter(others), ray))


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
