"""Compiling beside other work: begun at low priority, never twice at once, never while time is
measured.

Whoever compiles holds the lock of the checkout alone, whoever measures shares it with others who
measure. The lock ends with the process that holds it. A build in the background writes its number
into the file, so that who measures, or compiles at once, can end it: its cache keeps what was done.
"""

import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, NamedTuple

from tatami.lab.builds import is_plain, is_ready, newest

try:
    import fcntl
except ImportError:  # Windows: nothing is compiled in the background there
    fcntl = None  # type: ignore[assignment]

WISH: Final = "TATAMI_COMPILE"
BACKGROUND: Final = "background"  # what `./tatami` wishes, unless its user says otherwise
ENDS: Final = 10.0  # seconds in which a build that is told to end does so
BEGINS: Final = 0.2  # seconds in which a build has written its number
LOOK: Final = 0.02


class Checkout(NamedTuple):
    """A checkout, and the command that compiles it."""

    root: Path
    command: tuple[str, ...] = ()

    @property
    def lock(self) -> Path:
        """The file that is locked."""
        return self.root / ".tools" / "compiling.lock"

    @property
    def log(self) -> Path:
        """What the last build in the background has said."""
        return self.root / ".tools" / "compiling.log"

    @property
    def failed(self) -> Path:
        """Here if the last build failed; empty once people have been told."""
        return self.root / ".tools" / "compiling.failed"

    def is_untold(self) -> bool:
        """Whether the last build failed, and nobody has been told."""
        return self.failed.exists() and self.failed.stat().st_size > 0

    def build_command(self) -> tuple[str, ...]:
        """The command that compiles in the background."""
        tool = str(self.root / "tools" / "compile.py")
        return self.command or (sys.executable, tool, "--background")

    def has_failed(self) -> bool:
        """Whether these very sources could not be compiled."""
        return self.failed.exists() and self.failed.stat().st_mtime >= newest(self.root / "src")


def missing() -> str:
    """What the machine lacks to compile, in one sentence, or nothing if it has everything."""
    compiler = c_compiler()[0]
    if not shutil.which(compiler):
        return f"The C compiler {compiler!r} is missing (Debian: apt install gcc)."
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing (Debian: apt install python3-dev)."
    if not importlib.util.find_spec("mypyc"):
        return "mypyc is missing (./tatami compile sets it up)."
    return ""


def c_compiler() -> list[str]:
    """The compiler Python itself was built with."""
    return shlex.split(sysconfig.get_config_var("CC") or "gcc")


def wished() -> bool:
    """Whether the user wants the engine compiled in the background, and it is not yet."""
    return os.environ.get(WISH) == BACKGROUND and fcntl is not None and is_plain()


def begun(here: Checkout) -> "subprocess.Popen[bytes] | None":
    """Begin to compile, unless nothing is to be done, it failed before, or somebody else compiles
    or measures. The build outlives us: it is a session of its own, which no Ctrl-C reaches."""
    if is_ready(here.root) or here.has_failed():
        return None
    try:
        lock = here.lock.open("a+b")
    except OSError:  # a checkout that cannot be written
        return None
    with lock:
        if not taken(lock, alone=True):
            return None
        write(lock, "")
        with here.log.open("wb") as log:
            build = subprocess.Popen(  # noqa: S603  (our own program)
                here.build_command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                pass_fds=[lock.fileno()],  # it holds the lock from now on
            )
        write(lock, str(build.pid))
    return build


@contextmanager
def building(here: Checkout) -> Iterator[None]:
    """Compile here, alone. A build in the background is ended; others are waited for."""
    if fcntl is None:
        yield
        return
    here.lock.parent.mkdir(exist_ok=True)
    with here.lock.open("a+b") as lock:
        if not taken(lock, alone=True) and not (stopped(lock) and taken(lock, alone=True)):
            print("waiting for another build or measurement of this checkout…", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        write(lock, "")
        yield
        here.failed.unlink(missing_ok=True)


@contextmanager
def measuring(here: Checkout | None) -> Iterator[str]:
    """Measure time: nothing is compiled in the background meanwhile. Yields what people should
    know of it: `ended` if a build was ended, `busy` if somebody compiles on purpose."""
    if here is None or fcntl is None:
        yield ""
        return
    try:
        lock = here.lock.open("a+b")
    except OSError:  # nobody can compile here, either
        yield ""
        return
    with lock:
        found = "" if taken(lock, alone=False) else "ended" if stopped(lock) else "busy"
        if found != "busy":
            write(lock, "")
        yield found


def taken(lock: IO[bytes], *, alone: bool) -> bool:
    """Take the lock, if nobody has it."""
    try:
        fcntl.flock(lock, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def write(lock: IO[bytes], text: str) -> None:
    """Write the number of the build in the background into the file, or that there is none."""
    os.ftruncate(lock.fileno(), 0)
    os.write(lock.fileno(), text.encode())


def stopped(lock: IO[bytes]) -> bool:
    """End the build in the background that has the lock, and share the lock; or find that somebody
    else has it."""
    began = time.monotonic()
    while (since := time.monotonic() - began) < ENDS:
        number = os.pread(lock.fileno(), 32, 0)
        if number:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(int(number), signal.SIGTERM)
        if taken(lock, alone=False):
            return True
        if not number and since > BEGINS:
            return False
        time.sleep(LOOK)
    return False
