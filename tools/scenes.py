"""Write scenes of a game between bots for the tests of its board in the page.

    .venv/bin/python tools/scenes.py GAME SEATS [SEED]

Of each question the moment with the longest menu, and the end of the game: what the seat asked sees
then, what the last word brought about, and what it may say.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tatami.bots.players import make_bot
from tatami.bots.seen import Seen
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.game import Game
from tatami.games import GAMES
from tatami.session.match import Match

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "boards"

Scene = dict[str, Any]


def scenes(game: Game, seats: int, seed: str) -> dict[str, Scene]:
    """The scenes of one game, by the name of their question."""
    match = Match.new(game, ["greedy"] * seats, seed)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
    found: dict[str, Scene] = {}
    told = 0
    while not match.over():
        ask = match.open_asks()[0]
        scene = seen(match, ask.seat, match.events()[told:], [ask])
        best = found.get(ask.name())
        if best is None or len(ask.options) >= len(best["asks"][0]["options"]):
            found[ask.name()] = scene
        told = len(match.events())
        match.say(ask.seat, bots[ask.seat].choose(Seen(game, match.table, ask.seat, ask)))
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


def main() -> None:
    """Write the scenes of the game named."""
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in GAMES or not sys.argv[2].isdigit():
        sys.exit(f"usage: python tools/scenes.py {'|'.join(GAMES)} SEATS [SEED]")
    game, seats = GAMES[sys.argv[1]], int(sys.argv[2])
    if seats not in game.seats:
        sys.exit(f"{game.title} is not played by {seats}.")
    made = scenes(game, seats, sys.argv[3] if len(sys.argv) == 4 else "1")
    out = BOARDS / game.name / "scenes.json"
    out.write_text(json.dumps(made, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
