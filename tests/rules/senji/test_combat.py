"""Combat (SEN-50 to 59)."""

from scenes.senji import (
    at,
    attack,
    card,
    decoy,
    family,
    hand,
    names,
    order,
    province,
    samurai,
    table,
    units,
)
from table_talk import menu, rule, say, why
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Combat
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import SAMURAI
from tatami.games.senji.rules.combat import dice_shared, support_points
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import DEAD, FROM_EXECUTIONS, FROM_WAR, SOURCES

OTHERS = (2, 2, 3, 3, 4, 4, 5, 5, 5)  # no die for Cherry or Dragon


def battle(attackers: int, defenders: int, *names: str, dice: tuple[int, ...] = OTHERS) -> Senji:
    """Cherry attacks Shikoku from Bungo."""
    t = units(table(), bungo=attackers, shikoku=defenders)
    for name in names:
        samurai(t, name, "bungo")
    return attack(t, "bungo", "shikoku", attackers, *names, dice=dice)


def lay_decoys(t: Senji) -> None:
    say(t, "0 " + decoy("cherry"), "1 " + decoy("dragon"))


@rule("SEN-50")
def test_the_higher_combat_value_wins() -> None:
    t = battle(3, 2)
    say(t, "1 spare")
    lay_decoys(t)
    assert at(t, "shikoku") == ("cherry", 1)
    t = battle(2, 3)
    say(t, "1 spare")
    lay_decoys(t)
    assert at(t, "shikoku") == ("dragon", 1)


@rule("SEN-50")
def test_an_empty_province_is_still_defended_by_dice() -> None:
    t = battle(2, 0, dice=(1, 1, 1, 2, 2, 2, 3, 3, 3))
    say(t, "1 spare")
    lay_decoys(t)
    assert at(t, "shikoku") == ("dragon", 0)
    assert t.honour[1] == 2
    assert t.in_play(0) == 0


@rule("SEN-51")
def test_units_and_samurai_give_a_point_each() -> None:
    t = battle(2, 3, "daisuke", dice=OTHERS[:8] + OTHERS[:8])
    say(t, "1 spare")
    c = t.nearest(Combat)
    assert (c.aside, len(c.dice)) == ((1, 0), 8)
    lay_decoys(t)
    assert t.nearest(Combat).ties == 1  # 2 + 1 against 3


@rule("SEN-51")
def test_too_many_samurai_take_dice_in_turn_defender_first() -> None:
    assert dice_shared(2, 1) == (2, 1)
    assert dice_shared(6, 5) == (4, 5)
    assert dice_shared(9, 1) == (8, 1)
    assert dice_shared(0, 12) == (0, 9)


@rule("SEN-51")
def test_when_all_dice_are_set_aside_none_is_rolled() -> None:
    t = table()
    for name in SAMURAI[2:8]:
        samurai(t, name, "bungo")
    for name in SAMURAI[8:12]:
        samurai(t, name, "shikoku")
    attack(t, "bungo", "shikoku", 0, *SAMURAI[2:8])
    say(t, "1 spare")
    c = t.nearest(Combat)
    assert (c.aside, c.dice) == ((5, 4), ())


@rule("SEN-52")
def test_one_roll_counts_for_both_sides() -> None:
    t = battle(3, 3, dice=(0, 0, 1, 2, 3, 4, 5, 5, 5))
    say(t, "1 spare")
    assert SENJI.view(t, 5)["fight"]["points"] == [5, 4]
    lay_decoys(t)
    assert at(t, "shikoku") == ("cherry", 0)


@rule("SEN-53")
def test_support_of_a_third_family_adds_its_dice_up_to_the_cards_value() -> None:
    t = units(hand(table(), "dragon", "mask-support-1a"), bungo=3, shikoku=3)
    attack(t, "bungo", "shikoku", 3, dice=(2, 2, 2, 3, 3, 3, 4, 4, 4))
    say(t, "1 spare")
    assert SENJI.view(t, 1)["fight"]["mine"] == {"dragon-support-0": 0, "mask-support-1a": 1}
    say(t, "0 " + decoy("cherry"), "1 support:mask-support-1a")
    assert at(t, "shikoku") == ("dragon", 0)
    assert "mask-support-1a" in names(t, "mask")


@rule("SEN-53")
def test_both_lay_a_card_face_down_and_the_decoy_if_there_is_no_other() -> None:
    t = battle(3, 2)
    say(t, "1 spare")
    assert menu(t, 0) == [decoy("cherry")]
    say(t, "0 " + decoy("cherry"))
    assert at(t, "shikoku") == ("dragon", 2)
    assert why(t, "1 support:dragon-support-3a") == "SEN-53"


@rule("SEN-53")
def test_of_two_cards_of_one_family_only_the_higher_counts_and_equal_ones_do_not() -> None:
    for ours, theirs, owner in (("3a", "2a", "cherry"), ("1a", "2a", "dragon")):
        t = units(table(), bungo=3, shikoku=3)
        hand(t, "cherry", f"mask-support-{ours}")
        hand(t, "dragon", f"mask-support-{theirs}")
        attack(t, "bungo", "shikoku", 3, dice=(2, 2, 3, 3, 3, 4, 4, 4, 5))
        say(t, "1 spare", f"0 support:mask-support-{ours}", f"1 support:mask-support-{theirs}")
        assert at(t, "shikoku")[0] == owner
    t = units(table(), bungo=3, shikoku=2)
    hand(t, "cherry", "lotus-support-1a")
    hand(t, "dragon", "lotus-support-1b")
    attack(t, "bungo", "shikoku", 3, dice=(4, 2, 3, 3, 3, 2, 2, 5, 5))
    say(t, "1 spare", "0 support:lotus-support-1a", "1 support:lotus-support-1b")
    assert at(t, "shikoku") == ("cherry", 1)


@rule("SEN-53")
def test_equal_cards_of_one_family_give_nothing() -> None:
    ours, theirs = (card("lotus-support-1a"),), (card("lotus-support-1b"),)
    assert support_points((4, 4), ours, theirs) == support_points((4, 4), theirs, ours) == 0
    assert support_points((4, 4), ours, ()) == 1


@rule("SEN-54")
def test_a_tie_is_fought_again_with_a_new_roll_and_new_cards() -> None:
    t = units(hand(table(), "cherry", "mask-support-1a"), bungo=3, shikoku=3)
    samurai(t, "daisuke", "shikoku")
    dice = (2, 0, 3, 3, 4, 4, 5, 5), (0, 0, 3, 3, 4, 4, 5, 5)
    attack(t, "bungo", "shikoku", 3, dice=dice[0] + dice[1])
    say(t, "1 spare", "0 " + decoy("cherry"), "1 " + decoy("dragon"))
    c = t.nearest(Combat)
    assert (c.ties, c.aside, c.dice) == (1, (0, 1), (0, 0, 3, 3, 4, 4, 5, 5))
    say(t, "0 support:mask-support-1a", "1 " + decoy("dragon"))
    assert at(t, "shikoku")[0] == "cherry"


@rule("SEN-54")
def test_after_ten_tied_rounds_the_defender_wins() -> None:
    t = battle(3, 3, dice=OTHERS * 10)
    say(t, "1 spare")
    for _ in range(10):
        lay_decoys(t)
    assert not t.asks
    assert at(t, "shikoku") == ("dragon", 0)
    assert t.honour[1] == 6


@rule("SEN-55")
def test_the_defender_may_execute_hostages_of_the_attacker() -> None:
    t = hand(units(table(), bungo=3, shikoku=2), "dragon", "cherry-family-4a", "cherry-family-1a")
    t.honour[0] = 20
    attack(t, "bungo", "shikoku", 3, dice=OTHERS)
    say(t, "1 execute:cherry-family-1a execute:cherry-family-4a spare")
    assert (t.honour[0], t.honour[1]) == (10, 5)
    assert t.executed == (card("cherry-family-1a"), card("cherry-family-4a"))
    assert t.gained[len(SOURCES) + FROM_EXECUTIONS] == 5
    assert t.asks[0].rule == "SEN-53"  # the attack goes on


@rule("SEN-55")
def test_only_hidden_hostages_of_the_attackers_family_are_executed() -> None:
    t = hand(units(table(), bungo=3), "dragon", "mask-family-1a", "cherry-family-2a")
    t.hands = replaced(t.hands, 1, tuple(c for c in t.hands[1] if c != card("cherry-family-2a")))
    t.exposed = replaced(t.exposed, 1, (card("cherry-family-2a"),))
    attack(t, "bungo", "shikoku", 3)
    assert why(t, "1 execute:mask-family-1a") == "SEN-55"
    assert why(t, "1 execute:cherry-family-2a") == "SEN-64"
    assert menu(t) == ["spare"]  # he is asked, so that nobody learns that he holds none


@rule("SEN-55")
def test_by_option_at_most_one_hostage_is_executed() -> None:
    t = table(executions="one")
    hand(units(t, bungo=3), "dragon", "cherry-family-4a", "cherry-family-1a")
    attack(t, "bungo", "shikoku", 3)
    say(t, "1 execute:cherry-family-1a")
    assert why(t, "1 execute:cherry-family-4a") == "SEN-55"


@rule("SEN-56")
def test_the_loser_loses_all_and_the_winner_as_many_units_but_no_samurai() -> None:
    t = units(table(), bungo=4, shikoku=2)
    samurai(samurai(t, "daisuke", "bungo"), "hosokawa", "shikoku")
    attack(t, "bungo", "shikoku", 4, "daisuke", dice=OTHERS[:7])
    say(t, "1 spare")
    lay_decoys(t)
    assert at(t, "shikoku") == ("cherry", 2)
    assert t.where[SAMURAI.index("daisuke")] == province("shikoku")
    assert t.where[SAMURAI.index("hosokawa")] == DEAD
    assert t.in_play(1) == 0


@rule("SEN-57")
def test_an_attacker_scores_twice_the_units_lost_and_a_defender_once() -> None:
    t = battle(4, 2)
    say(t, "1 spare")
    lay_decoys(t)
    assert t.honour[0] == 8
    assert t.gained[FROM_WAR] == 8
    t = battle(2, 4)
    say(t, "1 spare")
    lay_decoys(t)
    assert t.honour[1] == 4


@rule("SEN-57")
def test_only_units_really_lost_count_and_no_survivor_is_needed_to_conquer() -> None:
    t = battle(1, 3, dice=(0, 0, 0, 2, 2, 3, 3, 4, 4))
    say(t, "1 spare")
    lay_decoys(t)
    assert t.honour[0] == 8  # three of theirs and the only one of ours
    assert at(t, "shikoku") == ("cherry", 0)


@rule("SEN-58")
def test_a_winning_attacker_takes_the_province_and_discards_its_order() -> None:
    t = order(units(table(), bungo=4, shikoku=2), shikoku="recruit")
    attack(t, "bungo", "shikoku", 4, dice=OTHERS)
    say(t, "1 spare")
    lay_decoys(t)
    assert at(t, "shikoku") == ("cherry", 2)
    assert t.orders[province("shikoku")] == NOBODY


@rule("SEN-58")
def test_the_order_of_a_province_that_holds_stays_valid() -> None:
    t = order(units(table(), bungo=1, shikoku=3), shikoku="recruit")
    attack(t, "bungo", "shikoku", 1, dice=OTHERS)
    say(t, "1 spare")
    lay_decoys(t)
    assert t.orders[province("shikoku")] == 1


@rule("SEN-59")
def test_a_samurais_death_costs_no_honour() -> None:
    t = battle(0, 4, "daisuke")
    t.honour[0] = 8
    say(t, "1 spare")
    lay_decoys(t)
    assert t.where[SAMURAI.index("daisuke")] == DEAD
    assert t.honour[0] == 8
    assert t.honour[1] == 0  # samurai never count


@rule("SEN-59")
def test_the_defender_decides_on_samurai_before_the_attacker() -> None:
    t = table(kami="yes")
    units(t, bungo=2, shikoku=2)
    for name, lord in (("daisuke", 0), ("akashi", 1)):
        t.where[SAMURAI.index(name)] = -3
        t.lord = replaced(t.lord, SAMURAI.index(name), lord)
    attack(t, "bungo", "shikoku", 2)
    say(t, "1 spare")
    assert menu(t) == ["enough", "kami:akashi"]
    say(t, "1 enough")
    assert menu(t) == ["enough", "kami:daisuke"]


def test_the_view_tells_what_is_at_stake() -> None:
    t = battle(4, 2)
    fight = SENJI.view(t, 3)["fight"]
    assert fight["honour"] == [8, 6]
    assert fight["odds"] == 0.919
    assert family(fight["attacker"]) == 0
