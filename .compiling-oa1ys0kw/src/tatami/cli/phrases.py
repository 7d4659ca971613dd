"""The terminal's own sentences, in the player's language."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from tatami.texts.talk import bundle, formatted


@cache
def phrases(language: str) -> FluentBundle:
    """All of them in one language."""
    return bundle("tatami.cli", language)


def phrase(language: str, name: str, **things: Any) -> str:
    """One of them, with its variables filled in."""
    return formatted(phrases(language), name, things)
