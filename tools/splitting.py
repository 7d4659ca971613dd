"""Shitennō for two: does the one who splits always lose, and is it the game or the advice?

A policy is a way of splitting and choosing. `before` is the advice that put lots together card
after card; `even` looks for the most even split that can still be made. `even:N` splits and chooses
as if being Tairō next year cost N tenths of a point: with a negative N the Daimyō's tile goes to
the poorer lot.

    .venv/bin/python tools/splitting.py greedy 100 before even:0 even:20 even:40
    .venv/bin/python tools/splitting.py search:1 20 --against before even:40
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean
from typing import NamedTuple

from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.games.shitenno import advice
from tatami.games.shitenno.frames import Sharing
from tatami.games.shitenno.game import SHITENNO
from tatami.games.shitenno.table import Shitenno
from tatami.session.match import Match


class Played(NamedTuple):
    """A game: who split first, whether they won, by how much, and the Tairō of every even year."""

    ranks: list[int]
    scores: list[int]
    tairo: list[int]

    def ahead(self) -> int:
        """By how many points the first Tairō is ahead at the end."""
        first = self.tairo[0]
        return self.scores[first] - self.scores[1 - first]

    def won(self) -> bool:
        """Whether the first Tairō has won."""
        return self.ranks[self.tairo[0]] == 1


@contextmanager
def advised(policy: str) -> Iterator[None]:
    """Let the advice of the game be that of a policy."""
    tairo, prospects = advice.TAIRO, advice.prospects
    name, _, tenths = policy.partition(":")
    if name == "before":
        advice.prospects = as_before
    if tenths:
        advice.TAIRO = int(tenths) / 10  # type: ignore[misc]
    yield
    advice.TAIRO, advice.prospects = tairo, prospects  # type: ignore[misc]


def as_before(t: Shitenno, s: Sharing, seat: int) -> float:
    """What the sharing brought by the advice of before: card after card, and no price of a
    title."""
    worths, cards_worth = advice.TITLE_WORTH, advice.cards_worth
    if s.received[seat]:
        return worths[s.received[seat]] + advice.could_take(t, seat, s.received[seat])
    tiles = sorted([worths[tile] for tile in s.tiles], reverse=True)
    lot = cards_worth(s.lot) + (worths[s.seals[0]] if s.seals else tiles[0])
    others = len(s.waiting) - 1
    rest = cards_worth(s.cards) + sum(tiles[:others])
    if len(s.seals) == 2:
        rest = cards_worth(s.cards) + worths[s.seals[1]]
    if seat == s.waiting[0]:
        return min(lot, rest / others)
    if len(s.seals) == 2:
        return max(lot, rest)
    return (lot + rest) / len(s.waiting) * 0.95


def played(bot: str, policies: tuple[str, str], seed: str) -> Played:
    """One game between two bots, each with the advice of its policy."""
    match = Match.new(SHITENNO, [bot, bot], seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(2)]
    while not match.over():
        ask = match.open_asks()[0]
        with advised(policies[ask.seat]):
            word = bots[ask.seat].choose(Seen(SHITENNO, match.table, ask.seat, ask))
        match.say(ask.seat, word)
    told = [event.things[0] for event in match.events() if event.kind.name == "laid-out"]
    result = match.record.result
    assert result is not None  # noqa: S101  (the match is over)
    return Played(result.ranks, result.scores, [seat.arg for seat in told])  # type: ignore[union-attr]


def alike(bot: str, games: int, seed: str, policy: str) -> str:
    """How the first Tairō fares when both play by one policy."""
    found = [played(bot, (policy, policy), f"{seed}/{n}") for n in range(games)]
    again = mean(g.tairo.count(g.tairo[0]) / len(g.tairo) for g in found)
    return (
        f"{policy:12} first Tairō wins {sum(g.won() for g in found)} of {games}, "
        f"ahead by {mean(g.ahead() for g in found):.1f}, splits {again:.0%} of the even years"
    )


def against(bot: str, games: int, seed: str, one: str, other: str) -> str:
    """How often one policy beats another; every seed is played from both seats."""
    wins = 0
    for n in range(games // 2):
        wins += played(bot, (one, other), f"{seed}/{n}").ranks[0] == 1
        wins += played(bot, (other, one), f"{seed}/{n}").ranks[1] == 1
    return f"{one} wins {wins} of {games // 2 * 2} against {other}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("policies", nargs="+")
    parser.add_argument("--against", default="")
    parser.add_argument("--seed", default="splitting")
    given = parser.parse_args()
    for policy in given.policies:
        if given.against:
            print(against(given.bot, given.games, given.seed, policy, given.against), flush=True)
        else:
            print(alike(given.bot, given.games, given.seed, policy), flush=True)


if __name__ == "__main__":
    main()
