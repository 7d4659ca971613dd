"""One serving process: it says when it answers, and ends within three seconds."""

import asyncio
import os
import socket
import threading
import time
from types import FrameType
from typing import Final

import uvicorn

from tatami.server.logs import LOG

LEAVING: Final = 0.2  # seconds for requests on connections that have just been opened
LONGEST_END: Final = 2.8  # seconds after a signal until the process ends in any case
LAST_WORDS: Final = (b"connection", b"close")


class Server(uvicorn.Server):
    """Prints its address once it answers, if it has one to print."""

    greeting = ""
    ticked = 0.0  # when the event loop last had its turn

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            LOG.info("serves", process=os.getpid())
        if self.started and self.greeting:
            print(self.greeting, flush=True)

    async def on_tick(self, counter: int) -> bool:
        """Note that the event loop has its turn: every tenth of a second."""
        self.ticked = time.monotonic()
        return await super().on_tick(counter)

    def hangs(self) -> bool:
        """Whether the event loop has not had its turn for a second, and is not just ending."""
        waiting = self.started and not self.should_exit
        return waiting and time.monotonic() - self.ticked > 1

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in order, or after a while in any case: a database may keep us waiting. What is
        acknowledged is on the disk."""
        if not self.should_exit:
            watching = threading.Timer(LONGEST_END, end_in_any_case)
            watching.daemon = True
            watching.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more, then answer what is on its way, so that no request fails while
        another process goes on at the same address."""
        for server in self.servers:
            server.close()
        state = self.server_state
        state.default_headers = [*state.default_headers, LAST_WORDS]
        await asyncio.sleep(LEAVING)
        await super().shutdown(sockets)


def end_in_any_case() -> None:
    """End a process that waits for something that does not come."""
    LOG.error("ended without order", after=LONGEST_END)
    os._exit(1)
