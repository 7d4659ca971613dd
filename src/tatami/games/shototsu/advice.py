"""What Shōtotsu tells the bots: how good a table looks from a seat.

Everything is weighed in honour: what was scored, what the places held will score until the end,
the samurai that live, and the blows that threaten or are at hand.
"""

from typing import Final

from tatami.core.advice import ahead, shared
from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import BOARDS, NOWHERE, SPACES, WIDTH, distance
from tatami.games.shototsu.builds import is_done
from tatami.games.shototsu.frames import Activation, Building
from tatami.games.shototsu.odds import odds_of
from tatami.games.shototsu.printed import KILL_HONOUR
from tatami.games.shototsu.rules.characters import health_left, speed
from tatami.games.shototsu.rules.honour import zone_points
from tatami.games.shototsu.rules.sight import ACTION, cannot_attack, reach
from tatami.games.shototsu.table import ACTED, DEAD, Shototsu
from tatami.games.shototsu.words import ATTACK, PICK_UP

ALIVE: Final = 2.0  # a samurai is worth this, and for each hit point the next
HEALTH: Final = 0.5
HOLDS: Final = 0.6  # how far an honour to come is counted
ZONE: Final = 1.3  # what the zone gives an activation, once it is reached
RELIC: Final = 0.9
FAR: Final = 0.3  # how much each space takes off what is not reached yet
THREAT: Final = 0.3  # a blow that may come
KILL: Final = 2.5  # and what it is worth if it kills
AT_HAND: Final = 0.9  # a blow that can be struck now

# How far each space of each board is from its zone, and what that leaves of the zone's worth.
TO_ZONE: Final = tuple(
    bytes(
        min(distance(place, inside) for inside, zone in enumerate(board.zone) if zone)
        for place in range(SPACES)
    )
    for board in BOARDS
)
ZONE_AT: Final = (0.0, *(ZONE / (1 + FAR * away) for away in range(1, WIDTH)))


def value(t: Shototsu, seat: int) -> float:
    """How well a player stands against the best of the others."""
    if t.turn == 0 and NOWHERE in t.place:
        return before_the_battle(t, seat)
    return ahead([worth(t, each) for each in range(t.seats)])[seat]


def chances(t: Shototsu) -> list[float]:
    """How likely each player is to win: a lead is the surer the later it is."""
    certain = 4.0 + 6.0 * (t.modes.turns - t.turn) / t.modes.turns
    if t.turn == 0 and NOWHERE in t.place:
        return shared([before_the_battle(t, seat) for seat in range(t.seats)], certain)
    return shared(ahead([worth(t, seat) for seat in range(t.seats)]), certain)


def before_the_battle(t: Shototsu, seat: int) -> float:
    """A bot takes a patrol that is ready, and deploys towards what it wants to hold."""
    for frame in t.frames:
        if isinstance(frame, Building) and seat in frame.begun:
            return 0.0 if is_done(t.modes, t.said[seat]) else -1.0
    return to_reach(t, seat, 1.0)


def worth(t: Shototsu, seat: int) -> float:
    """What a player has, and has to expect."""
    total = float(t.score(seat))
    for frame in t.frames:
        if isinstance(frame, Activation):
            total += KILL_HONOUR * frame.victors.count(seat)
    for i in t.patrol(seat):
        if not t.flags[i] & DEAD:
            total += ALIVE + HEALTH * health_left(t, i) + threatened_by(t, i)
    acts = activations_left(t, seat)
    return total + acts * HOLDS * held(t, seat) + to_reach(t, seat, acts * HOLDS) + at_hand(t, seat)


def activations_left(t: Shototsu, seat: int) -> int:
    """How often a player will score until the end, if nobody dies."""
    living = [i for i in t.patrol(seat) if not t.flags[i] & DEAD]
    now = sum([not t.flags[i] & ACTED for i in living])
    return now + (t.modes.turns - t.turn) * len(living)


def held(t: Shototsu, seat: int) -> float:
    """What relic and zone give at the end of an activation."""
    relic = t.bearer != NOBODY and t.owner(t.bearer) == seat
    return float(zone_points(t, seat) + relic)


def to_reach(t: Shototsu, seat: int, each: float) -> float:
    """What they would give, the less the further away: one samurai goes for each."""
    living = [i for i in t.patrol(seat) if not t.flags[i] & DEAD and t.place[i] != NOWHERE]
    if not living:
        return 0.0
    to_zone = TO_ZONE[t.modes.board]
    zone = [ZONE_AT[to_zone[t.place[i]]] for i in living]
    lies = t.relic != NOWHERE  # else somebody carries it
    relic = [RELIC / (1 + FAR * distance(t.place[i], t.relic)) if lies else 0.0 for i in living]
    if len(living) == 1:
        return (zone[0] + relic[0]) * each
    best = 0.0
    for i in range(len(living)):
        for j in range(len(living)):
            if i != j:
                best = max(best, zone[i] + relic[j])
    return best * each


def threatened_by(t: Shototsu, me: int) -> float:
    """The blows that this samurai may strike soon."""
    if cannot_attack(t, me):
        return 0.0
    total = 0.0
    own, here, within = t.owner(me), t.place[me], speed(t, me) + reach(t, me, ACTION)
    for other in range(len(t.flags)):
        if t.flags[other] & DEAD or t.owner(other) == own:
            continue
        if distance(here, t.place[other]) <= within:
            total += THREAT * blow(t, me, other)
    return total


def blow(t: Shototsu, me: int, other: int) -> float:
    """What an attack is worth on average."""
    odds = odds_of(t, me, other, ACTION)
    left = health_left(t, other)
    return HEALTH * min(odds.damage, float(left)) + KILL * odds.kill


def at_hand(t: Shototsu, seat: int) -> float:
    """The best that can be done with the action that is being asked for."""
    if not t.asks or t.asks[0].seat != seat or t.asks[0].prompt != "action":
        return 0.0
    me = t.nearest(Activation).samurai
    best = 0.0
    for word in t.asks[0].options:
        if word.verb is ATTACK:
            best = max(best, AT_HAND * (1 + THREAT) * blow(t, me, t.named(word)))
        elif word is PICK_UP and t.relic != NOWHERE:
            best = max(best, activations_left(t, seat) * HOLDS * (1 - RELIC / (1 + FAR)))
    return best
