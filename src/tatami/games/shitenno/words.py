"""All that can be said at a table of Shitennō, and the events told there."""

from typing import Final

from tatami.core.chronicle import EventKind
from tatami.core.words import Verb, Vocabulary
from tatami.games.shitenno.printed import BONUSES, CARDS, GENERALS, POSITIONS, PROVINCES, TITLES

GENERAL: Final = Verb("general", "SHI-01", GENERALS)

# the sharing
TAKE: Final = Verb("take", "SHI-13", CARDS)
SEAL: Final = Verb("seal", "SHI-13", [str(seals) for seals in range(1, len(TITLES) + 1)])
ACCEPT: Final = Verb("accept", "SHI-14")[0]
REFUSE: Final = Verb("refuse", "SHI-15")[0]
LOT: Final = Verb("lot", "SHI-18", ("a", "b"))

# the control of the provinces
MARCH: Final = Verb("march", "SHI-22", PROVINCES)  # take it with troops
BRIBE: Final = Verb("bribe", "SHI-23", PROVINCES)  # take it with koku
SPEND: Final = Verb("spend", "SHI-29", [*CARDS, "hatamoto", "exchange", "plus-one"])
DRAW: Final = Verb("draw", "SHI-33")[0]
GILD: Final = Verb(
    "gild", "SHI-42", [f"{name}-{i}" for name in PROVINCES for i in range(1, POSITIONS + 1)]
)
PASS: Final = Verb("pass", "SHI-20")[0]

LAY_HATAMOTO: Final = len(CARDS)
LAY_EXCHANGE: Final = LAY_HATAMOTO + 1
LAY_PLUS_ONE: Final = LAY_HATAMOTO + 2

VOCABULARY: Final = Vocabulary(
    GENERAL, TAKE, SEAL, ACCEPT, REFUSE, LOT, MARCH, BRIBE, SPEND, DRAW, GILD, PASS
)

# -- events, and the names of things that are never said ---------------------------------

TITLE: Final = Verb("title", "", TITLES)
BONUS: Final = Verb("bonus", "", BONUSES)
PROVINCE: Final = Verb("province", "", PROVINCES)

CHOSE_GENERAL: Final = EventKind("chose-general", "seat", "general")
DEALT_TITLE: Final = EventKind("dealt-title", "seat", "title")
DEALT_CARDS: Final = EventKind("dealt-cards", "cards")
LAID_OUT: Final = EventKind("laid-out", "seat", "cards")
OFFERED: Final = EventKind("offered", "seat", "cards", "seal")
REFUSED: Final = EventKind("refused", "seat")
TOOK_LOT: Final = EventKind("took-lot", "seat", "cards", "seal")
KEPT_LOT: Final = EventKind("kept-lot", "seat", "cards", "seal")
SPLIT: Final = EventKind("split", "seat", "cards", "seal", "rest", "other")
NEW_TITLE: Final = EventKind("new-title", "seat", "title")
CONQUERED: Final = EventKind("conquered", "seat", "province", "position", "paid", "points")
WON_TILE: Final = EventKind("won-tile", "seat", "bonus")
UNCOVERED: Final = EventKind("uncovered", "province", "troop")
DREW: Final = EventKind("drew", "seat")
DREW_CARD: Final = EventKind("drew-card", "card")
DREW_NOTHING: Final = EventKind("drew-nothing", "seat")
RESHUFFLED: Final = EventKind("reshuffled")
GILDED: Final = EventKind("gilded", "seat", "kamon")
ENDED_TURN: Final = EventKind("ended-turn", "seat")
LAST_KAMON: Final = EventKind("last-kamon", "seat")
LAST_KOKU: Final = EventKind("last-koku")
COUNTED_KOKU: Final = EventKind("counted-koku", "seat", "points")
WON_PROVINCE: Final = EventKind("won-province", "seat", "province", "points")
FAVOURITE: Final = EventKind("favourite", "seat", "points")

EVENT_KINDS: Final = (
    CHOSE_GENERAL, DEALT_TITLE, DEALT_CARDS, LAID_OUT, OFFERED, REFUSED, TOOK_LOT, KEPT_LOT, SPLIT,
    NEW_TITLE, CONQUERED, WON_TILE, UNCOVERED, DREW, DREW_CARD, DREW_NOTHING, RESHUFFLED, GILDED,
    ENDED_TURN, LAST_KAMON, LAST_KOKU, COUNTED_KOKU, WON_PROVINCE, FAVOURITE,
)  # fmt: skip
