"""The check of commit subjects that CONTRIBUTING describes."""

import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent.parent / "tools" / "subjects.py"


@pytest.mark.parametrize(
    ("subject", "found"),
    [
        ("shitenno: name payments by what serves alike (SHI-29)", []),
        ("x" * 72, []),
        ("x" * 73, ["73 letters, at most 72"]),
        ("docs: say what is.", ["ends with a full stop"]),
        ("x" * 72 + ".", ["73 letters, at most 72", "ends with a full stop"]),
    ],
)
def test_a_subject_is_short_and_has_no_full_stop(subject: str, found: list[str]) -> None:
    assert runpy.run_path(str(TOOL))["faults"](subject) == found
