"""The icons still to be done, and where each of them is printed."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.white_castle.frames import Doing, Turn
from tatami.games.white_castle.printed import PLACES, ROWS, SPACES, Place
from tatami.games.white_castle.rules.dice import facing_rows
from tatami.games.white_castle.rules.gains import BY_RULE, lost
from tatami.games.white_castle.rules.icon_kinds import barred
from tatami.games.white_castle.sights import Todo, Undone
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import (
    DOMAIN,
    FROM_CARD,
    FROM_LANTERN,
    FROM_WELL,
    PLACE,
    ROW,
)

THEMSELVES: Final = (FROM_LANTERN.thing, FROM_WELL.thing)  # there is only one of each


def todo(t: WhiteCastle) -> list[Todo]:
    """Every place whose icons are not all done, the innermost rule first (WHI-25)."""
    frames = [frame for frame in reversed(t.frames) if isinstance(frame, Doing)]
    return [group(t, frame) for frame in frames if frame.left]


def group(t: WhiteCastle, d: Doing) -> Todo:
    """The icons of one place."""
    origin = origin_of(d)
    undone: list[Undone] = [
        {
            "effect": effect.name,
            "row": row,
            "lost": lost(t, d.seat, effect),
            "rule": barred(t, d.seat, effect),
        }
        for effect, row in zip(d.left, rows_of(t, d), strict=True)
    ]
    return {"from": origin, "thing": thing_of(d, origin), "effects": undone}


def origin_of(d: Doing) -> str:
    """What kind of place it is; the action of a domain is that of its card (WHI-33)."""
    if d.card != NOBODY and d.thing is not None and d.thing.verb is DOMAIN:
        return FROM_CARD.thing
    return BY_RULE[d.rule].thing


def thing_of(d: Doing, origin: str) -> str:
    """Which place it is: a row of the castle belongs to its room."""
    if d.thing is None:
        return origin if origin in THEMSELVES else ""
    return SPACES[PLACES[d.thing.arg].room] if d.thing.verb is ROW else d.thing.thing


def rows_of(t: WhiteCastle, d: Doing) -> list[str]:
    """The row of the castle in which each icon left is printed: no card shows one twice."""
    printed: dict[str, str] = {}
    for place in places_of(t, d):
        for effect in ROWS[d.card][place.row].effects:
            printed[effect.name] = place.name
    return [printed.get(effect.name, "") for effect in d.left]


def places_of(t: WhiteCastle, d: Doing) -> list[Place]:
    """The rows of the castle that have these icons, while their card still lies there."""
    if d.card == NOBODY or d.thing is None:
        return []
    if d.thing.verb is ROW:
        place = PLACES[d.thing.arg]
        return [place] if t.rooms[place.room] == d.card else []
    if d.thing.verb is PLACE and t.rooms[d.thing.arg] == d.card:
        return facing_rows(t, d.thing.arg, t.nearest(Turn).colour)
    return []
