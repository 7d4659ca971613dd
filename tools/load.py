"""Many tables at once on one server process: how late words are seen, and what a table weighs.

    .venv/bin/python tools/load.py [--matches 200] [--seconds 25]

Starts a server of its own on loopback, with a database of its own. It uses the compiled engine if
`./tatami compile` has built it. Every match has four people with a socket each, who together say
one word a second. The tool measures the time from sending a word to seeing the changed table on the
socket of the next seat. Players and server share the machine, so the figures include what the
players cost.

The figures also include what the machine does otherwise, so the tool measures that as well. Fifty
times a second a byte goes to an idle process and back. A block is written to the same disk and
waited for. A virtual machine says how much of its time its host took away.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tatami.cli.compiling import undisturbed
from tatami.session.differences import applied

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / ".compiled"
SEATS: Final = 4
BLOCK: Final = 4096  # bytes
BLOCKS: Final = 100  # of a file, written again and again
LONG: Final = 10  # milliseconds in which a word should be seen; no word is while the disk rests
UNSEEN: Final = 0.9  # seconds after which a word counts as unseen by the next seat


class Asked(msgspec.Struct):
    """A question of a state."""

    options: list[str]
    idle: bool


class Shown(msgspec.Struct):
    """The part of a seat's view that a player needs."""

    you: int
    asks: list[Asked]
    waiting: list[int]


class Problem(msgspec.Struct):
    """Why something was refused."""

    code: str


class Heard(msgspec.Struct):
    """The part of a message that a player needs."""

    type: str
    seq: int = 0
    shown: Shown | None = None
    changes: list[tuple[list[str | int], Any]] = []
    problem: Problem | None = None

    def after(self, last: "Heard") -> "Heard":
        """What has changed since the last state, as a state."""
        if self.type != "changed":
            return self
        known = [each for each in self.changes if matters(each[0])]
        shown = applied(msgspec.to_builtins(last.shown), known)
        return Heard("state", self.seq, msgspec.convert(shown, Shown))


def matters(where: list[str | int]) -> bool:
    """Whether a player looks at what lies here."""
    first, *rest = where
    return first == "waiting" or (first == "asks" and (len(rest) < 2 or rest[1] in FIELDS))


HEARD: Final = msgspec.json.Decoder(Heard)
FIELDS: Final = Asked.__struct_fields__


class Player(asyncio.Protocol):
    """One seat of one match, with its own socket. It reads the bare protocol, so that players cost
    as little as possible. The time is taken when the bytes arrive."""

    def __init__(self, address: str, token: str) -> None:
        self.protocol = ClientProtocol(parse_uri(address))
        self.token = token
        self.state = Heard("")
        self.seen = 0.0  # when it arrived
        self.changed = asyncio.Event()
        self.refused: list[str] = []  # the codes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Open the socket."""
        self.transport = cast("asyncio.Transport", transport)
        request = self.protocol.connect()
        request.headers["Authorization"] = f"Bearer {self.token}"
        self.protocol.send_request(request)
        self.transport.writelines(self.protocol.data_to_send())

    def data_received(self, data: bytes) -> None:
        """Take in the bytes that arrive."""
        came = time.perf_counter()
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(HEARD.decode(event.data), came)

    def hear(self, heard: Heard, came: float) -> None:
        """Take in a message."""
        if heard.type in ("state", "changed"):
            self.state, self.seen = heard.after(self.state), came
            self.changed.set()
        elif heard.problem is not None:
            self.refused.append(heard.problem.code)

    def say(self, message: object) -> None:
        """Send a message."""
        self.protocol.send_text(msgspec.json.encode(message))
        self.transport.writelines(self.protocol.data_to_send())

    def menu(self) -> list[str]:
        """The words this seat may say, if the table waits for it."""
        shown = self.state.shown
        if shown is None or shown.you not in shown.waiting:
            return []
        return next((ask.options for ask in shown.asks if not ask.idle), [])


class Figures:
    """What was measured, times in milliseconds."""

    def __init__(self) -> None:
        self.said = 0
        self.unseen = 0
        self.late: list[float] = []
        self.echoes: list[float] = []
        self.blocks: list[float] = []


async def play(players: list[Player], figures: Figures, until: float, seed: int) -> None:
    """Say a word a second at one table."""
    dice = random.Random(seed)
    due = time.monotonic() + dice.random()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due += 1
        speaker = next((i for i, player in enumerate(players) if player.menu()), None)
        if speaker is None:
            continue
        player, other = players[speaker], players[(speaker + 1) % SEATS]
        said = {
            "type": "words",
            "words": [dice.choice(player.menu())],
            "client_id": f"{figures.said}",
            "expected_seq": player.state.seq,
        }
        other.changed.clear()
        began = time.perf_counter()
        player.say(said)
        figures.said += 1
        try:
            await asyncio.wait_for(other.changed.wait(), UNSEEN)
        except TimeoutError:
            figures.unseen += 1
        else:
            figures.late.append((other.seen - began) * 1000)


def echo(ours: socket.socket) -> None:
    """Send back every byte that comes."""
    while byte := ours.recv(1):
        ours.send(byte)


async def call(theirs: socket.socket, figures: Figures, until: float) -> None:
    """Send a byte to an idle process now and then, and wait until it comes back."""
    loop = asyncio.get_running_loop()
    theirs.setblocking(False)
    while time.monotonic() < until:
        await asyncio.sleep(0.02)
        began = time.perf_counter()
        await loop.sock_sendall(theirs, b".")
        await loop.sock_recv(theirs, 1)
        figures.echoes.append((time.perf_counter() - began) * 1000)


def write(file: Path, figures: Figures, until: float) -> None:
    """Write a block of a file now and then, and wait until it is on the disk."""
    with file.open("wb", buffering=0) as out:
        while time.monotonic() < until:
            time.sleep(0.02)
            began = time.perf_counter()
            os.pwrite(out.fileno(), bytes(BLOCK), len(figures.blocks) % BLOCKS * BLOCK)
            os.fdatasync(out.fileno())
            figures.blocks.append((time.perf_counter() - began) * 1000)


def taken() -> tuple[float, float]:
    """The processor time that a virtual machine's host took away, and the whole time, in ticks."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)


def post(address: str, path: str, token: str, body: object) -> dict[str, Any]:
    """Ask the server for something."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(  # noqa: S310  (our own server)
        f"{address}api/v1{path}", msgspec.json.encode(body), headers
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        return dict(msgspec.json.decode(answer.read()))


def resident(pid: int) -> float:
    """The memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("the system does not tell")


def used(pid: int) -> float:
    """The processor time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(address: str, pid: int, folder: str, args: argparse.Namespace) -> None:
    """Open the tables, play, and return the figures."""
    ours, theirs = socket.socketpair()
    other = multiprocessing.get_context("fork").Process(target=echo, args=(ours,), daemon=True)
    other.start()
    token = str(post(address, "/me", "", {})["token"])
    body = {"game": args.game, "seats": ["me"] * SEATS, "name": "Load", "start": True}
    before, loop = resident(pid), asyncio.get_running_loop()
    tables: list[list[Player]] = []
    host, _, port = urlsplit(address).netloc.partition(":")
    for _ in range(args.matches):
        answer = await asyncio.to_thread(post, address, "/matches", token, body)
        tables.append([])
        for seat in range(SEATS):
            way = f"api/v1/matches/{answer['table']['id']}/ws?seat={seat}&changes=true"
            making = partial(Player, f"ws://{host}:{port}/{way}", token)
            _, player = await loop.create_connection(making, host, int(port))
            await player.changed.wait()
            tables[-1].append(player)
    laid = resident(pid)
    gc.collect()
    gc.disable()
    figures, cost, (gone, ticks) = Figures(), used(pid), taken()
    began = time.monotonic()
    until = began + args.seconds
    await asyncio.gather(
        call(theirs, figures, until),
        asyncio.to_thread(write, Path(folder) / "blocks", figures, until),
        *(play(table, figures, until, n) for n, table in enumerate(tables)),
    )
    took = time.monotonic() - began
    share = (taken()[0] - gone) / (taken()[1] - ticks)
    other.terminate()
    print_figures(figures, took, args.matches, (before, laid, resident(pid)), used(pid) - cost)
    print(f"a byte to an idle process and back: {quantiles(figures.echoes)}")
    print(f"a block to the disk: {quantiles(figures.blocks)}")
    kept = sum([each for each in figures.blocks if each > LONG]) / 1000 / took
    print(f"the disk kept a block for more than {LONG} ms in {kept:.1%} of the time")
    print(f"the machine's host took {share:.1%} of its time")
    refused = Counter(code for table in tables for player in table for code in player.refused)
    print(f"refused: {dict(refused) or 'nothing'}")
    for table in tables:
        for player in table:
            player.transport.close()


def print_figures(
    figures: Figures, took: float, matches: int, memory: tuple[float, float, float], cost: float
) -> None:
    """Print the figures."""
    before, laid, after = memory
    print(f"{matches} matches, {figures.said} words in {took:.0f} s: {figures.said / took:.0f}/s")
    print(f"seen by the next seat: {len(figures.late)}, not shown to it: {figures.unseen}")
    print(quantiles(figures.late))
    each = cost / figures.said * 1000
    print(f"the server's processor: {cost / took:.0%} of one core, {each:.2f} ms a word")
    print(f"memory: {before:.0f} MB empty, {laid:.0f} MB laid, {after:.0f} MB played")
    print(f"a match with its sockets: {(after - before) / matches:.2f} MB")


def quantiles(times: list[float]) -> str:
    """The median, the 90th and the 99th percentile."""
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {cuts[49]:.1f} ms, p90 {cuts[89]:.1f} ms, p99 {cuts[98]:.1f} ms"


@undisturbed()
def main() -> None:
    """Start a server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="shitenno")
    parser.add_argument("--matches", type=int, default=200, choices=range(1, 1001), metavar="N")
    parser.add_argument("--seconds", type=int, default=25, choices=range(2, 121), metavar="N")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="the compiled build")
    args = parser.parse_args()
    paths = [str(args.compiled)] if args.compiled.is_dir() else []
    print("the engine is " + ("compiled" if paths else "interpreted"))
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "tatami", "serve", "--port=0", "--bots=1", "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "TATAMI_REQUESTS_A_SECOND": "0", "PYTHONPATH": ":".join(paths)},
        )
        try:
            line = server.stdout.readline() if server.stdout else ""
            uvloop.run(load(line.split()[-1], server.pid, folder, args))
        finally:
            server.terminate()
            server.wait(timeout=10)


if __name__ == "__main__":
    main()
