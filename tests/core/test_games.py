"""The games, each loaded when it is first wanted."""

import subprocess
import sys

import pytest

from tatami.games import GAMES

LOADED = """
import sys
from tatami.games import GAMES
assert "senji" in GAMES
GAMES["shitenno"]
print(*[name for name in sys.modules if name.startswith("tatami.games.") and ".game" in name[12:]])
"""


def test_games_are_known_by_name() -> None:
    assert list(GAMES) == ["shitenno", "senji", "white_castle", "shototsu"]
    assert [game.name for game in GAMES.values()] == list(GAMES)
    assert (len(GAMES), "go" in GAMES) == (4, False)
    with pytest.raises(KeyError, match="go"):
        GAMES["go"]


def test_former_rules_stay_beside_the_newest() -> None:
    former = GAMES.under("senji", 2)
    assert (former.name, former.version) == ("senji", 2)
    assert GAMES.under("senji", 2) is former
    assert GAMES["senji"].version > 2


def test_rules_of_a_version_that_was_never_published_are_not_known() -> None:
    assert GAMES.under("shitenno", 1) is GAMES["shitenno"]
    with pytest.raises(KeyError, match="shitenno_99"):
        GAMES.under("shitenno", 99)


def test_where_nobody_says_how_many_play_it_is_a_number_who_can() -> None:
    assert [game.usual for game in GAMES.values()] == [3, 3, 2, 2]


def test_one_game_is_loaded_without_the_others() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, check=True)
    assert told.stdout.decode().split() == ["tatami.games.shitenno.game"]
