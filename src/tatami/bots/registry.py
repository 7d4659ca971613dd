"""The simple bots, and how all of them are named: `name[:level][:key=value…]`."""

import random
from collections.abc import Callable, Iterable
from typing import Final, Protocol, final

from tatami.bots.greedy import BY_HAND, frozen, greedy
from tatami.bots.novice import novice
from tatami.bots.own_files import OwnFile
from tatami.bots.search import search
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot
from tatami.bots.user_bots import UserBot, mistakes_named
from tatami.core.words import Word


class Bot(Protocol):
    """A player that can answer a question."""

    def choose(self, seen: Seen) -> Word:
        """The word the bot says."""
        ...


@final
class RandomBot:
    """Says any legal word."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def choose(self, seen: Seen) -> Word:
        """Any word of the menu, all equally likely."""
        return self.dice.choice(seen.ask.options)


def anything(dice: random.Random, options: dict[str, str]) -> Bot:
    """A random bot."""
    return RandomBot(dice)


Maker = Callable[[random.Random, dict[str, str]], Bot]

BOTS: Final[dict[str, Maker]] = {
    "random": anything,
    "novice": novice,
    "greedy": greedy,
    "greedy-2026": frozen,
    "search": search,
}
OWN: Final[dict[str, str]] = {}  # user bots: the file of each
WEIGHTS: Final = "weights="  # the setting that names a file


def is_timed(spec: str) -> bool:
    """Whether a bot thinks by the clock, so that it plays worse on a machine that is busy."""
    return any(part.startswith(("time=", "within=")) for part in spec.split(":"))


def make_bot(spec: str, seed: str) -> Bot:
    """The bot that a spec names. The same seed makes it play the same way again."""
    name, *parts = spec.split(":")
    if name not in BOTS:
        raise BadBot(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    options: dict[str, str] = {}
    for i, part in enumerate(parts):
        key, equals, value = part.partition("=")
        if not equals:
            if i:
                raise BadBot(f"The bot {name!r} has no level {part!r}.")
            key, value = "level", part
        if key in options:
            raise BadBot(f"The bot {name!r} is told its {key} twice.")
        options[key] = value
    bot = made(name, random.Random(seed), options)
    if "level" in options:
        raise BadBot(f"The bot {name!r} has no level {options['level']!r}.")
    if options:
        raise BadBot(f"The bot {name!r} has no setting {next(iter(options))!r}.")
    return bot


def made(name: str, dice: random.Random, options: dict[str, str]) -> Bot:
    """The bot of a name. A user's bot is not trusted to behave like a bot."""
    if name not in OWN:
        return BOTS[name](dice, options)
    with mistakes_named(name, OWN[name]):
        bot = BOTS[name](dice, options)
    return UserBot(name, OWN[name], bot)


def weights_of_bots(specs: Iterable[str]) -> tuple[OwnFile, ...]:
    """The files with weights that these bots of ours are told to play with."""
    settings = [spec.split(":") for spec in specs]
    named = [
        part.removeprefix(WEIGHTS)
        for name, *parts in settings
        for part in parts
        if name in BUILT_IN and part.startswith(WEIGHTS)
    ]
    wanted = dict.fromkeys(name for name in named if name and name != BY_HAND)
    return tuple(OwnFile.read(name, "weights") for name in wanted)


def add_bots(source: OwnFile) -> None:
    """Register the bots of a user's file: its BOTS, by name (docs/how-to/add-a-bot.md)."""
    file, own = source.name, source.run().get("BOTS")
    if not isinstance(own, dict) or not all(map(callable, own.values())):
        raise BadBot(f"{file} has no BOTS: a dictionary with a function for each name.")
    for name, make in own.items():
        if not isinstance(name, str):
            raise BadBot(f"{file} names a bot {name!r}, which is no text.")
        if name in BUILT_IN:
            raise BadBot(f"{file} names a bot {name!r}, which is one of ours.")
        BOTS[name] = make
        OWN[name] = file


BUILT_IN: Final = tuple(BOTS)
