"""A copy of the sources in which something can be broken. The work tree does not change."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, final

ROOT: Final = Path(__file__).resolve().parent.parent
NO_TESTS: Final = 5  # pytest's exit code if it finds no test


@final
class Scratch:
    """The copied sources, and a way to run tests on them."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        self.bytecode = folder / "bytecode"
        self.clock = 0
        self.said = ""  # by the tests that were run last
        ignored = shutil.ignore_patterns("__pycache__", "dist")
        shutil.copytree(ROOT / "src", self.source, ignore=ignored)

    @contextmanager
    def changed(self, path: Path, text: str) -> Iterator[None]:
        """Give a file, named from the sources, another text for a while."""
        file = self.source / path
        original = file.read_text(encoding="utf-8")
        self.write(file, text)
        try:
            yield
        finally:
            self.write(file, original)

    def write(self, file: Path, text: str) -> None:
        """Write a text with a new date. Otherwise Python would take older bytecode for it."""
        file.write_text(text, encoding="utf-8")
        self.clock += 1
        os.utime(file, (self.clock, self.clock))

    def fails(self, tests: Sequence[str], seconds: float) -> bool:
        """Whether one of the tests fails, or they do not end within this many seconds."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        more = {"PYTHONPATH": str(self.source), "PYTHONPYCACHEPREFIX": str(self.bytecode)}
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                self.said = process.communicate(timeout=seconds)[0]
                return process.returncode not in (0, NO_TESTS)
            except subprocess.TimeoutExpired:
                self.said = f"no end after {seconds} s"
                return True
            finally:
                if process.returncode is None:
                    os.killpg(process.pid, signal.SIGKILL)  # including the servers that tests start


@contextmanager
def scratch() -> Iterator[Scratch]:
    """A copy that is deleted afterwards."""
    with TemporaryDirectory(prefix="tatami-") as folder:
        yield Scratch(Path(folder))
