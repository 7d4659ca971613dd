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

JUST_OPENED: Final = 0.1  # seconds for requests on connections that have just been opened,
UNHURRIED: Final = 2.0  # and where another process goes on
LONGEST_END: Final = 2.7  # seconds after a signal until the process ends in any case
LONGEST_LEAVE: Final = 90  # seconds for requests under way where another process goes on
LAST_WORDS: Final = (b"connection", b"close")


class Server(uvicorn.Server):
    """Prints its address once it answers, if it has one to print."""

    greeting = ""
    ticked = 0.0  # when the event loop last had its turn
    told_to_end = leaving = False

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
        if not self.told_to_end:
            self.told_to_end = True
            watching = threading.Timer(LONGEST_END, end_in_any_case)
            watching.daemon = True
            watching.start()
        super().handle_exit(sig, frame)

    def leave(self) -> None:
        """End when all requests under way are answered: another process serves already."""
        self.config.timeout_graceful_shutdown = LONGEST_LEAVE
        self.should_exit = self.leaving = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more, then answer what is on its way, so that no request fails while
        another process goes on at the same address."""
        for server in self.servers:
            server.close()
        if self.leaving:
            LOG.info("leaves", process=os.getpid())
        state = self.server_state
        state.default_headers = [*state.default_headers, LAST_WORDS]
        await asyncio.sleep(UNHURRIED if self.leaving else JUST_OPENED)
        await super().shutdown(sockets)


def end_in_any_case() -> None:
    """End a process that waits for something that does not come."""
    LOG.error("ended without order", after=LONGEST_END)
    os._exit(1)
