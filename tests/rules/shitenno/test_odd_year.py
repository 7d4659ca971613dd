"""The odd year: taking provinces (SHI-20 to 29, SHI-35)."""

import pytest

from scenes.shitenno import bonuses, hand, turn
from table_talk import menu, rule, say, why
from tatami.core.ask import Illegal
from tatami.games.shitenno.frames import Turn
from tatami.games.shitenno.game import SHITENNO
from tatami.games.shitenno.printed import CARDS, PROVINCES
from tatami.games.shitenno.view import view
from tatami.games.shitenno.words import SPEND
from tatami.texts.talk import Talk

CHUGOKU = {"chugoku": "samurai/draw samurai/exchange samurai/plus-one"}


@rule("SHI-20")
def test_a_player_places_none_one_or_two_kamons() -> None:
    t = turn("koku-3 koku-3 koku-3 koku-3")
    before = t.copy()
    say(before, "0 pass")
    assert not before.asks
    say(t, "0 bribe:chugoku spend:koku-3", "0 bribe:chubu spend:koku-3")
    assert not [word for word in menu(t) if word.startswith("bribe")]
    assert t.kamons[0] == 8


@rule("SHI-20")
def test_never_more_than_two_kamons_in_a_year() -> None:
    t = turn("koku-3 koku-3 koku-3", tiles="draw")
    say(t, "0 bribe:chugoku spend:koku-3", "0 bribe:chubu spend:koku-3")
    assert why(t, "0 bribe:hokkaido") == "SHI-20"
    assert why(t, "0 march:hokkaido") == "SHI-20"


@rule("SHI-20")
def test_who_has_no_kamon_left_takes_nothing() -> None:
    t = turn("koku-3", tiles="draw")
    t.kamons[0] = 0
    t.ask_again()
    assert why(t, "0 bribe:chugoku") == "SHI-20"


@rule("SHI-20")
@pytest.mark.parametrize("left", [0, 10])
def test_who_can_place_no_more_is_offered_no_province(left: int) -> None:
    t = turn("koku-3 koku-3", tiles="draw")
    if left:
        say(t, "0 bribe:chugoku spend:koku-3", "0 bribe:chubu spend:koku-3")
    else:
        t.kamons[0] = 0
        t.ask_again()
    assert Talk(SHITENNO, "en").prompt(t.asks[0]) == (
        "You can place no more kamons this year: use a Draw tile, or end your turn."
    )


@rule("SHI-20")
def test_each_conquest_is_scored_before_the_next_is_chosen() -> None:
    t = turn("koku-3 koku-3")
    say(t, "0 bribe:chugoku spend:koku-3")
    assert t.score(0) == 5
    assert t.nearest(Turn).placed == 1


@rule("SHI-21")
def test_a_kamon_goes_on_the_leftmost_free_position() -> None:
    t = turn("koku-3 koku-3", kamons={"chugoku": (1, 2)}, gates={"chugoku": "samurai/draw"})
    say(t, "0 bribe:chugoku spend:koku-3 spend:koku-3")
    assert t.board[:4] == [1, 2, 0, -1]
    assert t.golden[:4] == [0, 0, 0, 0]


@rule("SHI-21")
def test_a_full_province_cannot_be_taken() -> None:
    t = turn("samurai samurai samurai koku-3 koku-3 koku-3", kamons={"chugoku": (1, 2, 1, 2)})
    assert why(t, "0 march:chugoku") == "SHI-21"
    assert why(t, "0 bribe:chugoku") == "SHI-21"
    chugoku = view(t, 0)["provinces"][0]
    assert (chugoku["troops"], chugoku["koku"]) == ([], 0)


@rule("SHI-22")
def test_troops_pay_for_what_is_printed_and_for_the_visible_tile() -> None:
    t = turn("samurai samurai samurai bushi", gates={"kanto": "bushi/draw"})
    assert "march:kanto" in menu(t)
    without_bushi = turn("samurai samurai samurai samurai", gates={"kanto": "bushi/draw"})
    assert why(without_bushi, "0 march:kanto") == "SHI-22"
    say(t, "0 march:kanto spend:samurai spend:samurai spend:samurai spend:bushi")
    assert t.board[28] == 0
    assert hand(t, 0) == []


@rule("SHI-22")
def test_without_a_tile_the_figure_under_the_gate_counts() -> None:
    t = turn("sohei sohei sohei", gates={"hokkaido": ""}, kamons={"hokkaido": (1, 1, 1)})
    say(t, "0 march:hokkaido spend:sohei spend:sohei spend:sohei")
    assert t.board[11] == 0


@rule("SHI-22")
def test_every_province_asks_for_the_troops_printed_on_it() -> None:
    t = turn(gates=dict.fromkeys(PROVINCES, "shinobi/draw"))
    asked = {row["province"]: row["troops"] for row in view(t, 0)["provinces"]}
    assert asked["chugoku"] == ["samurai", "samurai", "shinobi"]
    assert asked["chubu"] == ["shinobi"] * 3
    assert asked["hokkaido"] == ["sohei", "sohei", "shinobi"]
    assert asked["kyushu"] == ["bushi", "bushi", "shinobi"]
    assert asked["tohoku"] == ["bushi", "bushi", "bushi", "shinobi"]
    assert asked["shikoku"] == ["sohei", "sohei", "sohei", "shinobi"]
    assert asked["kansai"] == ["shinobi"] * 4
    assert asked["kanto"] == ["samurai", "samurai", "samurai", "shinobi"]


@rule("SHI-23")
def test_koku_pay_the_number_of_the_position() -> None:
    t = turn("koku-3 koku-2", kamons={"kanto": (1,)})
    assert why(t, "0 bribe:kanto") == "SHI-23"  # the second position costs 6
    assert "bribe:tohoku" in menu(t)  # the first costs 5
    say(t, "0 bribe:tohoku spend:koku-2 spend:koku-3")
    assert t.board[16] == 0


@rule("SHI-24")
def test_a_kamon_scores_what_is_printed_and_what_the_title_adds() -> None:
    t = turn("koku-3 koku-3", title="shomyo", kamons={"chugoku": (1, 2)})
    say(t, "0 bribe:chugoku spend:koku-3 spend:koku-3")
    assert t.favour[:2] == [6, 1]
    assert t.score(0) == 7


@rule("SHI-25")
def test_the_top_tile_is_won_and_the_next_sets_the_requirement() -> None:
    t = turn("koku-3", gates={"kyushu": "samurai/exchange shinobi/draw"})
    say(t, "0 bribe:kyushu spend:koku-3")
    assert bonuses(t, 0) == {"exchange": 1}
    assert view(t, 1)["provinces"][3]["troops"] == ["bushi", "bushi", "shinobi"]


@rule("SHI-25")
def test_the_last_position_has_no_tile() -> None:
    t = turn("sohei sohei sohei", gates={"hokkaido": ""}, kamons={"hokkaido": (1, 1, 1)})
    say(t, "0 march:hokkaido spend:sohei spend:sohei spend:sohei")
    assert bonuses(t, 0) == {}


@rule("SHI-25")
def test_a_tile_won_helps_the_second_conquest_of_the_turn() -> None:
    t = turn("koku-3 shinobi samurai", gates={"kyushu": "bushi/plus-one", "chubu": "samurai/draw"})
    assert why(t, "0 march:chubu") == "SHI-22"
    say(t, "0 bribe:kyushu spend:koku-3")
    say(t, "0 march:chubu spend:samurai spend:shinobi spend:plus-one")
    assert t.board[4] == 0
    assert bonuses(t, 0) == {"draw": 1}


@rule("SHI-26")
def test_both_kamons_may_go_to_the_same_province() -> None:
    t = turn("koku-3 koku-3 koku-1", gates=CHUGOKU)
    say(t, "0 bribe:chugoku spend:koku-3", "0 bribe:chugoku spend:koku-1 spend:koku-3")
    assert t.board[:4] == [0, 0, -1, -1]


@rule("SHI-27")
def test_the_unused_half_of_a_double_card_is_lost() -> None:
    gates = {"chugoku": "bushi/exchange", "hokkaido": "sohei/draw"}
    t = turn("samurai samurai bushi-sohei sohei sohei", gates=gates)
    assert "march:hokkaido" in menu(t)
    say(t, "0 march:chugoku spend:samurai spend:samurai spend:bushi-sohei")
    assert hand(t, 0) == ["sohei", "sohei"]
    t.bonuses[0] = 0  # without the tile won, the Sōhei of the double card is sorely missed
    t.ask_again()
    assert why(t, "0 march:hokkaido") == "SHI-22"


@rule("SHI-28")
def test_koku_give_no_change() -> None:
    t = turn("koku-2 koku-2")
    say(t, "0 bribe:chugoku spend:koku-2 spend:koku-2")
    assert hand(t, 0) == []
    assert t.board[0] == 0


@rule("SHI-29")
def test_a_conquest_is_not_paid_partly_with_each() -> None:
    t = turn("samurai samurai koku-2")
    assert why(t, "0 march:chugoku") == "SHI-22"
    assert why(t, "0 bribe:chugoku") == "SHI-23"


@rule("SHI-29")
def test_a_payment_holds_nothing_it_could_do_without() -> None:
    t = turn("samurai bushi koku-1 koku-3", gates={"chugoku": "samurai/draw"})
    say(t, "0 bribe:chugoku")
    assert menu(t) == ["spend:koku-3"]  # with the single koku laid, the three would do alone
    with pytest.raises(Illegal) as refused:
        t.answer(0, SPEND[CARDS.index("koku-1")])
    assert refused.value.rule == "SHI-29"


@rule("SHI-29")
def test_a_payment_is_named_in_the_order_of_the_kinds() -> None:
    t = turn("samurai bushi-bushi bushi sohei", gates={"kyushu": "samurai/draw"})
    say(t, "0 march:kyushu")
    assert menu(t) == ["spend:samurai"]
    say(t, "0 spend:samurai")
    assert menu(t) == ["spend:bushi-bushi"]  # after a single Bushi the double would do alone


@rule("SHI-35")
def test_double_cards_paid_are_discarded_too() -> None:
    t = turn("samurai-samurai samurai-bushi")
    say(t, "0 march:chugoku spend:samurai-samurai spend:samurai-bushi")
    assert sorted(CARDS[card] for card in t.discard) == ["samurai-bushi", "samurai-samurai"]


@rule("SHI-35")
def test_troops_paid_are_discarded_and_koku_leave_the_game() -> None:
    t = turn("samurai samurai samurai koku-3")
    say(t, "0 march:chugoku spend:samurai spend:samurai spend:samurai")
    assert [CARDS[card] for card in t.discard] == ["samurai"] * 3
    koku = len(t.koku)
    say(t, "0 bribe:chubu spend:koku-3")
    assert len(t.discard) == 3
    assert len(t.koku) == koku


def test_a_payment_in_progress_is_known_to_the_payer_alone() -> None:
    t = turn("koku-1 koku-1 koku-1")
    before = view(t, 1)
    say(t, "0 bribe:chugoku spend:koku-1")
    payment = view(t, 0)["payment"]
    assert payment is not None
    assert payment["laid"] == ["koku-1"]
    assert view(t, 1) == before
