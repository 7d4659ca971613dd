"""Kami (SEN-90 to 94)."""

from scenes.senji import (
    attack,
    decoy,
    floor,
    flowers,
    hand,
    names,
    province,
    samurai,
    table,
    turn,
    units,
    with_kami,
)
from table_talk import menu, rule, say, why
from tatami.core.table import replaced
from tatami.games.senji.frames import Combat
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import SAMURAI
from tatami.games.senji.rules.honour import die
from tatami.games.senji.tokens import AS_KAMI, DEAD, GONE


@rule("SEN-90")
def test_a_dead_samurai_becomes_a_kami_of_his_controller() -> None:
    t = with_kami("akashi")
    assert (t.where[0], t.lord[0]) == (AS_KAMI, 0)
    assert SENJI.view(t, 3)["players"][0]["kami"] == ["akashi"]
    t = samurai(table(), "akashi", "bungo")
    die(t, 0)
    assert t.where[0] == DEAD


@rule("SEN-90")
def test_a_kami_is_used_once_and_leaves_the_game() -> None:
    t = floor(with_kami("torii"))
    say(t, "0 kami:torii look:mask take:mask-trade-1a")
    assert t.where[SAMURAI.index("torii")] == GONE
    assert "kami:torii" not in menu(t, 0)


@rule("SEN-90")
def test_economic_kami_act_in_the_own_autumn_only() -> None:
    t = floor(with_kami("ekes"))
    assert "kami:ekes" not in menu(t, 0)
    assert "kami:ekes" in menu(turn(with_kami("ekes"), "cherry"))
    assert "kami:akashi" not in menu(turn(with_kami("akashi"), "cherry"))


@rule("SEN-91")
def test_a_diplomatic_kami_looks_at_a_hand_and_takes_a_card() -> None:
    t = turn(hand(with_kami("torii"), "mask", "fan-family-3a"), "cherry")
    say(t, "0 kami:torii")
    assert why(t, "0 look:cherry") == "SEN-91"
    say(t, "0 look:mask")
    assert "fan-family-3a" in SENJI.view(t, 0)["known"][1]["cards"]
    assert why(t, "0 take:mask-support-0") == "SEN-22"
    say(t, "0 take:fan-family-3a")
    assert "fan-family-3a" in names(t, "cherry")
    assert t.asks[0].rule == "SEN-60"


@rule("SEN-91")
def test_a_taken_card_voids_the_offers_that_counted_on_it() -> None:
    t = floor(with_kami("torii"))
    say(t, "2 to:fan give:mask-trade-1a send", "0 kami:torii look:mask take:mask-trade-1a")
    assert "accept:mask" not in menu(t, 3)


@rule("SEN-91")
def test_what_lies_in_a_bid_is_not_in_hand() -> None:
    t = table(5, kami="yes")
    samurai(t, "torii", "kii")
    die(t, SAMURAI.index("torii"))
    floor(t)
    lot = SENJI.view(t, 1)["lots"][0]["card"]
    say(t, f"0 bid:{lot} stake:dragon-trade-1a", "1 kami:torii look:dragon")
    assert "take:dragon-trade-1a" not in menu(t, 1)
    assert "take:dragon-trade-2a" in menu(t, 1)


@rule("SEN-91")
def test_there_must_be_a_card_to_take() -> None:
    t = with_kami("torii")
    for other in range(1, 6):
        t.executed += t.hands[other][1:]
        t.hands = replaced(t.hands, other, t.hands[other][:1])
    assert why(turn(t, "cherry"), "0 kami:torii") == "SEN-91"


@rule("SEN-92")
def test_an_economic_kami_takes_any_card_of_the_deck_which_is_shuffled() -> None:
    t = with_kami("ekes")
    t.deck = t.deck[10:20]
    turn(t, "cherry")
    say(t, "0 kami:ekes")
    assert menu(t) == [f"draw:red-{n}" for n in range(6, 11)]
    before = t.deck
    say(t, "0 draw:red-8")
    assert SENJI.view(t, 0)["flowers"] == ["red-8"]
    assert t.deck != tuple(f for f in before if f != t.flowers[0][0])


@rule("SEN-92")
def test_an_empty_deck_has_nothing_to_take() -> None:
    t = with_kami("ekes")
    t.deck = ()
    assert why(turn(t, "cherry"), "0 kami:ekes") == "SEN-92"


DICE = (1, 1, 2, 2, 3, 3, 4, 4, 5)


@rule("SEN-93")
def test_a_military_kami_rolls_any_dice_again() -> None:
    t = units(with_kami("akashi"), bungo=3, shikoku=3)
    attack(t, "bungo", "shikoku", 3, dice=(*DICE, 0, 0))
    say(t, "1 spare", "0 kami:akashi reroll:dragon reroll:dragon")
    assert "reroll:dragon" not in menu(t)
    say(t, "0 enough")
    assert t.nearest(Combat).dice == (0, 0, 2, 2, 3, 3, 4, 4, 5)
    assert t.asks[0].rule == "SEN-53"


@rule("SEN-93")
def test_a_copy_made_meanwhile_knows_which_dice_were_picked() -> None:
    t = units(with_kami("akashi"), bungo=3, shikoku=3)
    attack(t, "bungo", "shikoku", 3, dice=(*DICE, 0, 0))
    say(t, "1 spare", "0 kami:akashi reroll:dragon")
    copy = t.copy()
    say(copy, "0 enough")
    say(t, "0 reroll:dragon enough")
    assert copy.nearest(Combat).dice == (0, 1, 2, 2, 3, 3, 4, 4, 5)
    assert t.nearest(Combat).dice == (0, 0, 2, 2, 3, 3, 4, 4, 5)


@rule("SEN-93")
def test_it_is_used_once_in_a_combat_however_many_rounds_it_has() -> None:
    t = units(with_kami("akashi", "daisuke"), bungo=3, shikoku=3)
    attack(t, "bungo", "shikoku", 3, dice=(5, 5, 2, 2, 3, 3, 4, 4, 5) + (5,) * 19)
    say(t, "1 spare", "0 kami:akashi reroll:sabre enough")
    say(t, "0 " + decoy("cherry"), "1 " + decoy("dragon"))
    assert t.nearest(Combat).ties == 1
    assert t.asks[0].rule == "SEN-53"


@rule("SEN-90", "SEN-93")
def test_there_is_one_reroll_in_a_combat_and_the_defender_is_asked_first() -> None:
    t = units(with_kami("akashi"), bungo=3, shikoku=3)
    samurai(t, "daisuke", "shikoku")
    die(t, SAMURAI.index("daisuke"))
    spared = attack(t, "bungo", "shikoku", 3, dice=(*DICE, 0, 0)).copy()
    say(t, "1 spare kami:daisuke reroll:dragon enough")
    assert t.asks[0].rule == "SEN-53"  # the attacker is not asked any more
    say(spared, "1 spare enough")
    assert "kami:akashi" in menu(spared, 0)


@rule("SEN-93")
def test_the_last_die_needs_no_end_and_set_aside_dice_are_not_rolled() -> None:
    t = units(with_kami("akashi"), bungo=3, shikoku=3)
    samurai(t, "daisuke", "bungo")
    attack(t, "bungo", "shikoku", 3, "daisuke", dice=(1, 1, 1, 1, 1, 1, 1, 5, 2))
    say(t, "1 spare", "0 kami:akashi reroll:sabre")
    assert t.nearest(Combat).dice == (1, 1, 1, 1, 1, 1, 1, 2)
    assert t.nearest(Combat).aside == (1, 0)


@rule("SEN-94")
def test_samurai_may_be_ordered_to_commit_seppuku_in_the_own_autumn() -> None:
    t = samurai(table(kami="yes"), "ekes", "bungo")
    samurai(t, "akashi", "satsuma")
    t.honour[0] = 5
    flowers(t, "cherry", "red-1")
    turn(t, "cherry")
    say(t, "0 seppuku:ekes")
    assert "kami:ekes" in menu(t)
    assert why(t, "0 seppuku:akashi") == "SEN-94"  # one each autumn
    assert t.honour[0] == 5
    assert t.samurai_at(0, province("bungo")) == ()


@rule("SEN-94")
def test_without_the_option_there_is_no_seppuku() -> None:
    t = turn(samurai(table(), "ekes", "bungo"), "cherry")
    assert "seppuku:ekes" not in menu(t)
