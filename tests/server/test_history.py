"""A long history: finished games take neither memory nor time at the start."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from guests import Guest
from inside import served_inside
from tatami.server import tables

# the framework's next version wants parameters marked; ours are read by their names
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_finished_games_are_listed_without_their_logs_and_leave_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "FORGOTTEN", 0.0)
    with served_inside(tmp_path / "tatami.sqlite") as server, Guest(server.address) as ann:
        matches = [ann.lay("shitenno", "me", "me", start=True, public=True) for _ in range(3)]
        for match in matches:
            ann.post(f"/matches/{match}/concede", client_id="enough", seat=0)
        ann.post(f"/matches/{matches[0]}/rematch")
        time.sleep(0.01)
        server.tables.forget_finished()
        assert not set(matches) & set(server.tables.live)
        for mine in (True, False):
            over = ann.get("/matches", status="over", mine=mine)["matches"]
            told = {each["table"]["id"]: each for each in over}
            assert set(told) == set(matches)
            assert told[matches[0]]["table"]["rematch"]
            assert all(each["mine"] == [0, 1] for each in over)
        assert not set(matches) & set(server.tables.live)
        shown = ann.get(f"/matches/{matches[1]}")  # looked at, it is there again
        assert shown == {**told[matches[1]], "host": True}


@pytest.mark.whole
@pytest.mark.timeout(1500)
def test_fifty_thousand_finished_matches_cost_next_to_nothing() -> None:
    tool = Path(__file__).resolve().parents[2] / "tools" / "history.py"
    command = [sys.executable, str(tool), "--matches", "50000"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    few, many = (json.loads(line) for line in done.stdout.splitlines())
    assert many["memory"] < few["memory"] + 20  # MB
    assert many["start"] < 2 * few["start"] + 3  # seconds: the file is looked at for one of them
    assert many["lobby"] < 20 * few["lobby"] + 50  # ms: fifty games are listed instead of one


@pytest.mark.whole
@pytest.mark.timeout(1500)
def test_fifty_thousand_results_cost_next_to_nothing() -> None:
    tool = Path(__file__).resolve().parents[2] / "tools" / "results.py"
    command = [sys.executable, str(tool), "--results", "50000"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    few, many = (json.loads(line) for line in done.stdout.splitlines())
    for page in ("house", "regular", "occasional"):
        assert many[page] < 5 * few[page] + 100, page  # ms
    assert many["longest_word"] < few["longest_word"] + 3000  # ms: nobody waits for a recount
