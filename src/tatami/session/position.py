"""A position: a moment of a record, edited for study, and where the nearest one is."""

from collections.abc import Sequence
from typing import NamedTuple

from tatami.core import record as records
from tatami.core.game import Game
from tatami.core.record import Entry, Record
from tatami.core.table import Table
from tatami.core.words import NOBODY


class Position(NamedTuple):
    """A table after some words of a record and some edits, and the last moment until then at which
    anything can be edited, or NOBODY."""

    table: Table
    nearest: int


def position(game: Game, record: Record, at: int, edits: Sequence[str]) -> Position:
    """The position after so many words that stand and these edits. It raises BadEdit where one of
    them cannot be made."""
    table = records.opened(game, record)
    nearest = 0 if can_be_edited(game, table) else NOBODY
    for number, entry in enumerate(record.standing()[:at], 1):
        records.say(game, table, number, entry)
        if can_be_edited(game, table):
            nearest = number
    for text in edits:
        game.edit(table, text)
    return Position(table, nearest)


def can_be_edited(game: Game, table: Table) -> bool:
    """Whether anything can be edited on a table now."""
    return game.editing is not None and game.editing.fits(table)


def edited_words(record: Record, at: int, edits: Sequence[str]) -> list[tuple[int, str]]:
    """What a record of this position begins with: the words, then the edits."""
    said = [(entry.seat, entry.word) for entry in record.standing()[:at]]
    return said + [(NOBODY, text) for text in edits]


def fork_of(record: Record, seats: list[str], at: int, edits: Sequence[str]) -> Record:
    """A new record that goes on from this position."""
    forked = Record(record.game, record.version, record.options, seats, record.seed)
    forked.entries = record.standing()[:at] + [Entry(NOBODY, text, -1, "") for text in edits]
    return forked
