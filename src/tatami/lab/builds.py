"""The builds of Tatami that can be measured side by side: plain and compiled."""

import sysconfig
from pathlib import Path
from typing import Final, NamedTuple

import tatami
from tatami.core import table as engine

BUILT: Final = ".built"  # a file of a compiled build, as old as what it was made from


class Builds(NamedTuple):
    """The folder of each build, by name, and whether a compiled build is too old."""

    folders: dict[str, str]
    outdated: bool


def is_plain() -> bool:
    """Whether the engine that is running is not compiled."""
    return engine.__file__.endswith(".py")


def checkout() -> Path | None:
    """The checkout whose engine is running, plain or compiled, if it is one."""
    here = Path(tatami.__file__).resolve().parent.parent
    is_one = here.name in ("src", ".compiled") and (here.parent / "tools" / "compile.py").exists()
    return here.parent if is_one else None


def builds() -> Builds:
    """The build that is running and, in a checkout, the other build if it is up to date."""
    here = Path(tatami.__file__).resolve().parent.parent
    folders = {"plain" if is_plain() else "compiled": str(here)}
    source, compiled = here.parent / "src", here.parent / ".compiled"
    if not (source / "tatami").is_dir():
        return Builds(folders, outdated=False)
    folders.setdefault("plain", str(source))
    outdated = (compiled / BUILT).exists() and is_older(compiled, source)
    if is_ready(here.parent):
        folders.setdefault("compiled", str(compiled))
    return Builds(folders, outdated)


def is_ready(root: Path) -> bool:
    """Whether a checkout has a compiled build of its very sources, for this Python."""
    compiled = root / ".compiled"
    core = compiled / "tatami" / "core" / f"table{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not (core.exists() and (compiled / BUILT).exists()):
        return False
    return not is_older(compiled, root / "src")


def is_older(compiled: Path, source: Path) -> bool:
    """Whether a source has changed since the build."""
    return newest(source) > (compiled / BUILT).stat().st_mtime


def newest(source: Path) -> float:
    """When a source was last changed."""
    return max(
        (
            file.stat().st_mtime
            for file in source.rglob("*")
            if file.is_file() and file.suffix != ".pyc" and "dist" not in file.parts
        ),
        default=0.0,
    )
