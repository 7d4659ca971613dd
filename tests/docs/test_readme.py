"""The README tells the truth: its game is played, its links lead somewhere."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MADE = ROOT / "docs" / "games"  # from the ledgers, by tools/docs.py
PAGES = sorted(p for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")] if p.parent != MADE)


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_examples_run_as_printed(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 4
    assert result.failed == 0


@pytest.mark.parametrize("package", ["tatami", "tatami.lab"])
def test_the_examples_of_the_packages_run(package: str) -> None:
    result = doctest.testmod(import_module(package))
    assert result.attempted > 2
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)  # no links
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        target = (page.parent / link).resolve()
        if "://" not in link and target.parent != MADE:
            assert target.exists(), link


def test_every_picture_is_shown() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = [path.name for path in (ROOT / "docs" / "pictures").iterdir()]
    assert pictures
    assert [name for name in pictures if f"pictures/{name}" not in shown] == []
