"""Build core and games as machine code into .compiled, beside the plain sources.

    ./tatami compile [--out FOLDER]

The folder is a whole package: put it on PYTHONPATH and Python takes the compiled modules.
`./tatami` does so by itself for as long as nothing in src has changed since the build.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def missing() -> str:
    """What the machine lacks to compile, in one sentence; empty when nothing is missing."""
    compiler = (sysconfig.get_config_var("CC") or "gcc").split()[0]
    if not shutil.which(compiler):
        return f"The C compiler {compiler!r} is missing (Debian: apt install gcc)."
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing (Debian: apt install python3-dev)."
    return ""


def modules(source: Path) -> list[str]:
    """Every module of core and games, relative to the source folder."""
    found = [*source.glob("tatami/core/**/*.py"), *source.glob("tatami/games/**/*.py")]
    return sorted(str(path.relative_to(source)) for path in found)


def build(out: Path) -> None:
    """Compile into an empty folder, then put it in the place of the old one."""
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".compiling-") as scratch:
        work = Path(scratch)
        shutil.copytree(ROOT / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__"))
        script = (
            "from setuptools import setup\n"
            "from mypyc.build import mypycify\n"
            f"setup(name='tatami', packages=[], ext_modules=mypycify({modules(work / 'src')!r},"
            " opt_level='3', multi_file=False))\n"
        )
        (work / "src" / "setup.py").write_text(script)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        run = subprocess.run(
            command,
            cwd=work / "src",
            env={**os.environ, "MYPYPATH": str(work / "src"), "PYTHONPATH": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            sys.exit(f"compile: mypyc failed.\n{run.stdout}\n{run.stderr}")
        for left_over in ("setup.py", "build", ".mypy_cache"):
            path = work / "src" / left_over
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        shutil.rmtree(out, ignore_errors=True)
        shutil.move(work / "src", out)
    (out / ".built").touch()


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
