"""The map of the sources: docs/where-is-what.md, one line a module, from the modules' docstrings.

    .venv/bin/python tools/module_map.py [--check]

--check changes nothing, and fails if the map is out of date.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import generated
from page import ROOT

SOURCES = ROOT / "src" / "tatami"
FORMER = SOURCES / "games" / "former"
WEB = ROOT / "web" / "src"
MAP = ROOT / "docs" / "where-is-what.md"
HEAD = """# Where is what

Every module by its package, each in its own words. `tools/module_map.py` makes this page, and a
test compares it with the sources. The ideas behind it are in [architecture](architecture.md).
"""
FOLDERS = {  # of the page: what the files of each have in common
    "boards": "how a game is drawn: Shitennō's board, and one made from any game's view",
    "crests": "the crest of each player, drawn with compass and straightedge",
    "home": "the home page: the games, the lobby, one's own tables, accounts, joining by a link",
    "parts": "small pieces that several pages use: dialogs, bars, buttons, sounds",
    "pictures": "the pictures of the home page",
    "places": "where the reader is and what this device remembers: routes, settings",
    "rules": "the rules reader",
    "people": "people: a profile, and the leaders and statistics of a game",
    "tournaments": "tournaments: the list, one page for each, its standings and rounds",
    "table": "the table's shell: prompt bar, players, log, talk, clocks, replay, hints",
    "texts": "the sentences: Fluent files, languages, and how a game's words are told",
    "theme": "colours, fonts and sizes, by day and by night",
    "wire": "talking with the server: requests, the socket, the generated types",
}


def packages() -> Iterator[tuple[str, list[Path]]]:
    """Each package with its modules, outer folders first. Former rules are left out."""
    for start in sorted(SOURCES.rglob("__init__.py"), key=lambda file: file.parent.as_posix()):
        folder = start.parent
        if FORMER in folder.parents:
            continue
        modules = [file for file in sorted(folder.glob("*.py")) if file != start]
        yield folder.relative_to(SOURCES.parent).as_posix(), [start, *modules]


def first_sentence(file: Path) -> str:
    """The first paragraph of a module's docstring, on one line."""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.partition("\n\n")[0].split())


def section(package: str, modules: list[Path]) -> str:
    """A package with a line for each of its modules."""
    lines = [f"## {package}", "", first_sentence(modules[0]), ""]
    lines += [f"- `{module.name}`: {first_sentence(module)}" for module in modules[1:]]
    return "\n".join(lines).rstrip() + "\n"


def page_section() -> str:
    """The folders of the page."""
    found = {folder.name for folder in WEB.iterdir() if folder.is_dir()}
    if found != set(FOLDERS):
        raise SystemExit(f"tatami: tools/module_map.py names other folders than web/src: {found}.")
    lines = [f"- `{name}/`: {what}" for name, what in FOLDERS.items()]
    return "\n".join(
        ["## web/src", "", "The page, in TypeScript and Svelte ([more](page.md)).", "", *lines]
    )


def make() -> dict[Path, str]:
    """The map as it should be now."""
    sections = [section(package, modules) for package, modules in packages()]
    return {MAP: "\n".join([HEAD, *sections, page_section() + "\n"])}


if __name__ == "__main__":
    generated.main(__doc__ or "", make)
