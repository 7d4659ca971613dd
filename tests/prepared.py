"""Tables whose page is shown scenes in place of what the table is at."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from guests import whole
from readers import Reader

# What a seat sees and may say, as in the scenes of the boards; what has just happened is told once.
Scene = dict[str, Any]
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Prepared:
    """A table whose page is told what a scene shows, each as long as no other is."""

    def __init__(self, reader: Reader, game: str, seats: int, scene: Scene) -> None:
        self.reader = reader
        self.last: dict[str, Any] = {}
        self.scene = scene
        self.number = 0
        reader.page.route_web_socket("**/*", self.between)
        reader.sit(game, "me", *["random"] * (seats - 1))

    def between(self, route: WebSocketRoute) -> None:
        self.route = route
        route.connect_to_server().on_message(self.told)

    def told(self, message: str | bytes) -> None:
        state = whole(json.loads(message), self.last)
        if state["type"] == "state":
            self.last = state
            self.tell()
        else:
            self.route.send(message)

    def tell(self) -> None:
        table = {**self.last["shown"]["table"], "ranks": self.scene.get("ranks", [])}
        seated = table["seats"][: self.scene.get("seats")]  # a scene may need fewer than sit there
        table["seats"] = [self.named(each) for each in seated]
        asks = [{"idle": False, "details": {}, **ask} for ask in self.scene["asks"]]
        you = self.scene["seat"]
        shown = {
            **self.last["shown"],
            "table": table,
            "you": you,
            "view": self.scene["view"],
            "asks": asks,
            "waiting": [you] if asks else [],
        }
        told = {
            "clocks": self.scene.get("clocks", []),
            "events": self.scene.pop("events", self.last["events"]),
        }
        self.route.send(json.dumps({**self.last, "shown": shown, **told}))

    def named(self, seat: dict[str, Any]) -> dict[str, Any]:
        """A seat by its name in the scene, as a person's: a bot is called by its level."""
        name = self.name(seat)
        return {**seat, "name": name} | ({"kind": "guest"} if name != seat["name"] else {})

    def name(self, seat: dict[str, Any]) -> Any:
        """By the names of those who sit there one sees that a scene has come."""
        return f"{self.mark()}{seat['seat']}" if self.number else seat["name"]

    def mark(self) -> str:
        """Two letters that no other scene of the table has."""
        most = len(LETTERS)
        return LETTERS[self.number // most].upper() + LETTERS[self.number % most]

    def show(self, **view: object) -> None:
        """From now on the view has these fields."""
        self.scene["view"] = {**self.scene["view"], **view}
        self.tell()

    def turn_to(self, scene: Scene) -> None:
        """Show another scene, and wait until the page has drawn it."""
        self.scene = scene
        self.number += 1
        self.tell()
        self.reader.page.wait_for_function(
            "(mark) => document.querySelector(`main [aria-label*='${mark}']`)",
            arg=f"{self.mark()}{self.scene['seat']}",
        )
