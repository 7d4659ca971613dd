"""What a learned value looks at in Shitennō: for each player what everyone observes, the hand as it
is on this table, and what follows from both. Bots look at tables they imagine."""

from typing import Final

from tatami.games.shitenno import advice
from tatami.games.shitenno.frames import Sharing, Turn
from tatami.games.shitenno.observation import HAND, OPEN, hand, player
from tatami.games.shitenno.printed import (
    KAMONS,
    KOKU_DECK,
    POSITIONS,
    PROVINCES,
    SUPPLIES,
    WORTH,
)
from tatami.games.shitenno.rules.end_of_the_game import koku_at_the_end, master_of
from tatami.games.shitenno.table import Shitenno

USUAL: Final[tuple[str, ...]] = ("outlook",)
NAMES: Final[tuple[str, ...]] = (
    *[field.name for field in OPEN],
    *[field.name for field in HAND],
    "score", "troops", "koku", "koku-at-the-end",
    "led", "led-safely", "led-in-part", "present", "golden",
    "cards-worth", "majorities-worth", "to-place", "highest-title", "lowest-title",
    *USUAL,
)  # fmt: skip
SAFE: Final = 3  # kamons in a province of which one more changes little


def rows(t: Shitenno) -> list[list[float]]:
    """The features of every player."""
    return [row(t, seat) for seat in range(t.seats)]


def row(t: Shitenno, seat: int) -> list[float]:
    """The features of a player."""
    found = [0.0] * (len(OPEN) + len(HAND))
    hand(t, seat, found, player(t, seat, found, 0))
    troops = koku = 0
    for card in t.hands[seat]:
        troops += len(SUPPLIES[card])
        koku += WORTH[card]
    found.append(float(t.score(seat)))
    found.append(float(troops))
    found.append(float(koku))
    found.append(float(koku_at_the_end(t, seat)))
    provinces(t, seat, found)
    found.append(advice.cards_worth(t.hands[seat]))
    found.append(advice.majorities(t, seat))
    found.append(float(advice.to_place(t, seat)))
    found.append(1.0 if t.titles[seat] == max(t.titles) else 0.0)
    found.append(1.0 if t.titles[seat] == min(t.titles) else 0.0)
    found.append(advice.outlook(t, seat))
    return found


def provinces(t: Shitenno, seat: int, found: list[float]) -> None:
    """The provinces a player leads, or is present in, and golden kamons."""
    led = safely = in_part = present = golden = 0
    for province in range(len(PROVINCES)):
        first = province * POSITIONS
        own = 0
        for place in range(first, first + POSITIONS):
            if t.board[place] == seat:
                own += 1
                golden += t.golden[place]
        present += own > 0
        if master_of(t, province) == seat:
            led += 1
            taken = t.free_position(province)
            safely += taken == POSITIONS
            in_part += taken == SAFE
    found.extend([float(n) for n in (led, safely, in_part, present, golden)])


def left(t: Shitenno) -> float:
    """How much is left of the kamons, or of the koku that ends the game."""
    return min(min(t.kamons) / KAMONS[t.seats], len(t.koku) / len(KOKU_DECK))


def quiet(t: Shitenno) -> int:
    """A sharing, or a turn in which nothing has been done yet: its number."""
    frame = t.frames[-1] if t.frames else None
    if isinstance(frame, Turn) and not frame.placed:
        return t.year * (t.seats + 1) + to_come(t)
    if isinstance(frame, Sharing) and is_whole(t, frame):
        return t.year * (t.seats + 1)
    return -1


def is_whole(t: Shitenno, s: Sharing) -> bool:
    """Whether nothing of a sharing has been done yet."""
    begun = s.lot or s.seals or s.refusals
    return not begun and len(s.waiting) == t.seats


def to_come(t: Shitenno) -> int:
    """The turns of this year that are not over."""
    count = 0
    for frame in t.frames:
        if isinstance(frame, Turn):
            count += 1
    return count
