"""What a view of The White Castle is made of."""

from typing import TypedDict


class Die(TypedDict):
    """A die in a player's hand."""

    colour: str
    value: int


class PlacedDie(TypedDict):
    """A die on a space, and the clan that placed it."""

    colour: str
    value: int
    clan: int


class DomainRow(TypedDict):
    """A row of a domain: who is still at home, the value and the die of its space, what it gives,
    what it would give with nobody at home, and what its action is."""

    member: str
    at_home: int
    value: int
    die: int
    rewards: list[str]
    under: list[str]
    action: list[str]
    light: bool


class Clan(TypedDict):
    """A clan: its goods, its people, its cards, its points. `coming` is what each source would add
    if the game ended now, in the order of `counted`. The last clan of a solo game is the rival's.
    """

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
    coming: list[int]
    might: int
    inside: int


class CardRow(TypedDict):
    """An action of a room: the tile it faces, its ground, and its icons."""

    tile: str
    light: bool
    effects: list[str]


class Space(TypedDict):
    """A die space of the main board: what the next die covers, and how many dice it holds (-1: any
    number). Outside the castle it has no card, but two actions of which a die does one."""

    space: str
    value: int
    covers: int
    capacity: int
    dice: list[PlacedDie]
    card: str
    rows: list[CardRow]
    either: list[str]


class FavourSpace(TypedDict):
    """A space of the daimyō's card, and whose courtier stands there (-1: nobody's)."""

    effects: list[str]
    clan: int


class Garden(TypedDict):
    """A garden under a bridge, and whether its gardeners act at the end of this round."""

    garden: str
    card: str
    food: int
    points: int
    effect: str
    clans: list[int]
    acts: bool


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


class Time(TypedDict):
    """The passage of time: the points of each space, and the seals it costs to enter some."""

    points: list[int]
    gates: dict[str, int]


class Pair(TypedDict):
    """A pair of starting cards: what it gives, its lantern, and the action it puts on a domain."""

    resource: str
    action: str
    gains: list[str]
    lantern: list[str]
    does: list[str]


class Back(TypedDict):
    """The back of a solo card: a die, and where it goes if the rival takes it by this back."""

    bridge: str
    position: str
    space: str


class Solo(TypedDict):
    """The rival's cards: the back on top of the deck, those turned up, those put under it; and the
    cards its courtiers took out of the castle. Of the known cards, `fronts` tells the deeds.

    In its next turn the rival turns the top card up first. The back after it names the die.
    """

    difficulty: str
    top: Back | None
    unknown: int
    shown: list[str]
    under: list[str]
    fronts: dict[str, list[str]]
    removed: list[str]


class Prospect(TypedDict):
    """A place for a die: the coins it gains there (below 0: pays), the icons it sets off, and the
    rule that forbids the place, if any."""

    place: str
    coins: int
    effects: list[str]
    rule: str


class Prospects(TypedDict):
    """Where a die can go, and whether the lantern comes with it."""

    lantern: bool
    places: list[Prospect]


class Undone(TypedDict):
    """An icon still to be done: the row of the castle it is printed in, how much of it finds no
    room now, and the rule that forbids it now, if any."""

    effect: str
    row: str
    lost: int
    rule: str


Origin = TypedDict("Origin", {"from": str})  # a keyword cannot be a field of a class


class Todo(Origin):
    """Icons still to be done, in any order: what kind of place they come from, and which one."""

    thing: str
    effects: list[Undone]


class Met(TypedDict):
    """The card that a courtier meets in a room, of which one light action is done."""

    space: str
    card: str
    rows: list[CardRow]


class View(TypedDict):
    """All that a seat sees; a spectator's seat is -1.

    `prospects` are those of the dice this seat can take, or of the one in its hand. `todo` has the
    innermost rule first. Of the words this seat may say now, `costs` tells what it pays (below 0:
    gains) by the word itself, and `opens` what is asked next by an icon, a garden or an audience.
    """

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
    time: Time
    decks: dict[str, int]
    pairs: list[Pair]
    turn: int
    turns: list[int]
    die: Die | None
    taken_from: str
    prospects: dict[str, Prospects]
    todo: list[Todo]
    met: Met | None
    costs: dict[str, dict[str, int]]
    opens: dict[str, list[str]]
    rows_used: list[str]
    solo: Solo | None
    waiting_for: list[int]


class Own(TypedDict):
    """What a seat sees other than the spectators do."""

    seat: int
    prospects: dict[str, Prospects]
    costs: dict[str, dict[str, int]]
    opens: dict[str, list[str]]


class Secrets(TypedDict):
    """What no view shows: the order of the decks."""

    stewards: list[str]
    diplomats: list[str]
    solo: list[str]
