"""Each blessing by its name (SHO-72)."""

import pytest

from scenes.shototsu import (
    HIT,
    Fighter,
    asked,
    battle,
    duel,
    has,
    load,
    opened,
    who,
    wounds,
)
from table_talk import menu, rule, say, why
from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.printed import (
    AIR,
    BLESSINGS,
    FIRE,
    PREPARATIONS,
    WATER,
)
from tatami.games.shototsu.rules.blessings import bless
from tatami.games.shototsu.rules.characters import ring
from tatami.games.shototsu.rules.postures import has_effect, stance
from tatami.games.shototsu.rules.turn import end_the_turn
from tatami.games.shototsu.table import (
    DEAD,
    NO_POSTURE,
)


@rule("SHO-72", "SHO-33")
def test_jizos_blessing_saves_from_death_once() -> None:
    dying = Fighter("f13", "air", "jizo", "5-2-2-1-0", wounds=7)
    t = duel(Fighter("e13", "fire"), dying, *HIT)
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-lethal-damage"
    say(t, "1 bless:jizo")
    assert wounds(t, "2a") == 6  # 8 hit points, 5 // 2 of them left
    t.wounds[who(t, "2a")] = 7
    load(t, *HIT)
    t.call(Attack(who(t, "1a"), who(t, "2a"), 0))
    t.asks = []
    t.advance()
    assert has(t, "2a", DEAD)


@rule("SHO-72")
def test_jizos_blessing_may_be_kept() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", "jizo", wounds=4), *HIT)
    say(t, "0 stay attack:2a", "1 pass")
    assert has(t, "2a", DEAD)


@rule("SHO-72", "SHO-20")
@pytest.mark.parametrize(
    ("blessing", "posture"), [("suitengu", WATER), ("kaze-no-kami", AIR), ("hachiman", FIRE)]
)
def test_a_posture_blessing_gives_its_posture_and_three_points(blessing: str, posture: int) -> None:
    t = duel(Fighter("e13", "earth", blessing), Fighter("f13"))
    me = who(t, "1a")
    before = ring(t, me, posture)
    assert asked(t) == "0 SHO-70-activation-start"
    say(t, f"0 bless:{blessing}")
    assert has_effect(t, me, posture)
    assert ring(t, me, posture) == before + 3
    end_the_turn(t)
    assert not has_effect(t, me, posture)
    assert ring(t, me, posture) == before


@rule("SHO-33")
def test_a_blessing_works_once_in_the_game() -> None:
    t = duel(Fighter("e13", "earth", "suitengu kaze-no-kami"), Fighter("f13"))
    say(t, "0 bless:suitengu")
    assert why(t, "0 bless:suitengu") == "SHO-33"


@rule("SHO-72")
def test_megumis_blessing_gives_void_and_frees_techniques_of_posture() -> None:
    t = duel(Fighter("e13", "earth", "megumi erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 bless:megumi stay")
    assert "use:erupting-volcano-strike" in menu(t)
    assert has_effect(t, who(t, "1a"), 4)


@rule("SHO-72")
def test_gobais_blessing_gives_every_posture_in_attacks() -> None:
    t = duel(Fighter("e13", "earth", "gobai"), Fighter("f13", "water"), 4, 6, 1, 1)
    say(t, "0 bless:gobai stay attack:2a pass")
    assert wounds(t, "2a") == 4  # 2, +1 for Fire, +1 for an explosion in Void; 4+ against Water


@rule("SHO-72")
def test_gobais_blessing_keeps_its_postures_in_the_second_attack_of_a_wakizashi() -> None:
    t = battle(
        [Fighter("e13", "earth", "gobai wakizashi")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(1, 1, 1, 3, 1),
    )
    say(t, "0 bless:gobai stay attack:2a pass attack:2b pass")
    assert wounds(t, "2b") == 3


@rule("SHO-72")
def test_gobais_blessing_does_not_help_techniques() -> None:
    t = duel(Fighter("e13", "earth", "gobai erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 bless:gobai stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-26"


@rule("SHO-72")
def test_under_gobais_blessing_nothing_takes_the_posture() -> None:
    t = duel(Fighter("e13", "fire", "tetsubo"), Fighter("f13", "earth", "gobai"), 6, 6, 6, 1, 1, 1)
    say(t, "0 stay attack:2a", "1 bless:gobai")
    assert wounds(t, "2a") == 2
    assert not has(t, "2a", NO_POSTURE)


@rule("SHO-72")
def test_under_gobais_blessing_nobody_else_changes_the_posture() -> None:
    mind = Fighter("e13", "void", "battle-in-the-mind")
    t = battle([mind], [Fighter("f13", "earth", "gobai"), Fighter("g13"), Fighter("g14")])
    bless(t, who(t, "2a"), BLESSINGS.index("gobai"))
    say(t, "0 stay use:battle-in-the-mind")
    assert why(t, "0 target:2a") == "SHO-72"


@rule("SHO-72")
def test_a_blessing_may_bring_the_posture_a_technique_needs() -> None:
    t = battle(
        [Fighter("e13", "air")],
        [Fighter("f13", "air"), Fighter("f14", "air", "hachiman porcupine-style")],
        dice=HIT,
    )
    say(t, "0 stay attack:2a")
    assert "bless:hachiman" in menu(t)
    say(t, "1 bless:hachiman use:porcupine-style")
    assert wounds(t, "1a") == 3


WIND = "kaze-no-kami"


@rule("SHO-72")
def test_kaze_no_kami_helps_before_the_patrols_roll_initiative() -> None:
    t = battle([Fighter("e13", cards=WIND)], [Fighter("a1")], options={"samurai": "1"})
    say(t, "0 pass stay keep pass", "1 stay keep")
    assert asked(t) == "0 SHO-72-initiative"
    assert menu(t) == [f"bless:{WIND}", "pass"]
    load(t, 1, 1, 1, 1, 1, 4, 1, 1, 1)
    say(t, f"0 bless:{WIND}")
    assert not t.loaded  # three dice more
    assert asked(t) == "0 SHO-40"
    say(t, "0 hand:p1")
    assert stance(t, 0) == AIR


@rule("SHO-72")
def test_kaze_no_kami_helps_who_is_the_target_of_a_technique() -> None:
    target = Fighter("f13", cards=WIND)
    for card, posture in (("immovable-hand-of-peace", "earth"), ("lady-dojis-decree", "void")):
        t = duel(Fighter("e13", posture, card), target)
        load(t, 4, 4, 4, 4, 4, 4, 1, 1, 1)
        say(t, f"0 stay use:{card}")
        assert asked(t) == "1 SHO-72-initiative"
        say(t, f"1 bless:{WIND}")
        assert not t.loaded
        assert not t.last
        assert not t.decrees


@rule("SHO-72")
def test_one_who_passes_rolls_without_the_wind() -> None:
    t = duel(Fighter("e13", "void", "lady-dojis-decree"), Fighter("f13", cards=WIND))
    load(t, 4, 1, 1, 1, 1, 1)
    say(t, "0 stay use:lady-dojis-decree", "1 pass")
    assert t.decrees == ((who(t, "2a"), who(t, "1a")),)


@rule("SHO-72")
def test_other_blessings_and_spent_ones_wait_for_no_roll() -> None:
    t = duel(Fighter("e13", "void", "lady-dojis-decree"), Fighter("f13", cards="hachiman"))
    load(t, 4, 1, 1, 1, 1, 1)
    say(t, "0 stay use:lady-dojis-decree")
    assert t.decrees


@rule("SHO-03")
def test_who_hides_a_blessing_is_asked_before_a_roll_whichever_it_is() -> None:
    t = opened(2, builds="hidden")
    say(t, "0 patrol:adepts", "1 patrol:adepts")
    asks = [ask.name() for ask in t.asks]
    prays = any(PREPARATIONS[i] == "prayers" for i in t.preparations)
    assert asks == (["SHO-72-initiative"] if prays else ["SHO-40"])


@rule("SHO-86")
def test_kaze_no_kami_helps_samurai_picked_at_the_same_time() -> None:
    patrol = [Fighter("e13"), Fighter("g13", cards=WIND)]
    t = battle(patrol, [Fighter("a1"), Fighter("c1")], options={"activations": "simultaneous"})
    say(t, "0 stay keep", "0 activate:1b", "1 activate:2a")
    assert asked(t) == "0 SHO-72-initiative"
