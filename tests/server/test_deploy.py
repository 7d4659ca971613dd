"""What is in `deploy`: proxies with TLS in front of a real server, and files that are true."""

import json
import os
import random
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from guests import Guest
from served import LOOPBACK, free_port, started, stop
from tatami.core.record import read, verify
from tatami.games import GAMES
from tatami.server import metrics

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
BACKEND, HTTP, HTTPS = free_port(), free_port(), free_port()


def program(name: str) -> str:
    """A program of this machine, or the test is skipped."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is missing (Debian: apt install {name})")
    return found


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a certificate of one's own for localhost, which all programs trust here."""
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    names = "-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1"
    files = "-keyout key.pem -out cert.pem"
    command = ["openssl", *made.split(), *names.split(), *files.split()]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    return tmp_path


def adapted(name: str, folder: Path, **more: str) -> str:
    """A file of `deploy` with the names, ports and folders of this test."""
    changes = {
        "tatami.example": "localhost",
        "/etc/tatami/tls": str(folder),
        "127.0.0.1:8000": f"127.0.0.1:{BACKEND}",
        **more,
    }
    text = (DEPLOY / name).read_text()
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path) -> Iterator[None]:
    """Nginx, with what we tell hosts to give it."""
    ports = {
        "listen 80;": f"listen {LOOPBACK}:{HTTP};",
        "listen 443 ssl http2;": f"listen {LOOPBACK}:{HTTPS} ssl http2;",
        "  listen [::]:80;\n": "",
        "  listen [::]:443 ssl http2;\n": "",
        "https://$host$": f"https://$host:{HTTPS}$",
    }
    (folder / "site.conf").write_text(adapted("nginx.conf", folder, **ports))
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{each}_temp_path {folder}/{each};" for each in kept)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
        f" http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    )
    with running([program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")], folder):
        yield


@contextmanager
def caddy(folder: Path) -> Iterator[None]:
    """Caddy, likewise."""
    quiet = f"{{\n\tadmin off\n\thttp_port {HTTP}\n\thttps_port {HTTPS}\n}}\n"
    (folder / "Caddyfile").write_text(quiet + adapted("Caddyfile", folder))
    command = ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running([program("caddy"), *command], folder):
        yield


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    """A program that serves on both ports until the test is over."""
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (
        (folder / "proxy.log").open("w") as log,
        subprocess.Popen(command, stderr=log, stdout=log, env=home) as process,
    ):
        try:
            while not answers(f"https://localhost:{HTTPS}/healthz"):
                assert process.poll() is None, (folder / "proxy.log").read_text()
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(timeout=60)


def answers(address: str) -> bool:
    """Whether anything is answered there."""
    try:
        httpx.get(address)
    except httpx.ConnectError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_whole_game_through_tls(proxy: object, certificate: Path, tmp_path: Path) -> None:
    assert callable(proxy)
    (tmp_path / "data").mkdir()
    options = ("--bots=1", f"--port={BACKEND}", "--trust-proxy=127.0.0.1", "--hsts")
    few = {"TATAMI_REQUESTS_A_SECOND": "5"}  # a hundred at once
    process, _ = started(tmp_path / "data", *options, **few)
    try:
        with proxy(tmp_path), Guest(f"https://localhost:{HTTPS}/") as ann:
            page = ann.http.get(ann.address)
            assert (page.status_code, page.headers["content-type"][:5]) == (200, "text/")
            assert page.headers["strict-transport-security"] == "max-age=31536000"
            plain = httpx.get(f"http://localhost:{HTTP}/")
            assert plain.status_code in (301, 308)
            assert plain.headers["location"].startswith("https://localhost")
            play_a_game(ann)
            addresses_are_told_apart()
    finally:
        stop(process)
    assert "not believed" not in (tmp_path / "data" / "stderr").read_text()


def play_a_game(ann: Guest) -> None:
    """A game against a bot, over the socket, as the page plays: from its own origin."""
    own = {"Origin": ann.address.rstrip("/"), "Sec-Fetch-Site": "same-origin"}
    ann.http.headers.update(own)
    match = ann.lay("shitenno", "me", "random", start=True)
    assert all(cookie.secure for cookie in ann.http.cookies.jar)
    with ann.socket(match) as socket:
        socket.play(random.Random(2))
    verify(GAMES["shitenno"], read(ann.http.get(f"/records/{match}").text))


def addresses_are_told_apart() -> None:
    """Who asks too often does not shut out others, and hides behind no address of their own
    invention."""
    own, other = (client_at(f"127.0.0.{each}") for each in (5, 6))
    with own, other:
        seen = [own.get("/api/v1/me").status_code for _ in range(200)]
        assert 429 in seen
        assert other.get("/api/v1/me").status_code == 200
        claims = {"X-Forwarded-For": "203.0.113.9"}
        assert 429 in [own.get("/api/v1/me", headers=claims).status_code for _ in range(5)]


def client_at(address: str) -> httpx.Client:
    """Somebody whose address this is."""
    transport = httpx.HTTPTransport(
        local_address=address, verify=ssl.create_default_context(), retries=3
    )
    return httpx.Client(base_url=f"https://localhost:{HTTPS}", transport=transport, timeout=60)


def test_what_grafana_shows_is_counted() -> None:
    counted = {
        sample.name for family in metrics.REGISTRY.collect() for sample in family.samples
    } | {f"{family.name}{end}" for family in metrics.REGISTRY.collect() for end in ("_total",)}
    boards = json.loads((DEPLOY / "grafana.json").read_text())
    shown = [target["expr"] for panel in boards["panels"] for target in panel["targets"]]
    asked = {name for each in shown for name in re.findall(r"tatami_\w+", each)}
    families = {family.name for family in metrics.REGISTRY.collect()}
    assert {name for name in asked if not name.endswith("_bucket")} <= counted | families
    assert {name.removesuffix("_bucket") for name in asked if name.endswith("_bucket")} <= families
    assert len(asked) > 5


def options_known() -> set[str]:
    """The options of `tatami serve`."""
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "serve", "--help"],
        env={**os.environ, "COLUMNS": "200", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(re.findall(r"--[a-z-]+", done.stdout))


def test_every_option_named_in_deploy_exists() -> None:
    known = options_known()
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    named = {each.partition("=")[0] for each in compose["tatami"]["command"][1:]}
    lines = (DEPLOY / "tatami.env").read_text() + (DEPLOY / "tatami.service").read_text()
    named |= set(re.findall(r"(?<= )--[a-z-]+", lines))
    assert named <= known
    assert len(named) > 5
    for service in ("postgres", "redis"):
        assert service in compose["tatami"]["depends_on"]
        assert service in str(compose["tatami"]["environment"])
    front = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["networks"]["front"]
    subnet = front["ipam"]["config"][0]["subnet"]
    assert f"--trust-proxy={subnet}" in compose["tatami"]["command"]


def test_what_the_container_is_built_from_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for path in re.findall(r"(?<= )(?:\./|tools/|src/)[\w/.]*\w", text):
        made = path in ("src/tatami/web/dist",)
        assert made or (DEPLOY.parent / path).exists(), path
    left_out = (DEPLOY.parent / ".dockerignore").read_text().split()
    assert {".git", ".venv", "deploy/.env"} <= set(left_out)


@pytest.mark.parametrize("unit", ["tatami.service", "tatami-backup.service"])
def test_systemd_takes_the_units_and_finds_them_closed(unit: str, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    for each in DEPLOY.glob("tatami*.*"):
        text = each.read_text().replace("/opt/tatami/.venv/bin/python", sys.executable)
        (tmp_path / each.name).write_text(text)
    verify = [analyze, "verify", "--man=no", str(tmp_path / unit)]
    verified = subprocess.run(verify, capture_output=True, text=True, check=False)
    ours = [line for line in verified.stderr.splitlines() if "tatami" in line]
    assert ours == []
    judged = subprocess.run(
        [analyze, "security", "--offline=true", "--threshold=20", "--no-pager", tmp_path / unit],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout
