"""What a seat sees of a table of The White Castle: all but the decks, so all seats see the same."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.white_castle.choices import costs, opens
from tatami.games.white_castle.effects import GAINS, GOODS
from tatami.games.white_castle.frames import Entrance, RivalTurn
from tatami.games.white_castle.printed import (
    CAPACITY,
    CARDS,
    CHOICES,
    COLOURS,
    DAIMYO_NAMES,
    DAIMYOS,
    DECREES,
    DIFFICULTIES,
    ENDS,
    FACING,
    FAVOURS_A_CARD,
    FLOORS,
    FRONTS,
    GARDEN_EFFECT,
    GARDEN_FOOD,
    GARDEN_NAMES,
    GARDEN_POINTS,
    GARDENS,
    KINDS,
    LANTERNS,
    MEMBERS,
    PLACES_OF,
    POSITIONS,
    ROOMS,
    ROUNDS,
    ROW_REWARDS,
    ROW_VALUE,
    ROWS,
    SOLO_CARDS,
    SPACES,
    TILE_COLOUR,
    TOLLS,
    TRACK_POINTS,
    VALUES,
    WELL_SPACE,
    YARD_IRON,
    YARD_VALUE,
    YARDS,
)
from tatami.games.white_castle.prospects import named, prospects, turn_in_progress, turns
from tatami.games.white_castle.rules.clan_members import yard_effects
from tatami.games.white_castle.rules.dice import place_the_die
from tatami.games.white_castle.rules.icon_kinds import well
from tatami.games.white_castle.rules.icons import visible
from tatami.games.white_castle.rules.scoring import coming, inside, might, posted
from tatami.games.white_castle.sights import (
    CardRow,
    Clan,
    Die,
    DomainRow,
    FavourSpace,
    Garden,
    Met,
    Own,
    Pair,
    PlacedDie,
    Secrets,
    Solo,
    Space,
    Stack,
    Time,
    View,
    Yard,
)
from tatami.games.white_castle.table import (
    KINDS_OF_MEMBER,
    SOURCES,
    WhiteCastle,
    clan_of,
    colour_of,
    value_of,
)
from tatami.games.white_castle.todo import todo

UNDER: Final = tuple([tuple([effect.name for effect in row]) for row in ROW_REWARDS])
GATES: Final = {str(space): seals for space, seals in TOLLS.items()}


def view(t: WhiteCastle, seat: int) -> View:
    """What this seat sees."""
    all_see = in_the_open(t)
    return all_see if seat == NOBODY else {**all_see, **own(t, seat, all_see)}


def own(t: WhiteCastle, seat: int, _: View) -> Own:
    """What this seat sees other than all do: what its own choices would bring."""
    return {
        "seat": seat,
        "prospects": prospects(t, seat),
        "costs": costs(t, seat),
        "opens": opens(t, seat),
    }


def in_the_open(t: WhiteCastle) -> View:
    """What all see, the spectators too."""
    return {
        "seat": NOBODY,
        "round": t.round,
        "order": list(t.order),
        "clans": [clan(t, i) for i in range(t.clans)],
        "bridges": {colour: list(t.bridges[i]) for i, colour in enumerate(COLOURS)},
        "spaces": [space(t, i) for i in range(len(SPACES))],
        "well": named(well(t)),
        "daimyo": DAIMYO_NAMES[t.daimyo],
        "favours": [favour(t, i) for i in range(FAVOURS_A_CARD)],
        "gardens": [garden(t, i) for i in range(len(GARDENS))],
        "yards": [yard(t, i) for i in range(len(YARDS))],
        "track": stacks(t),
        "time": time(),
        "decks": {FLOORS[floor]: len(t.decks[floor]) for floor in (1, 2)},
        "pairs": pairs(t),
        "turn": whose_turn(t), "turns": turns(t), "die": in_hand(t), "taken_from": taken_from(t),
        "prospects": prospects(t, NOBODY), "todo": todo(t), "met": met(t),
        "costs": costs(t, NOBODY), "opens": opens(t, NOBODY),
        "rows_used": [row for kind, row in enumerate(MEMBERS) if t.rows_used >> kind & 1],
        "solo": solo(t),
        "waiting_for": [ask.seat for ask in t.asks],
    }  # fmt: skip


def pairs(t: WhiteCastle) -> list[Pair]:
    """The starting pairs that can be chosen; once all have chosen, none is shown (WHI-14)."""
    if all(t.lanterns[: t.seats]):
        return []
    return [pair(resource, action) for resource, action in t.pairs]


def whose_turn(t: WhiteCastle) -> int:
    """The seat whose turn it is, if it is anybody's."""
    u = turn_in_progress(t)
    return NOBODY if u is None else u.seat


def in_hand(t: WhiteCastle) -> Die | None:
    """The die that was taken and not yet placed."""
    u = turn_in_progress(t)
    if u is None or not u.is_at(place_the_die):
        return None
    return {"colour": COLOURS[u.colour], "value": u.value}


def taken_from(t: WhiteCastle) -> str:
    """The end of its bridge from which the die in hand was taken."""
    u = turn_in_progress(t)
    if u is None or not u.is_at(place_the_die):
        return ""
    return ENDS[0 if u.from_left else 1]


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
        "coming": coming(t, number),
        "might": might(t, number),
        "inside": inside(t, number),
    }


def row(t: WhiteCastle, number: int, kind: int) -> DomainRow:
    """A row of a clan's domain."""
    card = t.actions[number]
    faced = ROWS[card][FACING[card][kind]] if card != NOBODY else None
    return {
        "member": MEMBERS[kind],
        "at_home": t.at_home(number, kind),
        "value": ROW_VALUE[kind],
        "die": t.domains[number * KINDS_OF_MEMBER + kind],
        "rewards": named(visible(t, number, kind)) if faced else [],
        "under": list(UNDER[kind]) if number < t.seats else [],
        "action": named(faced.effects) if faced else [],
        "light": faced.light if faced else False,
    }


def space(t: WhiteCastle, number: int) -> Space:
    """A die space; a room with its card and tiles."""
    card = t.rooms[number] if number < ROOMS else NOBODY
    dice: list[PlacedDie] = [
        {"colour": COLOURS[colour_of(die)], "value": value_of(die), "clan": clan_of(die)}
        for die in t.spaces[number]
    ]
    many = number == WELL_SPACE
    return {
        "space": SPACES[number],
        "value": VALUES[number],
        "covers": VALUES[number] if many or not dice else dice[-1]["value"],
        "capacity": NOBODY if many else CAPACITY[number][t.seats - 1],
        "dice": dice,
        "card": CARDS[card] if card != NOBODY else "",
        "rows": card_rows(t, number, card) if card != NOBODY else [],
        "either": named(CHOICES[number]),
    }


def card_rows(t: WhiteCastle, room: int, card: int) -> list[CardRow]:
    """The actions of a card in a room, and the tiles they face."""
    rows: list[CardRow] = []
    for place in PLACES_OF[room]:
        printed = ROWS[card][place.row]
        tile = COLOURS[TILE_COLOUR[t.tiles[place.slot]]]
        rows.append({"tile": tile, "light": printed.light, "effects": named(printed.effects)})
    return rows


def met(t: WhiteCastle) -> Met | None:
    """The card that a courtier meets, while its player picks a light action (WHI-45)."""
    e = t.frames[-1] if t.frames else None
    if not isinstance(e, Entrance):
        return None
    return {"space": SPACES[e.room], "card": CARDS[e.card], "rows": card_rows(t, e.room, e.card)}


def favour(t: WhiteCastle, number: int) -> FavourSpace:
    """A space of the daimyō's card."""
    return {"effects": named(DAIMYOS[t.daimyo][number]), "clan": t.favours[number]}


def garden(t: WhiteCastle, number: int) -> Garden:
    """A garden with its card and its gardeners."""
    card = t.gardens[number]
    clans = [i for i in range(t.clans) if t.gardeners[number] >> i & 1]
    return {
        "garden": GARDENS[number],
        "card": GARDEN_NAMES[card],
        "food": GARDEN_FOOD[card],
        "points": GARDEN_POINTS[card],
        "effect": GARDEN_EFFECT[card].name,
        "clans": clans,
        "acts": t.round < ROUNDS and bool(clans) and any(t.bridges[number // len(KINDS)]),
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


def time() -> Time:
    """What the spaces of the passage of time count and cost (WHI-52, 71)."""
    return {"points": list(TRACK_POINTS), "gates": dict(GATES)}


def solo(t: WhiteCastle) -> Solo | None:
    """The rival's cards: of the deck the top back is seen, and what went under it is known."""
    if t.seats > 1:
        return None
    shown = [frame.shown for frame in t.frames if isinstance(frame, RivalTurn)]
    top = SOLO_CARDS[t.deck[0]]
    turned = [SOLO_CARDS[card] for cards in shown for card in cards]
    under = [SOLO_CARDS[card] for card in t.deck[1 + t.unseen :]]
    return {
        "difficulty": DIFFICULTIES[t.difficulty],
        "top": {
            "bridge": COLOURS[top.bridge],
            "position": POSITIONS[top.position],
            "space": SPACES[top.space],
        },
        "unknown": t.unseen,
        "shown": [card.name for card in turned],
        "under": [card.name for card in under],
        "fronts": {card.name: [deed.name for deed in card.deeds] for card in turned + under},
        "removed": [CARDS[card] for card in t.removed],
    }


def secrets(t: WhiteCastle) -> Secrets:
    """All that is hidden."""
    return {
        "stewards": [CARDS[card] for card in t.decks[1]],
        "diplomats": [CARDS[card] for card in t.decks[2]],
        "solo": [SOLO_CARDS[card].name for card in t.deck],
    }
