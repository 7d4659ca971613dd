"""The wheel: what it brings, and that it plays where nothing else is installed."""

import importlib.metadata as metadata
import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tatami.lab.engine import hash_of

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("alembic", "asyncpg", "litestar", "matplotlib", "numpy", "pyarrow", "redis", "sqlalchemy")


COMPILED = ROOT / ".compiled"
ENGINE = COMPILED / "tatami" / "engine.txt"
GAME = """
import json
import tatami
from tatami.core import table
plan = tatami.lab.Simulation("shitenno", ("random", "random"), "s", {}, keep=True)
(game,) = tatami.lab.play(plan, 1, tatami.lab.Workers(cores=1))
print(json.dumps([table.__file__, game.record]))
"""


def wheel_in(folder: Path, **environment: str) -> tuple[Path, str]:
    """The wheel of this checkout, and what was said while it was built."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        build,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return next(folder.glob("*.whl")), done.stdout + done.stderr


def needed(wheel: Path) -> set[str]:
    """The distributions that the wheel brings with it, without extras."""
    with zipfile.ZipFile(wheel) as packed:
        about = next(name for name in packed.namelist() if name.endswith("/METADATA"))
        wanted = re.findall("^Requires-Dist: (.*)", packed.read(about).decode(), re.MULTILINE)
    found: set[str] = set()
    while wanted:
        line = wanted.pop()
        name = re.split(r"[^\w.-]", line)[0].lower()
        if "extra ==" in line or name in found or not is_installed(name):
            continue
        found.add(name)
        wanted += metadata.requires(name) or []
    return found


def is_installed(name: str) -> bool:
    """Whether a distribution is needed here: some are for other systems or older Pythons only."""
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def provide(name: str, into: Path) -> None:
    """Put a distribution into an environment, as a link to our own: no registry is asked."""
    for file in metadata.files(name) or []:
        top = file.parts[0]
        place = into / top
        if top not in (".", "..", "__pycache__") and not place.exists():
            place.symlink_to(Path(sysconfig.get_path("purelib")) / top)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel and what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = wheel_in(folder)[0]
    venv.create(folder / "venv", symlinks=True)
    python = folder / "venv" / "bin" / "python"
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = Path(subprocess.check_output(asked, text=True).strip())
    names = needed(wheel)
    assert {"typer", "rich", "msgspec"} <= names
    assert not names & set(HEAVY)
    for name in names:
        provide(name, place)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place)
    return python


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    command = [str(python), *words]
    return subprocess.run(
        command, cwd=python.parent, env=environment, capture_output=True, text=True, check=False
    )


def test_it_plays_and_simulates_without_extras(fresh: Path) -> None:
    once = (
        "-m",
        "tatami",
        "simulate",
        "shitenno",
        "-n",
        "2",
        "-j",
        "1",
        "--seats",
        "random,random",
    )
    done = run(fresh, *once, "--json", "-o", "out")
    assert json.loads(done.stdout)["games"] == 2, done.stderr
    assert done.stderr == (
        "There is no report.html. This needs the extra [reports]:"
        " pip install 'tatami-games[reports]'.\n"
    )
    assert (fresh.parent / "out" / "games.csv").exists()
    duel = ("-m", "tatami", "arena", "shitenno", "--bots", "random,greedy:tables=1", "-n", "2")
    assert json.loads(run(fresh, *duel, "--json").stdout)["games"] == 2
    played = run(fresh, "-m", "tatami", "play", "shitenno", "--plain", "--seats", "random,random")
    assert played.returncode == 0, played.stderr
    asked = run(fresh, "-c", "import tatami; print(tatami.__file__)")
    assert str(fresh.parent.parent) in asked.stdout
    assert run(fresh, "-m", "tatami", "--help").returncode == 0


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve", "--port", "0"), "serve"),
        (("doctor",), "serve"),
        (("arena", "shitenno", "--bots", "random", "--html", "a.html"), "reports"),
        (("simulate", "shitenno", "--on", "ray"), "ray"),
        (("export", "out/records", "-o", "x", "--format", "parquet"), "parquet"),
    ],
)
def test_a_command_that_lacks_its_extra_says_which(
    fresh: Path, words: tuple[str, ...], extra: str
) -> None:
    done = run(fresh, "-m", "tatami", *words)
    assert done.returncode == 2
    assert done.stderr == (
        f"tatami: This needs the extra [{extra}]: pip install 'tatami-games[{extra}]'.\n"
    )


def test_the_wheel_holds_texts_data_types_and_the_page_or_says_what_is_missing(
    tmp_path: Path,
) -> None:
    wheel, said = wheel_in(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {
        "tatami/py.typed",
        "tatami/games/senji/ledger.toml",
        "tatami/games/shitenno/texts/fr/rules.ftl",
        "tatami/web/texts/es/page.ftl",
    } <= names
    built = (ROOT / "src" / "tatami" / "web" / "dist" / "index.html").exists()
    assert ("tatami/web/dist/index.html" in names) == built
    assert ("This wheel lacks the page" in said) == (not built)


def is_compiled() -> bool:
    """Whether a compiled build of these very sources is here."""
    return ENGINE.exists() and ENGINE.read_text() == hash_of(ROOT / "src" / "tatami")


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled, or something older")
def test_a_compiled_wheel_is_machine_code_and_plays_the_same(tmp_path: Path) -> None:
    plain, compiled = tmp_path / "plain", tmp_path / "compiled"
    told = {}
    for folder, environment in ((plain, {}), (compiled, {"TATAMI_COMPILED": str(COMPILED)})):
        wheel, _ = wheel_in(folder, **environment)
        assert wheel.name.endswith("-none-any.whl") == (folder == plain)
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", GAME]
        told[folder] = json.loads(subprocess.check_output(command, env=environment, text=True))
    assert told[plain][0] == str(plain / "tatami" / "core" / "table.py")
    assert told[compiled][0].startswith(str(compiled))
    assert told[compiled][0].endswith((".so", ".pyd"))
    assert told[compiled][1] == told[plain][1]
