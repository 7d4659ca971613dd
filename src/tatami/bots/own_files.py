"""Files of users: read once, known by their content, used wherever they are needed.

Bots and accumulators are written in Python, weights are made by `tatami train`.
"""

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from tatami.bots.settings import BadBot
from tatami.bots.user_bots import mistake


class OwnFile(NamedTuple):
    """A user's file: what it is called in messages, and what it holds."""

    name: str
    content: bytes

    @classmethod
    def read(cls, name: str, what: str = "bots") -> "OwnFile":
        """The file of this name: as it came along with the work, or as it is here."""
        if name in (along := ALONG.get()):
            return along[name]
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


ALONG: Final[ContextVar[dict[str, OwnFile]]] = ContextVar("the files that came along", default={})  # noqa: B039


@contextmanager
def brought_along(files: tuple[OwnFile, ...]) -> Iterator[None]:
    """Whoever reads one of these files meanwhile finds what it holds here, wherever we are."""
    before = ALONG.set({file.name: file for file in files})
    try:
        yield
    finally:
        ALONG.reset(before)
