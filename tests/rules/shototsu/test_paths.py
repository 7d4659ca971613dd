"""What can be reached (SHO-44): looked up where nobody stands in the way, else walked out."""

import random

import pytest

from scenes.shototsu import Fighter, battle
from table_talk import rule
from tatami.games.shototsu.boards import BOARDS, FAR_AWAY, NOWHERE, SPACES, distance
from tatami.games.shototsu.rules.paths import (
    WALK,
    figures_near,
    impassable,
    is_in_the_way,
    reachable,
    spaces,
    spread_out,
    steps_to,
)
from tatami.games.shototsu.surroundings import around
from tatami.games.shototsu.table import Shototsu


def crowd(board: int, dice: random.Random) -> Shototsu:
    """Six samurai close together anywhere on a board."""
    fighters = [Fighter(place, "air") for place in ("e13", "f13", "g13", "e12", "f12", "g12")]
    t = battle(fighters[:3], fighters[3:])
    t.modes.board = board
    t.ground = BOARDS[board]
    free = [place for place in range(SPACES) if not BOARDS[board].closed[place]]
    middle = dice.choice(free)
    t.place = dice.sample(sorted(free, key=lambda place: distance(middle, place))[:12], 6)
    return t


@rule("SHO-44")
@pytest.mark.parametrize("board", range(len(BOARDS)))
def test_a_samurai_reaches_what_it_can_walk_to_step_by_step(board: int) -> None:
    dice = random.Random(board)
    blocked = set()
    for _ in range(60):
        t = crowd(board, dice)
        start, most = t.place[0], spaces(t, 0, WALK)
        walked = spread_out(t, impassable(t, WALK), start, most)
        assert sorted(reachable(t, 0, WALK)) == sorted(walked)
        looked_up = around(BOARDS[board], start)
        near = figures_near(t, looked_up, most)
        blocked.add(is_in_the_way(t, looked_up, most, near))
    assert blocked == {True, False}  # both what is walked out and what is looked up


@rule("SHO-44")
def test_spaces_farther_off_than_the_most_steps_are_far_away() -> None:
    t = battle([Fighter("e13", "air")], [Fighter("f12", "air")])
    steps = steps_to(t, [False] * SPACES, t.place[0], NOWHERE, 3)
    assert sorted(set(steps)) == [0, 1, 2, 3, FAR_AWAY]
