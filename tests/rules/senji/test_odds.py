"""The exact odds of a combat."""

import tomllib
from importlib.resources import files
from itertools import product

import pytest

from scenes.senji import attack, card, decoy, hand, order, samurai, summer, table, units
from table_talk import rule, say
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Combat
from tatami.games.senji.game import SENJI
from tatami.games.senji.odds import chance, differences, fought_out, one_roll
from tatami.games.senji.table import Senji

SOURCE = tomllib.loads(
    files("tatami.games.senji").joinpath("data/senji.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("dice", [9, 8, 7, 6])
def test_the_odds_are_those_of_the_data_file(dice: int) -> None:
    for lead, expected in enumerate(SOURCE["combat"]["odds"][f"dice_{dice}"]):
        assert chance(lead, dice) == pytest.approx(expected, abs=0.0006)


def test_the_odds_are_counted_roll_by_roll() -> None:
    wins = ties = 0
    for dice in product(range(6), repeat=4):
        lead = 1 + dice.count(0) - dice.count(1) + min(2, dice.count(2)) - 2
        wins += lead > 0
        ties += lead == 0
    won, tied = one_roll(-1, 4, 2)
    assert won == pytest.approx(wins / 6**4)
    assert tied == pytest.approx(ties / 6**4)
    assert chance(-1, 4, support=2) == pytest.approx(won + tied * fought_out(-1, 4, 9))


def test_yamagata_tips_the_scales() -> None:
    won, tied = one_roll(0, 9, 0)
    assert chance(0, 9, ties=1) == pytest.approx(won + tied)
    assert chance(0, 9, ties=-1) == pytest.approx(won)


def test_without_dice_the_lead_decides_and_ties_go_to_the_defender() -> None:
    assert (chance(1, 0), chance(0, 0), chance(-1, 0)) == (1.0, 0.0, 0.0)
    assert chance(40, 9) == 1.0
    assert sum(differences(9, 3)) == pytest.approx(1.0)


def rolled(*dice: int, **hands: str) -> Senji:
    """Three units of the mask attack three of the fan; the dice are rolled."""
    t = units(table(), izumo=3, yamashiro=3)
    for who, name in hands.items():
        hand(t, who, name)
    attack(t, "izumo", "yamashiro", 3, dice=dice)
    say(t, "3 spare")
    return t


@rule("SEN-52", "SEN-54")
def test_after_the_roll_the_odds_are_those_of_what_lies_on_the_table() -> None:
    mask, fan = 2, 3
    assert SENJI.view(rolled(*[mask] * 2, *[0] * 7), 0)["fight"]["odds"] == 1.0
    assert SENJI.view(rolled(*[fan] * 2, *[0] * 7), 0)["fight"]["odds"] == 0.0
    level = SENJI.view(rolled(*[0] * 9), 0)["fight"]
    assert level["odds"] == round(fought_out(0, 9, 9), 3)  # nine rounds are left
    t = rolled(*[0] * 9)
    say(t, "2 " + decoy("mask"), "3 " + decoy("fan"))
    t.nearest(Combat).dice = (0,) * 9
    assert SENJI.view(t, 0)["fight"]["odds"] == round(fought_out(0, 9, 8), 3)


@rule("SEN-80")
def test_after_the_roll_yamagata_still_tips_the_scales() -> None:
    t = samurai(units(table(), izumo=3, yamashiro=4), "yamagata", "izumo")
    attack(t, "izumo", "yamashiro", 3, "yamagata", dice=(0,) * 8)
    say(t, "3 spare")
    assert SENJI.view(t, 0)["fight"]["odds"] == 1.0
    t = samurai(units(table(), izumo=4, yamashiro=3), "yamagata", "yamashiro")
    attack(t, "izumo", "yamashiro", 4, dice=(0,) * 8)
    say(t, "3 spare")
    assert SENJI.view(t, 0)["fight"]["odds"] == 0.0


@rule("SEN-53", "SEN-80")
def test_cards_laid_open_count_in_the_odds_and_against_ones_own() -> None:
    lotus = 4
    t = samurai(units(table(), izumo=3, yamashiro=4), "wakizaka", "izumo")
    hand(hand(t, "mask", "lotus-support-1a", "lotus-support-3a"), "fan", "lotus-support-2a")
    attack(t, "izumo", "yamashiro", 3, "wakizaka", dice=(lotus,) * 3 + (0,) * 5)
    say(t, "3 spare")
    assert SENJI.view(t, 2)["fight"]["odds"] == round(fought_out(0, 8, 9), 3)
    assert SENJI.view(t, 2)["fight"]["mine"]["lotus-support-1a"] == 1
    say(t, "3 support:lotus-support-2a")
    fight = SENJI.view(t, 2)["fight"]
    assert fight["odds"] == 0.0
    assert fight["mine"]["lotus-support-1a"] == 0
    assert fight["mine"]["lotus-support-3a"] == 3 + 2  # its own points, and the foe's no more
    for seed in range(9):
        assert card("lotus-support-2a") in t.imagined(0, seed).hands[3]  # type: ignore[attr-defined]


@rule("SEN-55")
def test_the_view_tells_which_hostages_are_at_risk() -> None:
    t = hand(units(table(), izumo=3, yamashiro=3), "fan", "mask-family-3a", "mask-family-2a")
    t.hands = replaced(t.hands, 3, tuple(c for c in t.hands[3] if c != card("mask-family-2a")))
    t.exposed = replaced(t.exposed, 3, (card("mask-family-2a"),))
    t.cards_known.openly((card("mask-family-2a"),), NOBODY)
    attack(t, "izumo", "yamashiro", 3)
    seen = SENJI.view(t, 2)
    held = {"seats": [3], "last_seen": 3}
    assert seen["hostages"] == [
        {**held, "card": "mask-family-2a", "exposed": True, "loss": 4},
        {**held, "card": "mask-family-3a", "exposed": False, "loss": 6},
    ]
    assert seen["fight"]["risk"] == 6
    say(t, "3 execute:mask-family-3a spare")
    assert SENJI.view(t, 2)["fight"]["risk"] == 0
    assert SENJI.view(t, NOBODY)["hostages"] == []


@rule("SEN-55")
def test_before_a_move_the_risk_of_executions_stands_beside_the_odds() -> None:
    for option, most in (("any", 10), ("one", 6)):
        t = units(table(executions=option), izumo=3)
        hand(t, "dragon", "mask-family-3a", "mask-family-2a")
        order(t, izumo="move", harima="production")
        summer(t)
        say(t, "0 name:izumo")
        move = SENJI.view(t, 2)["move"]
        risks = {each["province"]: each["risk"] for each in move["targets"]}
        assert (risks["aki"], risks["yamashiro"]) == (most, 0)


@rule("SEN-55")
def test_the_law_notices_a_risk_that_is_told_too_small() -> None:
    t = units(table(), izumo=3)
    hand(t, "dragon", "mask-family-3a")
    summer(order(t, izumo="move", harima="production"))
    say(t, "0 name:izumo")
    seen = SENJI.view(t, 2)
    assert SENJI.untrue(t, seen) == []
    (aki,) = [each for each in seen["move"]["targets"] if each["province"] == "aki"]
    aki["risk"] -= 1
    assert SENJI.untrue(t, seen) == ["risk at aki"]
