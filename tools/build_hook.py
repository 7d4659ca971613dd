"""What hatchling does besides when it builds a wheel: it says if the page is missing, and puts the
compiled engine in if `tools/wheel.py` has built one."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/tatami/web/dist/index.html"
COMPILED = "TATAMI_COMPILED"  # the variable with the folder of a compiled build


class BuildHook(BuildHookInterface[Any]):
    """Looks after what git does not keep."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel is built. An editable one finds everything in its checkout."""
        if version == "editable":
            return
        if not (Path(self.root) / PAGE).is_file():
            self.app.display_warning(
                "This wheel lacks the page, so `tatami serve` shows none in the browser:"
                " build it with `./tatami wheel`."
            )
        if folder := os.environ.get(COMPILED):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= libraries(Path(folder))


def libraries(folder: Path) -> dict[str, str]:
    """The compiled modules of a build, and where each belongs in the wheel."""
    return {
        str(path): path.relative_to(folder).as_posix()
        for pattern in ("*.so", "*.pyd")
        for path in folder.rglob(pattern)
    }
