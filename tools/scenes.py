"""Write scenes of a whole game for the tests of its board in the page.

    .venv/bin/python tools/scenes.py [--check]

For each question, a scene shows the moment with the longest menu: what the seat sees and may say.
The last scene is the end of the game. The games are golden records, so scenes change only with the
rules. For games without a board of their own, the tool writes all values that their views name,
field by field.
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

RECORDS: Final = {  # what one game does not ask, a later one does
    "senji": ("greedy-4", "random-4"),
    "shitenno": ("greedy-4",),
    "shototsu": ("greedy-2", "random-2", "random-6"),
    "white_castle": ("four-greedy-promo", "solo-hard"),
}
NAMING: Final = {
    "senji": ("greedy-4",),
    "shototsu": ("greedy-4", "random-6"),
    "white_castle": ("four-greedy-promo", "solo-hard"),
}

# Fields that a board without drawings leaves out: they are about the choices, which tell as much.
UNTOLD: Final = {
    "shototsu": ("acts", "moment", "phase", "terms"),
    "white_castle": ("prospects", "costs", "opens", "rule"),
}

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
    """What a board receives."""
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


def values(game: str, names: tuple[str, ...]) -> dict[str, list[str]]:
    """Everything that the views of these games name, by field."""
    found: dict[str, set[str]] = {}
    for name in names:
        record = golden(game, name)
        match = Match.new(GAMES[game], record.seats, record.seed, record.options)
        for entry in record.standing():
            told = match.game.view(match.table, entry.seat)
            gather("", told, found, UNTOLD.get(game, ()))
            match.say(entry.seat, match.game.vocabulary.by_text[entry.word])
    return {field: sorted(found[field]) for field in sorted(found)}


def gather(field: str, value: object, found: dict[str, set[str]], untold: tuple[str, ...]) -> None:
    """Add what this part of a view names."""
    if isinstance(value, str) and value:
        found.setdefault(field, set()).add(value)
    elif isinstance(value, list):
        for each in value:
            gather(field, each, found, untold)
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name not in untold:
                gather(name, inner, found, untold)


def golden(game: str, name: str) -> Record:
    """A golden record."""
    file = ROOT / "tests" / "records" / game / f"{name}.tatami"
    return records.read(file.read_text(encoding="utf-8"))


def made() -> dict[Path, str]:
    """The scenes of every board that they test, and the values of the other games."""
    boards = WEB / "src" / "boards"
    files = {}
    for game, names in RECORDS.items():
        told: dict[str, Scene] = {}
        for name in names:
            told = {**scenes(golden(game, name)), **told}
        files[boards / game / "scenes.json"] = json.dumps(told, ensure_ascii=False) + "\n"
    named = {game: values(game, names) for game, names in NAMING.items()}
    files[boards / "generic" / "values.json"] = json.dumps(named, ensure_ascii=False) + "\n"
    return files


if __name__ == "__main__":
    generated.main(__doc__, made)
