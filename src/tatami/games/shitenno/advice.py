"""What Shitennō tells the bots: how good a table looks from a seat, in favour points.

Figures are rough worths, tuned by play between bots; they bind nobody. Advice reads a table and
never changes it.
"""

from typing import Final

from tatami.core.advice import ahead, shared
from tatami.games.shitenno.frames import Conquest, Sharing, Turn
from tatami.games.shitenno.printed import (
    BONUSES,
    HATAMOTO,
    KAMONS_A_YEAR,
    MAJORITY,
    POSITIONS,
    PROVINCES,
    SUPPLIES,
    VALUES,
    WORTH,
)
from tatami.games.shitenno.rules.end_of_the_game import (
    is_last_year,
    koku_at_the_end,
    leader,
    master_of,
)
from tatami.games.shitenno.rules.paying import Price, filled
from tatami.games.shitenno.rules.titles import points_of_the_title
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import LAY_EXCHANGE, LAY_HATAMOTO

TITLE_WORTH: Final[tuple[float, ...]] = (
    0.0,
    1.8,
    1.6,
    1.9,
    3.4,
)  # by seals, for the odd year to come
TILE_WORTH: Final = dict(zip(BONUSES, (1.7, 1.5, 1.1), strict=True))
BONUS_WORTH: Final[tuple[float, ...]] = tuple(TILE_WORTH[name] for name in BONUSES)
TROOP_WORTH: Final[tuple[float, ...]] = (0.0, 1.0, 1.8)  # of a card with no, one or two troops
KOKU_WORTH: Final = 1.1
HATAMOTO_WORTH: Final = 0.4
KAMON: Final = 2.5  # one that may still be placed this year, beyond what it costs
TAIRO: Final = 4.0  # what it costs to be the first to share next year: others choose
TEMPO: Final = 1.0  # a kamon placed; at most two a year are
HELD: Final[tuple[float, ...]] = (
    0.0,
    0.35,
    0.5,
    0.7,
    1.0,
)  # how sure a majority is, by kamons in the province


def value(t: Shitenno, seat: int) -> float:
    """Points ahead of the others, of the best of them first, as things look now."""
    return leads(t)[seat]


def chances(t: Shitenno) -> list[float]:
    """How likely each player is to win: a lead is the surer the fewer kamons are left."""
    return shared(leads(t), 5.0 + 0.7 * min(t.kamons))


def leads(t: Shitenno) -> list[float]:
    """How far each player is ahead: of the best of the others most, of all of them a little."""
    outlooks = [outlook(t, seat) for seat in range(t.seats)]
    total, others = sum(outlooks), t.seats - 1
    before = ahead(outlooks)
    return [
        0.8 * before[seat] + 0.2 * (own - (total - own) / others)
        for seat, own in enumerate(outlooks)
    ]


def outlook(t: Shitenno, seat: int) -> float:
    """What a player may hope to have in the end, beyond what all have."""
    total = float(t.score(seat))
    if not t.frames:
        return total
    total += majorities(t, seat)
    if is_last_year(t) and not yet_to_play(t, seat):
        return total + koku_at_the_end(t, seat)
    total += cards_worth(t.hands[seat])
    for kind, worth in enumerate(BONUS_WORTH):
        total += worth * t.bonus(seat, kind)
    frame = t.frames[-1]
    if isinstance(frame, Sharing):
        return total + prospects(t, frame, seat)
    total += KAMON * to_place(t, seat) - TAIRO * (max(t.titles) == t.titles[seat])
    if isinstance(frame, Conquest) and frame.seat == seat:
        return total + gain(t, frame) - KAMON
    return total + TITLE_WORTH[t.titles[seat]] * yet_to_play(t, seat)


def yet_to_play(t: Shitenno, seat: int) -> bool:
    """Whether a player has still a turn, or the rest of one, this year."""
    return any(isinstance(frame, Turn) and frame.seat == seat for frame in t.frames)


def to_place(t: Shitenno, seat: int) -> int:
    """How many kamons a player may still place this year."""
    for frame in t.frames:
        if isinstance(frame, Turn) and frame.seat == seat:
            return min(KAMONS_A_YEAR - frame.placed, t.kamons[seat])
    return 0


def card_worth(card: int) -> float:
    """What a card in hand is worth, without regard to the others."""
    return TROOP_WORTH[len(SUPPLIES[card])] + WORTH[card] * KOKU_WORTH


def worth_of(kind: int) -> float:
    """What it costs to lay this."""
    if kind < LAY_HATAMOTO:
        return card_worth(kind)
    if kind == LAY_HATAMOTO:
        return HATAMOTO_WORTH
    return TILE_WORTH["exchange"] if kind == LAY_EXCHANGE else TILE_WORTH["plus-one"]


def majorities(t: Shitenno, seat: int) -> float:
    """The provinces led now, each by how sure it is."""
    total = 0.0
    for province in range(len(PROVINCES)):
        if master_of(t, province) == seat:
            total += lead_worth(t, province)
    return total


def lead_worth(t: Shitenno, province: int) -> float:
    """What it is worth to lead a province."""
    return MAJORITY * HELD[t.free_position(province)]


def gain(t: Shitenno, c: Conquest) -> float:
    """What the conquest being paid for brings, less the cheapest way to pay for it."""
    position = t.free_position(c.province)
    points = VALUES[c.province][position] + points_of_the_title(t, c.seat)
    tile = sum(BONUS_WORTH) / len(BONUS_WORTH) if t.stacks[c.province] else 0.0
    laid = sum([worth_of(kind) for kind in c.laid])
    cheapest = min([sum([worth_of(kind) for kind in way]) for way in c.ways])
    return TEMPO + points + tile + majority_gained(t, c, position) - laid - cheapest


def majority_gained(t: Shitenno, c: Conquest, position: int) -> float:
    """How the new kamon would change the majority of its province."""
    kamons = t.board[c.province * POSITIONS : (c.province + 1) * POSITIONS]
    golden = t.golden[c.province * POSITIONS : (c.province + 1) * POSITIONS]
    before = MAJORITY * HELD[position] if leader(kamons, golden) == c.seat else 0.0
    kamons[position] = c.seat
    after = MAJORITY * HELD[position + 1] if leader(kamons, golden) == c.seat else 0.0
    return after - before


# -- the sharing -------------------------------------------------------------------------


def prospects(t: Shitenno, s: Sharing, seat: int) -> float:
    """What the sharing brings: the title received, or a part of what is left."""
    if s.received[seat]:
        return TITLE_WORTH[s.received[seat]] + could_take(t, seat, s.received[seat])
    if len(s.waiting) == 2:
        if len(s.seals) < 2:  # who divides gets the worse part: the best is an even one
            even = (cards_worth(s.lot) + cards_worth(s.cards)) / 2
            return best_split(s) if seat == s.waiting[0] else even
        lot = cards_worth(s.lot) + burdened(s, s.seals[0])
        rest = cards_worth(s.cards) + TITLE_WORTH[s.seals[1]]
        return min(lot, rest) if seat == s.waiting[0] else max(lot, rest)
    # A lot still open may get the best tile: so a card more is never worse than closing it.
    tiles = sorted([TITLE_WORTH[tile] for tile in s.tiles], reverse=True)
    lot = cards_worth(s.lot) + (TITLE_WORTH[s.seals[0]] if s.seals else tiles[0])
    others = len(s.waiting) - 1
    rest = cards_worth(s.cards) + sum(tiles[:others])
    if seat == s.waiting[0]:
        return min(lot, rest / others)
    return (lot + rest) / len(s.waiting) * 0.95


def burdened(s: Sharing, seals: int) -> float:
    """What the tile with more seals is worth: who has the highest title of all shares first next
    year."""
    return TITLE_WORTH[seals] - (TAIRO if seals > max(s.received) else 0.0)


def best_split(s: Sharing) -> float:
    """The worse of two lots, if they are completed as evenly as they still can be. Cards are named
    lowest kinds first, so those before the last one named stay in the second lot."""
    moved = {0.0}
    for card in s.cards if not s.seals else ():
        if not s.lot or card >= s.lot[-1]:
            moved |= {worth + card_worth(card) for worth in moved}
    lot, rest = cards_worth(s.lot), cards_worth(s.cards)
    return max(
        [
            min(lot + worth + more, rest - worth + fewer)
            for more, fewer in tiles_left(s)
            for worth in moved
        ]
    )


def tiles_left(s: Sharing) -> list[tuple[float, float]]:
    """What the tiles of the two lots may be worth: the first has more seals (SHI-18)."""
    firsts = s.seals or s.tiles
    return [
        (burdened(s, more), TITLE_WORTH[fewer])
        for more in firsts
        for fewer in s.tiles
        if fewer < more
    ]


def cards_worth(cards: tuple[int, ...]) -> float:
    """What cards are worth together."""
    return sum([card_worth(card) for card in cards])


def could_take(t: Shitenno, seat: int, seals: int) -> float:
    """A part of what the best conquest would bring with the hand as it is."""
    kinds = list(t.hands[seat])
    if seals == HATAMOTO:
        kinds.append(LAY_HATAMOTO)
    purse = filled(kinds)
    best = 0
    for province in range(len(PROVINCES)):
        position = t.free_position(province)
        if position < POSITIONS and VALUES[province][position] > best:
            for with_koku in (False, True):
                if Price(t, province, with_koku).met_by(purse):
                    best = VALUES[province][position]
    return best * 0.4
