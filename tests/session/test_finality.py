"""What cannot be taken back is known before it is said, and nothing else is."""

import random

import pytest

from scenes.sittings import Tableside
from tatami.core.digest import digest
from tatami.core.words import NOBODY
from tatami.session.finality import is_final
from tatami.session.refusal import Refused
from tatami.session.sitting import PLAYING
from tatami.session.views import may_go_back

GAMES = {"shitenno": 3, "senji": 3, "white_castle": 2, "shototsu": 2}


@pytest.mark.parametrize("game", GAMES)
def test_what_could_not_be_taken_back_is_known_before(game: str) -> None:
    t, dice = Tableside(game, *["person"] * GAMES[game], seed=game), random.Random(4)
    told = {True: 0, False: 0}
    for _ in range(200):
        if t.s.status() != PLAYING:
            break
        seat = dice.choice(t.s.waiting())
        ask = dice.choice(t.s.playing().table.open_asks(seat))
        word = dice.choice(ask.options).text
        before = digest(t.s.playing().table)
        final = is_final(t.s, seat, [word])
        assert digest(t.s.playing().table) == before
        t.say(seat, word)
        if len(ask.options) > 1:  # what is forced leaves nothing to think better of
            assert final == (may_go_back(t.s, seat) != "free"), (ask.name(), word)
            told[final] += 1
    assert min(told.values()) > 0, told


@pytest.mark.parametrize(("others", "final"), [("random person", True), ("person random", False)])
def test_a_bot_that_is_asked_next_makes_a_word_final(others: str, final: bool) -> None:
    t = Tableside("shitenno", "person", *others.split())
    assert t.waited() == 0
    assert is_final(t.s, 0, [t.s.menu(0)[0].options[0].text]) == final


def test_against_bots_alone_nothing_is_final_and_nobody_else_may_ask() -> None:
    t = Tableside("shitenno", "person", "random")
    word = t.s.menu(0)[0].options[0].text
    assert not is_final(t.s, 0, [word])
    for seat, text, code in ((NOBODY, word, "not-asked"), (0, "nonsense", "no-such-word")):
        with pytest.raises(Refused) as refused:
            is_final(t.s, seat, [text])
        assert refused.value.code == code
