"""The page: its own sentences, and the built files that a server hands out."""

from pathlib import Path
from typing import Final

DIST: Final = Path(__file__).parent / "dist"  # made by tools/page.py; in the wheel from the start
