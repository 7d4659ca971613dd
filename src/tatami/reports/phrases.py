"""The reports' own sentences, in the reader's language."""

from functools import partial
from typing import Final

from tatami.texts import phrases

phrase: Final = partial(phrases.phrase, "tatami.reports")


def percent(share: float, language: str, digits: int = 0) -> str:
    """A share as people read it. English puts no space before the sign."""
    sign = "%" if language == "en" else "\N{NO-BREAK SPACE}%"
    return f"{100 * share:.{digits}f}{sign}"


def signed(points: float) -> str:
    """A change, with its sign."""
    return f"{points:+.1f}".replace("-", "−")
