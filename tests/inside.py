"""A real server on loopback inside this process, so that a test can reach what it keeps."""

import asyncio
import gc
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from tatami.server.address import bound
from tatami.server.app import make_app
from tatami.server.serve import configured
from tatami.server.settings import Settings
from tatami.server.tables import Tables


class Inside:
    """A server in a thread of its own, its tables, and somebody unknown to it who asks."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop, tables: Tables) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}api/v1", timeout=60)
        self.loop = loop
        self.tables = tables

    def wait_for(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Let the server do this, and wait until it is done."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)


@contextmanager
def served_inside(
    database: Path, page: Path | None = None, requests: float = 0
) -> Iterator[Inside]:
    """A server with this database, which is asked as often as one likes."""
    settings = Settings(f"sqlite:///{database}", requests=requests, page=page)
    gate = make_app(settings)
    assert isinstance(gate.app, Litestar)
    listening = bound("127.0.0.1", 0)
    server, loop = uvicorn.Server(configured(gate, settings)), asyncio.new_event_loop()
    began, before = threading.Event(), (gc.get_threshold(), sys.getswitchinterval())

    async def serve() -> None:
        serving = asyncio.create_task(server.serve([listening]))
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        began.set()
        await serving

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        assert began.wait(60)
        port = listening.getsockname()[1]
        inside = Inside(f"http://127.0.0.1:{port}/", loop, gate.app.state.tables)
        with inside.http:
            yield inside
    finally:
        server.should_exit = True
        thread.join(30)
        loop.close()
        gc.unfreeze()
        gc.set_threshold(*before[0])
        sys.setswitchinterval(before[1])
