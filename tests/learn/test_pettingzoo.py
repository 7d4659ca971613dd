"""PettingZoo's own suites on all four games."""

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.learn.numbers import Mask, Numbers
from tatami.learn.pettingzoo import TatamiAEC, TatamiParallel, env
from tatami.learn.turns import NotOnTheMenu

EVERY = pytest.mark.parametrize("game", list(GAMES))
# The mask stands beside the numbers, as in PettingZoo's own games, of which it says the same.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@EVERY
def test_the_suites_of_agents_in_turn(game: str) -> None:
    api_test(TatamiAEC(game), num_cycles=300)
    api_test(env(game), num_cycles=100)
    seed_test(lambda: TatamiAEC(game), num_cycles=100)


@EVERY
def test_the_suites_of_agents_together(game: str) -> None:
    parallel_api_test(TatamiParallel(game), num_cycles=200)
    parallel_seed_test(lambda: TatamiParallel(game), num_cycles=50)


@EVERY
def test_together_and_in_turn_the_same_game_is_played(game: str) -> None:
    dice, together, in_turn = random.Random(1), TatamiParallel(game), TatamiAEC(game)
    seen, _ = together.reset(seed=5)
    in_turn.reset(seed=5)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {each: drawn(seen[each]["action_mask"], dice) for each in together.agents}
        asked = [each for each in actions if not seen[each]["action_mask"][-1]]
        while in_turn.agent_selection in asked:
            asked.remove(in_turn.agent_selection)
            in_turn.step(actions[in_turn.agent_selection])
        seen, rewards, *_ = together.step(actions)
    assert rewards == in_turn.rewards
    assert max(rewards.values()) > 0
    assert sum(rewards.values()) == 0


def drawn(mask: Mask | Numbers, dice: random.Random) -> int:
    """A word that may be said."""
    return int(dice.choice(np.flatnonzero(mask)))


def test_who_says_what_may_not_be_said_is_told_why_or_has_lost() -> None:
    raw, wrapped, together = TatamiAEC("shitenno"), env("shitenno"), TatamiParallel("shitenno")
    for each in (raw, wrapped):
        each.reset(seed=1)
    off = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotOnTheMenu, match="cannot be chosen now"):
        raw.step(off)
    speaker = wrapped.agent_selection
    wrapped.step(off)
    assert wrapped.rewards[speaker] == -1
    together.reset(seed=1)
    _, rewards, ends, *_ = together.step(dict.fromkeys(together.agents, off))
    assert sorted(rewards.values()) == [-1, 0, 0]
    assert all(ends.values())
    assert together.agents == []


def test_only_whose_turn_it_is_may_say_something() -> None:
    raw = TatamiAEC("white_castle", seats=3)
    raw.reset(seed=1)
    allowed = {each: int(raw.observe(each)["action_mask"].sum()) for each in raw.agents}
    assert [each for each in raw.agents if allowed[each]] == [raw.agent_selection]


def test_seats_and_options_are_the_games() -> None:
    assert len(TatamiAEC("shototsu", seats=6).possible_agents) == 6
    with pytest.raises(TatamiError, match="takes 2 to 4 players, not 5"):
        TatamiAEC("shitenno", seats=5)
    with pytest.raises(TatamiError, match="has no option 'weather'"):
        TatamiParallel("senji", options={"weather": "fine"})
