"""Every check of the project.

    ./tatami test [--fast]

Lint, format, types, layers, ledgers, tests with branch coverage of the engine, the slow tests, the
page in a real browser where there is one, the rules and laws once more on the compiled build where
a C compiler is to be had, and the documentation. --fast runs the static checks and the quick tests
of the engine, without coverage.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import page
from compile import build, missing

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMPILED = ROOT / ".compiled"
COMMANDS = (
    "tests/cli",
    "tests/docs",
    "tests/server",
)  # processes of their own, where coverage only costs time
ENGINE = tuple(
    f"tests/{part}"
    for part in ("core", "rules", "examples", "conformance", "bots", "session", "texts")
)


def run(title: str, *command: str, **environment: str) -> None:
    """Run one check; where it fails, stop."""
    start = time.monotonic()
    print(f"-- {title}", flush=True)
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"  # npm finds the node beside it
    env = {**os.environ, "PATH": path, "PYTHONPATH": "", **environment}
    done = subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, env=env, check=False)
    if done.returncode:
        sys.exit(f"tatami test: {title} failed")
    print(f"   {time.monotonic() - start:.1f} s", flush=True)


def static_checks() -> None:
    """What can be told without running the games."""
    run("lint", "ruff", "check", ".")
    run("format", "ruff", "format", "--check", ".")
    run("types", "mypy")
    run("layers", "lint-imports")
    run("ledgers", "python", "tools/ledger.py")


def page_checks() -> None:
    """The page: types, lint, units, and whole games in a real browser."""
    page.build()
    for title, script in (("types", "check"), ("lint", "lint"), ("units", "test")):
        run(f"page: {title}", "npm", "--prefix", "web", "run", "--silent", script)
    if not have_chromium():
        print("-- page in a browser left out: Chromium is missing (apt install chromium)")
        return
    run("page in a browser", "pytest", "-q", "-n", "2", "tests/web")


def have_chromium() -> bool:
    """Whether there is a browser; root may fetch it where apt has it."""
    if shutil.which("chromium") is None and os.getuid() == 0 and shutil.which("apt-get"):
        for command in ("update", "install -y --no-install-recommends chromium"):
            subprocess.run(
                ["apt-get", "-qq", *command.split()], check=False, stdout=subprocess.DEVNULL
            )
    return shutil.which("chromium") is not None


def compiled_checks() -> None:
    """The rules and the laws once more, as machine code."""
    if lacking := missing():
        print(f"-- compiled build left out: {lacking}", flush=True)
        return
    print("-- compile", flush=True)
    build(COMPILED)
    tests = ("tests/rules", "tests/examples", "tests/conformance")
    paths = {"PYTHONPATH": str(COMPILED), "TATAMI_BUILD": "compiled"}
    run("tests of the compiled build", "pytest", "-q", "-n", "2", *tests, **paths)


def main() -> None:
    """Run them all, quickest first."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fast", action="store_true")
    fast = parser.parse_args().fast
    # A shell starts what runs in its background deaf to Ctrl-C, which some tests press.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    static_checks()
    if fast:
        run("tests of the engine", "pytest", "-q", "-n", "2", "-m", "not slow", *ENGINE)
        return
    for file in ROOT.glob(".coverage*"):
        file.unlink()
    quick = ("-m", "not slow", *ENGINE)
    run("tests of the engine", "coverage", "run", "-m", "pytest", "-q", "-n", "2", *quick)
    run("coverage, gathered", "coverage", "combine", "-q")
    run("coverage of the engine", "coverage", "report")
    run("slow tests of the engine", "pytest", "-q", "-n", "2", "-m", "slow", *ENGINE)
    run("tests of the commands", "pytest", "-q", "-n", "2", *COMMANDS)
    page_checks()
    compiled_checks()
    run("documentation", "python", "tools/docs.py")


if __name__ == "__main__":
    main()
