"""Observations: what a seat knows of a table, as named numbers for programs that learn.

Numbers are counts and flags as they lie on the table; each field says between which bounds they
are. Nothing is scaled here: the bounds are there for that.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, final


class Field(NamedTuple):
    """One number of an observation: its name, and its bounds."""

    name: str
    low: float
    high: float


Fields = tuple[Field, ...]
Blocks = Sequence[tuple[str, Fields]]  # by name: own, each rival, the phase


def amount(name: str, high: float, low: float = 0.0) -> Fields:
    """A field for a number."""
    return (Field(name, low, high),)


def flag(name: str) -> Fields:
    """A field for something that is so, or is not."""
    return amount(name, 1.0)


def each(name: str, things: Sequence[str], high: float = 1.0, low: float = 0.0) -> Fields:
    """A field for each of several things."""
    return tuple([Field(f"{name}-{thing}", low, high) for thing in things])


def capped(value: int, most: int) -> float:
    """A count that has no bounds of its own: beyond this it makes no difference."""
    return float(most) if value > most else float(value)


@final
class Observation:
    """The blocks of a game, and how they are filled: one's own, then each rival's in the order of
    the seats, then what concerns all."""

    def __init__(
        self,
        version: int,
        blocks: Callable[[Any], Blocks],
        fill: Callable[[Any, int, list[float]], int],
    ) -> None:
        self.version = version  # of the names: another version means other fields
        self.blocks = blocks
        self.fill = fill  # into a list of zeros; returns how many fields there are
        self.zeros: dict[int, list[float]] = {}

    def fields(self, table: Any) -> Fields:
        """All fields of a table like this one, each named after its block."""
        return tuple(
            [
                Field(f"{block}.{field.name}", field.low, field.high)
                for block, fields in self.blocks(table)
                for field in fields
            ]
        )

    def room(self, table: Any) -> list[float]:
        """A list of the right length, to be filled again and again."""
        return [0.0] * sum([len(fields) for _, fields in self.blocks(table)])

    def observe(self, table: Any, seat: int, out: list[float]) -> None:
        """Fill the list with what this seat knows."""
        count = len(out)
        zeros = self.zeros.get(count)
        if zeros is None:
            zeros = self.zeros[count] = [0.0] * count
        out[:] = zeros
        filled = 0
        try:
            filled = self.fill(table, seat, out)
        except IndexError:
            if count == len(self.room(table)):
                raise  # it is not the length
        if filled != count:
            needed = len(self.room(table))
            raise ValueError(f"an observation of this table has {needed} numbers, not {count}")


def no_blocks(table: Any) -> Blocks:
    """The blocks of a game that is not observed."""
    return ()


def nothing_known(table: Any, seat: int, out: list[float]) -> int:
    """What is observed of such a game."""
    return 0


UNOBSERVED: Final = Observation(0, no_blocks, nothing_known)
