"""The end of the game (SHI-50 to 53)."""

from typing import Final

from tatami.core.words import NOBODY, SEAT
from tatami.games.shitenno.frames import Campaign
from tatami.games.shitenno.printed import (
    EXCHANGE,
    GOLDEN_WEIGHT,
    MAJORITY,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    SUPPLIES,
    WORTH,
)
from tatami.games.shitenno.table import FROM_KOKU, FROM_MAJORITIES, SOURCES, Shitenno
from tatami.games.shitenno.words import (
    COUNTED_KOKU,
    FAVOURITE,
    LAST_KAMON,
    LAST_KOKU,
    PROVINCE,
    WON_PROVINCE,
)

KAMON_WEIGHT: Final = (1, GOLDEN_WEIGHT)


def is_last_year(t: Shitenno) -> bool:
    """Some player has no kamon left, or the koku deck is empty (SHI-50)."""
    return 0 in t.kamons or not t.koku


def announce_the_end(t: Shitenno, c: Campaign) -> None:
    """Why the game ends now (SHI-50)."""
    for seat in range(t.seats):
        if not t.kamons[seat]:
            t.tell(LAST_KAMON, SEAT[seat])
    if not t.koku:
        t.tell(LAST_KOKU)


def count_the_koku(t: Shitenno, c: Campaign) -> None:
    """Hands are shown: each koku is worth a point, tiles put to their best use (SHI-51)."""
    t.reveal()
    for seat in t.in_order():
        points = koku_at_the_end(t, seat)
        t.favour[seat * SOURCES + FROM_KOKU] += points
        t.tell(COUNTED_KOKU, SEAT[seat], points)


def koku_at_the_end(t: Shitenno, seat: int) -> int:
    """All that the koku of a player and the tiles left over are worth (SHI-51)."""
    koku, exchanged, added = koku_by_source(t, seat)
    return koku + exchanged + added


def koku_by_source(t: Shitenno, seat: int) -> tuple[int, int, int]:
    """Koku in hand, one for each troop exchanged, and one for each +1 that has any koku to add to
    (SHI-51)."""
    koku = sum([WORTH[card] for card in t.hands[seat]])
    troops = sum([len(SUPPLIES[card]) for card in t.hands[seat]])
    exchanged = min(t.bonus(seat, EXCHANGE), troops)
    return koku, exchanged, t.bonus(seat, PLUS_ONE) if koku + exchanged else 0


def count_the_provinces(t: Shitenno, c: Campaign) -> None:
    """Each province is worth six points to the player with the most kamons there (SHI-52)."""
    for province in range(len(PROVINCES)):
        seat = master_of(t, province)
        if seat != NOBODY:
            t.favour[seat * SOURCES + FROM_MAJORITIES] += MAJORITY
            t.tell(WON_PROVINCE, SEAT[seat], PROVINCE[province], MAJORITY)


def master_of(t: Shitenno, province: int) -> int:
    """Whom the majority of a province belongs to, NOBODY while it is empty (SHI-52)."""
    first, end = province * POSITIONS, (province + 1) * POSITIONS
    return leader(t.board[first:end], t.golden[first:end])


def leader(kamons: list[int], golden: list[int]) -> int:
    """The most kamons, golden ones twice; among equals whose kamon stands leftmost (SHI-52)."""
    best, most = NOBODY, 0
    for seat in kamons:  # from the left, so that a tie does not unseat
        weight = 0
        if seat != NOBODY:
            for i, other in enumerate(kamons):
                weight += KAMON_WEIGHT[golden[i]] if other == seat else 0
        if weight > most:
            best, most = seat, weight
    return best


def name_the_favourite(t: Shitenno, c: Campaign) -> None:
    """Most favour points win; among equals the higher title (SHI-53)."""
    winner = ranking(t)[0]
    t.tell(FAVOURITE, SEAT[winner], t.score(winner))


def ranking(t: Shitenno) -> list[int]:
    """The seats, best first (SHI-53)."""
    return sorted(range(t.seats), key=lambda seat: (-t.score(seat), -t.titles[seat]))
