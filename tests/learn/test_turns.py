"""One turn after the other: who is asked, what is refused, and what the end brings."""

import random

import pytest

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.learn.turns import NotOnTheMenu, Turns, named

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY
def test_every_turn_is_somebodys_until_the_game_is_over(game: Game) -> None:
    dice = random.Random(1)
    turns = Turns.laid(game, game.usual, 1, {})
    asked = set()
    while not turns.over:
        asked.add(turns.seat)
        mask = turns.mask()
        assert [number for number, on in enumerate(mask) if on] == turns.legal()
        assert len(turns.observed(turns.seat)) == len(game.observation.fields(turns.table))
        turns.say(dice.choice(turns.legal()))
    assert asked == set(range(game.usual))
    assert not any(turns.mask())
    assert sum(turns.returns()) == 0


@EVERY
def test_what_is_not_on_the_menu_says_why_and_changes_nothing(game: Game) -> None:
    turns = Turns.laid(game, game.usual, 2, {})
    off = next(number for number, on in enumerate(turns.mask()) if not on)
    before = turns.legal()
    with pytest.raises(NotOnTheMenu, match=r"cannot be chosen now\. [A-Z]{3}-\d\d: "):
        turns.say(off)
    with pytest.raises(NotOnTheMenu, match="none has the number"):
        turns.say(len(turns.words))
    assert turns.legal() == before


@EVERY
def test_a_copy_goes_on_alone(game: Game) -> None:
    turns = Turns.laid(game, game.usual, 3, {})
    copy, again, dice = turns.copy(), turns.copy(), random.Random(3)
    for _ in range(30):
        copy.say(dice.choice(copy.legal()))
    assert turns.legal() == again.legal()
    assert turns.observed(0)[:] == again.observed(0)


def test_an_unknown_game_is_refused_with_a_sentence() -> None:
    with pytest.raises(TatamiError, match="There is no game 'go'"):
        named("go")
