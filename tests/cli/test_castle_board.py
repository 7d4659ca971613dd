"""The White Castle in the terminal: what lies open at the table can be seen there."""

import random
from io import StringIO

import pytest
from rich.console import Console

from scenes.white_castle import give, scene, send, turn
from tatami.cli.boards.white_castle import draw, lines
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.printed import CARDS
from tatami.games.white_castle.table import WhiteCastle
from tatami.laws import say_at_random
from tatami.texts.talk import LANGUAGES, Talk


def board(t: WhiteCastle, seat: int = 0, language: str = "en", width: int = 160) -> str:
    """What is drawn for a seat."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(WHITE_CASTLE.view(t, seat), Talk(WHITE_CASTLE, language, "ABCD"), width))
    return " ".join(console.export_text().split())


def plain(t: WhiteCastle, seat: int = 0, language: str = "en") -> str:
    """What is told of it in plain lines."""
    return "\n".join(lines(WHITE_CASTLE.view(t, seat), Talk(WHITE_CASTLE, language, "ABCD")))


def test_every_domain_lies_open_with_its_covered_rewards_its_action_and_its_lantern() -> None:
    t = turn(scene(3))
    send(t, 2, "gate", "gate")
    t.actions[2] = CARDS.index("action-2")
    shown = board(t)
    assert [shown.index(f"Domain of {name}") for name in "BCA"] == sorted(
        shown.index(f"Domain of {name}") for name in "ABC"
    )
    assert "1 food + 1 food + 1 food (2 coins + 1 food + 1 seal)" in shown
    assert shown.count("Lantern: 1 coin") == 3
    assert plain(t).count("Domain of ") == 3


def test_time_has_all_spaces_with_seasons_gates_and_points() -> None:
    t = turn(scene())
    t.track = [7, 15]
    shown = board(t)
    assert "│ 1 │ – │ 0 1 2 3 4 5 │ 0 │".replace(" ", "") in shown.replace(" ", "")
    assert "│ 2 │ 1 seal │ 6 7[◆] 8 9 10 │ 3 │".replace(" ", "") in shown.replace(" ", "")
    assert "│3│2seals│11121314│6│" in shown.replace(" ", "")
    assert "│4│3seals│15[●]1617181920│10–15│" in shown.replace(" ", "")
    assert "Season 2, spaces 6 to 10: 3 points, 1 seal to enter. On space 7: A." in plain(t)


def test_points_are_foretold_by_source_for_every_clan() -> None:
    t = turn(scene())
    send(t, 1, "5", "1", "steward", "diplomat", "gate")
    give(t, 1, "coin 5 food 7 points 2")
    shown = board(t)
    assert "2 → 21" in shown
    assert "│●│2│1│2│0│10│3×2=6│0│" in shown.replace(" ", "")
    told = "in play 2, coins and seals 1, resources 2, passage of time 0, courtiers 10, warriors 6"
    assert f"Points if the game ended now, B: {told}" in plain(t)


def test_what_a_warrior_counts_is_explained() -> None:
    t = turn(scene())
    told = "At the end a warrior counts its ×-number for each courtier of its clan inside"
    assert told in board(t)
    assert "Yard of 5 iron: a warrior counts 2 for each courtier inside." in plain(t)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_tell_in_words_where_the_people_of_a_clan_are(language: str) -> None:
    t = turn(scene())
    send(t, 1, "5", "1", "steward", "gate", "gate")
    told = plain(t, language=language)
    talk = Talk(WHITE_CASTLE, language)
    where = {"gate": 2, "steward": 1, "diplomat": 0, "daimyo": 0}
    assert talk.message("line-courtiers", **where) in told
    assert talk.message("line-warriors", of5=1, of3=0, of1=1) in told
    assert "0/1" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_tell_the_board_without_signs(language: str) -> None:
    t = turn(scene())
    send(t, 1, "5", "coral-plant", "daimyo")
    t.favours = (1, -1, -1)
    told = plain(t, language=language)
    assert not set(told) & set("○●◆▲■→★☼↻×[]"), told
    talk = Talk(WHITE_CASTLE, language)
    assert talk.message("line-bridge", colour=talk.name("coral"), dice="1, 3, 6") in told
    assert talk.message("line-taken", clan="B") in told


def test_diplomats_are_listed_from_left_to_right() -> None:
    shown = board(turn(scene()))
    assert shown.index("left diplomat room") < shown.index("right diplomat room")


def test_a_second_die_space_and_a_garden_that_will_act_are_marked() -> None:
    t = turn(scene(3))
    assert "↻" not in board(t)
    send(t, 1, "coral-plant")
    shown = board(t)
    assert "3 food → 5★ Courtier action for 3 coins ● ↻" in shown or "● ↻" in shown
    assert "3 [ ][ ]" in shown


def test_the_rivals_next_card_is_turned_up_first_and_its_deck_is_a_reconstruction() -> None:
    t = turn(scene(1))
    told = "The rival turns up next: the card with coral, left → left steward room on its back."
    for shown in (board(t, width=300), plain(t)):
        assert told in shown
        assert "The back after that one names its die." in shown
        assert "reconstruction" in shown
    t.round = 2
    assert "reconstruction" not in board(t)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 160])
def test_the_board_names_everything_in_every_language(language: str, width: int) -> None:
    t = turn(scene(2))
    shown = board(t, language=language, width=width)
    for name in ("forecast", "in-play", "column-season", "warriors-count"):
        words = Talk(WHITE_CASTLE, language).message(name).split()
        assert all(word in shown for word in words[:2])
    assert "None" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_name_and_no_number_is_cut(language: str, width: int) -> None:
    table, dice = WHITE_CASTLE.open(1, 4), random.Random(4)
    talk = Talk(WHITE_CASTLE, language, ["Anastasia"])
    for _ in range(60):
        if table.asks:
            say_at_random(table, dice.randrange)
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(WHITE_CASTLE.view(table, 0), talk, width))
    assert [line for line in console.export_text().splitlines() if "…" in line] == []
