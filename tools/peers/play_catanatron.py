"""Catan for four on Catanatron, played at random from Python."""

from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player
from rounds import Dice, serve


def opened() -> Any:
    """A board laid out for four."""
    return Game([Player(color) for color in Color])


def is_over(game: Any) -> bool:
    """The same test as in its own loop: somebody has won, or the game takes too long."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def step(game: Any, dice: Dice) -> None:
    """Make one move at random."""
    actions = game.state.playable_actions
    game.execute(actions[int(dice() * len(actions))])


def play(games: int, dice: Dice) -> int:
    """Play some games. Return how many moves were made."""
    moves = 0
    for _ in range(games):
        game = opened()
        while not is_over(game):
            step(game, dice)
            moves += 1
    return moves


def middle(dice: Dice) -> Any:
    """A half-played game."""
    game = opened()
    games: list[Any] = []
    while not is_over(game):
        games.append(game.copy())
        step(game, dice)
    return games[len(games) // 2]


if __name__ == "__main__":
    serve(play, middle, Game.copy, batch=1)
