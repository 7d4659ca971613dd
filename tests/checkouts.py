"""A checkout of a test's own: our sources, and a step that compiles in its own way."""

import shutil
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src" / "tatami"

# Compiles once it may: the place where the engine would be gets one file, and what tells its age.
WAITS = """
import os, pathlib, signal, sysconfig, time
here = pathlib.Path(__file__).resolve().parents[1]
(here / "begun").touch()
until = time.monotonic() + 120
while not (here / "may-end").exists() and time.monotonic() < until:
    time.sleep(0.02)
core = here / "aside" / "tatami" / "core"
core.mkdir(parents=True)
(core / ("table" + sysconfig.get_config_var("EXT_SUFFIX"))).touch()
(here / "aside" / ".built").touch()
(here / "aside").rename(here / ".compiled")
"""
FAILS = """
import pathlib, sys
here = pathlib.Path(__file__).resolve().parents[1]
(here / ".tools" / "compiling.failed").write_text("no such thing")
sys.exit("no such thing")
"""


def checkout(folder: Path, step: str) -> Path:
    """Our sources by links, so that it costs nothing, and this step."""
    package = folder / "src" / "tatami"
    for made in (package, folder / ".tools", folder / "tools"):
        made.mkdir(parents=True)
    for each in SOURCE.iterdir():
        if each.name == "__init__.py":
            shutil.copy(each, package)  # its place says where the checkout is
        else:
            (package / each.name).symlink_to(each)
    (folder / "tools" / "compile.py").write_text(step)
    return folder


def appears(file: Path, seconds: float = 60) -> bool:
    """Whether a file comes to be."""
    until = time.monotonic() + seconds
    while not file.exists() and time.monotonic() < until:
        time.sleep(0.02)
    return file.exists()
