"""Shitennō in the terminal: the hand while paying, the titles, and the count at the end."""

import random

import pytest

from tatami.cli.boards import shitenno
from tatami.cli.choices import numbered
from tatami.core.table import Table
from tatami.core.words import Verb
from tatami.games import GAMES
from tatami.texts.talk import Talk

GAME = GAMES["shitenno"]
NAMES = ["Ann", "Bob", "Cleo"]


def lines(table: Table, seat: int) -> str:
    return "\n".join(shitenno.lines(GAME.view(table, seat), Talk(GAME, "en", NAMES)))


def test_the_hand_while_paying_is_what_is_left_of_it() -> None:
    talk = Talk(GAME, "en")
    view = {"hand": ["bushi", "bushi", "koku-1"], "payment": {"laid": ["bushi", "hatamoto"]}}
    assert shitenno.hand_left(view) == ["bushi", "koku-1"]
    assert talk.message(shitenno.hand_title(view)) == "Your hand, without what you have paid so far"
    assert shitenno.hand_left({**view, "payment": None}) == ["bushi", "bushi", "koku-1"]


def test_titles_are_explained_while_sharing_and_the_count_at_the_end() -> None:
    table, dice = GAME.open(3, 7), random.Random(7)
    titles = False
    while table.asks:
        ask = table.asks[0]
        if ask.rule == "SHI-13":
            titles = "Titles: Daimyō (2 points more" in lines(table, ask.seat)
        assert "in all." not in lines(table, ask.seat)
        table.answer(ask.seat, dice.choice(ask.options))
    assert titles
    for name, score in zip(NAMES, GAME.scores(table), strict=True):
        assert f"{name}’s hand at the end: " in lines(table, 0)
        assert f"; {score} in all." in lines(table, 0)


def test_a_plus_one_that_has_nothing_to_add_to_is_explained() -> None:
    player = {"favour": [3, 0, 0, 6], "score": 9, "bonuses": ["plus-one"]}
    count = {"hand": [], "koku": 0, "exchanged": 0, "added": 0}
    view = {"players": [player], "counts": [count]}
    told = shitenno.counted(view, Talk(GAME, "en", NAMES))
    assert "Ann has no koku in hand: a +1 tile has nothing to add to." in told


@pytest.mark.parametrize("things", [("0", "2", "3"), ("3", "5")])
def test_where_a_number_is_asked_for_it_is_chosen_by_itself(things: tuple[str, ...]) -> None:
    amount, stop = Verb("amount", "", things), Verb("stop", "")[0]
    talk = Talk(GAME, "en")
    menu = numbered([*amount.words, stop], talk)
    assert [menu[int(thing)].thing for thing in things] == list(things)
    assert menu[int(things[-1]) + 1] is stop
    seals = [word for word in GAME.vocabulary.words if word.verb.name == "seal"]
    assert numbered(seals, talk)[1] is seals[0]  # a seal is called by more than its number


@pytest.mark.parametrize(
    ("language", "tile", "undo"),
    [("en", "Draw tile", "undo"), ("fr", "tuile Pioche", "annuler"), ("es", "Robo", "deshacer")],
)
def test_why_not_says_what_a_draw_takes_and_how_a_payment_is_left(
    language: str, tile: str, undo: str
) -> None:
    table, dice, talk = GAME.open(3, 7), random.Random(7), Talk(GAME, language)
    words, told = GAME.vocabulary.by_text, set()
    while table.asks:
        ask = table.asks[0]
        if ask.rule == "SHI-20" and words["draw"] not in ask.options:
            assert tile in talk.rule(ask.why_not(words["draw"])).ruling
            told.add("draw")
        if ask.prompt == "pay":
            assert undo in talk.rule(ask.why_not(words["pass"])).ruling
            told.add("pass")
        table.answer(ask.seat, dice.choice(ask.options))
    assert told == {"draw", "pass"}
