"""For which moments a card is kept while its player passes in advance (SHO-70, SHO-72)."""

import pytest

from scenes.shototsu import Fighter, asked, battle, brawl, duel, load, who
from table_talk import rule, say
from tatami.games.shototsu.patience import PASSING, UNTIL, card_of, cards, mark, rests, usual
from tatami.games.shototsu.table import Shototsu


def rested(t: Shototsu, card: str, until: str) -> bool:
    """Whether the open question is let go by, as far as this card is concerned."""
    return rests(t, t.asks[0], card, until)


def test_blessings_wait_by_themselves_and_all_else_asks() -> None:
    assert [usual(card) for card in ("hachiman", "jizo", "slippery-maneuvers", "calm-mind")] == [
        "fight", "kill", "now", "now",
    ]  # fmt: skip
    assert PASSING.until[0] == "now"


def test_a_patrol_may_pass_for_reactions_blessings_and_calm() -> None:
    t = battle(
        [
            Fighter("e13", cards="iron-shell-style lightning-raid jizo", calm=True),
            Fighter("e15", cards="hachiman", calm=True),
            Fighter("g15", cards="megumi"),
        ],
        [Fighter("a1")],
    )
    t.flags[who(t, "1c")] |= 1  # dead
    assert cards(t, 0) == ["lightning-raid", "jizo", "calm-mind", "hachiman"]
    assert cards(t, 1) == []


def test_re_rolls_and_second_attacks_always_ask() -> None:
    t = duel(Fighter("e13", "void"), Fighter("f13"), 1, 1, 1)
    say(t, "0 stay attack:2a")
    words = {word.text: card_of(t, word) for word in t.asks[0].options}
    assert words["reroll:1"] == ""
    t = duel(Fighter("e13", "fire"), Fighter("f13", calm=True))
    say(t, "0 stay attack:2a")
    assert [card_of(t, word) for word in t.asks[0].options] == ["calm-mind", ""]


@rule("SHO-72")
@pytest.mark.parametrize(
    ("card", "asks"),
    [("hachiman", ["attack-boost"]), ("suitengu", ["activation-start", "attack-boost"])],
)
def test_a_blessing_of_the_attacker_asks_before_the_dice_of_its_attack(
    card: str, asks: list[str]
) -> None:
    t = duel(Fighter("e13", "fire", card), Fighter("f13", "water"), 1, 1, 1)
    met: list[str] = []
    for word in ("pass", "stay", "attack:2a", *["pass"] * 9):
        name = asked(t)
        if name.startswith("0 SHO-70") and not rested(t, card, "fight"):
            met.append(name.removeprefix("0 SHO-70-"))
        if name == "0 SHO-43-posture":
            break
        say(t, f"0 {word if word in [w.text for w in t.asks[0].options] else 'pass'}")
    assert met == asks


@rule("SHO-72")
def test_a_blessing_of_the_target_asks_before_the_dice_of_an_attack_on_it() -> None:
    t = duel(Fighter("e13", "fire"), Fighter("f13", "water", "hachiman"), 1, 1, 1)
    say(t, "0 stay attack:2a")
    assert asked(t) == "1 SHO-70-attack-start"
    assert rested(t, "hachiman", "fight")
    while asked(t) != "1 SHO-70-attack-answer":
        say(t, "1 pass")
    assert not rested(t, "hachiman", "fight")


@rule("SHO-70")
def test_techniques_and_calm_may_wait_for_their_bearers_fight_too() -> None:
    t = battle(
        [Fighter("e13", "fire")],
        [Fighter("f13", "water", calm=True), Fighter("f12", "earth", "lord-shibas-valor")],
    )
    say(t, "0 stay attack:2a")
    assert rested(t, "lord-shibas-valor", "fight")  # it is another that is attacked
    say(t, "1 pass")
    assert asked(t) == "1 SHO-70-attack-answer"
    assert not rested(t, "calm-mind", "fight")
    t.flags[who(t, "2b")] |= 1 << 2  # calm too, but not attacked
    assert rested(t, "lord-shibas-valor", "fight")


@rule("SHO-54")
def test_a_card_may_wait_for_a_blow_that_may_kill() -> None:
    for wounds, deadly in ((0, False), (3, True)):
        t = duel(Fighter("e13", "fire"), Fighter("f13", "water", calm=True, wounds=wounds))
        say(t, "0 stay attack:2a")
        assert rested(t, "calm-mind", "kill") == (not deadly)
    t = duel(Fighter("e13", "fire", "hachiman"), Fighter("f13", "water"))
    assert rested(t, "hachiman", "kill")  # nobody attacks


@rule("SHO-72")
def test_the_wind_is_asked_for_before_every_initiative_roll() -> None:
    t = duel(
        Fighter("e13", "fire", "lightning-raid"), Fighter("f13", "water", "kaze-no-kami"), 1, 1, 1
    )
    say(t, "0 stay attack:2a")
    while "use:lightning-raid" not in [word.text for word in t.asks[0].options]:
        say(t, f"{t.asks[0].seat} pass")
    say(t, "0 use:lightning-raid")
    assert asked(t) == "1 SHO-72-initiative"
    assert not rested(t, "kaze-no-kami", "fight")
    assert rested(t, "kaze-no-kami", "turn")
    assert not rested(t, "kaze-no-kami", "now")


@rule("SHO-70")
def test_marks_change_with_attack_activation_and_turn() -> None:
    t = duel(Fighter("e13", "fire", "hachiman"), Fighter("f13", "water", calm=True))
    before = [mark(t, until) for until in UNTIL]
    say(t, "0 pass stay attack:2a")
    within = [mark(t, until) for until in UNTIL]
    assert [one == other for one, other in zip(before, within, strict=True)] == [
        True, False, True, True, True, True,
    ]  # fmt: skip
    t.turn += 1
    after = [mark(t, until) for until in UNTIL]
    assert [one == other for one, other in zip(within, after, strict=True)] == [
        True, False, False, False, True, True,
    ]  # fmt: skip


@rule("SHO-72")
def test_with_usual_passes_few_questions_are_left_for_a_blessing() -> None:
    asked_for, let_go = 0, 0
    for seed in range(6):
        t = brawl(seed)
        load(t)
        while t.asks:
            ask = t.asks[0]
            named = [card_of(t, word) for word in ask.options if word is not PASSING.word]
            only_blessings = named and all(usual(card) != "now" for card in named)
            if PASSING.word in ask.options and only_blessings:
                resting = all(rests(t, ask, card, usual(card)) for card in named)
                let_go += resting
                asked_for += not resting
                t.answer(ask.seat, PASSING.word)
                continue
            t.answer(ask.seat, ask.options[(seed + t.turn) % len(ask.options)])
    assert let_go > 3 * asked_for
