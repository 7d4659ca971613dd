"""Paying for a province (SHI-22, 23 and 27 to 32): what is enough, and every way to pay.

How tiles turn one unit into another does not change what a payment costs, only whether it is
enough. So a payment is the cards and tiles laid, and `enough` is the one question about it.
"""

from typing import Final, final

from tatami.games.shitenno.frames import Turn
from tatami.games.shitenno.printed import (
    EXCHANGE,
    FIRST_KOKU,
    GARRISON,
    HATAMOTO,
    PLUS_ONE,
    REQUIRED,
    SUPPLIES,
    TROOPS,
    VALUES,
    WORTH,
    troop_face,
)
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import LAY_EXCHANGE, LAY_HATAMOTO, LAY_PLUS_ONE

KINDS_OF_TROOP: Final = len(TROOPS)


def required_troops(t: Shitenno, province: int) -> tuple[int, int, int]:
    """The troops printed beside the gate and that of the visible tile; without a tile, the
    figure under the gate, which is of the same troop (SHI-22). Told as the province's own troop,
    how many of it, and the other troop at the gate, -1 where there is none."""
    stack = t.stacks[province]
    return REQUIRED[province][troop_face(stack[0]) if stack else GARRISON[province]]


def price_in_koku(t: Shitenno, province: int) -> int:
    """The number printed on the position taken (SHI-23)."""
    return VALUES[province][t.free_position(province)]


@final
class Purse:
    """What is laid, or could be: troops by kind, koku, the Hatamoto, and tiles that change them."""

    def __init__(self) -> None:
        self.troops = [0] * KINDS_OF_TROOP
        self.units = 0  # all troops, the Hatamoto among them
        self.koku = 0
        self.hatamoto = 0
        self.exchanges = 0
        self.plus_ones = 0

    def put(self, kind: int, times: int) -> None:
        """Lay a card or tile this many times; -1 takes one back."""
        if kind < FIRST_KOKU:
            for troop in SUPPLIES[kind]:  # a double card is never split (SHI-27)
                self.troops[troop] += times
                self.units += times
        elif kind < LAY_HATAMOTO:
            self.koku += WORTH[kind] * times
        elif kind == LAY_HATAMOTO:
            self.hatamoto += times
            self.units += times
        elif kind == LAY_EXCHANGE:
            self.exchanges += times
        else:
            self.plus_ones += times

    def buys_with_koku(self, price: int) -> bool:
        """Koku, one more for each troop exchanged (SHI-31), one more for each +1 if there is any
        koku to add to (SHI-32). There is no change (SHI-28)."""
        koku = self.koku + min(self.exchanges, self.units)
        return koku + self.plus_ones >= price if koku else False

    def lacks(self, need: tuple[int, int, int]) -> int:
        """How many of the troops required are not laid."""
        own, count, other = need
        missing = count - self.troops[own] if count > self.troops[own] else 0
        return missing + 1 if other >= 0 and not self.troops[other] else missing

    def buys_with_troops(self, need: tuple[int, int, int]) -> bool:
        """Every troop required is laid, or made by the tiles out of what is laid (SHI-31, 32)."""
        lacking = self.lacks(need)
        missing = lacking - self.hatamoto  # it stands for any troop (SHI-43)
        if missing <= 0:
            return True
        if missing > self.exchanges + self.plus_ones or not (self.units or self.koku):
            return False
        own, count, other = need
        absent = (0 if self.troops[own] else 1) + (
            1 if other >= 0 and not self.troops[other] else 0
        )
        absent = max(0, absent - self.hatamoto)
        # A +1 copies a troop that is there: the first of an absent kind takes an Exchange.
        copies = min(self.plus_ones, missing - absent)
        # An Exchange needs a unit to turn: a spare troop, a koku, or one that a +1 adds.
        used = count + (1 if other >= 0 else 0) - lacking
        spare = self.units - self.hatamoto - used + self.koku + self.plus_ones
        return missing - copies <= self.exchanges and missing <= spare


@final
class Price:
    """What a conquest costs, in troops or in koku; never in both (SHI-29)."""

    def __init__(self, t: Shitenno, province: int, with_koku: bool) -> None:
        self.with_koku = with_koku
        self.koku = price_in_koku(t, province)
        self.need = required_troops(t, province)

    def met_by(self, purse: Purse) -> bool:
        """Whether a payment is enough."""
        if self.with_koku:
            return purse.buys_with_koku(self.koku)
        return purse.buys_with_troops(self.need)

    def missing(self, purse: Purse) -> int:
        """How many koku or troops the cards of a purse leave missing."""
        if self.with_koku:
            return max(0, self.koku - purse.koku)
        return purse.lacks(self.need)

    def wants(self, kind: int) -> bool:
        """Whether a card helps as it is, without an Exchange."""
        if self.with_koku:
            return kind >= FIRST_KOKU
        return self.need[0] in SUPPLIES[kind] or self.need[2] in SUPPLIES[kind]

    def use_of(self, kind: int) -> int:
        """A number that is the same for all cards that serve this price alike."""
        if kind >= FIRST_KOKU:
            return -kind
        supplied = SUPPLIES[kind]
        if self.with_koku:
            return len(supplied)
        use = 0
        for troop in supplied:  # at most two of each, so that the sum tells them apart
            use += 1 if troop == self.need[0] else 3 if troop == self.need[2] else 9
        return use


def means(t: Shitenno, u: Turn) -> list[int]:
    """All that a player could lay in this turn, in the order it is named."""
    seat = u.seat
    laid = list(t.hands[seat])
    if t.titles[seat] == HATAMOTO and not u.hatamoto_used:
        laid.append(LAY_HATAMOTO)
    laid += [LAY_EXCHANGE] * t.bonus(seat, EXCHANGE)
    laid += [LAY_PLUS_ONE] * t.bonus(seat, PLUS_ONE)
    return laid


def filled(kinds: list[int]) -> Purse:
    """A purse with all of these."""
    purse = Purse()
    for kind in kinds:
        purse.put(kind, 1)
    return purse


# -- the ways to pay ---------------------------------------------------------------------
#
# Cards that serve a price alike are alike: a way to pay names likes, each by the first such card
# in hand, so that even a large hand has few ways.


def likes(price: Price, kinds: list[int]) -> list[int]:
    """For each of these the first that serves the price as it does."""
    first: dict[int, int] = {}
    return [first.setdefault(price.use_of(kind), kind) for kind in kinds]


def ways_to_pay(price: Price, alike: list[int]) -> tuple[tuple[int, ...], ...]:
    """Every payment, as likes, that is enough and holds nothing it could do without (SHI-29)."""
    search = Search(price, sorted(alike))
    search.go_on(0, price.missing(search.purse))
    return tuple(search.found)


def last_start(way: tuple[int, ...], alike: tuple[int, ...]) -> int:
    """The last place in hand at which one can begin to lay a way in the order of the hand."""
    left = list(way)
    at = len(alike)
    while left:
        at -= 1
        if alike[at] in left:
            left.remove(alike[at])
    return at


@final
class Search:
    """Lays cards in order, as long as each is of use, and tries tiles on what is laid."""

    def __init__(self, price: Price, kinds: list[int]) -> None:
        self.price = price
        self.purse = Purse()
        self.hatamoto = kinds.count(LAY_HATAMOTO)
        self.exchanges = kinds.count(LAY_EXCHANGE)
        self.plus_ones = kinds.count(LAY_PLUS_ONE)
        self.cards = [
            kind for kind in kinds if kind < LAY_HATAMOTO and (self.exchanges or price.wants(kind))
        ]
        self.laid: list[int] = []
        self.to_turn = 0  # cards laid that are of use only to an Exchange
        self.found: list[tuple[int, ...]] = []

    def go_on(self, start: int, missing: int) -> None:
        """Try the tiles, then each further card; of equal ones the first."""
        self.try_the_tiles(missing)
        if not missing:
            return
        last = -1
        for i in range(start, len(self.cards)):
            kind = self.cards[i]
            if kind != last:
                self.lay(kind, i + 1, missing)
            last = kind

    def lay(self, kind: int, following: int, missing: int) -> None:
        """Lay a card that leaves less missing, or that an Exchange may turn."""
        self.purse.put(kind, 1)
        left = self.price.missing(self.purse)
        turned = 1 if left == missing else 0
        if not turned or self.to_turn < min(self.exchanges, missing):
            self.to_turn += turned
            self.laid.append(kind)
            self.go_on(following, left)
            self.laid.pop()
            self.to_turn -= turned
        self.purse.put(kind, -1)

    def try_the_tiles(self, missing: int) -> None:
        """With and without the Hatamoto, for each number of Exchanges: the fewest +1 that do."""
        if self.hatamoto + self.exchanges + self.plus_ones < missing:  # a tile makes one unit
            return
        purse = self.purse
        for hatamoto in range(min(self.hatamoto, missing) + 1):
            purse.put(LAY_HATAMOTO, hatamoto)
            for exchanges in range(min(self.exchanges, missing) + 1):
                if hatamoto + exchanges + self.plus_ones >= missing:
                    purse.exchanges = exchanges
                    if self.is_enough():
                        self.note_if_needed()
            purse.put(LAY_HATAMOTO, -hatamoto)
        purse.exchanges = purse.plus_ones = 0

    def is_enough(self) -> bool:
        """Lay the fewest +1 that make the payment enough; whether there are that many."""
        self.purse.plus_ones = 0
        while not self.price.met_by(self.purse):
            if self.purse.plus_ones == self.plus_ones:
                return False
            self.purse.plus_ones += 1
        return True

    def note_if_needed(self) -> None:
        """Note the payment if it holds nothing it could do without."""
        purse = self.purse
        payment = self.laid[:]
        for _ in range(purse.hatamoto):
            payment.append(LAY_HATAMOTO)
        for _ in range(purse.exchanges):
            payment.append(LAY_EXCHANGE)
        for _ in range(purse.plus_ones):
            payment.append(LAY_PLUS_ONE)
        if self.all_needed(payment):
            self.found.append(tuple(payment))

    def all_needed(self, payment: list[int]) -> bool:
        """Whether nothing laid could be taken back."""
        last = -1
        for kind in payment:
            if kind != last:
                self.purse.put(kind, -1)
                spare = self.price.met_by(self.purse)
                self.purse.put(kind, 1)
                if spare:
                    return False
            last = kind
        return True
