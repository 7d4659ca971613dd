"""What is printed on The White Castle's cards, tiles and boards, read once from the data file."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, final

from tatami.games.white_castle.effects import (
    CASTLE,
    GAIN,
    GAINS,
    ONE_OF,
    OPS,
    PAY,
    Effect,
    Row,
)

SOURCE: Final[dict[str, Any]] = tomllib.loads(
    files("tatami.games.white_castle")
    .joinpath("data/white_castle.toml")
    .read_text(encoding="utf-8")
)


def named(name: str) -> str:
    """A name of the data as words write it."""
    return name.replace("_", "-")


def numbers(values: Sequence[Any]) -> tuple[int, ...]:
    """A row of figures."""
    return tuple([int(value) for value in values])


# -- colours, goods, icons ----------------------------------------------------------------

COLOURS: Final = tuple([str(bridge["id"]) for bridge in SOURCE["bridge"]])
SELECTIONS: Final = (*COLOURS, "any", "light")
MEMBERS: Final = ("courtier", "gardener", "warrior")
COURTIERS: Final = 0
GARDENERS: Final = 1
WARRIORS: Final = 2
KNOWN: Final[dict[str, Effect]] = {}  # every icon by its name, in the order they are met


def good(name: str) -> int:
    """A good of the data; clan points are called vp there."""
    return GAINS.index("points" if name == "vp" else name)


def effect(spec: Mapping[str, Any]) -> Effect:
    """An icon of the data; equal icons are the same value."""
    op = OPS.index(spec["op"])
    what = amount = 0
    parts: tuple[Effect, ...] = ()
    name = str(spec["op"])
    if op in (GAIN, PAY):
        what, amount = good(spec["what"]), int(spec["n"])
        name = f"{GAINS[what]}-{amount}"
    if op == PAY:
        (then,) = spec["then"]
        parts = (effect(then),)
        name = f"{parts[0].name}-for-{name}"
    elif op == CASTLE:
        what = SELECTIONS.index(spec["select"])
        name = f"castle-{spec['select']}"
    elif op == ONE_OF:
        parts = tuple([effect(option) for (option,) in spec["options"]])
        name = "-or-".join([part.name for part in parts])
    if name not in KNOWN:
        KNOWN[name] = Effect(len(KNOWN), name, op, what, amount, parts)
    return KNOWN[name]


def effects(specs: Sequence[Mapping[str, Any]]) -> tuple[Effect, ...]:
    """A row of icons."""
    return tuple([effect(spec) for spec in specs])


# -- dice spaces, rooms and their tiles -----------------------------------------------------

SPACES: Final = tuple([named(space["id"]) for space in SOURCE["dice_space"]])
VALUES: Final = numbers([space["value"] for space in SOURCE["dice_space"]])
CAPACITY: Final = tuple([numbers(space["capacity"]) for space in SOURCE["dice_space"]])
CHOICES: Final = tuple([effects(space.get("choose_one", ())) for space in SOURCE["dice_space"]])
WELL_SPACE: Final = SPACES.index("well")
DOMAIN_SPACE: Final = len(SPACES)  # the player's own board, named after the main board
ROOMS: Final = 5  # the first spaces are the rooms of the castle

FLOORS: Final = tuple([str(floor["id"]) for floor in SOURCE["castle_floor"]])
FLOOR_POINTS: Final = numbers(SOURCE["scoring"]["courtier_by_floor"])
GATE: Final = 0
STEWARDS: Final = 1
DIPLOMATS: Final = 2
DAIMYO: Final = 3
ROOMS_ON: Final = tuple(
    [
        tuple([SPACES.index(named(room)) for room in floor["rooms"] if named(room) in SPACES])
        for floor in SOURCE["castle_floor"]
    ]
)
FLOOR_OF: Final = tuple(
    [STEWARDS if room in ROOMS_ON[STEWARDS] else DIPLOMATS for room in range(ROOMS)]
)

BLOCKS: Final = ("top", "middle", "bottom", "upper", "lower")
SLOTS: Final = len(SOURCE["tile_slot"])  # three marked ones, ten numbered, two of the well
MARKED: Final = 3
FIRST_CHECKED: Final = MARKED + 5  # the slots numbered 6 to 10 are the last of each room
WELL_SLOTS: Final = SLOTS - 2
SLOT_ROOM: Final = tuple([SPACES.index(named(slot["room"])) for slot in SOURCE["tile_slot"]])


@final
class Place:
    """An action of the castle: the row of a room's card, and the slot of the tile it faces."""

    def __init__(self, room: int, row: int, slot: int, name: str) -> None:
        self.room = room
        self.row = row
        self.slot = slot
        self.name = name


def place(slot: int) -> Place:
    """The action that the tile on this slot faces."""
    source = SOURCE["tile_slot"][slot]
    block = BLOCKS.index(source["faces"])
    row = block if block < 3 else block - 3
    return Place(SLOT_ROOM[slot], row, slot, f"{named(source['room'])}-{source['faces']}")


def position(place: Place) -> tuple[int, int]:
    """Where a row lies in the castle: room by room, from the top."""
    return place.room, place.row


PLACES: Final = tuple(sorted([place(slot) for slot in range(WELL_SLOTS)], key=position))
PLACES_OF: Final = tuple([tuple([p for p in PLACES if p.room == room]) for room in range(ROOMS)])
SLOTS_OF: Final = tuple([tuple([p.slot for p in places]) for places in PLACES_OF])

TILE_COLOUR: Final = tuple([COLOURS.index(tile["colour"]) for tile in SOURCE["dice_tile"]])
TILE_REWARD: Final = tuple([effect(tile["reward"]) for tile in SOURCE["dice_tile"]])
FIRST_WELL: Final = tuple(
    [
        next(
            i
            for i, tile in enumerate(SOURCE["dice_tile"])
            if (tile["colour"], tile["reward"]["what"]) == (fixed["colour"], fixed["reward"])
        )
        for fixed in SOURCE["first_game_setup"]["well_tiles"]
    ]
)
WELL_SEAL: Final = effect({"op": "gain", "what": "seal", "n": 1})

# -- cards: stewards, diplomats, starting actions, starting resources, decrees --------------

FIRST_DIPLOMAT: Final = len(SOURCE["steward"])
FIRST_ACTION: Final = FIRST_DIPLOMAT + len(SOURCE["diplomat"])
FIRST_RESOURCE: Final = FIRST_ACTION + len(SOURCE["start_action"])
FIRST_DECREE: Final = FIRST_RESOURCE + len(SOURCE["start_resource"])
PRINTED: Final[list[tuple[str, dict[str, Any]]]] = [
    (f"{name}-{card['id']}", card)
    for kind, name in (
        ("steward", "steward"),
        ("diplomat", "diplomat"),
        ("start_action", "action"),
        ("start_resource", "resource"),
        ("decree", "decree"),
    )
    for card in SOURCE[kind]
]
CARDS: Final = tuple([name for name, card in PRINTED])
LANTERNS: Final = tuple([effect(card["lantern"]) for name, card in PRINTED])  # on the backs
FRONTS: Final = tuple([effects(card.get("effects", ())) for name, card in PRINTED])
DECREES: Final = tuple(
    [
        CARDS.index(f"decree-{card['decree']}") if card.get("decree") else -1
        for name, card in PRINTED
    ]
)


def rows(card: Mapping[str, Any]) -> tuple[Row, ...]:
    """The actions of a card, from the top."""
    return tuple([Row(effects(row["effects"]), row["tone"] == "light") for row in card["rows"]])


def facing(card: Mapping[str, Any]) -> tuple[int, ...]:
    """Which action faces each of the three rows of a domain."""
    faced: list[int] = []
    for name in BLOCKS[:3]:
        for i, row in enumerate(card["rows"]):
            if row["pos"] in (name, "all") or name in row.get("domain_rows", ()):
                faced.append(i)
    return tuple(faced)


ROWS: Final = tuple([rows(card) for name, card in PRINTED[:FIRST_RESOURCE]])
FACING: Final = tuple([facing(card) for name, card in PRINTED[:FIRST_RESOURCE]])
DIAMOND: Final = tuple([bool(card.get("diamond")) for name, card in PRINTED])

# -- the daimyō, gardens and yards; the last ones are promo components ----------------------

FAVOURS_A_CARD: Final = 3
DAIMYOS: Final = tuple(
    [
        tuple([effects(slot) for slot in card["slots"]])
        for card in [*SOURCE["daimyo"], *SOURCE["promo"]["daimyo"]]
    ]
)
BASE_DAIMYOS: Final = len(SOURCE["daimyo"])
DAIMYO_NAMES: Final = tuple([f"daimyo-{i + 1}" for i in range(len(DAIMYOS))])

KINDS: Final = ("plant", "stone")
GARDEN_CARDS: Final = [*SOURCE["garden"], *SOURCE["promo"]["garden"]]
BASE_GARDENS: Final = len(SOURCE["garden"])
GARDEN_KIND: Final = tuple([KINDS.index(card["kind"]) for card in GARDEN_CARDS])
GARDEN_FOOD: Final = numbers([card["food_cost"] for card in GARDEN_CARDS])
GARDEN_POINTS: Final = numbers([card["points"] for card in GARDEN_CARDS])
GARDEN_EFFECT: Final = tuple([effects(card["effects"])[0] for card in GARDEN_CARDS])
GARDEN_NAMES: Final = tuple([f"garden-{i + 1}" for i in range(len(GARDEN_CARDS))])
GARDENS: Final = tuple([f"{colour}-{kind}" for colour in COLOURS for kind in KINDS])  # on the board

YARDS: Final = tuple([str(yard["id"])[-1] for yard in SOURCE["training_yard"]])
YARD_IRON: Final = numbers([yard["iron_cost"] for yard in SOURCE["training_yard"]])
YARD_VALUE: Final = numbers([yard["warrior_value"] for yard in SOURCE["training_yard"]])
FACES: Final = ("blue", "gold")
YARD_SLOTS: Final = tuple(  # the yard and the face of each slot
    [
        (i, FACES.index(face))
        for i, yard in enumerate(SOURCE["training_yard"])
        for face in yard["tile_slots"]
    ]
)
YARD_CARDS: Final = [*SOURCE["yard_tile"], *SOURCE["promo"]["yard_tile"]]
BASE_YARD_TILES: Final = len(SOURCE["yard_tile"])
YARD_TILES: Final = tuple([tuple([effects(tile[face]) for face in FACES]) for tile in YARD_CARDS])
YARD_TILE_NAMES: Final = tuple([f"yard-tile-{i + 1}" for i in range(len(YARD_TILES))])

# -- the domain -----------------------------------------------------------------------------

MEMBERS_A_KIND: Final = int(SOURCE["components"]["members_per_player"]["courtier"])
ROW_VALUE: Final = numbers([row["value"] for row in SOURCE["domain_row"]])
ROW_REWARDS: Final = tuple(  # the one always visible, then those the members cover
    [effects([row["fixed"], *row["under"]]) for row in SOURCE["domain_row"]]
)
RESOURCE_MAX: Final = int(SOURCE["domain"]["resource_max"])
SEAL_MAX: Final = int(SOURCE["domain"]["seal_max"])
NO_LIMIT: Final = 1 << 30
LIMIT: Final = (RESOURCE_MAX, RESOURCE_MAX, RESOURCE_MAX, NO_LIMIT, SEAL_MAX, NO_LIMIT)
SEALS_A_RESOURCE: Final = int(SOURCE["domain"]["exchange"][0]["pay_seals"])

AUDIENCE_COINS: Final = int(SOURCE["courtier_action"]["audience"]["n"])
CLIMB_PEARLS: Final = (0, *[int(climb["n"]) for climb in SOURCE["courtier_action"]["climb"]])

# -- the passage of time, the score, the course ---------------------------------------------

TRACK_END: Final = int(SOURCE["time_track"]["last"])
TRACK_POINTS: Final = numbers(SOURCE["time_track"]["points"])
TOLLS: Final = {int(gate["enter"]): int(gate["seals"]) for gate in SOURCE["time_track"]["gates"]}
TOLL: Final = tuple([TOLLS.get(space, 0) for space in range(TRACK_END + 1)])  # to enter a space
PURSE_A_POINT: Final = int(SOURCE["scoring"]["coins_plus_seals_per_point"])
RESOURCE_POINTS: Final = numbers(SOURCE["scoring"]["resource_points"])
ROUNDS: Final = int(SOURCE["meta"]["rounds"])
TURNS: Final = int(SOURCE["meta"]["turns_per_player_per_round"])
BY_PLAYERS: Final = {int(row["players"]): row for row in SOURCE["player_count"]}
DICE: Final = (0, *[int(BY_PLAYERS[n]["dice_per_bridge"]) for n in range(1, 5)])
PAIRS: Final = (0, *[int(BY_PLAYERS[n]["start_pairs_revealed"]) for n in range(1, 5)])
NO_DIAMONDS: Final = (False, *[bool(BY_PLAYERS[n]["remove_diamond_cards"]) for n in range(1, 5)])

# -- the solo deck --------------------------------------------------------------------------

SOLO_GARDENER: Final = 0
SOLO_WARRIOR: Final = 1
SOLO_GATE: Final = 2
SOLO_CLIMB: Final = 3
SOLO_GAIN: Final = 4
SOLO_OPS: Final = ("solo_gardener", "solo_warrior", "solo_gate", "solo_climb", "gain")
ENDS: Final = ("left", "right")
POSITIONS: Final = ("left", "center", "right")
MIDDLE: Final = 1


@final
class Deed:
    """One action of a solo card."""

    def __init__(self, name: str, op: int, what: int, amount: int) -> None:
        self.name = name
        self.op = op
        self.what = what  # a kind of garden (2 is either), a yard, or a good
        self.amount = amount  # of floors or goods


@final
class SoloCard:
    """A card of the solo deck: the die its back names, where it goes, and the deeds in front."""

    def __init__(
        self, name: str, bridge: int, position: int, space: int, deeds: tuple[Deed, ...]
    ) -> None:
        self.name = name
        self.bridge = bridge
        self.position = position
        self.space = space
        self.deeds = deeds


def deed(spec: Mapping[str, Any]) -> Deed:
    """A deed of the data."""
    op = SOLO_OPS.index(spec["op"])
    if op == SOLO_GARDENER:
        return Deed(f"gardener-{spec['kind']}", op, (*KINDS, "any").index(spec["kind"]), 0)
    if op == SOLO_WARRIOR:
        yard = spec["yard"][-1]
        return Deed(f"warrior-{yard}", op, YARDS.index(yard), 0)
    if op == SOLO_GAIN:
        what, amount = good(spec["what"]), int(spec["n"])
        return Deed(f"{GAINS[what]}-{amount}", op, what, amount)
    if op == SOLO_CLIMB:
        return Deed(f"climb-{spec['floors']}", op, 0, int(spec["floors"]))
    return Deed("courtier-gate", op, 0, 0)


SOLO_CARDS: Final = tuple(
    [
        SoloCard(
            f"solo-{card['id']}",
            COLOURS.index(card["back"]["bridge"]),
            POSITIONS.index(card["back"]["position"]),
            SPACES.index(named(card["back"]["place"])),
            tuple([deed(action) for action in card["actions"]]),
        )
        for card in SOURCE["solo"]["card"]
    ]
)
DIFFICULTIES: Final = tuple([str(level["id"]) for level in SOURCE["solo"]["difficulty"]])
RIVAL_POINTS: Final = numbers([level["vp"] for level in SOURCE["solo"]["difficulty"]])
RIVAL_PLACE: Final = numbers([level["turn_order"] for level in SOURCE["solo"]["difficulty"]])
RIVAL_INFLUENCE: Final = numbers([level["influence"] for level in SOURCE["solo"]["difficulty"]])
GROUPS: Final = SOURCE["solo"]["round_end_coins"]
COINS_A_GROUP: Final = numbers([GROUPS["first_in_order"], GROUPS["second_in_order"]])

EFFECTS: Final = tuple(KNOWN.values())
