"""Bots move to the compiled engine while tables go on."""

import asyncio
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from checkouts import WAITS, appears, checkout
from guests import Guest
from served import started, stop
from tatami.lab.compiling import Checkout, measuring, missing
from tatami.lab.engine import STAMP, hash_of
from tatami.server.bot_workers import Bots, load
from tatami.server.renewal import Watch

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tatami"


def test_workers_move_and_finish_what_they_have_begun(tmp_path: Path) -> None:
    there = checkout(tmp_path / "checkout", WAITS) / "src"

    async def work() -> None:
        bots = Bots(1)
        try:
            here = await bots.steady.do(load, None)
            begun = asyncio.create_task(bots.steady.do(appears, tmp_path / "may-end"))
            await asyncio.sleep(0)
            assert await bots.move_to(str(there))
            assert await bots.steady.do(load, None) == str(there) != here
            assert await bots.quick.do(load, None) == str(there)  # begun after the move
            assert not begun.done()
            (tmp_path / "may-end").touch()
            assert await begun
            bots.steady.replace(bots.steady.pool)
            assert await bots.steady.do(load, None) == str(there)
        finally:
            bots.close()

    asyncio.run(work())


def test_where_the_engine_cannot_be_loaded_bots_go_on(tmp_path: Path) -> None:
    (tmp_path / "tatami").mkdir()
    (tmp_path / "tatami" / "__init__.py").write_text("raise ImportError")

    async def work() -> None:
        bots = Bots(1)
        try:
            here = await bots.steady.do(load, None)
            assert not await bots.move_to(str(tmp_path))
            assert await bots.steady.do(load, None) == here
        finally:
            bots.close()

    asyncio.run(work())


def test_only_an_engine_of_our_very_sources_is_waited_for(tmp_path: Path) -> None:
    root = checkout(tmp_path / "checkout", WAITS)
    watch = Watch(root)
    watch.ours = hash_of(SOURCE)
    assert watch.found() == ""
    (root / "may-end").touch()
    command = [sys.executable, str(root / "tools" / "compile.py")]
    built = root / ".compiled"
    for engine, found in (("another", ""), (watch.ours, str(built))):
        shutil.rmtree(built, ignore_errors=True)
        subprocess.run(command, check=True)
        (built / "tatami" / STAMP).write_text(engine)
        assert watch.found() == found
    assert watch.found() == ""  # looked at once
    later = time.time() + 5
    os.utime(root / "src" / "tatami" / "__init__.py", (later, later))
    os.utime(built / ".built")
    assert watch.found() == ""  # the sources have changed


@pytest.mark.whole
@pytest.mark.timeout(3000)
@pytest.mark.skipif(bool(missing()), reason="there is no C compiler")
def test_a_server_compiles_beside_its_tables_and_its_bots_move(tmp_path: Path) -> None:
    root = tmp_path / "checkout"
    for part in ("src", "tools"):
        left_out = shutil.ignore_patterns("__pycache__", "dist")
        shutil.copytree(ROOT / part, root / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", root)  # mypyc reads it
    (root / ".tools").mkdir()
    environment = {"TATAMI_COMPILE": "background", "PYTHONPATH": str(root / "src")}
    process, address = started(tmp_path, "--bots=1", "--verbose", **environment)
    log = tmp_path / "stderr"
    try:
        with Guest(address) as ann:
            until = time.monotonic() + 2800
            while "bot workers renewed" not in log.read_text() and time.monotonic() < until:
                assert play_on(ann)
            assert "bot workers renewed" in log.read_text()
            assert play_on(ann)
    finally:
        stop(process)
        with measuring(Checkout(root)):  # no build goes on
            pass
    said = log.read_text()
    assert said.count("Compiling the engine in the background") == 1
    assert "bot failed" not in said
    assert "bot workers replaced" not in said


def play_on(ann: Guest) -> bool:
    """Whether a game of two bots is played to its end."""
    match = ann.lay("shitenno", "greedy", "greedy", start=True)
    until = time.monotonic() + 300
    while time.monotonic() < until:
        if ann.get(f"/matches/{match}")["table"]["status"] == "over":
            return True
        time.sleep(0.5)
    return False
