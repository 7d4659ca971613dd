"""All that can be said at a table of The White Castle, and the events told there."""

from typing import Final

from tatami.core.chronicle import EventKind
from tatami.core.words import Verb, Vocabulary
from tatami.games.white_castle.effects import (
    FOOD,
    GAINS,
    GOODS,
    IRON,
    PEARL,
    POINTS,
    RESOURCES,
    SEAL,
)
from tatami.games.white_castle.printed import (
    CARDS,
    COLOURS,
    DAIMYO_NAMES,
    DIFFICULTIES,
    EFFECTS,
    ENDS,
    FAVOURS_A_CARD,
    GARDENS,
    MEMBERS,
    PAIRS,
    PLACES,
    ROOMS,
    ROOMS_ON,
    SOLO_CARDS,
    SPACES,
    YARDS,
)

PAIR: Final = Verb("pair", "WHI-14", [f"pair-{i + 1}" for i in range(max(PAIRS))])

# a turn
TAKE: Final = Verb("take", "WHI-21", [f"{colour}-{end}" for colour in COLOURS for end in ENDS])
PLACE: Final = Verb("place", "WHI-22", [*SPACES, "domain"])
DO: Final = Verb("do", "WHI-25", [effect.name for effect in EFFECTS])
STOP: Final = Verb("stop", "WHI-25")[0]
TRADE: Final = Verb("trade", "WHI-28", GAINS[: RESOURCES + 1])  # seals for a good

# what an icon asks
GAIN: Final = Verb("gain", "WHI-59", GAINS[:RESOURCES])
ROW: Final = Verb("row", "WHI-56", [place.name for place in PLACES])
DOMAIN: Final = Verb("domain", "WHI-55", MEMBERS)
YARD: Final = Verb("yard", "WHI-40", YARDS)
GARDEN: Final = Verb("garden", "WHI-41", GARDENS)
AUDIENCE: Final = Verb("audience", "WHI-43")[0]
CLIMBS: Final = (  # from which floor to which room; the room after the last is the daimyō's
    *[(floor, room) for floor in (0, 1) for up in (1, 2) for room in ROOMS_ON[floor + up]],
    (1, ROOMS),
    (2, ROOMS),
)
CLIMB: Final = Verb(
    "climb", "WHI-44",
    [f"{('gate', 'first', 'second')[f]}-{[*SPACES[:ROOMS], 'daimyo'][r]}" for f, r in CLIMBS],
)  # fmt: skip
FAVOUR: Final = Verb("favour", "WHI-47", [f"favour-{i + 1}" for i in range(FAVOURS_A_CARD)])
CROSS: Final = Verb("cross", "WHI-52")[0]
STAY: Final = Verb("stay", "WHI-52")[0]
TEND: Final = Verb("tend", "WHI-61", GARDENS)
ROOM: Final = Verb("room", "WHI-87", SPACES[:ROOMS])

VOCABULARY: Final = Vocabulary(
    PAIR, TAKE, PLACE, DO, STOP, TRADE, GAIN, ROW, DOMAIN, YARD, GARDEN, AUDIENCE, CLIMB, FAVOUR,
    CROSS, STAY, TEND, ROOM,
)  # fmt: skip

# -- events, and the names of things that are never said ---------------------------------

CARD: Final = Verb("card", "", CARDS)
COLOUR: Final = Verb("colour", "", COLOURS)
DAIMYO_CARD: Final = Verb("daimyo", "", DAIMYO_NAMES)
SOLO_CARD: Final = Verb("solo", "", [card.name for card in SOLO_CARDS])
LEVEL: Final = Verb("level", "", DIFFICULTIES)
RIVAL: Final = Verb("rival", "", ("rival",))[0]  # the opponent of a solo game: no seat has it
FROM: Final = Verb(  # what a gain comes from
    "from", "",
    ("pair", "card", "room", "well", "domain", "yard", "garden", "favour", "lantern", "solo",
     "difficulty", "round", "outside"),
)  # fmt: skip
FROM_PAIR: Final = FROM[0]
FROM_CARD: Final = FROM[1]
FROM_ROOM: Final = FROM[2]
FROM_WELL: Final = FROM[3]
FROM_DOMAIN: Final = FROM[4]
FROM_YARD: Final = FROM[5]
FROM_GARDEN: Final = FROM[6]
FROM_FAVOUR: Final = FROM[7]
FROM_LANTERN: Final = FROM[8]
FROM_SOLO: Final = FROM[9]
FROM_DIFFICULTY: Final = FROM[10]
FROM_ROUND: Final = FROM[11]
FROM_OUTSIDE: Final = FROM[12]

DEALT_ROOM: Final = EventKind("dealt-room", "card", "room")
CASTLE_AGAIN: Final = EventKind("castle-again")
TILES_AGAIN: Final = EventKind("tiles-again")
CALLED_DAIMYO: Final = EventKind("called-daimyo", "daimyo")
ROLLED: Final = EventKind("rolled", "round")
TURN_ORDER: Final = EventKind("turn-order", "seats")
CHOSE_PAIR: Final = EventKind("chose-pair", "seat", "resource", "action")
RIVAL_ARRIVED: Final = EventKind("rival-arrived", "level")
RIVAL_DECK: Final = EventKind("rival-deck")
PLACED: Final = EventKind("placed", "seat", "die", "value", "space", "coins")
PAID_FOR_DIE: Final = EventKind("paid-for-die", "seat", "die", "value", "space", "coins")
GAINED: Final = tuple(
    [EventKind(f"gained-{good}", "seat", "amount", "source") for good in GAINS[:GOODS]]
)
LOST: Final = {  # coins and points have no limit
    good: EventKind(f"lost-{GAINS[good]}", "seat", "amount") for good in (FOOD, IRON, PEARL, SEAL)
}
PAID: Final = {  # points are no price
    good: EventKind(f"paid-{GAINS[good]}", "seat", "amount") for good in range(POINTS)
}
TRADED: Final = EventKind("traded", "seat", "good")
SENT_WARRIOR: Final = EventKind("sent-warrior", "seat", "yard")
SENT_GARDENER: Final = EventKind("sent-gardener", "seat", "garden")
SENT_COURTIER: Final = EventKind("sent-courtier", "seat")
CLIMBED: Final = EventKind("climbed", "seat", "climb")
GRANTED: Final = EventKind("granted", "seat", "favour")
TOOK_CARD: Final = EventKind("took-card", "seat", "card")
MOVED: Final = EventKind("moved", "seat", "space", "source")
CROSSED: Final = EventKind("crossed", "seat", "seals")
TENDED: Final = EventKind("tended", "seat", "garden")
TURNED_UP: Final = EventKind("turned-up", "card")
COULD_NOT: Final = EventKind("could-not", "points")
RIVAL_COINS: Final = EventKind("rival-coins", "coins", "points")
RIVAL_GARDENS: Final = EventKind("rival-gardens", "points")
RIVAL_CLIMBED: Final = EventKind("rival-climbed", "floor")
REMOVED_CARD: Final = EventKind("removed-card", "card", "room")
COUNTED: Final = EventKind(
    "counted", "seat", "purse", "resources", "time", "courtiers", "warriors", "gardeners"
)
WON: Final = EventKind("won", "seat", "points")

EVENT_KINDS: Final = (
    DEALT_ROOM, CASTLE_AGAIN, TILES_AGAIN, CALLED_DAIMYO, ROLLED, TURN_ORDER, CHOSE_PAIR,
    RIVAL_ARRIVED, RIVAL_DECK, PLACED, PAID_FOR_DIE, *GAINED, *LOST.values(), *PAID.values(),
    TRADED, SENT_WARRIOR, SENT_GARDENER, SENT_COURTIER, CLIMBED, GRANTED, TOOK_CARD, MOVED,
    CROSSED, TENDED, TURNED_UP, COULD_NOT, RIVAL_COINS, RIVAL_GARDENS, RIVAL_CLIMBED, REMOVED_CARD,
    COUNTED, WON,
)  # fmt: skip
