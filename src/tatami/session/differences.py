"""What differs between two pieces of plain data, and how the older becomes the newer.

Of a large view little changes with a word: what is sent of it is the little.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

LIST: Final = (list, tuple)

Step = str | int  # a field of an object, or a place in a list
Difference = tuple[list[Step], Any]  # where something else lies now, and what


def differences(before: object, after: object) -> list[Difference]:
    """All that lies elsewhere or otherwise than before. Structs are compared by their fields, as
    the objects that JSON makes of them."""
    found: list[Difference] = []
    if before != after:
        gather(before, after, [], found)
    return found


def gather(before: object, after: object, where: list[Step], found: list[Difference]) -> None:
    """Add what differs in two things that are not equal. Where they have not the same parts, it is
    the whole. Equal parts are not gone into: this is done for every viewer of every word."""
    if isinstance(after, Struct) and isinstance(before, Struct):
        before, after = asdict(before), asdict(after)
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        for name, new in after.items():
            old = before[name]
            if old != new:
                gather(old, new, [*where, name], found)
    elif isinstance(after, LIST) and isinstance(before, LIST) and len(before) == len(after):
        for i, new in enumerate(after):
            old = before[i]
            if old != new:
                gather(old, new, [*where, i], found)
    else:
        found.append((where, after))


def applied(before: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """What plain data has become by these differences, from JSON or not. It is left as it was: only
    what lies above a difference is made anew."""
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
