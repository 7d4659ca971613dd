"""The author's tools: `fuzz`, `perft` and `check`."""

import json
import sys
from typing import Annotated

import typer

from tatami import laws
from tatami.cli.arguments import GameName, GameOptions, Json, Seed, options_of, refuse, the_game
from tatami.lab import law_check
from tatami.texts.complete import missing_texts


def fuzz(
    game: GameName,
    seconds: Annotated[int, typer.Option(help="How long to look.", min=1, max=86400)] = 60,
    seed: Seed = "fuzz",
    option: GameOptions = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play random games and check every law at every word."""
    known = the_game(game)
    options = known.chosen(options_of(option))
    found = law_check.fuzz(known, seconds, seed, options)
    if as_json:
        print(json.dumps({"game": known.name, **found._asdict()}))
    else:
        print(f"{known.title}: {found.games} games, {found.words} words, nothing found.")


def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(help="How many words deep.", min=0, max=12)],
    seats: Annotated[int, typer.Option(help="Players; the fewest by default.")] = 0,
    seed: Annotated[int, typer.Option(help="Seed for the fast random generator (a number).")] = 1,
    option: GameOptions = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Count the ways to play on, for each number of words up to a depth."""
    known = the_game(game)
    table = known.open(seats or known.seats[0], seed, options_of(option))
    for words in range(1, depth + 1):
        ways = laws.perft(table, words)
        print(json.dumps({"words": words, "ways": ways}) if as_json else f"{words} {ways}")


def check(
    game: GameName,
    games: Annotated[
        int, typer.Option("-n", help="How many random games for each number of players.", min=0)
    ] = 5,
    as_json: Json = False,
) -> None:
    """Check a game as an author would: its laws in whole games, its texts in every language."""
    known = the_game(game)
    missing = missing_texts(known, law_check.questions_met(known, games))
    walks = games * len(known.seats)
    if as_json:
        print(json.dumps({"game": known.name, "games": walks, "missing": missing}))
    for text in missing if not as_json else ():
        print(f"missing: {text}", file=sys.stderr)
    if missing:
        refuse(f"{known.title} lacks {len(missing)} texts.")
    if not as_json:
        laws_hold = f"the laws hold in {walks} games"
        print(f"{known.title}: {laws_hold}, texts are complete in 3 languages.")
