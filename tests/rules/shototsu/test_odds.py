"""The exact odds of an attack, against enumeration (SHO-53, SHO-54)."""

from fractions import Fraction
from itertools import product

import pytest

from scenes.shototsu import Fighter, battle, who
from table_talk import rule, say
from tatami.games.shototsu.odds import chances, odds_of
from tatami.games.shototsu.rules.sight import ACTION, ERUPTION, SECOND
from tatami.games.shototsu.view import view


def counted(dice: int, number: int, damage: int, left: int) -> tuple[Fraction, Fraction, Fraction]:
    """Every roll in the Void posture against Earth, with the best re-roll of one die."""
    rolls = list(product(range(1, 7), repeat=dice))
    totals = [Fraction(0)] * 3
    for roll in rolls:
        best = ends([roll], number, damage, left)
        for i in range(dice):
            again = [(*roll[:i], face, *roll[i + 1 :]) for face in range(1, 7)]
            best = max(best, ends(again, number, damage, left), key=lambda end: end[1])
        totals = [total + part for total, part in zip(totals, best, strict=True)]
    return totals[0] / len(rolls), totals[1] / len(rolls), totals[2] / len(rolls)


def ends(
    rolls: list[tuple[int, ...]], number: int, damage: int, left: int
) -> tuple[Fraction, Fraction, Fraction]:
    """Hit, damage and kill on average over some rolls."""
    dealt = [max(0, damage + roll.count(6)) if max(roll) >= number else -1 for roll in rolls]
    count = len(rolls)
    return (
        Fraction(sum(one >= 0 for one in dealt), count),
        Fraction(sum(max(0, one) for one in dealt), count),
        Fraction(sum(one >= left for one in dealt), count),
    )


@rule("SHO-53")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_the_chance_to_hit_is_that_of_one_success(number: int) -> None:
    hit, damage, kill = chances(3, number, 2, void=False, chain=True, left=3)
    rolls = list(product(range(1, 7), repeat=3))
    exact = sum(max(roll) >= number for roll in rolls) / len(rolls)
    assert hit == pytest.approx(exact)
    assert damage == pytest.approx(2 * exact)
    assert kill == 0.0


@rule("SHO-54")
def test_a_blow_that_is_enough_kills_as_often_as_it_hits() -> None:
    hit, _, kill = chances(2, 4, 3, void=False, chain=True, left=3)
    assert kill == hit


@rule("SHO-25")
@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("number", [2, 4, 6])
@pytest.mark.parametrize("damage", [-1, 1, 2])
def test_in_void_the_best_re_roll_counts(dice: int, number: int, damage: int) -> None:
    exact = counted(dice, number, damage, 3)
    shown = chances(dice, number, damage, void=True, chain=False, left=3)
    assert shown == pytest.approx([float(part) for part in exact])


@rule("SHO-25", "SHO-11")
def test_in_void_explosions_may_go_on_for_ever() -> None:
    hit, damage, kill = chances(1, 4, 2, void=True, chain=True, left=3)
    # a six: 2 + 6/5; a plain success: 2; else rolled again: 2/6 of 2 and 1/6 of 2 + 6/5
    assert hit == pytest.approx(0.75)
    assert damage == pytest.approx(1.8)
    assert kill == pytest.approx(1 / 6 + 1 / 12)


@rule("SHO-11")
def test_the_chance_to_kill_counts_chains_of_explosions() -> None:
    _, _, kill = chances(1, 4, 2, void=True, chain=True, left=4)
    assert kill == pytest.approx((1 / 6 + 1 / 12) / 6)
    assert chances(1, 4, 2, void=True, chain=True, left=4)[2] == kill  # remembered


@rule("SHO-54")
def test_the_view_shows_the_odds_of_every_attack_at_hand() -> None:
    t = battle([Fighter("e13", "fire")], [Fighter("f13", "water", wounds=2), Fighter("a1")])
    say(t, "0 stay")
    shown = view(t, 1)["prospects"]
    assert [prospect["target"] for prospect in shown] == ["2a"]
    assert (shown[0]["dice"], shown[0]["needed"]) == (3, 5)
    assert shown[0]["hit"] == round(1 - (4 / 6) ** 3, 4)
    assert shown[0]["kill"] == shown[0]["hit"]
    assert odds_of(t, 0, who(t, "2a"), ACTION).damage == pytest.approx(3 * (1 - (4 / 6) ** 3))


@rule("SHO-53", "SHO-71")
def test_the_view_shows_the_odds_of_a_second_attack_as_such() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(4, 1, 1),
    )
    say(t, "0 stay attack:2a")
    (shown,) = view(t, 0)["prospects"]
    odds = odds_of(t, 0, who(t, "2b"), SECOND)
    assert (shown["target"], shown["dice"]) == ("2b", 2)
    assert shown["damage"] == round(odds.damage, 4)


@rule("SHO-53", "SHO-70")
def test_the_view_shows_the_odds_of_an_eruption_as_such() -> None:
    t = battle(
        [Fighter("e13", "fire", "erupting-volcano-strike yari")],
        [Fighter("f13", "air"), Fighter("d13", "air"), Fighter("g13", "air")],
    )
    say(t, "0 stay use:erupting-volcano-strike")
    shown = view(t, 0)["prospects"]
    assert [prospect["target"] for prospect in shown] == ["2a", "2b"]
    odds = odds_of(t, 0, who(t, "2a"), ERUPTION)
    assert (shown[0]["dice"], shown[0]["damage"]) == (odds.dice, round(odds.damage, 4))
