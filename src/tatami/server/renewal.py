"""Renewal: bots go on thinking on the compiled engine, once it has been compiled beside us."""

import asyncio
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tatami.lab.builds import BUILT, checkout, is_ready
from tatami.lab.compiling import wished
from tatami.lab.engine import STAMP, engine_hash
from tatami.server.logs import LOG

if TYPE_CHECKING:
    from tatami.server.bot_workers import Bots

LOOK: Final = 2.0  # seconds between two looks


class Watch:
    """Looks for a compiled engine in a checkout: one of the very sources that we run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ours = engine_hash()
        self.seen = 0.0  # the age of the build we have looked at

    def found(self) -> str:
        """The folder of the build, if it is there. Each build is looked at once."""
        folder = self.root / ".compiled"
        try:
            built = (folder / BUILT).stat().st_mtime
            engine = (folder / "tatami" / STAMP).read_text(encoding="utf-8")
        except OSError:  # not yet
            return ""
        if built == self.seen:
            return ""
        self.seen = built
        return str(folder) if engine == self.ours and is_ready(self.root) else ""


async def renew(bots: "Bots") -> None:
    """Wait until there is a compiled engine, and let bots think on it. Nothing waits for this."""
    root = checkout()
    if root is None or not wished():
        return
    watch = await asyncio.to_thread(Watch, root)
    while not (folder := await asyncio.to_thread(watch.found)):
        await asyncio.sleep(LOOK)
    if await bots.move_to(folder):
        LOG.info("bot workers renewed", engine="compiled")


@contextlib.contextmanager
def importing_from(folder: str) -> Iterator[None]:
    """Let processes that are started meanwhile import from this folder first. Ours has its modules
    already: packages that are loaded keep their folder."""
    if folder:
        sys.path.insert(0, folder)
    try:
        yield
    finally:
        if folder:
            sys.path.remove(folder)
