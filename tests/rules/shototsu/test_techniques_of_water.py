"""The techniques of water, each by its name (SHO-70, 71)."""

from scenes.shototsu import HIT, MISS, Fighter, asked, at, duel, wounds
from table_talk import menu, rule, say


@rule("SHO-70")
def test_crescent_moon_style_strikes_back_within_the_attack() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "water", "crescent-moon-style"), *MISS, *HIT)
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-attack-finished"
    say(t, "1 use:crescent-moon-style")
    assert wounds(t, "1a") == 2
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-26")
def test_crescent_moon_style_needs_water() -> None:
    t = duel(Fighter("e13", "air"), Fighter("f13", "earth", "crescent-moon-style"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_crescent_moon_style_needs_its_attacker_in_range() -> None:
    t = duel(Fighter("e13", "air", "yumi"), Fighter("g13", "water", "crescent-moon-style"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_ebbing_wave_style_moves_two_spaces_after_an_attack() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a use:ebbing-wave-style")
    assert "move:c13" in menu(t)
    assert "move:b13" not in menu(t)
    say(t, "0 move:c13")
    assert at(t, "1a") == "c13"
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_the_free_move_of_ebbing_wave_style_may_be_declined() -> None:
    t = duel(Fighter("e13", "water", "ebbing-wave-style"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a use:ebbing-wave-style stay")
    assert at(t, "1a") == "e13"


@rule("SHO-26")
def test_ebbing_wave_style_needs_water() -> None:
    t = duel(Fighter("e13", "air", "ebbing-wave-style"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_dance_of_ripples_swaps_before_the_attack_or_after_it_but_not_twice() -> None:
    t = duel(Fighter("e13", "water", "dance-of-ripples"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-boost"
    say(t, "0 use:dance-of-ripples")
    assert (at(t, "1a"), at(t, "2a")) == ("f13", "e13")
    assert asked(t) == "0 SHO-43-posture"  # not asked again after the attack


@rule("SHO-70")
def test_dance_of_ripples_swaps_after_the_attack() -> None:
    t = duel(Fighter("e13", "water", "dance-of-ripples"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a pass use:dance-of-ripples")
    assert (at(t, "1a"), at(t, "2a")) == ("f13", "e13")


@rule("SHO-26")
def test_dance_of_ripples_needs_water() -> None:
    t = duel(Fighter("e13", "fire", "dance-of-ripples"), Fighter("f13"), *MISS)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-70")
def test_slippery_maneuvers_make_the_attacker_need_one_more() -> None:
    slippery = Fighter("f13", "water", "slippery-maneuvers")
    t = duel(Fighter("e13"), slippery, 4, 1, 1, 1, 1, 1, 5, 5, 5)
    say(t, "0 stay attack:2a", "1 use:slippery-maneuvers")
    assert wounds(t, "2a") == 0  # 4, 1 more for Water, 1 more for the card: 6


@rule("SHO-70")
def test_slippery_maneuvers_do_nothing_when_the_roll_is_lost() -> None:
    slippery = Fighter("f13", "water", "slippery-maneuvers")
    t = duel(Fighter("e13"), slippery, 1, 1, 1, 1, 1, 1, 5, 5, 5)
    say(t, "0 stay attack:2a", "1 use:slippery-maneuvers")
    assert wounds(t, "2a") == 2


@rule("SHO-26")
def test_slippery_maneuvers_need_water() -> None:
    t = duel(Fighter("e13"), Fighter("f13", "air", "slippery-maneuvers"), *HIT)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2
