"""The reports' own sentences, in the reader's language."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from tatami.texts.talk import bundle, formatted


@cache
def phrases(language: str) -> FluentBundle:
    """All of them in one language."""
    return bundle("tatami.reports", language)


def phrase(language: str, name: str, **things: Any) -> str:
    """One of them, with its variables filled in."""
    return formatted(phrases(language), name, things)


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def signed(points: float) -> str:
    """A change, with its sign."""
    return f"{points:+.1f}".replace("-", "−")
