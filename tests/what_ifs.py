"""Finished games at whose moments something can be edited."""

import random
from typing import Any

from guests import Guest

# Words until each game is well under way.
UNDER_WAY = {"shitenno": 40, "white_castle": 40, "shototsu": 60, "senji": 90}
SEATS = {"senji": 3}


def given_up(guest: Guest, game: str, seed: str = "what if") -> str:
    """A game that one person has played at random with both hands, and then given up."""
    seats = SEATS.get(game, 2)
    match = guest.lay(game, *["me"] * seats, start=True)
    dice = random.Random(seed)
    for _ in range(UNDER_WAY[game]):
        seat, ask = a_question(guest, match, dice)
        guest.say(match, dice.choice(ask["options"]), seat=seat)
    for seat in range(1, seats):
        guest.post(f"/matches/{match}/concede", client_id=f"over {seat}", seat=seat)
    return match


def a_question(guest: Guest, match: str, dice: random.Random) -> tuple[int, Any]:
    """Somebody who is asked something, and the question."""
    seat = dice.choice(guest.get(f"/matches/{match}/view")["shown"]["waiting"])
    asks = guest.get(f"/matches/{match}/view", seat=seat)["shown"]["asks"]
    return seat, next(ask for ask in asks if not ask["idle"])


def last_still(guest: Guest, match: str) -> int:
    """The last moment of a game at which something can be edited."""
    words = guest.get(f"/matches/{match}")["table"]["words"]
    return int(guest.post(f"/records/{match}/edits", at=words)["nearest"])
