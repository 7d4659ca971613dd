"""Edits on a table of Senji: provinces, troops and cards change hands within the limits."""

import pytest

from scenes.senji import card, family, play, province, samurai, table, units
from tatami.core.editing import BadEdit
from tatami.games.senji.frames import Spring, Winter
from tatami.games.senji.game import SENJI
from tatami.games.senji.table import Senji


def edited(t: Senji, *words: str) -> Senji:
    """A table after these edits."""
    for word in words:
        SENJI.edit(t, f"edit-{word}")
    return t


def position() -> Senji:
    """Spring: all place their orders."""
    return play(units(table(), bungo=2, izumo=3), Spring())


def test_a_province_changes_hands_and_its_troops_go_home() -> None:
    t = position()
    name, owner = province("izumo"), t.owner[province("izumo")]
    taker = next(seat for seat, each in enumerate(t.family) if each != owner)
    asked = len(t.asks)
    edited(t, f"owner:izumo.p{taker + 1}")
    assert t.owner[name] == t.family[taker]
    assert t.units_at(owner, name) == 0
    assert len(t.asks) == asked
    assert t.asks[[ask.options[0].thing for ask in t.asks].index("izumo")].seat == taker


def test_a_province_that_nobody_holds_is_taken() -> None:
    t = position()
    t.owner[province("izumo")] = -1
    t.add_units(family("fan"), province("izumo"), -t.units_at(family("fan"), province("izumo")))
    edited(t, f"owner:izumo.p{t.seat[family('fan')] + 1}")
    assert t.owner[province("izumo")] == family("fan")


def test_troops_keep_within_the_limits() -> None:
    t = position()
    seat = t.seat[t.owner[province("bungo")]] + 1
    edited(t, *[f"unit:bungo.p{seat}"] * 4)
    with pytest.raises(BadEdit):  # six in a province (SEN-42)
        edited(t, f"unit:bungo.p{seat}")
    edited(t, *[f"ununit:bungo.p{seat}"] * 6)
    with pytest.raises(BadEdit):
        edited(t, f"ununit:bungo.p{seat}")


def test_a_samurai_serves_moves_and_goes_back() -> None:
    t = samurai(position(), "torii", "bungo")
    lord = t.owner[province("bungo")]
    with pytest.raises(BadEdit):  # a province with a samurai in it is not given away
        edited(t, f"owner:bungo.p{(t.seat[lord] + 1) % 6 + 1}")
    edited(t, "dismiss:torii", f"enlist:p{t.seat[lord] + 1}.torii")
    assert "torii" in SENJI.view(t, -1)["provinces"][province("bungo")]["samurai"]


def test_cards_change_hands_openly_but_not_while_letters_are_written() -> None:
    t = play(units(table(), bungo=2), Winter())
    name = next(word for word in SENJI.edits(t)[1].words if word.text.startswith("edit-card:p1."))
    SENJI.edit(t, name.text)
    assert card(name.thing.partition(".")[2]) in t.hands[t.family[0]]
    draft = next(word for word in t.open_asks(0)[0].options if word.verb.name == "to")
    t.answer(0, draft)
    assert SENJI.edits(t) == []
