"""What the page is shown of small scenes of Senji."""

from typing import Any

import msgspec

from prepared import Prepared, Scene
from readers import Reader
from tatami.games.senji.game import SENJI
from tatami.games.senji.table import Senji
from tatami.session.views import event_shown


def prepared(reader: Reader, seat: int, scene: Senji) -> Prepared:
    """A table at which a scene is shown to a seat."""
    return Prepared(reader, "senji", scene.seats, seen(scene, seat))


def seen(t: Senji, seat: int) -> Scene:
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
    return {"seat": seat, "view": SENJI.view(t, seat), "asks": asks}


def happened(t: Senji, seat: int) -> Scene:
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
