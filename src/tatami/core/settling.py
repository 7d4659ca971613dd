"""Settling: playing on as a game's advice likes, to the next quiet moment.

A table judged right after a word is judged in the middle of something: a card is paid for and not
yet used, an order is given and not yet carried out. At a quiet moment nothing is in progress.
"""

from collections.abc import Sequence
from typing import Final, final

from tatami.core.advice import Advice
from tatami.core.ask import Ask
from tatami.core.chance import next_state, scaled, stir
from tatami.core.habits import Habits
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word

WEIGHED: Final = 8  # words to weigh against each other
BESIDES: Final = 1  # words to weigh beside those that habit promises most of
MOST_ON_THE_FLOOR: Final = 60  # words on the open floor, before the clock ends it


@final
class Settling:
    """Plays on from a word, for all seats."""

    def __init__(self, advice: Advice, seed: int, habits: Habits | None = None) -> None:
        self.advice = advice
        self.habits = habits  # of all who play on from the same position
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
        words = self.weighed(ask)
        best, most = words[0], -1e9
        worths: list[float] = []
        for word in words:
            after = t.copy()
            after.answer(ask.seat, word)
            value = self.advice.value(after, ask.seat)
            worths.append(value)
            if value > most:
                best, most = word, value
        if self.habits is not None:
            self.habits.compared(ask.seat, words, worths)
        return best

    def weighed(self, ask: Ask) -> list[Word]:
        """The words to weigh: all, if they are few. Of many those that habit promises most of and
        some besides, or any where nothing is known."""
        options = ask.options
        if self.habits is not None and len(options) > BESIDES + 2:
            words = self.habits.promising(ask.seat, options)
            if len(words) == 2:
                for word in self.some(options, BESIDES + 2):
                    if len(words) < BESIDES + 2 and word is not words[0] and word is not words[1]:
                        words.append(word)
                return words
        return self.some(options, WEIGHED)

    def some(self, options: Sequence[Word], count: int) -> list[Word]:
        """So many of the words, one after another from any of them; all if there are no more."""
        if len(options) <= count:
            return list(options)
        self.dice = next_state(self.dice)
        start = scaled(self.dice, len(options))
        return [options[(start + i) % len(options)] for i in range(count)]
