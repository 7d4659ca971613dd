"""`tatami simulate`: many games between bots, the same for a seed on any number of cores."""

import json
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from tatami.cli import tables
from tatami.cli.arguments import (
    Accumulating,
    Cores,
    GameName,
    GameOptions,
    Games,
    Json,
    On,
    RunSettings,
    Seed,
    UserBots,
    options_of,
    readable,
    refuse,
    run_settings,
    seats_of,
    the_game,
)
from tatami.cli.compiling import compiling_beside
from tatami.cli.extras import has, sentence
from tatami.cli.progress import collected
from tatami.core.errors import reason
from tatami.core.game import Game
from tatami.lab.accumulators import accumulated
from tatami.lab.played_game import PlayedGame
from tatami.lab.results_folder import ResultsFolder
from tatami.lab.runs import PROCESSES, play
from tatami.lab.simulation import Simulation
from tatami.lab.summary import summed_up
from tatami.reports.simulation import bounded, seat_cells, simulation_page

Out = Annotated[
    Path | None,
    typer.Option(
        "-o",
        help="A folder for run.jsonl, games.csv, report.html, records; go on from what it holds.",
    ),
]


def simulate(
    game: GameName,
    n: Games = 100,
    seats: Annotated[str, typer.Option(help="Bots, one for each seat, e.g. greedy,random.")] = "",
    seed: Seed = "1",
    option: GameOptions = [],  # noqa: B006
    j: Cores = 0,
    on: On = PROCESSES,
    out: Out = None,
    bots: UserBots = "",
    accumulators: Accumulating = "",
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    known, run = the_game(game), run_settings(n, on, j, [bots], accumulators)
    occupants = tuple(seats_of(known, seats or ",".join(["greedy"] * known.usual), humans=False))
    options, keep = known.chosen(options_of(option)), out is not None
    plan = Simulation(known.name, occupants, readable(seed), options, keep)
    with compiling_beside(occupants):
        summary = summary_of(plan, run, known, out)
    show(known, summary, as_json)


def summary_of(plan: Simulation, run: RunSettings, game: Game, out: Path | None) -> dict[str, Any]:
    """Play the games, in a folder if one is named, and sum them up."""
    folder = ResultsFolder(out, plan, run.own) if out is not None else None
    with folder or nullcontext():
        games = collected(game.title, play(plan, run.n, run.workers, folder, run.own), run.n)
        games.sort(key=lambda played: played.number)
        summary = summed_up(plan, games) | accumulated(run.kinds, games)
        if folder is not None:
            write(folder, game, summary, games)
    return summary


def write(
    folder: ResultsFolder, game: Game, summary: dict[str, Any], games: list[PlayedGame]
) -> None:
    """Write a table of the games, and a page about them."""
    try:
        folder.write_table(games)
        if has("matplotlib"):
            simulation_page(game, summary, games).write(folder.folder / "report.html")
        else:
            print(f"There is no report.html. {sentence('matplotlib')}", file=sys.stderr)
    except OSError as error:
        refuse(f"The results cannot be written to {folder.folder}: {reason(error)}.")


def show(game: Game, summary: dict[str, Any], as_json: bool) -> None:
    """Print the summary, as data or as a table."""
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    words, winners = summary["words"], summary["winning_score"]
    console.print(f"{tables.games(summary['games'])} of {game.title}, seed {summary['seed']!r}")
    console.print(f"words a game   {bounded(words, 1)}, from {words['min']} to {words['max']}")
    console.print(f"choices a game {bounded(summary['choices'], 1)}")
    console.print(f"winning score  {bounded(winners, 1)}")
    table = tables.table("seat", "occupant", "wins", "mean rank", "score", "min", "max")
    for row in summary["seats"]:
        table.add_row(*seat_cells(row))
    console.print(table)
    show_accumulated(console, summary)


def show_accumulated(console: Console, result: Mapping[str, Any]) -> None:
    """Print what the accumulators say, a line each."""
    for name, told in result.get("accumulators", {}).items():
        console.print(f"{name}: {json.dumps(told, ensure_ascii=False)}")
