"""Remove each `tell` and `whisper` from the rules in turn, and see whether a test notices.

    python tools/untold.py [GAME …]

First the tool plays the golden games again and compares them with their transcripts. If these stay
the same, it runs the tests of the game's rules. Any statement that no test notices is listed, and
is an error.
"""

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import fluent.runtime  # noqa: F401  (loaded once for all that is tried)

from scratch import ROOT, Scratch, scratch

PACKAGE: Final = Path("tatami/games")
RECORDS: Final = ROOT / "tests" / "records"
TELLING: Final = ("tell", "tell_of", "whisper")
BROKEN: Final = 2  # the exit code of a fork that could not compare
SECONDS: Final = 600  # for the tests of a game's rules


class Telling(NamedTuple):
    """A statement that tells an event."""

    path: Path  # from the sources
    first: int  # its lines
    last: int
    text: str


def tellings(source: Path, game: str) -> Iterator[Telling]:
    """Every statement of a game's modules that tells an event."""
    for file in sorted((source / PACKAGE / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Expr) and tells(node.value):
                last = node.end_lineno or node.lineno
                yield Telling(file.relative_to(source), node.lineno, last, ast.unparse(node))


def tells(node: ast.expr) -> bool:
    """Whether this is a call that tells an event."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr in TELLING


def without(text: str, telling: Telling) -> str:
    """The module with `pass` in place of the statement."""
    lines = text.splitlines(keepends=True)
    first = lines[telling.first - 1]
    indent = first[: len(first) - len(first.lstrip())]
    return "".join([*lines[: telling.first - 1], f"{indent}pass\n", *lines[telling.last :]])


def goes_unnoticed(copy: Scratch, game: str, telling: Telling) -> bool:
    """Whether every test passes without the statement."""
    text = (copy.source / telling.path).read_text(encoding="utf-8")
    with copy.changed(telling.path, without(text, telling)):
        return told_alike(copy, game) and not copy.fails([f"tests/rules/{game}"], SECONDS)


def told_alike(copy: Scratch, game: str) -> bool:
    """Whether the golden games still tell the same. A fork checks this and loads the copy."""
    child = os.fork()
    if child == 0:
        code = BROKEN
        try:
            sys.path.insert(0, str(copy.source))
            sys.pycache_prefix = str(copy.bytecode)
            code = 0 if compare(game) else 1
        finally:
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code not in (0, 1):
        sys.exit(f"untold: the golden games of {game} cannot be played")
    return code == 0


def compare(game: str) -> bool:
    """Whether each golden game of the package that Python finds now tells the same as before. Short
    games come first."""
    from tatami.core.record import read
    from tatami.games import GAMES
    from tatami.texts.transcript import transcript

    for file in sorted((RECORDS / game).glob("*.tatami"), key=lambda file: file.stat().st_size):
        told = transcript(GAMES[game], read(file.read_text(encoding="utf-8")))
        text = file.with_suffix(".transcript").read_text(encoding="utf-8")
        if told != text.splitlines():
            return False
    return True


def main() -> None:
    """Try all statements, and list those that go unnoticed."""
    games = sys.argv[1:] or sorted(f.name for f in RECORDS.iterdir() if f.name != "former")
    unnoticed = tried = 0
    with scratch() as copy:
        for game in games:
            if not told_alike(copy, game):
                sys.exit(f"untold: the golden games of {game} do not tell what they told")
            for telling in tellings(copy.source, game):
                tried += 1
                if goes_unnoticed(copy, game, telling):
                    unnoticed += 1
                    print(f"src/{telling.path}:{telling.first}: {telling.text}", flush=True)
    print(f"{tried} tellings taken out, {unnoticed} unnoticed")
    sys.exit(unnoticed > 0)


if __name__ == "__main__":
    main()
