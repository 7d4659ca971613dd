"""People are called back: by real receivers on this machine, which may be slow, down or gone."""

import base64
import json
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from busy import until
from guests import Guest
from served import free_port, started, stop

QUICK = ("--notice-after", "0.2", "--notice-between", "0.2")
LOOPBACK = {"TATAMI_NOTICES_LOOPBACK": "1"}


class Receiver:
    """An endpoint of messages, with whatever is the matter with it."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status: list[int] = []  # of the next answers; then 200
        self.slow = threading.Event()
        self.slow.set()
        self.arrived = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with receiver.arrived:
                    receiver.got.append((self.path, dict(self.headers), body))
                    receiver.arrived.notify_all()
                receiver.slow.wait(30)
                self.send_response(receiver.status.pop(0) if receiver.status else 200)
                self.send_header("Location", "http://127.0.0.1:9/")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        self.thread = threading.Thread(target=self.http.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.http.server_port}"

    def wait(self, count: int) -> list[Any]:
        """The messages, once there are so many."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.got) >= count, 60), self.got
        return [json.loads(body) for _, _, body in self.got]

    def close(self) -> None:
        self.slow.set()
        self.http.shutdown()
        self.http.server_close()
        self.thread.join()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notices")


class Mails:
    """What came by mail."""

    def __init__(self) -> None:
        self.got: list[tuple[str, str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append((envelope.rcpt_tos[0], envelope.content.decode()))
        return "250 OK"


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[Mails, int]]:
    handler, port = Mails(), free_port()
    sink = Controller(handler, hostname="127.0.0.1", port=port)
    sink.start()
    yield handler, port
    sink.stop()


@pytest.fixture(scope="module")
def called(folder: Path, mails: tuple[Mails, int]) -> Iterator[str]:
    """A server that calls people soon."""
    smtp = ("--smtp", f"smtp://127.0.0.1:{mails[1]}?from=tatami@host.example")
    process, address = started(folder, "--bots", "1", *QUICK, *smtp, **LOOPBACK)
    yield address
    stop(process)


def hook(guest: Guest, address: str, kind: str = "json", **more: Any) -> str:
    """Let somebody be called at an address; the way."""
    ways = guest.post("/me/ways", kind=kind, address=address, **more)["ways"]
    return str(ways[-1]["id"])


@contextmanager
def two(address: str) -> Iterator[tuple[Guest, Guest]]:
    with Guest(address) as ann, Guest(address) as ben:
        yield ann, ben


def lay(ann: Guest, ben: Guest) -> str:
    """A game of two in which Ann is asked first."""
    match = ann.lay("shitenno", "me", "open")
    ben.post(f"/matches/{match}/join", name="Ben")
    ann.post(f"/matches/{match}/start")
    return match


def rows(folder: Path, query: str) -> list[Any]:
    with sqlite3.connect(folder / "tatami.sqlite") as database:
        found = database.execute(query).fetchall()
    database.close()
    return found


def test_whose_turn_it_is_hears_of_it_once_and_of_the_end(called: str, receiver: Receiver) -> None:
    with two(called) as (ann, ben):
        hook(ann, receiver.url)
        match = lay(ann, ben)
        (first,) = receiver.wait(1)
        assert first["text"] == "It is your turn: Shitennō with Ben."
        assert first["link"] == f"{called}#/table/{match}"
        assert [each["reason"] for each in first["notices"]] == ["turn"]
        ben.post(f"/matches/{match}/nudge", client_id="n")
        second = receiver.wait(2)[1]
        assert second["text"] == "Ben is waiting for you: Shitennō with Ben."
        ben.post(f"/matches/{match}/concede", client_id="c")
        third = receiver.wait(3)[2]
        assert third["text"] == "Your game is over: Shitennō with Ben."
        assert len(receiver.got) == 3  # never twice


def test_who_takes_part_in_a_tournament_hears_that_the_round_begins(
    called: str, receiver: Receiver
) -> None:
    with two(called) as (ann, ben):
        body = {"title": "Cup", "game": "shitenno", "format": "swiss", "seats": 2, "size": 2}
        made = ann.post("/tournaments", name="Ann", **body)
        ben.post(f"/tournaments/{made['id']}/join", name="Ben")
        ann.post("/me/ways/try", id=hook(ann, receiver.url))
        receiver.wait(1)
        ann.post(f"/tournaments/{made['id']}/begin")
        told = {each["reason"]: each["text"] for each in receiver.wait(2)[1]["notices"]}
        assert told["round"] == "Your round of the tournament begins: Shitennō with Ben."


def test_who_took_part_in_a_tournament_and_its_host_hear_once_that_it_is_over(
    called: str, receiver: Receiver
) -> None:
    with two(called) as (ann, ben):
        body = {"title": "Autumn cup", "game": "shitenno", "format": "swiss", "seats": 2, "size": 2}
        made = ann.post("/tournaments", **body)  # she looks on
        ben.post(f"/tournaments/{made['id']}/join", name="Ben")
        for guest in (ann, ben):
            guest.post("/me/ways/try", id=hook(guest, receiver.url))
        receiver.wait(2)
        ann.post(f"/tournaments/{made['id']}/begin")
        match = until(lambda: ben.get(f"/tournaments/{made['id']}")["table"])
        ben.post(f"/matches/{match}/concede", client_id="c")

        def told() -> list[Any]:
            sent = [json.loads(each) for _, _, each in receiver.got]
            return [each for each in sent if "Autumn cup" in each["text"]]

        both = until(lambda: told() if len(told()) == 2 else None)
        lines = [each for message in both for each in message["notices"]]
        ended = {each["text"]: each for each in lines if each["reason"] == "tournament"}
        assert set(ended) == {
            "The tournament “Autumn cup” is over.",
            "The tournament “Autumn cup” is over. Your place: 2 of 2.",
        }
        assert {each["tournament"] for each in ended.values()} == {made["id"]}
        alone = [each for each in both if len(each["notices"]) == 1]
        links = {each["link"] for each in alone}
        assert links == {f"{called}#/tournaments/{made['id']}"}


def test_who_looks_at_the_table_is_not_called(called: str, receiver: Receiver) -> None:
    with two(called) as (ann, ben):
        match = lay(ann, ben)
        with ann.socket(match) as socket:
            socket.until("state")
            hook(ann, receiver.url)
            ben.post(f"/matches/{match}/nudge", client_id="n")
            hook(ben, receiver.url)
            ann.say(match, ann.get(f"/matches/{match}/view")["shown"]["asks"][0]["options"][0])
            assert receiver.wait(1)[0]["text"] == "It is your turn: Shitennō with Ann."


def test_what_comes_together_is_told_together_and_after_quiet_hours(
    called: str, receiver: Receiver, folder: Path
) -> None:
    with two(called) as (ann, ben):
        hook(ann, receiver.url)
        now = time.gmtime()
        minute = now.tm_hour * 60 + now.tm_min
        quiet = {"start": (minute - 60) % 1440, "end": (minute + 120) % 1440, "zone": "UTC"}
        assert ann.post("/me/quiet", **quiet)["quiet"] == quiet
        matches = [lay(ann, ben) for _ in range(3)]
        late = "SELECT match FROM notices WHERE due > at + 3600000"
        until(lambda: {match for (match,) in rows(folder, late)} == set(matches))
        assert receiver.got == []
        # the hours are over: as if it were later, nothing else has changed
        with sqlite3.connect(folder / "tatami.sqlite") as database:
            ann.post("/me/quiet", start=0, end=0)
            database.execute("UPDATE notices SET due = at WHERE due > at + 3600000")
        database.close()
        (told,) = receiver.wait(1)
        assert told["title"] == "3 tables are waiting for you"
        assert len(told["notices"]) == 3
        assert told["link"] == f"{called}#/"


def test_an_endpoint_that_is_down_or_slow_is_tried_again_and_no_table_waits(
    called: str, receiver: Receiver
) -> None:
    with two(called) as (ann, ben):
        receiver.status = [500, 302, 429]  # a redirection is never followed
        way = hook(ann, receiver.url)
        match = lay(ann, ben)
        assert len({each["text"] for each in receiver.wait(4)}) == 1
        until(lambda: ann.get("/me/ways")["ways"][0]["trouble"] == "")
        receiver.slow.clear()
        ann.post("/me/ways/try", id=way)
        receiver.wait(5)  # and does not answer
        began = time.monotonic()
        ann.say(match, ann.get(f"/matches/{match}/view")["shown"]["asks"][0]["options"][0])
        assert time.monotonic() - began < 5
        receiver.slow.set()


def test_an_endpoint_that_is_gone_is_given_up(called: str, receiver: Receiver) -> None:
    with two(called) as (ann, ben):
        receiver.status = [410]
        hook(ann, receiver.url)
        lay(ann, ben)
        receiver.wait(1)
        until(lambda: ann.get("/me/ways")["ways"][0]["trouble"] == "gone")


def test_each_service_is_told_in_its_own_form(called: str, receiver: Receiver) -> None:
    with Guest(called) as ann, Guest(called) as ben:
        match = ann.lay("shitenno", "me", "open")
        ben.post(f"/matches/{match}/join", name="<@all> *B*")
        for kind in ("discord", "slack", "ntfy"):
            hook(ann, f"{receiver.url}/{kind}/topic", kind)
        ann.post(f"/matches/{match}/start")
        receiver.wait(3)
        told = {path: json.loads(body) for path, _, body in receiver.got}
        assert told["/discord/topic"]["allowed_mentions"] == {"parse": []}
        assert "<@all\\> \\*B\\*" in told["/discord/topic"]["content"]
        assert "&lt;@all&gt;" in told["/slack/topic"]["text"]
        assert told["/ntfy/"]["topic"] == "topic"
        assert told["/ntfy/"]["click"].endswith(match)


def test_a_channel_of_a_table_is_told_whose_turn_it_is(called: str, receiver: Receiver) -> None:
    with two(called) as (ann, ben), Guest(called) as eve:
        match = lay(ann, ben)
        stranger = {"kind": "json", "address": receiver.url, "match": match}
        assert eve.post("/me/ways", 403, **stranger)["code"] == "not-yours"
        hook(ben, receiver.url, match=match)
        assert receiver.wait(1)[0]["text"] == "It is Ann’s turn: Shitennō."
        ann.post(f"/matches/{match}/concede", client_id="c")
        assert receiver.wait(2)[1]["text"] == "The game is over: Shitennō."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It is your turn: Shōtotsu with Adept."),
        ("fr", "C’est à vous\u00a0: Shōtotsu avec Confirmé."),
        ("es", "Te toca: Shōtotsu con Experto."),
    ],
)
def test_a_bot_is_called_by_its_level_in_the_language_of_who_is_called(
    called: str, receiver: Receiver, language: str, text: str
) -> None:
    with Guest(called) as ann:
        ann.http.headers["Accept-Language"] = language
        hook(ann, receiver.url)
        ann.lay("shototsu", "me", "search:2", start=True)
        assert receiver.wait(1)[0]["text"] == text


def browser() -> tuple[ec.EllipticCurvePrivateKey, bytes, dict[str, str]]:
    """The keys of a browser."""
    private, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    texts = {"p256dh": point, "auth": auth}
    return private, auth, {k: base64.urlsafe_b64encode(v).decode() for k, v in texts.items()}


def test_a_browser_alone_can_read_what_is_pushed_to_it(called: str, receiver: Receiver) -> None:
    with two(called) as (ann, ben):
        private, auth, keys = browser()
        bad = {"kind": "push", "address": receiver.url, "p256dh": "no", "auth": "no"}
        assert ann.post("/me/ways", 409, **bad)["code"] == "bad-address"
        shown = ann.post("/me/ways", kind="push", address=f"{receiver.url}/push", **keys)
        assert [way["here"] for way in shown["ways"]] == [True]
        match = lay(ann, ben)
        with receiver.arrived:
            assert receiver.arrived.wait_for(lambda: receiver.got, 60)
        _, headers, body = receiver.got[0]
        assert b"Shitenn" not in body
        told = json.loads(http_ece.decrypt(body, private_key=private, auth_secret=auth))
        assert told == {
            "title": "Tatami",
            "text": "It is your turn: Shitennō with Ben.",
            "link": f"{called}#/table/{match}",
            "tag": match,
        }
        assert Vapid02.verify(headers["Authorization"])
        assert f"k={shown['push_key']}" in headers["Authorization"]
        assert headers["Content-Encoding"] == "aes128gcm"
        receiver.status = [410]  # the browser wants no more
        ben.post(f"/matches/{match}/nudge", client_id="n")
        until(lambda: ann.get("/me/ways")["ways"] == [])


def test_a_browser_is_forgotten_when_it_is_logged_out(called: str, receiver: Receiver) -> None:
    with Guest(called) as ann:
        token = ann.post("/me")["token"]
        keys = browser()[2]
        ann.post("/me/ways", kind="push", address=f"{receiver.url}/push", **keys)
        hook(ann, receiver.url)
        link = ann.post("/me/link")["token"]
        with Guest(called) as again:
            again.post("/me/adopt", token=link)
            ann.http.headers["Authorization"] = f"Bearer {token}"
            ann.post("/account/logout")
            assert [way["kind"] for way in again.get("/me/ways")["ways"]] == ["json"]


def test_mail_is_sent_to_those_who_have_asked_for_it(called: str, mails: tuple[Mails, int]) -> None:
    box = mails[0]
    with two(called) as (ann, ben):
        wanted = {"kind": "mail", "address": "ann@town.example"}
        assert ann.post("/me/ways", 409, **wanted)["code"] == "no-mail"  # for accounts only
        ann.post("/account", name="Ann of the mails", password="a long enough one 42")
        bad = {"kind": "mail", "address": "ann@town.example\nBcc: eve@evil.example"}
        assert ann.post("/me/ways", 409, **bad)["code"] == "bad-address"
        assert not ann.post("/me/ways", **wanted)["ways"][0]["confirmed"]
        to, letter = until(lambda: box.got and box.got[0])
        assert to == "ann@town.example"
        code = re.search(r"#/confirm/(\w+)", letter)
        assert code is not None
        lay(ann, ben)  # nothing is sent before the address is known to be theirs
        with Guest(called) as anybody:
            assert anybody.post("/ways/confirm", code=code[1])["address"] == "ann@town.example"
            lay(ann, ben)
            _, turn = until(lambda: len(box.got) > 1 and box.got[1])
            assert "List-Unsubscribe" in turn
            stop_code = re.search(r"#/stop/(\w+)", turn)
            assert stop_code is not None
            anybody.post("/ways/stop", code=stop_code[1])
            assert anybody.post("/ways/stop", 403, code=stop_code[1])["code"] == "bad-link"
        assert ann.get("/me/ways")["ways"] == []


def test_a_message_that_was_not_told_is_told_after_a_restart(
    tmp_path: Path, receiver: Receiver
) -> None:
    process, address = started(tmp_path, "--bots", "1", "--notice-after", "0.5", **LOOPBACK)
    with two(address) as (ann, ben):
        hook(ann, "http://127.0.0.1:9/down")
        match = lay(ann, ben)
        query = "SELECT state FROM notices WHERE tries > 0"
        until(lambda: rows(tmp_path, query) == [("waiting",)])
        stop(process)
        with sqlite3.connect(tmp_path / "tatami.sqlite") as database:
            database.execute("UPDATE ways SET address = ?", (receiver.url,))
            database.execute("UPDATE notices SET due = 0")
        database.close()
        process, address = started(tmp_path, "--bots", "1", "--notice-after", "0.5", **LOOPBACK)
        assert receiver.wait(1)[0]["notices"][0]["match"] == match
        until(lambda: rows(tmp_path, "SELECT state FROM notices") == [("sent",)])
    stop(process)
