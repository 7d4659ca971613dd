"""What the tools that open the page share: Chromium, and the address of a server."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address on the command line."""
    program = shutil.which("chromium")
    if len(sys.argv) != 2 or program is None:
        sys.exit(f"usage: {Path(sys.argv[0]).name} ADDRESS (and Chromium must be there)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser, sys.argv[1]
        browser.close()
