"""What the page is shown of small scenes of a game."""

from typing import Any

import msgspec

from prepared import Prepared, Scene
from readers import Reader
from tatami.core.table import Table
from tatami.games.senji.game import SENJI
from tatami.games.senji.table import Senji
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.table import WhiteCastle
from tatami.session.views import event_shown


def prepared(reader: Reader, seat: int, scene: Senji) -> Prepared:
    """A table at which a scene of Senji is shown to a seat."""
    return Prepared(reader, "senji", scene.seats, seen(scene, seat))


def seen(t: Table, seat: int) -> Scene:
    """What the page is told of a scene."""
    asks = [
        {
            "name": ask.name(),
            "rule": ask.rule,
            "seat": seat,
            "options": [word.text for word in ask.options],
            "idle": ask.idle,
            "changeable": ask.changeable,
            "details": {},
        }
        for ask in t.open_asks(seat)
    ]
    return {"seat": seat, "view": view(t, seat), "asks": asks}


def view(t: Table, seat: int) -> object:
    """What a seat sees of a table, by its game."""
    if isinstance(t, WhiteCastle):
        return WHITE_CASTLE.view(t, seat)
    assert isinstance(t, Senji)
    return SENJI.view(t, seat)


def happened(t: Table, seat: int) -> Scene:
    """A scene with what a seat was told since the table's chronicle began."""
    events = [each for each in t.chronicle or [] if each.known_to(seat)]
    told = [msgspec.to_builtins(event_shown(each, 1)) for each in events]
    return {**seen(t, seat), "events": told}


def letter(seat: int, cards: list[str], wanted: list[str]) -> dict[str, Any]:
    """A letter of so many cards."""
    return {
        "seat": seat,
        "shown": cards,
        "hidden": [],
        "face_down": 2,
        "wanted": wanted,
        "kinds": ["any-card"],
        "laid": [],
        "reply": False,
        "acceptable": True,
    }
