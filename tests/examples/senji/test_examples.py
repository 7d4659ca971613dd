"""The examples of the rulebook, with their numbers."""

import tomllib
from importlib.resources import files

from scenes.senji import (
    attack,
    card,
    decoy,
    floor,
    flowers,
    hand,
    names,
    samurai,
    table,
    turn,
    units,
)
from table_talk import menu, rule, say
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Combat
from tatami.games.senji.game import SENJI
from tatami.games.senji.words import TIME

EXAMPLES = {
    example["id"]: example
    for example in tomllib.loads(
        files("tatami.games.senji").joinpath("data/senji.toml").read_text(encoding="utf-8")
    )["examples"]
}


@rule("SEN-27")
def test_a_bid_of_four_beats_one_of_three() -> None:
    """1 + 3 against 1 + 1 + 1 for a card of the blue family, which is absent."""
    assert EXAMPLES["auction"]["bids"] == [[1, 3], [1, 1, 1]]
    t = table(5)
    lot = card("cherry-family-4a")
    t.piles = replaced(t.piles, 0, (lot, *[c for c in t.piles[0] if c != lot]))
    floor(t)
    say(t, "1 bid:cherry-family-4a stake:mask-family-1a stake:mask-trade-3a enough")
    say(t, "2 bid:cherry-family-4a stake:fan-family-1a stake:fan-family-1b")
    say(t, "2 stake:fan-support-1a enough")
    t.answer(NOBODY, TIME)
    assert "cherry-family-4a" in names(t, "mask")
    assert {card("mask-family-1a"), card("mask-trade-3a")} <= set(t.piles[0])
    assert {"fan-family-1a", "fan-family-1b", "fan-support-1a"} <= set(names(t, "fan"))


@rule("SEN-52")
def test_a_combat_of_six_against_seven() -> None:
    """Eight dice are rolled; each side finds two of its symbols: 6 against 7."""
    example = EXAMPLES["combat_totals"]
    t = samurai(units(table(), bungo=4, shikoku=4), "daisuke", "shikoku")
    attack(t, "bungo", "shikoku", 4, dice=(0, 0, 1, 1, 2, 3, 4, 5))
    say(t, "1 spare")
    c = t.nearest(Combat)
    assert len(c.dice) == example["dice_rolled"]
    assert [c.dice.count(0), c.dice.count(1)] == example["crests"]
    assert SENJI.view(t, 0)["fight"]["points"] == example["totals"]


def supported(ours: str, theirs: str, dice: tuple[int, ...]) -> tuple[int, int]:
    t = units(table(), bungo=3, shikoku=3)
    for who, name in (("cherry", ours), ("dragon", theirs)):
        if name:
            hand(t, who, name)
    t.secret, t.chronicle = "x", []
    attack(t, "bungo", "shikoku", 3, dice=dice)
    say(t, "1 spare")
    say(t, f"0 support:{ours}", "1 " + (f"support:{theirs}" if theirs else decoy("dragon")))
    points = next(e.plain() for e in t.chronicle if e.kind.name == "totals")
    return int(str(points["attacker"])) - 3, int(str(points["defender"])) - 3


@rule("SEN-53")
def test_one_symbol_gives_one_point_whatever_the_card() -> None:
    example = EXAMPLES["support_limited_by_dice"]
    gained = supported("mask-support-2a", "", (2, 3, 3, 3, 4, 4, 4, 5, 5))
    assert gained[0] == example["points"] == 1


@rule("SEN-53")
def test_a_card_of_two_gives_two_points_however_many_symbols() -> None:
    example = EXAMPLES["support_limited_by_card"]
    gained = supported("mask-support-2a", "", (2, 2, 2, 3, 3, 4, 4, 5, 5))
    assert gained[0] == example["points"] == 2


@rule("SEN-53")
def test_when_both_call_on_one_family_the_higher_card_gets_it() -> None:
    example = EXAMPLES["support_same_family"]
    gained = supported("mask-support-3a", "mask-support-2a", (2, 2, 3, 3, 4, 4, 5, 5, 5))
    assert list(gained) == example["points"] == [2, 0]


@rule("SEN-64")
def test_an_exposed_hostage_of_three_is_worth_three_while_it_lies_there() -> None:
    example = EXAMPLES["hostage_shown"]
    t = turn(hand(table(), "cherry", "mask-family-3a"), "cherry")
    say(t, "0 expose:mask-family-3a done")
    assert t.honour[0] == example["honour"] == 3
    turn(t, "cherry")
    say(t, "0 recall:mask-family-3a")
    assert t.honour[0] == 0


@rule("SEN-63")
def test_one_combination_gives_a_samurai_and_another_twelve_honour() -> None:
    tanzaku = ("red-2", "red-9", "red-10", "green-5", "green-7")
    t = turn(flowers(table(), "cherry", *tanzaku), "cherry")
    say(t, "0 combine:five-tanzaku")
    say(t, f"0 {menu(t)[0]} station:bungo")
    assert len(t.samurai_at(0, 1)) == 1
    t = turn(flowers(table(), "cherry", "red-12", "green-3", "blue-8", "gold-1"), "cherry")
    say(t, "0 combine:four-suns")
    assert t.honour[0] == 12


@rule("SEN-45")
def test_a_raiding_unit_is_lost_once_in_six_times() -> None:
    assert EXAMPLES["raid_risk"]["chance"] == round(1 / 6, 4)
