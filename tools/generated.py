"""Files that a tool writes, and that must be as the tool would write them now."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from page import ROOT, says


def main(about: str, make: Callable[[], dict[Path, str]]) -> None:
    """Write the files. With --check, change nothing, and fail if one is out of date."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    for file, text in make().items():
        if not check:
            file.write_text(text, encoding="utf-8")
        elif not says(file, text):
            name = file.relative_to(ROOT).as_posix()
            sys.exit(f"tatami: {name} is out of date: run tools/{Path(sys.argv[0]).name}.")
