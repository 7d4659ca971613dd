"""Scenes of Shitennō: a table in the middle of a rule, spoken of in words."""

from collections.abc import Mapping

from tatami.games.shitenno.book import BOOK
from tatami.games.shitenno.frames import Campaign, Sharing, Turn
from tatami.games.shitenno.printed import (
    BONUSES,
    CARDS,
    FIRST_KOKU,
    GARRISON,
    KINDS_OF_BONUS,
    KOKU_DECK,
    POSITIONS,
    PROVINCES,
    TITLES,
    TROOP_DECK,
    TROOPS,
)
from tatami.games.shitenno.table import Shitenno

HIGHEST_FIRST = ("daimyo", "shomyo", "sensei", "hatamoto")


def cards(text: str) -> tuple[int, ...]:
    """Cards by their names, in the order of the kinds."""
    return tuple(sorted(CARDS.index(name) for name in text.split()))


def tile(troop: str, bonus: str) -> int:
    """A bonus tile by its two faces."""
    return TROOPS.index(troop) * KINDS_OF_BONUS + BONUSES.index(bonus)


def table(seats: int = 4, titles: tuple[str, ...] = HIGHEST_FIRST) -> Shitenno:
    """A table laid out, with generals and titles but empty hands and no rule in progress."""
    t = Shitenno(BOOK, seats, 1).unpack()
    t.chronicle = []
    t.generals = list(range(seats))
    t.titles = [TITLES.index(title) + 1 for title in titles[:seats]]
    t.troops, t.koku = TROOP_DECK, KOKU_DECK
    t.stacks = [(tile("samurai", "draw"),) * 3 for _ in PROVINCES]
    t.year = 2
    return t


def sharing(shared: str = "", seats: int = 4, titles: tuple[str, ...] = HIGHEST_FIRST) -> Shitenno:
    """An even year in which these cards are laid out."""
    t = table(seats, titles)
    if shared:
        laid_out = cards(shared)
        t.troops = tuple(c for c in laid_out if c < FIRST_KOKU) + t.troops
        t.koku = tuple(c for c in laid_out if c >= FIRST_KOKU) + t.koku
    t.call(Sharing())
    t.advance()
    return t


def turn(
    hand: str = "",
    title: str = "daimyo",
    tiles: str = "",
    gates: Mapping[str, str] | None = None,
    kamons: Mapping[str, tuple[int, ...]] | None = None,
) -> Shitenno:
    """Seat 0 begins its turn of an odd year, at a table of three.

    `gates` names the faces of a province's tiles, from the top ("bushi/exchange sohei/draw", or
    nothing); `kamons` the seats on its positions, from the left.
    """
    rest = [other for other in HIGHEST_FIRST if other != title]
    t = table(3, (title, *rest[:2]))
    t.hands[0] = cards(hand)
    for bonus in tiles.split():
        t.bonuses[BONUSES.index(bonus)] += 1
    for name, faces in (gates or {}).items():
        stack = [tile(*face.split("/")) for face in faces.split()]
        t.stacks[PROVINCES.index(name)] = tuple(stack)
    for name, seats in (kamons or {}).items():
        stand(t, name, *seats)
    t.year = 3
    t.call(Turn(0))
    t.advance()
    return t


def stand(t: Shitenno, province: str, *seats: int, golden: tuple[int, ...] = ()) -> None:
    """Put kamons of these seats on a province, from the left; the golden ones by position."""
    first = PROVINCES.index(province) * POSITIONS
    for position, seat in enumerate(seats):
        t.board[first + position] = seat
        t.golden[first + position] = int(position in golden)


def bonuses(t: Shitenno, seat: int) -> dict[str, int]:
    """The bonus tiles a seat has."""
    return {name: t.bonus(seat, kind) for kind, name in enumerate(BONUSES) if t.bonus(seat, kind)}


def hand(t: Shitenno, seat: int) -> list[str]:
    """The cards a seat has, by name."""
    return [CARDS[card] for card in t.hands[seat]]


def own_troop(province: str) -> str:
    """The troop printed on a province."""
    return TROOPS[GARRISON[PROVINCES.index(province)]]


def last_year() -> Shitenno:
    """A game about to be counted: no koku is left to share."""
    t = table(2, ("daimyo", "shomyo"))
    t.koku = ()
    t.stacks = [()] * len(PROVINCES)
    return t


def count(t: Shitenno) -> Shitenno:
    """Play the end of the last odd year and the final count."""
    frame = Campaign()
    t.call(frame)
    frame.at = 2
    t.advance()
    return t
