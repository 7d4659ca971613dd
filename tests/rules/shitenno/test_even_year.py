"""The even year: the sharing (SHI-10 to 19)."""

import pytest

from scenes.shitenno import hand, sharing, table
from table_talk import menu, rule, say, why
from tatami.games.shitenno.frames import Campaign, Sharing
from tatami.games.shitenno.printed import CARDS
from tatami.games.shitenno.words import RESHUFFLED


@rule("SHI-10")
def test_the_highest_title_is_the_first_tairo() -> None:
    t = sharing(titles=("hatamoto", "shomyo", "daimyo", "sensei"))
    assert t.asks[0].seat == 2
    assert t.nearest(Sharing).waiting == (2, 1, 3, 0)


@rule("SHI-11")
@pytest.mark.parametrize(("seats", "troops", "koku"), [(2, 4, 2), (3, 6, 3), (4, 8, 4)])
def test_cards_are_revealed_for_the_number_of_players(seats: int, troops: int, koku: int) -> None:
    t = sharing(seats=seats)
    shared = t.nearest(Sharing).cards
    assert len([card for card in shared if card < 14]) == troops
    assert len([card for card in shared if card >= 14]) == koku
    assert (len(t.troops), len(t.koku)) == (34 - troops, 24 - koku)
    assert t.nearest(Sharing).tiles == (4, 3, 2, 1)


@rule("SHI-12")
def test_the_discard_is_shuffled_when_a_card_is_wanted_and_the_deck_is_empty() -> None:
    t = table(2)
    t.troops, t.discard = (0, 1, 2, 3), (4, 5, 6)
    t.call(Sharing())
    t.advance()
    assert [len(t.troops), len(t.discard)] == [0, 3]  # empty, and not yet shuffled
    assert len(t.draw_troops(1)) == 1
    assert [len(t.troops), len(t.discard)] == [2, 0]
    assert [event.kind for event in t.chronicle or []].count(RESHUFFLED) == 1


@rule("SHI-12")
def test_fewer_are_drawn_when_deck_and_discard_are_too_few() -> None:
    t = table(2)
    t.troops, t.discard = (0,), (1, 2)
    assert sorted(t.draw_troops(4)) == [0, 1, 2]
    assert t.draw_troops(1) == ()


@rule("SHI-12")
def test_the_koku_deck_is_not_reshuffled() -> None:
    t = table(2)
    t.koku = ()
    t.call(Sharing())
    t.advance()
    assert not t.koku
    assert max(t.nearest(Sharing).cards) < 14  # no koku comes back from anywhere


@rule("SHI-13")
def test_a_lot_is_any_cards_and_one_tile() -> None:
    t = sharing(
        "samurai samurai bushi sohei sohei sohei shinobi shinobi koku-1 koku-2 koku-3 koku-1"
    )
    say(t, "0 take:samurai take:samurai take:koku-2")
    assert menu(t) == ["take:koku-3", "seal:4", "seal:3", "seal:2", "seal:1"]
    assert why(t, "0 take:sohei") == "SHI-13"  # lowest kinds first: one way to say each lot
    say(t, "0 seal:3")
    assert t.asks[0].seat == 1
    say(t, "1 accept")
    assert hand(t, 1) == ["samurai", "samurai", "koku-2"]


@rule("SHI-13")
def test_a_lot_may_hold_no_card_or_all() -> None:
    t = sharing()
    say(t, "0 seal:1", "1 accept")
    assert hand(t, 1) == []
    for card in t.nearest(Sharing).cards:
        say(t, f"0 take:{CARDS[card]}")
    assert menu(t) == ["seal:4", "seal:3", "seal:2"]


@rule("SHI-14")
def test_a_lot_is_offered_in_title_order_and_who_accepts_is_served() -> None:
    t = sharing(titles=("sensei", "daimyo", "hatamoto", "shomyo"))
    say(t, "1 seal:2", "3 refuse", "0 accept")
    assert t.nearest(Sharing).waiting == (1, 3, 2)
    say(t, "1 seal:1")
    assert t.asks[0].seat == 3  # each new lot starts again from the top


@rule("SHI-15")
def test_a_lot_refused_goes_on_to_the_next_and_to_each_once() -> None:
    t = sharing()
    say(t, "0 take:samurai seal:4")
    asked = []
    while t.asks[0].rule == "SHI-14":
        asked.append(t.asks[0].seat)
        say(t, f"{t.asks[0].seat} refuse")
    assert asked == [1, 2, 3]


@rule("SHI-16")
def test_after_an_acceptance_the_same_tairo_makes_a_new_lot() -> None:
    t = sharing()
    say(t, "0 take:samurai seal:4", "1 accept")
    assert (t.asks[0].seat, t.asks[0].rule) == (0, "SHI-13")
    assert "seal:4" not in menu(t)
    say(t, "0 seal:3", "2 accept")
    assert (t.asks[0].seat, t.asks[0].rule) == (0, "SHI-18")


@rule("SHI-17")
def test_a_lot_refused_by_all_stays_with_the_tairo_and_the_next_is_tairo() -> None:
    t = sharing()
    say(t, "0 take:samurai seal:1", "1 refuse", "2 refuse", "3 refuse")
    assert hand(t, 0) == ["samurai"]
    assert t.nearest(Sharing).received[0] == 1
    assert t.nearest(Sharing).waiting == (1, 2, 3)
    assert (t.asks[0].seat, t.asks[0].rule) == (1, "SHI-13")


@rule("SHI-17")
def test_the_new_tairo_splits_at_once_when_two_are_left() -> None:
    t = sharing(seats=3)
    say(t, "0 seal:1", "1 refuse", "2 refuse")
    assert (t.asks[0].seat, t.asks[0].rule) == (1, "SHI-18")


@rule("SHI-18")
def test_of_two_the_tairo_splits_and_the_other_chooses() -> None:
    t = sharing("samurai bushi sohei shinobi koku-1 koku-3", seats=2)
    say(t, "0 take:samurai take:koku-3 seal:4 seal:2")
    assert menu(t) == ["lot:a", "lot:b"]
    assert t.asks[0].seat == 1
    say(t, "1 lot:b")
    assert hand(t, 0) == ["samurai", "koku-3"]
    assert hand(t, 1) == ["bushi", "sohei", "shinobi", "koku-1"]
    assert t.titles == [4, 2]


@rule("SHI-18")
def test_who_chooses_lot_a_gets_it() -> None:
    t = sharing("samurai bushi sohei shinobi koku-1 koku-3", seats=2)
    say(t, "0 take:samurai seal:3 seal:1", "1 lot:a")
    assert hand(t, 1) == ["samurai"]
    assert t.titles == [1, 3]


@rule("SHI-18")
def test_the_lot_with_more_seals_is_named_first() -> None:
    t = sharing(seats=2)
    assert why(t, "0 seal:1") == "SHI-18"
    say(t, "0 seal:2")
    assert menu(t) == ["seal:1"]  # and all cards left are the other lot
    assert why(t, "0 seal:3") == "SHI-18"
    assert why(t, "0 take:samurai") == "SHI-18"


@rule("SHI-18")
def test_the_other_player_cannot_refuse_both_lots() -> None:
    t = sharing(seats=2)
    say(t, "0 seal:2 seal:1")
    assert why(t, "1 refuse") == "SHI-18"


@rule("SHI-19")
def test_titles_are_swapped_at_the_end_of_the_year_and_not_before() -> None:
    t = sharing(seats=3)
    say(t, "0 seal:1", "1 accept")
    assert t.titles == [4, 3, 2]
    say(t, "0 seal:4 seal:3", "2 lot:a")
    assert t.titles == [3, 1, 4]


@rule("SHI-19")
def test_new_titles_set_the_order_of_the_odd_year() -> None:
    t = table(3)
    t.year = 1
    t.call(Campaign())
    t.advance()
    say(t, "0 seal:1", "1 accept", "0 seal:4 seal:3", "2 lot:a")
    assert t.year == 3
    order = []
    while t.year == 3:
        order.append(t.asks[0].seat)
        say(t, f"{t.asks[0].seat} pass")
    assert order == [2, 0, 1]
