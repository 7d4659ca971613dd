"""Every check of the project.

    ./tatami test [--fast | --all]

First come lint, format, types, layers, ledgers, the page's own checks, the documentation, and the
tests with branch coverage of the engine. Then come the laws on whole games with all rules again,
the strength of the bots, the commands and the server, and the page in a real browser if there is
one. This second part uses the compiled build if there is a C compiler. --fast runs the static
checks and the quick tests of rules and tables, in less than a minute. --all adds what no change has
to wait for: the longest tests, the page on a slow machine, commands and server on a busy one.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import page
from compile import COMPILED
from steady import busy
from tatami.lab.compiling import WISH, missing

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMMANDS = tuple(
    f"tests/{part}" for part in ("cli", "docs", "lab", "learn", "server", "texts")
)  # of packages without a floor, many in processes of their own: coverage would only cost time
LAWS = ("tests/rules", "tests/examples", "tests/conformance")  # on both builds
QUICK = ("tests/core", "tests/rules", "tests/examples", "tests/session")
# An idle worker takes tests from the other's pile: the longest tests are few.
BESIDE = ("pytest", "-q", "--dist", "worksteal")
TESTS = (*BESIDE, "-n", "2")
QUICKEST = ("-m", "not slow and not whole")
SLOW = ("-m", "slow and not whole")
ALONE = (*BESIDE, "-n", "1")  # a page that is slowed down keeps one core busy
WAITING = (*BESIDE, "-n", "3")  # these tests wait for servers and browsers half of the time
# The least percentage of branches that each package must have covered.
FLOORS = {"core": 100, "games": 100, "session": 97, "bots": 92}
RAY = "ray[client]==2.60.0"
ENGINE = tuple(
    f"tests/{part}" for part in ("core", "rules", "examples", "conformance", "bots", "session")
)


Check = tuple[str, ...]  # its name, then a command of the environment
STATIC: tuple[Check, ...] = (
    ("types", "mypy"),
    ("lint", "ruff", "check", "."),
    ("format", "ruff", "format", "--check", "."),
    ("layers", "lint-imports"),
    ("ledgers", "python", "tools/ledger.py"),
)
PAGE: tuple[Check, ...] = tuple(
    (f"page: {title}", "npm", "--prefix", "web", "run", "--silent", script)
    for title, script in (("types", "check"), ("lint", "lint"), ("units", "test"))
)
DOCUMENTATION: Check = ("documentation", "python", "tools/docs.py")
COMPILE: Check = ("compile", "python", "tools/compile.py", "--out", str(COMPILED))


def begun(command: Sequence[str], **more: Any) -> subprocess.CompletedProcess[str]:
    """Run a command of the environment."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"  # npm finds the node beside it
    env = {
        **os.environ,
        "PATH": path,
        "PYTHONPATH": "",
        WISH: "never",
        **more.pop("environment", {}),
    }
    words = [str(BIN / command[0]), *command[1:]]
    return subprocess.run(words, cwd=ROOT, env=env, check=False, text=True, **more)


def run(title: str, *command: str, **environment: str) -> None:
    """Run one check that uses both cores. If it fails, stop."""
    start = time.monotonic()
    print(f"-- {title}", flush=True)
    if begun(command, environment=environment).returncode:
        sys.exit(f"tatami test: {title} failed")
    print(f"   {time.monotonic() - start:.1f} s", flush=True)


def run_beside(checks: Sequence[Check]) -> None:
    """Run checks that use one core each, two at a time. If one fails, stop."""
    with ThreadPoolExecutor(2) as beside:
        results = list(beside.map(checked, checks))
    if failed := [title for title, good in results if not good]:
        sys.exit(f"tatami test: {', '.join(failed)} failed")


def checked(each: Check) -> tuple[str, bool]:
    """Run one of several checks, and print its output when it is done."""
    title, *command = each
    start = time.monotonic()
    done = begun(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    took = f"   {time.monotonic() - start:.1f} s"
    print(f"-- {title}\n{done.stdout.rstrip()}\n{took}", flush=True)
    return title, not done.returncode


def programs() -> list[str]:
    """Tests of the commands, of the server, and of the page in a real browser."""
    if not have("redis-server"):
        print("-- Redis left out: redis-server is missing (apt install redis-server)")
    if not have("pg_ctlcluster", "postgresql"):
        print("-- PostgreSQL of the system left out: it is missing (apt install postgresql)")
    if have("chromium"):
        return [*COMMANDS, "tests/web"]
    print("-- page in a browser left out: Chromium is missing (apt install chromium)")
    return [*COMMANDS]


def have(program: str, package: str = "") -> bool:
    """Whether there is a program of this name. As root, fetch its package with apt if possible."""
    if shutil.which(program) is None and os.getuid() == 0 and shutil.which("apt-get"):
        for command in ("update", f"install -y --no-install-recommends {package or program}"):
            subprocess.run(
                ["apt-get", "-qq", *command.split()], check=False, stdout=subprocess.DEVNULL
            )
    return shutil.which(program) is not None


def can_compile() -> bool:
    """Whether the engine can be compiled here."""
    if lacking := missing():
        print(f"-- compiled build left out: {lacking}", flush=True)
    return not lacking


def main() -> None:
    """Run them all, quickest first."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    extent = parser.add_mutually_exclusive_group()
    extent.add_argument("--fast", action="store_true")
    extent.add_argument("--all", action="store_true")
    wanted = parser.parse_args()
    # A shell makes its background processes ignore Ctrl-C, which some tests press.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if wanted.fast:
        run_beside(STATIC)
        run("tests of rules and tables", *TESTS, *QUICKEST, *QUICK)
        return
    engine = run_gates()
    if wanted.all:
        run_the_rest(engine)


def run_gates() -> dict[str, str]:
    """Run what every change must pass. Return the environment with the compiled engine."""
    page.build()
    # The longest comes first. It needs one core half of the time, while others have the second.
    beside = [COMPILE] if can_compile() else []
    run_beside([*beside, *PAGE, DOCUMENTATION, *STATIC])
    engine = {"PYTHONPATH": str(COMPILED), "TATAMI_BUILD": "compiled"} if beside else {}
    for file in ROOT.glob(".coverage*"):
        file.unlink()
    run("tests of the engine", "coverage", "run", "-m", *TESTS, *QUICKEST, *ENGINE)
    run("coverage, gathered", "coverage", "combine", "-q")
    for package, floor in FLOORS.items():
        only = (f"--include=src/tatami/{package}/*", f"--fail-under={floor}")
        run(f"coverage of {package}, {floor} % at least", "coverage", "report", *only)
    run("laws and rules", *TESTS, *(() if engine else SLOW), *LAWS, **engine)
    run("bots and tables, at length", *TESTS, *SLOW, "tests/bots", "tests/session", **engine)
    run("tests of commands, server and page", *WAITING, *programs(), **engine)
    return engine


def with_ray(engine: dict[str, str]) -> dict[str, str]:
    """The environment with Ray in it, which nothing else needs: it has a folder of its own."""
    folder = ROOT / ".tools" / "ray"
    if not (folder / "ray").is_dir():
        uv = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
        wanted = [uv, "pip", "install", "-q", "--python", sys.executable, "--target", str(folder)]
        if subprocess.run([*wanted, RAY], check=False).returncode:
            print("-- Ray left out: it could not be fetched", flush=True)
            return engine
    path = [engine["PYTHONPATH"]] if engine else []
    return {**engine, "PYTHONPATH": os.pathsep.join([*path, str(folder)])}


def run_the_rest(engine: dict[str, str]) -> None:
    """Run what takes longer than a change should wait for."""
    run("the longest tests", *TESTS, "-m", "whole", "tests", **with_ray(engine))
    if have("chromium"):
        slow = {"TATAMI_THROTTLE": "4", **engine}
        run("page on a machine that is four times slower", *ALONE, "tests/web", **slow)
    with busy(4):
        run("commands and server beside four busy processes", *WAITING, *COMMANDS, **engine)


if __name__ == "__main__":
    main()
