"""Set-up (SEN-01 to 07)."""

import pytest

from scenes.senji import (
    choosing_samurai,
    family,
    flowers,
    opened,
    placing,
    play,
    province,
    samurai,
    table,
    turn,
)
from table_talk import menu, rule, say, why
from tatami.core.game import BadSetup
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Moving
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import (
    CARDS,
    DECKS,
    DICE,
    FAMILY_OF_PROVINCE,
    FLOWERS,
    MOST_IN_PLAY,
    MOST_PROVINCES,
    SAMURAI,
    SAMURAI_HONOUR,
)
from tatami.games.senji.rules.honour import draw_samurai, samurai_to_draw
from tatami.games.senji.tokens import DEAD, IN_DECK


@rule("SEN-01")
def test_each_family_has_its_pieces_cards_and_three_provinces() -> None:
    assert SENJI.seats == (3, 4, 5, 6)
    assert (MOST_IN_PLAY, MOST_PROVINCES) == (12, 6)
    assert [len(deck) for deck in DECKS] == [12] * 6
    assert [FAMILY_OF_PROVINCE.count(each) for each in range(6)] == [3] * 6
    with pytest.raises(BadSetup):
        SENJI.open(2, 1)


@rule("SEN-02")
def test_with_fewer_players_zones_are_closed_kyushu_first() -> None:
    assert why(opened(5), "0 family:cherry") == "SEN-02"
    assert "family:dragon" in menu(opened(5))
    assert why(opened(4), "0 family:dragon") == "SEN-02"
    assert why(opened(3), "0 family:sabre") == "SEN-02"
    assert "family:sabre" in menu(opened(4))


@rule("SEN-02")
def test_nobody_may_enter_a_closed_province() -> None:
    t = table(4)
    t.add_units(family("mask"), province("izumo"), 2)
    play(t, Moving(family("mask"), province("izumo")))
    assert why(t, "0 march:nagato") == "SEN-02"
    assert why(t, "0 raid:satsuma") == "SEN-02"
    assert "march:harima" in menu(t)


@rule("SEN-02")
def test_a_closed_province_is_never_named() -> None:
    t = placing()
    host = t.asks[0].seat
    assert why(t, f"{host} name:mutsu") == "SEN-02"


@rule("SEN-03")
def test_each_starts_with_four_flowers_and_the_honour_of_a_samurai_chosen_out_of_three() -> None:
    t = choosing_samurai()
    assert [len(t.flowers[f]) for f in t.families()] == [4, 4, 4]
    assert [len(ask.options) for ask in t.asks] == [3, 3, 3]
    chosen = [ask.options[1].arg for ask in t.asks]
    for ask in list(t.asks):
        say(t, f"{ask.seat} {ask.options[1].text}")
    assert [t.honour[f] for f in t.families()] == [SAMURAI_HONOUR[s] for s in chosen]
    assert len(t.retinue) == len(SAMURAI) - 3
    assert not set(chosen) & set(t.retinue)


@rule("SEN-03")
def test_the_choice_is_secret_and_may_be_changed_until_all_have_chosen() -> None:
    t = choosing_samurai()
    first, second = t.asks[0].options[:2]
    say(t, f"0 {first.text}")
    assert SENJI.view(t, 1)["players"][0]["honour"] == 0
    t.answer(0, second)
    say(t, f"1 {t.asks[1].options[0].text}", f"2 {t.asks[2].options[0].text}")
    assert t.lord[second.arg] == t.family[0]
    assert t.lord[first.arg] == NOBODY


@rule("SEN-04")
def test_the_host_names_the_provinces_and_their_owners_place_pieces() -> None:
    t = placing()
    host = t.seat[t.host]
    assert t.honour[t.host] == max(t.honour)
    assert t.asks[0].seat == host
    say(t, f"{host} name:izumo")
    seat = t.seat[family("mask")]
    assert t.asks[0].seat == seat
    say(t, f"{seat} place:2")
    assert t.owner[province("izumo")] == family("mask")
    assert t.units_at(family("mask"), province("izumo")) == 2
    assert why(t, f"{host} name:izumo") == "SEN-04"
    say(t, f"{host} name:kii")
    assert why(t, f"{seat} place:2") == "SEN-04"
    say(t, f"{seat} place:0-samurai")
    say(t, f"{host} name:harima")
    assert t.in_play(family("mask")) == 3  # the third province takes all that is left
    assert t.units_at(family("mask"), province("harima")) == 1
    assert t.samurai_at(family("mask"), province("kii"))


@rule("SEN-04")
def test_a_view_tells_which_province_is_being_filled() -> None:
    t = placing()
    host, seat = t.seat[t.host], t.seat[family("mask")]
    assert SENJI.view(t, seat)["filling"] == ""
    say(t, f"{host} name:kii")
    assert [SENJI.view(t, each)["filling"] for each in (NOBODY, host, seat)] == ["kii"] * 3
    say(t, f"{seat} place:2")
    assert SENJI.view(t, seat)["filling"] == ""


@rule("SEN-04")
def test_nothing_is_asked_once_all_pieces_stand() -> None:
    t = placing()
    host, seat = t.seat[t.host], t.seat[family("mask")]
    say(t, f"{host} name:izumo", f"{seat} place:3-samurai", f"{host} name:kii")
    assert t.asks[0].name() == "SEN-04"
    assert t.in_play(family("mask")) == 3


@rule("SEN-05")
def test_decks_are_shuffled_and_there_are_nine_dice_of_six_faces() -> None:
    t, other = choosing_samurai(seed=1), choosing_samurai(seed=2)
    assert t.deck != other.deck
    assert t.retinue != other.retinue
    assert sorted(t.deck + sum(t.flowers, ())) == list(range(FLOWERS))
    assert DICE == 9


@rule("SEN-06")
def test_no_family_is_played_twice() -> None:
    t = opened(3)
    say(t, "0 family:fan")
    assert why(t, "1 family:fan") == "SEN-06"
    say(t, "1 family:mask", "2 family:lotus")
    assert t.family == (family("fan"), family("mask"), family("lotus"))


@rule("SEN-07")
def test_the_discards_make_a_new_deck_and_a_short_deck_gives_what_it_has() -> None:
    t = table()
    t.discard, t.deck = t.deck[3:8], t.deck[:1]
    assert len(t.draw_flowers(2, 0)) == 2
    assert (len(t.deck), t.discard) == (4, ())
    assert len(t.draw_flowers(9, 0)) == 4


@rule("SEN-07")
def test_combinations_are_discarded_face_up() -> None:
    t = flowers(table(), "cherry", "red-1", "red-2", "red-3")
    turn(t, "cherry")
    say(t, "0 combine:short-run")
    assert SENJI.view(t, 3)["discard"] == ["red-1", "red-2", "red-3"]


@rule("SEN-07")
def test_an_empty_samurai_deck_is_made_of_the_dead() -> None:
    t = samurai(table(), "akashi", "bungo")
    t.retinue = (3, 4)
    assert draw_samurai(t, 3) == (3, 4)
    assert not samurai_to_draw(t)
    t.where[SAMURAI.index("baba")] = DEAD
    assert draw_samurai(t, 3) == (SAMURAI.index("baba"),)
    assert t.where[SAMURAI.index("baba")] == IN_DECK


@rule("SEN-07")
def test_without_any_samurai_left_none_can_be_recruited() -> None:
    t = flowers(table(), "cherry", *TANZAKU)
    t.retinue = ()
    turn(t, "cherry")
    assert why(t, "0 combine:five-tanzaku") == "SEN-07"


TANZAKU = ("red-2", "red-9", "red-10", "green-5", "green-7")


def test_cards_have_names_of_their_own() -> None:
    assert len(set(CARDS)) == 72


@rule("SEN-06")
def test_who_has_no_family_yet_has_nothing_to_see() -> None:
    seen = SENJI.view(opened(3), 0)
    assert [player["family"] for player in seen["players"]] == ["", "", ""]
    assert (seen["hand"], seen["hostages"], seen["combinations"]) == ([], [], [])
