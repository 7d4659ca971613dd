"""Analysis of a record: how the chances changed, what cost most, and what was luck.

At every word that was a choice, a search from the speaker's own view compares the best word with
the word that was said. The difference is the cost of the choice, unless the search may be wrong by
as much. What changes from there to the next search is luck, if chance was drawn or something was
revealed in between. The rest is the search's own uncertainty. Together they add up to the result.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from tatami.bots.calibration import calibrated
from tatami.bots.nodes import Branch
from tatami.bots.reasons import Reason, reasons
from tatami.bots.search import Budget
from tatami.bots.seen import Seen
from tatami.bots.shares import SURE, first
from tatami.bots.tree import Tree
from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.record import Entry, Record
from tatami.core.table import Table
from tatami.core.words import Word

MOST_COSTLY: Final = 5
LEAST_COST: Final = 0.01  # a choice that costs less is not worth a mention
UNKNOWN: Final = 0.05  # the variance added by one more try, whatever the others have found
AT_LEAST: Final = 4  # tries for a choice, and between two looks at the clock
ENOUGH: Final = 0.3  # the part of the tries for the word said, whatever the search thinks of it

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """A word, and each seat's chance to win after it, with its interval."""

    number: int
    seat: int
    word: str
    forced: bool
    chances: list[float]
    low: list[float]
    high: list[float]
    cost: float  # what the choice cost its speaker
    better: str  # the word that would have cost nothing, if this one cost anything
    choice: list[float]  # what the choice gave or took each seat
    luck: list[float]  # what chance and revelations gave each seat after it
    unsure: list[float]  # what else the next search saw differently


@dataclass(frozen=True)
class Costly:
    """A choice that cost much: what was said, what would have been better, and why."""

    number: int
    seat: int
    word: str
    better: str
    cost: float
    error: float  # half of the interval
    chance: float  # to win with the better word
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Analysis:
    """All that is found in one record."""

    game: str
    seats: list[str]
    opening: list[float]
    moments: list[Moment]
    costly: list[Costly]
    skill: list[float]  # by seat: the cost of its own choices in all
    others: list[float]  # by seat: what the others' choices gave it
    luck: list[float]
    unsure: list[float]
    ending: list[float]  # the start and these four together
    sources: list[dict[str, float]]  # by seat: points by source
    scores: list[int]
    ranks: list[int]
    searched: int  # choices; there may be too little time for all
    tries: int

    def plain(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return asdict(self)


@dataclass
class Searched:
    """What a search found at one word that was a choice."""

    best: list[float]  # the chances of all seats with the best word
    said: list[float]  # and with the word that was said
    error: float
    counts: bool  # whether the cost exceeds the search's error, and the search decides it
    better: str
    reasons: tuple[Reason, ...]
    tries: int

    def choice(self) -> list[float]:
        """What the choice gave or took each seat."""
        return less(self.said, self.best) if self.counts else [0.0] * len(self.said)


@dataclass
class Said:
    """A word of the record, and what we know of it."""

    entry: Entry
    forced: bool  # whether nothing else could be said
    searched: Searched | None  # None if forced, or without time
    chance: bool  # whether chance was drawn or something was revealed

    def unknown(self) -> bool:
        """Whether it was a choice, but was not searched."""
        return not self.forced and self.searched is None


def analyse(
    game: Game, record: Record, budget: Budget, progress: Progress | None = None
) -> Analysis:
    """Replay a record and search every choice in it. The seconds are for the whole record."""
    entries = record.standing()
    table = records.opened(game, record)
    words: list[Said] = []
    sources = Sources(game, len(record.seats))
    left = Clock(budget, len(entries))
    for number, entry in enumerate(entries, 1):
        ask = asked(game, table, entry.seat, entry.word)
        forced = ask is None or len(ask.options) == 1
        searched = None
        if ask is not None and not forced and left.allows(number - 1):
            tree = look(game, table, ask, left.share(number - 1), number)
            word = game.vocabulary.by_text[entry.word]
            searched = weighed(tree, Seen(game, table, ask.seat, ask), word, number)
        sources.before(table, ask)
        known = (table.drawn, table.revealed)
        records.say(game, table, number, entry)
        words.append(Said(entry, forced, searched, (table.drawn, table.revealed) != known))
        sources.after(table)
        if progress is not None:
            progress(number, len(entries))
    return analysis_of(game, record, table, words, sources.by_seat(table))


class Clock:
    """Divides a budget among the words of a record."""

    def __init__(self, budget: Budget, words: int) -> None:
        self.budget = budget
        self.words = words
        self.begin = time.monotonic()
        self.used = False

    def allows(self, done: int) -> bool:
        """Whether there is time to search a choice after this many words. There is none if the
        earlier words took more than their part. The first choice is always searched."""
        if not self.budget.seconds or not self.used:
            return True
        due = self.budget.seconds * (done + 1) / self.words
        return time.monotonic() - self.begin <= due

    def share(self, done: int) -> Budget:
        """The budget of the next word."""
        if not self.budget.seconds:
            return self.budget
        self.used = True
        left = max(0.0, self.begin + self.budget.seconds - time.monotonic())
        return Budget(seconds=max(0.001, left / (self.words - done)))


def asked(game: Game, table: Table, seat: int, text: str) -> Ask | None:
    """The question that the next word of the record answers, or None if the clock speaks."""
    word = game.vocabulary.by_text.get(text)
    for ask in table.open_asks(seat):
        if seat >= 0 and not ask.idle and word in ask.options:
            return ask
    return None


def look(game: Game, table: Table, ask: Ask, budget: Budget, seed: int) -> Tree:
    """Search one choice, from what its speaker could see."""
    seen = Seen(game, table, ask.seat, ask)
    tree = Tree(game, ask, seed, game.advice.search)
    if budget.seconds:
        end = time.monotonic() + budget.seconds * (1 - ENOUGH)
        while not tree.tries or time.monotonic() < end:
            tree.grow(seen.imagine, AT_LEAST)
        return tree
    tree.grow(seen.imagine, budget.tries or tree.settings.budget(budget.level, table.seats))
    return tree


def weighed(tree: Tree, seen: Seen, word: Word, number: int) -> Searched:
    """What the best word promised, and what the word that was said promised."""
    best = tree.branches()[0]
    said = tree.root.branches.get(word)
    wanted = int(ENOUGH * tree.tries) + 1
    if best.word is not word and (said is None or said.tries < wanted):
        tree.only = word
        tree.grow(seen.imagine, wanted - (said.tries if said is not None else 0))
        tree.only = None
    said = tree.root.branches[word]
    if said.mean() >= best.mean():
        best = said
    error = SURE * (variance(best) + variance(said)) ** 0.5
    cost = best.mean() - said.mean()
    decides = tree.ask.rule not in tree.settings.by_value
    counts = decides and cost >= max(error, LEAST_COST)
    why = reasons(tree, seen, best.word, number) if counts else []
    sure = tree.settings.sure
    chances = calibrated(shares(best), sure), calibrated(shares(said), sure)
    return Searched(*chances, error * sure, counts, best.word.text, tuple(why), tree.tries)


def variance(branch: Branch) -> float:
    """The variance of the mean of a word's tries, as if one more try had gone differently: a few
    tries that agree prove little."""
    tries = max(1, branch.tries)
    return (branch.deviation() ** 2 * tries + UNKNOWN) / (tries + 1) / tries


def shares(branch: Branch) -> list[float]:
    """The chances of all seats after a word."""
    return [share / branch.tries for share in branch.shares]


# -- what it comes to ----------------------------------------------------------------------------


def analysis_of(
    game: Game, record: Record, table: Table, words: list[Said], sources: list[dict[str, float]]
) -> Analysis:
    """Put it all together."""
    seats = range(len(record.seats))
    end = records.ended(game, record, table)
    ranks = end.ranks if end else []
    over = [first(ranks, seat) for seat in seats] if end and end.ending == "played" else []
    searched = [said.searched for said in words if said.searched is not None]
    ending = over or last_known(searched, len(record.seats))
    moments = gone_through(words, ending)
    return Analysis(
        game.name,
        record.seats,
        searched[0].best if searched else ending,
        moments,
        costly(moments, words),
        *balance(moments, seats),
        ending,
        sources,
        game.scores(table),
        ranks,
        len(searched),
        sum(each.tries for each in searched),
    )


def balance(
    moments: list[Moment], seats: range
) -> tuple[list[float], list[float], list[float], list[float]]:
    """What each seat gained by its own choices, by the others' choices, by luck, and by the
    search's uncertainty."""
    return (
        [sum(m.choice[seat] for m in moments if m.seat == seat) for seat in seats],
        [sum(m.choice[seat] for m in moments if m.seat != seat) for seat in seats],
        [sum(m.luck[seat] for m in moments) for seat in seats],
        [sum(m.unsure[seat] for m in moments) for seat in seats],
    )


def gone_through(words: list[Said], ending: list[float]) -> list[Moment]:
    """Every word as a moment. The loop goes backwards: each word knows what came after it."""
    after, error = ending, 0.0
    chance = unknown = False  # whether either played a part before the next search
    moments: list[Moment] = []
    for number in range(len(words), 0, -1):
        said = words[number - 1]
        chance = chance or said.chance
        unknown = unknown or said.unknown()
        moments.append(moment(number, said, after, error, chance and not unknown))
        if said.searched is not None:
            after, error = said.searched.best, said.searched.error
            chance = unknown = False
    moments.reverse()
    return moments


def moment(number: int, said: Said, after: list[float], error: float, lucky: bool) -> Moment:
    """A word and what it changed: by choice, by luck, and by the search's uncertainty."""
    entry, here = said.entry, said.searched
    nothing = [0.0] * len(after)
    low = [max(0.0, share - error) for share in after]
    high = [min(1.0, share + error) for share in after]
    cost, better, choice, luck, unsure = 0.0, "", nothing, nothing, nothing
    if here is not None:
        choice = here.choice()
        cost = -choice[entry.seat]
        better = here.better if here.counts else ""
        luck = less(after, here.said) if lucky else nothing
        unsure = less(less(less(after, here.best), choice), luck)
    shown = (number, entry.seat, entry.word, said.forced, after, low, high)
    return Moment(*shown, cost, better, choice, luck, unsure)


def less(chances: list[float], others: list[float]) -> list[float]:
    """The difference of two lists, seat by seat."""
    return [a - b for a, b in zip(chances, others, strict=True)]


def last_known(searched: list[Searched], seats: int) -> list[float]:
    """The chances after the last choice, for a record that breaks off."""
    return searched[-1].said if searched else [1.0 / seats] * seats


def costly(moments: list[Moment], words: list[Said]) -> list[Costly]:
    """The choices that cost most, the costliest first."""
    chosen = sorted(moments, key=lambda moment: -moment.cost)[:MOST_COSTLY]
    listed = []
    for m in chosen:
        here = words[m.number - 1].searched
        if here is not None and here.counts:
            chance = here.best[m.seat]
            why = here.reasons
            listed.append(
                Costly(m.number, m.seat, m.word, here.better, m.cost, here.error, chance, why)
            )
    return listed


class Sources:
    """Points by source. The game names the source, otherwise the chapter of the question does."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.totals: list[dict[str, float]] = [{} for _ in range(seats)]
        self.chapter = ""
        self.scores = [0] * seats

    def before(self, table: Table, ask: Ask | None) -> None:
        """Note the score before a word, and what is being asked."""
        if ask is not None:
            self.chapter = self.game.ledger[ask.rule].chapter
        self.scores = self.game.scores(table)

    def after(self, table: Table) -> None:
        """Note the points that the word has brought."""
        for seat, score in enumerate(self.game.scores(table)):
            more = score - self.scores[seat]
            if more:
                total = self.totals[seat]
                total[self.chapter] = total.get(self.chapter, 0.0) + more

    def by_seat(self, table: Table) -> list[dict[str, float]]:
        """The points of each seat."""
        named = self.game.advice.sources
        if named is None:
            return self.totals
        return [dict(named(table, seat)) for seat in range(len(self.totals))]
