"""What members and gardens take, and which actions of the castle an icon opens (WHI-26, 40 to 42,
48, 56 and 57)."""

from tatami.core.words import NOBODY
from tatami.games.white_castle.effects import (
    ANY_COLOUR,
    FOOD,
    IRON,
    LIGHT,
    PEARL,
)
from tatami.games.white_castle.printed import (
    AUDIENCE_COINS,
    CLIMB_PEARLS,
    COURTIERS,
    DAIMYO,
    GARDEN_FOOD,
    GARDENERS,
    GARDENS,
    ROWS,
    TILE_COLOUR,
    WARRIORS,
    YARD_IRON,
    Place,
)
from tatami.games.white_castle.table import WhiteCastle

# -- members ---------------------------------------------------------------------------------


def can_hold_court(t: WhiteCastle, seat: int, coins: int) -> bool:
    """An audience or a climb is possible (WHI-42, 48)."""
    if t.at_home(seat, COURTIERS) and coins >= AUDIENCE_COINS:
        return True
    if t.has(seat, PEARL) < CLIMB_PEARLS[1]:
        return False
    return any(t.on_floor(seat, floor) for floor in range(DAIMYO))


def can_plant(t: WhiteCastle, seat: int) -> bool:
    """There is a gardener, and a garden for it (WHI-41, 48)."""
    if not t.at_home(seat, GARDENERS):
        return False
    return any(not barred_garden(t, seat, garden) for garden in range(len(GARDENS)))


def barred_garden(t: WhiteCastle, seat: int, garden: int) -> str:
    """One own gardener a garden (WHI-41); its food must be there (WHI-26)."""
    if t.gardeners[garden] >> seat & 1:
        return "WHI-41"
    return "WHI-26" if GARDEN_FOOD[t.gardens[garden]] > t.has(seat, FOOD) else ""


def can_muster(t: WhiteCastle, seat: int) -> bool:
    """There is a warrior, and iron for some yard (WHI-40, 48)."""
    return t.at_home(seat, WARRIORS) > 0 and t.has(seat, IRON) >= min(YARD_IRON)


# -- the castle --------------------------------------------------------------------------------


def opens(t: WhiteCastle, select: int, place: Place) -> bool:
    """An icon opens the actions of a colour or any (WHI-56), or those on light ground (WHI-57); a
    room whose card was just taken has none (WHI-45)."""
    if t.rooms[place.room] == NOBODY:
        return False
    if select == ANY_COLOUR:
        return True
    if select == LIGHT:
        return ROWS[t.rooms[place.room]][place.row].light
    return TILE_COLOUR[t.tiles[place.slot]] == select
