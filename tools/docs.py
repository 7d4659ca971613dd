"""Write the rules of every game from its ledger as pages, and build the documentation into site.

    ./tatami docs [--pages-only]

The pages are docs/games/<game>.md in English, and <game>.fr.md and <game>.es.md. They show each
rule with its ruling and the tests that prove it. <game>.state.md shows what the game's view
contains. The pages are made again each time and not kept in git.
"""

import argparse
import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from states import state_page
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.texts.talk import LANGUAGES, Rule, Talk

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "games"


class Labels(NamedTuple):
    """What a page says in addition to the rules."""

    language: str
    players: str
    rules: str
    options: str
    ruling: str
    proved: str


LABELS = {
    "en": Labels("English", "players", "rules", "Options", "Ruling", "Proved by"),
    "fr": Labels("Français", "joueurs", "règles", "Options", "Décision", "Prouvée par"),
    "es": Labels("Español", "jugadores", "reglas", "Opciones", "Decisión", "Demostrada por"),
}


def page_name(game: Game, language: str) -> str:
    """The file of a game's rules in a language."""
    return f"{game.name}.md" if language == "en" else f"{game.name}.{language}.md"


def safe(text: str) -> str:
    """One of our texts as Markdown, with links to the rules it names."""
    escaped = re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", text)
    return re.sub(r"\b[A-Z]{3}-\d\d\b", r"[\g<0>](#\g<0>)", escaped)


# -- the tests that prove a rule ---------------------------------------------------------


def proofs() -> dict[str, list[str]]:
    """For each rule, the tests marked with it. Their names are sentences."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                sentence = node.name.removeprefix("test_").replace("_", " ")
                where = file.relative_to(ROOT).as_posix()
                for rule in marked(node):
                    found.setdefault(rule, []).append(f"{sentence} (`{where}`)")
    return found


def marked(test: ast.FunctionDef) -> list[str]:
    """The rules that a test is marked with."""
    return [
        str(arg.value)
        for call in test.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule"
        for arg in call.args
        if isinstance(arg, ast.Constant)
    ]


# -- the pages ---------------------------------------------------------------------------


def page(game: Game, language: str, proved: dict[str, list[str]]) -> str:
    """The rules of a game, by chapter."""
    talk, labels = Talk(game, language), LABELS[language]
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    parts = [
        f"# {talk.title()}",
        f"{safe(talk.message('game-line'))} {seats} {labels.players},"
        f" {len(game.ledger.rules)} {labels.rules}.",
        " · ".join(f"[{LABELS[code].language}]({page_name(game, code)})" for code in LANGUAGES),
    ]
    if game.reconstructed:
        parts.append(f"◇ {safe(talk.message('reconstructed-note'))}")
    if game.options:
        parts += [f"## {labels.options}", *options(game, talk)]
    chapter = ""
    for rule_id in game.ledger.rules:
        rule = talk.rule(rule_id)
        if rule.chapter != chapter:
            chapter = rule.chapter
            parts.append(f"## {chapter}")
        parts += entry(rule, labels, proved.get(rule_id, []))
    return "\n\n".join(parts) + "\n"


def options(game: Game, talk: Talk) -> list[str]:
    """The options before the game, the default first."""
    lines = []
    for option in game.options:
        told = talk.message(f"option-{option.name}") or option.name
        values = [
            f"`{value}` {safe(talk.message(f'option-{option.name}-{value}'))}".strip()
            for value in option.values
        ]
        lines.append(f"- {safe(told)} (`{option.name}`): {', '.join(values)}")
    return ["\n".join(lines)]


def entry(rule: Rule, labels: Labels, tests: list[str]) -> list[str]:
    """One rule with its anchor, its ruling set apart, and its proof folded away."""
    parts = [f"### {rule.id} {{ #{rule.id} }}", safe(rule.text)]
    if rule.ruling:
        parts.append(f'!!! note "{labels.ruling}"\n    {safe(rule.ruling)}')
    if rule.reconstructed:
        parts.append(f"◇ {safe(rule.reconstructed)}")
    if tests:
        lines = "\n".join(f"    - {test}" for test in tests)
        parts.append(f'??? success "{labels.proved} ({len(tests)})"\n{lines}')
    return parts


def index() -> str:
    """Every game in every language."""
    lines = ["# Rules of the games", "Every rule in our own words, by its id.", ""]
    for game in GAMES.values():
        talk = Talk(game, "en")
        links = [f"[{LABELS[code].language}]({page_name(game, code)})" for code in LANGUAGES]
        lines.append(f"- **{talk.title()}**: {safe(talk.message('game-line'))} {', '.join(links)}")
    return "\n".join([lines[0], "", *lines[1:]]) + "\n"


def write_the_pages() -> None:
    """Write all pages made from ledgers into an empty folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    PAGES.mkdir(parents=True)
    (PAGES / "index.md").write_text(index(), encoding="utf-8")
    proved = proofs()
    for game in GAMES.values():
        for language in LANGUAGES:
            file = PAGES / page_name(game, language)
            file.write_text(page(game, language, proved), encoding="utf-8")
        (PAGES / f"{game.name}.state.md").write_text(state_page(game), encoding="utf-8")


def main() -> None:
    """Write the pages, then build the site."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--pages-only", action="store_true", help="do not build the site")
    pages_only = parser.parse_args().pages_only
    write_the_pages()
    if pages_only:
        return
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    built = subprocess.run(command, cwd=ROOT, check=False)
    if built.returncode:
        sys.exit("docs: the site could not be built.")
    print(f"the documentation is in {ROOT / 'site' / 'index.html'}")


if __name__ == "__main__":
    main()
