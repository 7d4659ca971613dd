"""All that can be said at a table of Shitennō, and the events told there."""

from typing import Final

from tatami.core.chronicle import Happening
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

CHOSE_GENERAL: Final = Happening("chose-general", "seat", "general")
DEALT_TITLE: Final = Happening("dealt-title", "seat", "title")
DEALT_CARDS: Final = Happening("dealt-cards", "cards")
LAID_OUT: Final = Happening("laid-out", "seat", "cards")
OFFERED: Final = Happening("offered", "seat", "cards", "seal")
REFUSED: Final = Happening("refused", "seat")
TOOK_LOT: Final = Happening("took-lot", "seat", "cards", "seal")
KEPT_LOT: Final = Happening("kept-lot", "seat", "cards", "seal")
SPLIT: Final = Happening("split", "seat", "cards", "seal", "rest", "other")
NEW_TITLE: Final = Happening("new-title", "seat", "title")
CONQUERED: Final = Happening("conquered", "seat", "province", "position", "paid", "points")
WON_TILE: Final = Happening("won-tile", "seat", "bonus")
UNCOVERED: Final = Happening("uncovered", "province", "troop")
DREW: Final = Happening("drew", "seat")
DREW_CARD: Final = Happening("drew-card", "card")
DREW_NOTHING: Final = Happening("drew-nothing", "seat")
RESHUFFLED: Final = Happening("reshuffled")
GILDED: Final = Happening("gilded", "seat", "kamon")
ENDED_TURN: Final = Happening("ended-turn", "seat")
LAST_KAMON: Final = Happening("last-kamon", "seat")
LAST_KOKU: Final = Happening("last-koku")
COUNTED_KOKU: Final = Happening("counted-koku", "seat", "points")
WON_PROVINCE: Final = Happening("won-province", "seat", "province", "points")
FAVOURITE: Final = Happening("favourite", "seat", "points")

HAPPENINGS: Final = (
    CHOSE_GENERAL, DEALT_TITLE, DEALT_CARDS, LAID_OUT, OFFERED, REFUSED, TOOK_LOT, KEPT_LOT, SPLIT,
    NEW_TITLE, CONQUERED, WON_TILE, UNCOVERED, DREW, DREW_CARD, DREW_NOTHING, RESHUFFLED, GILDED,
    ENDED_TURN, LAST_KAMON, LAST_KOKU, COUNTED_KOKU, WON_PROVINCE, FAVOURITE,
)  # fmt: skip
