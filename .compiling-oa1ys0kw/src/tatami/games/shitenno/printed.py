"""What is printed on Shitennō's cards, tiles and board, read once from the data file."""

import tomllib
from importlib.resources import files
from typing import Any, Final

SOURCE: Final[dict[str, Any]] = tomllib.loads(
    files("tatami.games.shitenno").joinpath("data/shitenno.toml").read_text(encoding="utf-8")
)

GENERALS: Final = tuple(str(general["id"]) for general in SOURCE["generals"])

# -- cards: first the single troops, then the double ones, then koku (SHI-08) -----------

TROOPS: Final = tuple(str(troop["id"]) for troop in SOURCE["troops"])
PAIRS: Final = tuple(
    (TROOPS.index(first), TROOPS.index(second))
    for first, second in SOURCE["double_troop_cards"]["cards"]
)
KOKU_VALUES: Final = tuple(int(card["value"]) for card in SOURCE["koku_cards"])

CARDS: Final = (
    TROOPS
    + tuple(f"{TROOPS[first]}-{TROOPS[second]}" for first, second in PAIRS)
    + tuple(f"koku-{value}" for value in KOKU_VALUES)
)
FIRST_KOKU: Final = len(TROOPS) + len(PAIRS)

# What each kind of card supplies: troops, or koku.
SUPPLIES: Final[tuple[tuple[int, ...], ...]] = (
    tuple((troop,) for troop in range(len(TROOPS))) + PAIRS + ((),) * len(KOKU_VALUES)
)
WORTH: Final[tuple[int, ...]] = (0,) * FIRST_KOKU + KOKU_VALUES

TROOP_DECK: Final = tuple(
    kind for kind, troop in enumerate(SOURCE["troops"]) for _ in range(troop["single_cards"])
) + tuple(range(len(TROOPS), FIRST_KOKU))
KOKU_DECK: Final = tuple(
    FIRST_KOKU + i for i, card in enumerate(SOURCE["koku_cards"]) for _ in range(card["count"])
)

# -- bonus tiles: a troop on one face, a bonus on the other (SHI-02) --------------------

BONUSES: Final = tuple(str(bonus["id"]).replace("_", "-") for bonus in SOURCE["bonus_effects"])
EXCHANGE: Final = BONUSES.index("exchange")
PLUS_ONE: Final = BONUSES.index("plus-one")
DRAW_ONE: Final = BONUSES.index("draw")
KINDS_OF_BONUS: Final = len(BONUSES)

BONUS_TILES: Final = tuple(
    TROOPS.index(tile["troop"]) * KINDS_OF_BONUS + BONUSES.index(tile["bonus"].replace("_", "-"))
    for tile in SOURCE["bonus_tiles"]
    for _ in range(tile["count"])
)
TILES_A_PROVINCE: Final = int(SOURCE["setup"]["bonus_tiles_per_province"])


def troop_face(tile: int) -> int:
    """The troop on the face of a tile that lies on a gate."""
    return tile // KINDS_OF_BONUS


def bonus_face(tile: int) -> int:
    """The bonus on its other face."""
    return tile % KINDS_OF_BONUS


# -- titles, by their seals -------------------------------------------------------------

BY_SEALS: Final = sorted(SOURCE["titles"], key=lambda title: int(title["seals"]))
TITLES: Final = tuple(str(title["id"]) for title in BY_SEALS)
HATAMOTO: Final = TITLES.index("hatamoto") + 1
SENSEI: Final = TITLES.index("sensei") + 1
SEALS: Final = tuple(range(len(TITLES), 0, -1))  # of the hierarchy tiles, most first
POINTS_A_KAMON: Final = (0, *[int(title["points_per_kamon"]) for title in BY_SEALS])

# -- provinces --------------------------------------------------------------------------

PROVINCES: Final = tuple(str(province["id"]) for province in SOURCE["provinces"])
POSITIONS: Final = int(SOURCE["components"]["positions_per_province"])
GARRISON: Final = tuple(TROOPS.index(province["troop"]) for province in SOURCE["provinces"])
BESIDE_GATE: Final = tuple(int(province["troops_beside_gate"]) for province in SOURCE["provinces"])
VALUES: Final = tuple(
    tuple(int(value) for value in province["values"]) for province in SOURCE["provinces"]
)


def required(province: int, at_the_gate: int) -> tuple[int, int, int]:
    """The province's own troop, how many of it, and another one at the gate, or -1."""
    own, count = GARRISON[province], BESIDE_GATE[province]
    return (own, count + 1, -1) if at_the_gate == own else (own, count, at_the_gate)


# What taking a province requires, by the troop of its visible tile; without a tile the figure
# under the gate counts, which is of the province's own troop (SHI-22).
REQUIRED: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    tuple(required(province, troop) for troop in range(len(TROOPS)))
    for province in range(len(PROVINCES))
)
MAJORITY: Final = int(SOURCE["final_scoring"]["province_majority"])
GOLDEN_WEIGHT: Final = int(SOURCE["final_scoring"]["majority_weight"]["golden"])

# -- by the number of players -----------------------------------------------------------

KAMONS: Final = {
    int(row["players"]): int(row["control_kamons"]) for row in SOURCE["setup"]["by_players"]
}
SHARED_TROOPS: Final = {
    int(row["players"]): int(row["troop_cards_per_even_year"])
    for row in SOURCE["setup"]["by_players"]
}
SHARED_KOKU: Final = {
    int(row["players"]): int(row["koku_cards_per_even_year"])
    for row in SOURCE["setup"]["by_players"]
}
FIRST_HAND: Final = int(SOURCE["setup"]["starting_troop_cards"])
KAMONS_A_YEAR: Final = int(SOURCE["control"]["max_kamons_per_turn"])
