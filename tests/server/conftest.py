"""The server that most tests share."""

from collections.abc import Iterator

import pytest

from served import started, stop


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    process, address = started(tmp_path_factory.mktemp("server"), "--bots", "1")
    yield address
    stop(process)
