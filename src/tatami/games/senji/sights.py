"""What a view of Senji is made of, and how it names things."""

from typing import TypedDict

from tatami.games.senji.printed import CARDS, FACES, FIRST_SEA, PROVINCES, SAMURAI, SEAS, face


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
    samurai: list[str]
    kami: list[str]
    ready: bool
    orders_in: int
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
    """Cards that another family surely holds, and those that it was last seen with: they may have
    been swapped since."""

    seat: int
    cards: list[str]
    last_seen: list[str]
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
    """An offer from or to this seat, or what this seat is putting together in reply to one. Of an
    offer made to it, face-down cards are only counted. What is asked for is named card by card, or
    by kind; `laid` is what the other family has laid open so far to meet those wishes."""

    seat: int
    shown: list[str]
    hidden: list[str]
    face_down: int
    wanted: list[str]
    kinds: list[str]
    laid: list[str]
    reply: bool
    acceptable: bool


class Holding(TypedDict):
    """Cards that another family may hold and could give: first those it was last seen with, then
    those that it may have by what was seen, then those that it may have been given unseen."""

    seat: int
    cards: list[str]


class Hostage(TypedDict):
    """A member of this seat's family in other hands: who may hold it, who was last seen with it (-1
    if nobody knows), whether it lies exposed, and what its execution would cost."""

    card: str
    seats: list[int]
    last_seen: int
    exposed: bool
    loss: int


class Fight(TypedDict):
    """A combat: both sides, its round, the dice, what is at stake, and who was executed in it."""

    province: str
    origin: str
    round: int
    executed: list[str]
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


class Rung(TypedDict):
    """An attack led by these samurai: for each number of units from none the odds, and what the
    attacker and the defender would win."""

    samurai: list[str]
    odds: list[float]
    honour: list[list[int]]


class Target(TypedDict):
    """An enemy province within reach, the odds when all go there together, and what executions
    may cost at most. For every choice of the samurai that are left: what it leads to (`ladder`)."""

    province: str
    raid: bool
    odds: float
    risk: int
    ladder: list[Rung]


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
    """A hanafuda combination and what it brings; how many cards this hand lacks for it, which it
    has, and which would complete it where that is one."""

    combination: str
    honour: int
    samurai: int
    drawn: int
    size: int
    missing: int
    wanted: list[str]
    cards: list[str]


class Plan(TypedDict):
    """Combinations in hand that share no card, and what they bring together."""

    combinations: list[str]
    honour: int
    samurai: int


class SetNeeds(TypedDict):
    """For a diplomatic set: how many cards it takes, how many of each family are in hand, and
    which opponents have none there."""

    cards: int
    have: dict[str, int]
    missing: list[str]


class Hire(TypedDict):
    """Mercenaries for a family without provinces: a sea they can be hired in, and the honour they
    cost for each number of units from none, alone and led by a samurai."""

    sea: str
    alone: list[int]
    led: list[int]


class Moment(TypedDict):
    """Whose view it is, where the game stands, and for whom it waits; a spectator's seat is -1."""

    seat: int
    round: int
    most_rounds: int
    season: str
    last_round: bool
    goal: int
    host: int
    turn: int
    autumn_left: list[int]
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
    plans: list[Plan]
    set_needs: SetNeeds
    hires: list[Hire]
    recruits: list[str]
    shown: list[str]
    known: list[Known]
    may_hold: list[Holding]
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
