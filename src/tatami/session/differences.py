"""What differs between two pieces of plain data, and how the older becomes the newer.

Of a large view little changes with a word: what is sent of it is the little.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import asdict

LIST: Final = (list, tuple)
PLAIN: Final = (str, int, float, type(None))

Step = str | int  # a field of an object, or a place in a list
Difference = tuple[list[Step], Any]  # where something else lies now, and what


class Comparison:
    """A comparison of what several viewers were shown and are shown. Much of it is the same for
    all, and is compared once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], list[Difference]] = {}
        self.kept: list[object] = []  # what is known of, so that nothing else takes its place

    def differences(self, before: object, after: object) -> list[Difference]:
        """All that lies elsewhere or otherwise than before. Structs are compared by their fields,
        as the objects that JSON makes of them. Where two things have not the same parts, it is the
        whole."""
        if type(before) is not type(after):
            return [([], after)]
        if not isinstance(after, dict) and before == after:  # of objects, parts may be known
            return []
        if isinstance(after, Struct):
            before, after = asdict(cast("Struct", before)), asdict(after)
        if isinstance(after, dict):
            old_parts = cast("dict[str, object]", before)
            return (
                self.among(old_parts, after) if old_parts.keys() == after.keys() else [([], after)]
            )
        if isinstance(after, LIST):
            olds = cast("Sequence[object]", before)
            return self.along(olds, after) if len(olds) == len(after) else [([], after)]
        return [([], after)]

    def among(self, before: dict[str, object], after: dict[str, object]) -> list[Difference]:
        """What differs among the fields of two objects."""
        found: list[Difference] = []
        for name, new in after.items():
            old = before[name]
            if old is not new:
                found += [([name, *where], what) for where, what in self.of_a_part(old, new)]
        return found

    def along(self, before: Sequence[object], after: Sequence[object]) -> list[Difference]:
        """What differs along two lists."""
        found: list[Difference] = []
        for i, new in enumerate(after):
            old = before[i]
            if old is not new:
                found += [([i, *where], what) for where, what in self.of_a_part(old, new)]
        return found

    def of_a_part(self, old: object, new: object) -> list[Difference]:
        """What differs in a part, which other viewers may be shown as well."""
        if isinstance(new, PLAIN):
            return [] if old == new else [([], new)]
        both = id(old), id(new)
        if both not in self.known:
            self.known[both] = self.differences(old, new)
            self.kept += (old, new)
        return self.known[both]


def differences(before: object, after: object) -> list[Difference]:
    """All that lies elsewhere or otherwise than before."""
    return Comparison().differences(before, after)


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
