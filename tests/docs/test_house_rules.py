"""The house's measures: functions of at most 25 lines, modules of at most 400.

A function is counted from its `def` to its last line: signature, docstring, comments and blank
lines count, decorators do not. A module is counted whole.

The list names what may be longer, with the reason. A name leaves it as soon as it fits, or the
test fails.
"""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "src" / "tatami"
LONGEST_FUNCTION = 25
LONGEST_MODULE = 400

LONG_FUNCTIONS = {  # what is written field by field
    "cli/serve.py:serve",  # its options are its signature
    "server/migrations/versions/0001_first_tables.py:upgrade",
    "server/migrations/versions/0002_sessions_and_summaries.py:upgrade",
    "server/migrations/versions/0003_notices.py:upgrade",
    "session/views.py:table_shown",
}


def modules() -> dict[str, str]:
    """Every module by its path. Former rules stay as they were."""
    paths = sorted(path for path in SOURCE.rglob("*.py") if "former" not in path.parts)
    return {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8") for path in paths}


def long_functions(text: str) -> list[str]:
    """The functions of a module that are too long."""
    found = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [
        node.name for node in found if (node.end_lineno or 0) - node.lineno + 1 > LONGEST_FUNCTION
    ]


def test_functions_are_short() -> None:
    long = {f"{path}:{name}" for path, text in modules().items() for name in long_functions(text)}
    assert sorted(long - LONG_FUNCTIONS) == []
    assert sorted(LONG_FUNCTIONS - long) == [], "these fit now: take them off the list"


def test_modules_are_short() -> None:
    long = {path for path, text in modules().items() if text.count("\n") > LONGEST_MODULE}
    assert sorted(long) == []


def test_lines_are_counted_from_the_def_to_the_last_line() -> None:
    body = "\n".join(["    pass"] * (LONGEST_FUNCTION - 1))
    assert long_functions(f"@d\ndef f():\n{body}\n") == []
    assert long_functions(f"async def f():\n    pass\n{body}\n") == ["f"]
