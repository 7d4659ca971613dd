"""Compiling beside a command: what people read of it, a line each."""

import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from tatami.bots.registry import is_timed
from tatami.lab.builds import checkout
from tatami.lab.compiling import Checkout, begun, measuring, missing, wished

BEGUN: Final = (
    "tatami: Compiling the engine in the background; what starts after that is several times as"
    " fast. (TATAMI_COMPILE=never turns this off.)"
)
FAILED: Final = "tatami: The engine could not be compiled, so the plain one goes on. Why: {log}"
ENDED: Final = (
    "tatami: Something is being measured, so compiling in the background has ended; the next serve,"
    " simulate or arena goes on with it."
)
BUSY: Final = (
    "tatami: The engine is being compiled meanwhile, so what is measured here is too slow."
)


def compile_beside() -> None:
    """Begin to compile in the background, if the user wants that and it is not done yet."""
    root = checkout()
    if root is None or not wished():
        return
    here = Checkout(root)
    tell_of_failure(here)
    if not missing() and (build := begun(here)) is not None:
        say(BEGUN)
        threading.Thread(target=wait_for, args=(here, build), daemon=True).start()


def wait_for(here: Checkout, build: "subprocess.Popen[bytes]") -> None:
    """Say so if the build fails while the command goes on."""
    build.wait()
    tell_of_failure(here)


def tell_of_failure(here: Checkout) -> None:
    """Say once that the engine could not be compiled."""
    if here.is_untold():
        say(FAILED.format(log=here.log))
        here.failed.write_text("", encoding="utf-8")


@contextmanager
def undisturbed() -> Iterator[None]:
    """Measure time while nothing is compiled in the background."""
    root = checkout()
    with measuring(Checkout(root) if root else None) as found:
        if found:
            say(ENDED if found == "ended" else BUSY)
        yield


def compiling_beside(bots: Iterable[str]) -> AbstractContextManager[None]:
    """Compile beside games of these bots, unless one of them thinks by the clock."""
    if any(is_timed(bot) for bot in bots):
        return undisturbed()
    compile_beside()
    return nullcontext()


def say(line: str) -> None:
    """Print a line on the standard error."""
    print(line, file=sys.stderr, flush=True)
