"""What a seat sees of a table of Shōtotsu: built from what is open, never by hiding (SHO-03)."""

from typing import Final, TypedDict

from tatami.core.words import NOBODY
from tatami.games.former.shototsu_1.boards import BOARDS, NOWHERE, PLACES, WIDTH
from tatami.games.former.shototsu_1.frames import Activation, Assault, Attack, Window
from tatami.games.former.shototsu_1.modes import DRAWN
from tatami.games.former.shototsu_1.odds import odds_of
from tatami.games.former.shototsu_1.printed import (
    BLESSING_CARD,
    BLESSINGS,
    EQUIPMENT,
    EQUIPMENT_CARD,
    FINISHED,
    KINDS,
    PREPARATIONS,
    RINGS,
    TECHNIQUE_CARD,
    TECHNIQUES,
)
from tatami.games.former.shototsu_1.rules.attack import needed
from tatami.games.former.shototsu_1.rules.characters import (
    attack_dice,
    attention,
    hit_points,
    speed,
)
from tatami.games.former.shototsu_1.rules.paths import WALK, reachable
from tatami.games.former.shototsu_1.rules.postures import stance, technique_ring
from tatami.games.former.shototsu_1.rules.sight import ACTION, SECOND, targets
from tatami.games.former.shototsu_1.rules.windows import second_targets
from tatami.games.former.shototsu_1.table import (
    ACTED,
    BRACED,
    CALM,
    DAZED,
    DEAD,
    KNOWN,
    NO_POSTURE,
    NO_WEAPON,
    SLOW,
    SOURCES,
    SPENT,
    WORKS,
    Shototsu,
)
from tatami.games.former.shototsu_1.words import NAMES, WHO

STATES: Final = (
    (CALM, "calm"),
    (NO_WEAPON, "disarmed"),
    (DAZED, "dazed"),
    (BRACED, "braced"),
    (NO_POSTURE, "stripped"),
    (SLOW, "slowed"),
)
CARD_NAMES: Final = (TECHNIQUES, EQUIPMENT, BLESSINGS)


class Stats(TypedDict):
    """What a samurai's rings are worth now."""

    hit_points: int
    speed: int
    attention: int
    attack: int


class Technique(TypedDict):
    """A technique card and its ring."""

    technique: str
    ring: str


class Held(TypedDict):
    """The cards of a samurai; the names of those that are hidden are missing."""

    techniques: list[Technique]
    equipment: list[str]
    blessings: list[str]
    blessings_at_work: list[str]
    face_down: list[int]
    wielded: str


class Samurai(Held):
    """A samurai; rings and figures are missing where they are hidden."""

    samurai: str
    seat: int
    alive: bool
    place: str
    posture: str
    counts_as: str
    wounds: int
    preparation: str
    spies: int
    activated: bool
    states: list[str]
    rings: list[int]
    stats: Stats | None
    dice_kept: list[int]
    dice_saved: list[int]
    in_reach: list[str]


class Player(TypedDict):
    """A player, and where the honour comes from: relic, zone, kills."""

    score: int
    honour: list[int]
    living: int


class Fight(TypedDict):
    """The attack that is being carried out."""

    attacker: str
    target: str
    dice: list[int]
    lent: list[int]
    needed: int
    explosions: int


class Prospect(TypedDict):
    """What an attack that could be made now would be like."""

    target: str
    dice: int
    needed: int
    hit: float
    damage: float
    kill: float


class Ground(TypedDict):
    """The board, a letter for each space."""

    board: str
    width: int
    height: int
    rows: list[str]


class View(Ground):
    """All that a seat sees; a spectator's seat is -1."""

    seat: int
    turn: int
    turns: int
    hand: int
    relic: str
    bearer: str
    players: list[Player]
    samurai: list[Samurai]
    waits_last: list[str]
    decrees: list[list[str]]
    active: str
    reach: list[str]
    prospects: list[Prospect]
    attack: Fight | None
    decks: dict[str, int]
    building: list[int]
    waiting_for: list[int]


class Secrets(TypedDict):
    """What some view does not show: patrols being built, and hidden builds."""

    building: list[list[int]]
    rings: list[list[int]]
    cards: list[list[list[str]]]


def view(t: Shototsu, seat: int) -> View:
    """What this seat sees."""
    active = activated(t)
    return {
        "seat": seat,
        **ground(t),
        "turn": t.turn,
        "turns": t.modes.turns,
        "hand": t.hand,
        "relic": place_name(t.relic),
        "bearer": name(t, t.bearer),
        "players": [player(t, i) for i in range(t.seats)],
        "samurai": [samurai(t, i, seat) for i in range(len(t.flags))],
        "waits_last": [name(t, i) for i in t.last],
        "decrees": [[name(t, who), name(t, whom)] for who, whom in t.decrees],
        "active": name(t, active),
        "reach": reach(t, active, seat),
        "prospects": prospects(t, active, seat),
        "attack": fight(t),
        "decks": {kind: len(deck) for kind, deck in zip(KINDS, t.decks, strict=True)},
        "building": list(t.said[seat]) if seat != NOBODY else [],
        "waiting_for": [
            ask.seat for ask, given in zip(t.asks, t.given, strict=True) if given is None
        ],
    }


def ground(t: Shototsu) -> Ground:
    """The board that is played on."""
    board = BOARDS[t.modes.board]
    return {
        "board": board.name,
        "width": board.width,
        "height": board.height,
        "rows": [board.glyphs[y * WIDTH : y * WIDTH + board.width] for y in range(board.height)],
    }


def name(t: Shototsu, who: int) -> str:
    """A samurai by its name, or nothing."""
    return t.word(WHO, who).thing if who != NOBODY else ""


def place_name(place: int) -> str:
    """A space by its name, or nothing."""
    return PLACES[place] if place != NOWHERE else ""


def activated(t: Shototsu) -> int:
    """The samurai being activated, the innermost one, or NOBODY."""
    found = NOBODY
    for frame in t.frames:
        if isinstance(frame, Activation):
            found = frame.samurai
    return found


def open_to(t: Shototsu, who: int, seat: int) -> bool:
    """Whether a seat knows rings and cards of a samurai (SHO-03)."""
    return t.owner(who) == seat or bool(t.flags[who] & KNOWN)


def player(t: Shototsu, seat: int) -> Player:
    """What everyone sees of a player."""
    return {
        "score": t.score(seat),
        "honour": t.honour[seat * SOURCES : (seat + 1) * SOURCES],
        "living": t.living(seat),
    }


def samurai(t: Shototsu, who: int, seat: int) -> Samurai:
    """A samurai, with what the seat may know of it."""
    flags = t.flags[who]
    known = open_to(t, who, seat)
    in_play = t.place[who] != NOWHERE and known
    return {
        "samurai": name(t, who),
        "seat": t.owner(who),
        "alive": not flags & DEAD,
        "place": place_name(t.place[who]),
        "posture": RINGS[t.posture[who]] if t.posture[who] != NOBODY else "",
        "counts_as": RINGS[stance(t, who)] if stance(t, who) != NOBODY else "",
        "wounds": t.wounds[who],
        "preparation": preparation(t, who),
        "spies": t.spies[who],
        "activated": bool(flags & ACTED),
        "states": [state for flag, state in STATES if flags & flag],
        "rings": list(t.rings[who]) if known else [],
        "stats": stats(t, who) if known else None,
        **cards(t, who, seat),
        "dice_kept": list(t.kept[who]),
        "dice_saved": list(t.saved[who]),
        "in_reach": [name(t, other) for other in targets(t, who, ACTION)] if in_play else [],
    }


def cards(t: Shototsu, who: int, seat: int) -> Held:
    """The cards of a samurai: those the seat does not know are only counted."""
    flags = t.flags[who]
    shown = [open_to(t, who, seat) or t.modes.gains[kind] != DRAWN for kind in range(len(KINDS))]
    held = [t.cards[kind][who] if shown[kind] else () for kind in range(len(KINDS))]
    blessings = held[BLESSING_CARD]
    return {
        "techniques": [technique(t, card) for card in held[TECHNIQUE_CARD]],
        "equipment": [EQUIPMENT[card] for card in held[EQUIPMENT_CARD]],
        "blessings": [BLESSINGS[card] for card in blessings if not flags & (SPENT << card)],
        "blessings_at_work": [BLESSINGS[card] for card in blessings if flags & (WORKS << card)],
        "face_down": [len(t.cards[kind][who]) - len(held[kind]) for kind in range(len(KINDS))],
        "wielded": wielded(t, who) if shown[EQUIPMENT_CARD] else "",
    }


def preparation(t: Shototsu, who: int) -> str:
    """What a samurai did before the game, or nothing yet."""
    return PREPARATIONS[t.preparations[who]] if t.preparations[who] != NOBODY else ""


def wielded(t: Shototsu, who: int) -> str:
    """The active equipment, or nothing."""
    return EQUIPMENT[t.wielded[who]] if t.wielded[who] != NOBODY else ""


def technique(t: Shototsu, card: int) -> Technique:
    """A technique with the ring it belongs to at this table."""
    return {"technique": TECHNIQUES[card], "ring": RINGS[technique_ring(t, card)]}


def stats(t: Shototsu, who: int) -> Stats:
    """The four figures of a samurai (SHO-04)."""
    return {
        "hit_points": hit_points(t, who),
        "speed": speed(t, who),
        "attention": attention(t, who),
        "attack": attack_dice(t, who, adjacent=False, change=0),
    }


def reach(t: Shototsu, active: int, seat: int) -> list[str]:
    """Where the active samurai could walk from here (SHO-44)."""
    if active == NOBODY or not t.alive(active) or not open_to(t, active, seat):
        return []
    return [PLACES[place] for place in reachable(t, active, WALK)]


def prospects(t: Shototsu, active: int, seat: int) -> list[Prospect]:
    """The odds of each attack that is asked for, or that the active samurai could make
    (SHO-53, SHO-54)."""
    attacker, kind, able = next_attack(t, active)
    if attacker == NOBODY or not t.alive(attacker) or not open_to(t, attacker, seat):
        return []
    found: list[Prospect] = []
    for target in able:
        odds = odds_of(t, attacker, target, kind)
        found.append(
            {
                "target": name(t, target),
                "dice": odds.dice,
                "needed": odds.needed,
                "hit": round(odds.hit, 4),
                "damage": round(odds.damage, 4),
                "kill": round(odds.kill, 4) if open_to(t, target, seat) else -1.0,
            }
        )
    return found


def next_attack(t: Shototsu, active: int) -> tuple[int, int, list[int]]:
    """Who would make the next attack, of which kind, and on whom: one that a card gives, after an
    attack a Wakizashi's second one, or else the action (SHO-50, SHO-70, SHO-71)."""
    frame = t.frames[-1] if t.frames else None
    if isinstance(frame, Assault):
        able = targets(t, frame.samurai, frame.kind)
        among = [other for other in able if not frame.among or other in frame.among]
        return frame.samurai, frame.kind, among
    if isinstance(frame, Window) and frame.moment == FINISHED:
        a = t.nearest(Attack)
        return a.attacker, SECOND, second_targets(t, a)
    return active, ACTION, targets(t, active, ACTION) if active != NOBODY else []


def fight(t: Shototsu) -> Fight | None:
    """The innermost attack: all of it is open."""
    found: Attack | None = None
    for frame in t.frames:
        if isinstance(frame, Attack):
            found = frame
    if found is None:
        return None
    return {
        "attacker": name(t, found.attacker),
        "target": name(t, found.target),
        "dice": list(found.dice),
        "lent": list(found.lent),
        "needed": needed(t, found),
        "explosions": found.explosions,
    }


def secrets(t: Shototsu) -> Secrets:
    """All that is hidden from somebody, or may be."""
    return {
        "building": [list(said) for said in t.said],
        "rings": [list(rings) for rings in t.rings],
        "cards": [
            [[CARD_NAMES[kind][card] for card in held] for held in t.cards[kind]]
            for kind in range(len(KINDS))
        ],
    }


def census(t: Shototsu) -> object:
    """Cards are in a deck or with a samurai, dead or alive; the relic lies, or is carried."""
    cards = [
        sorted([*t.decks[kind], *[card for held in t.cards[kind] for card in held]])
        for kind in range(len(KINDS))
    ]
    return cards, (t.relic == NOWHERE) + (t.bearer == NOBODY), len(t.flags), len(NAMES)
