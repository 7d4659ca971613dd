"""Several processes at one address. The parent watches them: it replaces a process that dies or
hangs, restarts all of them one by one, and hears signals whatever they do.

It waits for none of them. A process answers its questions when it can, and is judged by how long
it has been silent. One more process has loaded everything and waits: it takes the place of one that
dies, since most of a start is loading, which takes long on a busy machine.
"""

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Process

from tatami.core.errors import TatamiError
from tatami.lab.child_processes import ignoring_ctrl_c
from tatami.server.http_server import LONGEST_END, LONGEST_LEAVE, Server
from tatami.server.logs import LOG
from tatami.server.metrics import PLACE

LOOK: Final = 0.1  # seconds between two looks at all processes; a death is noticed at once
LOADING: Final = 60.0  # seconds a process has until it serves
HANGING: Final = 8.0  # seconds of silence, after its first answer, until it is taken to hang
SILENT: Final = 1.0  # seconds until the log tells of it, if it tells everything
PAUSE: Final = 1.0  # seconds between two starts in one place
LONG_PAUSE: Final = 60.0  # seconds until the next one waits, after one that died while it waited
GONE: Final = 1.0  # seconds that the system needs to end a process
EXIT: Final = 0.2  # seconds that the parent itself needs to end
LEAVE: Final = getattr(signal, "SIGUSR2", signal.SIGTERM)  # told to a process that is replaced


class Worker(Process):
    """One process, as its parent sees it; and its answers, which it gives itself. It loads, and
    serves once it has a place."""

    serving: Server  # in the process itself
    has_a_place: threading.Event  # likewise

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], prepare: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self.prepare = prepare
        self.began: float | None = None  # when it was given a place
        self.heard = time.monotonic()
        self.has_replied = self.ready = self.asked = self.silent = False

    # -- in the parent ------------------------------------------------------------------------

    def start(self) -> None:
        """Start it. Ctrl-C is the parent's."""
        with ignoring_ctrl_c():
            super().start()

    def serve_at(self, place: int) -> None:
        """Let it serve."""
        self.began = time.monotonic()
        self.parent_conn.send(place)

    def listen(self) -> None:
        """Take in its answer, and ask again."""
        while self.asked and self.parent_conn.poll():
            self.ready = self.parent_conn.recv() or self.ready
            self.heard, self.has_replied, self.asked = time.monotonic(), True, False
            self.silent = False
        if not self.asked:
            self.parent_conn.send(b"ping")
            self.asked = True
        elif self.has_replied and not self.silent and time.monotonic() - self.heard > SILENT:
            self.silent = True
            LOG.info("process silent", process=self.pid)

    def fault(self) -> str:
        """What is wrong with it, if anything is."""
        if not self.process.is_alive():
            return "died"
        self.listen()
        now = time.monotonic()
        late = not self.ready and self.began is not None and now - self.began > LOADING
        return "hangs" if late or (self.has_replied and now - self.heard > HANGING) else ""

    def leave(self) -> None:
        """Let it answer what is under way, and end."""
        if self.pid is not None and self.process.is_alive():
            os.kill(self.pid, LEAVE)

    def be_gone(self, until: float) -> None:
        """Wait until then for its end, and end it if it has not come."""
        self.process.join(max(0.0, until - time.monotonic()))
        self.process.kill()
        self.process.join(GONE)

    # -- in the process itself ----------------------------------------------------------------

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """Load, and serve once there is a place."""
        self._server = self.serving = Server(self.config)
        self.has_a_place = threading.Event()
        if LEAVE != signal.SIGTERM:
            signal.signal(LEAVE, lambda *_: self.serving.leave())
        threading.Thread(target=self.always_pong, daemon=True).start()
        self.config.load()
        if not self.has_a_place.is_set():
            self.prepare()
            LOG.info("waits", process=os.getpid())
        self.has_a_place.wait()
        self.serving.run(sockets)

    def pong(self) -> None:
        """Take a place, or answer whether it serves, but not while its event loop hangs."""
        asked = self.child_conn.recv()
        if isinstance(asked, int):
            os.environ[PLACE] = str(asked)
            self.has_a_place.set()
            return
        while self.serving.hangs():
            time.sleep(LOOK)
        self.child_conn.send(self.serving.started)


class Workers:
    """All processes of a server, each in its place."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        greet: Callable[[], None],
        prepare: Callable[[], None],
    ) -> None:
        self.config = config
        self.sockets = sockets
        self.prepare = prepare  # called in a process that has time until it has a place
        self.greet = greet  # called once when a process answers
        self.places: list[Worker | None] = [None] * config.workers
        self.free_at = [0.0] * config.workers  # when a process may be started in a place
        self.old: list[int] = []  # the places whose process is still to be restarted
        self.newcomer: Worker | None = None  # takes over a place once it is ready
        self.waiting: Worker | None = None  # for a place where one dies
        self.wait_at = 0.0  # when the next may be started to wait
        self.leaving: list[tuple[Worker, float]] = []  # and until when they may take
        self.greeted = self.ending = self.failed = False

    def run(self) -> None:
        """Serve until told to stop."""
        self.hear_signals()
        while not self.ending:
            self.fill()
            self.keep_one_waiting()
            wait([worker.process.sentinel for worker in self.all()], LOOK)
            self.look_after()
            self.renew()
        self.end()
        if self.failed:
            raise TatamiError("The server could not start; see the message above.")

    def all(self) -> list[Worker]:
        """Every process there is."""
        more = [self.newcomer, self.waiting, *(worker for worker, _ in self.leaving)]
        return [worker for worker in (*self.places, *more) if worker is not None]

    def hear_signals(self) -> None:
        """Note what signals ask for; the loop does it."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self.told_to_end)
        if hasattr(signal, "SIGHUP"):  # a terminal that is closed sends it as well
            at_a_terminal = sys.stdin is not None and sys.stdin.isatty()
            signal.signal(signal.SIGHUP, self.told_to_end if at_a_terminal else self.told_to_renew)

    def told_to_end(self, _signal: int, _frame: FrameType | None) -> None:
        """End."""
        self.ending = True

    def told_to_renew(self, _signal: int, _frame: FrameType | None) -> None:
        """Restart all processes, one by one."""
        self.old = list(range(len(self.places)))

    def new(self) -> Worker:
        """A process that has just been started."""
        worker = Worker(self.config, self.sockets, self.prepare)
        worker.start()
        return worker

    def fill(self) -> None:
        """Let processes serve where there is none: first the one that waits."""
        for place, worker in enumerate(self.places):
            if worker is None and time.monotonic() >= self.free_at[place]:
                self.places[place] = fresh = self.waiting or self.new()
                self.waiting = None
                fresh.serve_at(place)
                self.free_at[place] = time.monotonic() + PAUSE

    def keep_one_waiting(self) -> None:
        """Have a process wait, once all others serve. It would have loaded what was there before a
        restart, so it goes first then."""
        if self.waiting is not None and self.old:
            self.waiting.be_gone(until=0)
            self.waiting = None
        elif self.waiting is None and self.all_serve() and time.monotonic() >= self.wait_at:
            self.waiting = self.new()

    def all_serve(self) -> bool:
        """Whether there is a process in each place, which serves and is to stay."""
        served = all(worker is not None and worker.ready for worker in self.places)
        return served and not self.old and self.newcomer is None

    def look_after(self) -> None:
        """Clear the places of processes that have died or hang."""
        for place, worker in enumerate(self.places):
            if worker is None:
                continue
            if fault := worker.fault():
                worker.be_gone(until=0)
                self.places[place] = None
                self.note(worker, fault)
            elif worker.ready and not self.greeted:
                self.greeted = True
                self.greet()
        if self.waiting is not None and (fault := self.waiting.fault()):
            self.waiting.be_gone(until=0)
            self.note(self.waiting, fault)
            self.waiting, self.wait_at = None, time.monotonic() + LONG_PAUSE

    def note(self, worker: Worker, fault: str) -> None:
        """Log that a process is replaced. If none has ever replied, give up: the next one would
        fare no better."""
        if worker.exitcode == STARTUP_FAILURE and not self.greeted:
            self.ending = self.failed = True
        elif not self.ending:
            LOG.warning("process replaced", reason=fault, process=worker.pid)

    def renew(self) -> None:
        """Restart the next process: the new one serves before the old one leaves."""
        self.see_off()
        if self.leaving or self.ending:
            return
        if self.newcomer is None:
            self.newcomer = self.new() if self.old else None
            if self.newcomer:
                self.newcomer.serve_at(self.old[0])
        elif fault := self.newcomer.fault():
            LOG.error("restart given up", reason=fault, process=self.newcomer.pid)
            self.newcomer.be_gone(until=0)
            self.newcomer, self.old = None, []
        elif self.newcomer.ready and self.old:
            place = self.old.pop(0)
            if leaver := self.places[place]:
                leaver.leave()
                self.leaving.append((leaver, time.monotonic() + LONGEST_LEAVE + LONGEST_END))
            self.places[place], self.newcomer = self.newcomer, None

    def see_off(self) -> None:
        """Forget processes that have left. End those that take too long."""
        for leaver, until in list(self.leaving):
            if not leaver.process.is_alive() or time.monotonic() > until:
                leaver.be_gone(until=0)
                self.leaving.remove((leaver, until))

    def end(self) -> None:
        """End all processes within three seconds."""
        workers, until = self.all(), time.monotonic() + LONGEST_END - LOOK - EXIT
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.be_gone(until)
