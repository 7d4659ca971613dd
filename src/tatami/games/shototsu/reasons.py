"""What a person would name as reasons at a table of Shōtotsu, in honour."""

from typing import Final

from tatami.core.advice import Feature
from tatami.games.shototsu.advice import (
    ALIVE,
    HEALTH,
    HOLDS,
    activations_left,
    at_hand,
    held,
    threatened_by,
    to_reach,
    worth,
)
from tatami.games.shototsu.rules.characters import health_left
from tatami.games.shototsu.table import (
    DEAD,
    FROM_KILLS,
    FROM_RELIC,
    FROM_ZONE,
    SOURCES,
    Shototsu,
)

# Figures found by following games between bots to their end.
AN_ACT: Final = 0.68  # honour that an activation brings, on average,
SHARED: Final = 1.08  # and this, shared by all players
IN_HAND: Final = 0.14  # how much of what is held, or within reach, comes on top of that


def points(t: Shototsu, seat: int) -> float:
    """The honour a player may expect in the end."""
    acts = activations_left(t, seat)
    if not t.frames:
        return float(t.score(seat))
    hold = acts * held(t, seat) + to_reach(t, seat, acts)
    return t.score(seat) + (AN_ACT + SHARED / t.seats) * acts + IN_HAND * hold


def features(t: Shototsu, seat: int) -> list[Feature]:
    """What a player has, and the best of the others against it."""
    living = [i for i in t.patrol(seat) if not t.flags[i] & DEAD]
    acts = HOLDS * activations_left(t, seat)
    rivals = [worth(t, other) for other in range(t.seats) if other != seat]
    return [
        ("honour", float(t.score(seat))),
        ("samurai", ALIVE * len(living) + HEALTH * sum([health_left(t, i) for i in living])),
        ("attacks", sum([threatened_by(t, i) for i in living]) + at_hand(t, seat)),
        ("held", acts * held(t, seat)),
        ("reach", to_reach(t, seat, acts)),
        ("rivals", -max(rivals)),
    ]


def sources(t: Shototsu, seat: int) -> list[Feature]:
    """Where the honour of a player comes from."""
    first = seat * SOURCES
    return [
        ("relic", float(t.honour[first + FROM_RELIC])),
        ("zone", float(t.honour[first + FROM_ZONE])),
        ("kills", float(t.honour[first + FROM_KILLS])),
    ]
