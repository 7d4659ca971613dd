"""Our own sentences: those of the terminal, of the reports and of the server."""

from functools import cache
from typing import TYPE_CHECKING, Any

from tatami.texts.talk import bundle, formatted

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def phrase(package: str, language: str, name: str, **things: Any) -> str:
    """A sentence of a package in a language, with its variables filled in."""
    text = formatted(phrases(package, language), name, things)
    if not text:
        raise LookupError(f"{package} has no phrase {name!r} in {language!r}")
    return text


@cache
def phrases(package: str, language: str) -> "FluentBundle":
    """All sentences of a package in a language."""
    return bundle(package, language)
