"""Paths (SHO-44): which spaces are free, what can be reached, and how."""

from typing import Final

from tatami.core.words import Word
from tatami.games.shototsu.boards import FAR_AWAY, NOWHERE, SPACES, distance
from tatami.games.shototsu.printed import FREE_MOVE, LUNGE_MOVE
from tatami.games.shototsu.rules.characters import burdened, speed
from tatami.games.shototsu.surroundings import Surroundings, around
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.words import MOVE

WALK: Final = 0  # the move of an activation
FREE: Final = 1  # a move that a card gives
LUNGE: Final = 2  # the same, through figures


def spaces(t: Shototsu, samurai: int, gait: int) -> int:
    """How far a samurai may move; the relic halves free moves too (SHO-44, SHO-52)."""
    if gait == WALK:
        return speed(t, samurai)
    return burdened(t, samurai, FREE_MOVE if gait == FREE else LUNGE_MOVE)


def filled_spaces(t: Shototsu) -> list[bool]:
    """Terrain, figures and a relic on the ground fill their spaces (SHO-44)."""
    full = list(t.ground.closed)
    for place in t.place:
        if place != NOWHERE:
            full[place] = True
    if t.relic != NOWHERE:
        full[t.relic] = True
    return full


def impassable(t: Shototsu, gait: int) -> list[bool]:
    """Which spaces cannot be passed; a lunge goes through figures (SHO-70)."""
    full = filled_spaces(t)
    if gait == LUNGE:
        for place in t.place:
            if place != NOWHERE:
                full[place] = False
    return full


def spread_out(t: Shototsu, full: list[bool], start: int, most: int) -> list[int]:
    """The spaces within this many steps, nearest first. They are marked as full in `full`."""
    neighbours = t.ground.neighbours
    full[start] = True
    found: list[int] = []
    edge = [start]
    for _ in range(most):
        coming: list[int] = []
        for place in edge:
            for there in neighbours[place]:
                if not full[there]:
                    full[there] = True
                    coming.append(there)
        found += coming
        edge = coming
    return found


def reachable(t: Shototsu, samurai: int, gait: int) -> list[int]:
    """Where a samurai can end a move, the nearest first (SHO-44)."""
    return [word.arg for word in moves(t, samurai, gait)]


def moves(t: Shototsu, samurai: int, gait: int) -> list[Word]:
    """The same as words."""
    start, most = t.place[samurai], spaces(t, samurai, gait)
    looked_up = around(t.ground, start)
    near = figures_near(t, looked_up, most)
    if gait == LUNGE or (near and is_in_the_way(t, looked_up, most, near)):
        walked = spread_out(t, impassable(t, gait), start, most)
        if gait == LUNGE:  # through figures, but not onto them
            walked = [place for place in walked if place not in near]
        words = MOVE.words
        return [words[place] for place in walked]
    found = looked_up.moves[: looked_up.within[most]]
    ranks = [looked_up.rank[place] for place in near]
    ranks.sort()
    while ranks:  # from the last, so that the others keep their places
        found.pop(ranks.pop())
    return found


def figures_near(t: Shototsu, looked_up: Surroundings, most: int) -> list[int]:
    """The filled spaces, without terrain, that this many steps would reach on an empty board."""
    steps = looked_up.steps
    near: list[int] = []
    for place in t.place:
        if 0 < steps[place] <= most and place not in near:
            near.append(place)  # once, though in a lunge two may stand there
    if steps[t.relic] <= most:
        near.append(t.relic)
    return near


def is_in_the_way(t: Shototsu, looked_up: Surroundings, most: int, near: list[int]) -> bool:
    """Whether these make the way to any other space longer than on an empty board: where each
    space behind one of them can be come to as soon past it, none does."""
    steps = looked_up.steps
    neighbours = t.ground.neighbours
    if len(near) == 1:
        return steps[near[0]] < most and bool(looked_up.crucial[near[0]])
    for figure in near:
        if steps[figure] == most:
            continue
        for behind in neighbours[figure]:
            if steps[behind] > steps[figure] and behind not in near:
                for past in neighbours[behind]:
                    if steps[past] == steps[figure] and past not in near:
                        break
                else:
                    return True
    return False


def steps_to(
    t: Shototsu, full: list[bool], goal: int, shun: int, most: int, start: int = NOWHERE
) -> list[int]:
    """How many steps each space is from the goal, without a step away from the side of `shun`;
    more than this many steps are FAR_AWAY, and so are spaces farther off than the start."""
    neighbours = t.ground.neighbours
    steps = [FAR_AWAY] * SPACES
    steps[goal] = 0
    edge = [goal]
    for count in range(1, most + 1):
        if start != NOWHERE and steps[start] != FAR_AWAY:
            break
        coming: list[int] = []
        for place in edge:
            for before in neighbours[place]:
                if steps[before] != FAR_AWAY or full[before]:
                    continue
                if shun == NOWHERE or not leaves(before, place, shun):
                    steps[before] = count
                    coming.append(before)
        edge = coming
    return steps


def routes(
    t: Shototsu, full: list[bool], start: int, shun: int, most: int, goal: int = NOWHERE
) -> list[int]:
    """From where each space is come to on a shortest way from the start, without a step away from
    the side of `shun`; NOWHERE for spaces that are too far, or farther off than the goal."""
    neighbours = t.ground.neighbours
    came_from = [NOWHERE] * SPACES
    edge = [start]
    for _ in range(most):
        if goal != NOWHERE and came_from[goal] != NOWHERE:
            break
        coming: list[int] = []
        for place in edge:
            for there in neighbours[place]:
                if came_from[there] != NOWHERE or full[there] or there == start:
                    continue
                if shun == NOWHERE or not leaves(place, there, shun):
                    came_from[there] = place
                    coming.append(there)
        edge = coming
    return came_from


def path_to(came_from: list[int], goal: int) -> tuple[int, ...]:
    """The path to a goal, the start left out; empty if it is not come to."""
    path: list[int] = []
    place = goal
    while came_from[place] != NOWHERE:
        path.append(place)
        place = came_from[place]
    path.reverse()
    return tuple(path)


def leaves(place: int, there: int, watcher: int) -> bool:
    """Whether a step leads away from someone next to it (SHO-70)."""
    return distance(place, watcher) == 1 and distance(there, watcher) > 1


def walk(t: Shototsu, start: int, steps: list[int]) -> tuple[int, ...]:
    """A shortest path down these numbers of steps, the start left out."""
    neighbours = t.ground.neighbours
    path: list[int] = []
    place = start
    while steps[place]:
        place = next(there for there in neighbours[place] if steps[there] == steps[place] - 1)
        path.append(place)
    return tuple(path)
