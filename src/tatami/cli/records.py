"""Commands on records: `replay` and `verify`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tatami.cli.arguments import Json, Lang, RecordFile, language_of, refuse, the_record
from tatami.cli.boards import board_of
from tatami.cli.names import talk_of
from tatami.cli.phrases import phrase
from tatami.core import record as records
from tatami.core.game import Game
from tatami.core.record import BadRecord, Record
from tatami.core.table import Table
from tatami.core.words import NOBODY

Seat = Annotated[
    int | None,
    typer.Option(
        help="Show only what this seat knew (seats start at 0)."
        " Default: everything, secrets included.",
        min=0,
    ),
]


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after this many moves.", min=0)] = None,
    seat: Seat = None,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Tell a game again from its record."""
    game, record = the_record(file)
    words, viewer = a_moment(record, at), a_seat(record, seat)
    if as_json:
        replay_as_json(game, record, words, viewer)
    else:
        print_game(game, record, words, viewer, language_of(lang))


def a_moment(record: Record, at: int | None) -> int:
    """How many words of a record to replay: all, unless the user says how many."""
    words = len(record.standing())
    if at is not None and at > words:
        refuse(f"The record has {words} words, not {at}.")
    return words if at is None else at


def a_seat(record: Record, seat: int | None) -> int:
    """A seat of a record, or nobody if the user names none."""
    if seat is not None and seat >= len(record.seats):
        refuse(f"The record has the seats 0 to {len(record.seats) - 1}, not {seat}.")
    return NOBODY if seat is None else seat


def print_game(game: Game, record: Record, words: int, seat: int, language: str) -> None:
    """Print the events as sentences, then the board."""
    table = records.replay(game, record, words)
    talk = talk_of(game, record, language)
    console = Console(highlight=False)
    for event in table.chronicle or []:
        if seat < 0 or event.known_to(seat):
            only = f"({talk.player(event.to)}) " if event.to != NOBODY else ""
            console.print(f"{only}{talk.event(event)}", markup=False)
    for each in record.given_up_by(words):
        console.print(phrase(language, "gave-up", player=talk.player(each)), markup=False)
    console.print(board_of(game).draw(game.view(table, seat), talk, console.width))


def replay_as_json(game: Game, record: Record, words: int, seat: int) -> None:
    """Print one line for the opening and one for each word. docs/records.md explains the fields."""
    table = records.opened(game, record)
    shown, entries = 0, record.standing()
    for number in range(words + 1):
        said: dict[str, object] = {}
        if number:
            entry = entries[number - 1]
            records.say(game, table, number, entry)
            said = {"n": number, "seat": entry.seat}
            if seat in (-1, entry.seat):  # hide what others say in secret from this seat
                said["word"] = entry.word
        how = {**moment(game, table, shown, seat), **outcome(game, record, table, number)}
        print(json.dumps({**said, **how}, ensure_ascii=False))
        shown = len(table.chronicle or [])


def outcome(game: Game, record: Record, table: Table, number: int) -> dict[str, object]:
    """Who had given up after this many words, and how the game ended, if it had."""
    given_up = record.given_up_by(number)
    about: dict[str, object] = {"given_up": given_up} if given_up else {}
    last = number == len(record.standing())
    if last and (result := records.ended(game, record, table)) is not None:
        about |= {"asks": [], "scores": result.scores, "ranks": result.ranks}
    return about


def moment(game: Game, table: Table, before: int, seat: int) -> dict[str, object]:
    """What just happened, and everything on the table now."""
    events = [
        event for event in (table.chronicle or [])[before:] if seat < 0 or event.known_to(seat)
    ]
    shown: dict[str, object] = {
        "events": [event.plain() for event in events],
        "asks": [
            {
                "seat": ask.seat,
                "rule": ask.rule,
                "prompt": ask.prompt,
                "options": [word.text for word in ask.options],
            }
            for ask, given in zip(table.asks, table.given, strict=True)
            if given is None and seat in (-1, ask.seat)
        ],
        "state": game.view(table, seat),
    }
    if seat < 0:
        shown["secrets"] = game.secrets(table)
    return shown


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records.", metavar="FILE…")],
    as_json: Json = False,
) -> None:
    """Replay finished records and compare their digests."""
    bad = 0
    for file in files:
        try:
            game, record = the_record(file)
            table = records.verify(game, record)
        except BadRecord as error:
            print(f"tatami: {file}: {error}", file=sys.stderr)
            bad += 1
            continue
        words, scores = len(record.standing()), game.scores(table)
        ended = record.result.ending if record.result else ""
        if as_json:
            about = {"file": str(file), "game": game.name, "words": words, "scores": scores}
            print(json.dumps({**about, "ended": ended}, ensure_ascii=False))
        else:
            points = ", ".join(str(score) for score in scores)
            given_up = ", conceded" if record.conceded() else ""
            print(f"{file}: {game.title}, {words} words, {points} points{given_up}: as it says.")
    if bad:
        raise typer.Exit(2)
