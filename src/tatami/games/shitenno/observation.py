"""What a seat knows of a table of Shitennō, as numbers (SHI-06)."""

from typing import Final

from tatami.core.observation import (
    Blocks,
    Fields,
    Observation,
    amount,
    capped,
    each,
    flag,
)
from tatami.games.shitenno.frames import Conquest, Sharing, Turn
from tatami.games.shitenno.printed import (
    BONUSES,
    CARDS,
    FIRST_KOKU,
    KAMONS_A_YEAR,
    KINDS_OF_BONUS,
    KOKU_DECK,
    POSITIONS,
    PROVINCES,
    SEALS,
    TILES_A_PROVINCE,
    TITLES,
    TROOP_DECK,
    TROOPS,
    troop_face,
)
from tatami.games.shitenno.table import SOURCES, Shitenno
from tatami.games.shitenno.words import GILD, SPEND

KAMONS: Final = 12
MOST_CARDS: Final = 20  # of a hand, and of a kind
FAVOUR: Final = 150
YEARS: Final = 30
PLACES: Final = len(PROVINCES) * POSITIONS
SPENT: Final = [word.thing for word in SPEND.words]

OPEN: Final[Fields] = (
    each("title", TITLES)
    + amount("kamons", KAMONS)
    + amount("cards", MOST_CARDS)
    + each("bonus", BONUSES, MOST_CARDS)
    + each("favour", ("positions", "titles", "koku", "majorities"), FAVOUR)
    + each("seen", CARDS, MOST_CARDS)
    + flag("asked")
    + flag("turn-to-come")
    + amount("placed", KAMONS_A_YEAR)
    + amount("waits", 4)
    + amount("seals-received", len(SEALS))
    + each("kamon", [word.thing for word in GILD.words])
)
HAND: Final[Fields] = each("hand", CARDS, MOST_CARDS)
PAYMENT: Final[Fields] = (
    each("paying-for", PROVINCES) + flag("with-koku") + each("laid", SPENT, MOST_CARDS)
)
PHASE: Final[Fields] = (
    amount("year", YEARS)
    + amount("troop-deck", len(TROOP_DECK))
    + amount("koku-deck", len(KOKU_DECK))
    + each("discarded", CARDS[:FIRST_KOKU], MOST_CARDS)
    + each("tiles", PROVINCES, TILES_A_PROVINCE)
    + each("gate", [f"{province}-{troop}" for province in PROVINCES for troop in TROOPS])
    + each("golden", [word.thing for word in GILD.words])
    + flag("over")
    + flag("sharing")
    + amount("refusals", 4)
    + each("shared", CARDS, MOST_CARDS)
    + each("lot", CARDS, MOST_CARDS)
    + each("tile", TITLES)
    + each("lot-tile", TITLES)
)


def blocks(t: Shitenno) -> Blocks:
    """Own cards and the payment being put together, what is open of each player, and the board."""
    rivals = [(f"rival-{i}", OPEN) for i in range(1, t.seats)]
    return [("own", OPEN + HAND + PAYMENT), *rivals, ("phase", PHASE)]


def fill(t: Shitenno, seat: int, out: list[float]) -> int:
    """Write all blocks; return how many numbers they are."""
    at = payment(t, seat, out, hand(t, seat, out, player(t, seat, out, 0)))
    for i in range(1, t.seats):
        at = player(t, (seat + i) % t.seats, out, at)
    return sharing(t, out, board(t, out, at))


def player(t: Shitenno, seat: int, out: list[float], at: int) -> int:
    """What everyone sees of a player; return where the next block begins."""
    if t.titles[seat]:
        out[at + t.titles[seat] - 1] = 1.0
    at += len(TITLES)
    out[at] = float(t.kamons[seat])
    out[at + 1] = capped(len(t.hands[seat]), MOST_CARDS)
    at += 2
    for kind in range(KINDS_OF_BONUS):
        out[at + kind] = capped(t.bonuses[seat * KINDS_OF_BONUS + kind], MOST_CARDS)
    at += KINDS_OF_BONUS
    for source in range(SOURCES):
        out[at + source] = capped(t.favour[seat * SOURCES + source], FAVOUR)
    at = counted(t.remembered[seat], out, at + SOURCES, len(CARDS))
    in_progress(t, seat, out, at)
    at += 5
    for place in range(PLACES):
        if t.board[place] == seat:
            out[at + place] = 1.0
    return at + PLACES


def in_progress(t: Shitenno, seat: int, out: list[float], at: int) -> None:
    """Who is asked, a turn of this year, the place in the sharing, and what it has brought."""
    for ask in t.asks:
        if ask.seat == seat:
            out[at] = 1.0
    for frame in t.frames:
        if isinstance(frame, Turn):
            if frame.seat == seat:
                out[at + 1] = 1.0
                out[at + 2] = float(frame.placed)
        elif isinstance(frame, Sharing):
            if seat in frame.waiting:
                out[at + 3] = float(1 + frame.waiting.index(seat))
            out[at + 4] = float(frame.received[seat])


def hand(t: Shitenno, seat: int, out: list[float], at: int) -> int:
    """The cards of a hand."""
    return counted(t.hands[seat], out, at, len(CARDS))


def payment(t: Shitenno, seat: int, out: list[float], at: int) -> int:
    """The conquest a player is paying for, which nobody else knows of."""
    c = t.frames[-1] if t.frames else None
    if isinstance(c, Conquest) and c.seat == seat:
        out[at + c.province] = 1.0
        out[at + len(PROVINCES)] = 1.0 if c.with_koku else 0.0
        counted(c.laid, out, at + len(PROVINCES) + 1, len(SPENT))
    return at + len(PROVINCES) + 1 + len(SPENT)


def board(t: Shitenno, out: list[float], at: int) -> int:
    """The decks, the gates, and the golden kamons."""
    out[at] = capped(t.year, YEARS)
    out[at + 1] = float(len(t.troops))
    out[at + 2] = float(len(t.koku))
    at = counted(t.discard, out, at + 3, FIRST_KOKU)
    for province in range(len(PROVINCES)):
        stack = t.stacks[province]
        if stack:
            out[at + province] = float(len(stack))
            out[at + len(PROVINCES) + province * len(TROOPS) + troop_face(stack[0])] = 1.0
    at += len(PROVINCES) * (1 + len(TROOPS))
    for place in range(PLACES):
        out[at + place] = float(t.golden[place])
    at += PLACES
    out[at] = 0.0 if t.frames else 1.0
    return at + 1


def sharing(t: Shitenno, out: list[float], at: int) -> int:
    """The cards and the tiles that are shared: all of it is open."""
    s = t.frames[-1] if t.frames else None
    if isinstance(s, Sharing):
        out[at] = 1.0
        out[at + 1] = float(s.refusals)
        tiles = counted(s.lot, out, counted(s.cards, out, at + 2, len(CARDS)), len(CARDS))
        for seals in s.tiles:
            out[tiles + seals - 1] = 1.0
        for seals in s.seals:
            out[tiles + len(TITLES) + seals - 1] = 1.0
    return at + 2 + 2 * len(CARDS) + 2 * len(TITLES)


def counted(cards: tuple[int, ...], out: list[float], at: int, kinds: int) -> int:
    """How many there are of each kind."""
    for card in cards:
        out[at + card] += 1.0
    return at + kinds


OBSERVATION: Final = Observation(1, blocks, fill)
