"""The code in the docs is the code in the sources.

Each block of Python on a page says in a comment above it where it comes from:

    <!-- quoted from FILE -->         every definition in it is in the file, letter by letter
    <!-- shortened from FILE, FILE --> its lines are in the files, in this order; `…` and comments
                                       of whole lines are the page's own
    <!-- an illustration -->          it is nowhere else
"""

import re
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "docs" / "architecture.md", *sorted(ROOT.glob("docs/how-to/*.md"))]
BLOCK = re.compile(r"(?:<!-- (.*?) -->\n)?```python\n(.*?)```", re.DOTALL)
FOUND = [
    pytest.param(comment, code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, (comment, code) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1)
]


def is_quoted(code: str, source: str) -> bool:
    """Whether every definition of a block is in a source, at any depth."""
    parts = [part.strip("\n") for part in code.split("\n\n\n")]
    depths = ("", "    ")
    return all(any(textwrap.indent(part, depth) in source for depth in depths) for part in parts)


def lines_in_order(code: str, source: str) -> list[str]:
    """The lines of a block, from the first one that the source does not have next."""
    rest = iter(source.splitlines())
    lines = [line.strip() for line in code.splitlines()]
    own = [line for line in lines if line and line != "…" and not line.startswith("#")]
    for number, line in enumerate(own):
        if not any(other.strip() == line for other in rest):
            return own[number:]
    return []


@pytest.mark.parametrize(("comment", "code"), FOUND)
def test_code_on_a_page_is_that_of_its_source(comment: str, code: str) -> None:
    how, _, names = comment.partition(" from ")
    source = "\n".join(
        (ROOT / name).read_text(encoding="utf-8") for name in names.split(", ") if name
    )
    if how == "quoted":
        assert is_quoted(code, source)
    elif how == "shortened":
        assert lines_in_order(code, source) == []
    else:
        assert comment == "an illustration"


def test_a_quotation_that_is_not_exact_is_found() -> None:
    source = "def f():\n    return 1\n\n\ndef g():\n    return 2\n"
    assert is_quoted("def g():\n    return 2\n\n\ndef f():\n    return 1\n", source)
    assert not is_quoted("def f():\n    return 2\n", source)
    assert lines_in_order("def f():\n    …\n\ndef g():\n    # why\n    return 2\n", source) == []
    assert lines_in_order("def g():\n    return 1\n", source) == ["return 1"]
