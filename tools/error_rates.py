"""Simulate how often the intervals of an arena hold, and how often its sequential test errs.

    .venv/bin/python tools/error_rates.py [--runs 2000]

It prints the tables of docs/measured/statistics.md. A duel is simulated as the two games of each
seed, in one of three ways: the games have nothing to do with each other; they always go alike; or
the luck of the seed decides every other pair, so that each bot wins one of its games.
"""

import argparse
import random
from collections.abc import Callable
from typing import Final

from tatami.bots.shares import share
from tatami.lab.intervals import share_by_seed
from tatami.lab.sequential import Claims, Sequential

Pair = Callable[[float, random.Random], list[float]]
MOST: Final = 20_000  # seeds


def apart(true: float, dice: random.Random) -> list[float]:
    """Two games that have nothing to do with each other."""
    return [float(dice.random() < true), float(dice.random() < true)]


def alike(true: float, dice: random.Random) -> list[float]:
    """Two games that go alike."""
    return [float(dice.random() < true)] * 2


def lucky(true: float, dice: random.Random) -> list[float]:
    """Two games of which luck decides every other pair."""
    return [1.0, 0.0] if dice.random() < 0.5 else alike(2 * true - 0.5, dice)


WAYS: Final[dict[str, Pair]] = {"apart": apart, "alike": alike, "lucky": lucky}


def held(way: Pair, true: float, seeds: int, runs: int) -> tuple[float, float]:
    """How often the intervals hold the true share: by games, as Wilson has it, and by seeds."""
    dice = random.Random(21)
    by_games = by_seeds = 0
    for _ in range(runs):
        pairs = [way(true, dice) for _ in range(seeds)]
        games = share(sum(map(sum, pairs)), 2 * seeds)
        seeded = share_by_seed((str(n), [one]) for n, pair in enumerate(pairs) for one in pair)
        by_games += games.low <= true <= games.high
        by_seeds += seeded.low <= true <= seeded.high
    return by_games / runs, by_seeds / runs


def tested(way: Pair, claims: Claims, true: float, runs: int) -> tuple[float, float]:
    """How often the test accepts the claim that is not true, and after how many seeds it ends."""
    dice = random.Random(21)
    errors = seeds = 0
    for _ in range(runs):
        test = Sequential(claims)
        verdict = test.verdict()
        while verdict.accepted is None and verdict.seeds < MOST:
            verdict = test.add(way(true, dice))
        errors += verdict.accepted not in (None, true)
        seeds += verdict.seeds
    return errors / runs, seeds / runs


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=2000)
    runs: int = parser.parse_args().runs
    print(
        "| share | seeds | games of a seed | held, by games | held, by seeds |"
        "\n|---|---|---|---|---|"
    )
    for true, seeds in ((0.5, 10), (0.5, 50), (0.7, 25), (0.74, 100)):
        for name, way in WAYS.items():
            games, by_seeds = held(way, true, seeds, runs)
            print(f"| {true:.0%} | {seeds} | {name} | {games:.1%} | {by_seeds:.1%} |", flush=True)
    print("\n| claims | true | games of a seed | errors | seeds, mean |\n|---|---|---|---|---|")
    for claims in (Claims(0.5, 0.6), Claims(0.5, 0.55)):
        for true in claims:
            for name, way in WAYS.items():
                errors, ended = tested(way, claims, true, runs)
                told = f"{claims.lower:.0%}, {claims.higher:.0%} | {true:.0%} | {name}"
                print(f"| {told} | {errors:.1%} | {ended:.0f} |", flush=True)


if __name__ == "__main__":
    main()
