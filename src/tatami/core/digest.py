"""The digest: one short hash of all that lies on a table, the same in every build."""

import hashlib
import json

from tatami.core.table import Table
from tatami.core.words import Word


def fields(thing: object) -> list[str]:
    """The names of a thing's fields, compiled or not, without those in `not_in_digest`."""
    native: tuple[str, ...] | None = getattr(type(thing), "__mypyc_attrs__", None)
    slots: tuple[str, ...] = getattr(type(thing), "__slots__", ())
    own: dict[str, object] = getattr(thing, "__dict__", {})  # a plain heir of a compiled class too
    names = {*(slots if native is None else native), *own}
    left_out: tuple[str, ...] = getattr(type(thing), "not_in_digest", ())
    return sorted(name for name in names if name not in left_out and name != "__dict__")


def dump(thing: object) -> object:
    """Everything that a table, a frame or a leaf holds, as plain data."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, Word):
        return thing.text
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    held = {field: dump(getattr(thing, field)) for field in fields(thing)}
    return {"kind": type(thing).__name__, **held}


def digest(table: Table) -> str:
    """Sixteen hexadecimal digits that stand for the whole table."""
    text = json.dumps(dump(table), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
