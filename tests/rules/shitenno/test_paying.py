"""Paying, against a payer that tries everything (SHI-22, 23, 27 to 32, 43).

The brute force lays cards and tiles and lets each tile act, in every order, on every unit, as the
rulebook tells it. It knows nothing of the closed form the rules use.
"""

from functools import cache
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.shitenno import turn
from table_talk import rule
from tatami.core.table import Table
from tatami.games.shitenno.printed import CARDS, FIRST_KOKU, SUPPLIES, TROOPS, WORTH
from tatami.games.shitenno.rules.paying import price_in_koku, required_troops
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import (
    BRIBE,
    LAY_EXCHANGE,
    LAY_HATAMOTO,
    LAY_PLUS_ONE,
    MARCH,
)

KOKU = len(TROOPS)
Units = tuple[int, ...]  # how many of each troop, then koku


@cache
def outcomes(units: Units, exchanges: int, plus_ones: int) -> frozenset[Units]:
    """All that tiles can make of some units, one tile after another."""
    found = {units}
    for unit in range(KOKU + 1):
        if not units[unit]:
            continue
        if plus_ones:
            found |= outcomes(changed(units, unit, +1), exchanges, plus_ones - 1)
        if exchanges:
            less = changed(units, unit, -1)
            for other in range(KOKU + 1):
                if other != unit:
                    found |= outcomes(changed(less, other, +1), exchanges - 1, plus_ones)
    return frozenset(found)


def changed(units: Units, unit: int, by: int) -> Units:
    return tuple(n + by if i == unit else n for i, n in enumerate(units))


def by_kind(own: int, count: int, other: int) -> Units:
    """The troops required, of each kind so many."""
    need = [0] * KOKU
    need[own] += count
    if other >= 0:
        need[other] += 1
    return tuple(need)


def enough(laid: tuple[int, ...], need: tuple[int, ...], koku: int) -> bool:
    """Whether what is laid can be made into the troops needed, or into so many koku."""
    units = [0] * (KOKU + 1)
    for kind in laid:
        if kind < FIRST_KOKU:
            for troop in SUPPLIES[kind]:
                units[troop] += 1
        elif kind < LAY_HATAMOTO:
            units[KOKU] += WORTH[kind]
    starts = [tuple(units)]
    if LAY_HATAMOTO in laid:
        starts = [changed(starts[0], troop, +1) for troop in range(KOKU)]
    tiles = laid.count(LAY_EXCHANGE), laid.count(LAY_PLUS_ONE)
    ends = (end for start in starts for end in outcomes(start, *tiles))
    if koku:
        return any(end[KOKU] >= koku for end in ends)
    return any(all(map(int.__ge__, end, need)) for end in ends)


def payments(means: list[int], need: tuple[int, ...], koku: int) -> set[tuple[int, ...]]:
    """Every payment that is enough and of which nothing can be left out."""
    found: set[tuple[int, ...]] = set()
    for size in range(1, len(means) + 1):
        for laid in set(combinations(means, size)):
            if enough(laid, need, koku) and not any(
                enough(laid[:i] + laid[i + 1 :], need, koku) for i in range(size)
            ):
                found.add(laid)
    return found


def said(t: Table, laid: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every payment that can be said, word by word, to the end."""
    if t.asks[0].prompt != "pay":
        return {laid}
    found: set[tuple[int, ...]] = set()
    for word in t.asks[0].options:
        copy = t.copy()
        copy.answer(0, word)
        assert not found & said(copy, (*laid, word.arg)), "there is one way to say each payment"
        found |= said(copy, (*laid, word.arg))
    return found


@st.composite
def scenes(draw: st.DrawFn) -> Shitenno:
    """A turn with a few cards and tiles, at provinces in various states."""
    hand = draw(st.lists(st.sampled_from(CARDS), max_size=5))
    tiles = draw(st.lists(st.sampled_from(["exchange", "plus-one"]), max_size=3))
    title = draw(st.sampled_from(["daimyo", "hatamoto"]))
    troop = draw(st.sampled_from(TROOPS))
    taken = draw(st.integers(0, 3))
    gates = {"chubu": f"{troop}/draw", "kanto": f"{troop}/draw", "hokkaido": ""}
    kamons = {"chubu": (1,) * taken, "kanto": (2,) * taken, "hokkaido": (1, 1, 1)}
    return turn(" ".join(hand), title, " ".join([*tiles, "draw"]), gates, kamons)


@rule("SHI-22", "SHI-23", "SHI-29", "SHI-30", "SHI-31", "SHI-32", "SHI-43")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(t=scenes())
def test_every_payment_is_offered_and_no_other(t: Shitenno) -> None:
    means = list(t.hands[0]) + [LAY_HATAMOTO] * (t.titles[0] == 1)
    means += [LAY_EXCHANGE] * t.bonus(0, 0) + [LAY_PLUS_ONE] * t.bonus(0, 1)
    for province in (1, 2, 7):
        for verb in (MARCH, BRIBE):
            koku = price_in_koku(t, province) if verb is BRIBE else 0
            expected = payments(means, by_kind(*required_troops(t, province)), koku)
            word = verb[province]
            if word not in t.asks[0].options:
                assert not expected
                assert t.asks[0].why_not(word) == ("SHI-23" if koku else "SHI-22")
                continue
            begun = t.copy()
            begun.answer(0, word)
            assert said(begun) == expected
