"""Is every rule of every ledger cited in its game's code, and proved by a test that names it?

    python tools/ledger.py

Prints how many rules are proved, by game, and the rest, by chapter. Fails if there is any left.
"""

import ast
import re
import sys
from pathlib import Path

from tatami.core.game import Game
from tatami.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
CITATION = re.compile(r"\b([A-Z]{3})-(\d\d)((?:(?:, | and | to )\d\d\b)*)")


def cited(text: str) -> set[str]:
    """The ids a text cites: "SHI-14", "SHI-40, 41", "SHI-14 to 17"."""
    found: set[str] = set()
    for prefix, first, more in CITATION.findall(text):
        numbers = [int(first)]
        for link, number in re.findall(r"(, | and | to )(\d\d)", more):
            start = numbers[-1] + 1 if link == " to " else int(number)
            numbers += range(start, int(number) + 1)
        found |= {f"{prefix}-{number:02}" for number in numbers}
    return found


def marked(tree: ast.AST) -> set[str]:
    """The ids that tests are marked with."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "rule"
        ):
            found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def check(game: Game, in_tests: set[str]) -> list[str]:
    """What is wrong with one game's ledger."""
    package = ROOT / "src" / game.package.replace(".", "/")
    in_code: set[str] = set()
    for file in package.rglob("*.py"):
        in_code |= cited(file.read_text(encoding="utf-8"))
    known = set(game.ledger.rules)
    prefix = next(iter(known))[:4]
    wrong = [f"{rule}: cited in the code, not in the ledger" for rule in in_code - known]
    named = {rule for rule in in_tests if rule.startswith(prefix)}
    wrong += [f"{rule}: named by a test, not in the ledger" for rule in named - known]
    for rule in game.ledger.rules.values():
        lacks = [
            what for what, where in (("code", in_code), ("tests", in_tests)) if rule.id not in where
        ]
        if lacks:
            wrong.append(f"{rule.id} ({rule.chapter}): not in the {' nor in the '.join(lacks)}")
    proved = len(known & in_code & in_tests)
    print(f"{game.name}: {proved} of {len(known)} rules proved")
    return sorted(wrong)


def main() -> None:
    """Check every game."""
    in_tests: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        in_tests |= marked(ast.parse(file.read_text(encoding="utf-8")))
    wrong = [line for game in GAMES.values() for line in check(game, in_tests)]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
