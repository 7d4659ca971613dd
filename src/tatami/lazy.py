"""Public names of a package that load nothing before they are wanted."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def lazily(package: str, places: Mapping[str, str]) -> Callable[[str], Any]:
    """A package's `__getattr__`: for each of its public names the module that has it. Modules and
    packages inside are found by their own names."""

    def found(name: str) -> Any:
        if name in places:
            return getattr(import_module(places[name]), name)
        if not name.startswith("_") and find_spec(f"{package}.{name}") is not None:
            return import_module(f"{package}.{name}")
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return found
