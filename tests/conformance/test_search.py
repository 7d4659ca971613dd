"""The search thinks alike in every build."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tatami.bots.seen import Seen
from tatami.bots.tree import Tree
from tatami.games import GAMES

SOURCE = Path(__file__).resolve().parents[2] / "src"
HERE = Path(__file__).resolve()


def thoughts() -> list[object]:
    """What short searches find in the middle of each game, to the last digit."""
    found: list[object] = []
    for game in GAMES.values():
        t = game.open(game.seats[-1], 11)
        for _ in range(30):
            ask = t.asks[t.given.index(None)]
            t.answer(ask.seat, ask.options[0])
        ask = t.asks[t.given.index(None)]
        tree = Tree(game, ask, 5, game.advice.search)
        tree.grow(Seen(game, t, ask.seat, ask).imagine, 25)
        found.append([(b.word.text, b.tries, b.total, b.hunch) for b in tree.branches()])
    return found


def test_the_plain_build_finds_the_same() -> None:
    plain = subprocess.run(
        [sys.executable, str(HERE)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == json.loads(json.dumps(thoughts()))


if __name__ == "__main__":
    print(json.dumps(thoughts()))
