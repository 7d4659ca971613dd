"""Guests, accounts, and links that make another machine the same person."""

import itertools
from collections.abc import Iterator

from guests import Guest


def test_a_guest_is_known_by_a_cookie_no_script_can_read(server: str) -> None:
    with Guest(server) as ann:
        assert ann.get("/me") == {"known": False, "name": "", "user": False, "token": ""}
        answer = ann.http.post("/matches", json={"game": "shitenno", "seats": ["open", "open"]})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert ann.get("/me")["known"]
        assert ann.post("/me") == {"known": True, "name": "", "user": False, "token": ""}


def test_a_cookie_nobody_signed_is_nobody(server: str) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        match = ann.lay("shitenno", "me", "open")
        token = ann.http.cookies["tatami_player"]
        who = token.partition(".")[0]
        for forged in (who, f"{who}.", f"{who}.{'0' * 40}", f"x.{token.partition('.')[2]}"):
            eve.http.cookies.set("tatami_player", forged)
            assert not eve.get("/me")["known"]
            assert eve.get(f"/matches/{match}")["mine"] == []


def test_a_program_may_send_its_token_instead(server: str) -> None:
    with Guest(server) as ann:
        token = ann.post("/me")["token"]
        ann.http.cookies.clear()
        ann.http.headers["Authorization"] = f"Bearer {token}"
        match = ann.lay("shitenno", "me", "open")
        assert ann.get(f"/matches/{match}")["mine"] == [0]


def test_an_account_keeps_its_seats_and_is_found_on_another_machine(server: str) -> None:
    with Guest(server) as ann, Guest(server) as elsewhere:
        match = ann.lay("shitenno", "me", "open")
        secret = {"name": "Ann of Kyōto", "password": "plum blossom"}
        assert ann.post("/account", 201, **secret)["user"]
        assert elsewhere.post("/account", 409, **secret)["code"] == "name-taken"
        wrong = elsewhere.post("/account/login", 403, name="ann of kyōto", password="cherry tree")
        nobody = elsewhere.post("/account/login", 403, name="Nobody", password="cherry tree")
        assert wrong["code"] == nobody["code"] == "wrong-password"
        elsewhere.post("/account/login", name="ANN OF KYŌTO", password=secret["password"])
        assert elsewhere.get("/me")["name"] == "Ann of Kyōto"
        assert elsewhere.get(f"/matches/{match}")["mine"] == [0]
        mine = elsewhere.get("/matches", mine=True)["matches"]
        assert [each["table"]["id"] for each in mine] == [match]
        elsewhere.post("/account/logout")
        assert not elsewhere.get("/me")["known"]
        assert elsewhere.post("/account", 400, name="Bo", password="short")["code"] == "bad-request"


def test_whoever_has_an_account_is_told_so_under_any_name(server: str) -> None:
    with Guest(server) as cho:
        cho.post("/account", 201, name="Chō", password="plum blossom")
        again = cho.post("/account", 409, name="Chō the second", password="plum blossom")
        assert again["code"] == "has-account"


def test_a_guest_who_logs_in_keeps_the_seat_by_being_refused_until_it_is_free(server: str) -> None:
    secret = {"name": "Dai", "password": "plum blossom"}
    with Guest(server) as dai, Guest(server) as phone:
        dai.post("/account", 201, **secret)
        match = phone.lay("shitenno", "me", "open")
        assert phone.post("/account/login", 409, **secret)["code"] == "seats-left"
        assert phone.get(f"/matches/{match}")["mine"] == [0]
        phone.post(f"/matches/{match}/leave")
        assert phone.post("/account/login", **secret)["name"] == "Dai"


def test_a_link_makes_another_machine_the_same_person(server: str) -> None:
    with Guest(server) as ann, Guest(server) as phone, Guest(server) as eve:
        match = ann.lay("shitenno", "me", "open")
        link = ann.post("/me/link")["token"]
        phone.post("/me/adopt", token=link)
        assert phone.get(f"/matches/{match}")["mine"] == [0]
        assert eve.post("/me/adopt", 403, token=link[:-1] + "x")["code"] == "bad-link"
        assert eve.post("/me/adopt", 403, token="..")["code"] == "bad-link"
        assert eve.post("/me/link", 403)["code"] == "not-yours"


def tried_before_refused(eve: Guest, names: Iterator[str]) -> int:
    """How many passwords can be tried one after the other; where each takes long, some more are
    allowed meanwhile."""
    for number, name in zip(range(40), names, strict=False):
        answer = eve.http.post("/account/login", json={"name": name, "password": "cherry tree"})
        if answer.status_code == 429:
            assert answer.json()["code"] == "too-fast"
            return number
        assert answer.status_code == 403, answer.text
    raise AssertionError("all of them could be tried")


def test_passwords_are_not_guessed_one_after_the_other(server: str) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        secret = {"name": "Ann of Edo", "password": "plum blossom"}
        ann.post("/account", 201, **secret)
        names = itertools.cycle(["ann of edo", "Ann of Edo", " ANN OF EDO", "ann of Edo"])
        assert tried_before_refused(eve, names) >= 4
        assert eve.post("/account", 429, **secret)["code"] == "too-fast"
        eve.post("/account/login", 403, name="Bo of Edo", password="cherry tree")
