"""The gate: hosts, origins, kinds, sizes, rates and headers."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from guests import Guest
from served import started, stop
from tatami.server.address import address_in


def test_every_answer_carries_the_headers_that_keep_a_page_safe(server: str) -> None:
    for path in ("", "api/v1/games", "nowhere.txt", "healthz"):
        answer = httpx.get(f"{server}{path}")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers


def test_nothing_but_an_embedded_game_may_be_framed(server: str) -> None:
    framed = httpx.get(f"{server}embed/abc234", headers={"Cookie": "tatami_player=nobody.1"})
    policy = framed.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "default-src 'none'" in policy
    assert "form-action 'none'" in policy
    assert "x-frame-options" not in framed.headers
    assert "set-cookie" not in framed.headers
    assert framed.headers["x-content-type-options"] == "nosniff"
    others = ("", "embed", "embed/", "embed/abc/more", "embed/ABC", "%65mbed/abc", "embed/%61bc")
    for path in (*others, "embed/../api/v1/games", "embed/api/v1/games", "api/v1/me", "embed/a.js"):
        answer = httpx.get(f"{server}{path}")
        assert answer.headers["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path


def test_only_our_own_page_may_change_anything(server: str) -> None:
    lay = {"game": "shitenno", "seats": ["open", "open"]}
    own = server.rstrip("/")
    for headers, status in (
        ({}, 201),
        ({"Origin": own}, 201),
        ({"Origin": own, "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ):
        answer = httpx.post(f"{server}api/v1/matches", json=lay, headers=headers)
        assert answer.status_code == status, (headers, answer.text)


def test_a_socket_opens_to_our_own_page_only(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "open")
        address = server.replace("http", "ws") + f"api/v1/matches/{match}/ws"
        with connect(address, additional_headers={"Origin": server.rstrip("/")}) as socket:
            assert socket.recv(30)
        evil = {"Origin": "https://evil.example"}
        with pytest.raises(InvalidStatus), connect(address, additional_headers=evil):
            pass


def test_a_name_the_server_does_not_go_by_is_turned_away(server: str) -> None:
    answer = httpx.get(f"{server}api/v1/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-host")


def host_answered(address: str, host: str) -> int:
    """What is answered where the server is called by this name."""
    return httpx.get(f"{address}healthz", headers={"Host": host}).status_code


def test_where_it_listens_everywhere_it_answers_to_each_of_its_addresses(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--host", "0.0.0.0")  # noqa: S104
    port = urlsplit(address).port
    local = f"http://127.0.0.1:{port}/"
    try:
        assert httpx.get(f"http://127.0.0.2:{port}/healthz").status_code == 200
        own = f"{socket.gethostname().partition('.')[0]}.local"
        for host in ("10.1.2.3", f"[fd00::2]:{port}", f"{own}:{port}"):
            assert host_answered(local, host) == 200, host
        for host in ("evil.example", "10.1.2.3.evil.example", "[evil]", "10.1.2", ""):
            assert host_answered(local, host) == 400, host
    finally:
        stop(process)


def test_elsewhere_an_address_that_is_not_its_own_is_turned_away(server: str) -> None:
    assert host_answered(server, "10.1.2.3") == 400
    assert host_answered(server, "[::1]") == 200


def test_an_address_of_ipv4_is_known_where_it_comes_as_one_of_ipv6() -> None:
    for text in ("127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"):
        assert (address := address_in(text)) is not None
        assert address.is_loopback, text
    assert not getattr(address_in("::ffff:10.0.0.1"), "is_loopback", True)
    assert address_in("localhost") is None


def test_what_is_not_json_or_too_large_is_turned_away(server: str) -> None:
    address = f"{server}api/v1/matches"
    form = httpx.post(address, data={"game": "shitenno"})
    assert (form.status_code, form.json()["code"]) == (415, "not-json")
    large = httpx.post(address, content=b" " * 70_000, headers={"Content-Type": "application/json"})
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    for body in (b"{", b"[" * 60_000):
        bad = httpx.post(address, content=body, headers={"Content-Type": "application/json"})
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-request")
    method = httpx.request("DELETE", address, headers={"Content-Type": "application/json"})
    assert (method.status_code, method.json()["code"]) == (405, "bad-method")


def test_health_is_told(server: str) -> None:
    assert httpx.get(f"{server}healthz").text == "ok"
    assert httpx.get(f"{server}readyz").text == "ok"


def test_no_log_tells_what_was_sent_and_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--verbose", TATAMI_REQUESTS_A_SECOND="1")
    try:
        with Guest(address) as ann:
            ann.post("/account", name="Ann", password="a very secret plum")
            match = ann.lay("shitenno", "me", "random", start=True)
            ann.say(match, "general:honda")
            ann.http.post("/matches", json={"game": "a very odd game", "seats": ["me"]})
            token = ann.http.cookies["tatami_player"]
            statuses = [ann.http.get("/games").status_code for _ in range(30)]
            assert statuses[0] == 200
            assert 429 in statuses  # on a slow machine one more may be allowed meanwhile
    finally:
        stop(process)
    log = (tmp_path / "stderr").read_text()
    assert '"path": "/api/v1/account"' in log
    for secret in ("plum", "honda", "odd game", token, token.partition(".")[0]):
        assert secret not in log


def test_a_port_that_is_taken_is_told_in_one_sentence(server: str) -> None:
    port = server.rstrip("/").rpartition(":")[2]
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "serve", "--port", port],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "address already in use" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
def test_what_is_kept_is_private_and_a_server_of_root_says_so(tmp_path: Path) -> None:
    process, _ = started(tmp_path)
    try:
        kept = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("tatami.sqlite*")}
    finally:
        stop(process)
    assert set(kept) == {f"tatami.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(kept.values()) == {0o600}
    warned = "runs as root" in (tmp_path / "stderr").read_text()
    assert warned == (os.geteuid() == 0)
