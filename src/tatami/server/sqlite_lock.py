"""The lock beside a SQLite file: only one server may use it, since two would not hear each
other."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from tatami.core.errors import TatamiError, reason

try:
    import fcntl
except ImportError:  # Windows: nothing keeps two servers apart there
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Keep a database file to this process until it ends. The lock is a file of its own, because
    SQLite locks the database file in its own way."""
    file = sa.make_url(database).database
    if fcntl is None or not file or not database.startswith("sqlite"):
        yield
        return
    try:
        lock = Path(f"{file}.lock").open("a")  # noqa: SIM115  (below)
    except OSError as error:
        raise TatamiError(f"The database {file} cannot be used: {reason(error)}.") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TatamiError(f"Another server uses the database {file}.") from None
        yield
