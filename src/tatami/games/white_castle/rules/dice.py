"""Dice: taking one from a bridge and placing it (WHI-21 to 24 and 30 to 33)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY, SEAT
from tatami.games.white_castle.effects import COIN, GOODS, Effect
from tatami.games.white_castle.frames import Doing, Turn
from tatami.games.white_castle.printed import (
    CAPACITY,
    CHOICES,
    DOMAIN_SPACE,
    ENDS,
    PLACES_OF,
    ROOMS,
    ROW_VALUE,
    ROWS,
    SLOTS_OF,
    TILE_COLOUR,
    VALUES,
    WELL_SPACE,
    Place,
)
from tatami.games.white_castle.rules.icon_kinds import lantern, one_of, well
from tatami.games.white_castle.rules.icons import facing, resolve_a_row, visible
from tatami.games.white_castle.table import KINDS_OF_MEMBER, WhiteCastle, changed, die, value_of
from tatami.games.white_castle.words import COLOUR, PAID_FOR_DIE, PLACE, PLACED, TAKE

# -- taking ------------------------------------------------------------------------------------


def choose_a_die(t: WhiteCastle, u: Turn) -> Ask:
    """One die from the left or the right end of a bridge; a turn is never passed (WHI-20, 21)."""
    ask = Ask(u.seat, "WHI-21")
    for bridge, dice in enumerate(t.bridges):
        if dice[0]:
            ask.offer(TAKE[bridge * len(ENDS)])
        if dice[-1]:
            ask.offer(TAKE[bridge * len(ENDS) + 1])
    return ask


def take_the_die(t: WhiteCastle, u: Turn) -> None:
    """The nearest die between the ends, if any, slides into the gap (WHI-21)."""
    t.rows_used = 0
    u.colour, end = divmod(u.answers[0].arg, len(ENDS))
    u.from_left = end == 0
    u.value = t.bridges[u.colour][0 if u.from_left else -1]
    t.bridges[u.colour] = without_end(t.bridges[u.colour], u.from_left)


def without_end(dice: tuple[int, ...], left: bool) -> tuple[int, ...]:
    """A bridge less the die on one end; a die on the other end never slides (WHI-21)."""
    if len(dice) > 2:
        return dice[1:] if left else dice[:-1]
    return (0, dice[1]) if left else (dice[0], 0)


# -- placing -----------------------------------------------------------------------------------


def choose_a_space(t: WhiteCastle, u: Turn) -> Ask:
    """It goes to a die space of the main board or of the own domain (WHI-21, 22)."""
    ask = Ask(u.seat, "WHI-22")
    for space in range(DOMAIN_SPACE + 1):
        ask.offer(PLACE[space], unless=unfit(t, u, space))
    return ask


def unfit(t: WhiteCastle, u: Turn, space: int) -> str:
    """A space may be closed to the die (WHI-23, 30), or its difference not to be paid (WHI-22)."""
    closed = closed_to(t, u.seat, u.colour, space)
    return closed or unpaid(t, u.seat, u.value - covered(t, u.seat, u.colour, space))


def closed_to(t: WhiteCastle, seat: int, colour: int, space: int) -> str:
    """Colours (WHI-30) and full spaces (WHI-23) forbid a die of any value."""
    if space == DOMAIN_SPACE:
        return "WHI-23" if t.domains[seat * KINDS_OF_MEMBER + colour] else ""
    if space == WELL_SPACE:
        return ""
    if space < ROOMS and not has_colour(t, space, colour):
        return "WHI-30"
    return "WHI-23" if len(t.spaces[space]) == CAPACITY[space][t.seats - 1] else ""


def unpaid(t: WhiteCastle, seat: int, coins: int) -> str:
    """A difference that the player cannot pay forbids a space (WHI-22)."""
    return "WHI-22" if -coins > t.has(seat, COIN) else ""


def has_colour(t: WhiteCastle, room: int, colour: int) -> bool:
    """Whether a room has a tile of this colour (WHI-30)."""
    return any(TILE_COLOUR[t.tiles[slot]] == colour for slot in SLOTS_OF[room])


def covered(t: WhiteCastle, seat: int, colour: int, space: int) -> int:
    """The value a die covers: of the die beneath or printed (WHI-22); the well's is 1 (WHI-32)."""
    if space == DOMAIN_SPACE:
        return ROW_VALUE[colour]
    if space == WELL_SPACE or not t.spaces[space]:
        return VALUES[space]
    return value_of(t.spaces[space][-1])


def place_the_die(t: WhiteCastle, u: Turn) -> None:
    """First the coins (WHI-22), then the lantern of the left end, then the space (WHI-24)."""
    space = u.answers[0].arg
    difference = u.value - covered(t, u.seat, u.colour, space)
    kind = PAID_FOR_DIE if difference < 0 else PLACED
    t.tell(kind, SEAT[u.seat], COLOUR[u.colour], u.value, PLACE[space], abs(difference))
    t.goods[u.seat * GOODS + COIN] += difference
    if space == DOMAIN_SPACE:
        t.domains = changed(t.domains, u.seat * KINDS_OF_MEMBER + u.colour, u.value)
        if t.rows_once:  # the icon cannot resolve this row again (WHI-55)
            t.rows_used = 1 << u.colour
    else:
        t.spaces[space] = (*t.spaces[space], die(u.seat, u.colour, u.value))
    act_on(t, u, space)
    if u.from_left:
        t.call(Doing(u.seat, "WHI-50", lantern(t, u.seat)))


def act_on(t: WhiteCastle, u: Turn, space: int) -> None:
    """What the space lets the player do: called first, played after the lantern (WHI-24)."""
    if space == DOMAIN_SPACE:  # each colour has its row (WHI-33)
        resolve_a_row(t, u.seat, u.colour)
    elif space == WELL_SPACE:
        t.call(Doing(u.seat, "WHI-32", well(t)))
    elif space < ROOMS:
        effects = faced(t, space, u.colour)
        t.call(Doing(u.seat, "WHI-30", effects, "", PLACE[space], t.rooms[space]))
    else:
        t.call(one_of(u.seat, "WHI-31", CHOICES[space], PLACE[space]))


def faced(t: WhiteCastle, room: int, colour: int) -> tuple[Effect, ...]:
    """The actions of the room's card that face tiles of this colour (WHI-30)."""
    found: list[Effect] = []
    for place in facing_rows(t, room, colour):
        found.extend(ROWS[t.rooms[room]][place.row].effects)
    return tuple(found)


def facing_rows(t: WhiteCastle, room: int, colour: int) -> list[Place]:
    """The rows of a room that face tiles of this colour (WHI-30)."""
    return [place for place in PLACES_OF[room] if TILE_COLOUR[t.tiles[place.slot]] == colour]


def sets_off(t: WhiteCastle, seat: int, colour: int, space: int) -> tuple[Effect, ...]:
    """All the icons that a die of this colour sets off on a space (WHI-30 to 33); none in a room
    whose card was just taken (WHI-45)."""
    if space == DOMAIN_SPACE:
        return (*visible(t, seat, colour), *facing(t, seat, colour))
    if space == WELL_SPACE:
        return well(t)
    if space < ROOMS:
        return faced(t, space, colour) if t.rooms[space] != NOBODY else ()
    return CHOICES[space]


TURN: Final = script(WhiteCastle, Turn, choose_a_die, take_the_die, choose_a_space, place_the_die)
