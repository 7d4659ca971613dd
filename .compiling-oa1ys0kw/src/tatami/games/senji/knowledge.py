"""What each family knows of cards it does not see.

For every family, and last for the spectators, a row tells where each card may lie as far as they
have seen: a bit for each family that may hold it. A card on the open table has no bit. Whoever
sees a card move knows where it is; whoever sees only that cards moved knows where they may be.
"""

from tatami.core.table import Table

Rows = list[tuple[int, ...]]


def bit(holder: int) -> int:
    """The bit of a holder."""
    return 1 << holder


def openly(rows: Rows, cards: tuple[int, ...], where: int) -> None:
    """Everyone has seen where these cards are now."""
    for viewer, row in enumerate(rows):
        new = list(row)
        for card in cards:
            new[card] = where
        rows[viewer] = tuple(new)


def seen_by(rows: Rows, viewer: int, cards: tuple[int, ...], where: int) -> None:
    """One family has seen where these cards are now."""
    new = list(rows[viewer])
    for card in cards:
        new[card] = where
    rows[viewer] = tuple(new)


def passed(
    rows: Rows, givers: int, takers: int, moved: tuple[int, ...], fixed: tuple[bool, ...]
) -> None:
    """Cards have gone from one holder to another, and only those two know which. To all others
    any card that the giver may have held may have gone, but for those that never move."""
    giver, taker = bit(givers), bit(takers)
    for viewer, row in enumerate(rows):
        if viewer in (givers, takers):
            seen_by(rows, viewer, moved, taker)
        else:
            rows[viewer] = tuple(
                [
                    where | taker if where & giver and not fixed[card] else where
                    for card, where in enumerate(row)
                ]
            )


def known_anew(rows: Rows, viewer: int, hands: list[tuple[int, ...]]) -> None:
    """On a table that the viewer imagines every other family knows the hand it has there, and of
    all else no more than the spectators do."""
    for family, hand in enumerate(hands):
        if family != viewer:
            rows[family] = tuple([where & ~bit(family) for where in rows[-1]])
            seen_by(rows, family, hand, bit(family))


def swapped(
    rows: Rows,
    a: int,
    b: int,
    to_b: tuple[int, ...],
    to_a: tuple[int, ...],
    fixed: tuple[bool, ...],
) -> None:
    """Cards have gone both ways at once, and only those two families know which."""
    either = bit(a) | bit(b)
    for viewer, row in enumerate(rows):
        if viewer in (a, b):
            seen_by(rows, viewer, to_b, bit(b))
            seen_by(rows, viewer, to_a, bit(a))
        else:
            rows[viewer] = tuple(
                [
                    where | either if where & either and not fixed[card] else where
                    for card, where in enumerate(row)
                ]
            )


def saw_all(
    rows: Rows, viewer: int, holder: int, held: tuple[int, ...], hidden: tuple[int, ...]
) -> None:
    """One family has seen all that a holder has, but for what may still be hidden there."""
    there = bit(holder)
    rows[viewer] = tuple(
        [
            there if card in held else where if card in hidden else where & ~there
            for card, where in enumerate(rows[viewer])
        ]
    )


def known_with(row: tuple[int, ...], holder: int) -> list[int]:
    """The cards that, by this row, are certainly with this holder."""
    there = bit(holder)
    return [card for card, where in enumerate(row) if where == there]


def deal_anew(t: Table, cards: list[int], holders: list[int], row: tuple[int, ...]) -> None:
    """Let cards change places at random where the row allows both of them to lie there."""
    free = [i for i, card in enumerate(cards) if row[card] & (row[card] - 1)]
    for _ in range(2):
        for i in free:
            j = free[t.below(len(free))]
            one, other = cards[i], cards[j]
            if row[one] & bit(holders[j]) and row[other] & bit(holders[i]):
                cards[i], cards[j] = other, one
