"""`tatami arena`: a tournament of bots, on paired seeds and from every seat; it can go on."""

import json
import os
from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Column, Table

from tatami.cli.arguments import (
    GameName,
    GameOptions,
    Json,
    Seed,
    options_of,
    readable,
    refuse,
    seats_of,
    the_game,
    user_bot_files,
)
from tatami.cli.progress import bar
from tatami.cli.simulate import Job, Played, play_all
from tatami.core.errors import reason
from tatami.core.game import Game
from tatami.lab.ratings import GameResult as Result
from tatami.lab.ratings import Standing, against, standings
from tatami.reports.arena import arena_page, interval


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Option(help="Bots, e.g. greedy,search:2; a file of your own ends in .py."),
    ],
    n: Annotated[int, typer.Option("-n", help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Seats at a table; the fewest by default.")] = 0,
    seed: Seed = "arena",
    option: GameOptions = [],  # noqa: B006
    j: Annotated[int, typer.Option("-j", help="Cores to use; all of them by default.", min=0)] = 0,
    out: Annotated[
        Path | None, typer.Option("-o", help="Keep every game here, and go on from what is there.")
    ] = None,
    html: Annotated[Path | None, typer.Option(help="Also write one page with plots.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play one another: each seed from every seat, with ratings and intervals."""
    known = the_game(game)
    specs, files = user_bot_files(bots)
    seats = known.checked(players or min(count for count in known.seats if count > 1))
    for spec in specs:
        seats_of(known, ",".join([spec] * seats), humans=False)
    lineups = list(orders(specs, seats))
    head = {
        "game": game,
        "options": known.chosen(options_of(option)),
        "seed": readable(seed),
        "bots": specs,
        "players": seats,
    }
    results = kept(out, head) if out is not None else []
    jobs = [job(head, lineups, i) for i in range(len(results), n)]
    with bar(known.title) as progress:
        for done in play_all(jobs, min(j or os.cpu_count() or 1, max(1, len(jobs))), files):
            results.append(Result(done.seats, tuple(done.scores), tuple(done.ranks)))
            if out is not None:
                keep(out, done)
            progress(len(results), n)
    played = results[:n]
    table = standings(specs, played)
    if html is not None:
        try:
            arena_page(known.title, head, table, played).write(html)
        except OSError as error:
            refuse(f"The page {html} cannot be written: {reason(error)}.")
    if as_json:
        print(json.dumps(plain(head, table, played), ensure_ascii=False))
    else:
        show(known, head, table, played, len(lineups))


def orders(specs: list[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every way to seat the bots: all of them where there is room, else as many as there is."""
    if len(specs) >= seats:
        ways = [order for chosen in combinations(specs, seats) for order in permutations(chosen)]
    else:
        ways = [order for order in product(specs, repeat=seats) if set(order) == set(specs)]
    if not ways:
        refuse(f"{len(specs)} bots do not fill {seats} seats.")
    yield from dict.fromkeys(ways)


def job(head: dict[str, Any], lineups: list[tuple[str, ...]], number: int) -> Job:
    """One game: a seed is played from every seat before the next one comes."""
    seed = f"{head['seed']}/{number // len(lineups)}"
    return Job(head["game"], lineups[number % len(lineups)], seed, head["options"], False)


# -- the file --------------------------------------------------------------------------------


def kept(path: Path, head: dict[str, Any]) -> list[Result]:
    """The games a file holds, a line each, under a first line that says what is played."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if not text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head, ensure_ascii=False) + "\n", encoding="utf-8")
            return []
        lines = text.split("\n")
        if json.loads(lines[0]) != head:
            refuse(f"{path} is of another arena: go on with the same game, bots and seed.")
        if lines[-1]:  # cut off by an interruption: that game is played again
            path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
        return [result(json.loads(line)) for line in lines[1:-1]]
    except OSError as error:
        refuse(f"The file {path} cannot be used: {reason(error)}.")
    except (ValueError, KeyError, TypeError):
        refuse(f"{path} is not the file of an arena.")


def result(told: dict[str, Any]) -> Result:
    """A game as its line tells it."""
    return Result(tuple(told["seats"]), tuple(told["scores"]), tuple(told["ranks"]))


def keep(path: Path, done: Played) -> None:
    """Add one game to the file."""
    told = {
        "seed": done.seed,
        "seats": done.seats,
        "scores": done.scores,
        "ranks": done.ranks,
        "words": done.words,
    }
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")
    except OSError as error:
        refuse(f"The file {path} cannot be written: {reason(error)}.")


# -- telling ---------------------------------------------------------------------------------


def plain(head: dict[str, Any], table: list[Standing], played: list[Result]) -> dict[str, Any]:
    """The result as data for programs."""
    return {
        **head,
        "games": len(played),
        "standings": [
            {
                "bot": row.bot,
                "wins": row.wins._asdict(),
                "score": round(row.score, 2),
                "rank": round(row.rank, 3),
                "rating": round(row.rating, 2),
                "doubt": round(row.doubt, 2),
                "against": {
                    other.bot: against(row.bot, other.bot, played)._asdict()
                    for other in table
                    if other.bot != row.bot
                },
            }
            for row in table
        ],
    }


def show(
    game: Game, head: dict[str, Any], table: list[Standing], played: list[Result], lineups: int
) -> None:
    """Print the result as a table."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{len(played)} games of {game.title}, {head['players']} at the table")
    if len(played) % lineups:
        left = lineups - len(played) % lineups
        console.print(f"{left} more would let every bot have played the last seed from every seat.")
    others = [row.bot for row in table]
    heads = ["bot", "rating", "wins", "score", "rank", *[f"before {bot}" for bot in others]]
    grid = Table(*[Column(head, overflow="fold") for head in heads])  # whole names, however narrow
    for row in table:
        cells = [
            interval(against(row.bot, bot, played)) if bot != row.bot else "" for bot in others
        ]
        rating = f"{row.rating:.1f} ± {2 * row.doubt:.1f}"
        grid.add_row(
            row.bot, rating, interval(row.wins), f"{row.score:.1f}", f"{row.rank:.2f}", *cells
        )
    console.print(grid)
