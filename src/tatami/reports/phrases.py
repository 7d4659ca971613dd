"""The reports' own sentences, in the reader's language."""

from functools import partial
from typing import Final

from tatami.texts import phrases

phrase: Final = partial(phrases.phrase, "tatami.reports")


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def signed(points: float) -> str:
    """A change, with its sign."""
    return f"{points:+.1f}".replace("-", "−")
