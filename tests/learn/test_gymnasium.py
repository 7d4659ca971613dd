"""Gymnasium's own suite on all four games, one table and many."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers import RescaleObservation

from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.learn.gymnasium import SeatEnv, SeatVectorEnv
from tatami.learn.numbers import Mask

EVERY = pytest.mark.parametrize("game", list(GAMES))


def drawn(mask: Mask, dice: np.random.Generator) -> np.int64:
    """A word that may be said."""
    return np.int64(dice.choice(np.flatnonzero(mask)))


@EVERY
@pytest.mark.filterwarnings("ignore:.*alternative render modes")
def test_the_suite(game: str) -> None:
    check_env(gymnasium.make(f"tatami/{game}-v0").unwrapped, skip_render_check=True)


@EVERY
def test_a_whole_game_ends_with_what_was_won(game: str) -> None:
    env, dice = gymnasium.make(f"tatami/{game}-v0"), np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over, won = False, 0.0
    while not over:
        assert won == 0
        assert env.observation_space.contains(seen)
        seen, reward, over, cut, info = env.step(drawn(info["action_mask"], dice))
        won = float(reward)
        assert not cut
    assert -1 <= won <= 1
    assert "why" not in info


def test_the_seat_may_change_from_game_to_game() -> None:
    env = SeatEnv("shitenno", ("random", "greedy"), seat=None)
    assert {env.reset(seed=seed) and env.seat for seed in range(20)} == {0, 1, 2}


def test_what_may_not_be_said_ends_the_game_and_says_why() -> None:
    env = SeatEnv("white_castle")
    _, info = env.reset(seed=1)
    off = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(off)
    assert (reward, over) == (-1, True)
    assert "cannot be chosen now" in info["why"]


def test_a_seat_or_a_bot_that_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(TatamiError, match="The seats are 0 to 1; there is no seat 2"):
        SeatEnv("white_castle", seat=2)
    with pytest.raises(TatamiError, match="clever"):
        SeatEnv("white_castle", ("clever",))


def test_numbers_can_be_scaled_by_their_bounds() -> None:
    env = RescaleObservation(SeatEnv("white_castle"), np.float32(0), np.float32(1))
    seen, _ = env.reset(seed=1)
    assert 0 <= seen.min() <= seen.max() <= 1


@EVERY
def test_many_tables_are_as_many_single_ones(game: str) -> None:
    many = gymnasium.make_vec(f"tatami/{game}-v0", num_envs=3)
    assert isinstance(many, SeatVectorEnv)
    bots = ("random",) * (GAMES[game].usual - 1)
    singles = SyncVectorEnv([lambda: SeatEnv(game, bots) for _ in range(3)])
    dice = np.random.default_rng(1)
    seen, info = many.reset(seed=7)
    again, _ = singles.reset(seed=7)
    left = 3_000
    while left:
        assert np.array_equal(seen, again)
        masks = info["action_mask"]
        words = [drawn(mask, dice) if mask.any() else 0 for mask in masks]
        seen, rewards, overs, _, info = many.step(np.array(words))
        again, rewards_again, overs_again, *_ = singles.step(np.array(words))
        assert np.array_equal(rewards, rewards_again)
        assert np.array_equal(overs, overs_again)
        left = min(left - 1, 5) if overs.any() else left - 1  # and some steps of the next game
