"""Slow games over the wire: holidays, votes to cancel, moves prepared ahead."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import told
from guests import Guest
from served import started, stop

DAY = 86_400_000


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server whose people have ten days of holiday a year, and its folder."""
    folder = tmp_path_factory.mktemp("slow")
    process, address = started(folder, "--bots", "1", "--holiday-days", "10")
    yield address, folder
    stop(process)


def slow_game(ann: Guest, bob: Guest, clock: str = "3d+12h") -> str:
    match = ann.lay("shitenno", "me", "open", clock=clock)
    bob.post(f"/matches/{match}/join", name="Bob")
    ann.post(f"/matches/{match}/start", fill="")
    return match


def test_a_holiday_is_told_to_the_slow_games_and_to_no_live_one(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        slow, live = slow_game(ann, bob), slow_game(ann, bob, "20m+30s")
        mine = ann.post("/me/holiday", days=7)
        assert (mine["left"], mine["budget"]) == (3, 10)
        assert ann.get("/me/holiday") == mine
        assert bob.get("/me/holiday") == {"until": 0, "left": 10, "budget": 10}
        seats = bob.get(f"/matches/{slow}")["table"]["seats"]
        assert [seat["holiday"] for seat in seats] == [mine["until"], 0]
        assert bob.get(f"/matches/{live}")["table"]["seats"][0]["holiday"] == 0
        state = bob.get(f"/matches/{slow}/view")
        assert state["shown"]["waiting"] == [0]
        assert [clock["running"] for clock in state["clocks"]] == [False, False]
        assert state["deeds"][-1]["what"] == "on-holiday"


def test_whoever_is_back_early_keeps_the_other_days(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        match = slow_game(ann, bob)
        assert ann.post("/me/holiday", 409, days=11)["code"] == "no-days-left"
        ann.post("/me/holiday", days=10)
        assert ann.post("/me/holiday", 409, days=1)["code"] == "on-holiday-already"
        assert ann.post("/me/holiday", days=0) == {"until": 0, "left": 9, "budget": 10}
        assert ann.get(f"/matches/{match}")["table"]["seats"][0]["holiday"] == 0
        assert ann.post("/me/holiday", 400, days=-1)["code"] == "bad-request"


def test_who_is_nobody_has_no_holiday(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as stranger:
        assert stranger.get("/me/holiday") == {"until": 0, "left": 10, "budget": 10}
        assert stranger.post("/me/holiday", 403, days=1)["code"] == "not-yours"


def test_holidays_of_a_year_ago_do_not_count(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        slow_game(ann, bob)
        ann.post("/me/holiday", days=10)
        database = sqlite3.connect(here[1] / "tatami.sqlite")
        with database:
            database.execute("UPDATE holidays SET start = start - ?, until = 1", (366 * DAY,))
        database.close()
        assert ann.get("/me/holiday")["left"] == 10


def test_two_cancel_their_game(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        match = slow_game(ann, bob)
        ann.post(f"/matches/{match}/cancel", client_id="1")
        bob.post(f"/matches/{match}/answer", client_id="2", yes=True)
        table = bob.get(f"/matches/{match}")["table"]
        assert (table["status"], table["ended"], table["ranks"]) == ("over", "cancelled", [])
        (mine,) = bob.get("/matches", status="over", mine=True)["matches"]
        assert mine["table"]["ended"] == "cancelled"
        assert ann.http.get(f"/records/{match}").status_code == 200


def test_my_games_tell_how_long_they_wait(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        slow_game(ann, bob)
        (mine,) = ann.get("/matches", status="playing", mine=True)["matches"]
        assert len(mine["waited"]) == len(mine["waiting"]) > 0
        assert all(0 <= each < DAY for each in mine["waited"])


def test_nobody_is_judged_who_has_time(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        match = slow_game(ann, bob)
        body = {"client_id": "1", "of": 1, "verdict": "claim"}
        assert ann.post(f"/matches/{match}/judge", 409, **body)["code"] == "not-overdue"
        body["verdict"] = "win"
        assert ann.post(f"/matches/{match}/judge", 400, **body)["code"] == "bad-request"


def test_moves_are_prepared_behind_each_other(here: tuple[str, Path]) -> None:
    with Guest(here[0]) as ann, Guest(here[0]) as bob:
        match = slow_game(ann, bob)
        bob.post(f"/matches/{match}/queue", client_id="1", words=["general:ii"])
        bob.post(f"/matches/{match}/queue", client_id="2", words=["accept"], after=1)
        shown = bob.get(f"/matches/{match}/view", seat=1)["shown"]
        assert (shown["queue"], shown["ahead"]) == (["general:ii"], [["accept"]])
        others = ann.get(f"/matches/{match}/view", seat=0)["shown"]
        assert (others["queue"], others["ahead"]) == ([], [])


def test_a_forgotten_person_leaves_no_holiday(here: tuple[str, Path]) -> None:
    address, folder = here
    with Guest(address) as ann, Guest(address) as bob:
        slow_game(ann, bob)
        ann.post("/me/holiday", days=2)
        ann.post("/account", name="Holidaymaker", password="a long way from home")
        before = holidays(folder)
        forgotten = told("admin", "forget", "Holidaymaker", "--yes", "--data", str(folder))
        assert forgotten.returncode == 0, forgotten.stderr
        assert holidays(folder) == before - 1


def holidays(folder: Path) -> int:
    """How many are kept."""
    database = sqlite3.connect(folder / "tatami.sqlite")
    (number,) = database.execute("SELECT count(*) FROM holidays").fetchone()
    database.close()
    return int(number)
