"""Senji in the terminal: what people would compute stands on the board."""

from io import StringIO

import pytest
from rich.console import Console

from scenes.senji import (
    attack,
    choosing_samurai,
    flowers,
    hand,
    order,
    placing,
    samurai,
    summer,
    table,
    units,
)
from table_talk import say
from tatami.cli.boards.senji import bid_of, draw, lines
from tatami.cli.boards.senji_map import HEARTS, LINKS, REGIONS, WIDE, drawn, label
from tatami.games.senji.game import SENJI
from tatami.games.senji.odds import chance
from tatami.games.senji.printed import COMBINATIONS, HONOUR_OF, SOURCE
from tatami.games.senji.table import Senji
from tatami.texts.talk import LANGUAGES, Talk


def board(t: Senji, seat: int, language: str = "en", width: int = 100) -> str:
    """What is drawn for a seat."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(SENJI.view(t, seat), Talk(SENJI, language, "ABCDEF"), width))
    return " ".join(console.export_text().split())


def fight() -> Senji:
    """The mask attacks the fan, which holds one of its people."""
    t = samurai(units(table(), izumo=3, yamashiro=4), "wakizaka", "izumo")
    hand(hand(t, "mask", "lotus-support-3a"), "fan", "lotus-support-2a", "mask-family-3a")
    attack(t, "izumo", "yamashiro", 3, "wakizaka", dice=(4,) * 3 + (0,) * 5)
    return t


def test_the_province_to_be_filled_is_named() -> None:
    t = placing()
    say(t, f"{t.seat[t.host]} name:izumo")
    told = "The province to fill: Izumo"
    assert told in board(t, 0)
    assert told in lines(SENJI.view(t, 0), Talk(SENJI, "en", "ABCD"))


def test_odds_stakes_and_hostages_at_risk_stand_on_the_board() -> None:
    t = fight()
    before = board(t, 2, width=200)
    odds = round(chance(0, 8) * 100)
    assert f"The attacker wins {odds}% of the time, face-down cards not counted." in before
    assert "At stake: 14 / 6 honour" in before
    assert "Hostages at risk: the attacker may lose up to 6 honour" in before
    assert "Mask grandfather (3): D; −6 if executed" in before
    say(t, "3 spare", "3 support:lotus-support-2a")
    after = board(t, 2)
    assert "Fan has played face up: Lotus support 2" in after
    assert "Lotus support 3 +5" in after
    assert "Hostages at risk" not in after


def test_samurai_tell_their_honour_and_what_they_can_do() -> None:
    t = choosing_samurai()
    told = Talk(SENJI, "en")
    drawn = SENJI.view(t, 0)["recruits"]
    assert drawn
    assert all(told.about(samurai) in board(t, 0, width=400) for samurai in drawn)
    standing = samurai(units(table(), izumo=3), "wakizaka", "izumo")
    assert "Wakizaka: Honour 5. In his combat" in board(standing, 2)
    assert f"Wakizaka: {told.about('wakizaka')}" in lines(
        SENJI.view(standing, 2), Talk(SENJI, "en", "ABCDEF")
    )
    assert "Wakizaka: Honour" not in board(standing, 0)


def test_combinations_tell_what_they_bring_and_what_is_missing() -> None:
    t = flowers(table(), "cherry", "red-1", "red-2", "red-3", "red-4")
    shown = board(t, 0)
    assert "a run of three (+4)" in shown
    assert "a run of five (Red 5)" in shown
    assert "five of one colour" in shown
    t = flowers(table(), "cherry", *(f"blue-{n}" for n in (1, 4)), "gold-3", "gold-6", "green-5")
    assert "five tanzaku (1 samurai)" in board(t, 0)


def test_a_move_tells_odds_and_risk_of_each_target() -> None:
    t = hand(units(table(), izumo=3), "dragon", "mask-family-3a")
    order(t, izumo="move", harima="production")
    summer(t)
    say(t, "0 name:izumo")
    assert f"Aki {round(chance(3, 9) * 100)}% (hostages: up to −6)" in board(t, 2, width=200)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_board_is_told_in_every_language_and_width(language: str, width: int) -> None:
    t = fight()
    shown = board(t, 2, language, width)
    told = lines(SENJI.view(t, 2), Talk(SENJI, language, "ABCDEF"))
    assert "6" in shown
    assert all(line.strip() for line in told)


def regions_that_touch() -> set[frozenset[str]]:
    """What lies side by side on the map that is drawn."""
    found = set()
    for y, row in enumerate(REGIONS):
        for x, region in enumerate(row):
            found |= {frozenset((region, other)) for other in row[x + 1 : x + 2]}
            found |= {frozenset((region, below[x])) for below in REGIONS[y + 1 : y + 2]}
    return {pair for pair in found if len(pair) == 2} - {frozenset(("north", "south"))}


def test_provinces_and_seas_touch_on_the_map_exactly_where_they_do_on_the_board() -> None:
    borders = {
        frozenset((each["id"], other))
        for each in SOURCE["provinces"]
        for other in [*each["neighbours"], *each["seas"]]
    }
    straits = {frozenset((p["id"], other)) for p in SOURCE["provinces"] for other in p["links"]}
    assert regions_that_touch() == borders
    assert {frozenset(pair) for pair in LINKS} == straits


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_room_for_every_name_and_six_pieces(language: str) -> None:
    talk = Talk(SENJI, language)
    taken: dict[tuple[int, int], str] = {}
    for each in SENJI.view(table(), 0)["provinces"]:
        full = {**each, "units": 6, "samurai": ["gamo"], "order": "hidden"}
        row, column = HEARTS[each["province"]]
        for y, line in enumerate(label(full, talk), row):
            for x in range(line.cell_len):
                cell = (y, column - line.cell_len // 2 + x)
                assert taken.setdefault(cell, each["province"]) == each["province"]


def test_a_wide_terminal_draws_borders_straits_seas_and_who_is_where() -> None:
    t = samurai(units(table(), izumo=3), "wakizaka", "izumo")
    rows = [str(row) for row in drawn(SENJI.view(t, 2), Talk(SENJI, "en", "ABCDEF"))]
    shown = "\n".join(rows)
    assert "面 Izumo" in shown
    assert "●●●★" in shown
    assert "North Sea" in shown
    assert "South Sea" in shown
    assert sum(sign in "║═" for sign in shown) == sum(len(link) for link in LINKS.values())
    assert all(sign in shown for sign in "┌┐└┘├┤┬┴")
    assert max(map(len, rows)) < WIDE
    assert "Izumo: Wakizaka" in board(t, 2, width=WIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_lists_what_each_province_touches(language: str) -> None:
    talk = Talk(SENJI, language)
    shown = board(table(), 0, language, WIDE - 1)
    strait = talk.message("strait", province="Nagato")
    assert f"Chikuzen – Bungo, Satsuma, {strait}, {talk.name('north-sea')}" in shown
    told = "\n".join(lines(SENJI.view(table(), 0), Talk(SENJI, language, "ABCDEF")))
    assert f"Bungo, Satsuma, {strait}, {talk.name('north-sea')}" in told
    assert "Nagato" not in board(table(4), 0, language, WIDE - 1).split(talk.name("north-sea"))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_tells_every_combination_with_its_honour(language: str) -> None:
    talk = Talk(SENJI, language)
    shown = board(table(), 0, language, 400)
    for combination, honour in zip(COMBINATIONS, HONOUR_OF, strict=True):
        assert f"{talk.name(combination)} +{honour}" in shown or not honour


def test_before_cards_are_dealt_no_combination_is_told() -> None:
    view = SENJI.view(SENJI.open(4, 0), 0)
    told = "\n".join(lines(view, Talk(SENJI, "en", "ABCD")))
    assert "Your hanafuda: none" in told
    assert "ombination" not in told


def test_cards_of_a_bid_that_all_have_seen_are_named() -> None:
    bid = {"seat": 1, "cards": 2, "locked": ["mask-trade-1a"]}
    assert bid_of(bid, Talk(SENJI, "en", "AB")) == "B ×2 (face up: Mask trade 1)"
