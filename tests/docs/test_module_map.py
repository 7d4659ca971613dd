"""The map of the sources says what is there now."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_map_of_the_sources_is_up_to_date() -> None:
    tool = ROOT / "tools" / "module_map.py"
    done = subprocess.run(
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
