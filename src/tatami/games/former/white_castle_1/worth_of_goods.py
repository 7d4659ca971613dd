"""What goods and steps of influence are worth to a seat, by the turns that are left."""

from typing import Final

from tatami.games.former.white_castle_1.effects import (
    ANY,
    COIN,
    FOOD,
    GOODS,
    INFLUENCE,
    IRON,
    PEARL,
    POINTS,
    SEAL,
    Effect,
)
from tatami.games.former.white_castle_1.frames import Course
from tatami.games.former.white_castle_1.printed import (
    LIMIT,
    ROUNDS,
    TOLL,
    TRACK_END,
    TRACK_POINTS,
    TURNS,
)
from tatami.games.former.white_castle_1.rules.course import play_a_turn
from tatami.games.former.white_castle_1.rules.icon_kinds import barred
from tatami.games.former.white_castle_1.table import WhiteCastle

# These figures were found by climbing: both players of many greedy games get more points with them.
# What a unit may bring while there are turns left to use it: food, iron, pearl, coin, seal, point.
UNIT: Final[tuple[float, ...]] = (0.83, 0.84, 1.87, 0.6, 1.33, 1.0)
ENOUGH: Final = (6, 6, 6, 8, 4, 1 << 30)  # what exceeds this is worth little
STEP: Final = 0.25  # of influence, whatever the space is worth
ORDER: Final = 0.15  # of influence, for each turn to come
# Few turns left make everything that must still be used worth less: by turns to begin.
USE: Final[tuple[float, ...]] = (0.12, 0.44, 0.6, 0.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)


class GoodsWorth:
    """One look at a table from a seat: what goods are worth there."""

    def __init__(self, t: WhiteCastle, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.turns = turns_left(t, seat)
        self.use = USE[self.turns]

    def unit(self, good: int) -> float:
        """What a unit is worth now."""
        if good == INFLUENCE:
            return STEP + ORDER * self.turns
        if good == ANY:
            return max(UNIT[FOOD], UNIT[IRON], UNIT[PEARL]) * self.use + 0.1
        if good == POINTS:
            return 1.0
        return UNIT[good] * self.use + (1 - self.use) * (0.2 if good >= COIN else 0.3)

    def gain(self, effect: Effect) -> float:
        """Goods for which there is room; steps that need not stop at a gate."""
        t, seat = self.t, self.seat
        if effect.what < GOODS:
            room = min(effect.amount, LIMIT[effect.what] - t.has(seat, effect.what))
            return self.unit(effect.what) * room
        if effect.what == ANY:
            return 0.0 if barred(t, seat, effect) else self.unit(ANY) * effect.amount
        return self.steps(effect.amount)

    def steps(self, amount: int) -> float:
        """Influence, less the seals of a gate."""
        t, seat = self.t, self.seat
        space, seals, worth = t.track[seat], t.has(seat, SEAL), 0.0
        for _ in range(amount):
            space += 1
            if space > TRACK_END or TOLL[space] > seals:
                break
            worth += self.unit(INFLUENCE) + TRACK_POINTS[space] - TRACK_POINTS[space - 1]
            worth -= TOLL[space] * self.unit(SEAL)
            seals -= TOLL[space]
        return max(0.0, worth)


def turns_left(t: WhiteCastle, seat: int) -> int:
    """How many turns this seat has still to begin."""
    later = (ROUNDS - t.round) * TURNS
    for frame in t.frames:
        if isinstance(frame, Course):
            if frame.is_at(play_a_turn):  # in the middle of a round
                begun = [t.order[turn % t.clans] for turn in range(frame.turns)]
                return later + TURNS - begun.count(seat)
            return later
    return later + TURNS
