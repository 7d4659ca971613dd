"""`tatami bench`: how fast each game runs, plain and compiled, on one core."""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

import tatami
from tatami.bots.search import AT_ONCE
from tatami.bots.seen import Seen
from tatami.bots.tree import Tree
from tatami.cli.arguments import Json, refuse, the_game
from tatami.core import table as engine
from tatami.core.ask import Ask
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.games import GAMES

ROUNDS: Final = 5
UNITS: Final = {
    "games_per_s": "games/s",
    "words_per_s": "words/s",
    "clone_us": "clone µs",
    "ask_us": "ask µs",
    "tries_per_s": "tries/s",
}


def bench(
    game: Annotated[str, typer.Argument(help="A game; else all.", metavar="[GAME]")] = "",
    seconds: Annotated[float, typer.Option(help="How long each round lasts.", min=0.01)] = 0.5,
    as_json: Json = False,
    this_build: Annotated[bool, typer.Option("--this-build", hidden=True)] = False,
) -> None:
    """Measure random play, a clone, a question, and the tries of the search, on one core."""
    games = [the_game(game)] if game else list(GAMES.values())
    if this_build:
        print(json.dumps([measured(each, seconds) for each in games]))
        return
    rows = [row for build, path in builds().items() for row in run(build, path, game, seconds)]
    if as_json:
        print(json.dumps(rows))
    else:
        show(rows)


def builds() -> dict[str, str]:
    """The folders that hold a build: the one that runs, and in a checkout its other one."""
    here = Path(tatami.__file__).resolve().parent.parent
    running = "plain" if engine.__file__.endswith(".py") else "compiled"
    found = {running: str(here)}
    source, compiled = here.parent / "src", here.parent / ".compiled"
    if (source / "tatami").is_dir():
        found.setdefault("plain", str(source))
        if (compiled / ".built").exists() and is_older(compiled, source):
            print("The compiled build is older than the sources: ./tatami compile", file=sys.stderr)
        elif (compiled / ".built").exists():
            found.setdefault("compiled", str(compiled))
    return found


def is_older(compiled: Path, source: Path) -> bool:
    """Whether a source has changed since the build."""
    built = (compiled / ".built").stat().st_mtime
    return any(
        file.stat().st_mtime > built
        for file in source.rglob("*")
        if file.is_file() and file.suffix != ".pyc" and "dist" not in file.parts
    )


def run(build: str, path: str, game: str, seconds: float) -> list[dict[str, object]]:
    """Measure one build in a process of its own."""
    command = [sys.executable, "-m", "tatami", "bench", "--this-build", "--seconds", str(seconds)]
    done = subprocess.run(  # noqa: S603  (our own program)
        [*command, game] if game else command,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        refuse(f"The {build} build cannot be measured: {done.stderr.strip().splitlines()[-1]}")
    rows: list[dict[str, object]] = json.loads(done.stdout)
    return [{"build": build, **row} for row in rows]


def measured(game: Game, seconds: float) -> dict[str, object]:
    """Each figure as the median of some rounds, with its spread."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seats = game.seats[-1]
    dice = random.Random(1)
    middle = half_played(game, seats)
    rounds: dict[str, list[float]] = {name: [] for name in UNITS}
    for _ in range(ROUNDS):
        games, words = random_games(game, seats, dice, seconds)
        rounds["games_per_s"].append(games)
        rounds["words_per_s"].append(words)
        rounds["clone_us"].append(1e6 / often(middle.copy, seconds / 4))
        rounds["ask_us"].append(1e6 / often(middle.ask_again, seconds / 4))
        rounds["tries_per_s"].append(tries(game, middle, seconds))
    row: dict[str, object] = {"game": game.name, "seats": seats}
    for name, values in rounds.items():
        middle_value = statistics.median(values)
        row[name] = round(middle_value, 2)
        row[f"{name}_spread"] = round((max(values) - min(values)) / middle_value, 3)
    return row


def half_played(game: Game, seats: int) -> Table:
    """A table from the middle of a random game."""
    dice = random.Random(2)
    tables = [game.open(seats, 7)]
    while tables[-1].asks:
        tables.append(tables[-1].copy())
        answer(tables[-1], dice)
    second_half = tables[len(tables) // 2 :]
    return next(table for table in second_half if len(question(table).options) > 1)


def question(table: Table) -> Ask:
    """The first question without an answer."""
    return table.asks[table.given.index(None)]


def tries(game: Game, middle: Table, seconds: float) -> float:
    """How many tries the search makes there in a second of processor time."""
    ask = question(middle)
    seen = Seen(game, middle, ask.seat, ask)
    tree = Tree(game, ask, 1, game.advice.search)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tree.grow(seen.imagine, AT_ONCE)
    return tree.tries / spent


def answer(table: Table, dice: random.Random) -> None:
    """Answer the first open question at random."""
    ask = question(table)
    table.answer(ask.seat, ask.options[int(dice.random() * len(ask.options))])


def random_games(
    game: Game, seats: int, dice: random.Random, seconds: float
) -> tuple[float, float]:
    """Games and words a second of random play."""
    games = words = 0
    chance = dice.random
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not games:
        table = game.open(seats, games)
        while asks := table.asks:  # answered here, for a call takes as long as some of the rules
            ask = asks[0] if len(asks) == 1 else question(table)
            table.answer(ask.seat, ask.options[int(chance() * len(ask.options))])
            words += 1
        games += 1
    return games / spent, words / spent


def often(act: Callable[[], object], seconds: float) -> float:
    """How often a second something can be done."""
    count = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(100):
            act()
        count += 100
    return count / spent


def show(rows: list[dict[str, object]]) -> None:
    """Print the figures as a table, and how much faster the compiled build is."""
    grid = Grid("game", "seats", "build", *UNITS.values())
    for row in rows:
        figures = [f"{row[name]:,} ±{spread(row, name)}" for name in UNITS]
        grid.add_row(str(row["game"]), str(row["seats"]), str(row["build"]), *figures)
    console = Console(highlight=False)
    console.print(grid)
    for game in {str(row["game"]): None for row in rows}:
        pace = {row["build"]: float(str(row["words_per_s"])) for row in rows if row["game"] == game}
        if len(pace) == 2:
            console.print(f"{game}: compiled ÷ plain = {pace['compiled'] / pace['plain']:.1f}")


def spread(row: dict[str, object], name: str) -> str:
    """Half the distance between the extremes, in per cent of the median."""
    return f"{float(str(row[f'{name}_spread'])) / 2:.0%}"
