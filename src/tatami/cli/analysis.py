"""`tatami analyse` and `tatami fork`: look into a record, and continue from a moment of it."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tatami.bots.analysis import analyse as analysed
from tatami.bots.search import LEVELS, Budget
from tatami.cli.arguments import (
    Html,
    Json,
    Lang,
    RecordFile,
    Seats,
    UserBots,
    language_of,
    refuse,
    seats_of,
    the_record,
    user_bot_files,
    write_page,
)
from tatami.cli.names import talk_of
from tatami.cli.progress import bar
from tatami.cli.records import a_moment
from tatami.core.errors import reason
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.reports.analysis import analysis_lines, analysis_page
from tatami.session.match import Match

Seconds = Annotated[
    float, typer.Option("--time", help="Seconds for the whole record.", min=0.1, max=86400)
]
Level = Annotated[
    int, typer.Option(help="Instead of a time: search every choice at this level.", min=0)
]


def analyse(
    file: RecordFile,
    seconds: Seconds = 60.0,
    level: Level = 0,
    html: Html = None,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Find the choices that cost most, and tell luck from skill."""
    if level > LEVELS:
        refuse(f"The levels are 1 to {LEVELS}, not {level}.")
    game, record = the_record(file)
    budget = Budget(level=level) if level else Budget(seconds=seconds)
    with bar(game.title) as progress:
        found = analysed(game, record, budget, progress)
    language = language_of(lang)
    talk = talk_of(game, record, language)
    if html is not None:
        write_page(analysis_page(talk, found), html)
    if as_json:
        print(json.dumps(found.plain(), ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    for line in analysis_lines(talk, found):
        console.print(line)


def fork(
    file: RecordFile,
    at: Annotated[int, typer.Option(help="Keep this many moves of the record.", min=0)],
    out: Annotated[Path | None, typer.Option("-o", help="The new record.")] = None,
    seats: Seats = "",
    bots: UserBots = "",
    as_json: Json = False,
) -> None:
    """Write a new record that goes on from a moment of another."""
    game, record = the_record(file)
    user_bot_files([bots])
    words = a_moment(record, at)
    occupants = seats_of(game, seats, humans=True) if seats else record.seats
    if len(occupants) != len(record.seats):
        refuse(f"The record has {len(record.seats)} seats, not {len(occupants)}.")
    forked = Record(record.game, record.version, record.options, occupants, record.seed)
    forked.entries = record.standing()[:words]
    Match(game, forked)  # raises BadRecord if a word is illegal
    path = out or file.with_name(f"{file.stem}-{words}.tatami")
    write_new(path, forked)
    print_analysis(path, game, words, bots, as_json)


def print_analysis(path: Path, game: Game, words: int, bots: str, as_json: bool) -> None:
    """Say where the new record is and how to go on."""
    if as_json:
        print(json.dumps({"file": str(path), "game": game.name, "words": words}))
        return
    print(path)
    own = f" --bots {bots}" if bots else ""
    print(f"Continue with: tatami play --resume {path}{own}", file=sys.stderr)


def write_new(path: Path, record: Record) -> None:
    """Write a record into a new file."""
    try:
        with path.open("x", encoding="utf-8") as new:
            new.write(record.text())
    except OSError as error:
        refuse(f"The record {path} cannot be written: {reason(error)}.")
