"""Tables that commands print. Nothing in them is cut, however narrow the terminal is."""

from rich.table import Column, Table


def table(*heads: str) -> Table:
    """A table with these heads. What is too long for its column goes on below."""
    return Table(*[Column(head, overflow="fold") for head in heads])


def games(number: int) -> str:
    """How many games, in words."""
    return f"{number} game" if number == 1 else f"{number} games"
