"""Manners: how bots behave on the open floor, wherever they play.

They speak one at a time: first who owes an answer, then who is in the middle of something, then the
others in the order of their seats. They answer what is proposed to them, let stand what they have
said, and hold some words back until all have spoken. The game says which words (`core.manners`).
In a lesson they play its script first.
"""

from collections.abc import Collection

from tatami.core.ask import Ask
from tatami.core.manners import Manners
from tatami.core.words import NOBODY, Word
from tatami.session.lesson import by_script, scripted
from tatami.session.match import Match

Sayings = set[tuple[int, str]]  # by seat


class Floor:
    """The open floor of one match, as its bots behave there."""

    def __init__(self, manners: Manners) -> None:
        self.manners = manners
        self.holding: dict[int, list[Word]] = {}  # the menus that bots let pass, for now

    def asked(self, match: Match, bots: Collection[int], late: bool = False) -> list[Ask]:
        """The questions that these bots have to answer now, each with a polite menu. On the open
        floor it is one at most. `late` if half of the floor's time has run."""
        if (following := by_script(match, bots)) is not None:
            return following
        asks: dict[int, Ask] = {}
        for ask in match.open_asks():
            if ask.seat in bots:
                asks.setdefault(ask.seat, ask)
        if not match.table.free:
            self.holding.clear()
            return list(asks.values())
        said = said_on_the_floor(match)
        hurry = late or self.all_have_spoken(match, bots, {seat for seat, _ in said})
        polite = [self.polite(match, ask, said, hurry) for ask in asks.values()]
        ready = [ask for ask in polite if hurry or self.holding.get(ask.seat) != ask.options]
        last = match.marks[-1].seat if match.marks else NOBODY
        return sorted(ready, key=lambda ask: self.turn(ask, last, match.table.seats))[:1]

    def turn(self, ask: Ask, last: int, seats: int) -> tuple[bool, bool, int]:
        """Who speaks sooner: by what is owed, by what is begun, and after the last who spoke."""
        owes = any(word.verb in self.manners.answers for word in ask.options)
        return not owes, not self.composing(ask), (ask.seat - last - 1) % seats

    def held_back(self, match: Match, ask: Ask, hurry: bool) -> list[Word]:
        """The words that a bot does not say now: they unsay something, or come too soon."""
        manners = self.manners
        rude = manners.unsays if hurry else manners.unsays + manners.waits
        broken = manners.breaks(match.table, ask.seat)
        return [word for word in ask.options if word.verb in rude or word in broken]

    def polite(self, match: Match, ask: Ask, said: Sayings, hurry: bool) -> Ask:
        """A bot's question with good manners. There is always something left to say."""
        manners, rude = self.manners, self.held_back(match, ask, hurry)
        words = [
            word
            for word in ask.options
            if word not in rude
            and not (word.verb in manners.once and (ask.seat, word.text) in said)
        ]
        answers = [word for word in ask.options if word.verb in manners.answers]
        if answers:
            return ask.only([word for word in answers if word in words] or answers)
        return ask.only(words) if 0 < len(words) < len(ask.options) else ask

    def lets_pass(self, match: Match, ask: Ask, word: Word) -> bool:
        """Whether a bot that would be done waits instead, because something was held back. It is
        asked again when its menu has changed."""
        if word is not self.manners.closes or scripted(match) is not None:
            return False
        whole = [each for each in match.open_asks() if each.seat == ask.seat]
        waits = [word for each in whole for word in each.options if word.verb in self.manners.waits]
        broken = self.manners.breaks(match.table, ask.seat)
        if all(word in ask.options or word in broken for word in waits):
            return False
        self.holding[ask.seat] = ask.options
        return True

    def all_have_spoken(self, match: Match, bots: Collection[int], spoken: set[int]) -> bool:
        """Whether all that are still asked have said something on this floor and are not in the
        middle of it, or are bots that hold something back."""
        return all(
            (ask.seat in self.holding and ask.seat in bots)
            or (ask.seat in spoken and not self.composing(ask))
            for ask in match.open_asks()
        )

    def composing(self, ask: Ask) -> bool:
        """Whether a seat is in the middle of something."""
        closes = self.manners.closes
        return closes is not None and closes not in ask.options


def said_on_the_floor(match: Match) -> Sayings:
    """What each seat has said since the floor was opened."""
    said: Sayings = set()
    for mark in reversed(match.marks):
        if not mark.on_the_floor:
            break
        said.add((mark.seat, mark.on_the_floor))
    return said
