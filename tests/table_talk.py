"""How tests speak at a table: words as text, seat first, and the rule each test proves."""

import pytest

from tatami.core.ask import Illegal
from tatami.core.table import Table
from tatami.core.words import Word

rule = pytest.mark.rule


def say(t: Table, *lines: str) -> None:
    """Say each line, a seat and its words: "0 take:samurai seal:2"."""
    for line in lines:
        seat, *texts = line.split()
        for text in texts:
            t.answer(int(seat), word(t, int(seat), text))


def word(t: Table, seat: int, text: str) -> Word:
    """The word of this text that the seat's open questions speak of."""
    for ask in t.open_asks(seat):
        for known in [*ask.options, *ask.refused]:
            if known.text == text:
                return known
    raise AssertionError(f"{text} is not spoken of; the menu is {menu(t)}")


def menu(t: Table, seat: int | None = None) -> list[str]:
    """The words that can be said, by anybody or by one seat."""
    return [w.text for ask in t.asks if seat in (None, ask.seat) for w in ask.options]


def why(t: Table, line: str) -> str:
    """The rule that keeps a seat from saying a word."""
    seat, text = line.split()
    try:
        t.copy().answer(int(seat), word(t, int(seat), text))
    except Illegal as illegal:
        return illegal.rule
    raise AssertionError(f"{line} can be said")
