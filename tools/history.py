"""What a long history costs: a server with many finished matches starts, and shows its lobby.

    .venv/bin/python tools/history.py --matches 50000

The matches are copies of one that was conceded, each with a name, a host and seats of its own.
"""

import argparse
import json
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx

AT_ONCE = 2000  # matches in one transaction
ASKED = 20  # times for each list
STARTS = 5  # the quickest counts: a busy machine makes a start slower, never quicker


class Cost(NamedTuple):
    """What a server with so much history costs."""

    matches: int
    file: float  # MB
    start: float  # seconds until it answers, the quickest of five times
    memory: float  # MB after the lists were shown
    lobby: float  # ms for the slowest list of finished games but one


def started(folder: Path) -> "tuple[subprocess.Popen[str], str, float]":
    """A server, its address, and how many seconds it took until it answered."""
    began = time.monotonic()
    command = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    address = (process.stdout.readline() if process.stdout else "").split()[-1]
    httpx.get(f"{address}healthz", timeout=60).raise_for_status()
    return process, address, time.monotonic() - began


def one_match(address: str) -> str:
    """Play a short game to its end; the name of its match."""
    with httpx.Client(base_url=f"{address}api/v1", timeout=60) as ann:
        body = {"game": "shitenno", "seats": ["me", "me"], "name": "Ann", "public": True}
        told = ann.post("/matches", json={**body, "auto": False, "start": True}).json()
        match = str(told["table"]["id"])
        for number in range(12):
            view = ann.get(f"/matches/{match}").json()
            seat = view["waiting"][0]
            shown = ann.get(f"/matches/{match}/view", params={"seat": seat}).json()["shown"]
            words = [next(ask for ask in shown["asks"] if not ask["idle"])["options"][0]]
            said = {"words": words, "client_id": f"c{number}", "seat": seat}
            ann.post(f"/matches/{match}/words", json=said).raise_for_status()
        ann.post(f"/matches/{match}/concede", json={"client_id": "enough", "seat": 0})
    return match


def copied(file: Path, match: str, number: int) -> None:
    """Copy a finished match so many times."""
    with closing(sqlite3.connect(file)) as rows:
        rows.execute("PRAGMA synchronous=OFF")
        names = [secrets.token_hex(8).translate(LETTERS) for _ in range(number)]
        for first in range(0, number, AT_ONCE):
            with rows:
                for name in names[first : first + AT_ONCE]:
                    copy(rows, match, name)
        rows.execute("PRAGMA wal_checkpoint(TRUNCATE)")


LETTERS = str.maketrans("0189", "wxyz")  # names of matches are in base 32


def copy(rows: sqlite3.Connection, match: str, name: str) -> None:
    """Copy a finished match under another name."""
    names = {"name": name, "match": match}
    columns = {
        "matches": "id, game, status, public, created, changed, host, summary",
        "log": "match, seq, at, seen, client, body",
        "seatings": "match, seat, player",
    }
    for table, listed in columns.items():
        first, _, rest = listed.partition(", ")
        rest_of = rest.replace("summary", "replace(summary, :match, :name)")
        rows.execute(
            f"INSERT INTO {table} ({listed}) SELECT :name, {rest_of} FROM {table}"  # noqa: S608
            f" WHERE {first} = :match",
            names,
        )


def measured(matches: int, folder: Path) -> Cost:
    """What a server with so many finished matches costs."""
    process, address, _ = started(folder)
    match = one_match(address)
    stop(process)
    file = folder / "tatami.sqlite"
    copied(file, match, matches - 1)
    took = []
    for each in range(STARTS):
        process, address, seconds = started(folder)
        took.append(seconds)
        if each < STARTS - 1:
            stop(process)
    try:
        with httpx.Client(timeout=60) as client:
            times = sorted(asked(client, address) for _ in range(ASKED))
        memory = resident(process.pid)
    finally:
        stop(process)
    return Cost(matches, file.stat().st_size / 1e6, min(took), memory, times[-2] * 1000)


def asked(client: httpx.Client, address: str) -> float:
    """How many seconds the list of finished games takes."""
    began = time.monotonic()
    told = client.get(f"{address}api/v1/matches?status=over").json()
    took = time.monotonic() - began
    if not told["matches"]:
        raise SystemExit("The list is empty.")
    return took


def resident(pid: int) -> float:
    """The memory of a process, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def stop(process: "subprocess.Popen[str]") -> None:
    """Let a server end."""
    process.terminate()
    process.wait(timeout=60)
    if process.stdout:
        process.stdout.close()


def main() -> None:
    """Measure a short history and a long one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50_000)
    for matches in (1, parser.parse_args().matches):
        with tempfile.TemporaryDirectory(prefix="tatami-") as folder:
            print(json.dumps(measured(matches, Path(folder))._asdict()), flush=True)


if __name__ == "__main__":
    main()
