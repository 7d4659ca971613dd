"""Honour (SHO-60 to 62): what the end of an activation is worth, and to whom."""

from tatami.core.words import NOBODY, SEAT
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.frames import Activation
from tatami.games.shototsu.printed import ALONE_HONOUR, KILL_HONOUR, RELIC_HONOUR, ZONE_HONOUR
from tatami.games.shototsu.table import FROM_KILLS, FROM_RELIC, FROM_ZONE, SOURCES, Shototsu
from tatami.games.shototsu.words import SCORED_KILL, SCORED_RELIC, SCORED_ZONE


def count_the_honour(t: Shototsu, a: Activation) -> None:
    """For relic and zone the active player alone scores, or by agreement everyone (SHO-60, 61)."""
    active = t.owner(a.samurai)
    for seat in range(t.seats) if t.modes.everyone_scores else (active,):
        count_the_relic(t, seat)
        count_the_zone(t, seat)
    for seat in a.victors:  # each kill once, to the killer (SHO-62)
        t.honour[seat * SOURCES + FROM_KILLS] += KILL_HONOUR
        t.tell(SCORED_KILL, SEAT[seat], KILL_HONOUR)


def count_the_relic(t: Shototsu, seat: int) -> None:
    """1 honour if one of the player's samurai carries the relic (SHO-60)."""
    if t.bearer != NOBODY and t.owner(t.bearer) == seat:
        t.honour[seat * SOURCES + FROM_RELIC] += RELIC_HONOUR
        t.tell(SCORED_RELIC, SEAT[seat], RELIC_HONOUR)


def count_the_zone(t: Shototsu, seat: int) -> None:
    """1 honour for standing in the capture zone, 1 more if no enemy does (SHO-61)."""
    points = zone_points(t, seat)
    if points:
        t.honour[seat * SOURCES + FROM_ZONE] += points
        t.tell(SCORED_ZONE, SEAT[seat], points)


def zone_points(t: Shototsu, seat: int) -> int:
    """What the capture zone is worth to a player now (SHO-61)."""
    zone = t.ground.zone
    for i in t.patrol(seat):
        if t.place[i] != NOWHERE and zone[t.place[i]]:
            break
    else:
        return 0
    for i, place in enumerate(t.place):
        if place != NOWHERE and zone[place] and t.owner(i) != seat:
            return ZONE_HONOUR
    return ZONE_HONOUR + ALONE_HONOUR
