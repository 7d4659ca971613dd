"""Files that users write in Python: read once, known by their content, run wherever they are
needed."""

import hashlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from tatami.bots.settings import BadBot
from tatami.bots.user_bots import mistake


class OwnFile(NamedTuple):
    """A user's file: what it is called in messages, and what it holds."""

    name: str
    content: bytes

    @classmethod
    def read(cls, name: str, what: str = "bots") -> "OwnFile":
        """The file of this name."""
        try:
            return cls(name, Path(name).read_bytes())
        except OSError:
            raise BadBot(f"There is no file {name!r} with {what}.") from None

    def hash(self) -> str:
        """Sixteen hexadecimal digits for its content."""
        return hashlib.sha256(self.content).hexdigest()[:16]

    def run(self) -> dict[str, Any]:
        """All that the file defines. It becomes a module, as dataclasses want it."""
        module = ModuleType(f"own {self.name} {self.hash()}")
        module.__file__ = self.name
        sys.modules[module.__name__] = module
        try:
            exec(compile(self.content, self.name, "exec"), vars(module))  # noqa: S102  (their own)
        except Exception as error:
            raise BadBot(f"{self.name} cannot be run: {mistake(error, self.name)}.") from None
        return vars(module)
