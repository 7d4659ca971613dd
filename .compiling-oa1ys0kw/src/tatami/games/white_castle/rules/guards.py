"""What keeps a player from doing an icon (WHI-26, 27, 48 and those of each icon)."""

from tatami.games.white_castle.effects import (
    ANY,
    ANY_COLOUR,
    CASTLE,
    COIN,
    COURTIER,
    DOMAIN,
    FOOD,
    GAIN,
    GARDENER,
    INFLUENCE,
    IRON,
    LIGHT,
    ONE_OF,
    PAY,
    PEARL,
    RESOURCES,
    SEAL,
    WARRIOR,
    Effect,
)
from tatami.games.white_castle.printed import (
    AUDIENCE_COINS,
    CLIMB_PEARLS,
    COURTIERS,
    DAIMYO,
    GARDEN_FOOD,
    GARDENERS,
    GARDENS,
    PLACES,
    ROWS,
    TILE_COLOUR,
    TOLL,
    TRACK_END,
    WARRIORS,
    YARD_IRON,
    Place,
)
from tatami.games.white_castle.table import WhiteCastle


def barred(t: WhiteCastle, seat: int, effect: Effect) -> str:
    """The rule that forbids an icon now, if any."""
    return barred_with(t, seat, effect, t.has(seat, COIN), t.has(seat, SEAL))


def barred_with(t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
    """The same for a purse that is not the present one: after a price has been paid."""
    op = effect.op
    if op == GAIN:
        return barred_gain(t, seat, effect.what)
    if op == PAY:
        return barred_purchase(t, seat, effect, coins, seals)
    if op == COURTIER:
        return "" if can_hold_court(t, seat, coins) else "WHI-48"
    if op == GARDENER:
        return "" if can_plant(t, seat) else "WHI-48"
    if op == WARRIOR:
        return "" if can_muster(t, seat) else "WHI-48"
    if op == CASTLE:
        return barred_castle(t, seat, effect.what, coins, seals)
    if op == DOMAIN:
        return "WHI-55" if t.rows_used == 7 else ""
    if op == ONE_OF:
        reasons = [barred_with(t, seat, part, coins, seals) for part in effect.parts]
        return "" if "" in reasons else reasons[0]
    return ""  # a lantern or a well always gives something


def barred_gain(t: WhiteCastle, seat: int, good: int) -> str:
    """Nothing is gained above a limit (WHI-26, 28), nor beyond the track or a gate (WHI-51, 52)."""
    if good == ANY:
        full = sum([1 for resource in range(RESOURCES) if not t.room_for(seat, resource)])
        return "WHI-26" if full == RESOURCES else ""
    if good != INFLUENCE:
        full = t.room_for(seat, good)
        return "" if full else "WHI-28" if good == SEAL else "WHI-26"
    space = t.track[seat]
    if space == TRACK_END:
        return "WHI-51"
    return "WHI-52" if TOLL[space + 1] > t.has(seat, SEAL) else ""


def barred_purchase(t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
    """The price must be there, and what it buys must be possible once it is paid (WHI-27)."""
    if effect.what == COIN:
        coins -= effect.amount
    else:
        seals -= effect.amount
    if coins < 0 or seals < 0:
        return "WHI-27"
    return barred_with(t, seat, effect.parts[0], coins, seals)


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


def barred_castle(t: WhiteCastle, seat: int, select: int, coins: int, seals: int) -> str:
    """Some action of the castle can be done (WHI-56, 57)."""
    for place in PLACES:
        if opens(t, select, place) and not barred_row(t, seat, place, coins, seals):
            return ""
    return "WHI-57" if select == LIGHT else "WHI-56"


def opens(t: WhiteCastle, select: int, place: Place) -> bool:
    """An icon opens the actions of a colour or any (WHI-56), or those on light ground (WHI-57)."""
    if select == ANY_COLOUR:
        return True
    if select == LIGHT:
        return ROWS[t.rooms[place.room]][place.row].light
    return TILE_COLOUR[t.tiles[place.slot]] == select


def barred_row(t: WhiteCastle, seat: int, place: Place, coins: int, seals: int) -> str:
    """At least one of its icons must be possible."""
    effects = ROWS[t.rooms[place.room]][place.row].effects
    reasons = [barred_with(t, seat, effect, coins, seals) for effect in effects]
    return "" if "" in reasons else reasons[0]
