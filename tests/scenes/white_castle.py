"""Scenes at a table of The White Castle: a known board, and the means to start any rule on it."""

from tatami.core.words import NOBODY
from tatami.games.white_castle.book import BOOK
from tatami.games.white_castle.effects import GAINS, GOODS, Effect
from tatami.games.white_castle.frames import Course, Tending, Turn
from tatami.games.white_castle.printed import (
    CARDS,
    COLOURS,
    EFFECTS,
    FLOORS,
    GARDENS,
    GATE,
    MEMBERS,
    SLOTS,
    SLOTS_OF,
    SPACES,
    TILE_COLOUR,
    TILE_REWARD,
    WELL_SLOTS,
    YARDS,
)
from tatami.games.white_castle.rules.clan_members import post_a_gardener, post_a_warrior
from tatami.games.white_castle.rules.courtier import send_to_the_gate
from tatami.games.white_castle.rules.icon_kinds import begin
from tatami.games.white_castle.table import (
    KINDS_OF_FLOOR,
    KINDS_OF_YARD,
    WhiteCastle,
    die,
)
from tatami.games.white_castle.words import STOP, TRADE


def scene(seats: int = 2) -> WhiteCastle:
    """A board as after the set-up, with nobody asked yet and all goods at 0."""
    t = WhiteCastle(BOOK, seats, 1)
    t.unpack()
    t.tiles = (0,) * SLOTS
    for room, colours in {
        "steward-left": "white black white",
        "steward-middle": "coral black coral",
        "steward-right": "coral white black",
        "diplomat-left": "coral black",
        "diplomat-right": "white coral",
    }.items():
        tiles(t, room, colours)
    well_tiles(t, "pearl-1", "any-1")
    t.rooms = cards("steward-2 steward-4 steward-10 diplomat-3 diplomat-5")
    t.decks = [(), tuple(cards("steward-5 steward-7 steward-9")), tuple(cards("diplomat-7"))]
    t.daimyo = 0  # the well, 2 points, 2 seals
    t.gardens = (2, 7, 1, 5, 0, 9)  # courtier, 2 seals; gardener, 2 of choice; castle, the well
    t.yard_tiles = (5, 1, 0, 2)  # black castle action, 2 influence; courtier; 3 food
    t.order = t.arrived = tuple(range(t.clans))
    for clan in range(t.seats):
        t.actions[clan] = CARDS.index("action-1")
        t.lanterns[clan] = (CARDS.index("decree-coin"),)
    t.bridges = [(1, 3, 6), (2, 3, 5), (1, 4, 5)]
    if seats == 1:
        t.deck = tuple(range(9))
        t.unseen = 8
    return t


def cards(names: str) -> list[int]:
    """Cards by their names."""
    return [CARDS.index(name) for name in names.split()]


def tiles(t: WhiteCastle, room: str, colours: str) -> None:
    """Lay tiles of these colours in a room, from the top."""
    slots = list(t.tiles)
    for slot, colour in zip(SLOTS_OF[SPACES.index(room)], colours.split(), strict=True):
        slots[slot] = TILE_COLOUR.index(COLOURS.index(colour))
    t.tiles = tuple(slots)


def well_tiles(t: WhiteCastle, *rewards: str) -> None:
    """Lay tiles with these rewards at the well."""
    t.tiles = t.tiles[:WELL_SLOTS] + tuple(TILE_REWARD.index(effect(name)) for name in rewards)


def effect(name: str) -> Effect:
    """An icon by its name."""
    return next(effect for effect in EFFECTS if effect.name == name)


def give(t: WhiteCastle, seat: int, goods: str) -> None:
    """Set goods of a clan: "coin 5 seal 2"."""
    said = goods.split()
    for name, amount in zip(said[::2], said[1::2], strict=True):
        t.goods[seat * GOODS + GAINS.index(name)] = int(amount)


def has(t: WhiteCastle, seat: int) -> str:
    """What a clan owns, in the same words."""
    owned = [(name, t.has(seat, good)) for good, name in enumerate(GAINS[:GOODS])]
    return " ".join(f"{name} {amount}" for name, amount in owned if amount)


def send(t: WhiteCastle, seat: int, *places: str) -> None:
    """Send a member of a clan, without price, to each place: a floor, a yard or a garden."""
    for place in places:
        if place in FLOORS:
            send_to_the_gate(t, seat)
            t.move_courtier(seat, GATE, -1)
            t.move_courtier(seat, FLOORS.index(place), 1)
        elif place in GARDENS:
            post_a_gardener(t, seat, GARDENS.index(place))
        else:
            post_a_warrior(t, seat, YARDS.index(place))


def at_home(t: WhiteCastle, seat: int, member: str) -> int:
    """How many members of a kind are still at home."""
    return t.at_home(seat, MEMBERS.index(member))


def courtiers(t: WhiteCastle, seat: int) -> list[int]:
    """The courtiers of a clan, by floor."""
    return list(t.courtiers)[seat * KINDS_OF_FLOOR : (seat + 1) * KINDS_OF_FLOOR]


def warriors(t: WhiteCastle, seat: int) -> list[int]:
    """The warriors of a clan in the yards of 5, 3 and 1 iron."""
    return list(t.warriors)[seat * KINDS_OF_YARD : (seat + 1) * KINDS_OF_YARD]


def lies(t: WhiteCastle, space: str, colour: str, *values: int) -> None:
    """Dice that the first clan already placed on a space."""
    placed = [die(0, COLOURS.index(colour), value) for value in values]
    t.spaces[SPACES.index(space)] = tuple(placed)


def on(t: WhiteCastle, name: str, seat: int = 0) -> WhiteCastle:
    """A player does an icon."""
    begin(t, seat, effect(name))
    t.advance()
    return t


def turn(t: WhiteCastle, seat: int = 0) -> WhiteCastle:
    """A player's turn begins."""
    t.call(Turn(seat))
    t.advance()
    return t


def tending(t: WhiteCastle, *seats: int) -> WhiteCastle:
    """The gardens step begins for these players."""
    t.call(*[Tending(seat) for seat in seats])
    t.advance()
    return t


def end_of_round(t: WhiteCastle, number: int) -> WhiteCastle:
    """All turns of this round have been played."""
    t.round = number
    course = Course()
    t.call(course)
    course.turns = 3 * t.clans
    t.advance()
    return t


def do_it_all(t: WhiteCastle) -> WhiteCastle:
    """Always the first word that is neither a trade nor a refusal."""
    while t.asks:
        ask = t.asks[0]
        words = [word for word in ask.options if word.verb is not TRADE and word is not STOP]
        t.answer(ask.seat, (words or [STOP])[0])
    return t


def favours(t: WhiteCastle) -> list[int]:
    """Whose courtiers stand on the daimyō's card."""
    return list(t.favours)


__all__ = [
    "NOBODY", "at_home", "cards", "courtiers", "do_it_all", "effect", "end_of_round", "favours",
    "give", "has", "lies", "on", "scene", "send", "tending", "tiles", "turn", "warriors",
    "well_tiles",
]  # fmt: skip
