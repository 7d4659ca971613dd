"""What a learned value looks at in Shōtotsu: for each player the patrol as it is on this table, and
what may become of it. Bots look at tables they imagine."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.shototsu import advice
from tatami.games.shototsu.boards import NOWHERE, distance
from tatami.games.shototsu.frames import Activation
from tatami.games.shototsu.observation import STATE_NAMES, STATES
from tatami.games.shototsu.printed import BLESSING_CARD, EQUIPMENT_CARD, RINGS, TECHNIQUE_CARD
from tatami.games.shototsu.rules.characters import (
    attack_dice,
    attention,
    health_left,
    hit_points,
    speed,
)
from tatami.games.shototsu.table import ACTED, DEAD, SOURCES, SPENT, Shototsu

USUAL: Final[tuple[str, ...]] = (
    "honour-now", "lives", "health", "threats", "to-come-of-places", "to-reach", "at-hand",
)  # fmt: skip
NAMES: Final[tuple[str, ...]] = (
    *[f"honour-{source}" for source in ("relic", "zone", "kills")],
    "activations-left", "in-zone", "alone-in-zone", "carries-relic", "nearest-to-relic",
    "nearest-to-zone", "has-the-hand",
    "living", "hit-points", "wounds", "nearly-dead", "speed", "attention", "attack-dice",
    "techniques", "equipment", "blessings", "spies", "dice-kept",
    *[f"are-{state}" for state in STATE_NAMES],
    *[f"in-{ring}" for ring in RINGS],
    *USUAL,
)  # fmt: skip
FAR: Final = 15
FEW: Final = 2  # hit points
MORE_THAN_A_TURN_HAS: Final = 100  # activations


def rows(t: Shototsu) -> list[list[float]]:
    """The features of every player."""
    return [row(t, seat) for seat in range(t.seats)]


def row(t: Shototsu, seat: int) -> list[float]:
    """The features of a player."""
    found = [float(t.honour[seat * SOURCES + source]) for source in range(SOURCES)]
    places(t, seat, found)
    patrol(t, seat, found)
    by_the_advice(t, seat, found)
    return found


def places(t: Shototsu, seat: int, found: list[float]) -> None:
    """What the patrol holds, and how far it is from what it does not."""
    to_zone = advice.TO_ZONE[t.modes.board]
    zone, relic, inside, others = FAR, FAR, 0, 0
    for i in range(len(t.flags)):
        place = t.place[i]
        if t.flags[i] & DEAD or place == NOWHERE:
            continue
        if t.owner(i) == seat:
            inside += to_zone[place] == 0
            zone = min(zone, to_zone[place])
            if t.relic != NOWHERE:
                relic = min(relic, distance(place, t.relic))
        else:
            others += to_zone[place] == 0
    carries = t.bearer != NOBODY and t.owner(t.bearer) == seat
    found.append(float(advice.activations_left(t, seat)))
    found.append(float(inside))
    found.append(1.0 if inside and not others else 0.0)
    found.append(1.0 if carries else 0.0)
    found.append(0.0 if carries else float(relic))
    found.append(float(zone))
    found.append(1.0 if t.hand == seat else 0.0)


def patrol(t: Shototsu, seat: int, found: list[float]) -> None:
    """All figures of the living samurai, added up."""
    figures = [0] * 12
    states = [0.0] * len(STATES)
    postures = [0.0] * len(RINGS)
    for i in t.patrol(seat):
        if t.flags[i] & DEAD:
            continue
        for n, figure in enumerate(figures_of(t, i)):
            figures[n] += figure
        for n in range(len(STATES)):
            if t.flags[i] & STATES[n]:
                states[n] += 1.0
        if t.posture[i] != NOBODY:
            postures[t.posture[i]] += 1.0
    found.extend([float(figure) for figure in figures])
    found.extend(states)
    found.extend(postures)


def figures_of(t: Shototsu, i: int) -> list[int]:
    """The figures of one samurai."""
    blessings = 0
    for card in t.cards[BLESSING_CARD][i]:
        blessings += not t.flags[i] & (SPENT << card)
    return [
        1,
        hit_points(t, i),
        t.wounds[i],
        1 if health_left(t, i) <= FEW else 0,
        speed(t, i),
        attention(t, i),
        attack_dice(t, i, False, 0),
        len(t.cards[TECHNIQUE_CARD][i]),
        len(t.cards[EQUIPMENT_CARD][i]),
        blessings,
        t.spies[i],
        len(t.kept[i]) + len(t.saved[i]),
    ]


def by_the_advice(t: Shototsu, seat: int, found: list[float]) -> None:
    """What the advice makes of the same things, by hand."""
    lives = health = threats = 0.0
    for i in t.patrol(seat):
        if not t.flags[i] & DEAD:
            lives += advice.ALIVE
            health += advice.HEALTH * health_left(t, i)
            threats += advice.threatened_by(t, i) if t.place[i] != NOWHERE else 0.0
    acts = advice.activations_left(t, seat) * advice.HOLDS
    found.append(float(t.score(seat)))
    found.append(lives)
    found.append(health)
    found.append(threats)
    found.append(acts * advice.held(t, seat))
    found.append(advice.to_reach(t, seat, acts))
    found.append(advice.at_hand(t, seat))


def left(t: Shototsu) -> float:
    """How many of all activations are still to come."""
    most = t.modes.turns * len(t.flags)
    return min(1.0, sum([advice.activations_left(t, seat) for seat in range(t.seats)]) / most)


def quiet(t: Shototsu) -> int:
    """How many activations are over: nothing of the next one has been done yet. Before the battle
    every answer stands for itself."""
    if not t.turn:
        placed = sum([place != NOWHERE for place in t.place])
        return placed + sum([len(said) for said in t.said])
    over = t.turn * MORE_THAN_A_TURN_HAS
    for flags in t.flags:
        if flags & ACTED:
            over += 1
    for frame in t.frames:
        if isinstance(frame, Activation):
            over -= 1
    return over
