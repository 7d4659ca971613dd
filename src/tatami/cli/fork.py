"""`tatami fork`: continue from a moment of a record, or from a position made of it."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tatami.cli.arguments import (
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
)
from tatami.cli.names import talk_of
from tatami.cli.records import a_moment
from tatami.core.errors import reason
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.core.words import NOBODY
from tatami.session.match import Match
from tatami.session.position import fork_of, position

LIST = "list"
Edits = Annotated[
    list[str] | None,
    typer.Option(
        "--edit",
        help="Then change this; may be repeated. 'list' prints what can be changed.",
        metavar="WORD",
    ),
]


def fork(
    file: RecordFile,
    at: Annotated[int, typer.Option(help="Keep this many moves of the record.", min=0)],
    edits: Edits = None,
    out: Annotated[Path | None, typer.Option("-o", help="The new record.")] = None,
    seats: Seats = "",
    bots: UserBots = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Write a new record that goes on from a moment of another, edited or as it was."""
    game, record = the_record(file)
    user_bot_files([bots])
    words, changes = a_moment(record, at), edits or []
    if changes:
        must_be_still(game, record, words)
    if LIST in changes:
        made = [text for text in changes if text != LIST]
        print_edits(game, record, words, made, language_of(lang), as_json)
        return
    forked = fork_of(record, occupants_of(game, record, seats), words, changes)
    Match(game, forked)  # raises BadRecord if a word is illegal
    path = out or file.with_name(f"{file.stem}-{words}.tatami")
    write_new(path, forked)
    print_fork(path, game, len(forked.entries), bots, as_json)


def occupants_of(game: Game, record: Record, seats: str) -> list[str]:
    """Who sits at the new table: the same as before, unless somebody else is named."""
    occupants = seats_of(game, seats, humans=True) if seats else record.seats
    if len(occupants) != len(record.seats):
        refuse(f"The record has {len(record.seats)} seats, not {len(occupants)}.")
    return occupants


def must_be_still(game: Game, record: Record, words: int) -> None:
    """Refuse a moment at which nothing can be changed, and name the nearest one before."""
    nearest = position(game, record, words, []).nearest
    if nearest == NOBODY:
        refuse(f"Nothing can be changed after {words} moves, nor at any moment before.")
    if nearest != words:
        refuse(f"Nothing can be changed after {words} moves; the last moment before is {nearest}.")


def print_edits(
    game: Game, record: Record, words: int, made: list[str], language: str, as_json: bool
) -> None:
    """Print what can be changed, each change with the word to give to `--edit`."""
    groups = game.edits(position(game, record, words, made).table)
    if as_json:
        told = [
            {"name": group.name, "thing": group.thing, "words": [word.text for word in group.words]}
            for group in groups
        ]
        print(json.dumps(told, ensure_ascii=False))
        return
    talk, console = talk_of(game, record, language), Console(highlight=False, soft_wrap=True)
    for group in groups:
        console.print(talk.edits(group), markup=False, style="bold")
        for word in group.words:
            console.print(f"  {word.text}  {talk.edit(word)}", markup=False)


def print_fork(path: Path, game: Game, words: int, bots: str, as_json: bool) -> None:
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
