"""The techniques of fire, each by its name (SHO-70, 71)."""

from scenes.shototsu import HIT, MISS, Fighter, asked, at, battle, duel, has, refusal, who, wounds
from table_talk import menu, rule, say, why
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.printed import (
    TECHNIQUES,
)
from tatami.games.shototsu.table import (
    ACTED,
    DEAD,
)


@rule("SHO-70")
def test_reckless_lunge_moves_through_figures_before_an_attack() -> None:
    t = battle(
        [Fighter("e13", "fire", "reckless-lunge"), Fighter("f13")],
        [Fighter("h13", "air")],
        dice=HIT,
    )
    say(t, "0 stay lunge:g13")
    assert at(t, "1a") == "g13"
    assert wounds(t, "2a") == 3


@rule("SHO-70")
def test_a_lunge_leads_only_where_there_is_someone_to_attack() -> None:
    t = duel(Fighter("e13", "fire", "reckless-lunge"), Fighter("h13"))
    say(t, "0 stay")
    lunges = [text for text in menu(t) if text.startswith("lunge")]
    assert "lunge:g13" in lunges
    assert "lunge:f13" not in lunges


@rule("SHO-52", "SHO-70")
def test_the_relic_halves_a_lunge() -> None:
    t = duel(Fighter("e13", "fire", "reckless-lunge"), Fighter("h13", "air"))
    t.relic, t.bearer = NOWHERE, who(t, "1a")
    say(t, "0 stay")
    assert asked(t) == "0 SHO-43-posture"  # nobody is within a lunge of one space
    t = duel(Fighter("e13", "fire", "reckless-lunge"), Fighter("g13", "air"))
    t.relic, t.bearer = NOWHERE, who(t, "1a")
    say(t, "0 stay")
    assert "lunge:f13" in menu(t)


@rule("SHO-70", "SHO-71")
def test_a_lunge_may_go_before_the_second_attack_of_a_wakizashi() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi reckless-lunge")],
        [Fighter("f13", "air"), Fighter("b13", "air")],
        dice=(*MISS, 4, 1),
    )
    say(t, "0 stay attack:2a")
    assert "lunge:c13" in menu(t)
    assert "lunge:e12" not in menu(t)  # from there it would be the first target again
    say(t, "0 lunge:c13")
    assert at(t, "1a") == "c13"
    assert (wounds(t, "2a"), wounds(t, "2b")) == (0, 2)
    assert asked(t) == "0 SHO-43-posture"


@rule("SHO-26")
def test_reckless_lunge_needs_fire() -> None:
    t = duel(Fighter("e13", "earth", "reckless-lunge"), Fighter("f13"))
    say(t, "0 stay")
    assert menu(t) == ["attack:2a", "rest"]
    assert refusal(t, 0, "lunge:e12") == "SHO-70"


@rule("SHO-70")
def test_porcupine_style_activates_at_once_only_to_attack() -> None:
    t = duel(Fighter("d13", "air"), Fighter("f13", "fire", "porcupine-style"), *HIT)
    say(t, "0 move:e13")
    assert asked(t) == "1 SHO-70-movement-end"
    say(t, "1 use:porcupine-style")
    assert wounds(t, "1a") == 3
    assert has(t, "2a", ACTED)
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-26")
def test_porcupine_style_needs_fire() -> None:
    t = duel(Fighter("d13", "air"), Fighter("f13", "air", "porcupine-style"))
    say(t, "0 move:e13")
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-70")
def test_porcupine_style_is_not_for_who_was_activated_this_turn() -> None:
    t = duel(Fighter("d13", "air"), Fighter("f13", "fire", "porcupine-style"))
    t.flags[who(t, "2a")] |= ACTED
    say(t, "0 move:e13")
    assert asked(t) == "0 SHO-43-action"


@rule("SHO-70")
def test_porcupine_style_answers_an_attack_on_its_own_side() -> None:
    t = battle(
        [Fighter("e13", "air", wounds=4)],
        [Fighter("f13", "air"), Fighter("e14", "fire", "porcupine-style")],
        dice=HIT,
    )
    say(t, "0 stay attack:2a", "1 use:porcupine-style")
    assert has(t, "1a", DEAD)
    assert wounds(t, "2a") == 0  # the attack comes to nothing


@rule("SHO-70")
def test_erupting_volcano_strike_attacks_every_adjacent_enemy_with_less_fire_and_damage() -> None:
    t = battle(
        [Fighter("e13", "fire", "erupting-volcano-strike")],
        [Fighter("f13", "air"), Fighter("d13", "air"), Fighter("h13", "air")],
        dice=(4, 1, 4, 1),
    )
    say(t, "0 stay use:erupting-volcano-strike attack:2a")
    assert (wounds(t, "2a"), wounds(t, "2b"), wounds(t, "2c")) == (2, 2, 0)
    assert not t.loaded  # two dice for each: Fire 2, -1, and 1


@rule("SHO-26")
def test_erupting_volcano_strike_needs_fire() -> None:
    t = duel(Fighter("e13", "earth", "erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-26"


@rule("SHO-70")
def test_erupting_volcano_strike_needs_an_adjacent_enemy() -> None:
    t = duel(Fighter("e13", "fire", "erupting-volcano-strike yari"), Fighter("g13"))
    say(t, "0 stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-70"


@rule("SHO-70")
def test_lightning_raid_adds_one_damage() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "air"), 4, 1, 1, *MISS, *HIT)
    say(t, "0 stay attack:2a use:lightning-raid")
    assert wounds(t, "2a") == 4


@rule("SHO-70", "SHO-73")
def test_lightning_raid_adds_nothing_when_the_roll_is_lost() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "air"), *MISS, *MISS, *HIT)
    say(t, "0 stay attack:2a use:lightning-raid")
    assert wounds(t, "2a") == 3


@rule("SHO-26")
def test_lightning_raid_needs_fire() -> None:
    t = duel(Fighter("e13", "earth", "lightning-raid"), Fighter("f13", "air"), *HIT)
    say(t, "0 stay attack:2a")
    assert wounds(t, "2a") == 2


@rule("SHO-74")
def test_a_card_without_the_limit_works_at_every_opportunity() -> None:
    t = duel(Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "air"), *MISS)
    t.used[who(t, "1a")] |= 1 << TECHNIQUES.index("lightning-raid")
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-boost"
