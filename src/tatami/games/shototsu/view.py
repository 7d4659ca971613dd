"""What a seat sees of a table of Shōtotsu: built from what is open, never by hiding (SHO-03)."""

from itertools import pairwise
from typing import Final, TypedDict

from tatami.core.words import NOBODY
from tatami.games.shototsu.boards import NOWHERE, PLACES
from tatami.games.shototsu.builds import still_to_spend
from tatami.games.shototsu.foresight import effects
from tatami.games.shototsu.frames import Building, Gaining, Homecoming
from tatami.games.shototsu.modes import DRAWN, SIMULTANEOUS
from tatami.games.shototsu.plans import (
    Plan,
    blocked,
    choice_of_ways,
    ground,
    plan,
    plans,
    pushes,
)
from tatami.games.shototsu.printed import (
    BLESSING_CARD,
    BLESSINGS,
    EQUIPMENT,
    EQUIPMENT_CARD,
    KINDS,
    PREPARATIONS,
    RELIC_HONOUR,
    RINGS,
    TECHNIQUE_CARD,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.characters import attack_dice, attention, hit_points, speed
from tatami.games.shototsu.rules.dice import successes_of
from tatami.games.shototsu.rules.honour import zone_points
from tatami.games.shototsu.rules.paths import WALK, reachable
from tatami.games.shototsu.rules.postures import fits_posture, stance, technique_ring
from tatami.games.shototsu.rules.sight import ACTION, targets
from tatami.games.shototsu.sights import (
    Blocked,
    Effect,
    Fight,
    Ground,
    Held,
    InitiativeRoll,
    Player,
    Prospect,
    Roll,
    Samurai,
    Stats,
    Technique,
    activated,
    name,
    open_to,
    place_name,
    subject,
)
from tatami.games.shototsu.table import (
    ACTED,
    BRACED,
    CALM,
    DAZED,
    DEAD,
    NO_POSTURE,
    NO_WEAPON,
    SLOW,
    SOURCES,
    SPENT,
    WORKS,
    Shototsu,
)
from tatami.games.shototsu.war import fight, prospects, used_up

STATES: Final = (
    (CALM, "calm"),
    (NO_WEAPON, "disarmed"),
    (DAZED, "dazed"),
    (BRACED, "braced"),
    (NO_POSTURE, "stripped"),
    (SLOW, "slowed"),
)


class Agreed(TypedDict):
    """What was agreed on before the game, as far as a board needs it."""

    turns: int
    samurai_each: int
    pooled: bool
    hidden: bool
    simultaneous: bool
    royale: bool


class Course(TypedDict):
    """The course of the game: build, gain, deploy, turn or over; by seat what relic and zone would
    bring at the end of an activation; and by turn and seat the honour won, by its source."""

    phase: str
    turn: int
    hand: int
    initiative: InitiativeRoll | None
    worth: list[list[int]]
    tally: list[list[list[int]]]


class Chances(Plan):
    """What could be done next, and what it would lead to. Plans are for the seat that is asked:
    of the samurai that it moves, or of each that it may activate. Of those that it activates later,
    while it waits, it is told the names alone."""

    active: str
    reach: list[str]
    prospects: list[Prospect]
    blocked: list[Blocked]
    plans: dict[str, Plan]
    later: list[str]
    paths: dict[str, list[str]]
    pushes: list[str]
    effects: dict[str, Effect]


class View(Ground, Agreed, Course, Chances):
    """All that a seat sees; a spectator's seat is -1."""

    seat: int
    relic: str
    bearer: str
    players: list[Player]
    samurai: list[Samurai]
    waits_last: list[str]
    decrees: list[list[str]]
    attack: Fight | None
    decks: dict[str, int]
    building: list[int]
    points_left: int
    subject: str
    waiting_for: list[int]


def view(t: Shototsu, seat: int) -> View:
    """What this seat sees."""
    return {
        "seat": seat,
        **ground(t, seat),
        **agreed(t),
        **course(t),
        "relic": place_name(t.relic),
        "bearer": name(t, t.bearer),
        "players": [player(t, i) for i in range(t.seats)],
        "samurai": [samurai(t, i, seat) for i in range(len(t.flags))],
        "waits_last": [name(t, i) for i in t.last],
        "decrees": [[name(t, who), name(t, whom)] for who, whom in t.decrees],
        **chances(t, seat),
        "attack": fight(t),
        "decks": {kind: len(deck) for kind, deck in zip(KINDS, t.decks, strict=True)},
        "building": list(t.said[seat]) if seat != NOBODY else [],
        "points_left": points_left(t, seat),
        "subject": subject(t, seat),
        "waiting_for": [
            ask.seat for ask, given in zip(t.asks, t.given, strict=True) if given is None
        ],
    }


def agreed(t: Shototsu) -> Agreed:
    """The options in force."""
    return {
        "turns": t.modes.turns,
        "samurai_each": t.size,
        "pooled": t.modes.pooled,
        "hidden": t.modes.hidden,
        "simultaneous": t.modes.activations == SIMULTANEOUS,
        "royale": t.modes.royale,
    }


def course(t: Shototsu) -> Course:
    """How far the game has come, and what it has brought."""
    return {
        "phase": phase(t),
        "turn": t.turn,
        "hand": t.hand,
        "initiative": initiative(t),
        "worth": [worth(t, seat) for seat in range(t.seats)],
        "tally": tally(t),
    }


def phase(t: Shototsu) -> str:
    """What is going on. Cards that a battle royale brings are gained within a turn (SHO-87)."""
    if not t.frames or isinstance(t.frames[-1], Homecoming):
        return "over"
    if t.turn:
        return "turn"
    if isinstance(t.frames[-1], Building):
        return "build"
    return "gain" if isinstance(t.frames[-1], Gaining) else "deploy"


def initiative(t: Shototsu) -> InitiativeRoll | None:
    """Everybody's dice in the last roll for initiative (SHO-40)."""
    if t.annals.winner == NOBODY:
        return None
    rounds: list[list[Roll]] = [
        [
            {
                "seat": throw.seat,
                "dice": list(throw.dice),
                "first": throw.first,
                "bonus": throw.bonus,
                "successes": successes_of(throw.dice) + throw.bonus,
            }
            for throw in throws
        ]
        for throws in t.annals.rounds
    ]
    settled = all(ask.rule != "SHO-40" for ask in t.asks)
    return {"winner": t.annals.winner, "rounds": rounds, "settled": settled}


def worth(t: Shototsu, seat: int) -> list[int]:
    """What relic and zone would bring a player whose activation ended now (SHO-60, SHO-61)."""
    carries = t.bearer != NOBODY and t.owner(t.bearer) == seat
    return [RELIC_HONOUR if carries else 0, zone_points(t, seat)]


def tally(t: Shototsu) -> list[list[list[int]]]:
    """The honour that each player won in each turn, by its source (SHO-60 to 62)."""
    stood = [(0,) * len(t.honour), *t.annals.honour, tuple(t.honour)][: t.turn + 1]
    return [
        [
            [after[i] - before[i] for i in range(seat * SOURCES, (seat + 1) * SOURCES)]
            for seat in range(t.seats)
        ]
        for before, after in pairwise(stood)
    ]


def chances(t: Shototsu, seat: int) -> Chances:
    """What could be done next, as far as a seat knows or is asked."""
    active = activated(t)
    return {
        "active": name(t, active),
        "reach": reach(t, active, seat),
        "prospects": prospects(t, active, seat),
        "blocked": blocked(t, active, seat),
        **plan(t, seat, active),
        "plans": plans(t, seat),
        "later": [],
        "paths": choice_of_ways(t),
        "pushes": pushes(t),
        "effects": effects(t, seat),
    }


def points_left(t: Shototsu, seat: int) -> int:
    """The points still to spend on the samurai being built, or on all if they are pooled."""
    if seat == NOBODY or phase(t) != "build":
        return 0
    return still_to_spend(t.modes, seat, t.said[seat])[0]


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
        "rings": rings(t, who) if known else [],
        "stats": stats(t, who) if known else None,
        **cards(t, who, seat),
        "dice_kept": list(t.kept[who]),
        "dice_saved": list(t.saved[who]),
        "in_reach": [name(t, other) for other in targets(t, who, ACTION)] if in_play else [],
    }


def rings(t: Shototsu, who: int) -> list[int]:
    """Its points; those of a veteran are known before its patrol is built (SHO-83)."""
    if phase(t) == "build":
        veteran = t.modes.veteran(t.owner(who), who % t.size)
        if veteran is not None:
            return list(veteran.rings)
    return list(t.rings[who])


def cards(t: Shototsu, who: int, seat: int) -> Held:
    """The cards of a samurai: those the seat does not know are only counted."""
    flags = t.flags[who]
    shown = [open_to(t, who, seat) or t.modes.gains[kind] != DRAWN for kind in range(len(KINDS))]
    held = [t.cards[kind][who] if shown[kind] else () for kind in range(len(KINDS))]
    blessings = held[BLESSING_CARD]
    return {
        "techniques": [technique(t, who, card) for card in held[TECHNIQUE_CARD]],
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


def technique(t: Shototsu, who: int, card: int) -> Technique:
    """A technique with the ring it belongs to at this table, and whether it can be used."""
    return {
        "technique": TECHNIQUES[card],
        "ring": RINGS[technique_ring(t, card)],
        "ready": fits_posture(t, who, card),
        "used": used_up(t, who, card),
    }


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
