"""Nothing acknowledged is lost, nothing else is shown: the log is the truth."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from busy import within
from guests import Guest, Socket
from served import started, stop
from tatami.core import record as records
from tatami.games import GAMES


def kill(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "me", "random", auto=False, start=True)
        said = [
            ann.say(match, f"general:{name}", client_id=name, seat=seat)
            for seat, name in enumerate(("honda", "ii"))
        ]
        with ann.socket(match) as socket:
            socket.until("state")
            known, seq = len(socket.events), socket.state["seq"]
            kill(process)
        process, address = started(tmp_path)
        try:
            ann.move_to(address)
            with ann.socket(match, after=seq) as socket:
                state = socket.until("state")
                assert state["events_from"] <= known  # the bot may have spoken meanwhile
                shown = ann.get(f"/matches/{match}/view")
                assert state["seq"] >= seq
            again = ann.say(match, "general:ii", client_id="ii", seat=1)
            assert again == said[1]  # said once, although it was sent twice
            generals = [e for e in shown["events"] if e["name"] == "chose-general"]
            assert [e["fields"]["general"] for e in generals][:2] == [
                "general:honda",
                "general:ii",
            ]
        finally:
            stop(process)
    rows = sqlite3.connect(tmp_path / "tatami.sqlite")
    assert rows.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert rows.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    rows.close()


def test_a_table_of_former_rules_is_played_to_its_end_and_watched(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    with Guest(address) as ann:
        match = ann.lay("white_castle", "me", "greedy")
        stop(process)
        begun_under(tmp_path, 1)
        process, address = started(tmp_path)
        try:
            ann.move_to(address)
            ann.post(f"/matches/{match}/start")
            with ann.socket(match) as socket:
                socket.play(random.Random(3))
                scores = socket.state["shown"]["table"]["scores"]
            record = records.read(ann.http.get(f"/records/{match}").text)
            assert record.version == 1 < GAMES["white_castle"].version
            records.verify(GAMES.under("white_castle", 1), record)
            last = ann.get(f"/records/{match}/moment", at=len(record.standing()))
            assert last["scores"] == scores
        finally:
            stop(process)


def begun_under(folder: Path, version: int) -> None:
    """As if the table had been laid by a server of older rules; nothing has been said yet."""
    rows = sqlite3.connect(folder / "tatami.sqlite")
    (body,) = rows.execute("SELECT body FROM log WHERE seq = 1").fetchone()
    laid = json.loads(body)
    assert laid["rules"] > version
    laid["rules"] = version
    rows.execute("UPDATE log SET body = ? WHERE seq = 1", (json.dumps(laid),))
    rows.commit()
    rows.close()


def test_a_socket_that_is_cut_at_every_message_misses_nothing(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "random", start=True)
        events: list[object] = []
        seq, dice, over = 0, random.Random(4), False
        while not over:
            with ann.socket(match, after=seq) as socket:
                state = socket.until("state")
                seq = state["seq"]
                events[state["events_from"] :] = state["events"]
                over = socket.over()
                if socket.ask():
                    word = dice.choice(socket.ask()["options"])
                    socket.send("words", words=[word], client_id=f"{seq}", expected_seq=seq)
        assert events == ann.get(f"/matches/{match}/events")["events"]


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    try:
        with Guest(address) as ann:
            match = ann.lay("shitenno", "me", "me", auto=False, start=True)
            ann.say(match, "general:honda", seat=0)
            before = ann.get(f"/matches/{match}/view", seat=1)
            limit_file_size(process.pid, tmp_path / "tatami.sqlite-wal")
            failed = ann.say(match, "general:ii", status=500, seat=1, client_id="x")
            assert failed["code"] == "failed"
            shown = ann.get(f"/matches/{match}/view", seat=1)
            assert {**shown, "now": 0} == {**before, "now": 0}
            limit_file_size(process.pid, None)
            ann.say(match, "general:ii", seat=1, client_id="x")
            assert ann.get(f"/matches/{match}/view", seat=1)["seq"] == before["seq"] + 1
    finally:
        stop(process)


def limit_file_size(pid: int, file: Path | None) -> None:
    """Let no file of a process grow any more; or any, again."""
    import resource

    size = resource.RLIM_INFINITY if file is None else file.stat().st_size
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_killed_bot_worker_is_replaced_and_ctrl_c_ends_all_within_three_seconds(
    tmp_path: Path,
) -> None:
    process, address = started(tmp_path, "--bots", "1")
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "greedy:tables=40", start=True)
        ann.say(match, "general:honda")
        deadline = time.monotonic() + 60
        while not (workers := workers_of(process.pid)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        with ann.socket(match) as socket:
            while not socket.state or not socket.ask():
                socket.hear(60)
            hear_ctrl_c(process)
    assert "Traceback" not in (tmp_path / "stderr").read_text()


# A worker that is slow to load, and says that it has begun to.
LOADING = """
import pathlib, sys, time
if '--multiprocessing-fork' in sys.orig_argv:
    (pathlib.Path(__file__).parent / 'loading').touch()
    time.sleep(5)
"""


def test_ctrl_c_is_left_to_the_server_by_workers_that_have_not_loaded_yet(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LOADING)  # as on a slow machine
    path = {"PYTHONPATH": str(tmp_path)}
    process, address = started(tmp_path, "--bots", "1", **path)
    with Guest(address) as ann:
        ann.say(ann.lay("shitenno", "me", "random", start=True), "general:honda")
        while not (tmp_path / "loading").exists():
            assert process.poll() is None
            time.sleep(0.05)
        hear_ctrl_c(process)
    assert "Traceback" not in (tmp_path / "stderr").read_text()


def test_whoever_still_waits_when_the_server_ends_is_told_to_try_again(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    with Guest(address) as ann, ThreadPoolExecutor(1) as pool:
        match = ann.lay("shitenno", "me", "me", auto=False, start=True)
        for seat, word in enumerate(("general:honda", "general:ii")):
            ann.say(match, word, seat=seat)
        ann.post(f"/matches/{match}/concede", client_id="enough", seat=0)
        study = pool.submit(ann.http.post, f"/records/{match}/analysis", json={"seconds": 30})
        while not workers_of(process.pid):
            time.sleep(0.05)
        hear_ctrl_c(process)
        told = study.result(60)
    assert (told.status_code, told.json()["code"]) == (503, "busy")
    assert told.headers["content-type"] == "application/problem+json"
    assert "Traceback" not in (tmp_path / "stderr").read_text()


def hear_ctrl_c(process: "subprocess.Popen[str]") -> None:
    """Press Ctrl-C, which a terminal sends to all processes of a server, and wait for its end."""
    with within(3):
        os.killpg(process.pid, signal.SIGINT)
        process.wait(timeout=60)
    assert process.stdout is not None
    process.stdout.close()


def workers_of(pid: int) -> list[int]:
    """The processes in which a server's bots think."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    told = {int(child): Path(f"/proc/{child}/cmdline").read_text() for child in children}
    return [child for child, command in told.items() if "spawn_main" in command]


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    try:
        with Guest(address) as ann:
            slow = "search:time=10"  # three words behind it would take thirty seconds
            ann.lay("senji", *[slow] * 3, start=True)  # nobody plays there
            ann.lay("senji", slow, slow, "me", start=True)
            for bot in ("random", "search:1"):  # neither has been asked before
                match = ann.lay("shitenno", "me", bot, auto=False, start=True)
                with ann.socket(match) as socket:
                    answer(socket, 1)  # a worker begins, and loads the game
                    with within(8):
                        answer(socket, 3)
    finally:
        stop(process)


def answer(socket: Socket, times: int) -> None:
    """Say so many words, each time after the bot has said its own."""
    for _ in range(times):
        while not socket.state or not socket.ask():
            socket.hear()
        seq = socket.state["seq"]
        word = socket.ask()["options"][0]
        socket.send("words", words=[word], client_id=f"{seq}", expected_seq=seq)
        socket.settle(seq)
