"""Sessions and accounts: nobody is locked out, sessions can be ended, names are one's own."""

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from guests import Guest
from served import started, stop
from tatami.server.identity import Seal
from tatami.server.schema import METADATA
from tatami.session.names import alike, nickname
from tatami.session.refusal import Refused

SECRET = {"name": "Ann of Uji", "password": "plum blossom"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that limits the tries of each network."""
    process, address = started(tmp_path_factory.mktemp("strict"), TATAMI_REQUESTS_A_SECOND="200")
    yield address
    stop(process)


def come_from(source: str, address: str) -> Guest:
    """Somebody at an address of their own, which is no proxy's."""
    guest = Guest(address)
    guest.http.close()
    transport = httpx.HTTPTransport(local_address=source)
    guest.http = httpx.Client(base_url=f"{address}api/v1", timeout=60, transport=transport)
    return guest


def test_whoever_guesses_passwords_locks_nobody_out(strict: str) -> None:
    with Guest(strict) as ann, come_from("127.0.0.2", strict) as eve:
        ann.post("/account", 201, **SECRET)
        guess = {**SECRET, "password": "cherry tree"}
        codes = [eve.http.post("/account/login", json=guess).status_code for _ in range(8)]
        assert codes[0] == 403
        assert codes[-1] == 429
        for _ in range(10):
            ann.http.cookies.clear()  # on a device that is not known
            assert ann.post("/account/login", **SECRET)["user"]
            told = eve.http.post("/account/login", json=guess).status_code
            assert told in (403, 429)  # every ten seconds one more


def test_whoever_guesses_beside_the_owner_does_not_keep_a_known_device_out(strict: str) -> None:
    here = "127.0.0.3"
    secret, bob = ({**SECRET, "name": f"{name} of Uji"} for name in ("Aki", "Bob"))
    fresh = {"password": SECRET["password"], "fresh": "wisteria on a wall"}
    with come_from(here, strict) as aki, come_from(here, strict) as eve:
        aki.post("/account", 201, **secret)
        eve.post("/account", 201, **bob)
        assert use_up_all_tries(eve) >= 5
        eve.get("/games")
        with come_from(here, strict) as phone:
            assert phone.post("/account/login", 429, **secret)["code"] == "too-fast"
            phone.http.cookies = eve.http.cookies  # a mark is good for its own account alone
            use_up_all_tries(eve)
            assert phone.post("/account/login", 429, **secret)["code"] == "too-fast"
        for _ in range(3):
            aki.post("/account/logout")
            assert aki.post("/account/login", **secret)["user"]
        aki.post("/account/password", **fresh)
        use_up_all_tries(eve)
        assert aki.post("/account/login", 429, **bob)["code"] == "too-fast"
        # a known device guesses no faster than others
        told = [aki.http.post("/account/login", json=secret).status_code for _ in range(8)]
        assert (told[0], told[-1]) == (403, 429)


def use_up_all_tries(eve: Guest) -> int:
    """Guess until the network of this guest has no tries left; how many there were."""
    for number in range(60):
        guess = {"name": f"Name {number}", "password": "cherry tree"}
        if eve.http.post("/account/login", json=guess).status_code == 429:
            return number
    raise AssertionError("all of them could be tried")


def test_a_device_is_known_for_several_accounts(server: str) -> None:
    people = [{"name": f"Kin {number}", "password": "plum blossom"} for number in "1234567"]
    with Guest(server) as tablet:
        for secret in people:
            tablet.post("/account", 201, **secret)
            tablet.post("/account/logout")
        marks = tablet.http.cookies["tatami_devices"].split("~")
        assert len(marks) == len(set(marks)) == 4
        tablet.post("/account/login", **people[4])
        assert set(tablet.http.cookies["tatami_devices"].split("~")) == set(marks)
        (cookie,) = (c for c in tablet.http.cookies.jar if c.name == "tatami_devices")
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert cookie.path == "/api/v1/account"


def test_a_token_is_good_until_its_session_ends(server: str) -> None:
    with Guest(server) as ann, Guest(server) as thief:
        match = ann.lay("shitenno", "me", "open")
        token = ann.http.cookies["tatami_player"]
        thief.http.headers["Authorization"] = f"Bearer {token}"
        assert thief.get(f"/matches/{match}")["mine"] == [0]
        with ann.socket(match) as socket:
            socket.until("state")
            ann.post("/account/logout")
            with pytest.raises(ConnectionClosed, match="logged-out"):
                socket.until("nothing more")
        assert not thief.get("/me")["known"]
        assert thief.get(f"/matches/{match}")["mine"] == []


def test_sessions_are_listed_and_ended_one_by_one_or_all(server: str) -> None:
    secret = {**SECRET, "name": "Ann of Nara"}
    with Guest(server) as ann, Guest(server) as phone, Guest(server) as eve:
        ann.http.headers["User-Agent"] = "A browser of Ann's"
        ann.post("/account", 201, **secret)
        phone.post("/account/login", **secret)
        listed = ann.get("/me/sessions")
        assert [each["here"] for each in listed].count(True) == 1
        (here,) = (each for each in listed if each["here"])
        (other,) = (each for each in listed if not each["here"])
        assert here["agent"] == "A browser of Ann's"
        assert eve.post("/me/sessions/end", 404, id=other["id"])["code"] == "no-such-session"
        assert ann.post("/me/sessions/end", id=other["id"]) == [here]
        assert not phone.get("/me")["known"]
        phone.post("/account/login", **secret)
        ann.post("/account/logout", everywhere=True)
        assert [guest.get("/me")["known"] for guest in (ann, phone)] == [False, False]


def test_a_new_password_ends_all_other_sessions(server: str) -> None:
    secret = {**SECRET, "name": "Ann of Ise"}
    with Guest(server) as ann, Guest(server) as phone:
        ann.post("/account", 201, **secret)
        phone.post("/account/login", **secret)
        wrong = {"password": "cherry tree", "fresh": "wisteria on a wall"}
        assert ann.post("/account/password", 403, **wrong)["code"] == "wrong-password"
        ann.post("/account/password", password=secret["password"], fresh="wisteria on a wall")
        assert [guest.get("/me")["known"] for guest in (ann, phone)] == [True, False]
        assert phone.post("/account/login", 403, **secret)["code"] == "wrong-password"
        assert phone.post("/account/login", **{**secret, "password": "wisteria on a wall"})["user"]
        assert phone.post("/me/sessions/end", 404, id="x")["code"] == "no-such-session"


def test_a_link_is_good_once(server: str) -> None:
    with Guest(server) as ann, Guest(server) as phone, Guest(server) as thief:
        match = ann.lay("shitenno", "me", "open")
        link = ann.post("/me/link")["token"]
        phone.post("/me/adopt", token=link)
        assert phone.get(f"/matches/{match}")["mine"] == [0]
        assert thief.post("/me/adopt", 403, token=link)["code"] == "bad-link"


@pytest.mark.parametrize(
    "password", ["12345678", "password", "Ann of Uji too", "qwertyuiop", "tatami12"]
)
def test_a_common_password_is_refused(server: str, password: str) -> None:
    with Guest(server) as ann:
        told = ann.post("/account", 409, name="Ann of Uji too", password=password)
        assert told["code"] == "common-password"


@pytest.mark.parametrize("other", ["Anna", "ＡＮＮＡ", "Аnnа", "anna", " Anna "])
def test_no_two_at_a_table_look_alike(server: str, other: str) -> None:
    with Guest(server) as anna, Guest(server) as eve:
        match = anna.post("/matches", game="shitenno", seats=["me", "open", "open"], name="Anna")
        path = f"/matches/{match['table']['id']}"
        assert eve.post(f"{path}/join", 409, name=other)["code"] == "name-here"
        body = {"text": "Hi", "client_id": "x", "room": "spectators", "name": other}
        assert eve.post(f"{path}/chat", 409, **body)["code"] == "name-here"
        anna.post(f"{path}/join", 201, name="Anna", seat=1)  # herself in two seats
        eve.post(f"{path}/join", name="Hanna")


@pytest.mark.parametrize(
    "name", ["\u3164", "A\u3164", "\u115f\u1160", "A" + "\u0300" * 9, "\u0301A"]
)
def test_a_name_can_be_seen(server: str, name: str) -> None:
    with Guest(server) as eve:
        match = eve.lay("shitenno", "open", "open")
        told = eve.post(f"/matches/{match}/join", 409, name=name)
        assert told["code"] in ("bad-name", "no-name")
        eve.post("/account", 409, name=name, password="plum blossom")


def test_an_account_is_not_made_to_look_like_another(server: str) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        ann.post("/account", 201, name="Paloma", password="plum blossom")
        for name in ("Раlоmа", "PALOMA", "Ｐａｌｏｍａ", "Pa1oma"):
            told = eve.post("/account", 409, name=name, password="plum blossom")
            assert told["code"] == "name-taken", name


def test_names_of_all_languages_are_told_apart() -> None:
    names = ["Ann", "Änn", "Anne", "Иван", "Élodie", "日本", "יוסי", "Nguyễn", "สมชาย", "محمد"]
    assert [nickname(name) for name in names] == names
    assert not any(alike(one, two) for one, two in itertools.combinations(names, 2))
    with pytest.raises(Refused, match="no-name"):
        nickname(" \u200b ")


def test_who_had_a_seat_before_there_were_sessions_keeps_it(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "open")
        stop(process)
        with closing(sqlite3.connect(tmp_path / "tatami.sqlite")) as rows, rows:
            (player,) = rows.execute("SELECT player FROM seatings").fetchone()
            key = "SELECT value FROM settings WHERE name = 'cookie-key'"
            token = Seal(rows.execute(key).fetchone()[0]).sign(player)  # as it was given then
            for table in set(METADATA.tables) - FIRST:
                rows.execute(f"DROP TABLE {table}")
            rows.executescript(OLDER)
        process, address = started(tmp_path)
        try:
            ann.move_to(address)
            ann.http.cookies.clear()
            ann.http.headers["Authorization"] = f"Bearer {token}"
            told = ann.get(f"/matches/{match}")
            assert (told["mine"], told["host"]) == ([0], True)
            assert [each["here"] for each in ann.get("/me/sessions")] == [True]
        finally:
            stop(process)


FIRST = {"matches", "seatings", "log", "users", "settings"}  # tables of the first schema
OLDER = """
    DROP INDEX ix_matches_host;
    ALTER TABLE matches DROP COLUMN host; ALTER TABLE matches DROP COLUMN summary;
    CREATE TABLE old AS SELECT player, name, folded, password, created FROM users;
    DROP TABLE users;
    CREATE TABLE users (player VARCHAR(40) NOT NULL CONSTRAINT pk_users PRIMARY KEY,
        name VARCHAR(40) NOT NULL, folded VARCHAR(80) NOT NULL CONSTRAINT uq_users_folded UNIQUE,
        password VARCHAR(200) NOT NULL, created BIGINT NOT NULL);
    INSERT INTO users SELECT * FROM old; DROP TABLE old;
    UPDATE alembic_version SET version_num = '0001';
"""
