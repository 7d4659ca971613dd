"""Connect four on PettingZoo, played at random through its AEC interface."""

import copy
from typing import Any

import numpy
from pettingzoo.classic import connect_four_v3
from rounds import HALF, Dice, serve


def step(env: Any, dice: Dice) -> bool:
    """Play one move at random, unless the game is over."""
    seen, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        return False
    columns = numpy.flatnonzero(seen["action_mask"])
    env.step(int(columns[int(dice() * len(columns))]))
    return True


ENV = connect_four_v3.env()


def play(games: int, dice: Dice) -> int:
    """Play some games. Return how many moves were made."""
    moves = 0
    for _ in range(games):
        ENV.reset()
        while step(ENV, dice):
            moves += 1
    return moves


def middle(dice: Dice) -> Any:
    """A half-played game."""
    env = connect_four_v3.env()
    env.reset()
    while not all(step(env, dice) for _ in range(HALF)):
        env.reset()
    return env


if __name__ == "__main__":
    serve(play, middle, copy.deepcopy)
