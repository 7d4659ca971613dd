"""Build core, games and the search tree as machine code into .compiled, beside the plain sources.

    ./tatami compile [--out FOLDER | --background]

The folder is a whole package: put it on PYTHONPATH and Python takes the compiled modules.
`./tatami` does so automatically, as long as nothing in src has changed since the build.
FOLDER-cache keeps what was compiled. After a change, only the C files that differ are compiled
again. With --background it has the lowest priority; `./tatami serve`, `simulate` and `arena` begin
it so.
"""

import argparse
import contextlib
import hashlib
import io
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tatami.lab.compiling import Checkout, building, c_compiler, missing
from tatami.lab.engine import STAMP, hash_of

if TYPE_CHECKING:
    from setuptools import Extension

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / ".compiled"
SEARCH: Final = ("bots/nodes.py", "bots/tree.py")  # the hot loop of the search
# Tables in use. Deeds, commands and views are structs of msgspec, which is machine code itself.
SITTINGS: Final = (
    "session/automatic.py",
    "session/clocks.py",
    "session/composing.py",
    "session/differences.py",
    "session/finality.py",
    "session/match.py",
    "session/noticing.py",
    "session/places.py",
    "session/sitting.py",
    "session/standing.py",
    "session/table_log.py",
    "session/views.py",
)
PARTS: Final = ("core", "games", *SEARCH, *SITTINGS)
PLAIN: Final = "games/former"  # former rules: their tables are few, and would double the build
# What former rules inherit from. Compiled classes allow this to plain ones only if they say so.
INHERITED: Final = {"core/table.py": "class Table:", "core/frame.py": "class Frame:"}
ALLOWING: Final = """
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
"""
PAGE: Final = "tatami/web/dist"  # built separately: the compiled build shows the same page

OPTIMISATION: Final = "2"  # -O3 takes longer and brings nothing (docs/compiling.md)
FLAGS: Final = ("-fPIC", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden")


def modules(source: Path, parts: Iterable[str]) -> list[str]:
    """Every module of these parts, folders or files of the package, relative to the source."""
    found: list[Path] = []
    for part in parts:
        path = source / "tatami" / part
        found += [path] if path.suffix else path.glob("**/*.py")
    plain = source / "tatami" / PLAIN
    return sorted(str(path.relative_to(source)) for path in found if plain not in path.parents)


def allow_plain_heirs(source: Path) -> None:
    """Let former rules, which are not compiled, inherit from the classes of the core."""
    for name, line in INHERITED.items():
        file = source / "tatami" / name
        first, _, rest = file.read_text(encoding="utf-8").partition(f"\n{line}")
        head = first.replace("\nfrom typing import ", "\nfrom typing import TYPE_CHECKING, ", 1)
        file.write_text(f"{head}{ALLOWING}{line}{rest}", encoding="utf-8")


def build(out: Path, parts: Iterable[str] = PARTS, beside: Iterable[Path] = ()) -> None:
    """Compile what has changed, then replace the old package with the new one.

    Modules beside the package are compiled with it as one group, so that all calls between them are
    direct.
    """
    start = time.time()
    cache = out.resolve().with_name(f"{out.name}-cache")
    source = cache / "src"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    engine = hash_of(source / "tatami")  # now: ours may change while we compile
    allow_plain_heirs(source)
    names = modules(source, parts) + [Path(shutil.copy2(path, source)).name for path in beside]
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with contextlib.chdir(source), ThreadPoolExecutor(workers) as pool:
        extensions = generated(cache, names)
        included = {path: each.include_dirs for each in extensions for path in each.sources}
        flags = [*FLAGS, *extensions[0].extra_compile_args]
        objects = cache / hashlib.sha256(repr(flags).encode()).hexdigest()[:8]
        jobs = {
            path: pool.submit(compiled, Path(path), objects, [*flags, *include(folders)])
            for path, folders in included.items()
        }
        parted = {each.name: [jobs[path].result() for path in each.sources] for each in extensions}
        libraries = list(pool.map(partial(linked, objects), parted, parted.values()))
    fresh = cache / "new"  # made aside, so that nobody ever meets one half made
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(source, fresh)
    (fresh / "tatami" / STAMP).write_text(engine, encoding="utf-8")
    for library in libraries:
        shutil.copy2(library, fresh / library.relative_to(objects).parent)
    (fresh / PAGE).symlink_to(ROOT / "src" / PAGE, target_is_directory=True)
    (fresh / ".built").touch()
    os.utime(fresh / ".built", (start, start))  # later changes are not in it
    put_in_place(fresh, out)


def put_in_place(fresh: Path, out: Path) -> None:
    """Replace a package. Processes that run the old one have loaded it."""
    old = fresh.with_name("old")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    fresh.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def build_here() -> None:
    """Build the package of this checkout, alone."""
    with building(Checkout(ROOT)):
        build(COMPILED)


def build_in_background() -> None:
    """The same, when nobody needs the processor. Whoever began this has locked the checkout for it,
    and reads why it failed."""
    os.nice(19)
    failed = Checkout(ROOT).failed
    try:
        build(COMPILED)
    except (Exception, SystemExit) as error:
        failed.write_text(str(error), encoding="utf-8")
        raise
    failed.unlink(missing_ok=True)


def generated(cache: Path, names: list[str]) -> "list[Extension]":
    """Write C for these modules of the present folder, one file each, for one library, so that
    calls between them are direct. A file that does not change keeps its age."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(Path.cwd())
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            found: list[Extension] = mypycify(
                names,
                opt_level=OPTIMISATION,
                debug_level="0",
                multi_file=True,
                target_dir=str(cache / "c"),
            )
    except SystemExit:
        sys.exit(f"compile: mypyc failed.\n{said.getvalue()}")
    return found


def include(folders: list[str]) -> list[str]:
    """The folders with the headers."""
    return [f"-I{folder}" for folder in (*folders, sysconfig.get_path("include"))]


def compiled(path: Path, objects: Path, flags: list[str]) -> Path:
    """The machine code of one C file. It is kept if nothing that the file includes is newer."""
    name = str(path.relative_to(objects.parent / "c")).replace(os.sep, "-")
    made, needs = objects / f"{name}.o", objects / f"{name}.d"
    if not is_fresh(made, needs):
        objects.mkdir(exist_ok=True)
        aside = made.with_suffix(".part")
        run([*c_compiler(), "-c", *flags, "-MMD", "-MF", str(needs), str(path), "-o", str(aside)])
        aside.rename(made)
    return made


def is_fresh(made: Path, needs: Path) -> bool:
    """Whether machine code is newer than every file that the compiler made it from."""
    if not (made.exists() and needs.exists()):
        return False
    sources = needs.read_text().replace("\\\n", " ").split()[1:]
    age = made.stat().st_mtime
    return all(Path(path).exists() and Path(path).stat().st_mtime <= age for path in sources)


def linked(folder: Path, name: str, objects: list[Path]) -> Path:
    """A library, or a module that opens it. It is kept if none of its machine code is newer."""
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    library = folder / (name.replace(".", os.sep) + suffix)
    newest = max(path.stat().st_mtime for path in objects)
    if not library.exists() or library.stat().st_mtime < newest:
        library.parent.mkdir(parents=True, exist_ok=True)
        linker = shlex.split(sysconfig.get_config_var("LDSHARED"))
        aside = library.with_suffix(".part")
        run([*linker, *map(str, objects), "-o", str(aside)])
        aside.rename(library)
    return library


def run(command: list[str]) -> None:
    """Run the C compiler."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"compile: the C compiler failed.\n{done.stderr}")


def main() -> None:
    """Build, or say what is missing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=COMPILED)
    parser.add_argument("--background", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if lacking := missing():
        sys.exit(f"compile: {lacking}")
    if wanted.background:
        build_in_background()
        return
    if wanted.out.resolve() == COMPILED:
        build_here()
    else:
        build(wanted.out)
    print(f"compiled into {wanted.out}")


if __name__ == "__main__":
    main()
