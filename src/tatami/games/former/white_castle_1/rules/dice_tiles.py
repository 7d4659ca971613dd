"""The dice tiles of the castle and its well (WHI-06, 07)."""

from tatami.core.words import NOBODY
from tatami.games.former.white_castle_1.frames import SettingUp
from tatami.games.former.white_castle_1.printed import (
    COLOURS,
    FIRST_CHECKED,
    FIRST_WELL,
    MARKED,
    SLOT_ROOM,
    SLOTS,
    SLOTS_OF,
    TILE_COLOUR,
    WELL_SLOTS,
)
from tatami.games.former.white_castle_1.table import WhiteCastle
from tatami.games.former.white_castle_1.words import TILES_AGAIN


def lay_the_tiles(t: WhiteCastle, s: SettingUp) -> None:
    """One of each colour on the marked spaces, then the rest in ascending order of the numbers;
    without a legal layout the whole step is redone (WHI-06)."""
    bag = t.shuffled(range(SLOTS))
    slots = [NOBODY] * SLOTS
    if t.fixed_well:
        slots[WELL_SLOTS:] = FIRST_WELL  # as the rulebook proposes for a first game
        bag = tuple([tile for tile in bag if tile not in FIRST_WELL])
    firsts = [
        next(tile for tile in bag if TILE_COLOUR[tile] == colour) for colour in range(len(COLOURS))
    ]
    slots[:MARKED] = t.shuffled(firsts)
    if not fill(slots, [tile for tile in bag if tile not in firsts]):
        t.tell(TILES_AGAIN)
        t.go_to(s, lay_the_tiles)
    t.tiles = tuple(slots)  # those of the well with their reward side up (WHI-07)


def fill(slots: list[int], bag: list[int]) -> bool:
    """Fill the numbered spaces in order; a tile that does not fit goes to the next free space
    where it does, the well last, and a new one is drawn. False if no layout is left (WHI-06)."""
    for slot in range(MARKED, SLOTS):
        while slots[slot] == NOBODY:
            if not bag:
                return False
            tile = bag.pop(0)
            free = [i for i in range(slot, SLOTS) if slots[i] == NOBODY and fits(slots, tile, i)]
            if not free:
                return False
            slots[free[0]] = tile
    return True


def fits(slots: list[int], tile: int, slot: int) -> bool:
    """On the last space of a room a tile may not make the room all one colour (WHI-06)."""
    if slot < FIRST_CHECKED or slot >= WELL_SLOTS:
        return True
    others = [slots[other] for other in SLOTS_OF[SLOT_ROOM[slot]] if other != slot]
    return any(TILE_COLOUR[other] != TILE_COLOUR[tile] for other in others)
