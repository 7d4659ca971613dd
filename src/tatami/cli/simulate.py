"""`tatami simulate`: many games between bots, the same for a seed whatever the number of cores."""

import csv
import json
import multiprocessing
import os
import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.bots.shares import first, share
from tatami.cli.arguments import (
    GameName,
    GameOptions,
    Json,
    Seats,
    Seed,
    UserBots,
    options_of,
    readable,
    refuse,
    seats_of,
    the_game,
    user_bot_files,
)
from tatami.cli.progress import bar
from tatami.core.errors import reason
from tatami.games import GAMES
from tatami.reports.simulation import simulation_page
from tatami.session.match import Match


class Job(NamedTuple):
    """One game to be played."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: dict[str, str]
    keep: bool


class Played(NamedTuple):
    """How one game went."""

    seats: tuple[str, ...]
    seed: str
    words: int
    choices: int
    scores: list[int]
    ranks: list[int]
    record: str


def play_one(job: Job) -> Played:
    """Play one game; nothing but the job decides how it goes."""
    game = GAMES[job.game]
    match = Match.new(game, list(job.seats), job.seed, job.options)
    bots = [make_bot(spec, f"{job.seed}/{seat}") for seat, spec in enumerate(job.seats)]
    choices = 0
    while not match.over():
        ask = match.open_asks()[0]
        choices += len(ask.options) > 1
        match.say(ask.seat, bots[ask.seat].choose(Seen(game, match.table, ask.seat, ask)))
    result = match.record.result
    assert result is not None  # noqa: S101  (a match that is over has one)
    text = match.record.text() if job.keep else ""
    words = len(match.marks)
    return Played(job.seats, job.seed, words, choices, result.scores, result.ranks, text)


def play_all(jobs: list[Job], cores: int, own: list[str]) -> Iterator[Played]:
    """Play the games, on several cores, and give them back in their order.

    Each core reads the files with somebody's own bots for itself.
    """
    if cores == 1:
        yield from map(play_one, jobs)
        return
    chunk = max(1, min(16, len(jobs) // (cores * 4)))
    with ProcessPoolExecutor(cores, initializer=user_bot_files, initargs=(own,)) as pool:
        try:
            yield from pool.map(play_one, jobs, chunksize=chunk)
        except BaseException:  # nobody wants the other games any more, after an interrupt neither
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def simulate(
    game: GameName,
    n: Annotated[int, typer.Option("-n", help="How many games.", min=1)] = 100,
    seats: Seats = "",
    seed: Seed = "1",
    option: GameOptions = [],  # noqa: B006
    j: Annotated[int, typer.Option("-j", help="Cores to use; all of them by default.", min=0)] = 0,
    out: Annotated[
        Path | None, typer.Option("-o", help="A folder for games.csv, report.html and records.")
    ] = None,
    bots: UserBots = "",
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    known, seed = the_game(game), readable(seed)
    files = user_bot_files([bots])[1]
    occupants = tuple(seats_of(known, seats or ",".join(["greedy"] * known.usual), humans=False))
    options = known.chosen(options_of(option))
    jobs = [Job(game, occupants, f"{seed}/{i}", options, out is not None) for i in range(n)]
    if out is not None:
        make_folder(out)
    cores = min(j or os.cpu_count() or 1, n)
    games: list[Played] = []
    with bar(known.title) as progress:
        for played in play_all(jobs, cores, files):
            games.append(played)
            progress(len(games), n)
    summary = summed_up(game, occupants, seed, games)
    if out is not None:
        try:
            write(out, occupants, games)
            scores = [each.scores for each in games]
            lengths = [each.words for each in games]
            simulation_page(known.title, summary, scores, lengths).write(out / "report.html")
        except OSError as error:
            refuse(f"The results cannot be written to {out}: {reason(error)}.")
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        show(summary)


def make_folder(out: Path) -> None:
    """The folder for the results, before any game is played."""
    try:
        (out / "records").mkdir(parents=True, exist_ok=True)
        (out / "games.csv").open("a").close()
    except OSError as error:
        refuse(f"The folder {out} cannot be written: {reason(error)}.")


def write(out: Path, occupants: tuple[str, ...], games: list[Played]) -> None:
    """One row a game in games.csv, one record a game in records/."""
    with (out / "games.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        scores = [f"score_{seat}" for seat in range(len(occupants))]
        ranks = [f"rank_{seat}" for seat in range(len(occupants))]
        rows.writerow(["game", "seed", "words", "choices", *scores, *ranks])
        for i, game in enumerate(games):
            rows.writerow([i, game.seed, game.words, game.choices, *game.scores, *game.ranks])
    for i, game in enumerate(games):
        (out / "records" / f"{i:06}.tatami").write_text(game.record, encoding="utf-8")


def spread(values: list[int]) -> dict[str, float]:
    """Mean, standard deviation and extremes."""
    deviation = statistics.stdev(values) if len(values) > 1 else 0.0
    return {
        "mean": round(statistics.fmean(values), 2),
        "sd": round(deviation, 2),
        "min": min(values),
        "max": max(values),
    }


def summed_up(
    game: str, occupants: tuple[str, ...], seed: str, games: list[Played]
) -> dict[str, Any]:
    """Lengths, scores and the advantage of each seat. Shared first places count in part."""
    rows = []
    for seat, occupant in enumerate(occupants):
        wins = share(sum(first(each.ranks, seat) for each in games), len(games))
        rows.append(
            {
                "seat": seat,
                "occupant": occupant,
                "wins": round(wins.share, 4),
                "low": round(wins.low, 4),
                "high": round(wins.high, 4),
                "score": spread([each.scores[seat] for each in games]),
                "rank": round(statistics.fmean(each.ranks[seat] for each in games), 3),
            }
        )
    return {
        "game": game,
        "seed": seed,
        "games": len(games),
        "words": spread([each.words for each in games]),
        "choices": spread([each.choices for each in games]),
        "winning_score": spread([max(each.scores) for each in games]),
        "seats": rows,
    }


def show(summary: dict[str, Any]) -> None:
    """Print the summary as a table."""
    console = Console(highlight=False, markup=False, emoji=False)
    words, winners = summary["words"], summary["winning_score"]
    console.print(f"{summary['games']} games of {summary['game']}, seed {summary['seed']!r}")
    console.print(f"words a game   {words['mean']} ± {words['sd']} ({words['min']}–{words['max']})")
    console.print(f"choices a game {summary['choices']['mean']}")
    console.print(f"winning score  {winners['mean']} ± {winners['sd']}")
    table = Table("seat", "occupant", "wins", "mean rank", "score", "min", "max")
    for row in summary["seats"]:
        score = row["score"]
        table.add_row(
            str(row["seat"] + 1),
            row["occupant"],
            f"{row['wins']:.1%} ({row['low']:.1%}–{row['high']:.1%})",
            str(row["rank"]),
            f"{score['mean']} ± {score['sd']}",
            str(score["min"]),
            str(score["max"]),
        )
    console.print(table)
