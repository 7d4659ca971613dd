"""The built page, a real server and Debian's Chromium.

With TATAMI_THROTTLE=4 in the environment the page has a processor that is four times slower, and a
line on which its chunks take longer: whatever is read before it has been waited for is found out.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from readers import PATIENCE, THROTTLE, NewReader, Reader
from served import started, stop

ROOT = Path(__file__).resolve().parent.parent.parent
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
expect.set_options(timeout=PATIENCE)
# Unless a test is about it, no page takes the time to keep itself for when the server is away.
WITHOUT_WORKER = {"service_workers": "block"}
SIZES = {
    "desk": (1440, 900),
    "laptop": (1366, 768),
    "tablet": (1024, 768),
    "phone": (360, 740),
    "wall": (2560, 1440),
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On a slower machine a whole test may take as much longer."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(THROTTLE * float(config.getini("timeout"))))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the page as it stands in `web/`."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "page.py")], check=True)
    process, address = started(tmp_path_factory.mktemp("server"))
    yield address
    stop(process)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; while it runs, other tests could run no event loop in its thread."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.fail("Chromium is missing (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def new_reader(browser: Browser, address: str) -> Iterator[NewReader]:
    """Readers, as many as a test needs; at its end none of their consoles has complained."""
    readers: list[Reader] = []

    def make(size: str = "desk", touch: bool = False, **more: Any) -> Reader:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en", "has_touch": touch, "is_mobile": touch, **WITHOUT_WORKER, **more},
        )
        readers.append(Reader(context, address))
        return readers[-1]

    yield make
    for reader in readers:
        reader.context.close()
        assert reader.complaints == []


@pytest.fixture
def reader(new_reader: NewReader) -> Reader:
    return new_reader()
