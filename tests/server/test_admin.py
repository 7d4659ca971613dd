"""`tatami admin`, beside a server that goes on."""

import json
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from commands import told
from guests import Guest, Socket
from served import LOOPBACK, started, stop

Admin = Callable[..., str]
PLUM = "a very secret plum"


def admin_of(folder: Path, **environment: str) -> Admin:
    """Runs `tatami admin` and gives back what it printed; a refusal is one line."""

    def run(*words: str, refused: bool = False) -> str:
        done = told("admin", *words, "--data", str(folder), **environment)
        assert done.returncode == (2 if refused else 0), done.stderr
        assert not refused or (done.stdout, done.stderr.count("\n")) == ("", 1)
        return done.stderr if refused else done.stdout

    return run


House = tuple[str, Admin, Path]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The address of a server, its host's commands, and its folder."""
    folder = tmp_path_factory.mktemp("house")
    process, address = started(folder, "--bots=1", "--trust-proxy=127.0.0.1")
    yield address, admin_of(folder), folder
    stop(process)


def until(holds: Callable[[], Any]) -> Any:
    """Wait until something holds: processes hear of the host's decisions within a second."""
    deadline = time.monotonic() + 60
    while not (found := holds()):
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.05)
    return found


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


def until_closed(socket: Socket) -> tuple[int | None, str | None]:
    """Listen until the socket is closed; its code and its reason."""
    with suppress(ConnectionClosed):
        while True:
            socket.hear()
    return socket.connection.close_code, socket.connection.close_reason


def test_a_host_sees_tables_and_people(house: House) -> None:
    address, admin, folder = house
    with Guest(address) as ann, Guest(address) as bob:
        ann.post("/account", name="Hana", password=PLUM)
        match = ann.lay("shitenno", "me", "open", "greedy")
        bob.post(f"/matches/{match}/join", name="Bob")
        (table,) = (t for t in json.loads(admin("tables", "--json")) if t["id"] == match)
        assert (table["status"], table["seats"]) == ("open", ["Ann", "Bob", "greedy"])
        people = json.loads(admin("people", "--json"))
        assert [each["account"] for each in people if each["name"] == "Hana"] == [True]
        assert [each["account"] for each in people if each["tables"] == [match]] == [True, False]
        assert re.search(r"^\d+ tables\.$", admin("tables"), re.MULTILINE)
        command = [sys.executable, "-m", "tatami", "admin", "people", "--data", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert (done.stdout, done.stderr) == (admin("people"), "")
        assert "Bob" in done.stdout


def test_a_closed_table_tells_its_people_and_goes_on_when_reopened(
    house: House,
) -> None:
    address, admin, folder = house
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "me", start=True, public=True)
        with ann.socket(match) as socket:
            socket.until("state")
            assert admin("close", match) == f"The table {match} is closed.\n"
            assert until_closed(socket) == (4404, "closed")
        sentences = {
            language: ann.http.get(f"/matches/{match}", params={"lang": language}).json()
            for language in ("en", "fr", "es")
        }
        assert {each["code"] for each in sentences.values()} == {"closed"}
        assert len({each["message"] for each in sentences.values()}) == 3
        said = ann.http.post(f"/matches/{match}/words", json={"words": ["x"], "client_id": "1"})
        assert code(said) == "closed"
        playing = ann.get("/matches", status="playing")["matches"]
        assert match not in [each["table"]["id"] for each in playing]
        assert "is closed already" in admin("close", match, refused=True)
        assert "There is no table 'nowhere'" in admin("close", "nowhere", refused=True)
        assert f"Closed: {match}" in admin("house")
        assert "0 with something wrong" in doctor(folder)
        admin("reopen", match)
        until(lambda: ann.http.get(f"/matches/{match}").is_success)
        ann.say(match, "general:honda", seat=0)
        assert "is not closed" in admin("reopen", match, refused=True)


def doctor(folder: Path) -> str:
    done = told("doctor", "--data", str(folder))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_banned_account_is_turned_away_until_it_may_come_again(
    house: House,
) -> None:
    address, admin, _ = house
    with Guest(address) as ann, Guest(address) as bob:
        ann.post("/account", name="Anna", password=PLUM)
        match = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{match}/join", name="Bob")
        with ann.socket(match) as socket, bob.socket(match) as other:
            socket.until("state")
            assert admin("ban", "--account=anna") == "anna is banned.\n"
            assert until_closed(socket) == (4404, "banned")
            assert code(ann.http.get(f"/matches/{match}")) == "banned"
            other.until("presence")  # Ann has gone; Bob stays
        with ann.socket(match) as socket:
            assert until_closed(socket) == (4404, "banned")
        assert code(bob.http.get(f"/matches/{match}")) == ""
        assert "Anna" in admin("house")
        assert "no account 'Nobody'" in admin("ban", "--account=Nobody", refused=True)
        assert "banned already" in admin("ban", "--account=Anna", refused=True)
        admin("unban", "--account=Anna")
        until(lambda: ann.http.get(f"/matches/{match}").is_success)
        assert "is not banned" in admin("unban", "--account=Anna", refused=True)


def test_a_banned_network_is_turned_away(house: House) -> None:
    address, admin, _ = house
    for refused, why in (
        (("ban",), "either an --address or an --account"),
        (("ban", "--address=nowhere"), "not 'nowhere'"),
        (("unban", "--address=203.0.113.9"), "is not banned"),
    ):
        assert why in admin(*refused, refused=True)
    with Guest(address) as ann, Guest(address) as bob:
        ann.http.headers["X-Forwarded-For"] = "203.0.113.9"
        bob.http.headers["X-Forwarded-For"] = "198.51.100.1"
        admin("ban", "--address=203.0.113.0/24")
        until(lambda: code(ann.http.get("/me")) == "banned")
        assert code(bob.http.get("/me")) == ""
        assert ann.http.get(address).status_code == 200  # the page, which shows the sentence
        admin("unban", "--address=203.0.113.0/24")
        until(lambda: ann.http.get("/me").is_success)


def test_where_people_are_invited_strangers_only_come_to_a_table_by_its_link(
    house: House,
) -> None:
    address, admin, _ = house
    with Guest(address) as ann, Guest(address) as eve, Guest(address) as guest:
        ann.post("/account", name="Inga", password=PLUM)
        assert "'perhaps'" in admin("invite-only", "perhaps", refused=True)
        admin("invite-only", "on")
        until(lambda: ann.get("/games")["invited_only"])
        match = ann.lay("shitenno", "me", "open", public=True)
        table = {"game": "shitenno", "seats": ["me", "open"], "name": "Eve"}
        assert code(eve.http.post("/matches", json=table)) == "invited-only"
        account = {"name": "Eve", "password": PLUM}
        assert code(eve.http.post("/account", json=account)) == "invited-only"
        assert eve.get("/matches")["matches"] == []
        eve.post(f"/matches/{match}/join", name="Eve")  # she has the link
        assert "begins with https://" in admin("invite", "--url=here", refused=True)
        link = admin("invite", "--url=https://tables.example").strip()
        assert link.startswith("https://tables.example/#/adopt/")
        guest.post("/me/adopt", token=link.rpartition("/")[2])
        until(lambda: guest.http.post("/matches", json=table).is_success)
        guest.post("/account", **account)
        admin("invite-only", "off")
        until(lambda: eve.http.post("/matches", json=table).is_success)


def practise(ann: Guest) -> None:
    """Keep a drill, and answer it."""
    match = ann.lay("shitenno", "me", "me", start=True)
    ann.say(match, "general:honda", seat=0)
    ann.post(f"/matches/{match}/concede", client_id="c", seat=1)
    kept = ann.post("/me/drills", match=match, at=0, seat=0, better="general:ii")
    ann.post("/me/drills/answer", id=kept["id"], word="general:ii")
    ann.post(f"/records/{match}/comments", at=0, text="My cat is called Plum.")


def test_a_person_who_is_forgotten_leaves_no_name_and_no_word_of_talk(
    house: House, tmp_path: Path
) -> None:
    address, admin, folder = house
    with Guest(address) as ann, Guest(address) as bob:
        ann.post("/account", name="Yukihime", password=PLUM)
        seats = {"seats": ["me", "open", "random"], "stand_in": "random"}
        laid = ann.post("/matches", game="shitenno", name="Yukihime", **seats)
        match = laid["table"]["id"]
        bob.post(f"/matches/{match}/join", name="Bob")
        bob.post(f"/matches/{match}/start")
        ann.post(f"/matches/{match}/chat", text="My cat is called Plum.", client_id="1")
        ann.post("/me/ways", kind="json", address="https://example.com/annas-own")
        ann.post("/me/quiet", start=60, end=120)
        practise(ann)
        with bob.socket(match) as socket:
            socket.until("state")
            people = json.loads(admin("people", "--json"))
            (who,) = (each["id"] for each in people if each["name"] == "Yukihime")
            assert "say --yes" in admin("forget", "Yukihime", refused=True)
            assert admin("forget", "Yukihime", "--yes") == "Yukihime is forgotten, at 2 tables.\n"
            until(lambda: "Yukihime" not in json.dumps(bob.get(f"/matches/{match}/view")))
        seen = bob.get(f"/matches/{match}/view")
        assert seen["shown"]["table"]["seats"][0]["away"]
        assert "Plum" not in json.dumps(seen)
        bob.post(f"/matches/{match}/chat", text="Who was that?", client_id="2")
        with closing(sqlite3.connect(folder / "tatami.sqlite")) as database:
            for table in ("ways", "notices", "quiet", "drills", "drill_answers", "comments"):
                (left,) = database.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
                assert (table, left) == (table, 0)
        login = bob.http.post("/account/login", json={"name": "Yukihime", "password": PLUM})
        assert code(login) == "wrong-password"
        assert "no account 'Yukihime'" in admin("forget", "Yukihime", "--yes", refused=True)
    assert "0 with something wrong" in doctor(folder)
    assert told("backup", str(tmp_path / "all"), "--data", str(folder)).returncode == 0
    kept = (tmp_path / "all").read_text()
    assert "Bob" in kept
    assert not [told for told in ("Yukihime", "Plum", who) if told in kept]


@pytest.mark.slow
def test_all_processes_hear_what_the_host_decides(oldest_postgres: str, tmp_path: Path) -> None:
    environment = {"TATAMI_DATABASE_URL": oldest_postgres}
    process, address = started(tmp_path, "--workers=2", "--bots=1", **environment)
    admin = admin_of(tmp_path, **environment)
    try:
        with Guest(address) as ann:
            match = ann.lay("shitenno", "me", "me", start=True)
            admin("close", match)
            until(lambda: all(code(alone(ann, match)) == "closed" for _ in range(8)))
            admin("reopen", match)
            until(lambda: all(alone(ann, match).is_success for _ in range(8)))
            admin("ban", f"--address={LOOPBACK}")
            until(lambda: all(code(alone(ann, match)) == "banned" for _ in range(8)))
            admin("unban", f"--address={LOOPBACK}")
    finally:
        stop(process)


def alone(guest: Guest, match: str) -> httpx.Response:
    """An answer over a connection of its own: either process may give it."""
    cookies = dict(guest.http.cookies)
    return httpx.get(f"{guest.address}api/v1/matches/{match}", cookies=cookies, timeout=60)
