"""What a person would name as reasons at a table of Senji, in honour."""

from typing import Final

from tatami.core.advice import Feature
from tatami.core.words import NOBODY
from tatami.games.former.senji_2.advice import answered, begun, outlook, prospect
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import SOURCES
from tatami.games.former.senji_2.worth import HOSTING, board_worth, flowers_worth, hand_worth

NAMES: Final = ("honour", "board", "diplomacy", "flowers", "emperor", "plans", "rivals")


def points(t: Senji, seat: int) -> float:
    """The honour a family may expect in the end: what it has, and half of what else it holds."""
    family = t.family[seat]
    if family == NOBODY:
        return 0.0
    return 0.5 * (t.honour[family] + outlook(t, family))


def features(t: Senji, seat: int) -> list[Feature]:
    """What a family has, what it has begun, and the best of the others against it."""
    family = t.family[seat]
    if family == NOBODY:
        return [(name, 0.0) for name in NAMES]  # no family is chosen yet
    rivals = [prospect(t, other) for other in t.families() if other != family]
    worths = (
        float(t.honour[family]),
        board_worth(t, family),
        hand_worth(t, family),
        flowers_worth(t.flowers[family]),
        HOSTING if family == t.host else 0.0,
        begun(t, family) + answered(t, seat, family),
        -max(rivals, default=0.0),
    )
    return list(zip(NAMES, worths, strict=True))


def sources(t: Senji, seat: int) -> list[Feature]:
    """Where the honour of a family comes from, and what it has paid and lost of it (SEN-68)."""
    family = t.family[seat]
    if family == NOBODY:
        return [(name, 0.0) for name in (*SOURCES, "lost")]  # no family is chosen yet
    first = family * len(SOURCES)
    gained = t.gained[first : first + len(SOURCES)]
    won = [(name, float(points)) for name, points in zip(SOURCES, gained, strict=True)]
    return [*won, ("lost", float(t.honour[family] - sum(gained)))]
