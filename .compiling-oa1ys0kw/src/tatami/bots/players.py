"""The bots themselves, and how they are named: `name[:level][:key=value…]`."""

import random
import re
from collections.abc import Callable
from typing import Final, Protocol, final

from tatami.bots.seen import Seen
from tatami.core.words import Word


class BadBot(Exception):
    """There is no such bot; the message says why in one sentence."""


class Bot(Protocol):
    """Whoever can answer a question."""

    def choose(self, seen: Seen) -> Word:
        """The word the bot says."""
        ...


@final
class RandomBot:
    """Says anything that may be said."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def choose(self, seen: Seen) -> Word:
        """Any word of the menu, each as likely as the others."""
        return self.dice.choice(seen.ask.options)


@final
class GreedyBot:
    """Looks one answer ahead, on a few tables it imagines, and takes what looks best there."""

    def __init__(self, dice: random.Random, tables: int = 3) -> None:
        self.dice = dice
        self.tables = tables

    def choose(self, seen: Seen) -> Word:
        """The word after which the game's advice likes the table best."""
        words = seen.ask.options
        if len(words) == 1:
            return words[0]
        totals = [0.0] * len(words)
        for _ in range(self.tables):
            imagined = seen.imagine(self.dice.getrandbits(40))
            for i, word in enumerate(words):
                table = imagined.copy()
                table.answer(seen.seat, word)
                totals[i] += seen.game.advice.value(table, seen.seat)
        best = max(totals)
        return self.dice.choice(
            [w for w, total in zip(words, totals, strict=True) if total == best]
        )


def greedy(dice: random.Random, options: dict[str, str]) -> Bot:
    """A greedy bot; `tables=N` is how many tables it imagines for each answer."""
    tables = options.pop("tables", "3")
    if not re.fullmatch("[1-9][0-9]{0,2}|1000", tables):
        raise BadBot(f"The greedy bot imagines 1 to 1000 tables, not {tables!r}.")
    return GreedyBot(dice, int(tables))


def anything(dice: random.Random, options: dict[str, str]) -> Bot:
    """A random bot."""
    return RandomBot(dice)


BOTS: Final[dict[str, Callable[[random.Random, dict[str, str]], Bot]]] = {
    "random": anything,
    "greedy": greedy,
}


def make_bot(spec: str, seed: str) -> Bot:
    """The bot that a spec names; the same seed makes it play the same way again."""
    name, *parts = spec.split(":")
    if name not in BOTS:
        raise BadBot(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    options: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals:
            raise BadBot(f"The bot {name!r} has no level {part!r}.")
        options[key] = value
    bot = BOTS[name](random.Random(seed), options)
    if options:
        raise BadBot(f"The bot {name!r} has no setting {next(iter(options))!r}.")
    return bot
