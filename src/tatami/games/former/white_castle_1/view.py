"""What a seat sees of a table of The White Castle: all but the decks, so all seats see the same."""

from typing import TypedDict

from tatami.core.words import NOBODY
from tatami.games.former.white_castle_1.effects import GAINS, GOODS, Effect
from tatami.games.former.white_castle_1.frames import Doing, RivalTurn, Turn
from tatami.games.former.white_castle_1.printed import (
    CARDS,
    COLOURS,
    DAIMYO_NAMES,
    DAIMYOS,
    DECREES,
    DIFFICULTIES,
    FACING,
    FAVOURS_A_CARD,
    FLOORS,
    FRONTS,
    GARDEN_EFFECT,
    GARDEN_FOOD,
    GARDEN_NAMES,
    GARDEN_POINTS,
    GARDENS,
    LANTERNS,
    MEMBERS,
    PLACES_OF,
    POSITIONS,
    ROOMS,
    ROWS,
    SOLO_CARDS,
    SPACES,
    TILE_COLOUR,
    TILE_REWARD,
    VALUES,
    WELL_SLOTS,
    YARD_IRON,
    YARD_VALUE,
    YARDS,
)
from tatami.games.former.white_castle_1.rules.clan_members import yard_effects
from tatami.games.former.white_castle_1.rules.dice import place_the_die
from tatami.games.former.white_castle_1.rules.icons import visible
from tatami.games.former.white_castle_1.rules.scoring import posted
from tatami.games.former.white_castle_1.table import (
    KINDS_OF_MEMBER,
    SOURCES,
    WhiteCastle,
    colour_of,
    value_of,
)


class Die(TypedDict):
    """A die on a space, or in a player's hand."""

    colour: str
    value: int


class DomainRow(TypedDict):
    """A row of a domain: who is still at home, what it gives, and what its action is."""

    member: str
    at_home: int
    die: int
    rewards: list[str]
    action: list[str]


class Clan(TypedDict):
    """A clan: its goods, its people, its cards. The last clan of a solo game is the rival's."""

    rival: bool
    goods: dict[str, int]
    domain: list[DomainRow]
    courtiers: dict[str, int]
    warriors: dict[str, int]
    gardens: list[str]
    influence: int
    action: str
    lantern: list[str]
    lantern_cards: list[str]
    score: int
    counted: list[int]


class CardRow(TypedDict):
    """An action of a room: the tile it faces, its ground, and its icons."""

    tile: str
    light: bool
    effects: list[str]


class Space(TypedDict):
    """A die space of the main board; outside the castle it has no card."""

    space: str
    value: int
    dice: list[Die]
    card: str
    rows: list[CardRow]


class FavourSpace(TypedDict):
    """A space of the daimyō's card, and whose courtier stands there (-1: nobody's)."""

    effects: list[str]
    clan: int


class Garden(TypedDict):
    """A garden under a bridge."""

    garden: str
    card: str
    food: int
    points: int
    effect: str
    clans: list[int]


class Yard(TypedDict):
    """A training yard, and the warriors of each clan there."""

    yard: str
    iron: int
    value: int
    effects: list[str]
    warriors: list[int]


class Stack(TypedDict):
    """An occupied space of the passage of time, and the clans there, from the top."""

    space: int
    clans: list[int]


class Pair(TypedDict):
    """A pair of starting cards: what it gives, its lantern, and the action it puts on a domain."""

    resource: str
    action: str
    gains: list[str]
    lantern: list[str]
    does: list[str]


class Back(TypedDict):
    """The back of a solo card: the die it names, and where it goes."""

    bridge: str
    position: str
    space: str


class Solo(TypedDict):
    """The rival's cards: the back on top of the deck, those turned up, those put under it; and the
    cards its courtiers took out of the castle."""

    difficulty: str
    top: Back | None
    unknown: int
    shown: list[str]
    under: list[str]
    removed: list[str]


class View(TypedDict):
    """All that a seat sees; a spectator's seat is -1."""

    seat: int
    round: int
    order: list[int]
    clans: list[Clan]
    bridges: dict[str, list[int]]
    spaces: list[Space]
    well: list[str]
    daimyo: str
    favours: list[FavourSpace]
    gardens: list[Garden]
    yards: list[Yard]
    track: list[Stack]
    decks: dict[str, int]
    pairs: list[Pair]
    turn: int
    die: Die | None
    pending: list[str]
    rows_used: list[str]
    solo: Solo | None
    waiting_for: list[int]


class Secrets(TypedDict):
    """What no view shows: the order of the decks."""

    stewards: list[str]
    diplomats: list[str]
    solo: list[str]


def view(t: WhiteCastle, seat: int) -> View:
    """What this seat sees."""
    turn, die = hand(t)
    return {
        "seat": seat,
        "round": t.round,
        "order": list(t.order),
        "clans": [clan(t, i) for i in range(t.clans)],
        "bridges": {colour: list(t.bridges[i]) for i, colour in enumerate(COLOURS)},
        "spaces": [space(t, i) for i in range(len(SPACES))],
        "well": named(tuple([TILE_REWARD[tile] for tile in t.tiles[WELL_SLOTS:]])),
        "daimyo": DAIMYO_NAMES[t.daimyo],
        "favours": [favour(t, i) for i in range(FAVOURS_A_CARD)],
        "gardens": [garden(t, i) for i in range(len(GARDENS))],
        "yards": [yard(t, i) for i in range(len(YARDS))],
        "track": stacks(t),
        "decks": {FLOORS[floor]: len(t.decks[floor]) for floor in (1, 2)},
        "pairs": pairs(t),
        "turn": turn,
        "die": die,
        "pending": pending(t),
        "rows_used": [row for kind, row in enumerate(MEMBERS) if t.rows_used >> kind & 1],
        "solo": solo(t),
        "waiting_for": [ask.seat for ask in t.asks],
    }


def pairs(t: WhiteCastle) -> list[Pair]:
    """The starting pairs that can be chosen; once all have chosen, none is shown (WHI-14)."""
    if all(t.lanterns[: t.seats]):
        return []
    return [pair(resource, action) for resource, action in t.pairs]


def hand(t: WhiteCastle) -> tuple[int, Die | None]:
    """Whose turn it is, and the die in hand."""
    for frame in t.frames:
        if isinstance(frame, Turn):
            held: Die = {"colour": COLOURS[frame.colour], "value": frame.value}
            return frame.seat, held if frame.is_at(place_the_die) else None
    return NOBODY, None


def named(effects: tuple[Effect, ...]) -> list[str]:
    """Icons by their names."""
    return [effect.name for effect in effects]


def clan(t: WhiteCastle, number: int) -> Clan:
    """What everyone sees of a clan."""
    card = t.actions[number]
    lantern = t.lanterns[number]
    return {
        "rival": number >= t.seats,
        "goods": {GAINS[good]: t.has(number, good) for good in range(GOODS)},
        "domain": [row(t, number, kind) for kind in range(len(MEMBERS))],
        "courtiers": {name: t.on_floor(number, floor) for floor, name in enumerate(FLOORS)},
        "warriors": {name: posted(t, number, i) for i, name in enumerate(YARDS)},
        "gardens": [name for i, name in enumerate(GARDENS) if t.gardeners[i] >> number & 1],
        "influence": t.track[number],
        "action": CARDS[card] if card != NOBODY else "",
        "lantern": [LANTERNS[back].name for back in lantern],
        "lantern_cards": [CARDS[back] for back in lantern],
        "score": t.score(number),
        "counted": list(t.counted[number * SOURCES : (number + 1) * SOURCES]),
    }


def row(t: WhiteCastle, number: int, kind: int) -> DomainRow:
    """A row of a clan's domain."""
    card = t.actions[number]
    return {
        "member": MEMBERS[kind],
        "at_home": t.at_home(number, kind),
        "die": t.domains[number * KINDS_OF_MEMBER + kind],
        "rewards": named(visible(t, number, kind)) if card != NOBODY else [],
        "action": named(ROWS[card][FACING[card][kind]].effects) if card != NOBODY else [],
    }


def space(t: WhiteCastle, number: int) -> Space:
    """A die space; a room with its card and tiles."""
    card = t.rooms[number] if number < ROOMS else NOBODY
    dice: list[Die] = [
        {"colour": COLOURS[colour_of(die)], "value": value_of(die)} for die in t.spaces[number]
    ]
    rows: list[CardRow] = []
    if card != NOBODY:
        for place in PLACES_OF[number]:
            printed = ROWS[card][place.row]
            tile = COLOURS[TILE_COLOUR[t.tiles[place.slot]]]
            rows.append({"tile": tile, "light": printed.light, "effects": named(printed.effects)})
    return {
        "space": SPACES[number],
        "value": VALUES[number],
        "dice": dice,
        "card": CARDS[card] if card != NOBODY else "",
        "rows": rows,
    }


def favour(t: WhiteCastle, number: int) -> FavourSpace:
    """A space of the daimyō's card."""
    return {"effects": named(DAIMYOS[t.daimyo][number]), "clan": t.favours[number]}


def garden(t: WhiteCastle, number: int) -> Garden:
    """A garden with its card and its gardeners."""
    card = t.gardens[number]
    return {
        "garden": GARDENS[number],
        "card": GARDEN_NAMES[card],
        "food": GARDEN_FOOD[card],
        "points": GARDEN_POINTS[card],
        "effect": GARDEN_EFFECT[card].name,
        "clans": [i for i in range(t.clans) if t.gardeners[number] >> i & 1],
    }


def yard(t: WhiteCastle, number: int) -> Yard:
    """A yard with its tiles and warriors."""
    return {
        "yard": YARDS[number],
        "iron": YARD_IRON[number],
        "value": YARD_VALUE[number],
        "effects": named(yard_effects(t, number)),
        "warriors": [posted(t, i, number) for i in range(t.clans)],
    }


def pair(resource: int, action: int) -> Pair:
    """A pair of starting cards."""
    decree = DECREES[resource]
    backs = [resource, decree] if decree >= 0 else [resource]
    return {
        "resource": CARDS[resource],
        "action": CARDS[action],
        "gains": named(FRONTS[resource]),
        "lantern": [LANTERNS[back].name for back in backs],
        "does": named(ROWS[action][0].effects),
    }


def stacks(t: WhiteCastle) -> list[Stack]:
    """The occupied spaces of the passage of time, foremost first."""
    return [
        {"space": position, "clans": [i for i in t.arrived if t.track[i] == position]}
        for position in sorted(set(t.track), reverse=True)
    ]


def pending(t: WhiteCastle) -> list[str]:
    """The icons still to be done, innermost rule first."""
    left: list[str] = []
    for frame in reversed(t.frames):
        if isinstance(frame, Doing):
            left += named(frame.left)
    return left


def solo(t: WhiteCastle) -> Solo | None:
    """The rival's cards: of the deck the top back is seen, and what went under it is known."""
    if t.seats > 1:
        return None
    shown = [frame.shown for frame in t.frames if isinstance(frame, RivalTurn)]
    top = SOLO_CARDS[t.deck[0]]
    return {
        "difficulty": DIFFICULTIES[t.difficulty],
        "top": {
            "bridge": COLOURS[top.bridge],
            "position": POSITIONS[top.position],
            "space": SPACES[top.space],
        },
        "unknown": t.unseen,
        "shown": [SOLO_CARDS[card].name for cards in shown for card in cards],
        "under": [SOLO_CARDS[card].name for card in t.deck[1 + t.unseen :]],
        "removed": [CARDS[card] for card in t.removed],
    }


def secrets(t: WhiteCastle) -> Secrets:
    """All that is hidden."""
    return {
        "stewards": [CARDS[card] for card in t.decks[1]],
        "diplomats": [CARDS[card] for card in t.decks[2]],
        "solo": [SOLO_CARDS[card].name for card in t.deck],
    }
