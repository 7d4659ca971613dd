"""How a game ended: played or conceded, and who won."""

import random

from scenes.tea import TEA, served
from tatami.core.outcome import Outcome, outcome
from tatami.games import GAMES
from tatami.laws import Walk


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert outcome(TEA, served(3)) is None
    assert outcome(TEA, served(3), [1]) is None


def test_a_game_played_to_its_end_has_the_ranks_of_its_rules() -> None:
    game = GAMES["shitenno"]
    table = Walk(game, 3, "seed", random.Random(4).randrange).to_the_end().table
    end = outcome(game, table, [0, 2])
    assert end is not None
    assert (end.ending, end.ranks) == ("played", game.ranks(table))
    assert end.scores == game.scores(table)


def test_a_conceded_game_is_ranked_by_who_held_out_longest() -> None:
    end = outcome(TEA, served(3), [2, 0])
    assert end is not None
    assert (end.ending, end.ranks, end.winners()) == ("conceded", [2, 1, 3], [1])


def test_somebody_who_plays_alone_may_give_up() -> None:
    game = GAMES["white_castle"]
    end = outcome(game, game.open(1, 1), [0])
    assert end is not None
    assert (end.ending, end.ranks) == ("conceded", [1])


def test_those_who_cannot_be_parted_win_together() -> None:
    assert Outcome("played", [3, 5, 5], [3, 1, 1]).winners() == [1, 2]
