"""The eighteen samurai, each by name (SEN-80 to 82)."""

from scenes.senji import (
    at,
    attack,
    card,
    decoy,
    family,
    floor,
    flowers,
    hand,
    names,
    order,
    play,
    province,
    samurai,
    summer,
    table,
    turn,
    units,
)
from table_talk import menu, rule, say, why
from tatami.games.senji.frames import Combat, Moving
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import SAMURAI, SAMURAI_HONOUR
from tatami.games.senji.rules.honour import die
from tatami.games.senji.table import Senji

OTHERS = (2, 2, 3, 3, 4, 4, 5, 5, 5)


def fight(
    attackers: tuple[str, ...] = (),
    defenders: tuple[str, ...] = (),
    strength: tuple[int, int] = (3, 3),
    **hands: tuple[str, ...],
) -> Senji:
    """Cherry attacks Shikoku from Bungo; nobody rolls the fighters' symbols."""
    t = units(table(), bungo=strength[0], shikoku=strength[1])
    for name in attackers:
        samurai(t, name, "bungo")
    for name in defenders:
        samurai(t, name, "shikoku")
    for who, cards in hands.items():
        hand(t, who, *cards)
    attack(t, "bungo", "shikoku", strength[0], *attackers, dice=OTHERS)
    say(t, "1 spare")
    return t


def lay_decoys(t: Senji) -> None:
    say(t, "0 " + decoy("cherry"), "1 " + decoy("dragon"))


@rule("SEN-80")
def test_akashi_sets_two_dice_aside() -> None:
    assert fight(("akashi",)).nearest(Combat).aside == (2, 0)
    assert fight((), ("akashi", "daisuke")).nearest(Combat).aside == (0, 3)


@rule("SEN-80")
def test_baba_may_lay_two_support_cards() -> None:
    t = fight(("baba",), (), (3, 5), cherry=("mask-support-2a", "fan-support-1a"))
    assert menu(t, 0)[-4:] == [
        "enough",
        "second:cherry-support-0",
        "second:mask-support-2a",
        "second:fan-support-1a",
    ]
    assert why(t, "0 second:cherry-support-1a") == "SEN-53"
    say(t, "0 support:mask-support-2a second:fan-support-1a", "1 " + decoy("dragon"))
    assert at(t, "shikoku")[0] == "cherry"  # 3 + 1 + 2 + 1 against 5


@rule("SEN-80")
def test_babas_two_cards_of_one_family_add_up_and_a_die_counts_once() -> None:
    t = fight(("baba",), (), (3, 5), cherry=("sabre-support-2a", "sabre-support-2b"))
    say(t, "0 support:sabre-support-2a second:sabre-support-2b", "1 " + decoy("dragon"))
    assert at(t, "shikoku")[0] == "cherry"  # two of the eight dice show the sabre… and no more
    t = fight(("baba",), (), (3, 4), cherry=("lotus-support-2a", "mask-support-2a"))
    say(t, "0 support:lotus-support-2a second:lotus-support-2a", "1 " + decoy("dragon"))
    assert "mask-support-2a" in names(t, "cherry")  # the same card twice is one card
    assert at(t, "shikoku")[0] == "cherry"


@rule("SEN-80")
def test_baba_may_lay_one_card_only() -> None:
    t = fight(("baba",), (), (3, 6))
    say(t, "0 " + decoy("cherry") + " enough", "1 " + decoy("dragon"))
    assert at(t, "shikoku")[0] == "dragon"


@rule("SEN-80")
def test_chosogabe_draws_four_and_keeps_two() -> None:
    t = samurai(order(table(), bungo="production"), "chosogabe", "bungo")
    t.deck = (0, 2, 4, 6, *t.deck[10:])
    summer(t)
    assert menu(t) == ["discard:red-1", "discard:red-2", "discard:red-3"]  # a second must follow
    assert SENJI.view(t, 1)["shown"] == []
    say(t, "0 discard:red-1")
    assert menu(t) == ["discard:red-2", "discard:red-3", "discard:red-4"]
    say(t, "0 discard:red-3")
    assert SENJI.view(t, 0)["flowers"] == ["red-2", "red-4"]
    assert SENJI.view(t, 1)["discard"] == ["red-1", "red-3"]


@rule("SEN-80")
def test_daisuke_has_no_ability_but_most_honour() -> None:
    assert SAMURAI_HONOUR[SAMURAI.index("daisuke")] == max(SAMURAI_HONOUR) == 8
    assert fight(("daisuke",)).nearest(Combat).aside == (1, 0)


@rule("SEN-80")
def test_ekes_draws_three() -> None:
    t = samurai(order(table(), bungo="production"), "ekes", "bungo")
    summer(t)
    assert len(t.flowers[0]) == 3


@rule("SEN-81")
def test_with_chosogabe_in_the_province_ekes_does_not_count() -> None:
    t = samurai(order(table(), bungo="production"), "ekes", "bungo")
    samurai(t, "chosogabe", "bungo")
    summer(t)
    say(t, f"0 {menu(t)[0]}", "0 " + menu(t)[0])
    assert len(t.flowers[0]) == 2


@rule("SEN-80")
def test_fukushima_changes_up_to_two_cards_once_a_turn() -> None:
    t = samurai(flowers(table(), "cherry", "red-5", "red-9", "gold-1"), "fukushima", "bungo")
    turn(t, "cherry")
    say(t, "0 refresh discard:red-5 discard:gold-1")
    assert len(t.flowers[0]) == 3
    assert SENJI.view(t, 3)["discard"] == ["red-5", "gold-1"]
    assert why(t, "0 refresh") == "SEN-80"


@rule("SEN-80")
def test_fukushima_may_change_one_card() -> None:
    t = samurai(flowers(table(), "cherry", "red-5", "red-9"), "fukushima", "bungo")
    turn(t, "cherry")
    say(t, "0 refresh discard:red-5 enough")
    assert len(t.flowers[0]) == 2
    t = samurai(flowers(table(), "cherry", "red-5", "red-9"), "fukushima", "bungo")
    turn(t, "cherry")
    say(t, "0 refresh discard:red-9")
    assert why(t, "0 discard:red-5") == "SEN-80"  # cards are named in ascending order
    t = samurai(flowers(table(), "cherry", "red-5"), "fukushima", "bungo")
    turn(t, "cherry")
    say(t, "0 refresh discard:red-5")
    assert t.asks[0].rule == "SEN-60"


@rule("SEN-80")
def test_gamo_halves_the_loss_of_an_execution() -> None:
    t = hand(units(table(), bungo=2), "dragon", "cherry-family-4a")
    samurai(t, "gamo", "satsuma")
    attack(t, "bungo", "shikoku", 2)
    say(t, "1 execute:cherry-family-4a")
    assert (t.honour[0], t.honour[1]) == (-4, 4)


@rule("SEN-80")
def test_hosokawa_doubles_the_honour_of_a_defence() -> None:
    t = fight((), ("hosokawa",), (2, 4))
    lay_decoys(t)
    assert t.honour[1] == 8


@rule("SEN-80")
def test_ishida_adds_two_honour_to_one_combination_a_turn() -> None:
    t = flowers(table(), "cherry", "red-1", "red-2", "red-3", "blue-5", "blue-6", "blue-7")
    samurai(t, "ishida", "bungo")
    turn(t, "cherry")
    say(t, "0 combine:short-run lay:red-1 combine:short-run")
    assert t.honour[0] == 4 + 2 + 4


@rule("SEN-80")
def test_kuroda_makes_trade_cards_count_two_more() -> None:
    t = hand(table(), "cherry", "mask-trade-1a")
    flowers(t, "mask", "red-1", "red-2", "red-3", "red-4")
    samurai(t, "kuroda", "bungo")
    turn(t, "cherry")
    say(t, "0 call:mask-trade-1a", "2 show:red-1 show:red-2 show:red-3")
    assert len(menu(t)) == 3


@rule("SEN-80")
def test_units_raiding_with_mori_take_no_roll() -> None:
    t = samurai(units(table(), suruga=4), "mori", "suruga")
    play(t, Moving(family("lotus"), province("suruga")))
    t.loaded = (4,)
    say(t, "4 raid:bungo units:2 with:mori raid:kii units:1 enough")
    assert SENJI.view(t, 4)["fight"]["units"] == [2, 0]  # only the other group rolled, and is lost
    assert at(t, "suruga") == ("lotus", 3)


@rule("SEN-80")
def test_naoe_looks_at_a_hand_at_the_start_of_winter() -> None:
    t = samurai(hand(table(), "mask", "fan-family-3a"), "naoe", "bungo")
    floor(t)
    assert why(t, "0 look:cherry") == "SEN-80"
    t.chronicle = []
    say(t, "0 look:mask")
    told = [(event.kind.name, event.to) for event in t.chronicle]
    assert told == [("looked-at", 2), ("saw-hand", 0)]  # nobody else is told
    assert "fan-family-3a" in SENJI.view(t, 0)["known"][1]["last_seen"]
    assert t.asks[0].rule == "SEN-20"
    t = samurai(table(), "naoe", "bungo")
    floor(t)
    say(t, "0 enough")
    assert t.asks[0].rule == "SEN-20"


@rule("SEN-80")
def test_otani_needs_four_cards_and_may_leave_out_one_opponent() -> None:
    cards = ("dragon-trade-1a", "mask-trade-1a", "fan-trade-2a", "lotus-trade-1a")
    t = samurai(hand(table(), "cherry", *cards), "otani", "bungo")
    turn(t, "cherry")
    assert why(t, "0 set") == "SEN-62"
    say(t, "0 short-set " + " ".join(f"return:{name}" for name in sorted(cards, key=card)))
    assert t.honour == [10, -1, -1, -1, -1, 0]
    assert why(t, "0 short-set") == "SEN-80"


@rule("SEN-80")
def test_sanada_may_withdraw_with_all_pieces() -> None:
    t = samurai(units(table(), bungo=3, shikoku=2, aki=4), "sanada", "shikoku")
    samurai(t, "daisuke", "shikoku")
    attack(t, "bungo", "shikoku", 3)
    say(t, "1 spare")
    assert why(t, "1 retreat:kii") == "SEN-80"
    say(t, "1 retreat:aki")
    assert at(t, "shikoku") == ("cherry", 3)
    assert at(t, "aki") == ("dragon", 6)
    assert len(t.samurai_at(1, province("aki"))) == 2
    assert t.honour[0] == 0


@rule("SEN-80")
def test_sanada_may_stand_and_needs_room_to_withdraw() -> None:
    t = samurai(units(table(), bungo=3, shikoku=2, aki=4), "sanada", "shikoku")
    attack(t, "bungo", "shikoku", 3)
    say(t, "1 spare stand")
    assert t.asks[0].rule == "SEN-53"
    t = samurai(units(table(), bungo=3, shikoku=2, aki=5), "sanada", "shikoku")
    attack(t, "bungo", "shikoku", 3)
    say(t, "1 spare")
    assert t.asks[0].rule == "SEN-53"


@rule("SEN-80")
def test_torii_lets_two_hostages_of_a_family_lie_exposed_while_he_lives() -> None:
    t = hand(table(), "cherry", "mask-family-3a", "mask-family-1a", "mask-family-2a")
    samurai(t, "torii", "bungo")
    turn(t, "cherry")
    say(t, "0 expose:mask-family-3a expose:mask-family-1a")
    assert t.honour[0] == 4
    assert why(t, "0 expose:mask-family-2a") == "SEN-64"
    die(t, SAMURAI.index("torii"))
    assert t.honour[0] == 3
    assert t.exposed[0] == (card("mask-family-3a"),)


@rule("SEN-80")
def test_umeko_makes_an_opponent_swap_a_diplomacy_card() -> None:
    t = samurai(table(), "umeko", "bungo")
    turn(t, "cherry")
    say(t, "0 swap:mask")
    assert why(t, "0 swap-card:cherry-support-0") == "SEN-22"
    say(t, "2 swap-card:mask-trade-1a", "0 swap-card:cherry-trade-2a")
    assert "mask-trade-1a" in names(t, "cherry")
    assert "cherry-trade-2a" in names(t, "mask")
    assert why(t, "0 swap:fan") == "SEN-80"


@rule("SEN-80")
def test_by_option_umeko_swaps_a_hanafuda_card() -> None:
    t = samurai(table(umeko="hanafuda"), "umeko", "bungo")
    flowers(flowers(t, "cherry", "red-1"), "mask", "gold-5")
    turn(t, "cherry")
    assert why(t, "0 swap:fan") == "SEN-80"
    say(t, "0 swap:mask swap-flower:red-1", "2 swap-flower:gold-5")
    assert SENJI.view(t, 0)["flowers"] == ["gold-5"]
    assert SENJI.view(t, 2)["flowers"] == ["red-1"]
    assert SENJI.view(t, 2)["known"][0]["flowers"] == ["gold-5"]
    assert SENJI.view(t, 4)["known"][0]["flowers"] == []


@rule("SEN-80")
def test_against_wakizaka_support_is_laid_face_up_and_first() -> None:
    t = fight(("wakizaka",), (), dragon=("mask-support-1a",))
    assert [ask.seat for ask in t.asks] == [1]
    say(t, "1 support:mask-support-1a")
    assert SENJI.view(t, 0)["fight"]["laid"] == [[], ["mask-support-1a"]]
    say(t, "0 " + decoy("cherry"))
    assert not t.asks or t.nearest(Combat).ties
    t = fight((), ("wakizaka",))
    assert [ask.seat for ask in t.asks] == [0]


@rule("SEN-82")
def test_baba_lays_both_cards_face_up_before_wakizaka() -> None:
    t = fight(("baba",), ("wakizaka",), cherry=("mask-support-2a", "fan-support-1a"))
    assert [ask.seat for ask in t.asks] == [0, 0]
    say(t, "0 support:mask-support-2a second:fan-support-1a")
    assert SENJI.view(t, 1)["fight"]["laid"] == [["mask-support-2a", "fan-support-1a"], []]
    assert [ask.seat for ask in t.asks] == [1]
    t = fight(("baba",), ("wakizaka",))
    say(t, "0 " + decoy("cherry") + " enough")
    assert SENJI.view(t, 1)["fight"]["laid"] == [["cherry-support-0"], []]


@rule("SEN-80")
def test_yamagata_wins_ties() -> None:
    t = fight(("yamagata",), (), (3, 4))
    t.chronicle = []
    lay_decoys(t)
    ends = [event for event in t.chronicle if event.kind.name in ("tie-broken", "won")]
    assert ends[0].plain()["samurai"] == "samurai:yamagata"
    assert ends[1].kind.name == "won"
    assert at(t, "shikoku")[0] == "cherry"
    t = fight((), ("yamagata",), (4, 3))
    lay_decoys(t)
    assert at(t, "shikoku")[0] == "dragon"


@rule("SEN-80")
def test_an_ability_works_only_while_its_samurai_is_on_the_board() -> None:
    t = samurai(table(), "umeko", "bungo")
    die(t, SAMURAI.index("umeko"))
    assert "swap:mask" not in menu(turn(t, "cherry"))


@rule("SEN-80")
def test_a_samurai_serves_in_the_first_province_as_in_any_other() -> None:
    t = hand(table(), "cherry", "mask-trade-1a")
    flowers(t, "mask", "red-1", "red-2", "red-3", "red-4")
    samurai(t, "kuroda", "chikuzen")
    turn(t, "cherry")
    say(t, "0 call:mask-trade-1a", "2 show:red-1 show:red-2 show:red-3")
    assert len(menu(t)) == 3
