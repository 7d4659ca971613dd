"""Preparing: what a game tells people who plan a whole move while others have theirs."""

from collections.abc import Callable, Mapping
from typing import Any, final


@final
class Preparing:
    """How a move is prepared.

    `view`: what a view tells besides for a seat that is not asked.
    `mark`: what a prepared move lasts with: it is forgotten as soon as the mark is another one.
    """

    def __init__(
        self,
        *,
        view: Callable[[Any, int], Mapping[str, Any]],
        mark: Callable[[Any], str],
    ) -> None:
        self.view = view
        self.mark = mark
