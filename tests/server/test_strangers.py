"""Strangers: nobody can shut others out, fill the memory, or take all of the server's time."""

import asyncio
import resource
import socket as sockets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from guests import Guest
from inside import Inside, served_inside
from served import started, stop
from tatami.server import connections
from tatami.server.address import network_of
from tatami.server.fair_queue import Asker, FairQueue
from tatami.server.housekeeping import DAY, Housekeeping
from tatami.server.routes import records
from tatami.server.sessions import Sessions
from tatami.server.sockets import RECENT

# the framework's next version wants parameters marked; ours are read by their names
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

HALF = b"GET / HTTP/1.1\r\nHost: 127"
ELSEWHERE = "127.0.0.2"  # another address on loopback, which no proxy has
DESCRIPTORS = 240


def line_to(address: str, source: str = "127.0.0.1") -> sockets.socket:
    """A connection to a server, from this address."""
    port = urlsplit(address).port
    assert port
    return sockets.create_connection(("127.0.0.1", port), 30, (source, 0))


def half_open(address: str, number: int, source: str = "127.0.0.1") -> list[sockets.socket]:
    """Connections that never finish what they have begun to say."""
    lines = []
    for _ in range(number):
        lines.append(line_to(address, source))
        with suppress(OSError):
            lines[-1].sendall(HALF)
    return lines


def is_closed(line: sockets.socket) -> bool:
    """Whether the server has closed a connection."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def until(true: Callable[[], bool], why: str) -> None:
    """Wait until this is so."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, why
        time.sleep(0.05)


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[str]:
    """A server that has only so many descriptors."""
    process, address = started(tmp_path, "--bots", "1")
    resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    yield address
    stop(process)


def assert_serves(address: str) -> None:
    """A new visitor comes in and plays."""
    assert httpx.get(f"{address}healthz", timeout=30).text == "ok"
    with Guest(address) as ann:
        match = ann.lay("shitenno", "me", "random", start=True)
        with ann.socket(match) as socket:
            socket.until("state")


def test_half_open_connections_shut_nobody_out(narrow: str) -> None:
    lines = half_open(narrow, DESCRIPTORS)
    assert_serves(narrow)
    for line in lines:
        line.close()


@pytest.mark.whole
def test_a_flood_of_half_open_connections_shuts_nobody_out(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1", TATAMI_REQUESTS_A_SECOND="20")
    try:
        for source in ("127.0.0.1", ELSEWHERE):
            lines = half_open(address, 1100, source)
            assert_serves(address)
            for line in lines:
                line.close()
    finally:
        stop(process)


def test_the_last_connections_are_kept_to_say_that_the_server_is_alive(narrow: str) -> None:
    with Guest(narrow) as ann, Guest(narrow) as eve, ExitStack() as open_sockets:
        match = ann.lay("shitenno", "me", "random", start=True)
        with suppress(WebSocketException, OSError, EOFError):
            for _ in range(DESCRIPTORS):  # sockets do not give way
                open_sockets.enter_context(eve.socket(match)).until("state")
        assert httpx.get(f"{narrow}healthz", timeout=30).text == "ok"
        assert httpx.get(f"{narrow}api/v1/games", timeout=30).json()["code"] == "busy"


def test_a_request_that_does_not_arrive_in_time_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "ARRIVAL", 0.5)
    late_body = (
        b"POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    with served_inside(tmp_path / "tatami.sqlite") as server:
        for said in (b"", HALF, late_body):
            with line_to(server.address) as line:
                line.sendall(said)
                line.settimeout(60)
                with suppress(ConnectionResetError):
                    assert line.recv(1) == b""
        assert_serves(server.address)


def test_one_address_has_so_many_connections_and_the_others_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 20)
    with served_inside(tmp_path / "tatami.sqlite", requests=1000) as server:
        lines = half_open(server.address, 60, ELSEWHERE)
        until(lambda: sum(map(is_closed, lines)) >= 40, "too many were kept")
        assert not is_closed(lines[-1])  # the one that has waited longest goes
        beside = half_open(server.address, 10)
        assert_serves(server.address)
        assert not any(map(is_closed, beside))
        for line in [*lines, *beside]:
            line.close()


def test_addresses_of_one_network_count_as_one(tmp_path: Path) -> None:
    same = ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2")
    assert len({network_of(each) for each in same}) == 1
    assert len({network_of(each) for each in ("2001:db8:0:1::1", "2001:db8:0:2::1")}) == 2
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    proxy = ["--trust-proxy", "127.0.0.1"]
    process, address = started(tmp_path, *proxy, TATAMI_REQUESTS_A_SECOND="1")
    try:
        told = [asked_from(address, f"2001:db8:0:1::{number:x}") for number in range(1, 60)]
        assert told[-1].status_code == 429
        assert int(told[-1].headers["retry-after"]) >= 1
        assert asked_from(address, "2001:db8:0:2::1").status_code == 200
    finally:
        stop(process)


def asked_from(address: str, source: str) -> httpx.Response:
    """What somebody behind a proxy is answered."""
    headers = {"X-Forwarded-For": source}
    return httpx.get(f"{address}api/v1/me", headers=headers, timeout=30)


# -- what nobody reads --------------------------------------------------------------------------


def test_a_socket_is_sent_the_last_lines_of_talk_and_older_ones_when_asked(
    server: str,
) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        match = ann.lay("shitenno", "me", "open")
        for number in range(2 * RECENT + 10):
            ann.post(f"/matches/{match}/chat", text=f"line {number}", client_id=f"t{number}")
        with eve.socket(match) as socket:
            state = socket.until("state")
            assert [line["text"] for line in state["chat"]][:: RECENT - 1] == [
                f"line {RECENT + 10}",
                f"line {2 * RECENT + 9}",
            ]
            assert state["chat_cut"]
        older = eve.get(f"/matches/{match}/chat", before=state["chat"][0]["seq"])
        assert [len(older["lines"]), older["cut"]] == [RECENT, True]
        assert older["lines"][-1]["text"] == f"line {RECENT + 9}"
        oldest = eve.get(f"/matches/{match}/chat", before=older["lines"][0]["seq"])
        assert [line["text"] for line in oldest["lines"]] == [f"line {n}" for n in range(10)]
        assert not oldest["cut"]
        missed = eve.get(f"/matches/{match}/events", after=state["seq"] - 3)
        assert (len(missed["chat"]), missed["chat_cut"]) == (3, False)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that limits what people do, but hardly how often they ask."""
    folder = tmp_path_factory.mktemp("limited")
    many = {"TATAMI_REQUESTS_A_SECOND": "1000"}
    process, address = started(folder, "--bots", "1", "--tables", "5", **many)
    yield address
    stop(process)


def test_nobody_drowns_out_the_talk_of_a_table(limited: str) -> None:
    with Guest(limited) as ann, Guest(limited) as bob, Guest(limited) as eve:
        match = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{match}/join", name="Bob")
        talk = f"/matches/{match}/chat"
        told = [ann.http.post(talk, json={"text": f"{n}", "client_id": f"t{n}"}) for n in range(40)]
        assert told[9].status_code == 201
        assert told[-1].json()["code"] == "too-fast"
        bob.post(talk, text="Hello", client_id="b")
        about = {"room": "spectators", "name": "Eve"}
        for number in range(90):
            eve.http.cookies.clear()  # as somebody new each time
            body = {"text": "x", "client_id": f"e{number}", **about}
            last = eve.http.post(talk, json=body)
            if last.status_code == 429:
                break
        assert last.json()["code"] == "too-fast"


def test_what_one_address_does_not_read_is_counted_in_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_UNSENT", 1 << 20)
    served = served_inside(tmp_path / "tatami.sqlite", requests=1000)
    with served as server, Guest(server.address) as ann, ExitStack() as deaf:
        match = ann.lay("shitenno", "me", "open")
        lines = [deaf_socket(server, match, deaf) for _ in range(12)]
        with ann.socket(match) as mine:
            mine.until("state")
            server.wait_for(told(server, match, b'"%s"' % (b"x" * 300_000)))
            until(lambda: sum(map(is_gone, lines)) >= 8, "they still take up memory")
            ann.post(f"/matches/{match}/chat", text="Hello", client_id="c")
            assert mine.until("chat")["line"]["text"] == "Hello"


def deaf_socket(server: Inside, match: str, stack: ExitStack) -> Any:
    """A socket that never reads, from another address."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.bind((ELSEWHERE, 0))
    line.connect(("127.0.0.1", urlsplit(server.address).port))
    address = f"{server.address.replace('http', 'ws')}api/v1/matches/{match}/ws"
    opened = connect(address, sock=line, max_queue=1, max_size=None, close_timeout=0.1)
    return stack.enter_context(opened)


def is_gone(connection: Any) -> bool:
    """Whether the server has cut a connection off."""
    line: sockets.socket = connection.socket
    gone = line.fileno() < 0 or line.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_INFO, 1) != b"\x01"
    return bool(gone)


async def told(server: Inside, match: str, message: bytes) -> None:
    """Send everybody at a table the same."""
    for listener in list(server.tables.live[match].sockets.listeners):
        if listener.visitor.network == ELSEWHERE:
            listener.send(message)
    await asyncio.sleep(0)


# -- bots ---------------------------------------------------------------------------------------


def test_whoever_was_served_longest_ago_comes_first() -> None:
    async def work() -> None:
        queue, order = FairQueue(1), list[str]()

        async def ask(network: str, who: str) -> None:
            await queue.enter(Asker(network, who))
            order.append(who)
            await asyncio.sleep(0)
            queue.leave()

        crowd = [ask("there", f"many {n}") for n in range(20)]
        await asyncio.gather(*crowd, ask("here", "ann"), ask("there", "bob"), ask("here", "ann"))
        assert order.index("ann") <= 2
        assert len(order) == 23
        late = asyncio.create_task(queue.enter(Asker("x", "x")))
        await asyncio.sleep(0)
        waits = asyncio.create_task(queue.enter(Asker("y", "y")))
        await asyncio.sleep(0)
        waits.cancel()  # whoever gives up keeps nobody waiting
        queue.leave()
        await late
        async with asyncio.timeout(60):
            await queue.enter(Asker("z", "z"))

    asyncio.run(work())


def test_one_guest_with_many_tables_does_not_keep_the_slow_bots(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    slow = "search:time=2"
    try:
        with Guest(address) as eve, Guest(address) as ann:
            hers = [eve.lay("shitenno", slow, "me", start=True) for _ in range(8)]
            mine = ann.lay("shitenno", slow, "me", start=True)
            with ann.socket(mine) as socket:
                while not socket.state or socket.state["shown"]["waiting"] == [0]:
                    socket.hear()
            waiting = [match for match in hers if eve.get(f"/matches/{match}")["waiting"] == [0]]
            assert len(waiting) >= 4, "the others' bots came first"
    finally:
        stop(process)


# -- tables -------------------------------------------------------------------------------------


def test_one_person_has_so_many_tables_and_bots_alone_at_few(limited: str) -> None:
    with Guest(limited) as ann, Guest(limited) as bob:
        slow = ["search:time=10"] * 3
        for _ in range(3):
            ann.lay("senji", *slow, start=True, public=True)
        body = {"game": "senji", "seats": slow, "start": True}
        assert ann.post("/matches", 409, **body)["code"] == "too-many-bots"
        ann.lay("shitenno", "me", "open", public=True)
        ann.lay("shitenno", "me", "open")
        body = {"game": "shitenno", "seats": ["me", "open"], "name": "Ann"}
        assert ann.post("/matches", 409, **body)["code"] == "too-many-tables"
        bob.lay("shitenno", "me", "open", public=True)
        assert len(bob.get("/matches", status="open")["matches"]) == 2
        assert bob.get("/matches", status="playing")["matches"] == []  # nobody sits there


def test_tables_that_nobody_comes_to_are_closed_and_their_people_told(tmp_path: Path) -> None:
    with served_inside(tmp_path / "tatami.sqlite") as server, Guest(server.address) as ann:
        left = ann.lay("shitenno", "me", "open")
        stopped = ann.lay("shitenno", "me", "me", start=True)
        empty = ann.lay("shitenno", "open", "open")
        listed = ann.get("/matches", status="open", mine=True)["matches"]
        assert 0 <= listed[0]["expires"] - listed[0]["table"]["created"] - 7 * DAY < DAY
        with ann.socket(left) as waits, ann.socket(stopped) as playing:
            waits.until("state")
            playing.until("state")
            pass_days(server, 6)
            assert ann.http.get(f"/matches/{empty}").json()["code"] == "expired"
            ann.get(f"/matches/{left}")
            pass_days(server, 2)
            assert "nobody" in ann.http.get(f"/matches/{left}").json()["message"]
            assert closed_as(waits) == 4404
            pass_days(server, 60)
            state = playing.until("state")
            assert state["shown"]["table"]["ended"] == "expired"
            assert state["deeds"][-1]["what"] == "expired"
        over = ann.get("/matches", status="over", mine=True)["matches"]
        assert {each["table"]["id"] for each in over} == {left, stopped}
        assert ann.http.get(f"/records/{stopped}").status_code == 200


def closed_as(socket: Any) -> int:
    """The code with which a socket was closed."""
    with suppress(Exception):
        while True:
            socket.connection.recv(30)
    return int(socket.connection.close_code)


def pass_days(server: Inside, days: int) -> None:
    """Let time pass, and do what is to be done then."""
    server.tables.clock.ticks -= days * DAY * 1_000_000
    house = Housekeeping(server.tables, Sessions(server.tables.store))
    server.wait_for(house.close_what_is_left())


# -- what takes long ----------------------------------------------------------------------------


def test_a_replay_is_worked_out_once_and_costs_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    moment = records.moment

    def counted(*about: Any) -> Any:
        made.append(about[2])
        return moment(*about)

    monkeypatch.setattr(records, "moment", counted)
    served = served_inside(tmp_path / "tatami.sqlite", requests=3)
    with served as server, Guest(server.address) as ann:
        match = ann.lay("shitenno", "me", "me", start=True)
        ann.post(f"/matches/{match}/concede", client_id="enough", seat=0)
        path = f"/records/{match}/moment"
        first = ann.get(path, at=0, seat=0)
        assert all(ann.get(path, at=0, seat=0) == first for _ in range(10))
        assert made == [0]
        told = [ann.http.get(path, params={"at": 0, "seat": seat}) for seat in (-1, 1)]
        assert [each.status_code for each in told] == [200, 200]
        while (last := ann.http.get(f"/records/{match}/events")).status_code == 200:
            pass  # kept as well, yet each request counts as one
        assert last.headers["retry-after"]


def test_answers_about_somebody_are_kept_by_no_cache_and_refusals_are_short(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open")
        for path in ("/me", f"/matches/{match}", f"/matches/{match}/view", "/nothing"):
            assert ann.http.get(path).headers["cache-control"] == "no-store", path
        assert "no-store" not in ann.http.get(f"{server}healthz").headers.get("cache-control", "")
        body = {
            "game": "shitenno",
            "seats": ["me", "open"],
            "options": {"x" * 30_000: "y" * 30_000},
        }
        told = ann.http.post("/matches", json={**body, "name": "Ann"})
        assert (told.status_code, len(told.content) < 1000) == (409, True)
