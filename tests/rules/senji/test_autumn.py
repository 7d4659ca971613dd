"""Autumn (SEN-60 to 68)."""

from scenes.senji import (
    attack,
    card,
    family,
    flowers,
    hand,
    names,
    play,
    province,
    table,
    turn,
    units,
)
from table_talk import menu, rule, say, why
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Autumn
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import FIRST_SEA, SAMURAI, SAMURAI_HONOUR
from tatami.games.senji.rules.end_of_the_game import end_or_go_on, is_out
from tatami.games.senji.rules.honour import gain, lose
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_FLOWERS, FROM_SETS, SOURCES

SUNS = ("red-12", "green-3", "blue-8", "blue-11", "gold-1")
ANIMALS = ("red-4", "red-6", "green-2", "green-8")
TANZAKU = ("red-2", "red-9", "red-10", "green-5", "green-7", "green-11", "blue-1")


@rule("SEN-60")
def test_each_family_acts_in_turn_as_often_as_it_can() -> None:
    t = flowers(table(3), "mask", "red-1", "red-2", "red-3", "blue-5", "blue-6", "blue-7")
    play(t, Autumn())
    say(t, "0 next:mask combine:short-run lay:red-1 combine:short-run done")
    assert t.honour[2] == 8
    say(t, "0 next:lotus", "2 done")
    assert t.asks[0].seat == 1  # the last family needs no naming
    say(t, "1 done")
    assert not t.asks


@rule("SEN-61")
def test_the_debtor_shows_all_cards_if_there_are_too_few() -> None:
    t = flowers(hand(table(), "cherry", "mask-trade-3a"), "mask", "red-1", "red-2")
    turn(t, "cherry")
    say(t, "0 call:mask-trade-3a")
    assert menu(t) == ["pick:red-1", "pick:red-2"]


@rule("SEN-61")
def test_a_trade_card_is_not_callable_on_an_empty_hand_nor_on_oneself() -> None:
    t = turn(hand(table(), "cherry", "mask-trade-3a"), "cherry")
    assert why(t, "0 call:mask-trade-3a") == "SEN-61"
    assert why(t, "0 call:cherry-trade-3a") == "SEN-61"


@rule("SEN-61")
def test_for_an_absent_family_the_top_of_the_deck_is_looked_at() -> None:
    t = hand(table(5), "mask", "cherry-trade-2a")
    top, rest = t.deck[:2], t.deck[2:]
    turn(t, "mask")
    say(t, "1 call:cherry-trade-2a")
    assert menu(t) == ["pick:red-1"]  # both cards show the same
    assert SENJI.view(t, 1)["shown"] == ["red-1", "red-1"]
    assert SENJI.view(t, 0)["shown"] == []
    say(t, "1 pick:red-1")
    assert t.deck == (*rest, top[1])
    assert card("cherry-trade-2a") in t.piles[0]
    for seed in range(9):
        imagined = t.imagined(1, seed)
        assert isinstance(imagined, Senji)
        assert imagined.deck[-1] == top[1]  # who put it there knows where it lies
    assert len({t.imagined(0, seed).deck[-1] for seed in range(9)}) > 1  # type: ignore[attr-defined]


SET = ("dragon-trade-1a", "mask-trade-1a", "fan-trade-2a", "lotus-trade-1a", "sabre-trade-1a")


@rule("SEN-62")
def test_five_cards_with_one_of_every_adversary_give_ten_honour() -> None:
    t = hand(table(), "cherry", *SET)
    turn(t, "cherry")
    say(t, "0 set " + " ".join(f"return:{name}" for name in sorted(SET, key=card)))
    assert t.honour == [10, -1, -1, -1, -1, -1]
    assert t.gained[FROM_SETS] == 10
    assert "dragon-trade-1a" in names(t, "dragon")


@rule("SEN-62")
def test_without_a_card_of_every_adversary_there_is_no_set() -> None:
    t = hand(table(), "cherry", *SET[:4], "dragon-trade-2a")
    assert why(turn(t, "cherry"), "0 set") == "SEN-62"


@rule("SEN-62")
def test_a_set_stays_complete_whichever_card_is_given_back_first() -> None:
    t = hand(table(), "cherry", *SET, "dragon-family-1a")
    turn(t, "cherry")
    say(t, "0 set")
    assert menu(t) == ["return:dragon-family-1a", "return:dragon-trade-1a"]
    assert why(t, "0 return:mask-trade-1a") == "SEN-62"
    say(t, "0 return:dragon-family-1a")
    assert menu(t) == ["return:mask-trade-1a"]


@rule("SEN-62")
def test_with_fewer_players_cards_may_fill_up_and_each_loses_only_once() -> None:
    t = hand(
        table(3, sets="opponents"),
        "mask",
        "fan-trade-2a",
        "fan-trade-2b",
        "fan-trade-3a",
        "lotus-trade-1a",
    )
    hand(t, "mask", "cherry-trade-1a")
    turn(t, "mask")
    say(t, "0 set")
    while t.asks[0].rule == "SEN-62":
        say(t, f"0 {menu(t)[0]}")
    assert (t.honour[2], t.honour[3], t.honour[4]) == (10, -1, -1)


@rule("SEN-62")
def test_a_set_has_a_card_of_each_of_the_five_other_families_at_the_table_or_not() -> None:
    t = hand(table(3), "mask", "fan-trade-2a", "fan-trade-2b", "lotus-trade-1a", "cherry-trade-1a")
    hand(t, "mask", "dragon-trade-1a")
    assert why(turn(t, "mask"), "0 set") == "SEN-62"
    hand(t, "mask", "sabre-trade-1a")
    t.ask_again()
    say(t, "0 set")
    while t.asks[0].rule == "SEN-62":
        say(t, f"0 {menu(t)[0]}")
    assert (t.honour[2], t.honour[3], t.honour[4]) == (10, -1, -1)
    foreign = [each for each in names(t, "mask") if not each.startswith("mask")]
    assert len(foreign) == 1  # one of the fan's two cards
    assert foreign[0].startswith("fan")


@rule("SEN-62")
def test_an_exposed_hostage_must_first_be_taken_back() -> None:
    t = hand(table(), "cherry", *SET[1:], "dragon-family-1a")
    t.hands = replaced(t.hands, 0, tuple(c for c in t.hands[0] if c != card("dragon-family-1a")))
    t.exposed = replaced(t.exposed, 0, (card("dragon-family-1a"),))
    t.honour[0] = 1
    turn(t, "cherry")
    assert why(t, "0 set") == "SEN-62"
    hand(t, "cherry", "dragon-trade-1a")
    t.ask_again()
    say(t, "0 set")
    assert why(t, "0 return:dragon-family-1a") == "SEN-65"


@rule("SEN-63")
def test_four_suns_are_worth_twelve_honour() -> None:
    t = flowers(table(), "cherry", *SUNS)
    turn(t, "cherry")
    say(t, "0 combine:four-suns")
    assert menu(t) == ["lay:red-12", "lay:green-3"]
    say(t, "0 lay:green-3")
    assert t.honour[0] == 12
    assert t.gained[FROM_FLOWERS] == 12
    assert SENJI.view(t, 0)["flowers"] == ["red-12"]


@rule("SEN-63")
def test_every_combination_of_the_player_aid() -> None:
    hands = {
        "four-suns": (SUNS[:4], 12),
        "four-animals": (ANIMALS, 8),
        "month": (("red-3", "green-3", "blue-3", "gold-3"), 8),
        "long-run": (("red-3", "red-4", "red-5", "red-6", "red-7"), 10),
        "short-run": (("gold-10", "gold-11", "gold-12"), 4),
        "five-of-colour": (("blue-1", "blue-1", "blue-3", "blue-7", "blue-12"), 5),
        "three-of-number": (("red-5", "red-5", "gold-5"), 3),
    }
    for name, (faces, honour) in hands.items():
        t = flowers(table(), "cherry", *faces)
        turn(t, "cherry")
        say(t, f"0 combine:{name}")
        while t.asks[0].rule == "SEN-63":
            say(t, f"0 {menu(t)[0]}")
        assert (name, t.honour[0], t.flowers[0]) == (name, honour, ())
        t = turn(flowers(table(), "cherry", *faces[1:]), "cherry")
        assert why(t, f"0 combine:{name}") == "SEN-63"


@rule("SEN-63")
def test_a_run_does_not_go_round_and_a_month_needs_four_colours() -> None:
    t = flowers(table(), "cherry", "red-11", "red-12", "red-1", "green-1", "green-1", "blue-1")
    turn(t, "cherry")
    assert why(t, "0 combine:short-run") == "SEN-63"
    assert why(t, "0 combine:month") == "SEN-63"
    t = turn(flowers(table(), "cherry", "red-12", "green-1", "green-2"), "cherry")
    assert why(t, "0 combine:short-run") == "SEN-63"


@rule("SEN-63")
def test_a_run_does_not_begin_at_the_end_of_a_colour() -> None:
    runs = ("blue-5", "blue-6", "blue-7", "gold-2", "gold-3", "gold-4")
    t = turn(flowers(table(), "cherry", "red-11", "red-12", "green-1", *runs), "cherry")
    say(t, "0 combine:short-run")
    assert menu(t) == ["lay:blue-5", "lay:gold-2"]


@rule("SEN-63")
def test_five_tanzaku_bring_one_samurai_out_of_three_with_his_honour() -> None:
    t = flowers(table(), "cherry", *TANZAKU[:5])
    turn(t, "cherry")
    drawn = sorted(t.retinue[:3])
    say(t, "0 combine:five-tanzaku")
    assert menu(t) == [f"keep:{SAMURAI[s]}" for s in drawn]
    say(t, f"0 keep:{SAMURAI[drawn[1]]}")
    assert why(t, "0 station:izumo") == "SEN-63"
    say(t, "0 station:bungo")
    assert t.samurai_at(0, province("bungo")) == (drawn[1],)
    assert t.honour[0] == SAMURAI_HONOUR[drawn[1]]
    assert len(t.retinue) == 17


@rule("SEN-63")
def test_seven_tanzaku_bring_two_out_of_six() -> None:
    t = flowers(table(), "cherry", *TANZAKU)
    t.owner[0] = t.owner[1] = 1
    turn(t, "cherry")
    drawn = sorted(t.retinue[:6])
    say(t, "0 combine:seven-tanzaku")
    assert menu(t) == [f"keep:{SAMURAI[each]}" for each in drawn[:5]]  # a second must follow
    say(t, f"0 keep:{SAMURAI[drawn[0]]}")
    assert menu(t) == [f"keep:{SAMURAI[each]}" for each in drawn[1:]]
    say(t, f"0 keep:{SAMURAI[drawn[5]]}")
    assert t.samurai_at(0, province("satsuma")) == (drawn[0], drawn[5])


@rule("SEN-63")
def test_samurai_need_a_province_to_be_placed_on() -> None:
    t = flowers(table(), "cherry", *TANZAKU[:5])
    for place in (0, 1, 2):
        t.owner[place] = 1
    assert why(turn(t, "cherry"), "0 combine:five-tanzaku") == "SEN-63"


def test_the_view_tells_how_many_cards_are_missing() -> None:
    t = flowers(table(), "cherry", "red-1", "red-2", "green-2", "gold-1")
    seen = {each["combination"]: each for each in SENJI.view(t, 0)["combinations"]}
    missing = {name: each["missing"] for name, each in seen.items()}
    assert missing == {
        "four-suns": 3,
        "five-tanzaku": 4,
        "seven-tanzaku": 6,
        "four-animals": 3,
        "month": 2,
        "long-run": 3,
        "short-run": 1,
        "five-of-colour": 3,
        "three-of-number": 1,
    }
    assert seen["short-run"]["wanted"] == ["red-3"]
    assert seen["three-of-number"]["wanted"] == [
        f"{colour}-{n}" for colour in ("red", "green", "blue", "gold") for n in (1, 2)
    ]
    assert seen["long-run"]["wanted"] == []
    t = flowers(
        table(), "cherry", *(f"blue-{n}" for n in (1, 2, 3, 5)), "red-12", "blue-8", "blue-11"
    )
    flowers(t, "cherry", *(f"{colour}-5" for colour in ("red", "green")))
    seen = {each["combination"]: each for each in SENJI.view(t, 0)["combinations"]}
    assert seen["four-suns"]["wanted"] == ["red-12", "green-3", "blue-8", "blue-11", "gold-1"]
    assert seen["long-run"]["wanted"] == ["blue-4"]
    assert seen["month"]["wanted"] == ["gold-5"]
    assert (seen["five-of-colour"]["missing"], seen["five-of-colour"]["honour"]) == (0, 5)
    assert (seen["five-tanzaku"]["honour"], seen["five-tanzaku"]["samurai"]) == (0, 1)


@rule("SEN-64")
def test_one_hostage_of_each_family_lies_exposed_for_its_honour() -> None:
    t = hand(table(), "cherry", "mask-family-3a", "mask-family-1a", "fan-family-2a")
    turn(t, "cherry")
    say(t, "0 expose:mask-family-3a")
    assert t.honour[0] == 3
    assert why(t, "0 expose:mask-family-1a") == "SEN-64"
    assert why(t, "0 expose:cherry-family-1a") == "SEN-64"
    say(t, "0 expose:fan-family-2a")
    assert t.honour[0] == 5
    assert SENJI.view(t, 4)["players"][0]["exposed"] == ["mask-family-3a", "fan-family-2a"]


@rule("SEN-64")
def test_members_of_absent_families_may_be_exposed_too() -> None:
    t = turn(hand(table(5), "mask", "cherry-family-4a"), "mask")
    say(t, "1 expose:cherry-family-4a")
    assert t.honour[2] == 4


@rule("SEN-65")
def test_an_exposed_hostage_may_be_taken_back_to_expose_another() -> None:
    t = hand(table(), "cherry", "mask-family-3a", "mask-family-1a")
    turn(t, "cherry")
    say(t, "0 expose:mask-family-1a")
    assert why(t, "0 recall:mask-family-1a") == "SEN-65"  # not in the same turn
    say(t, "0 done")
    turn(t, "cherry")
    say(t, "0 recall:mask-family-1a")
    assert t.honour[0] == 0
    say(t, "0 expose:mask-family-3a")
    assert t.honour[0] == 3
    assert "mask-family-1a" in names(t, "cherry")


def landless(honour: int) -> Senji:
    t = table()
    for place in range(3):
        t.owner[place] = 1
    t.honour[0] = honour
    return t


@rule("SEN-66")
def test_a_family_without_provinces_hires_units_for_three_honour_each() -> None:
    t = turn(landless(6), "cherry")
    say(t, "0 hire:south")
    assert [word for word in menu(t) if "units" in word][-1] == "units:5"
    say(t, "0 units:4")
    assert t.honour[0] == -6
    assert t.units_at(0, FIRST_SEA + 1) == 4
    assert why(t, "0 hire:north") == "SEN-66"


@rule("SEN-66")
def test_one_samurai_is_hired_for_six_and_gives_no_honour() -> None:
    t = turn(landless(0), "cherry")
    say(t, "0 hire:north units:1 hire-samurai")
    say(t, f"0 {menu(t)[0]}")
    assert t.honour[0] == -9
    assert len(t.samurai_at(0, FIRST_SEA)) == 1


@rule("SEN-66")
def test_the_samurai_alone_may_be_hired_but_not_nothing() -> None:
    t = turn(landless(-3), "cherry")
    say(t, "0 hire:north units:0")
    assert menu(t) == ["hire-samurai"]
    t = turn(landless(-6), "cherry")
    say(t, "0 hire:north")
    assert why(t, "0 units:0") == "SEN-66"
    say(t, "0 units:1")
    assert t.asks[0].rule == "SEN-60"


@rule("SEN-66")
def test_with_a_province_nobody_hires() -> None:
    assert why(turn(table(), "cherry"), "0 hire:north") == "SEN-66"


@rule("SEN-67")
def test_a_family_is_out_without_province_piece_and_honour() -> None:
    t = landless(-7)
    assert is_out(t, 0)
    t.honour[0] = -6
    assert not is_out(t, 0)
    t.honour[0] = -7
    t.add_units(0, FIRST_SEA, 1)
    assert not is_out(t, 0)


@rule("SEN-67")
def test_its_family_then_counts_as_absent() -> None:
    t = hand(landless(-9), "cherry", "mask-family-1a", "fan-trade-2a")
    t.hands = replaced(t.hands, 0, tuple(c for c in t.hands[0] if c != card("fan-trade-2a")))
    t.exposed = replaced(t.exposed, 0, (card("fan-trade-2a"),))
    flowers(t, "cherry", "red-1")
    t.where[0] = -3
    t.lord = replaced(t.lord, 0, 0)
    t.lots = (card("lotus-trade-1a"),)
    t.hands = replaced(t.hands, 0, tuple(c for c in t.hands[0] if c != card("cherry-trade-1a")))
    t.bids = ((card("lotus-trade-1a"), 0, card("cherry-trade-1a"), 1),)
    assert not end_or_go_on(t)
    assert t.families() == [1, 2, 3, 4, 5]
    assert len(t.piles[0]) == 11
    assert "mask-family-1a" in names(t, "mask")
    assert "fan-trade-2a" in names(t, "fan")
    assert len(t.discard) == 1
    assert t.seat[0] == NOBODY
    assert SENJI.view(t, 0)["players"][0]["out"]


@rule("SEN-68")
def test_honour_never_falls_below_minus_nine() -> None:
    t = table()
    gain(t, 0, 3, 0)
    lose(t, 0, 20)
    assert t.honour[0] == -9
    assert len(SOURCES) == 6


@rule("SEN-68")
def test_nothing_is_bought_that_takes_the_score_below_minus_nine() -> None:
    assert why(turn(landless(-7), "cherry"), "0 hire:north") == "SEN-68"


@rule("SEN-68")
def test_a_loss_that_stops_does_not_reduce_what_another_gains() -> None:
    t = hand(table(), "dragon", "cherry-family-4a")
    t.honour[0] = -6
    t.add_units(0, 1, 1)
    from scenes.senji import attack

    attack(t, "bungo", "shikoku", 1)
    say(t, "1 execute:cherry-family-4a")
    assert (t.honour[0], t.honour[1]) == (-9, 4)
    assert family("dragon") == 1


@rule("SEN-65", "SEN-68")
def test_a_hostage_is_not_taken_back_for_nothing() -> None:
    t = table()
    t.exposed = replaced(t.exposed, 0, (card("dragon-family-3a"),))
    t.hands = replaced(t.hands, 1, tuple(c for c in t.hands[1] if c != card("dragon-family-3a")))
    t.honour[0] = -7
    assert why(turn(t, "cherry"), "0 recall:dragon-family-3a") == "SEN-68"
    t.honour[0] = -6
    t.ask_again()
    say(t, "0 recall:dragon-family-3a")
    assert t.honour[0] == -9


@rule("SEN-25", "SEN-55", "SEN-62", "SEN-63", "SEN-64")
def test_what_others_have_seen_is_noted_as_revealed() -> None:
    of_all = ("dragon-trade-1a", "mask-trade-1a", "fan-trade-2a", "lotus-trade-1a")
    t = hand(table(), "cherry", *of_all, "sabre-trade-1a", "dragon-family-3a")
    flowers(flowers(t, "cherry", "red-1", "red-2", "red-3"), "mask", "red-1", "red-2", "gold-3")
    turn(t, "cherry")
    for words in (
        "expose:dragon-family-3a",
        "combine:short-run",
        "set " + " ".join(f"return:{name}" for name in sorted(of_all, key=card)),
    ):
        before = t.copy()
        say(t, f"0 {words}")
        if words.startswith("set"):
            assert t.revealed == before.revealed  # one card is still missing
            say(t, "0 return:sabre-trade-1a")
        assert t.revealed > before.revealed, words
    before = hand(t, "cherry", "mask-trade-2a").copy()
    t.ask_again()
    say(t, "0 call:mask-trade-2a")
    assert t.revealed > before.revealed
    t = hand(units(table(), bungo=2), "dragon", "cherry-family-4a")
    attack(t, "bungo", "shikoku", 2)
    before = t.copy()
    say(t, "1 execute:cherry-family-4a")
    assert t.revealed > before.revealed
