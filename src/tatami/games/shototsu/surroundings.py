"""The spaces around a space (SHO-44). They never change, so they are worked out only once."""

from itertools import accumulate
from typing import Final, final

from tatami.games.shototsu.boards import FAR_AWAY, NOWHERE, SPACES, Board
from tatami.games.shototsu.words import MOVE


@final
class Surroundings:
    """The spaces around one on a board without figures, the nearest first."""

    def __init__(self, neighbours: tuple[tuple[int, ...], ...], start: int) -> None:
        steps = [FAR_AWAY] * SPACES
        steps[start] = 0
        order = [start]
        rank = [0] * SPACES
        reached = [0] * FAR_AWAY
        only_from = [NOWHERE] * SPACES
        for place in order:  # which grows meanwhile
            for there in neighbours[place]:
                if steps[there] == FAR_AWAY:
                    steps[there] = steps[place] + 1
                    rank[there] = len(order) - 1
                    order.append(there)
                    reached[steps[there]] += 1
                    only_from[there] = place
                elif steps[there] > steps[place]:
                    only_from[there] = NOWHERE
        self.moves = [MOVE.words[place] for place in order[1:]]
        self.rank = bytes(rank)  # where each space stands among them
        # How many lead to each space; FAR_AWAY where none do, and NOWHERE, which comes last.
        self.steps = bytes((*steps, FAR_AWAY))
        self.within = tuple(accumulate(reached))  # how many spaces each number of steps reaches
        self.crucial = crucial(only_from)


def crucial(only_from: list[int]) -> bytes:
    """Whether all shortest paths to some other space lead over each space."""
    leads = [False] * SPACES
    for before in only_from:
        if before != NOWHERE:
            leads[before] = True
    return bytes(leads)


SEEN: Final[dict[Board, list[Surroundings | None]]] = {}


def around(board: Board, place: int) -> Surroundings:
    """What lies around a space of a board."""
    if board not in SEEN:
        SEEN[board] = [None] * SPACES
    seen = SEEN[board][place]
    if seen is None:
        seen = SEEN[board][place] = Surroundings(board.neighbours, place)
    return seen
