"""What is printed on Senji's board, cards and dice, read once from the data file."""

import tomllib
from importlib.resources import files
from typing import Any, Final

SOURCE: Final[dict[str, Any]] = tomllib.loads(
    files("tatami.games.former.senji_2").joinpath("data/senji.toml").read_text(encoding="utf-8")
)

# -- families, and the emperor, who is no family but has troops (SEN-95) -----------------

FAMILIES: Final = tuple(str(family["id"]) for family in SOURCE["families"])
KINDS_OF_FAMILY: Final = len(FAMILIES)
EMPEROR: Final = KINDS_OF_FAMILY
POWERS: Final = (*FAMILIES, "emperor")
DICE: Final = int(SOURCE["dice"]["count"])

# -- the board: provinces come first, then the two seas ----------------------------------

PROVINCES: Final = tuple(str(province["id"]) for province in SOURCE["provinces"])
KINDS_OF_PROVINCE: Final = len(PROVINCES)
SEAS: Final = tuple(str(sea["id"]) for sea in SOURCE["seas"])
FIRST_SEA: Final = KINDS_OF_PROVINCE
PLACES: Final = KINDS_OF_PROVINCE + len(SEAS)
HOME: Final = PROVINCES.index(SOURCE["imperial_scenario"]["details"]["home_province"])
FAMILY_OF_PROVINCE: Final = tuple(
    FAMILIES.index(province["family"]) for province in SOURCE["provinces"]
)
BORDERS: Final = tuple(
    tuple(sorted(PROVINCES.index(name) for name in province["neighbours"] + province["links"]))
    for province in SOURCE["provinces"]
)
COASTS: Final = tuple(  # the places of the seas that each province lies on
    tuple(FIRST_SEA + SEAS.index(name) for name in province["seas"])
    for province in SOURCE["provinces"]
)
SHORES: Final = tuple(  # the provinces that lie on each sea
    tuple(sorted(PROVINCES.index(name) for name in sea["provinces"])) for sea in SOURCE["seas"]
)
CLOSED_ZONES: Final = {
    seats: tuple(
        FAMILIES.index(zone["family"])
        for zone in SOURCE["zones"]
        if seats in zone["closed_for_players"]
    )
    for seats in range(3, 7)
}


def closed_provinces(seats: int) -> int:
    """A bit for each province that is out of play with this many players."""
    closed = 0
    for province, family in enumerate(FAMILY_OF_PROVINCE):
        if family in CLOSED_ZONES[seats]:
            closed |= 1 << province
    return closed


def other_sea(sea: int) -> int:
    """The place of the sea that is not this one."""
    return 2 * FIRST_SEA + 1 - sea


# -- limits ------------------------------------------------------------------------------

MOST_IN_PLACE: Final = int(SOURCE["limits"]["units_per_province_per_player"])
MOST_IN_PLAY: Final = int(SOURCE["limits"]["units_in_play_per_player"])
MOST_PROVINCES: Final = int(SOURCE["limits"]["provinces_per_player_max"])
LEAST_HONOUR: Final = int(SOURCE["limits"]["honour_floor"])
FIRST_UNITS: Final = int(SOURCE["setup"]["units"])
FIRST_FLOWERS: Final = int(SOURCE["setup"]["hanafuda"])
FIRST_SAMURAI: Final = int(SOURCE["setup"]["samurai_draw"])

# -- orders ------------------------------------------------------------------------------

ORDERS: Final = tuple(str(order["id"]) for order in SOURCE["orders"])
PRODUCTION: Final = ORDERS.index("production")
RECRUITMENT: Final = ORDERS.index("recruit")
MOVEMENT: Final = ORDERS.index("move")
PRODUCED: Final = int(SOURCE["orders"][PRODUCTION]["draw"])
RECRUITED: Final = int(SOURCE["orders"][RECRUITMENT]["units"])

# -- diplomacy cards: hostages first, then support, then trade ---------------------------

HOSTAGE: Final = 0
SUPPORT: Final = 1
TRADE: Final = 2
TYPES: Final = ("family", "support", "trade")
DIPLOMACY: Final = tuple(
    (FAMILIES.index(deck["family"]), TYPES.index(card["type"]), card)
    for kind in TYPES
    for deck in SOURCE["diplomacy"]
    for card in deck["cards"]
    if card["type"] == kind
)
CARDS: Final = tuple(str(card["id"]) for _, _, card in DIPLOMACY)
KINDS_OF_CARD: Final = len(CARDS)
FAMILY_OF: Final = tuple(family for family, _, _ in DIPLOMACY)
TYPE_OF: Final = tuple(kind for _, kind, _ in DIPLOMACY)
VALUE_OF: Final = tuple(int(card["value"]) for _, _, card in DIPLOMACY)
FIRST_SUPPORT: Final = TYPE_OF.index(SUPPORT)
FIRST_TRADE: Final = TYPE_OF.index(TRADE)
IS_DECOY: Final = tuple(not card["exchangeable"] for _, _, card in DIPLOMACY)
DECOYS: Final = tuple(
    next(card for card in range(KINDS_OF_CARD) if IS_DECOY[card] and FAMILY_OF[card] == family)
    for family in range(KINDS_OF_FAMILY)
)
DECKS: Final = tuple(  # each family's own cards
    tuple(card for card in range(KINDS_OF_CARD) if FAMILY_OF[card] == family)
    for family in range(KINDS_OF_FAMILY)
)
LOTS_A_PILE: Final = int(SOURCE["winter"]["auction"]["reveal_per_pile_each_winter"])

# -- hanafuda: a face is a colour and a number; each is there twice ----------------------

COLOURS: Final = tuple(str(colour["id"]) for colour in SOURCE["hanafuda"]["colours"])
NUMBERS: Final = int(SOURCE["hanafuda"]["numbers"][1])
COPIES: Final = int(SOURCE["hanafuda"]["copies_of_each_face"])
FACES: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, NUMBERS + 1))
KINDS_OF_FACE: Final = len(FACES)
FLOWERS: Final = KINDS_OF_FACE * COPIES
SYMBOLS: Final = ("", *[str(symbol) for symbol in SOURCE["hanafuda"]["symbols"]])
SYMBOL_OF: Final = tuple(
    SYMBOLS.index(SOURCE["hanafuda"]["grid"]["symbol_grid"][number][colour])
    for colour in range(len(COLOURS))
    for number in range(NUMBERS)
)


def face(flower: int) -> int:
    """What a hanafuda card shows."""
    return flower // COPIES


def colour(shown: int) -> int:
    """The colour of a face."""
    return shown // NUMBERS


def number(shown: int) -> int:
    """The number of a face, from 0."""
    return shown % NUMBERS


# -- combinations (the player aid) -------------------------------------------------------

COMBINATIONS: Final = tuple(
    str(each["id"]).replace("_", "-") for each in SOURCE["hanafuda"]["combinations"]
)
KINDS: Final = ("symbol", "number", "run", "colour")
BY_SYMBOL: Final = KINDS.index("symbol")
BY_NUMBER: Final = KINDS.index("number")
BY_RUN: Final = KINDS.index("run")
BY_COLOUR: Final = KINDS.index("colour")
KIND_OF: Final = tuple(KINDS.index(each["kind"]) for each in SOURCE["hanafuda"]["combinations"])
SIZE_OF: Final = tuple(int(each["count"]) for each in SOURCE["hanafuda"]["combinations"])
SYMBOL_WANTED: Final = tuple(
    SYMBOLS.index(each.get("symbol", "")) for each in SOURCE["hanafuda"]["combinations"]
)
ALL_DIFFER: Final = tuple(
    bool(each.get("distinct_colours", each["kind"] == "run"))
    for each in SOURCE["hanafuda"]["combinations"]
)
HONOUR_OF: Final = tuple(int(each["honour"]) for each in SOURCE["hanafuda"]["combinations"])
SAMURAI_DRAWN: Final = tuple(
    int(each["samurai_draw"]) for each in SOURCE["hanafuda"]["combinations"]
)
SAMURAI_KEPT: Final = tuple(
    int(each["samurai_keep"]) for each in SOURCE["hanafuda"]["combinations"]
)

# -- samurai -----------------------------------------------------------------------------

SAMURAI: Final = tuple(str(samurai["id"]) for samurai in SOURCE["samurai"])
KINDS_OF_SAMURAI: Final = len(SAMURAI)
SAMURAI_HONOUR: Final = tuple(int(samurai["honour"]) for samurai in SOURCE["samurai"])
KAMI: Final = ("military", "economic", "diplomatic")
MILITARY: Final = 0
ECONOMIC: Final = 1
DIPLOMATIC: Final = 2
KAMI_OF: Final = tuple(KAMI.index(samurai["kami"]) for samurai in SOURCE["samurai"])
PARAMS: Final = {
    str(samurai["id"]): dict(samurai["ability"]["params"]) for samurai in SOURCE["samurai"]
}

AKASHI: Final = SAMURAI.index("akashi")
BABA: Final = SAMURAI.index("baba")
CHOSOGABE: Final = SAMURAI.index("chosogabe")
EKES: Final = SAMURAI.index("ekes")
FUKUSHIMA: Final = SAMURAI.index("fukushima")
GAMO: Final = SAMURAI.index("gamo")
HOSOKAWA: Final = SAMURAI.index("hosokawa")
ISHIDA: Final = SAMURAI.index("ishida")
KURODA: Final = SAMURAI.index("kuroda")
MORI: Final = SAMURAI.index("mori")
NAOE: Final = SAMURAI.index("naoe")
OTANI: Final = SAMURAI.index("otani")
SANADA: Final = SAMURAI.index("sanada")
TORII: Final = SAMURAI.index("torii")
UMEKO: Final = SAMURAI.index("umeko")
WAKIZAKA: Final = SAMURAI.index("wakizaka")
YAMAGATA: Final = SAMURAI.index("yamagata")

AKASHI_DICE: Final = int(PARAMS["akashi"]["dice"])
CHOSOGABE_DRAWS: Final = int(PARAMS["chosogabe"]["draw"])
CHOSOGABE_KEEPS: Final = int(PARAMS["chosogabe"]["keep"])
EKES_DRAWS: Final = int(PARAMS["ekes"]["draw"])
FUKUSHIMA_CHANGES: Final = int(PARAMS["fukushima"]["max_cards"])
GAMO_LOSS: Final = int(PARAMS["gamo"]["loss_multiplier"])
HOSOKAWA_HONOUR: Final = int(PARAMS["hosokawa"]["defender_multiplier"])
ISHIDA_HONOUR: Final = int(PARAMS["ishida"]["honour"])
KURODA_VALUE: Final = int(PARAMS["kuroda"]["value_bonus"])
OTANI_CARDS: Final = int(PARAMS["otani"]["cards"])
OTANI_MISSING: Final = int(PARAMS["otani"]["opponents_missing"])
TORII_HOSTAGES: Final = int(PARAMS["torii"]["per_family"])

# -- autumn ------------------------------------------------------------------------------

SET_CARDS: Final = int(SOURCE["autumn"]["diplomatic_set_cards"])
SET_HONOUR: Final = int(SOURCE["autumn"]["diplomatic_set_honour"])
SET_LOSS: Final = int(SOURCE["autumn"]["diplomatic_set_loss_per_player"])
EXPOSED_A_FAMILY: Final = int(SOURCE["hostages"]["shown_per_family"])
MERCENARIES: Final = int(SOURCE["mercenaries"]["units_max"])
MERCENARY_PRICE: Final = int(SOURCE["mercenaries"]["honour_per_unit"])
MERCENARY_SAMURAI_PRICE: Final = int(SOURCE["mercenaries"]["samurai_cost"])
MERCENARY_SAMURAI_DRAWN: Final = int(SOURCE["mercenaries"]["samurai_draw"])

# -- the imperial scenario ---------------------------------------------------------------

IMPERIAL_UNITS: Final = int(SOURCE["imperial_scenario"]["force_units"])
