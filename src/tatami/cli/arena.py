"""`tatami arena`: a tournament of bots on paired seeds, from every seat. It can be continued."""

import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tatami.cli import tables
from tatami.cli.arguments import (
    Accumulating,
    Cores,
    GameName,
    GameOptions,
    Games,
    Html,
    Json,
    On,
    RunSettings,
    Seed,
    options_of,
    readable,
    refuse,
    run_settings,
    seats_of,
    the_game,
    write_page,
)
from tatami.cli.compiling import compiling_beside
from tatami.cli.progress import collected
from tatami.cli.simulate import show_accumulated
from tatami.core.game import Game
from tatami.lab.arena import Arena, ArenaResult, decided
from tatami.lab.played_game import PlayedGame
from tatami.lab.run_file import RunFile
from tatami.lab.runs import PROCESSES, in_order, play
from tatami.lab.sequential import Claims, Sequential, Verdict
from tatami.reports.arena import arena_page, duels, standing, verdict_line

Bots = Annotated[
    list[str], typer.Option(help="Bots, e.g. greedy,search:2; a file of your own ends in .py.")
]
Sprt = Annotated[
    str,
    typer.Option(
        help="Stop as soon as one of two claims about the first bot is given up, e.g. 0.5,0.55."
    ),
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
    sprt: Sprt = "",
    j: Cores = 0,
    on: On = PROCESSES,
    out: Out = None,
    html: Html = None,
    accumulators: Accumulating = "",
    as_json: Json = False,
) -> None:
    """Let bots play one another: each seed from every seat, with ratings and intervals."""
    known, run = the_game(game), run_settings(n, on, j, bots, accumulators)
    planned = arena_of(known, run.specs, players, option, seed)
    claims = claims_of(planned, sprt)
    with compiling_beside(run.specs):
        result = result_of(planned, claims, run, out)
    if html is not None:
        write_page(arena_page(known, result), html)
    show(known, result, as_json)


def result_of(
    planned: Arena, claims: Claims | None, run: RunSettings, out: Path | None
) -> ArenaResult:
    """Play the games, in a file if one is named."""
    with RunFile(out, planned, run.own) if out is not None else nullcontext() as file:
        games = play(planned, run.n, run.workers, file, run.own)
        told = collected(planned.game, tested(planned, claims, games), run.n)
    return ArenaResult.of(planned, claims, told, run.kinds)


def claims_of(arena: Arena, text: str) -> Claims | None:
    """The claims to be tested, if there are any: they are about two bots."""
    if text and len(arena.bots) != 2:
        refuse(f"--sprt tests one bot against another, not {len(arena.bots)} bots.")
    return Claims.read(text) if text else None


def tested(
    arena: Arena, claims: Claims | None, games: Iterator[PlayedGame]
) -> Iterator[tuple[PlayedGame, Verdict | None]]:
    """The games with the verdict on these claims so far, until there is a decision."""
    if claims is None:
        return ((game, None) for game in games)
    return decided(arena, Sequential(claims), in_order(games))


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
    console.print(
        f"{tables.games(len(games))} of {game.title}, {result.arena.players} at the table"
    )
    if result.verdict is not None:
        console.print(verdict_line(result))
    if left := result.arena.missing(len(games)):
        console.print(f"{left} more would let every bot have played the last seed from every seat.")
    before = [f"before {row.bot}" for row in table]
    heads = ["bot", "rating", "wins", "score", "rank", *before]
    grid = tables.table(*heads)
    for row in table:
        grid.add_row(*standing(row), *duels(row, table, games))
    console.print(grid)
    show_accumulated(console, result.accumulated)
