"""Limits: how many listen, how slowly, how fast and at what length they talk; the page's files."""

import asyncio
import http.client
import json
import socket as sockets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from guests import Guest, Socket
from inside import Inside, served_inside
from tatami.server import gate, openapi, storage
from tatami.server.app import LARGEST
from tatami.server.rate_limits import BURST
from tatami.server.routes import records
from tatami.server.routes import socket as at_socket
from tatami.server.sockets import UNSENT

# the framework's next version wants parameters marked; ours are read by their names
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server with a page of two files, one link that leads out of it, and a secret beside it."""
    folder = tmp_path_factory.mktemp("inside")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "index.html").write_text("<!doctype html><title>Tatami</title>")
    (folder / "page" / "assets" / "app-1a2b.js").write_text("'a page'")
    (folder / "secret.txt").write_text("a secret")
    (folder / "page" / "out.txt").symlink_to(folder / "secret.txt")
    with served_inside(folder / "tatami.sqlite", folder / "page") as running:
        yield running


def closed(socket: Socket) -> tuple[int, str]:
    """How a socket was closed, once all that came before has been read."""
    with suppress(ConnectionClosed):
        while True:
            socket.connection.recv(30)
    return socket.connection.close_code or 0, socket.connection.close_reason or ""


def test_a_table_is_heard_by_so_many_spectators_and_by_all_who_sit_there(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_socket, "MOST_SPECTATORS", 2)
    monkeypatch.setattr(at_socket, "MOST_FOR_A_SEAT", 1)
    with Guest(server.address) as ann, Guest(server.address) as eve:
        match = ann.lay("shitenno", "me", "open")
        with eve.socket(match) as one, eve.socket(match) as two, eve.socket(match) as three:
            one.until("state")
            two.until("state")
            assert closed(three) == (4429, "table-full")
            with ann.socket(match) as mine, ann.socket(match) as again:
                assert mine.until("state")["shown"]["you"] == 0
                assert closed(again) == (4429, "table-full")
        with eve.socket(match) as later:  # once somebody has gone there is room
            later.until("state")


def test_one_address_has_so_many_sockets_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "MOST_SOCKETS", 2)
    strict = served_inside(tmp_path / "tatami.sqlite", requests=100)
    with strict as server, Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "open")
        with ann.socket(match) as one:
            one.until("state")
            with ann.socket(match) as two:
                two.until("state")
                with pytest.raises(InvalidStatus, match="403"), ann.socket(match):
                    pass
            deadline = time.monotonic() + 60
            while True:  # once one is gone there is room; the server hears of it presently
                assert time.monotonic() < deadline, "there was no room any more"
                with suppress(InvalidStatus), ann.socket(match) as again:
                    assert again.until("state")
                    break
                time.sleep(0.05)


def test_a_socket_that_does_not_keep_up_is_closed_and_comes_back(server: Inside) -> None:
    with Guest(server.address) as ann, sockets.socket() as line:
        match = ann.lay("shitenno", "me", "open")
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", urlsplit(server.address).port))
        address = f"{server.address.replace('http', 'ws')}api/v1/matches/{match}/ws"
        with connect(address, sock=line, max_queue=1, max_size=None) as connection:
            socket = Socket(connection)
            socket.until("state")
            server.wait_for(told_too_much(server, match))
            assert closed(socket) == (4408, "too-slow")
        with ann.socket(match) as again:
            assert again.until("state")["shown"]["table"]["id"] == match


async def told_too_much(server: Inside, match: str) -> None:
    """Tell the listeners more than they are allowed to be behind, and much of it."""
    message = json.dumps("x" * 100_000).encode()
    for listener in list(server.tables.live[match].sockets.listeners):
        for _ in range(8 * UNSENT):
            listener.send(message)
            await asyncio.sleep(0)
        assert listener.closed


def test_whoever_talks_too_fast_is_told_so_and_goes_on(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_socket, "MESSAGES", 0.5)
    with Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "open")
        with ann.socket(match) as socket:
            for _ in range(2 * BURST):
                socket.send("ping")
            answers = [socket.until("pong", "denied") for _ in range(2 * BURST)]
            kinds = [answer["type"] for answer in answers]
            assert kinds[: BURST // 2] == ["pong"] * (BURST // 2)
            assert kinds[-1] == "denied"
            assert answers[-1]["problem"]["code"] == "too-fast"


def test_an_over_long_message_closes_the_socket_and_a_bad_one_does_not(server: Inside) -> None:
    with Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "open")
        with ann.socket(match) as socket:
            for bad in ("{", '{"type": "dance"}', '{"type": "words", "words": []}'):
                socket.connection.send(bad)
                assert socket.until("denied")["problem"]["code"] == "bad-request"
            socket.connection.send(json.dumps({"type": "chat", "text": "x" * LARGEST}))
            assert closed(socket)[0] == 1009
        assert ann.get(f"/matches/{match}/events")["chat"] == []


def test_a_body_that_is_no_text_is_a_bad_request(server: Inside) -> None:
    headers = {"content-type": "application/json"}
    for body in (b'{"game":"\xff"}', b"\xff", b'{"\xff":1}', b"[" * 60_000):
        told = server.http.post("/matches", content=body, headers=headers)
        assert (told.status_code, told.json()["code"]) == (400, "bad-request"), body[:9]


@pytest.mark.parametrize("name", ["a\n", "\n", "a\nb", "ä", "\x7f", "a\u2028"])
def test_what_is_sent_is_named_in_plain_letters_on_one_line(server: Inside, name: str) -> None:
    with Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "open")
        told = ann.post(f"/matches/{match}/chat", 400, text="Hello", client_id=name)
        assert told["code"] == "bad-request"
        ann.post(f"/matches/{match}/chat", text="Hello", client_id=" ~ a")


def test_nobodys_words_wait_while_a_game_is_replayed(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[str] = []
    for place, name in ((records, "moment"), (records, "events"), (storage, "sitting_from_log")):
        monkeypatch.setattr(place, name, apart_from_the_loop(getattr(place, name), replayed))
    with Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "me", start=True)
        ann.get(f"/matches/{match}/view", at=1)
        ann.post(f"/matches/{match}/concede", client_id="enough", seat=0)
        ann.get(f"/records/{match}/moment", at=0)
        ann.get(f"/records/{match}/events")
    assert replayed == ["sitting_from_log", "moment", "events"]


def apart_from_the_loop(work: Callable[..., Any], noted: list[str]) -> Callable[..., Any]:
    """The same work, if it is done in a thread of its own."""

    def checked(*about: Any) -> Any:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        noted.append(work.__name__)
        return work(*about)

    return checked


def test_the_schema_is_made_once(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    first = server.http.get("/schema/openapi.json")
    monkeypatch.delattr(openapi.Exact, "make")
    assert server.http.get("/schema/openapi.json").text == first.text


def test_head_tells_what_get_would_without_the_body(server: Inside) -> None:
    for path in ("/healthz", "/readyz", "/", "/api/v1/games", "/nothing.html"):
        address = f"{server.address}{path[1:]}"
        told, whole = server.http.head(address), server.http.get(address)
        assert (told.status_code, told.content) == (whole.status_code, b""), path
        assert told.headers["content-type"] == whole.headers["content-type"]


# -- the page -----------------------------------------------------------------------------------


def fetched(server: Inside, path: str) -> tuple[int, bytes, http.client.HTTPMessage]:
    """What is answered to exactly this path."""
    connection = http.client.HTTPConnection("127.0.0.1", urlsplit(server.address).port or 0)
    connection.request("GET", path)
    with connection.getresponse() as answer:
        told = answer.status, answer.read(), answer.headers
    connection.close()
    return told


def test_the_page_is_served_with_its_files_and_for_its_own_addresses(server: Inside) -> None:
    for path, kind, cache in (
        ("/", "text/html", "no-cache"),
        ("/index.html", "text/html", "no-cache"),
        ("/some/place", "text/html", "no-cache"),  # an address of the page's own
        ("/assets/app-1a2b.js", "text/javascript", "public, max-age=31536000, immutable"),
    ):
        status, body, headers = fetched(server, path)
        assert (status, headers["Cache-Control"]) == (200, cache)
        assert (headers["Content-Type"] or "").startswith(kind)
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert b"page" in body or b"Tatami" in body


@pytest.mark.parametrize(
    "path",
    [
        "/assets/app-2c3d.js",
        "/nothing.html",
        "/api/v1/nothing",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/out.txt",
        "/%00",
        f"/{'a' * 300}",
    ],
)
def test_no_other_file_is_served(server: Inside, path: str) -> None:
    status, body, headers = fetched(server, path)
    assert (status, b"a secret" in body) == (404, False)
    assert headers["Content-Type"] == "application/problem+json"
