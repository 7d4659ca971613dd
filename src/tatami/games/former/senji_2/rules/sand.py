"""The sand of winter: questions on the open floor that want no answer (SEN-20)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.words import NOBODY, Word
from tatami.games.former.senji_2.printed import KINDS_OF_FAMILY
from tatami.games.former.senji_2.words import NOT_READY, TIME


def waiting(seat: int, word: Word, prompt: str) -> Ask:
    """A question that wants no answer (SEN-20)."""
    ask = Ask(seat, "SEN-20", prompt, idle=True)
    ask.offer(word)
    return ask


CLOCK: Final = waiting(NOBODY, TIME, "clock")
READY_SEATS: Final = tuple(waiting(seat, NOT_READY, "waiting") for seat in range(KINDS_OF_FAMILY))
