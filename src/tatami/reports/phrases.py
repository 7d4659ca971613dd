"""The reports' own sentences, in the reader's language."""

from functools import partial
from typing import Final

from tatami.texts import phrases

phrase: Final = partial(phrases.phrase, "tatami.reports")


def percent(share: float, language: str, digits: int = 0) -> str:
    """A share as people read it. English puts no space before the sign."""
    sign = "%" if language == "en" else "\N{NO-BREAK SPACE}%"
    return decimal(f"{100 * share:.{digits}f}", language) + sign


def signed(points: float, language: str) -> str:
    """A change, with its sign."""
    return decimal(f"{points:+.1f}".replace("-", "−"), language)


def decimal(number: str, language: str) -> str:
    """A number with the language's decimal sign: a point in English, otherwise a comma."""
    return number if language == "en" else number.replace(".", ",")
