"""The author's tools: `fuzz`, `perft` and `check`."""

import random
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from tatami import laws
from tatami.cli.arguments import GameName, GameOptions, Seed, options_of, refuse, the_game
from tatami.core.game import Game
from tatami.laws import LawBroken, Walk
from tatami.texts.complete import missing_texts


def fuzz(
    game: GameName,
    seconds: Annotated[int, typer.Option(help="How long to look.", min=1, max=86400)] = 60,
    seed: Seed = "fuzz",
    option: GameOptions = [],  # noqa: B006
) -> None:
    """Play random games and check every law at every word."""
    known = the_game(game)
    options = known.chosen(options_of(option))
    end = time.monotonic() + seconds
    games = words = 0
    while time.monotonic() < end:
        seats = known.seats[games % len(known.seats)]
        name = f"{seed}/{games}"
        walk = walked(known, seats, name, options)
        words += len(walk.record.entries)
        games += 1
    print(f"{known.title}: {games} games, {words} words, nothing found.")


def walked(game: Game, seats: int, seed: str, options: dict[str, str]) -> Walk:
    """Walk one game; where a law breaks or a rule crashes, leave the record behind and say so."""
    walk = Walk(game, seats, seed, random.Random(seed).randrange, options)
    try:
        return walk.to_the_end()
    except Exception as error:
        law = error.law if isinstance(error, LawBroken) else f"{type(error).__name__}: {error}"
        file = Path(f"fuzz-{game.name}-{seed.replace('/', '-')}.tatami")
        file.write_text(walk.record.text(), encoding="utf-8")
        words = len(walk.record.entries)
        refuse(f"{game.title} with {seats} seats, after {words} words: {law}. See {file}.")


def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(help="How many words deep.", min=0, max=12)],
    seats: Annotated[int, typer.Option(help="Players; the fewest by default.")] = 0,
    seed: Annotated[int, typer.Option(help="A number for the quick chance.")] = 1,
    option: GameOptions = [],  # noqa: B006
) -> None:
    """Count what can be said, so many words deep."""
    known = the_game(game)
    table = known.open(seats or known.seats[0], seed, options_of(option))
    for words in range(1, depth + 1):
        print(words, laws.perft(table, words))


def check(
    game: GameName,
    games: Annotated[int, typer.Option("-n", help="How many games to walk.", min=0)] = 5,
) -> None:
    """Check a game as an author would: its laws in whole games, its texts in every language."""
    known = the_game(game)
    asked: set[str] = set()
    for seats in known.seats:
        for number in range(games):
            asked |= walked(known, seats, f"check/{number}", known.chosen({})).asked
    missing = missing_texts(known, asked)
    for text in missing:
        print(f"missing: {text}", file=sys.stderr)
    if missing:
        refuse(f"{known.title} lacks {len(missing)} texts.")
    walks = games * len(known.seats)
    print(f"{known.title}: the laws hold in {walks} games, texts are complete in 3 languages.")
