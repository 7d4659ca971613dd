"""Edits on a table of Shitennō: cards, tiles, kamons and titles change places."""

import pytest

from scenes.shitenno import bonuses, cards, hand, sharing, turn
from tatami.core.editing import BadEdit
from tatami.games.shitenno.game import SHITENNO
from tatami.games.shitenno.printed import BONUS_TILES, CARDS, FIRST_KOKU, POSITIONS, PROVINCES
from tatami.games.shitenno.table import Shitenno


def edited(t: Shitenno, *words: str) -> Shitenno:
    """A table after these edits."""
    for word in words:
        SHITENNO.edit(t, f"edit-{word}")
    return t


def test_a_card_comes_from_the_discard_pile_before_the_deck_and_all_see_it() -> None:
    t = turn("bushi")
    t.discard = cards("samurai")
    deck = len(t.troops)
    edited(t, "deal:p1.samurai")
    assert (hand(t, 0), t.discard, len(t.troops)) == (["samurai", "bushi"], (), deck)
    assert t.remembered[0] == cards("samurai")
    edited(t, "deal:p1.samurai")
    assert len(t.troops) == deck - 1
    edited(t, "drop:p1.samurai")
    assert (t.discard, t.remembered[0]) == (cards("samurai"), cards("samurai"))


def test_koku_leave_the_game_and_come_back_from_there() -> None:
    t = turn()
    deck, one = len(t.koku), CARDS.index("koku-1")
    edited(t, "deal:p1.koku-1")
    assert len(t.koku) == deck - 1
    edited(t, "drop:p1.koku-1")
    assert one >= FIRST_KOKU
    assert (len(t.koku), t.discard) == (deck - 1, ())
    edited(t, "deal:p2.koku-1")
    assert (len(t.koku), t.hands[1]) == (deck - 1, (one,))


def test_kamons_stand_on_provinces_and_are_lifted_again() -> None:
    t = turn()
    t.stacks = [BONUS_TILES[first : first + 3] for first in range(0, len(BONUS_TILES), 3)]
    kanto = PROVINCES.index("kanto")
    stock = t.kamons[:]
    edited(t, "kamon:kanto-1.p2", "kamon:kanto-1.p1", "kamon:kanto-2.p3", "turn-over:kanto-2")
    assert t.board[kanto * POSITIONS :][:2] == [0, 2]
    assert t.golden[kanto * POSITIONS + 1] == 1
    assert [t.kamons[seat] - stock[seat] for seat in range(3)] == [-1, 0, -1]
    assert len(t.stacks[kanto]) == 1  # the tiles of both positions are gone
    edited(t, "lift:kanto")
    assert (t.board[kanto * POSITIONS + 1], t.golden[kanto * POSITIONS + 1]) == (-1, 0)
    assert len(t.stacks[kanto]) == 2


def test_tiles_and_favour_come_one_by_one() -> None:
    t = turn(tiles="exchange")
    t.stacks[0] = ()
    edited(t, "less:p1.exchange", "more:p2.exchange", "more:p2.favour")
    assert (bonuses(t, 0), bonuses(t, 1)) == ({}, {"exchange": 1})
    assert SHITENNO.scores(t) == [0, 1, 0]
    with pytest.raises(BadEdit):
        edited(t, "less:p1.favour")


def test_titles_change_hands_before_the_sharing_with_the_places_in_it() -> None:
    t = sharing("samurai bushi")
    assert t.asks[0].seat == 0
    edited(t, "title:p3.daimyo")
    assert t.asks[0].seat == 2
    assert SHITENNO.view(t, -1)["order"] == [2, 1, 0, 3]
    with pytest.raises(BadEdit):
        edited(turn(), "title:p2.daimyo")
