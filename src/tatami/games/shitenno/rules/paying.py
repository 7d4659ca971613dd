"""Paying for a province (SHI-22, 23 and 27 to 32): what is enough, and every way to pay.

How tiles turn one unit into another does not change what a payment costs, only whether it is
enough. So a payment is the cards and tiles laid, and `enough` is the one question about it.
"""

from typing import Final, final

from tatami.games.shitenno.frames import Turn
from tatami.games.shitenno.printed import (
    BESIDE_GATE,
    EXCHANGE,
    FIRST_KOKU,
    GARRISON,
    HATAMOTO,
    PLUS_ONE,
    SUPPLIES,
    TROOPS,
    VALUES,
    WORTH,
    troop_face,
)
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import LAY_EXCHANGE, LAY_HATAMOTO, LAY_PLUS_ONE

KINDS_OF_TROOP: Final = len(TROOPS)


def required_troops(t: Shitenno, province: int) -> list[int]:
    """The troops printed beside the gate and that of the visible tile; without a tile, the
    figure under the gate, which is of the same troop (SHI-22)."""
    need = [0] * KINDS_OF_TROOP
    need[GARRISON[province]] = BESIDE_GATE[province]
    stack = t.stacks[province]
    need[troop_face(stack[0]) if stack else GARRISON[province]] += 1
    return need


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
        """Lay a card or tile so many times; -1 takes one back."""
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

    def buys_with_troops(self, need: list[int]) -> bool:
        """Every troop required is laid, or made by the tiles out of what is laid (SHI-31, 32)."""
        missing = absent = spare = 0
        for troop in range(KINDS_OF_TROOP):
            lacking = need[troop] - self.troops[troop]
            if lacking > 0:
                missing += lacking
                if not self.troops[troop]:
                    absent += 1
            else:
                spare -= lacking
        if self.hatamoto and missing:  # it stands for a troop of which there is none (SHI-43)
            missing -= 1
            if absent:
                absent -= 1
        if not missing:
            return True
        if not self.units and not self.koku:
            return False
        # A +1 copies a troop that is there: the first of an absent kind takes an Exchange.
        copies = min(self.plus_ones, missing - absent)
        # An Exchange needs a unit to turn: a spare troop, a koku, or one that a +1 adds.
        return missing - copies <= self.exchanges and missing <= spare + self.koku + self.plus_ones


@final
class Price:
    """What a conquest costs, in troops or in koku; never in both (SHI-29)."""

    def __init__(self, t: Shitenno, province: int, with_koku: bool) -> None:
        self.with_koku = with_koku
        self.koku = price_in_koku(t, province) if with_koku else 0
        self.need = [] if with_koku else required_troops(t, province)

    def met_by(self, purse: Purse) -> bool:
        """Whether a payment is enough."""
        if self.with_koku:
            return purse.buys_with_koku(self.koku)
        return purse.buys_with_troops(self.need)

    def asks_for(self, kind: int) -> bool:
        """Whether a card helps as it is, without an Exchange."""
        if self.with_koku:
            return kind >= FIRST_KOKU
        return any(self.need[troop] for troop in SUPPLIES[kind])


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


def ways_to_pay(t: Shitenno, u: Turn, price: Price) -> tuple[tuple[int, ...], ...]:
    """Every payment that is enough and holds nothing it could do without (SHI-29)."""
    search = Search(means(t, u), t.bonus(u.seat, EXCHANGE), price)
    search.go_on(0)
    return tuple(search.found)


@final
class Search:
    """Lays one thing after the other, in order, as long as that can lead to a payment."""

    def __init__(self, kinds: list[int], exchanges: int, price: Price) -> None:
        self.price = price
        self.exchanges = exchanges
        self.kinds = [
            kind for kind in kinds if exchanges or kind >= LAY_HATAMOTO or price.asks_for(kind)
        ]
        self.purse = Purse()
        self.all = filled(self.kinds)  # what is laid, and what could still be laid
        self.laid: list[int] = []
        self.to_turn = 0  # cards laid that are of use only to an Exchange
        self.found: list[tuple[int, ...]] = []

    def go_on(self, start: int) -> None:
        """Try each further thing; of equal ones the first, so that each payment comes once."""
        dropped: list[int] = []
        i = start
        while i < len(self.kinds) and self.price.met_by(self.all):
            kind = self.kinds[i]
            following = i + 1
            self.lay(kind, following)
            while i < len(self.kinds) and self.kinds[i] == kind:
                self.all.put(kind, -1)
                dropped.append(kind)
                i += 1
        for kind in dropped:
            self.all.put(kind, 1)

    def lay(self, kind: int, following: int) -> None:
        """Lay one thing; if that is enough, note the payment, else go on behind it."""
        turned = 1 if kind < LAY_HATAMOTO and not self.price.asks_for(kind) else 0
        if self.to_turn + turned > self.exchanges:
            return
        self.to_turn += turned
        self.purse.put(kind, 1)
        self.laid.append(kind)
        if not self.price.met_by(self.purse):
            self.go_on(following)
        elif self.all_needed():
            self.found.append(tuple(self.laid))
        self.laid.pop()
        self.purse.put(kind, -1)
        self.to_turn -= turned

    def all_needed(self) -> bool:
        """Whether nothing laid could be taken back."""
        last = -1
        for kind in self.laid:
            if kind != last:
                self.purse.put(kind, -1)
                spare = self.price.met_by(self.purse)
                self.purse.put(kind, 1)
                if spare:
                    return False
            last = kind
        return True
