"""The search bot: it grows a tree of words over imagined tables, as long as its budget lasts."""

import multiprocessing
import random
import time
from math import inf
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, final

from tatami.bots.greedy import GreedyBot
from tatami.bots.nodes import Branch
from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot, decimal, whole
from tatami.bots.tree import Tree
from tatami.core.advice import SearchSettings
from tatami.core.chance import stir
from tatami.core.words import Word

LEVELS: Final = 4
AWAITED: Final = (2, 2, 2, 8)  # seconds at most for each level, when people wait for the answer
MOST_TRIES: Final = 10_000_000
AT_ONCE: Final = 16  # tries between two looks at the clock
CHANGEABLE: Final = {  # search settings that a spec may change: least and most
    "hunches": (0, 1),
    "playout": (0, 100_000),
    "explore": (0, 100),
    "trust": (0, 1000),
    "sharp": (0.005, 100),
    "fresh": (1, 1000),
    "priors": (0, 1000),
    "settled": (0, 1),
}


class Budget(NamedTuple):
    """How long to think: a number of tries or of seconds, and a number of processes.

    If neither is given, the level decides: each game sets the tries of its levels. `within` ends a
    search after this many seconds, even if tries are left.
    """

    level: int = 2
    tries: int = 0
    seconds: float = 0.0
    within: float = inf
    jobs: int = 1

    def looks(self, settings: SearchSettings) -> int:
        """On how many tables to look one word ahead, if that is what the level does."""
        return 0 if self.tries or self.seconds else settings.tables(self.level)


class Found(NamedTuple):
    """What a search knows of one word: plain data, so that processes can exchange it."""

    tries: int
    total: float
    squares: float
    points: float
    shares: list[float]


@final
class SearchBot:
    """Says the word that was tried most. If the game says that a tree does not help, says the word
    with the best value."""

    def __init__(
        self, dice: random.Random, budget: Budget, changes: dict[str, float] | None = None
    ) -> None:
        self.dice = dice
        self.budget = budget
        self.changes = changes or {}

    def choose(self, seen: Seen) -> Word:
        """The most promising word."""
        if len(seen.ask.options) == 1:
            return seen.ask.options[0]
        settings = changed(seen.game.advice.search, self.changes)
        looks = self.budget.looks(settings)
        if looks:
            bot = GreedyBot(self.dice, looks, settled=True, within=self.budget.within)
            return bot.choose(seen)
        if seen.ask.rule in settings.by_value:
            return GreedyBot(self.dice).choose(seen)
        tree = Tree(seen.game, seen.ask, self.dice.getrandbits(40), settings)
        return searched(tree, seen, self.budget).branches()[0].word


def changed(settings: SearchSettings, changes: dict[str, float]) -> SearchSettings:
    """The game's settings of the search, with these changes."""
    if not changes:
        return settings
    return SearchSettings(
        hunches=bool(changes.get("hunches", settings.hunches)),
        playout=int(changes.get("playout", settings.playout)),
        explore=float(changes.get("explore", settings.explore)),
        trust=float(changes.get("trust", settings.trust)),
        sharp=float(changes.get("sharp", settings.sharp)),
        fresh=int(changes.get("fresh", settings.fresh)),
        priors=int(changes.get("priors", settings.priors)),
        sure=settings.sure,
        settled=bool(changes.get("settled", settings.settled)),
        by_value=settings.by_value,
        tries=settings.tries,
        looks=settings.looks,
        seats=settings.seats,
    )


def searched(tree: Tree, seen: Seen, budget: Budget) -> Tree:
    """The tree, grown until the budget is used up, with several processes if the budget says so."""
    if budget.jobs > 1 and "fork" in multiprocessing.get_all_start_methods():
        return searched_by_many(tree, seen, budget)
    return grown(tree, seen, budget)


def grown(tree: Tree, seen: Seen, budget: Budget) -> Tree:
    """The tree, grown by this process alone."""
    end = time.monotonic() + (budget.seconds or budget.within)
    tries = MOST_TRIES if budget.seconds else tries_of(tree, seen, budget)
    while tree.tries < tries and not tree.settled(tries - tree.tries):
        tree.grow(seen.imagine, min(AT_ONCE, tries - tree.tries))
        if time.monotonic() >= end:
            break
    return tree


def tries_of(tree: Tree, seen: Seen, budget: Budget) -> int:
    """How many tries a budget means."""
    return budget.tries or tree.settings.budget(budget.level, seen.imagine(0).seats)


# -- several processes ------------------------------------------------------------------------


def searched_by_many(tree: Tree, seen: Seen, budget: Budget) -> Tree:
    """Grow trees in forked processes, each with a part of the tries, and add up the roots.

    A fork needs no input, and sends back plain data. Tables are never sent.
    """
    part = budget._replace(jobs=1)
    if not budget.seconds:
        tries = tries_of(tree, seen, budget)
        part = part._replace(tries=-(-tries // budget.jobs))
    fork = multiprocessing.get_context("fork")
    others = []
    for job in range(1, budget.jobs):
        here, there = fork.Pipe(duplex=False)
        process = fork.Process(target=report, args=(there, tree, seen, part, job), daemon=True)
        process.start()
        there.close()
        others.append((process, here))
    grown(tree, seen, part)
    for process, here in others:
        add(tree, here.recv())
        process.join()
    return tree


def report(there: Connection, tree: Tree, seen: Seen, part: Budget, job: int) -> None:
    """Grow a tree with dice of its own, and send what it found for each word."""
    tree.dice = stir(tree.dice + job)
    grown(tree, seen, part)
    found = {
        branch.word.text: Found(
            branch.tries, branch.total, branch.squares, branch.points, branch.shares
        )
        for branch in tree.branches()
    }
    there.send(found)
    there.close()


def add(tree: Tree, found: dict[str, Found]) -> None:
    """Add what another process found to the tree of this one."""
    for branch in tree.branches():
        more = found.get(branch.word.text)
        if more is not None:
            gather(branch, more)


def gather(branch: Branch, more: Found) -> None:
    """Add what another process found for one word."""
    branch.tries += more.tries
    branch.total += more.total
    branch.squares += more.squares
    branch.points += more.points
    branch.add(more.shares)


# -- from a spec ------------------------------------------------------------------------------


def search(dice: random.Random, options: dict[str, str]) -> SearchBot:
    """A search bot of a level. `tries=N` or `time=SECONDS` set another budget, `within=SECONDS`
    sets a limit, `jobs=N` divides the work among processes. The other settings replace those that
    the game advises."""
    level = whole(options, "level", 2, 1, LEVELS)
    tries = whole(options, "tries", 0, 1, MOST_TRIES)
    seconds = decimal(options, "time", 0.0, 0.01, 3600)
    if tries and seconds:
        raise BadBot("Give the search bot tries or time, not both.")
    within = decimal(options, "within", inf, 0.01, 3600)
    jobs = whole(options, "jobs", 1, 1, 64)
    changes = {
        name: decimal(options, name, 0.0, least, most)
        for name, (least, most) in CHANGEABLE.items()
        if name in options
    }
    return SearchBot(dice, Budget(level, tries, seconds, within, jobs), changes)


def awaited(spec: str) -> str:
    """The spec of a bot that people wait for. A level of the search thinks less on a slow machine,
    so that it answers in time there as well."""
    name, _, level = spec.partition(":")
    if name != "search" or level not in ("", *map(str, range(1, LEVELS + 1))):
        return spec
    return f"search:{level or 2}:within={AWAITED[int(level or 2) - 1]}"
