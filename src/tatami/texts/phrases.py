"""Our own sentences: those of the terminal, of the reports and of the server."""

from typing import Any

from tatami.texts.talk import bundle, formatted


def phrase(package: str, language: str, name: str, **things: Any) -> str:
    """A sentence of a package in a language, with its variables filled in."""
    text = formatted(bundle(package, language), name, things)
    if not text:
        raise LookupError(f"{package} has no phrase {name!r} in {language!r}")
    return text
