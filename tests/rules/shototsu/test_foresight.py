"""What a view says each reaction would change, against all dice that may fall (SHO-53 to 73)."""

import random

import pytest

from scenes.shototsu import Fighter, asked, battle, brawl, duel, who
from table_talk import menu, rule, say
from tatami.core.words import NOBODY
from tatami.games.shototsu.frames import Attack
from tatami.games.shototsu.odds import odds_of, successes_with, wins_a_duel
from tatami.games.shototsu.rules.sight import REACTION, SECOND
from tatami.games.shototsu.sights import Effect
from tatami.games.shototsu.table import DEAD, KNOWN, Shototsu
from tatami.games.shototsu.view import view

Counted = tuple[float, float, float, float]
MOST_DAMAGE = 6


def shown(t: Shototsu, word: str) -> Effect:
    """What the seat that is asked is shown of a word."""
    return view(t, t.asks[0].seat)["effects"][word]


def counted(t: Shototsu, word: str, target: str, deep: int) -> Counted:
    """The same, counted: the word is said and all pass, with all dice as they may fall. The last is
    the chance of chains of explosions that need more dice than this."""
    before = t.wounds[who(t, target)]
    hit = damage = kill = unsettled = 0.0
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        dice = waiting.pop()
        chance = 6.0 ** -len(dice)
        after = played(t, word, dice)
        if after is not None:
            lost = after.wounds[who(t, target)] - before
            hit += chance * (lost > 0)
            damage += chance * lost
            kill += chance * bool(after.flags[who(t, target)] & DEAD)
        elif len(dice) < deep:
            waiting += [(*dice, face) for face in range(6)]
        else:
            unsettled += chance
    return hit, damage, kill, unsettled


def played(t: Shototsu, word: str, dice: tuple[int, ...]) -> Shototsu | None:
    """The table after the attack, or None if more dice are needed."""
    after = t.copy()
    assert isinstance(after, Shototsu)
    after.loaded = dice
    depth = sum(isinstance(frame, Attack) for frame in t.frames)
    say(after, f"{after.asks[0].seat} {word}")
    while sum(isinstance(frame, Attack) for frame in after.frames) >= depth and after.asks:
        say(after, f"{after.asks[0].seat} {'pass' if 'pass' in menu(after) else menu(after)[0]}")
    return None if after.seed != t.seed else after


def odds(effect: Effect) -> list[float]:
    """Hit, damage and kill."""
    return [effect["hit"], effect["damage"], effect["kill"]]


def agrees(t: Shototsu, word: str, target: str = "2a", deep: int = 5) -> bool:
    """Whether what is shown of a word is what comes of it."""
    *found, unsettled = counted(t, word, target, deep)
    assert unsettled < 0.03
    return all(
        -1e-4 <= told - sure <= most * unsettled + 1e-4
        for told, sure, most in zip(odds(shown(t, word)), found, (1, MOST_DAMAGE, 1), strict=True)
    )


WEAK = "0-2-0-1-2"  # two dice of attack, one of attention, three hit points


@rule("SHO-53", "SHO-70")
@pytest.mark.parametrize("word", ["pass", "bless:suitengu"])
def test_before_the_dice_a_blessing_changes_the_odds(word: str) -> None:
    t = duel(
        Fighter("e13", "air", "hachiman suitengu", rings="2-2-2-0-2"),
        Fighter("f13", "earth", rings=WEAK),
    )
    say(t, "0 pass stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-start"
    assert agrees(t, word)


@rule("SHO-25", "SHO-70")
@pytest.mark.parametrize("word", ["pass", "reroll:1", "reroll:5", "reroll:6", "use:sparrows-dive"])
def test_after_the_dice_each_re_roll_has_its_own_odds(word: str) -> None:
    t = duel(
        Fighter("e13", "void", "sparrows-dive"), Fighter("f13", "earth", rings="1-2-0-1-2"), 1, 5, 6
    )
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-rolled"
    assert agrees(t, word, deep=8)


@rule("SHO-54", "SHO-70")
def test_dice_that_all_miss_promise_nothing_unless_one_is_rolled_again() -> None:
    t = duel(Fighter("e13", "void"), Fighter("f13", "earth"), 1, 1, 2)
    say(t, "0 stay attack:2a")
    assert odds(shown(t, "pass")) == [0.0, 0.0, 0.0]
    assert agrees(t, "reroll:2", deep=3)


@rule("SHO-70")
@pytest.mark.parametrize("word", ["pass", "use:sparrows-dive"])
def test_another_posture_by_then_leaves_the_explosions_without_damage(word: str) -> None:
    t = duel(Fighter("e13", "void", "sparrows-dive suitengu"), Fighter("f13", "earth"), 1, 5, 6)
    say(t, "0 pass stay attack:2a")
    while asked(t) != "0 SHO-70-attack-rolled":
        say(t, "0 pass")
    after = shown(t, "bless:suitengu")  # Water instead of Void
    assert odds(after) == [1.0, 1.0, 0.0]
    assert agrees(t, "bless:suitengu", deep=8)
    assert agrees(t, word, deep=8)


@rule("SHO-32")
def test_calm_mind_calls_the_attack_off() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", calm=True))
    say(t, "0 stay attack:2a")
    effect = shown(t, "calm-mind")
    assert effect["cancels"]
    assert odds(effect) == [0.0, 0.0, 0.0]
    assert not shown(t, "pass")["cancels"]
    assert shown(t, "pass")["needed"] == 4
    assert agrees(t, "pass", deep=6)


@rule("SHO-70")
def test_who_steps_in_takes_the_blow_by_its_own_posture() -> None:
    t = battle(
        [Fighter("e13", "fire", rings="2-2-2-1-2")],
        [Fighter("f13", "water"), Fighter("f12", "earth", "lord-shibas-valor")],
    )
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-attack-redirect"
    assert shown(t, "pass")["needed"] == 5
    assert shown(t, "use:lord-shibas-valor")["needed"] == 4
    assert agrees(t, "use:lord-shibas-valor", target="2b")


@rule("SHO-73")
@pytest.mark.parametrize(
    ("posture", "technique"), [("air", "feigned-opening"), ("fire", "lightning-raid")]
)
def test_a_duel_of_the_attacker_counts_won_and_lost(posture: str, technique: str) -> None:
    t = duel(
        Fighter("e13", posture, technique, rings="2-2-0-0-2", spies=1),
        Fighter("f13", "earth", rings="3-0-0-0-0"),
    )
    say(t, "0 stay attack:2a")
    effect = shown(t, f"use:{technique}")
    ties = sum(chance * chance for chance in successes_with(1))
    assert effect["duel"] == pytest.approx((1 + ties) / 2, abs=1e-4)  # the token wins ties
    assert agrees(t, f"use:{technique}", deep=6)
    assert shown(t, "pass")["duel"] is None


@rule("SHO-73")
def test_a_duel_of_the_target_makes_it_harder_to_hit() -> None:
    t = duel(
        Fighter("e13", "fire", rings="2-2-0-0-2"),
        Fighter("f13", "water", "slippery-maneuvers", rings="3-0-0-0-0"),
    )
    say(t, "0 stay attack:2a")
    effect = shown(t, "use:slippery-maneuvers")
    assert (shown(t, "pass")["needed"], effect["needed"]) == (5, 6)
    assert effect["hit"] < shown(t, "pass")["hit"]
    assert agrees(t, "use:slippery-maneuvers", deep=6)


@rule("SHO-11", "SHO-73")
def test_the_chances_of_explosive_dice_are_those_of_all_rolls() -> None:
    assert sum(successes_with(4)) == pytest.approx(1)
    assert successes_with(1)[:4] == pytest.approx([1 / 2, 5 / 12, 5 / 72, 5 / 432])
    assert successes_with(2)[1] == pytest.approx(5 / 12)
    assert successes_with(0)[0] == 1.0


@rule("SHO-70", "SHO-72")
def test_before_a_duel_the_wind_changes_its_chance() -> None:
    t = duel(
        Fighter("e13", "fire", "lightning-raid kaze-no-kami", rings="2-2-0-0-2"),
        Fighter("f13", "earth", rings="3-0-0-0-0"),
    )
    say(t, "0 pass stay attack:2a")
    while "use:lightning-raid" not in menu(t):
        say(t, "0 pass")
    say(t, "0 use:lightning-raid")
    assert asked(t) == "0 SHO-72-initiative"
    assert shown(t, "pass")["duel"] == pytest.approx(wins_a_duel(t, 0, who(t, "2a")), abs=1e-4)
    assert shown(t, "bless:kaze-no-kami")["duel"] == pytest.approx(0.8051, abs=1e-4)
    assert agrees(t, "pass", deep=6)


@rule("SHO-73")
def test_techniques_that_are_actions_show_the_chance_of_their_duel_by_target() -> None:
    t = battle(
        [Fighter("e13", "earth", "immovable-hand-of-peace battle-in-the-mind")],
        [Fighter("f13", spies=1), Fighter("e12")],
    )
    say(t, "0 stay use:immovable-hand-of-peace")
    harder, easier = shown(t, "target:2a")["duel"], shown(t, "target:2b")["duel"]
    assert harder is not None
    assert easier is not None
    assert harder < easier
    t.flags[who(t, "2a")] &= ~KNOWN
    assert shown(t, "target:2a")["duel"] == -1.0
    assert view(t, 1)["effects"] == {}  # it is not asked


@rule("SHO-70")
def test_battle_in_the_mind_needs_no_roll() -> None:
    t = battle(
        [Fighter("e13", "void", "battle-in-the-mind")], [Fighter("f13", spies=1), Fighter("e12")]
    )
    say(t, "0 stay use:battle-in-the-mind")
    assert shown(t, "target:2a")["duel"] is None
    say(t, "0 target:2b")
    assert odds(shown(t, "posture:fire")) == [0.0, 0.0, 0.0]  # outside an attack


@rule("SHO-70", "SHO-72")
def test_outside_an_attack_the_wind_changes_the_chance_of_a_duel_alone() -> None:
    t = duel(
        Fighter("e13", "earth", "immovable-hand-of-peace"), Fighter("f13", cards="kaze-no-kami")
    )
    say(t, "0 stay use:immovable-hand-of-peace")
    assert asked(t) == "1 SHO-72-initiative"
    helped, plain = shown(t, "bless:kaze-no-kami"), shown(t, "pass")
    assert helped["duel"] is not None
    assert plain["duel"] is not None
    assert helped["duel"] < plain["duel"]
    assert odds(plain) == [0.0, 0.0, 0.0]


@rule("SHO-70")
def test_a_change_of_posture_counts_by_the_best_posture_and_then_by_each() -> None:
    t = duel(
        Fighter("e13", "void", "striking-as-void", rings="2-2-2-0-2"),
        Fighter("f13", "air", rings="3-0-0-0-0"),
    )
    say(t, "0 pass stay attack:2a")
    say(t, "0 pass")
    assert asked(t) == "0 SHO-70-attack-boost"
    promised = shown(t, "use:striking-as-void")
    say(t, "0 use:striking-as-void")
    each = view(t, 0)["effects"]
    assert max(effect["damage"] for effect in each.values()) == promised["damage"]
    assert each["posture:air"]["needed"] == 4  # as long as it is not said
    assert each["posture:air"]["hit"] > each["posture:fire"]["hit"]
    assert agrees(t, "posture:fire")


@rule("SHO-70")
def test_who_is_attacked_changes_into_the_posture_that_hurts_least() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "void", "striking-as-void"))
    say(t, "0 stay attack:2a")
    least = shown(t, "use:striking-as-void")
    assert least["damage"] < shown(t, "pass")["damage"]
    say(t, "1 use:striking-as-void")
    assert min(effect["damage"] for effect in view(t, 1)["effects"].values()) == least["damage"]


@rule("SHO-44", "SHO-70")
def test_a_way_past_an_enemy_tells_of_the_strike_it_draws() -> None:
    t = duel(Fighter("f14"), Fighter("g14", "air", "lightning-reaction"))
    say(t, "0 move:h14")
    drawn = shown(t, "leave:f14")
    assert drawn["strikes"] == "1a"
    assert odds(shown(t, "slip")) == [0.0, 0.0, 0.0]
    say(t, "0 leave:f14")
    assert odds(drawn) == odds(shown(t, "use:lightning-reaction"))


@rule("SHO-70")
def test_dice_set_aside_no_longer_count() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air"), Fighter("f13"), 1, 2, 5)
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-totalled"
    assert odds(shown(t, "use:striking-as-air")) == odds(shown(t, "pass"))  # a 1 is no loss
    say(t, "0 use:striking-as-air")
    assert [odds(shown(t, word))[0] for word in ("store:1", "store:5")] == [1.0, 0.0]
    say(t, "0 store:1")
    assert odds(shown(t, "pass")) == [1.0, 1.0, 0.0]
    assert agrees(t, "store:5", deep=1)


@rule("SHO-70")
def test_dice_of_last_turn_make_a_hit_sure() -> None:
    t = duel(Fighter("e13", "air", "striking-as-air", rings="2-2-2-0-2"), Fighter("f13"))
    t.kept = ((5,), *t.kept[1:])
    say(t, "0 stay attack:2a")
    assert shown(t, "pass")["hit"] < 1.0
    assert odds(shown(t, "use:striking-as-air"))[0] == 1.0
    assert agrees(t, "use:striking-as-air", deep=2)
    t.posture[0], t.guise[0] = 4, 2  # Void, with the posture of the technique by a blessing
    assert odds(shown(t, "use:striking-as-air"))[0] == 1.0


@rule("SHO-25", "SHO-70")
def test_in_void_a_sure_hit_hurts_at_least_as_much_as_a_plain_one() -> None:
    t = duel(
        Fighter("e13", "void", "striking-as-air gobai", rings="2-2-2-0-2"), Fighter("f13", "air")
    )
    t.kept = ((5,), *t.kept[1:])
    say(t, "0 bless:gobai stay")
    t.guise[0] = 2
    say(t, "0 attack:2a")
    assert asked(t) == "0 SHO-70-attack-boost"
    hit, damage, _ = odds(shown(t, "use:striking-as-air"))
    # fire adds 1; one die, kept if it explodes, else rolled again: 11 of 36 explode by 6/5
    assert hit == 1.0
    assert damage == pytest.approx(3 + 11 / 36 * 6 / 5, abs=1e-4)


@rule("SHO-70")
def test_a_crimson_leaves_strike_hits_without_damage() -> None:
    t = duel(Fighter("e13", "earth", "crimson-leaves-strike"), Fighter("f13", wounds=4), 5, 1, 1)
    say(t, "0 stay attack:2a")
    assert odds(shown(t, "pass")) == [1.0, 1.0, 1.0]
    assert odds(shown(t, "use:crimson-leaves-strike")) == [1.0, 0.0, 0.0]
    assert agrees(t, "pass")


@rule("SHO-55", "SHO-72")
def test_jizo_saves_from_a_death_that_is_certain_otherwise() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "air", "jizo", wounds=4), 5, 1, 1)
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-lethal-damage"
    assert odds(shown(t, "pass")) == [1.0, 3.0, 1.0]
    assert odds(shown(t, "bless:jizo"))[2] == 0.0


@rule("SHO-70", "SHO-71")
def test_blows_that_a_card_gives_have_odds_of_their_own() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi"), Fighter("a1")],
        [Fighter("f13", "water", "crescent-moon-style"), Fighter("d13", "air")],
        dice=(1, 1, 1),
    )
    say(t, "0 stay attack:2a")
    assert asked(t) == "0 SHO-70-attack-finished"
    second = shown(t, "attack:2b")
    assert second["strikes"] == "2b"
    assert second["damage"] == round(odds_of(t, 0, who(t, "2b"), SECOND).damage, 4)
    assert odds(shown(t, "pass")) == [0.0, 0.0, 0.0]  # the attack is over
    say(t, "0 pass")
    back = shown(t, "use:crescent-moon-style")
    assert back["strikes"] == "1a"
    assert back["hit"] == round(odds_of(t, who(t, "2a"), 0, REACTION).hit, 4)
    assert back["needed"] is None


@rule("SHO-70")
def test_a_strike_at_one_who_leaves_has_the_odds_of_that_blow() -> None:
    t = duel(Fighter("e13"), Fighter("f13", "air", "lightning-reaction"))
    say(t, "0 move:c13 leave:e13")
    effect = shown(t, "use:lightning-reaction")
    assert effect["strikes"] == "1a"
    assert effect["hit"] == round(odds_of(t, who(t, "2a"), 0, REACTION).hit, 4)
    assert odds(shown(t, "pass")) == [0.0, 0.0, 0.0]


@rule("SHO-70")
def test_a_second_blow_after_a_lunge_is_counted_from_where_it_leads() -> None:
    t = battle(
        [Fighter("e13", "fire", "wakizashi reckless-lunge"), Fighter("a1")],
        [Fighter("f13", "water"), Fighter("e10", "air")],
        dice=(1, 1, 1),
    )
    say(t, "0 stay attack:2a")
    lunges = [word for word in menu(t) if word.startswith("lunge:")]
    assert lunges
    assert {shown(t, word)["strikes"] for word in lunges} == {"2b"}


@rule("SHO-70")
def test_an_ambush_strikes_whom_it_would_hurt_most_perhaps_after_a_lunge() -> None:
    t = battle(
        [Fighter("e13", "earth"), Fighter("a1")],
        [
            Fighter("g13", "fire", "porcupine-style reckless-lunge"),
            Fighter("c13", "fire", "reckless-lunge"),
        ],
    )
    say(t, "0 move:e12")
    assert shown(t, "use:porcupine-style")["strikes"] == "1a"
    t.flags[0] &= ~KNOWN
    assert shown(t, "use:porcupine-style")["kill"] == -1.0


@rule("SHO-70")
def test_an_attack_that_no_longer_reaches_promises_nothing() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", calm=True))
    say(t, "0 stay attack:2a")
    t.place[who(t, "2a")] = 0
    assert odds(shown(t, "pass")) == [0.0, 0.0, 0.0]


def test_nobody_else_is_shown_what_a_word_would_change() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", calm=True))
    say(t, "0 stay attack:2a")
    assert view(t, 1)["effects"].keys() == {"calm-mind", "pass"}
    assert view(t, 0)["effects"] == {}
    assert view(t, NOBODY)["effects"] == {}


@rule("SHO-70")
def test_in_whole_games_every_word_of_a_window_has_its_effect() -> None:
    met = 0
    for seed in range(3):
        t, dice = brawl(seed), random.Random(seed)
        while t.asks:
            ask = t.asks[0]
            if ask.rule == "SHO-70" and "pass" in menu(t):
                effects = view(t, ask.seat)["effects"]
                assert list(effects) == menu(t)
                met += 1
            t.answer(ask.seat, dice.choice(ask.options))
    assert met > 40
