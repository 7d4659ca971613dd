"""Run tests many times in a row, on a slow or busy machine, and count.

    .venv/bin/python tools/steady.py [--times 10] [--throttle 4] [--busy 4] tests/web

--throttle slows the page's processor down by this factor, and its network as well. --busy keeps
this many processes at work beside the tests. One or the other exposes a test that passes only when
it is quick enough. The tool succeeds only if every run passes.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 3600  # seconds; no process may stay busy for ever

# Works as long as somebody wants it to, but not for ever.
BUSY = f"""
import os, time
parent, end = os.getppid(), time.monotonic() + {LONGEST}
while os.getppid() == parent and time.monotonic() < end:
    sum(range(100_000))
"""


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """This many processes that do nothing but work."""
    with ExitStack() as working:
        for _ in range(processes):
            one = working.enter_context(subprocess.Popen([sys.executable, "-c", BUSY]))
            working.callback(one.terminate)
        yield


def run_once(tests: list[str], environment: dict[str, str]) -> bool:
    """Run the tests. Return whether all passed. Chromium slows a page down by keeping a core busy,
    so with --throttle one test runs at a time."""
    workers = "2" if float(environment["TATAMI_THROTTLE"]) == 1 else "1"
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *tests]
    return not subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def main() -> None:
    """Run the tests this many times, and print how often they passed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--busy", type=int, default=0)
    parser.add_argument("tests", nargs="+", help="as pytest takes them")
    wanted = parser.parse_args()
    environment = {**os.environ, "TATAMI_THROTTLE": str(wanted.throttle)}
    passed = 0
    with busy(wanted.busy):
        for number in range(1, wanted.times + 1):
            start = time.monotonic()
            passed += run_once(wanted.tests, environment)
            took = time.monotonic() - start
            print(f"-- {passed} of {number} passed; {took:.0f} s", flush=True)
    sys.exit(passed < wanted.times)


if __name__ == "__main__":
    main()
