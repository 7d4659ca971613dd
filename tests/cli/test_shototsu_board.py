"""What the board tells of a fight besides the figures on it."""

import pytest

from scenes.shototsu import Fighter, battle, who
from tatami.cli.boards.shototsu import cards, lines, state
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.view import view
from tatami.texts.talk import Talk


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
    assert line == f"{label}{talk.name('1a')}, {talk.name('1c')}"


def test_the_board_marks_the_weapon_in_hand() -> None:
    shown = view(fight(), 0)["samurai"][0]
    assert cards(shown, Talk(SHOTOTSU, "en")) == "Yari (in use), Tetsubō"


def test_the_board_tells_of_dice_set_aside_of_who_waits_and_of_decrees() -> None:
    t = fight()
    first, third = who(t, "1a"), who(t, "1c")
    t.last = (third, first)
    t.decrees = ((first, who(t, "0a")),)
    t.kept = (*t.kept[:first], (4, 5), *t.kept[first + 1 :])
    t.saved = (*t.saved[:first], (6,), *t.saved[first + 1 :])
    shown, talk = view(t, 0), Talk(SHOTOTSU, "en")
    assert state(shown, shown["samurai"][first], talk).split(", ") == [
        "dice kept: 4 5",
        "dice set aside: 6",
        "acts as number 2",
        f"cannot attack {talk.name('0a')}",
    ]
