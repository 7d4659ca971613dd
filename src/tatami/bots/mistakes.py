"""Mistakes: choices that cost their speaker more than the search may err.

Each is searched from what its speaker could see, and with dice of its own, so nothing of it tells
what was hidden. With a budget of tries the same choices always give the same answer.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tatami.bots.analysis import asked, look, weighed
from tatami.bots.reasons import Reason
from tatami.bots.search import Budget
from tatami.bots.seen import Seen
from tatami.core.game import Game
from tatami.core.table import Table


@dataclass(frozen=True)
class Mistake:
    """What was said after so many words, what would have been better, and why."""

    at: int
    seat: int
    question: str
    word: str
    better: str
    cost: float
    reasons: tuple[Reason, ...]


def mistakes(
    game: Game,
    table: Table,
    words: Sequence[tuple[int, str]],
    wanted: Collection[int],
    budget: Budget,
) -> list[Mistake]:
    """Those of the wanted words that were mistakes, the costliest first. The table is played on."""
    found = []
    for at, (seat, word) in enumerate(words):
        if at in wanted and (mistake := judged(game, table, at, seat, word, budget)):
            found.append(mistake)
        game.do(table, seat, word)
    return sorted(found, key=lambda each: (-each.cost, each.at))


def judged(
    game: Game, table: Table, at: int, seat: int, text: str, budget: Budget
) -> Mistake | None:
    """A word as a mistake, if it was a choice and one."""
    ask = asked(game, table, seat, text)
    if ask is None or len(ask.options) == 1:
        return None
    tree = look(game, table, ask, budget, at + 1)
    word = game.vocabulary.by_text[text]
    found = weighed(tree, Seen(game, table, seat, ask), word, at + 1)
    if not found.counts:
        return None
    cost = found.best[seat] - found.said[seat]
    return Mistake(at, seat, ask.name(), text, found.better, cost, found.reasons)
