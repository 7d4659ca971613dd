"""The engine's hash: games of equal jobs go alike wherever it is the same."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import tatami

# What decides how a game between bots goes, within the package.
MODULES: Final = ("lab/lessons.py", "lab/played_game.py", "session/manners.py", "session/match.py")
PARTS: Final = ("bots", "core", "games", *MODULES)
TEXT: Final = "ledger.toml"  # what people read of the rules
STAMP: Final = "engine.txt"  # a compiled build keeps the hash of the sources it was made from


@cache
def engine_hash() -> str:
    """The hash of the engine that is running: equal for the plain build and the compiled one."""
    package = Path(tatami.__file__).parent
    stamp = package / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.exists() else hash_of(package)


def hash_of(package: Path) -> str:
    """Sixteen hexadecimal digits for the sources of an engine and its printed data."""
    made = hashlib.sha256()
    for part in PARTS:
        found = package / part
        files = [found] if found.suffix else [*found.rglob("*.py"), *found.rglob("*.toml")]
        for file in sorted(file for file in files if file.name != TEXT):
            made.update(f"{file.relative_to(package).as_posix()}\0".encode())
            made.update(hashlib.sha256(file.read_bytes()).digest())
    return made.hexdigest()[:16]
