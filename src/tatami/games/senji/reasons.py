"""What a person would name as reasons at a table of Senji, in honour."""

from typing import Final

from tatami.core.advice import Feature
from tatami.core.words import NOBODY
from tatami.games.senji.advice import answered, begun, order_worth, outlook, prospect
from tatami.games.senji.bargains import bids, letters
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import SOURCES
from tatami.games.senji.words import ORDER
from tatami.games.senji.worth import HOSTING, board_worth, flowers_worth, hand_worth

NAMES: Final = ("honour", "board", "diplomacy", "flowers", "emperor", "deals", "plans", "rivals")


# Figures found by following games between bots to their end.
BEYOND: Final = 10  # honour that the winner has above the goal, on average
PACE: Final = 0.775  # what a family wins while the leader wins 1 honour
BEHIND: Final = 0.008  # how much less that is for each point it is behind


def points(t: Senji, seat: int) -> float:
    """The honour a family may expect in the end: what it has, and what it will win until the leader
    has reached the goal."""
    family = t.family[seat]
    if family == NOBODY or not t.frames:
        return float(t.honour[family]) if family != NOBODY else 0.0
    families = t.families()
    left = max(0, t.house.goal + BEYOND - max([t.honour[other] for other in families]))
    behind = max([outlook(t, other) for other in families]) - outlook(t, family)
    return t.honour[family] + left * max(0.0, PACE - BEHIND * behind)


def features(t: Senji, seat: int) -> list[Feature]:
    """What a family has, what it has begun, and the best of the others against it."""
    family = t.family[seat]
    if family == NOBODY:
        return [(name, 0.0) for name in NAMES]  # no family is chosen yet
    rivals = [prospect(t, other) for other in t.families() if other != family]
    deals = letters(t, family) + bids(t, family)
    worths = (
        float(t.honour[family]),
        board_worth(t, family),
        hand_worth(t, family),
        flowers_worth(t.flowers[family]),
        HOSTING if family == t.host else 0.0,
        deals,
        begun(t, family) - deals + answered(t, seat, family) + ordered(t, family),
        -max(rivals, default=0.0),
    )
    return list(zip(NAMES, worths, strict=True))


def ordered(t: Senji, family: int) -> float:
    """What orders on the board promise that have still to be carried out."""
    return sum(
        [
            order_worth(t, ORDER[order][province])
            for province, order in enumerate(t.orders)
            if order != NOBODY and t.fighter(t.owner[province]) == family
        ]
    )


def sources(t: Senji, seat: int) -> list[Feature]:
    """Where the honour of a family comes from, and what it has paid and lost of it (SEN-68)."""
    family = t.family[seat]
    if family == NOBODY:
        return [(name, 0.0) for name in (*SOURCES, "lost")]  # no family is chosen yet
    first = family * len(SOURCES)
    gained = t.gained[first : first + len(SOURCES)]
    won = [(name, float(points)) for name, points in zip(SOURCES, gained, strict=True)]
    return [*won, ("lost", float(t.honour[family] - sum(gained)))]
