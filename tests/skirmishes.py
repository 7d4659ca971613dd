"""Skirmishes of Shōtotsu, played up to the first activation, as scenes for `prepared.py`."""

import random

import msgspec

from prepared import Scene
from tatami.games import GAMES
from tatami.games.shototsu.boards import BOARD_NAMES, BOARDS
from tatami.games.shototsu.printed import MOST_SAMURAI
from tatami.session.match import Match
from tatami.session.views import ask_shown

Kind = tuple[int, str, int]  # how many seats, on which board, how many samurai each


def kinds() -> list[Kind]:
    """All skirmishes that can be laid."""
    return [
        (seats, name, samurai)
        for board, name in zip(BOARDS, BOARD_NAMES, strict=True)
        for seats, zones in board.deployments.items()
        for samurai in range(1, MOST_SAMURAI + 1)
        if seats > 1 and min(len(zone) for zone in zones) >= samurai
    ]


def stood(seats: int, board: str, samurai: int, **options: str) -> Scene:
    """Everybody stands on the field, and somebody is to activate a samurai, as it sees that."""
    game = GAMES["shototsu"]
    laid = {"mode": "skirmish", "board": board, "samurai": str(samurai), **options}
    match = Match.new(game, [f"seat {seat}" for seat in range(seats)], "stood", laid)
    dice = random.Random(1)
    while True:
        ask = match.open_asks()[0]
        view = game.view(match.table, ask.seat)
        if view["phase"] == "turn" and ask.name() in ("SHO-42", "SHO-44"):
            asks = [msgspec.to_builtins(ask_shown(game, match.table, ask))]
            return {"seat": ask.seat, "seats": seats, "view": view, "asks": asks}
        by_chance = [word for word in ask.options if word.text == "patrol:random"]
        match.say(ask.seat, dice.choice(by_chance or ask.options))
