"""Build the wheel of this checkout, with the page in it.

    ./tatami wheel [--compiled] [--out FOLDER]

Without --compiled it is for any platform. With it the engine in the wheel is machine code for this
platform and this version of Python (that needs a C compiler), and is used wherever the wheel is
installed.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import page
from build_hook import COMPILED
from compile import COMPILED as OWN
from compile import build_here
from tatami.lab.compiling import missing

ROOT = Path(__file__).resolve().parent.parent


def wheel(out: Path, compiled: Path | None = None) -> Path:
    """Build the wheel, with a compiled engine if there is a folder of one. Return its file."""
    environment = {**os.environ, COMPILED: str(compiled or "")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit("tatami: the wheel could not be built.")
    return max(out.glob("*.whl"), key=lambda file: file.stat().st_mtime)


def main() -> None:
    """Build the page, the engine if wanted, and the wheel."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compiled", action="store_true", help="with the engine as machine code")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    wanted = parser.parse_args()
    folder = OWN if wanted.compiled else None
    if folder is not None:
        if lacking := missing():
            sys.exit(f"tatami: {lacking}")
        build_here()
    page.build()
    print(wheel(wanted.out.resolve(), folder))


if __name__ == "__main__":
    main()
