"""Connect four on OpenSpiel, played at random from Python."""

from typing import Any, Final

import pyspiel
from rounds import HALF, Dice, serve

GAME: Final = pyspiel.load_game("connect_four")


def play(games: int, dice: Dice) -> int:
    """Play some games. Return how many moves were made."""
    moves = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            columns = state.legal_actions()
            state.apply_action(columns[int(dice() * len(columns))])
            moves += 1
    return moves


def middle(dice: Dice) -> Any:
    """A half-played game."""
    state = GAME.new_initial_state()
    for _ in range(HALF):
        columns = state.legal_actions()
        state.apply_action(columns[int(dice() * len(columns))])
    return middle(dice) if state.is_terminal() else state


def search(state: Any, tries: int) -> None:
    """Grow a tree with the C++ bot, playing out to the end of the game."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(GAME, evaluator, 2.0, tries, 100, False, 1, False)
    bot.step(state)


if __name__ == "__main__":
    serve(play, middle, type(GAME.new_initial_state()).clone, search)
