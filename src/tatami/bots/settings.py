"""The settings in a bot's spec: numbers within bounds. Others are refused with a sentence."""

import re

from tatami.core.errors import TatamiError


class BadBot(TatamiError):
    """There is no such bot. The message says why in one sentence."""


def whole(options: dict[str, str], name: str, usual: int, least: int, most: int) -> int:
    """A whole number, taken out of the options, or the default if it is not set."""
    if name not in options:
        return usual
    text = options.pop(name)
    if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
        raise BadBot(
            f"The setting {name!r} is a whole number from {least} to {most}, not {text!r}."
        )
    return int(text)


def decimal(options: dict[str, str], name: str, usual: float, least: float, most: float) -> float:
    """The same for a number with decimals."""
    if name not in options:
        return usual
    text = options.pop(name)
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or not least <= float(text) <= most:
        raise BadBot(f"The setting {name!r} is a number from {least:g} to {most:g}, not {text!r}.")
    return float(text)
