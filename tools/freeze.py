"""Keep the rules of a game as they are now, before its version is raised.

    .venv/bin/python tools/freeze.py GAME
    .venv/bin/python tools/freeze.py --check | --sign

GAME's package is copied to src/tatami/games/former/GAME_VERSION, under imports of its own, and some
of its golden records to tests/records/former/GAME_VERSION. As soon as `version` in the game's
game.py is another one, records and tables of the old version are played by the copy. Until then a
copy may be made again.

Each copy has a hash of its rules in frozen.toml. --check fails if some copy has been changed since.
--sign writes the hashes again, after a change that the core made necessary.
"""

import argparse
import hashlib
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Final

from tatami.core.game import Game
from tatami.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "tatami" / "games"
FORMER: Final = SOURCES / "former"
RECORDS: Final = ROOT / "tests" / "records"
MANIFEST: Final = "frozen.toml"
TEXTS: Final = "texts"  # they may be mended: no rule depends on them
IGNORED: Final = shutil.ignore_patterns("__pycache__")


def freeze(game: Game) -> None:
    """Copy a game's package and its golden records."""
    name = f"{game.name}_{game.version}"
    folder = FORMER / name
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES / game.name, folder, ignore=IGNORED)
    place = re.compile(rf"\btatami\.games\.{game.name}\b")
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(place.sub(f"tatami.games.former.{name}", text), encoding="utf-8")
    sign(folder, game.name, game.version)
    copy_records(game, RECORDS / "former" / name)


def copy_records(game: Game, folder: Path) -> None:
    """Keep the walks through rare rules, and games of bots at the smallest and the usual table."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tables = sorted({game.seats[0], game.usual})
    names = ["walk-*", *[f"{bot}-{seats}" for bot in ("random", "greedy") for seats in tables]]
    for name in names:
        for file in sorted((RECORDS / game.name).glob(f"{name}.*")):
            shutil.copy2(file, folder)


def sign(folder: Path, game: str, version: int) -> None:
    """Write the manifest of a copy."""
    text = f'game = "{game}"\nversion = {version}\nsha256 = "{fingerprint(folder)}"\n'
    (folder / MANIFEST).write_text(text, encoding="utf-8")


def fingerprint(folder: Path) -> str:
    """One hash of code, data and ledger."""
    made = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        if file.is_file() and not {TEXTS, MANIFEST, "__pycache__"} & set(inside.parts):
            made.update(f"{inside.as_posix()}\0".encode() + file.read_bytes())
    return made.hexdigest()


def copies() -> list[tuple[Path, dict[str, str | int]]]:
    """Every copy with its manifest."""
    found = sorted(FORMER.glob(f"*/{MANIFEST}"))
    return [(file.parent, tomllib.loads(file.read_text(encoding="utf-8"))) for file in found]


def main() -> None:
    """Freeze the game named, or look at all that are frozen."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("game", nargs="?", choices=GAMES, metavar="GAME")
    what.add_argument("--check", action="store_true")
    what.add_argument("--sign", action="store_true")
    wanted = parser.parse_args()
    if wanted.game:
        freeze(GAMES[wanted.game])
    for folder, manifest in copies():
        if wanted.sign:
            sign(folder, str(manifest["game"]), int(manifest["version"]))
        elif manifest["sha256"] != fingerprint(folder):
            sys.exit(f"freeze: {folder.relative_to(ROOT)} has been changed since it was frozen.")


if __name__ == "__main__":
    main()
