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
    who,
    wounds,
)
from table_talk import menu, rule, say, why
from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.printed import (
    AIR,
    BLESSINGS,
    FIRE,
    WATER,
)
from tatami.games.shototsu.rules.blessings import bless
from tatami.games.shototsu.rules.characters import ring
from tatami.games.shototsu.rules.postures import has_effect
from tatami.games.shototsu.rules.turn import end_the_turn
from tatami.games.shototsu.table import (
    DEAD,
    NO_POSTURE,
)


@rule("SHO-72", "SHO-33")
def test_jizos_blessing_saves_from_death_once() -> None:
    dying = Fighter("f13", "air", "jizo", "5-2-2-1-0", wounds=7)
    t = duel(Fighter("e13", "fire"), dying, *HIT)
    say(t, "0 stay attack:1a")
    assert asked(t) == "1 SHO-70-lethal-damage"
    say(t, "1 bless:jizo")
    assert wounds(t, "1a") == 6  # 8 hit points, 5 // 2 of them left
    t.wounds[who(t, "1a")] = 7
    load(t, *HIT)
    t.call(Attack(who(t, "0a"), who(t, "1a"), 0))
    t.asks = []
    t.advance()
    assert has(t, "1a", DEAD)


@rule("SHO-72")
def test_jizos_blessing_may_be_kept() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", "jizo", wounds=4), *HIT)
    say(t, "0 stay attack:1a", "1 pass")
    assert has(t, "1a", DEAD)


@rule("SHO-72", "SHO-20")
@pytest.mark.parametrize(
    ("blessing", "posture"), [("suitengu", WATER), ("kaze-no-kami", AIR), ("hachiman", FIRE)]
)
def test_a_posture_blessing_gives_its_posture_and_three_points(blessing: str, posture: int) -> None:
    t = duel(Fighter("e13", "earth", blessing), Fighter("f13"))
    me = who(t, "0a")
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
    assert has_effect(t, who(t, "0a"), 4)


@rule("SHO-72")
def test_gobais_blessing_gives_every_posture_in_attacks() -> None:
    t = duel(Fighter("e13", "earth", "gobai"), Fighter("f13", "water"), 4, 6, 1, 1)
    say(t, "0 bless:gobai stay attack:1a pass")
    assert wounds(t, "1a") == 4  # 2, +1 for Fire, +1 for an explosion in Void; 4+ against Water


@rule("SHO-72")
def test_gobais_blessing_keeps_its_postures_in_the_second_attack_of_a_wakizashi() -> None:
    t = battle(
        [Fighter("e13", "earth", "gobai wakizashi")],
        [Fighter("f13", "air"), Fighter("d13", "air")],
        dice=(1, 1, 1, 3, 1),
    )
    say(t, "0 bless:gobai stay attack:1a pass attack:1b pass")
    assert wounds(t, "1b") == 3


@rule("SHO-72")
def test_gobais_blessing_does_not_help_techniques() -> None:
    t = duel(Fighter("e13", "earth", "gobai erupting-volcano-strike"), Fighter("f13"))
    say(t, "0 bless:gobai stay")
    assert why(t, "0 use:erupting-volcano-strike") == "SHO-26"


@rule("SHO-72")
def test_under_gobais_blessing_nothing_takes_the_posture() -> None:
    t = duel(Fighter("e13", "fire", "tetsubo"), Fighter("f13", "earth", "gobai"), 6, 6, 6, 1, 1, 1)
    say(t, "0 stay attack:1a", "1 bless:gobai")
    assert wounds(t, "1a") == 2
    assert not has(t, "1a", NO_POSTURE)


@rule("SHO-72")
def test_under_gobais_blessing_nobody_else_changes_the_posture() -> None:
    mind = Fighter("e13", "void", "battle-in-the-mind")
    t = battle([mind], [Fighter("f13", "earth", "gobai"), Fighter("g13"), Fighter("g14")])
    bless(t, who(t, "1a"), BLESSINGS.index("gobai"))
    say(t, "0 stay use:battle-in-the-mind")
    assert why(t, "0 target:1a") == "SHO-72"


@rule("SHO-72")
def test_a_blessing_may_bring_the_posture_a_technique_needs() -> None:
    t = battle(
        [Fighter("e13", "air")],
        [Fighter("f13", "air"), Fighter("f14", "air", "hachiman porcupine-style")],
        dice=HIT,
    )
    say(t, "0 stay attack:1a")
    assert "bless:hachiman" in menu(t)
    say(t, "1 bless:hachiman use:porcupine-style")
    assert wounds(t, "0a") == 3
