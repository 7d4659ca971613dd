"""`tatami bench`: how fast each game runs, plain and compiled, on one core."""

import json
import os
import subprocess
import sys
from typing import Annotated, Final

import typer
from rich.bar import Bar
from rich.console import Console
from rich.table import Column, Table

from tatami.cli.arguments import Json, refuse, the_game
from tatami.cli.compiling import undisturbed
from tatami.games import GAMES
from tatami.lab.benchmark import measured
from tatami.lab.builds import builds

WIDTH: Final = 24  # letters of the longest bar
UNITS: Final = {  # of the measured figures
    "games_per_s": "games a second",
    "words_per_s": "words a second",
    "clone_us": "a copy, µs",
    "ask_us": "a question put again, µs",
    "imagined_us": "an imagined table, µs",
    "observe_us": "an observation, µs",
    "tries_per_s": "tries of the search a second",
}


def bench(
    game: Annotated[
        str, typer.Argument(help="A game. Default: all of them.", metavar="[GAME]")
    ] = "",
    seconds: Annotated[float, typer.Option(help="How long each round lasts.", min=0.01)] = 0.5,
    as_json: Json = False,
    this_build: Annotated[bool, typer.Option("--this-build", hidden=True)] = False,
) -> None:
    """Measure random play, a copy, a question, an imagined table, an observation and the search, on
    one core."""
    games = [the_game(game)] if game else list(GAMES.values())
    if this_build:
        print(json.dumps([measured(each, seconds) for each in games]))
        return
    found = builds()
    if found.outdated:
        print("The compiled build is older than the sources: ./tatami compile", file=sys.stderr)
    with undisturbed():
        rows = [row for build in found.folders.items() for row in run(*build, game, seconds)]
    if as_json:
        print(json.dumps(rows))
    else:
        show(rows)


def run(build: str, path: str, game: str, seconds: float) -> list[dict[str, object]]:
    """Measure one build in a separate process."""
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


def show(rows: list[dict[str, object]]) -> None:
    """Print each figure with a bar, and how much faster the compiled build is."""
    console = Console(highlight=False)
    for name, unit in UNITS.items():
        less = name.endswith("_us")
        console.print(f"{unit} ({'less' if less else 'more'} is better)", style="bold")
        console.print(bars(rows, name))
    for game in {str(row["game"]): None for row in rows}:
        pace = {row["build"]: float(str(row["words_per_s"])) for row in rows if row["game"] == game}
        if len(pace) == 2:
            console.print(f"{game}: compiled ÷ plain = {pace['compiled'] / pace['plain']:.1f}")


def bars(rows: list[dict[str, object]], name: str) -> Table:
    """One figure of all games and builds: the longest bar is the largest."""
    grid = Table.grid(Column(), Column(), Column(justify="right"), Column(), padding=(0, 1))
    most = max(float(str(row[name])) for row in rows)
    for row in rows:
        figure = f"{figure_of(row, name)} ±{spread_of(row, name)}"
        bar = Bar(most, 0, float(str(row[name])), width=WIDTH)
        grid.add_row(f"{row['game']}, {row['seats']} seats", str(row["build"]), figure, bar)
    return grid


def figure_of(row: dict[str, object], name: str) -> str:
    """A figure, as exactly as it can be read."""
    figure = float(str(row[name]))
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"


def spread_of(row: dict[str, object], name: str) -> str:
    """Half the distance between the extremes, as a percentage of the median."""
    return f"{float(str(row[f'{name}_spread'])) / 2:.0%}"
