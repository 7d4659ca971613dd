"""Preparing: what a game tells people who plan a whole move while others have theirs."""

from collections.abc import Callable, Mapping
from typing import Any, final


@final
class Preparing:
    """How a move is prepared.

    `view`: what a view tells besides for a seat that is not asked. It is told with every change.
    `outlook`: what such a seat may look at while it plans. It is told only to those who ask for it,
    so it may take its time.
    `mark`: what a prepared move lasts with: it is forgotten as soon as the mark is another one.
    """

    def __init__(
        self,
        *,
        view: Callable[[Any, int], Mapping[str, Any]],
        outlook: Callable[[Any, int], Mapping[str, Any]],
        mark: Callable[[Any], str],
    ) -> None:
        self.view = view
        self.outlook = outlook
        self.mark = mark
