"""Build core, games and the search tree as machine code into .compiled, beside the plain sources.

    ./tatami compile [--out FOLDER]

The folder is a whole package: put it on PYTHONPATH and Python takes the compiled modules.
`./tatami` does so by itself for as long as nothing in src has changed since the build.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("core", "games", "bots/tree.py")  # the tree is the hot loop of the search


def missing() -> str:
    """What the machine lacks to compile, in one sentence; empty when nothing is missing."""
    compiler = (sysconfig.get_config_var("CC") or "gcc").split()[0]
    if not shutil.which(compiler):
        return f"The C compiler {compiler!r} is missing (Debian: apt install gcc)."
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing (Debian: apt install python3-dev)."
    if not importlib.util.find_spec("mypyc"):
        return "mypyc is missing (./tatami compile sets it up)."
    return ""


def modules(source: Path, parts: Iterable[str]) -> list[str]:
    """Every module of these parts, folders or files of the package, relative to the source folder."""
    found: list[Path] = []
    for part in parts:
        path = source / "tatami" / part
        found += [path] if path.suffix else path.glob("**/*.py")
    return sorted(str(path.relative_to(source)) for path in found)


def build(out: Path, parts: Iterable[str] = PARTS, beside: Iterable[Path] = ()) -> None:
    """Compile into an empty folder, then put it in the place of the old one.

    Modules that stand beside the package are compiled with it as one group, so that all calls
    between them are direct.
    """
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".compiling-") as scratch:
        source = Path(scratch) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        names = modules(source, parts) + [Path(shutil.copy(path, source)).name for path in beside]
        compile_in(source, names)
        shutil.rmtree(out, ignore_errors=True)
        shutil.move(source, out)
    (out / ".built").touch()


def compile_in(source: Path, names: list[str]) -> None:
    """Put the machine code of these modules beside them."""
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='tatami', packages=[], ext_modules=mypycify({names!r},"
        " opt_level='3', multi_file=False))\n"
    )
    (source / "setup.py").write_text(script)
    run = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=source,
        env={**os.environ, "MYPYPATH": str(source), "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(f"compile: mypyc failed.\n{run.stdout}\n{run.stderr}")
    for left_over in ("setup.py", "build", ".mypy_cache"):
        path = source / left_over
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def main() -> None:
    """Build, or say what is missing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / ".compiled")
    out = parser.parse_args().out
    if lacking := missing():
        sys.exit(f"compile: {lacking}")
    build(out)
    print(f"compiled into {out}")


if __name__ == "__main__":
    main()
