"""What the board tells of a fight besides the figures on it."""

import re
from io import StringIO

import pytest
from rich.console import Console

from scenes.shototsu import Fighter, battle, who
from tatami.cli.boards.shototsu import draw, lines
from tatami.cli.boards.shototsu_patrols import cards, state
from tatami.cli.screen import Screen
from tatami.core.table import Table
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.view import view
from tatami.texts.talk import LANGUAGES, Talk


def fight() -> Shototsu:
    return battle(
        [Fighter("e13", "fire", "yari tetsubo")],
        [Fighter("g13", "air"), Fighter("h13", "air"), Fighter("f12", "air")],
    )


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "In range and in sight: "),
        ("fr", "À portée et en vue\u00a0: "),
        ("es", "Al alcance y a la vista: "),
    ],
)
def test_the_board_tells_whom_the_active_samurai_sees_in_its_range(
    language: str, label: str
) -> None:
    talk = Talk(SHOTOTSU, language)
    (line,) = [line for line in lines(view(fight(), 0), talk) if line.startswith(label)]
    assert line == f"{label}{talk.name('2a')}, {talk.name('2c')}"


def test_the_board_marks_the_weapon_in_hand() -> None:
    shown = view(fight(), 0)["samurai"][0]
    assert cards(shown, Talk(SHOTOTSU, "en")) == "Yari (in use), Tetsubō"


def test_the_board_tells_of_dice_set_aside_of_who_waits_and_of_decrees() -> None:
    t = fight()
    first, third = who(t, "2a"), who(t, "2c")
    t.last = (third, first)
    t.decrees = ((first, who(t, "1a")),)
    t.kept = (*t.kept[:first], (4, 5), *t.kept[first + 1 :])
    t.saved = (*t.saved[:first], (6,), *t.saved[first + 1 :])
    shown, talk = view(t, 0), Talk(SHOTOTSU, "en")
    assert state(shown, shown["samurai"][first], talk).split(", ") == [
        "dice kept: 4 5",
        "dice set aside: 6",
        "acts last (number 2)",
        f"cannot attack {talk.name('1a')}",
    ]


def board(t: Table, width: int, language: str = "en", seat: int = 0) -> list[str]:
    """What is drawn for a seat, line by line."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(SHOTOTSU.view(t, seat), Talk(SHOTOTSU, language, ["Ann", "Bob"]), width))
    return console.export_text().splitlines()


def said(t: Table, seat: int, *words: str) -> Table:
    for word in words:
        t.answer(seat, SHOTOTSU.vocabulary.by_text[word])
    return t


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_60_columns_no_name_is_cut(language: str) -> None:
    t = battle(
        [Fighter("e13", "fire", "immovable-hand-of-peace crescent-moon-style kusari-gama")],
        [Fighter("g13", "air", "kaze-no-kami erupting-volcano-strike")],
    )
    drawn, talk = board(t, 60, language), Talk(SHOTOTSU, language)
    shown = " ".join(" ".join(drawn).split())
    assert max(map(len, drawn)) <= 60
    assert "…" not in shown
    for card in ("immovable-hand-of-peace", "crescent-moon-style", "kusari-gama", "kaze-no-kami"):
        assert talk.name(card) in shown


def test_opponents_cards_are_explained_and_own_ones_come_first() -> None:
    t = battle([Fighter("e13", "fire", "yari")], [Fighter("g13", "air", "tetsubo")])
    talk = Talk(SHOTOTSU, "en")
    told = lines(view(t, 0), talk)
    own, other = [f"{talk.name(card)}: {talk.about(card)}" for card in ("yari", "tetsubo")]
    assert told.index(own) < told.index(other)


def test_deployment_zones_are_marked_until_the_first_turn() -> None:
    t = SHOTOTSU.open(2, 1)
    drawn = board(t, 80)
    assert drawn[0].strip() == "Before the first of 5 turns"
    assert drawn[2].split() == ["1", *"....22222...."]
    assert drawn[16].split() == ["15", *"....11111...."]
    assert "1, 2… where each player deploys" in " ".join(" ".join(drawn).split())
    begun = board(fight(), 80)
    assert begun[2].split() == ["1", *"............."]
    assert "deploys" not in " ".join(begun)


def test_a_space_within_reach_is_still_seen_to_be_in_the_zone() -> None:
    t = battle([Fighter("d8", "fire", rings="2-5-1-1-1")], [Fighter("m1", "air")])
    assert "c8" in view(t, 0)["reach"]
    assert any("▒·▒" in line for line in board(t, 80))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_patrol_being_built_is_told_by_rings_not_by_numbers(language: str) -> None:
    t = said(SHOTOTSU.open(2, 1), 0, "patrol:own", "ring:earth-3", "ring:water-2")
    talk = Talk(SHOTOTSU, language)
    rings = f"{talk.name('earth')} 3, {talk.name('water')} 2"
    assert f"  {talk.labelled('1a', rings)}" in lines(SHOTOTSU.view(t, 0), talk)


def test_plain_lines_tell_a_samurai_in_sentences() -> None:
    told = lines(view(fight(), 0), Talk(SHOTOTSU, "en", ["Ann", "Bob"]))
    (mine,) = [line for line in told if line.startswith("1a (Ann): ")]
    assert "Posture: Fire. Hit points: " in mine
    assert "Cards: Yari (in use), Tetsubō." in mine
    t = SHOTOTSU.open(2, 1)
    names = {"2a": "Goro"}
    talk = Talk(SHOTOTSU, "fr", ["Ann", "Bob"], names)
    hidden = lines(SHOTOTSU.view(t, 0), talk)
    assert "2a Goro (Bob)\N{NO-BREAK SPACE}: hors du plateau." in " ".join(hidden)
    assert all("–" not in line for line in hidden if line.startswith("2a"))


@pytest.mark.parametrize("width", [60, 110])
def test_samurai_stand_on_the_board_with_their_personal_names(width: int) -> None:
    console = Console(width=width, file=StringIO(), record=True)
    talk = Talk(SHOTOTSU, "en", ["Ann", "Bob"], {"1a": "Yasuko"})
    console.print(draw(view(fight(), 0), talk, width))
    assert "1a Yasuko" in console.export_text()


def test_french_signs_begin_no_line_at_60_columns() -> None:
    t = SHOTOTSU.open_true(2, "signs")
    screen = Screen(Talk(SHOTOTSU, "fr", ["Anaïs", "Bob"]), plain=False)
    screen.console = Console(width=60, file=StringIO(), record=True)
    for word in ("patrol:wall", "patrol:duellists"):
        seat = next(ask.seat for ask in t.asks if word in {each.text for each in ask.options})
        (ask,) = t.open_asks(seat)
        screen.menu(ask, ask.options, SHOTOTSU.details(t, ask))
        screen.board(SHOTOTSU.view(t, seat))
        said(t, seat, word)
    shown = screen.console.export_text().splitlines()
    assert any(len(line) > 50 for line in shown)
    assert [line for line in shown if re.match(r" *[:;!?»]", line)] == []
