"""The builds of Tatami that can be measured side by side: plain and compiled."""

from pathlib import Path
from typing import NamedTuple

import tatami
from tatami.core import table as engine


class Builds(NamedTuple):
    """The folder of each build, by name, and whether a compiled build is too old."""

    folders: dict[str, str]
    outdated: bool


def builds() -> Builds:
    """The build that is running and, in a checkout, the other build if it is up to date."""
    here = Path(tatami.__file__).resolve().parent.parent
    running = "plain" if engine.__file__.endswith(".py") else "compiled"
    folders = {running: str(here)}
    source, compiled = here.parent / "src", here.parent / ".compiled"
    if not (source / "tatami").is_dir():
        return Builds(folders, outdated=False)
    folders.setdefault("plain", str(source))
    built = (compiled / ".built").exists()
    outdated = built and is_older(compiled, source)
    if built and not outdated:
        folders.setdefault("compiled", str(compiled))
    return Builds(folders, outdated)


def is_older(compiled: Path, source: Path) -> bool:
    """Whether a source has changed since the build."""
    built = (compiled / ".built").stat().st_mtime
    return any(
        file.stat().st_mtime > built
        for file in source.rglob("*")
        if file.is_file() and file.suffix != ".pyc" and "dist" not in file.parts
    )
