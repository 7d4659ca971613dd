"""The guided first games on a server: opened by one request, played by their script."""

import pytest

from guests import Guest
from tatami.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_with_bots_that_say_what_its_script_says(server: str, game: str) -> None:
    guide = GAMES[game].guide
    assert guide is not None
    met = []
    with Guest(server) as ann:
        laid = ann.post("/lessons", game=game, name="Ann")
        match = laid["table"]["id"]
        assert laid["mine"] == [guide.seat]
        with ann.socket(match) as socket:
            socket.until("state")
            while not (lesson := socket.state["shown"]["lesson"])["over"]:
                assert not lesson["left"]
                met += [step["name"] for step in lesson["steps"] if step["name"] not in met]
                tasks = [step["do"] for step in lesson["steps"] if step["do"]]
                if tasks and socket.state["shown"]["asks"]:
                    ann.say(match, tasks[0][0])
                socket.until("state")
            met += [step["name"] for step in lesson["steps"]]
        assert sorted(met) == sorted(step.name for step in guide.steps)
        assert ann.get(f"/matches/{match}/view")["shown"]["table"]["seed"] == ""  # as at any table


def test_a_game_without_a_lesson_has_none(server: str) -> None:
    with Guest(server) as ann:
        assert ann.post("/lessons", 404, game="go", name="Ann")["code"] == "no-such-game"
