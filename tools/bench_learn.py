"""How many steps a second the interfaces for learning make, on one core, by random players.

    .venv/bin/python tools/bench_learn.py [--seconds 2] [GAME …]

With PYTHONPATH=.compiled it measures the compiled build.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel

from tatami.cli.compiling import undisturbed
from tatami.core import table
from tatami.games import GAMES
from tatami.learn import open_spiel
from tatami.learn.gymnasium import SeatEnv, SeatVectorEnv
from tatami.learn.numbers import Mask, Numbers
from tatami.learn.pettingzoo import TatamiAEC, TatamiParallel

TABLES = 16  # side by side in the vectorised environment


def drawn(mask: Mask | Numbers, dice: random.Random) -> int:
    """A word that may be said."""
    on = mask.nonzero()[0]
    return int(on[int(dice.random() * len(on))])


def agents_in_turn(game: str) -> Iterator[int]:
    """PettingZoo's AEC environment."""
    env, dice = TatamiAEC(game), random.Random(1)
    while True:
        env.reset(seed=dice.getrandbits(30))
        while not env.terminations[env.agent_selection]:
            env.step(drawn(env.last()[0]["action_mask"], dice))
            yield 1


def agents_together(game: str) -> Iterator[int]:
    """PettingZoo's parallel environment; a step is one of the table."""
    env, dice = TatamiParallel(game), random.Random(1)
    while True:
        seen, _ = env.reset(seed=dice.getrandbits(30))
        while env.agents:
            seen, *_ = env.step({a: drawn(s["action_mask"], dice) for a, s in seen.items()})
            yield 1


def one_seat(game: str) -> Iterator[int]:
    """Gymnasium's environment, against random bots."""
    env, dice = SeatEnv(game, ("random",) * (GAMES[game].usual - 1)), random.Random(1)
    while True:
        _, info = env.reset(seed=dice.getrandbits(30))
        over = False
        while not over:
            _, _, over, _, info = env.step(np.int64(drawn(info["action_mask"], dice)))
            yield 1


def many_seats(game: str) -> Iterator[int]:
    """The same at many tables side by side."""
    bots, dice = ("random",) * (GAMES[game].usual - 1), random.Random(1)
    env = SeatVectorEnv(TABLES, game=game, opponents=bots)
    _, info = env.reset(seed=1)
    while True:
        words = [drawn(mask, dice) if mask.any() else 0 for mask in info["action_mask"]]
        *_, info = env.step(np.array(words))
        yield TABLES


def states(game: str) -> Iterator[int]:
    """OpenSpiel's states, each with its observation."""
    loaded, dice = pyspiel.load_game(f"tatami_{game}"), random.Random(1)
    while True:
        state = loaded.new_initial_state()
        state.apply_action(dice.randrange(open_spiel.SEEDS))
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            yield 1


KINDS: dict[str, Callable[[str], Iterator[int]]] = {
    "AEC": agents_in_turn,
    "parallel": agents_together,
    "Gymnasium": one_seat,
    f"{TABLES} tables": many_seats,
    "OpenSpiel": states,
}


def rate(steps: Iterator[int], seconds: float) -> float:
    """Steps for each second of the processor."""
    for _ in range(50):
        next(steps)
    made, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        made += next(steps)
    return made / took


@undisturbed()
def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=2.0)
    wanted = parser.parse_args()
    open_spiel.register()
    print("compiled" if table.__file__.endswith(".so") else "plain", *KINDS, sep="\t")
    for game in wanted.games:
        rates = [rate(steps(game), wanted.seconds) for steps in KINDS.values()]
        print(game, *[f"{each:,.0f}" for each in rates], sep="\t")


if __name__ == "__main__":
    main()
