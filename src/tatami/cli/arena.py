"""`tatami arena`: a tournament of bots on paired seeds, from every seat. It can be continued."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column, Table

from tatami.cli.arguments import (
    Cores,
    GameName,
    GameOptions,
    Games,
    Json,
    Seed,
    options_of,
    readable,
    seats_of,
    the_game,
    user_bot_files,
    write_page,
)
from tatami.cli.progress import collected
from tatami.core.game import Game
from tatami.lab.arena import Arena, ArenaResult, play_arena
from tatami.lab.arena_file import ArenaFile
from tatami.reports.arena import arena_page, duels, standing

Bots = Annotated[
    list[str], typer.Option(help="Bots, e.g. greedy,search:2; a file of your own ends in .py.")
]
Out = Annotated[
    Path | None,
    typer.Option("-o", help="Keep every game in this file, and continue from what it holds."),
]


def arena(
    game: GameName,
    bots: Bots,
    n: Games = 100,
    players: Annotated[int, typer.Option(help="Seats at a table; the fewest by default.")] = 0,
    seed: Seed = "arena",
    option: GameOptions = [],  # noqa: B006
    j: Cores = 0,
    out: Out = None,
    html: Annotated[Path | None, typer.Option(help="Also write one page with plots.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play one another: each seed from every seat, with ratings and intervals."""
    known = the_game(game)
    specs, files = user_bot_files(bots)
    planned = arena_of(known, specs, players, option, seed)
    file = ArenaFile(out, planned.head()) if out is not None else None
    games = collected(known.title, play_arena(planned, n, file, j, files), n)
    result = ArenaResult.of(planned, games)
    if html is not None:
        write_page(arena_page(known.title, result), html)
    show(known, result, as_json)


def arena_of(game: Game, specs: list[str], players: int, option: list[str], seed: str) -> Arena:
    """The arena that the arguments describe, if it can be played."""
    seats = game.checked(players or min(count for count in game.seats if count > 1))
    for spec in specs:
        seats_of(game, ",".join([spec] * seats), humans=False)
    options = game.chosen(options_of(option))
    return Arena(game.name, options, readable(seed), tuple(specs), seats)


def show(game: Game, result: ArenaResult, as_json: bool) -> None:
    """Print the result, as data or as a table."""
    if as_json:
        print(json.dumps(result.plain(), ensure_ascii=False))
        return
    table, games = result.standings, result.games
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{len(games)} games of {game.title}, {result.arena.players} at the table")
    if left := result.arena.missing(len(games)):
        console.print(f"{left} more would let every bot have played the last seed from every seat.")
    before = [f"before {row.bot}" for row in table]
    heads = ["bot", "rating", "wins", "score", "rank", *before]
    grid = Table(*[Column(head, overflow="fold") for head in heads])  # show whole names
    for row in table:
        grid.add_row(*standing(row), *duels(row, table, games))
    console.print(grid)
