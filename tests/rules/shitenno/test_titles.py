"""Titles (SHI-40 to 43)."""

from scenes.shitenno import turn
from table_talk import menu, rule, say, why
from tatami.games.shitenno.frames import Turn
from tatami.games.shitenno.rules.end_of_the_game import koku_at_the_end


@rule("SHI-40")
def test_the_daimyo_scores_two_more_for_each_kamon() -> None:
    t = turn("koku-3 koku-3", title="daimyo")
    say(t, "0 bribe:chugoku spend:koku-3", "0 bribe:chubu spend:koku-3")
    assert t.favour[:2] == [6, 4]


@rule("SHI-41")
def test_the_shomyo_scores_one_more_for_each_kamon() -> None:
    t = turn("koku-3 koku-3", title="shomyo")
    say(t, "0 bribe:chugoku spend:koku-3", "0 bribe:chubu spend:koku-3")
    assert t.favour[:2] == [6, 2]


@rule("SHI-42")
def test_the_sensei_may_turn_one_kamon_to_gold() -> None:
    t = turn(title="sensei", kamons={"kanto": (1, 0), "kansai": (0,)})
    say(t, "0 pass")
    assert menu(t) == ["gild:kansai-1", "gild:kanto-2", "pass"]
    say(t, "0 gild:kanto-2")
    assert t.golden[29] == 1
    assert t.score(0) == 0
    assert not t.asks


@rule("SHI-42")
def test_a_kamon_placed_this_year_may_turn_to_gold_and_stays_golden() -> None:
    t = turn("koku-3", title="sensei")
    t.koku = ()  # the last odd year counts too
    say(t, "0 bribe:chugoku spend:koku-3", "0 pass gild:chugoku-1")
    assert t.golden[0] == 1
    t.titles[0] = 4
    t.call(Turn(0))
    t.advance()
    say(t, "0 pass")
    assert t.golden[0] == 1


@rule("SHI-42")
def test_gold_is_not_turned_twice_nor_must_any_be_turned() -> None:
    t = turn(title="sensei", kamons={"kanto": (0, 0)})
    t.golden[28] = 1
    say(t, "0 pass")
    assert why(t, "0 gild:kanto-1") == "SHI-42"
    say(t, "0 pass")
    assert sum(t.golden) == 1


@rule("SHI-42")
def test_nobody_else_turns_kamons_and_a_sensei_without_one_is_not_asked() -> None:
    for title, kamons in (("daimyo", (0,)), ("sensei", (1,))):
        t = turn(title=title, kamons={"kanto": kamons})
        say(t, "0 pass")
        assert not t.asks


@rule("SHI-43")
def test_the_hatamoto_stands_for_any_one_troop() -> None:
    t = turn("samurai samurai", title="hatamoto", gates={"chugoku": "shinobi/draw"})
    say(t, "0 march:chugoku spend:samurai spend:samurai spend:hatamoto")
    assert t.board[0] == 0
    other = turn("samurai samurai", title="sensei", gates={"chugoku": "shinobi/draw"})
    assert why(other, "0 march:chugoku") == "SHI-22"


@rule("SHI-43")
def test_the_hatamoto_serves_one_conquest_of_a_turn_and_is_not_spent() -> None:
    gates = {"chugoku": "shinobi/draw shinobi/draw"}
    t = turn("samurai samurai samurai samurai", title="hatamoto", gates=gates)
    say(t, "0 march:chugoku spend:samurai spend:samurai spend:hatamoto")
    assert why(t, "0 march:chugoku") == "SHI-22"
    assert t.titles[0] == 1
    t.hands[0] = (14, 14, 14)
    t.ask_again()
    say(t, "0 bribe:chubu")
    assert why(t, "0 spend:hatamoto") == "SHI-43"


@rule("SHI-43")
def test_tiles_act_on_the_hatamoto() -> None:
    t = turn("samurai", title="hatamoto", tiles="plus-one", gates={"kyushu": "samurai/draw"})
    say(t, "0 march:kyushu spend:samurai spend:hatamoto spend:plus-one")
    assert t.board[12] == 0
    koku = turn("koku-2", title="hatamoto", tiles="exchange")
    say(koku, "0 bribe:chugoku spend:koku-2 spend:hatamoto spend:exchange")
    assert koku.board[0] == 0


@rule("SHI-43")
def test_the_hatamoto_is_no_troop_in_the_final_count() -> None:
    t = turn(title="hatamoto", tiles="exchange")
    assert koku_at_the_end(t, 0) == 0
