"""What a view of Senji is made of, and how it names things."""

from typing import TypedDict

from tatami.games.former.senji_2.printed import CARDS, FACES, FIRST_SEA, PROVINCES, SAMURAI, SEAS, face


class Player(TypedDict):
    """A family, as everyone sees it."""

    family: str
    honour: int
    gained: dict[str, int]
    provinces: int
    units: int
    cards: int
    flowers: int
    exposed: list[str]
    kami: list[str]
    ready: bool
    out: bool


class Province(TypedDict):
    """A province: whose it is, and what stands there. Only its owner sees its order."""

    province: str
    closed: bool
    owner: str
    units: int
    samurai: list[str]
    order: str


class Fleet(TypedDict):
    """The pieces of one power in one sea."""

    power: str
    sea: str
    units: int
    samurai: list[str]
    named: bool


class Known(TypedDict):
    """Cards that this seat has seen with another family, and has not seen leave it."""

    seat: int
    cards: list[str]
    flowers: list[str]


class Stake(TypedDict):
    """A family's bid on a lot: how many cards, and which of them all have seen."""

    seat: int
    cards: int
    locked: list[str]


class Lot(TypedDict):
    """A card of an absent family that is up for auction."""

    card: str
    bids: list[Stake]
    mine: list[str]


class Letter(TypedDict):
    """An offer from or to this seat. Of an offer made to it, face-down cards are only counted."""

    seat: int
    shown: list[str]
    hidden: list[str]
    face_down: int
    wanted: list[str]
    acceptable: bool


class Hostage(TypedDict):
    """A member of this seat's family in other hands: who may hold it, whether it lies exposed, and
    what its execution would cost."""

    card: str
    seats: list[int]
    exposed: bool
    loss: int


class Fight(TypedDict):
    """A combat: both sides, the dice, and what is at stake."""

    province: str
    attacker: str
    defender: str
    units: list[int]
    samurai: list[list[str]]
    aside: list[int]
    dice: list[str]
    points: list[int]
    laid: list[list[str]]
    odds: float
    risk: int
    honour: list[int]
    mine: dict[str, int]


class Target(TypedDict):
    """An enemy province within reach, the odds when all go there together, and what executions
    may cost at most."""

    province: str
    raid: bool
    odds: float
    risk: int


class Party(TypedDict):
    """A group of a move that has been declared."""

    to: str
    units: int
    samurai: list[str]


class Move(TypedDict):
    """A move being declared or made."""

    power: str
    origin: str
    groups: list[Party]
    targets: list[Target]


class Chance(TypedDict):
    """A hanafuda combination and what it brings; how many cards this hand lacks for it, and which
    would complete it where that is one."""

    combination: str
    honour: int
    samurai: int
    missing: int
    wanted: list[str]


class Moment(TypedDict):
    """Whose view it is, where the game stands, and for whom it waits; a spectator's seat is -1."""

    seat: int
    round: int
    season: str
    last_round: bool
    goal: int
    host: int
    turn: int
    waiting_for: list[int]


class Open(TypedDict):
    """What everyone sees, or nearly so: the board, the lots and the discards."""

    players: list[Player]
    provinces: list[Province]
    fleets: list[Fleet]
    lots: list[Lot]
    piles: dict[str, int]
    fight: Fight | None
    move: Move | None
    filling: str
    deck: int
    discard: list[str]
    samurai_deck: int
    dead: list[str]
    executed: list[str]


class Own(TypedDict):
    """What a seat alone sees: its cards, its letters, its hostages, and what it knows of others."""

    hand: list[str]
    flowers: list[str]
    combinations: list[Chance]
    recruits: list[str]
    shown: list[str]
    known: list[Known]
    offers_in: list[Letter]
    offers_out: list[Letter]
    draft: Letter | None
    offers_left: int
    hostages: list[Hostage]


class View(Moment, Open, Own):
    """All that a seat sees."""


class Secrets(TypedDict):
    """What no view shows whole: hands, decks from the top, orders, bids and letters."""

    hands: list[list[str]]
    flowers: list[list[str]]
    deck: list[str]
    samurai_deck: list[str]
    recruits: list[list[str]]
    piles: list[list[str]]
    orders: list[str]
    bids: list[list[str]]
    offers: list[list[list[str]]]


def cards(held: tuple[int, ...]) -> list[str]:
    """Diplomacy cards by their names."""
    return [CARDS[card] for card in held]


def flowers(held: tuple[int, ...]) -> list[str]:
    """Hanafuda cards by what they show."""
    return [FACES[face(flower)] for flower in held]


def samurai(here: tuple[int, ...]) -> list[str]:
    """Samurai by their names."""
    return [SAMURAI[each] for each in here]


def place_name(place: int) -> str:
    """A province or a sea by its name."""
    return PROVINCES[place] if place < FIRST_SEA else f"{SEAS[place - FIRST_SEA]}-sea"
