"""What differs between two pieces of plain data, and how the older becomes the newer.

Of a large view little changes with a word: what is sent of it is the little.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

Step = str | int  # a field of an object, or a place in a list
Difference = tuple[list[Step], Any]  # where something else lies now, and what


def differences(before: object, after: object) -> list[Difference]:
    """All that lies elsewhere or otherwise than before. Structs are compared by their fields, as
    the objects that JSON makes of them."""
    found: list[Difference] = []
    gather(before, after, [], found)
    return found


def gather(before: object, after: object, where: list[Step], found: list[Difference]) -> None:
    """Add what differs below this place."""
    if before == after:
        return
    sides = parts(before, after)
    if sides is None:
        found.append((where, after))
        return
    for step, old, new in sides:
        gather(old, new, [*where, step], found)


def parts(before: object, after: object) -> list[tuple[Step, object, object]] | None:
    """The parts of two things that have the same parts, side by side. None if theirs differ, or if
    they have none."""
    old, new = fields(before), fields(after)
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return [(name, old[name], each) for name, each in new.items()]
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        return [(i, *pair) for i, pair in enumerate(zip(old, new, strict=True))]
    return None


def fields(thing: object) -> object:
    """A struct as a dictionary of its fields; anything else as it is."""
    return msgspec.structs.asdict(thing) if isinstance(thing, msgspec.Struct) else thing


def applied(before: Any, changes: Iterable[Difference]) -> Any:
    """What plain data has become by these differences. It is left as it was: only what lies above a
    difference is made anew."""
    after = before
    for where, what in changes:
        after = replaced(after, where, what)
    return after


def replaced(thing: Any, where: list[Step], what: Any) -> Any:
    """Plain data with something else at one place."""
    if not where:
        return what
    step, *rest = where
    copy = thing.copy()
    copy[step] = replaced(thing[step], rest, what)
    return copy
