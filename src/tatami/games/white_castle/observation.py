"""What a seat knows of a table of The White Castle, as numbers: all but the decks."""

from typing import Final

from tatami.core.observation import Blocks, Fields, Observation, amount, capped, each, flag
from tatami.core.words import NOBODY
from tatami.games.white_castle.effects import GAINS, GOODS, POINTS
from tatami.games.white_castle.frames import Course, Doing, Entrance, RivalTurn, Turn
from tatami.games.white_castle.printed import (
    CARDS,
    COLOURS,
    DAIMYO_NAMES,
    EFFECTS,
    FAVOURS_A_CARD,
    FIRST_ACTION,
    FIRST_RESOURCE,
    FLOORS,
    GARDEN_NAMES,
    GARDENS,
    LANTERNS,
    MEMBERS,
    MEMBERS_A_KIND,
    POSITIONS,
    ROOMS,
    ROUNDS,
    SLOTS,
    SOLO_CARDS,
    SPACES,
    TILE_COLOUR,
    TRACK_END,
    TURNS,
    YARD_SLOTS,
    YARD_TILE_NAMES,
    YARDS,
)
from tatami.games.white_castle.rules.course import play_a_turn
from tatami.games.white_castle.rules.dice import place_the_die
from tatami.games.white_castle.table import (
    DIE_SIDES,
    KINDS_OF_FLOOR,
    KINDS_OF_MEMBER,
    KINDS_OF_YARD,
    SOURCES,
    WhiteCastle,
    value_of,
)

SCORE: Final = 200
COINS: Final = 60
MANY: Final = 20  # of icons, of lantern gains, and dice on a space
CLANS: Final = 4
SLOT_NAMES: Final = [str(slot) for slot in range(SLOTS)]

CLAN: Final[Fields] = (
    each("goods", GAINS[:POINTS], COINS)
    + amount("score", SCORE)
    + each("home", MEMBERS, MEMBERS_A_KIND)
    + each("floor", FLOORS, MEMBERS_A_KIND)
    + each("yard", YARDS, MEMBERS_A_KIND)
    + each("garden", GARDENS)
    + each("die", MEMBERS, DIE_SIDES)
    + each("action", CARDS[FIRST_ACTION:FIRST_RESOURCE])
    + each("lantern", GAINS, MANY)
    + each("counted", [str(source) for source in range(SOURCES)], SCORE)
    + each("favour", [str(i) for i in range(FAVOURS_A_CARD)])
    + amount("influence", TRACK_END)
    + amount("above-in-the-stack", CLANS)
    + amount("place-in-order", CLANS)
    + amount("turns-left", TURNS * ROUNDS)
    + flag("turn")
    + flag("asked")
)
PHASE: Final[Fields] = (
    amount("round", ROUNDS)
    + each("bridge", [f"{c}-{end}" for c in COLOURS for end in ("left", "right")], DIE_SIDES)
    + each("dice", COLOURS, MANY)
    + each("value", SPACES, DIE_SIDES)
    + each("stacked", SPACES, MANY)
    + each("tile", [f"{slot}-{colour}" for slot in SLOT_NAMES for colour in COLOURS])
    + each("room", [f"{r}-{c}" for r in SPACES[:ROOMS] for c in CARDS[:FIRST_ACTION]])
    + each("garden", [f"{g}-{card}" for g in GARDENS for card in GARDEN_NAMES])
    + each("yard-tile", [f"{i}-{tile}" for i in range(len(YARD_SLOTS)) for tile in YARD_TILE_NAMES])
    + each("daimyo", DAIMYO_NAMES)
    + each("deck", FLOORS, MANY)
    + each("on-offer", CARDS)
    + each("die-in-hand", COLOURS, DIE_SIDES)
    + flag("from-the-left")
    + each("still-to-do", [effect.name for effect in EFFECTS], MANY)
    + each("met", CARDS[:FIRST_ACTION])
    + each("row-used", MEMBERS)
    + flag("over")
)
SOLO: Final[Fields] = (
    amount("difficulty", CLANS)
    + amount("unknown", len(SOLO_CARDS))
    + each("top-bridge", COLOURS)
    + each("top-die", POSITIONS)
    + each("top-space", SPACES)
    + each("turned-up", [card.name for card in SOLO_CARDS])
)


def blocks(t: WhiteCastle) -> Blocks:
    """A block for each clan, the rival's of a solo game too, and one for the main board."""
    rivals = [(f"rival-{i}", CLAN) for i in range(1, t.clans)]
    return [("own", CLAN), *rivals, ("phase", PHASE + SOLO if t.seats == 1 else PHASE)]


def fill(t: WhiteCastle, seat: int, out: list[float]) -> int:
    """Write all blocks; return how many numbers they are."""
    at = 0
    for i in range(t.clans):
        at = clan(t, (seat + i) % t.clans, out, at)
    at = in_progress(t, out, cards(t, out, board(t, out, at)))
    return solo(t, out, at) if t.seats == 1 else at


# -- clans -------------------------------------------------------------------------------------


def clan(t: WhiteCastle, who: int, out: list[float], at: int) -> int:
    """What a clan has; return where the next block begins."""
    for good in range(POINTS):
        out[at + good] = capped(t.goods[who * GOODS + good], COINS)
    out[at + POINTS] = capped(t.score(who), SCORE)
    at = people(t, who, out, at + POINTS + 1)
    if t.actions[who] != NOBODY:
        out[at + t.actions[who] - FIRST_ACTION] = 1.0
    at += FIRST_RESOURCE - FIRST_ACTION
    for card in t.lanterns[who]:
        out[at + LANTERNS[card].what] += float(LANTERNS[card].amount)
    at += len(GAINS)
    for source in range(SOURCES):
        out[at + source] = capped(t.counted[who * SOURCES + source], SCORE)
    at += SOURCES
    for i in range(FAVOURS_A_CARD):
        if t.favours[i] == who:
            out[at + i] = 1.0
    return course(t, who, out, at + FAVOURS_A_CARD)


def people(t: WhiteCastle, who: int, out: list[float], at: int) -> int:
    """Members at home, courtiers, warriors, gardeners, and the dice on the domain."""
    for kind in range(KINDS_OF_MEMBER):
        out[at + kind] = float(t.members[who * KINDS_OF_MEMBER + kind])
    at += KINDS_OF_MEMBER
    for floor in range(KINDS_OF_FLOOR):
        out[at + floor] = float(t.courtiers[who * KINDS_OF_FLOOR + floor])
    at += KINDS_OF_FLOOR
    for yard in range(KINDS_OF_YARD):
        out[at + yard] = float(t.warriors[who * KINDS_OF_YARD + yard])
    at += KINDS_OF_YARD
    for garden in range(len(GARDENS)):
        if t.gardeners[garden] >> who & 1:
            out[at + garden] = 1.0
    at += len(GARDENS)
    for kind in range(KINDS_OF_MEMBER):
        out[at + kind] = float(t.domains[who * KINDS_OF_MEMBER + kind])
    return at + KINDS_OF_MEMBER


def course(t: WhiteCastle, who: int, out: list[float], at: int) -> int:
    """The passage of time, and the turns left."""
    out[at] = float(t.track[who])
    out[at + 1] = float(t.arrived.index(who))
    out[at + 2] = float(1 + t.order.index(who))
    for frame in t.frames:
        if isinstance(frame, Course):
            out[at + 3] = turns_left(t, frame, who)
        elif isinstance(frame, Turn) and frame.seat == who:
            out[at + 4] = 1.0
    for ask in t.asks:
        if ask.seat == who:
            out[at + 5] = 1.0
    return at + 6


def turns_left(t: WhiteCastle, c: Course, who: int) -> float:
    """The turns of a clan that have not begun yet; between two rounds those of the next one."""
    left = TURNS * (ROUNDS - t.round)
    if c.is_at(play_a_turn):
        for turn in range(c.turns, TURNS * t.clans):
            if t.order[turn % t.clans] == who:
                left += 1
    return float(left)


# -- the main board -----------------------------------------------------------------------------


def board(t: WhiteCastle, out: list[float], at: int) -> int:
    """The round, the dice on bridges and spaces, and the colours of the tiles."""
    out[at] = float(min(t.round, ROUNDS))
    at += 1
    for colour in range(len(COLOURS)):
        dice = t.bridges[colour]
        out[at + 2 * colour] = float(dice[0])
        out[at + 2 * colour + 1] = float(dice[-1])
        lying = 0
        for die in dice:
            if die:
                lying += 1
        out[at + 2 * len(COLOURS) + colour] = float(lying)
    at += 3 * len(COLOURS)
    for space in range(len(SPACES)):
        placed = t.spaces[space]
        if placed:
            out[at + space] = float(value_of(placed[-1]))
            out[at + len(SPACES) + space] = capped(len(placed), MANY)
    at += 2 * len(SPACES)
    for slot in range(len(t.tiles)):
        out[at + slot * len(COLOURS) + TILE_COLOUR[t.tiles[slot]]] = 1.0
    return at + SLOTS * len(COLOURS)


def cards(t: WhiteCastle, out: list[float], at: int) -> int:
    """The cards of rooms and gardens, the tiles of the yards, the daimyō, decks and pairs."""
    for room in range(ROOMS):
        if t.rooms[room] != NOBODY:
            out[at + room * FIRST_ACTION + t.rooms[room]] = 1.0
    at += ROOMS * FIRST_ACTION
    for garden in range(len(t.gardens)):
        out[at + garden * len(GARDEN_NAMES) + t.gardens[garden]] = 1.0
    at += len(GARDENS) * len(GARDEN_NAMES)
    for slot in range(len(t.yard_tiles)):
        out[at + slot * len(YARD_TILE_NAMES) + t.yard_tiles[slot]] = 1.0
    at += len(YARD_SLOTS) * len(YARD_TILE_NAMES)
    out[at + t.daimyo] = 1.0
    at += len(DAIMYO_NAMES)
    for floor in range(len(t.decks)):
        out[at + floor] = capped(len(t.decks[floor]), MANY)
    at += KINDS_OF_FLOOR
    for resource, action in t.pairs:
        out[at + resource] = 1.0
        out[at + action] = 1.0
    return at + len(CARDS)


def in_progress(t: WhiteCastle, out: list[float], at: int) -> int:
    """The die in hand, the icons still to be done, and the card a courtier meets."""
    icons = at + len(COLOURS) + 1
    met = icons + len(EFFECTS)
    rows = met + FIRST_ACTION
    for frame in t.frames:
        if isinstance(frame, Turn):
            if frame.is_at(place_the_die):
                out[at + frame.colour] = float(frame.value)
                out[at + len(COLOURS)] = 1.0 if frame.from_left else 0.0
        elif isinstance(frame, Doing):
            for effect in frame.left:
                out[icons + effect.number] += 1.0
        elif isinstance(frame, Entrance):
            out[met + frame.card] = 1.0
    for kind in range(KINDS_OF_MEMBER):
        out[rows + kind] = float(t.rows_used >> kind & 1)
    out[rows + KINDS_OF_MEMBER] = 0.0 if t.frames else 1.0
    return rows + KINDS_OF_MEMBER + 1


def solo(t: WhiteCastle, out: list[float], at: int) -> int:
    """The rival's cards: of the deck the top back is seen, and what its turn has turned up."""
    out[at] = float(t.difficulty)
    out[at + 1] = float(t.unseen)
    at += 2
    top = SOLO_CARDS[t.deck[0]]
    out[at + top.bridge] = 1.0
    out[at + len(COLOURS) + top.position] = 1.0
    out[at + len(COLOURS) + len(POSITIONS) + top.space] = 1.0
    at += len(COLOURS) + len(POSITIONS) + len(SPACES)
    for frame in t.frames:
        if isinstance(frame, RivalTurn):
            for card in frame.shown:
                out[at + card] = 1.0
    return at + len(SOLO_CARDS)


OBSERVATION: Final = Observation(1, blocks, fill)
