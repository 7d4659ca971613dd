"""OpenSpiel's own suites, algorithms and bots on our games."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    tabular_qlearner,
)
from open_spiel.python.bots.uniform_random import UniformRandomBot

from tatami.games import GAMES
from tatami.learn import open_spiel

open_spiel.register()
EVERY = pytest.mark.parametrize("name", [f"tatami_{game}" for game in GAMES])


def begun(name: str, words: int = 0) -> pyspiel.State:
    """A state after some words at random."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    state.apply_action(3)
    for _ in range(words):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@EVERY
def test_the_suite(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize=False, verbose=False)


def test_a_playthrough_can_be_played_again() -> None:
    name = "tatami_shitenno(players=2,seeds=5)"
    text = generate_playthrough.playthrough(name, None, seed=1)
    said = [int(line.split(":")[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, said, seed=1) == text


@EVERY
def test_a_state_is_kept_and_copied(name: str) -> None:
    state = begun(name, 25)
    seat = state.current_player()
    for again in (pickle.loads(pickle.dumps(state)), state.clone()):  # noqa: S301  (our own)
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(seat) == state.information_state_string(seat)
        again.apply_action(again.legal_actions()[0])
    assert str(again) != str(state)


@EVERY
def test_a_state_dealt_again_looks_the_same_to_its_player(name: str) -> None:
    state = begun(name, 25)
    seat = state.current_player()
    again = state.resample_from_infostate(seat, random.Random(2).random)
    assert again.legal_actions() == state.legal_actions()
    assert again.information_state_string(seat) == state.information_state_string(seat)
    assert list(again.observation_tensor(seat)) == list(state.observation_tensor(seat))
    with pytest.raises(TypeError, match="imagined cannot be kept"):
        pickle.dumps(again)


def test_what_was_told_before_tells_two_information_states_apart() -> None:
    """Perfect recall: the view alone does not tell how one came there."""
    one, other = (begun("tatami_shitenno(players=2)", count) for count in (10, 11))
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(0).startswith(one.observation_string(0))


def test_the_bots_of_open_spiel_play() -> None:
    game, dice = (
        pyspiel.load_game("tatami_white_castle(players=2,seeds=20)"),
        np.random.RandomState(1),
    )
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=dice),
        mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=dice),
    ]
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(6):
        state.apply_action(bots[state.current_player()].step(state))
    rest = [UniformRandomBot(seat, dice) for seat in range(2)]
    while not state.is_terminal():
        state.apply_action(rest[state.current_player()].step(state))
    assert sum(state.returns()) == 0
    assert state.returns() != [0, 0]


@EVERY
def test_the_searches_of_open_spiel_choose_a_move(name: str) -> None:
    dice = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    state = begun(name, 5)
    game = state.get_game()
    for search in (
        ismcts.ISMCTSBot(game, rollouts, 2.0, 4, random_state=dice),
        mcts.MCTSBot(game, 2.0, 4, rollouts, random_state=dice),
    ):
        assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["tatami_shitenno", "tatami_white_castle", "tatami_shototsu"])
def test_regrets_are_sampled(name: str) -> None:
    """Games of Senji are too long for it: it calls itself at every move, and the chances of a whole
    game come to nothing."""
    np.random.seed(1)
    game = pyspiel.load_game(f"{name}(seeds=2)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


@EVERY
def test_a_learner_of_open_spiel_plays_a_game(name: str) -> None:
    env = rl_environment.Environment(f"{name}(seeds=2)")
    words = env.action_spec()["num_actions"]
    learners = [tabular_qlearner.QLearner(seat, words) for seat in range(env.num_players)]
    moment = env.reset()
    while not moment.last():
        seat = moment.observations["current_player"]
        moment = env.step([learners[seat].step(moment).action])
    for learner in learners:
        learner.step(moment)
    assert sum(moment.rewards) == 0


def test_the_environment_for_learners_plays_a_game() -> None:
    env, dice = rl_environment.Environment("tatami_shitenno"), random.Random(1)
    moment = env.reset()
    while not moment.last():
        legal = moment.observations["legal_actions"][moment.observations["current_player"]]
        moment = env.step([dice.choice(legal)])
    assert sum(moment.rewards) == 0


def test_players_and_options_are_the_games() -> None:
    game = pyspiel.load_game("tatami_senji(players=3,options=imperial:yes)")
    assert game.num_players() == 3
    assert game.options["imperial"] == "yes"
    with pytest.raises(Exception, match="takes 2 to 4 players, not 5"):
        pyspiel.load_game("tatami_shitenno(players=5)")
