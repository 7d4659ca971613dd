"""`tatami simulate`: many games between bots, the same for a seed on any number of cores."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tatami.cli.arguments import (
    Cores,
    GameName,
    GameOptions,
    Games,
    Json,
    Seed,
    UserBots,
    options_of,
    readable,
    refuse,
    seats_of,
    the_game,
    user_bot_files,
)
from tatami.cli.progress import collected
from tatami.core.errors import reason
from tatami.core.game import Game
from tatami.lab.jobs import simulation
from tatami.lab.played_game import PlayedGame
from tatami.lab.processes import play_all
from tatami.lab.results_folder import ResultsFolder
from tatami.lab.summary import summed_up
from tatami.reports.simulation import seat_cells, simulation_page

Out = Annotated[
    Path | None, typer.Option("-o", help="A folder for games.csv, report.html and records.")
]


def simulate(
    game: GameName,
    n: Games = 100,
    seats: Annotated[str, typer.Option(help="Bots, one for each seat, e.g. greedy,random.")] = "",
    seed: Seed = "1",
    option: GameOptions = [],  # noqa: B006
    j: Cores = 0,
    out: Out = None,
    bots: UserBots = "",
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    known, seed = the_game(game), readable(seed)
    files = user_bot_files([bots])[1]
    occupants = tuple(seats_of(known, seats or ",".join(["greedy"] * known.usual), humans=False))
    options = known.chosen(options_of(option))
    folder = ResultsFolder(out) if out is not None else None
    jobs = simulation(game, occupants, seed, options, n, keep=folder is not None)
    games = collected(known.title, play_all(jobs, j, files), n)
    summary = summed_up(game, occupants, seed, games)
    if folder is not None:
        write(folder, known, summary, games)
    show(summary, as_json)


def write(
    folder: ResultsFolder, game: Game, summary: dict[str, Any], games: list[PlayedGame]
) -> None:
    """Write the games, and a page about them."""
    try:
        folder.write(games)
        simulation_page(game.title, summary, games).write(folder.path / "report.html")
    except OSError as error:
        refuse(f"The results cannot be written to {folder.path}: {reason(error)}.")


def show(summary: dict[str, Any], as_json: bool) -> None:
    """Print the summary, as data or as a table."""
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    words, winners = summary["words"], summary["winning_score"]
    console.print(f"{summary['games']} games of {summary['game']}, seed {summary['seed']!r}")
    console.print(f"words a game   {words['mean']} ± {words['sd']} ({words['min']}–{words['max']})")
    console.print(f"choices a game {summary['choices']['mean']}")
    console.print(f"winning score  {winners['mean']} ± {winners['sd']}")
    table = Table("seat", "occupant", "wins", "mean rank", "score", "min", "max")
    for row in summary["seats"]:
        table.add_row(*seat_cells(row))
    console.print(table)
