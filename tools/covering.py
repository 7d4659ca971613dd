"""Which tests run which lines of the sources: measured once, and kept in .tools/covering.

All tests are measured when the sources change. When a file of tests changes, only its tests are.
"""

import ast
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, final

import coverage
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / ".tools" / "covering"
SUITES: Final = ("core", "rules", "examples", "conformance", "bots", "session", "lab", "texts")
ON_LOADING: Final = ""  # coverage's name for what no test runs
SEPARATOR: Final = "\t"  # of a test and the version of its file
PACKAGES: Final = ("tatami.core", "tatami.games", "tatami.session")


@final
class Covering:
    """What was measured on these sources. What is missing is measured first."""

    def __init__(self) -> None:
        folder = KEPT / digest(*sorted((ROOT / "src" / "tatami").rglob("*.py")))
        files = [file for suite in SUITES for file in (ROOT / "tests" / suite).rglob("test_*.py")]
        self.versions = {str(file.relative_to(ROOT)): digest(file) for file in sorted(files)}
        self.measure(folder)
        self.lines = coverage.CoverageData(str(folder / "lines"))
        self.lines.read()
        self.seconds: dict[str, float] = read(folder / "seconds.json")

    def measure(self, folder: Path) -> None:
        """Measure the tests whose files have changed. They must pass."""
        known = read(folder / "versions.json")
        changed = [file for file, version in self.versions.items() if known.get(file) != version]
        if not changed:
            return
        print(f"measuring which lines the tests in {len(changed)} files run", flush=True)
        # Without -P the tests would import modules of tools instead of their own.
        command = [sys.executable, "-P", __file__, str(folder), *changed]
        subprocess.run(command, cwd=ROOT, check=True)
        (folder / "versions.json").write_text(json.dumps(self.versions))

    def tests(self, path: Path, line: int) -> list[str]:
        """The tests that run a line of a module (named from the sources), the quickest first. After
        them those that run any line of its package, if the line is run when the module is loaded.
        """
        file = ROOT / "src" / path
        found = self.named(file, lines_of(file, line))
        if ON_LOADING not in found:
            return self.sorted(found)
        package = ROOT / "src" / Path(*path.parts[:3])
        folder = package if package.is_dir() else package.parent
        beside = sorted(folder.rglob("*.py"))
        more = {name for each in beside for name in self.named(each, self.lines.lines(str(each)))}
        return [*self.sorted(found), *self.sorted(more - found)]

    def named(self, file: Path, lines: Iterable[int] | None) -> set[str]:
        """The names of the tests that run one of these lines."""
        contexts = self.lines.contexts_by_lineno(str(file))
        return {name for line in lines or [] for name in contexts.get(line, [])}

    def sorted(self, names: set[str]) -> list[str]:
        """The tests with these names, the quickest first."""
        pairs = [name.split(SEPARATOR) for name in names if name != ON_LOADING]
        found = [test for test, version in pairs if self.is_current(test, version)]
        return sorted(found, key=lambda test: (self.seconds[test], test))

    def is_current(self, test: str, version: str) -> bool:
        """Whether a test was measured in this version of its file."""
        return self.versions.get(test.partition("::")[0]) == version


def digest(*files: Path) -> str:
    """What tells these files from their other versions."""
    return hashlib.sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:16]


def read(file: Path) -> dict[str, Any]:
    """What a file holds, if there is one."""
    return json.loads(file.read_text()) if file.exists() else {}


def lines_of(file: Path, line: int) -> range:
    """A statement's lines up to this one. A function's head is run when its module is loaded: if
    the line is there, the lines of the function's body."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    around = [node for node in statements if node.lineno <= line <= (node.end_lineno or 0)]
    nearest = max(around, key=lambda node: (node.lineno, node.col_offset))
    if isinstance(nearest, ast.FunctionDef):
        return range(nearest.body[0].lineno, (nearest.end_lineno or 0) + 1)
    return range(nearest.lineno, line + 1)


@final
class Naming:
    """A plugin of pytest that gives coverage the name of the running test."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note the lines that a test runs, and how long it takes."""
        self.measured.switch_context(f"{item.nodeid}{SEPARATOR}{digest(item.path)}")
        start = time.process_time()
        result = yield
        self.seconds[item.nodeid] = round(time.process_time() - start, 3)
        self.measured.switch_context(ON_LOADING)
        return result


def main() -> None:
    """Run the tests of these files, and add what is measured to a folder."""
    folder, files = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    measured = coverage.Coverage(
        str(folder / "lines"), config_file=False, source_pkgs=list(PACKAGES)
    )
    measured.load()
    naming = Naming(measured)
    measured.start()
    quiet = ["-q", "-p", "no:cacheprovider", "-m", "not slow and not whole"]
    failed = pytest.main([*quiet, *files], plugins=[naming])
    measured.stop()
    if failed:
        sys.exit("covering: the tests must pass first")
    measured.save()
    kept = folder / "seconds.json"
    kept.write_text(json.dumps({**read(kept), **naming.seconds}))


if __name__ == "__main__":
    main()
