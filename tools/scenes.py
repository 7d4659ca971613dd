"""Write scenes of a whole game for the tests of its board in the page.

    .venv/bin/python tools/scenes.py [--check]

Of each question the moment with the longest menu, and the end of the game: what the seat asked sees
then, what the last word brought about, and what it may say. The games are golden records, so that
scenes change with the rules alone.
"""

import json
from pathlib import Path
from typing import Any, Final

import generated
from page import ROOT, WEB
from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
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
    told = 0
    for entry in record.standing():
        ask = match.open_asks()[0]
        scene = seen(match, ask.seat, match.events()[told:], [ask])
        best = found.get(ask.name())
        if best is None or len(ask.options) >= len(best["asks"][0]["options"]):
            found[ask.name()] = scene
        told = len(match.events())
        match.say(entry.seat, game.vocabulary.by_text[entry.word])
    found["end"] = seen(match, 0, match.events()[told:], [])
    return found


def seen(match: Match, seat: int, events: list[Event], asks: list[Ask]) -> Scene:
    """What a board is given."""
    return {
        "seat": seat,
        "view": match.game.view(match.table, seat),
        "events": [plain(event) for event in events if event.known_to(seat)],
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
    }


def plain(event: Event) -> Scene:
    """An event as the page knows it."""
    fields = event.plain()
    name = fields.pop("event")
    fields.pop("only", None)
    return {"name": name, "fields": fields}


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
