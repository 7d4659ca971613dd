"""The examples printed in Shitennō's rulebook, with its own numbers."""

from scenes.shitenno import bonuses, count, hand, last_year, sharing, stand, turn
from table_talk import rule, say
from tatami.games.shitenno.printed import CARDS, SOURCE, TROOPS
from tatami.games.shitenno.rules.paying import filled
from tatami.games.shitenno.view import view
from tatami.games.shitenno.words import LAY_EXCHANGE, LAY_PLUS_ONE

SOHEI = TROOPS.index("sohei")
HONDA, SAKAKIBARA, SAKAI, II = range(4)
EXAMPLES = {example["id"]: example for example in SOURCE["examples"]}


@rule("SHI-10", "SHI-11", "SHI-13", "SHI-14", "SHI-15", "SHI-16", "SHI-17", "SHI-18", "SHI-19")
def test_the_sharing_of_the_four_generals() -> None:
    troops = "sohei shinobi samurai samurai bushi bushi sohei shinobi"
    t = sharing(f"{troops} koku-1 koku-1 koku-1 koku-3")
    say(t, "0 take:sohei take:shinobi take:koku-1 take:koku-1 seal:2")
    say(t, "1 refuse", "2 accept")
    say(t, "0 take:samurai take:samurai take:bushi seal:1")
    say(t, "1 refuse", "3 refuse")
    say(t, "1 take:bushi take:koku-3 seal:4 seal:3")
    say(t, "3 lot:b")
    assert hand(t, SAKAI) == ["sohei", "shinobi", "koku-1", "koku-1"]
    assert hand(t, HONDA) == ["samurai", "samurai", "bushi"]
    assert hand(t, SAKAKIBARA) == ["bushi", "koku-3"]
    assert hand(t, II) == ["sohei", "shinobi", "koku-1"]
    titles = {"honda": 1, "sakakibara": 4, "sakai": 2, "ii": 3}
    assert t.titles == [titles[name] for name in ("honda", "sakakibara", "sakai", "ii")]


@rule("SHI-22", "SHI-24", "SHI-25", "SHI-27")
def test_sakakibara_takes_kanto() -> None:
    gates = {"kanto": "bushi/exchange sohei/plus-one"}
    t = turn("samurai samurai samurai bushi-sohei", title="daimyo", gates=gates)
    say(t, "0 march:kanto spend:samurai spend:samurai spend:samurai spend:bushi-sohei")
    example = EXAMPLES["kanto-first"]
    assert t.favour[0] == example["printed_points"] == 5
    assert t.score(0) == example["total_points"]
    assert bonuses(t, 0) == {"exchange": 1}
    assert view(t, 1)["provinces"][7]["troops"] == ["samurai"] * 3 + ["sohei"]


@rule("SHI-23", "SHI-24", "SHI-25")
def test_ii_takes_kanto_with_koku_and_then_chubu() -> None:
    t = turn(
        "koku-1 koku-1 koku-1 koku-1 koku-2 shinobi bushi",
        title="shomyo",
        gates={"kanto": "sohei/plus-one samurai/draw", "chubu": "bushi/exchange"},
        kamons={"kanto": (1,), "chubu": (1, 2)},
    )
    spent = "spend:koku-1 spend:koku-1 spend:koku-1 spend:koku-1 spend:koku-2"
    say(t, f"0 bribe:kanto {spent}")
    example = EXAMPLES["kanto-second-koku"]
    assert t.favour[0] == example["printed_points"] == 6
    assert t.score(0) == example["total_points"]
    assert bonuses(t, 0) == {"plus-one": 1}
    say(t, "0 march:chubu spend:bushi spend:shinobi spend:plus-one")
    example = EXAMPLES["chubu-third"]
    assert t.favour[0] == 6 + example["printed_points"]
    assert t.score(0) == 7 + example["total_points"]
    assert bonuses(t, 0) == {"exchange": 1}


@rule("SHI-24", "SHI-25", "SHI-30", "SHI-31", "SHI-32")
def test_honda_takes_the_last_position_of_hokkaido() -> None:
    t = turn(
        "bushi-sohei",
        title="hatamoto",
        tiles="exchange plus-one",
        gates={"hokkaido": ""},
        kamons={"hokkaido": (1, 2, 1)},
    )
    say(t, "0 march:hokkaido spend:bushi-sohei spend:exchange spend:plus-one")
    example = EXAMPLES["hokkaido-last"]
    assert t.score(0) == example["total_points"] == 9
    assert bonuses(t, 0) == {}
    assert hand(t, 0) == []


@rule("SHI-20")
def test_sakai_passes() -> None:
    t = turn("samurai", title="sensei")
    say(t, "0 pass")
    assert not t.asks


@rule("SHI-34")
def test_bushi_and_sohei_with_two_tiles_are_three_sohei() -> None:
    laid = filled([CARDS.index("bushi-sohei"), LAY_EXCHANGE, LAY_PLUS_ONE])
    assert laid.buys_with_troops((SOHEI, 3, -1))
    assert not laid.buys_with_troops((SOHEI, 4, -1))
    assert not filled([CARDS.index("bushi-sohei"), LAY_PLUS_ONE]).buys_with_troops((SOHEI, 3, -1))


@rule("SHI-51", "SHI-52")
def test_the_final_count() -> None:
    """A double koku card scores 2 and a triple 3; a tie goes to the left, gold counts twice."""
    t = last_year()
    t.hands[0] = (15, 16)
    stand(t, "kanto", 1, 1, 0, 0)
    stand(t, "kansai", 1, 0, golden=(1,))
    count(t)
    assert t.score(0) == 2 + 3 + 6
    assert t.score(1) == 6
