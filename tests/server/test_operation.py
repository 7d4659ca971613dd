"""How a host runs it: behind a proxy, under a name, with counters at an address of their own."""

from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from pathlib import Path

import httpx

from guests import Guest
from served import LOOPBACK, free_port, started, stop
from tatami.server.logs import Log


@contextmanager
def run(folder: Path, *more: str, **environment: str) -> Iterator[str]:
    """A server; its address."""
    process, address = started(folder, "--bots=1", *more, **environment)
    try:
        yield address
    finally:
        stop(process)


def statuses(address: str, forwarded: str, count: int) -> set[int]:
    """What so many requests are answered that a proxy has forwarded."""
    headers = {"X-Forwarded-For": forwarded}
    with httpx.Client(headers=headers) as client:
        return {client.get(f"{address}api/v1/games").status_code for _ in range(count)}


def test_forwarded_addresses_are_believed_of_a_trusted_proxy_alone(tmp_path: Path) -> None:
    few = {"TATAMI_REQUESTS_A_SECOND": "0.5"}  # ten at once
    (tmp_path / "without").mkdir()
    with run(tmp_path / "without", **few) as address:
        assert statuses(address, "203.0.113.1", 30) == {200, 429}
        assert statuses(address, "203.0.113.2", 3) == {429}  # both are the proxy
    log = (tmp_path / "without" / "stderr").read_text()
    assert log.count("forwarded addresses not believed") == 1
    (tmp_path / "with").mkdir()
    with run(tmp_path / "with", "--trust-proxy=127.0.0.0/8", **few) as address:
        assert statuses(address, "203.0.113.1", 30) == {200, 429}
        assert statuses(address, "203.0.113.2", 3) == {200}
        assert statuses(address, "203.0.113.3, 203.0.113.1", 3) == {429}  # the first is a claim
        nobody_is_told_to_come_by_https(address)
    assert "not believed" not in (tmp_path / "with" / "stderr").read_text()


def nobody_is_told_to_come_by_https(address: str) -> None:
    """Unless the host says so."""
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    answer = httpx.get(f"{address}api/v1/games", headers=https)
    assert "strict-transport-security" not in answer.headers
    assert answer.json()["host"] == ""


def test_behind_tls_cookies_are_secure_and_browsers_told_to_come_back_so(tmp_path: Path) -> None:
    options = ("--trust-proxy=127.0.0.1", "--name=tatami.example", "--hsts")
    with run(tmp_path, *options) as address:
        host = {"Host": "tatami.example"}
        plain = httpx.post(f"{address}api/v1/me", json={}, headers=host)
        assert "strict-transport-security" not in plain.headers
        assert "Secure" not in plain.headers["set-cookie"]
        https = {**host, "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.1"}
        behind = httpx.post(f"{address}api/v1/me", json={}, headers=https)
        assert behind.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in behind.headers["set-cookie"]
        assert httpx.get(f"{address}api/v1/games", headers=host).json()["host"] == "tatami.example"


def test_counters_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with run(tmp_path, f"--metrics={port}") as address:
        with Guest(address) as ann:
            match = ann.lay("shitenno", "me", "open")
        assert "tatami_deeds" not in httpx.get(f"{address}metrics").text
        counted = httpx.get(f"http://{LOOPBACK}:{port}/metrics").text
    assert 'tatami_deeds_total{deed="sat"} 1.0' in counted
    assert match not in counted
    assert "Ann" not in counted


def test_a_log_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    log = Log()
    stream = (tmp_path / "stderr").open("w")
    with redirect_stderr(stream):
        log.error("the first line opens the stream")
    stream.close()
    log.warning("nobody hears this")
