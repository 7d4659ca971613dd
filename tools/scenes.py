"""Write scenes of a whole game for the tests of its board in the page.

    .venv/bin/python tools/scenes.py [--check]

Of each question the moment with the longest menu, and the end of the game: what the seat asked sees
then, and what it may say. The games are golden records, so that scenes change with the rules alone.
"""

import json
from pathlib import Path
from typing import Any, Final

import generated
from page import ROOT, WEB
from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.record import Record
from tatami.games import GAMES
from tatami.session.match import Match

RECORDS: Final = {"shitenno": "greedy-4"}

Scene = dict[str, Any]


def scenes(record: Record) -> dict[str, Scene]:
    """The scenes of one game, by the name of their question."""
    game = GAMES[record.game]
    match = Match.new(game, record.seats, record.seed, record.options)
    found: dict[str, Scene] = {}
    for entry in record.standing():
        ask = match.open_asks()[0]
        scene = seen(match, ask.seat, [ask])
        best = found.get(ask.name())
        if best is None or len(ask.options) >= len(best["asks"][0]["options"]):
            found[ask.name()] = scene
        match.say(entry.seat, game.vocabulary.by_text[entry.word])
    found["end"] = seen(match, 0, [])
    return found


def seen(match: Match, seat: int, asks: list[Ask]) -> Scene:
    """What a board is given."""
    return {
        "seat": seat,
        "view": match.game.view(match.table, seat),
        "asks": [
            {
                "name": ask.name(),
                "rule": ask.rule,
                "seat": ask.seat,
                "options": [word.text for word in ask.options],
                "idle": ask.idle,
                "changeable": ask.changeable,
            }
            for ask in asks
        ],
        "ranks": match.record.result.ranks if match.record.result else [],
    }


def made() -> dict[Path, str]:
    """The scenes of every board that is tested by them."""
    files = {}
    for game, name in RECORDS.items():
        record = ROOT / "tests" / "records" / game / f"{name}.tatami"
        told = scenes(records.read(record.read_text(encoding="utf-8")))
        file = WEB / "src" / "boards" / game / "scenes.json"
        files[file] = json.dumps(told, ensure_ascii=False) + "\n"
    return files


if __name__ == "__main__":
    generated.main(__doc__, made)
