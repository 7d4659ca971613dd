"""Bonus tiles (SHI-30 to 34)."""

from scenes.shitenno import bonuses, hand, sharing, turn
from table_talk import menu, rule, say, why
from tatami.games.shitenno.words import DREW_NOTHING

BARE = {"hokkaido": ""}
ALMOST_FULL = {"hokkaido": (1, 1, 1)}


@rule("SHI-30")
def test_a_tile_is_used_once() -> None:
    t = turn("sohei sohei", tiles="plus-one plus-one", gates=BARE, kamons=ALMOST_FULL)
    say(t, "0 march:hokkaido spend:sohei spend:sohei spend:plus-one")
    assert bonuses(t, 0) == {"plus-one": 1}


@rule("SHI-30")
def test_several_tiles_act_on_one_card() -> None:
    t = turn("bushi", tiles="exchange plus-one plus-one", gates=BARE, kamons=ALMOST_FULL)
    say(t, "0 march:hokkaido spend:bushi spend:exchange spend:plus-one spend:plus-one")
    assert t.board[11] == 0
    assert bonuses(t, 0) == {}


@rule("SHI-31")
def test_exchange_turns_a_troop_into_another() -> None:
    t = turn("sohei sohei bushi", tiles="exchange", gates=BARE, kamons=ALMOST_FULL)
    say(t, "0 march:hokkaido spend:bushi spend:sohei spend:sohei spend:exchange")
    assert t.board[11] == 0


@rule("SHI-31")
def test_exchange_turns_a_koku_into_a_troop() -> None:
    t = turn("sohei sohei koku-3", tiles="exchange", gates=BARE, kamons=ALMOST_FULL)
    say(t, "0 march:hokkaido spend:sohei spend:sohei spend:koku-3 spend:exchange")
    assert hand(t, 0) == []  # the other two koku are lost


@rule("SHI-31")
def test_each_exchange_turns_one_koku_of_a_card() -> None:
    one = turn("sohei koku-2", tiles="exchange", gates=BARE, kamons=ALMOST_FULL)
    assert why(one, "0 march:hokkaido") == "SHI-22"
    two = turn("sohei koku-2", tiles="exchange exchange", gates=BARE, kamons=ALMOST_FULL)
    say(two, "0 march:hokkaido spend:sohei spend:koku-2 spend:exchange spend:exchange")
    assert two.board[11] == 0


@rule("SHI-31")
def test_exchange_turns_a_troop_into_a_koku() -> None:
    t = turn("shinobi koku-2", tiles="exchange")
    say(t, "0 bribe:chugoku spend:shinobi spend:koku-2 spend:exchange")
    assert hand(t, 0) == []
    assert bonuses(t, 0) == {"draw": 1}


@rule("SHI-31")
def test_both_halves_of_a_double_card_can_be_exchanged() -> None:
    t = turn("bushi-shinobi koku-1", tiles="exchange exchange")
    assert "bribe:chugoku" in menu(t)
    one = turn("bushi-shinobi koku-1", tiles="exchange")
    assert why(one, "0 bribe:chugoku") == "SHI-23"


@rule("SHI-32")
def test_plus_one_adds_a_troop_like_one_that_is_laid() -> None:
    t = turn("sohei sohei", tiles="plus-one", gates=BARE, kamons=ALMOST_FULL)
    assert "march:hokkaido" in menu(t)
    other = turn("bushi bushi", tiles="plus-one", gates=BARE, kamons=ALMOST_FULL)
    assert why(other, "0 march:hokkaido") == "SHI-22"


@rule("SHI-32")
def test_plus_one_adds_a_koku_to_koku() -> None:
    t = turn("koku-2", tiles="plus-one")
    say(t, "0 bribe:chugoku spend:koku-2 spend:plus-one")
    assert t.board[0] == 0
    nothing_to_add_to = turn("shinobi", tiles="plus-one plus-one plus-one")
    assert why(nothing_to_add_to, "0 bribe:chugoku") == "SHI-23"


@rule("SHI-32")
def test_a_koku_made_by_an_exchange_is_enough_to_add_to() -> None:
    t = turn("shinobi", tiles="exchange plus-one plus-one")
    say(t, "0 bribe:chugoku spend:shinobi spend:exchange spend:plus-one spend:plus-one")
    assert t.board[0] == 0


@rule("SHI-32")
def test_an_exchange_may_turn_what_a_plus_one_has_added() -> None:
    t = turn("bushi", tiles="plus-one plus-one exchange", gates={"kyushu": "sohei/draw"})
    say(t, "0 march:kyushu spend:bushi spend:exchange spend:plus-one spend:plus-one")
    assert t.board[12] == 0


@rule("SHI-33")
def test_a_draw_tile_draws_a_troop_card_at_any_moment_of_the_turn() -> None:
    t = turn("koku-3 koku-3", tiles="draw draw draw draw")
    say(t, "0 draw")
    say(t, "0 bribe:kyushu spend:koku-3", "0 draw")
    say(t, "0 bribe:chubu spend:koku-3", "0 draw")
    assert len(t.hands[0]) == 3
    assert menu(t) == ["draw", "pass"]
    assert len(t.troops) == 31


@rule("SHI-33")
def test_a_draw_tile_is_needed_and_not_of_use_in_an_even_year() -> None:
    assert why(turn(), "0 draw") == "SHI-33"
    t = sharing()
    t.bonuses[2] = 1
    t.ask_again()
    assert "draw" not in menu(t)


@rule("SHI-33")
def test_nothing_is_drawn_where_no_card_is_left() -> None:
    t = turn(tiles="draw")
    t.troops = t.discard = ()
    say(t, "0 draw")
    assert hand(t, 0) == []
    assert [event.kind for event in t.chronicle or []] == [DREW_NOTHING]
    assert bonuses(t, 0) == {}


@rule("SHI-12", "SHI-33")
def test_a_draw_tile_shuffles_the_discard_when_the_deck_is_empty() -> None:
    t = turn(tiles="draw")
    t.troops, t.discard = (), (0, 1)
    say(t, "0 draw")
    assert len(t.hands[0]) == 1
    assert len(t.troops) == 1


@rule("SHI-33")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    t = turn(tiles="draw")
    say(t, "0 draw")
    events = t.chronicle or []
    assert [event.kind.name for event in events if event.known_to(0)] == ["drew", "drew-card"]
    assert [event.kind.name for event in events if event.known_to(1)] == ["drew"]
