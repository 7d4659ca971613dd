"""Progress bars, on the standard error, and only if it is a terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

T = TypeVar("T")


@contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar. The caller says how much is done, and of how much."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown) as progress:
        task = progress.add_task(title, total=None)

        def advance(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        yield advance


def collected(title: str, things: Iterable[T], of: int) -> list[T]:
    """All of these things, while a bar shows how many have arrived."""
    found = []
    with bar(title) as progress:
        for thing in things:
            found.append(thing)
            progress(len(found), of)
    return found
