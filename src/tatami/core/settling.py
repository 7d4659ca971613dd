"""Settling: playing on as a game's advice likes, to the next quiet moment.

A table judged right after a word is judged in the middle of something: a card is paid for and not
yet used, an order is given and not yet carried out. At a quiet moment nothing is in progress.
"""

from typing import Final, final

from tatami.core.advice import Advice
from tatami.core.ask import Ask
from tatami.core.chance import next_state, scaled, stir
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word

WEIGHED: Final = 8  # words to weigh against each other
MOST_ON_THE_FLOOR: Final = 60  # words on the open floor, before the clock ends it


@final
class Settling:
    """Plays on from a word, for all seats."""

    def __init__(self, advice: Advice, seed: int) -> None:
        self.advice = advice
        self.dice = stir(seed)
        self.speaker = NOBODY  # who has spoken last
        self.floor = 0  # words on the open floor

    def begin(self, speaker: int) -> None:
        """This seat has just spoken."""
        self.speaker = speaker
        self.floor = 0

    def settle(self, t: Table, since: int) -> None:
        """Play on until another quiet moment than the one since which the word was said."""
        quiet = self.advice.quiet
        if quiet is None:
            return
        while t.asks:
            now = quiet(t)
            if now >= 0 and now != since:
                return
            self.say(t)

    def play_out(self, t: Table, choices: int) -> None:
        """Play on for so many choices."""
        while t.asks and choices > 0:
            if self.say(t):
                choices -= 1

    def say(self, t: Table) -> bool:
        """Say one word; return whether there was a choice."""
        ask = t.asks[self.next_ask(t)]
        self.speaker = ask.seat
        options = ask.options
        if len(options) == 1:
            t.answer(ask.seat, options[0])
            return False
        t.answer(ask.seat, self.usual(t, ask) if t.free else self.liked(t, ask))
        return True

    def next_ask(self, t: Table) -> int:
        """The first question without an answer. On the open floor, that of the next seat."""
        if not t.free:
            for i, given in enumerate(t.given):
                if given is None:
                    return i
            raise LookupError("no question is open")
        self.floor += 1
        first = after = clock = -1
        for i, ask in enumerate(t.asks):
            if ask.seat == NOBODY:
                clock = i
            elif not ask.idle:
                if first < 0:
                    first = i
                if after < 0 and ask.seat > self.speaker:
                    after = i
        if clock >= 0 and (first < 0 or self.floor > MOST_ON_THE_FLOOR):
            return clock
        return after if after >= 0 else max(first, 0)

    def usual(self, t: Table, ask: Ask) -> Word:
        """The usual word on the open floor: the game names it, otherwise it is the first."""
        if self.advice.usual is not None:
            return self.advice.usual(t, ask)
        return ask.options[0]

    def liked(self, t: Table, ask: Ask) -> Word:
        """Of some of the words, the one after which the advice likes the table best."""
        options = ask.options
        start, count = 0, len(options)
        if count > WEIGHED:
            self.dice = next_state(self.dice)
            start, count = scaled(self.dice, count), WEIGHED
        best, most = options[start], -1e9
        for i in range(count):
            word = options[(start + i) % len(options)]
            after = t.copy()
            after.answer(ask.seat, word)
            value = self.advice.value(after, ask.seat)
            if value > most:
                best, most = word, value
        return best
