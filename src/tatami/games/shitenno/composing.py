"""Lots and payments in the order in which the rules name them, however players put them together.

The order is our own, so that there is one way to say each lot (SHI-13, SHI-18) and each payment
(SHI-29). Players may name things in any order.
"""

from collections.abc import Sequence

from tatami.core.ask import Ask
from tatami.core.table import without
from tatami.core.words import Word
from tatami.games.shitenno.frames import Conquest, Sharing
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import SEAL, TAKE

Words = Sequence[Word]


def in_order(t: Shitenno, ask: Ask, words: tuple[Word, ...]) -> Words:
    """These words of a lot or a payment, in the order of the rules."""
    frame = t.frames[-1]
    if isinstance(frame, Conquest):
        return sorted(words, key=number)
    if isinstance(frame, Sharing) and {word.verb for word in words} <= {TAKE, SEAL}:
        tiles = [word for word in words if word.verb is SEAL]
        return two_lots(frame, words, tiles) if len(tiles) == 2 else lot_and_tile(words, tiles)
    return words


def number(word: Word) -> int:
    """The place of a card or tile in the order."""
    return word.arg


def lot_and_tile(words: Words, tiles: Words) -> Words:
    """The cards, then the tile that completes the lot (SHI-13)."""
    return [*sorted([word for word in words if word.verb is TAKE], key=number), *tiles]


def two_lots(s: Sharing, words: Words, tiles: Words) -> Words:
    """The lot with more seals first (SHI-18). If the cards named are those of the other lot, the
    first one is all the rest. Cards on both sides of a tile may mean anything: they are left."""
    first = words.index(tiles[0])
    named, after = words[:first], [word for word in words[first:] if word.verb is TAKE]
    if named and after:
        return words
    lot = lot_and_tile([*named, *after], ())
    if tiles[0].arg > tiles[1].arg:
        return [*lot, *tiles]
    rest = s.cards
    for word in lot:
        if word.arg not in rest:
            return words
        rest = without(rest, word.arg)
    return [*[TAKE[card] for card in rest], tiles[1], tiles[0]]
