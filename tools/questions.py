"""Gather the distinct questions of many random games, for the tests of a board in the page.

    .venv/bin/python tools/questions.py white_castle [--games 200] [--out FILE]

It writes a list of scenes as JSON, each with what the seat sees and may say, as in `scenes.json`,
and with the record that leads there. A scene is among them if it has something that no other has:
a question that offers a word, or a question with a field of the view that holds something. So
whoever can draw these scenes and say their words can draw and say all that came up.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Final

from scenes import Scene, seen
from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.session.match import Match

BUSY: Final = 0.9  # how often a player says nothing that only passes the time
IDLE: Final = ("stop", "trade")

Feature = tuple[str, str, str]  # a question, and a field that holds something or a word
Kept = list[tuple[set[Feature], Scene]]


def gather(game: Game, games: int) -> list[Scene]:
    """The scenes of so many games, without those that others make needless."""
    kept: Kept = []
    known: set[Feature] = set()
    for number in range(games):
        play(game, number, kept, known)
    needed: list[Scene] = []
    covered: set[Feature] = set()
    for features, scene in reversed(kept):  # later ones were kept for what is rare
        if not features <= covered:
            covered |= features
            needed.append(scene)
    return needed[::-1]


def play(game: Game, number: int, kept: Kept, known: set[Feature]) -> None:
    """One random game; each question that has something new is kept, and so is the end."""
    dice = random.Random(number)
    seats = game.seats[number % len(game.seats)]
    options = {option.name: dice.choice(option.values) for option in game.options}
    names = [f"seat {seat}" for seat in range(seats)]
    match = Match.new(game, names, f"{game.name}-{number}", options)
    while asks := match.open_asks():
        ask = dice.choice(asks)
        keep(match, ask.seat, [ask], kept, known)
        match.say(ask.seat, dice.choice(busy(ask) if dice.random() < BUSY else ask.options))
    keep(match, 0, [], kept, known)


def keep(match: Match, seat: int, asks: list[Ask], kept: Kept, known: set[Feature]) -> None:
    """Keep this moment if it has something new."""
    scene = seen(match, seat, asks)
    name = asks[0].name() if asks else f"end-{match.table.seats}"
    features = {(name, "field", path) for path in filled("", scene["view"])}
    features |= {(name, "word", word.text) for ask in asks for word in ask.options}
    if not features <= known:
        known |= features
        kept.append((features, {**scene, "record": match.record.text()}))


def busy(ask: Ask) -> list[Word]:
    """The menu without what only passes the time, if something else is left."""
    return [word for word in ask.options if word.verb.name not in IDLE] or ask.options


def filled(path: str, value: object) -> set[str]:
    """The fields that hold something, each by its path; entries of a list are not told apart."""
    if isinstance(value, list):
        return set().union(*[filled(path, each) for each in value])
    if isinstance(value, dict):
        return set().union(*[filled(f"{path}.{name}", inner) for name, inner in value.items()])
    return {path} if value not in (None, "", False, 0, -1) else set()


def main() -> None:
    """Write the scenes to a file, or print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    text = json.dumps(gather(GAMES[chosen.game], chosen.games), ensure_ascii=False)
    if chosen.out is None:
        sys.stdout.write(text + "\n")
    else:
        chosen.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
