"""Gains: what is kept of them, and where they come from (WHI-26, 28 and 29)."""

from typing import Final

from tatami.core.frame import Frame
from tatami.core.words import Word
from tatami.games.white_castle.effects import ANY, GAIN, GOODS, RESOURCES, Effect
from tatami.games.white_castle.frames import (
    CastleAction,
    Doing,
    RivalTurn,
    SettingUp,
    Tending,
)
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import (
    FROM_CARD,
    FROM_DIFFICULTY,
    FROM_DOMAIN,
    FROM_FAVOUR,
    FROM_GARDEN,
    FROM_LANTERN,
    FROM_OUTSIDE,
    FROM_PAIR,
    FROM_ROOM,
    FROM_ROUND,
    FROM_SOLO,
    FROM_WELL,
    FROM_YARD,
    GAINED,
    LOST,
)

BY_RULE: Final = {  # the one that lets a player do several icons
    "WHI-14": FROM_PAIR,
    "WHI-25": FROM_CARD,
    "WHI-30": FROM_ROOM,
    "WHI-31": FROM_OUTSIDE,
    "WHI-32": FROM_WELL,
    "WHI-33": FROM_DOMAIN,
    "WHI-40": FROM_YARD,
    "WHI-41": FROM_GARDEN,
    "WHI-47": FROM_FAVOUR,
    "WHI-50": FROM_LANTERN,
    "WHI-58": FROM_WELL,
}
BY_FRAME: Final[dict[type[Frame], Word]] = {
    CastleAction: FROM_CARD,
    Tending: FROM_GARDEN,
    RivalTurn: FROM_SOLO,
    SettingUp: FROM_DIFFICULTY,
}


def gain(t: WhiteCastle, clan: int, good: int, amount: int) -> None:
    """Goods above the limit are lost (WHI-26, 28); red fans are points at once (WHI-29)."""
    got = min(amount, t.room_for(clan, good))
    t.goods[clan * GOODS + good] += got
    if t.chronicle is not None:
        if got:
            t.tell(GAINED[good], t.who(clan), got, source(t))
        if got < amount:
            t.tell(LOST[good], t.who(clan), amount - got)


def lost(t: WhiteCastle, clan: int, effect: Effect) -> int:
    """How much of an icon's goods finds no room now (WHI-26, 28)."""
    if effect.op != GAIN:
        return 0
    if effect.what < GOODS:
        return max(0, effect.amount - t.room_for(clan, effect.what))
    if effect.what == ANY:
        rooms = [t.room_for(clan, resource) for resource in range(RESOURCES)]
        return max(0, effect.amount - sum(rooms))
    return 0


def source(t: WhiteCastle) -> Word:
    """What gives: the innermost place or card in progress, else the end of the round."""
    for frame in reversed(t.frames):
        if isinstance(frame, Doing):
            return BY_RULE[frame.rule]
        if type(frame) in BY_FRAME:
            return BY_FRAME[type(frame)]
    return FROM_ROUND
