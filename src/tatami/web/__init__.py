"""The page: its own sentences, and the built files that a server delivers."""

from pathlib import Path
from typing import Final

DIST: Final = Path(__file__).parent / "dist"  # made by tools/page.py; part of the wheel
