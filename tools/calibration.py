"""How true the chances are that hints and analyses name: a reliability curve, and Brier scores.

    .venv/bin/python tools/calibration.py shototsu --games 60

Games between greedy bots; every so many of their choices is searched, from what the seat could see,
and the chance of the best word is put beside who won in the end. `raw` is what the search finds,
`told` what people are told. The power that would have suited the first half of the games best is
printed with what it brings in the second half, so it is never judged by the games that chose it.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tatami.bots.calibration import calibrated
from tatami.bots.registry import Bot, make_bot
from tatami.bots.seen import Seen
from tatami.bots.shares import first
from tatami.bots.tree import Tree
from tatami.games import GAMES
from tatami.session.manners import Floor
from tatami.session.match import Match

POWERS: Final = tuple(each / 20 for each in range(4, 81))  # 0.2 to 4
BINS: Final = 10


class Position(NamedTuple):
    """A position: the game it is from, what the search found for each seat, who asked, who won."""

    game: int
    chances: list[float]
    seat: int
    won: float

    def chance(self, power: float) -> float:
        """The chance of the seat that asked, with this power."""
        return calibrated(self.chances, power)[self.seat]


def positions(name: str, number: int, wanted: argparse.Namespace) -> Iterator[Position]:
    """Some choices of one game, and how it ended."""
    game = GAMES[name]
    seats = min(count for count in game.seats if count > 1)
    seed = f"{wanted.seed}/{number}"
    match = Match.new(game, ["greedy"] * seats, seed, game.chosen({}))
    bots: list[Bot] = [make_bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
    floor = Floor(game.manners)
    found: list[tuple[list[float], int]] = []
    met = number  # so that not every game is looked at in the same places
    while not match.over():
        ask = floor.asked(match, range(seats))[0]
        seen = Seen(game, match.table, ask.seat, ask)
        if len(ask.options) > 1 and ask.rule not in game.advice.search.by_value:
            met += 1
            if met % wanted.every == 0:
                found.append((searched(seen, wanted.tries), ask.seat))
        word = bots[ask.seat].choose(seen)
        if not floor.lets_pass(match, ask, word):
            match.say(ask.seat, word)
    ranks = game.ranks(match.table)
    for chances, seat in found:
        yield Position(number, chances, seat, first(ranks, seat))


def searched(seen: Seen, tries: int) -> list[float]:
    """The chances of all seats with the best word."""
    tree = Tree(seen.game, seen.ask, 1, seen.game.advice.search)
    tree.grow(seen.imagine, tries)
    best = tree.branches()[0]
    return [share / best.tries for share in best.shares]


def brier(positions: Sequence[Position], power: float) -> float:
    """The mean square of how far chances were from what came."""
    return sum((each.chance(power) - each.won) ** 2 for each in positions) / len(positions)


def surprise(positions: Sequence[Position], power: float) -> float:
    """The mean log of how unlikely what came was said to be."""
    total = 0.0
    for each in positions:
        chance = min(1 - 1e-6, max(1e-6, each.chance(power)))
        total -= each.won * math.log(chance) + (1 - each.won) * math.log(1 - chance)
    return total / len(positions)


def curve(positions: Sequence[Position], power: float) -> list[str]:
    """What was said and what came, by tenths."""
    bins: list[list[Position]] = [[] for _ in range(BINS)]
    for each in positions:
        bins[min(BINS - 1, int(BINS * each.chance(power)))].append(each)
    return [line(of, power) for of in bins if of]


def line(positions: Sequence[Position], power: float) -> str:
    """One tenth."""
    said = sum(each.chance(power) for each in positions) / len(positions)
    won = sum(each.won for each in positions) / len(positions)
    return f"  said {100 * said:3.0f} %, came {100 * won:3.0f} %, of {len(positions)}"


def main() -> None:
    """Print the curves and the scores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--every", type=int, default=7, help="search every so many choices")
    parser.add_argument("--seed", default="calibration")
    wanted = parser.parse_args()
    found = [each for n in range(wanted.games) for each in positions(wanted.game, n, wanted)]
    sure = GAMES[wanted.game].advice.search.sure
    for name, power in (("raw", 1.0), ("told", sure)):
        print(f"{wanted.game}, {name} (power {power:g}): {len(found)} positions")
        print(f"  Brier score {brier(found, power):.4f}, surprise {surprise(found, power):.4f}")
        print(*curve(found, power), sep="\n")
    half = [each for each in found if 2 * each.game < wanted.games]
    rest = found[len(half) :]
    best = min(POWERS, key=lambda power: surprise(half, power))
    before, after = brier(rest, 1.0), brier(rest, best)
    print(f"best for the first half: power {best:g}; Brier in the rest {before:.4f} to {after:.4f}")


if __name__ == "__main__":
    main()
