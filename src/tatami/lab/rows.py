"""Records as rows of tables: one a game, a decision or an event (docs/data.md)."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar

from tatami.core import record as records
from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.record import Entry, Record
from tatami.core.table import Table
from tatami.core.words import NOBODY

T = TypeVar("T")
Kind = Literal["text", "number", "truth", "texts", "numbers", "data"]
Row = dict[str, Any]


class Field(NamedTuple):
    """A column: its name and what it holds. Whatever a game does not tell is empty."""

    name: str
    kind: Kind


TABLES: Final[dict[str, tuple[Field, ...]]] = {
    "games": (
        Field("record", "text"),
        Field("game", "text"),
        Field("rules", "number"),
        Field("options", "data"),
        Field("seed", "text"),
        Field("occupants", "texts"),
        Field("words", "number"),
        Field("choices", "number"),
        Field("ending", "text"),
        Field("scores", "numbers"),
        Field("ranks", "numbers"),
        Field("digest", "text"),
    ),
    "decisions": (
        Field("record", "text"),
        Field("n", "number"),
        Field("seat", "number"),
        Field("occupant", "text"),
        Field("rule", "text"),
        Field("question", "text"),
        Field("options", "texts"),
        Field("word", "text"),
        Field("floor", "truth"),
        Field("score", "number"),
        Field("rank", "number"),
    ),
    "events": (
        Field("record", "text"),
        Field("n", "number"),
        Field("event", "text"),
        Field("only", "number"),
        Field("things", "data"),
    ),
}


class Replayed(NamedTuple):
    """The rows of one record, by table."""

    games: list[Row]
    decisions: list[Row]
    events: list[Row]


def tables_named(text: str) -> tuple[str, ...]:
    """The tables written as games,events."""
    names = tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    for name in names:
        if name not in TABLES:
            raise TatamiError(f"There are no rows of {name!r}; there are {', '.join(TABLES)}.")
    return names or tuple(TABLES)


def rows_of(name: str, game: Game, record: Record) -> Replayed:
    """All rows of a record, which is played again for them."""
    table = records.opened(game, record)
    events, shown = list(events_of(name, 0, chronicle_of(table))), len(chronicle_of(table))
    decisions: list[Row] = []
    for number, entry in enumerate(record.standing(), 1):
        row = decision_of(name, number, record, entry, game, table)
        records.say(game, table, number, entry)
        decisions.append(row)
        events += events_of(name, number, chronicle_of(table)[shown:])
        shown = len(chronicle_of(table))
    end = records.ended(game, record, table)
    for row in decisions:
        row["score"] = of_seat(end.scores, row["seat"]) if end else None
        row["rank"] = of_seat(end.ranks, row["seat"]) if end else None
    choices = sum(len(row["options"]) > 1 for row in decisions)
    return Replayed([game_row(name, record, end, len(decisions), choices)], decisions, events)


def game_row(
    name: str, record: Record, end: records.Result | None, words: int, choices: int
) -> Row:
    """The row of a game."""
    return {
        "record": name,
        "game": record.game,
        "rules": record.version,
        "options": record.options,
        "seed": record.seed,
        "occupants": record.seats,
        "words": words,
        "choices": choices,
        "ending": end.ending if end else None,
        "scores": end.scores if end else None,
        "ranks": end.ranks if end else None,
        "digest": end.digest if end else None,
    }


def decision_of(
    name: str, number: int, record: Record, entry: Entry, game: Game, table: Table
) -> Row:
    """The row of a word, as far as it is known before the game ends."""
    ask = asked(game, table, entry)
    return {
        "record": name,
        "n": number,
        "seat": entry.seat,
        "occupant": of_seat(record.seats, entry.seat),
        "rule": ask.rule if ask else None,
        "question": ask.name() if ask else None,
        "options": [word.text for word in ask.options] if ask else [],
        "word": entry.word,
        "floor": table.free,
    }


def of_seat(each: Sequence[T], seat: int) -> T | None:
    """What there is for a seat; nothing for who has none: the clock, and whoever edits a
    position."""
    return each[seat] if 0 <= seat < len(each) else None


def asked(game: Game, table: Table, entry: Entry) -> Ask | None:
    """The question that a word answers; none if it may not be said."""
    word = game.vocabulary.by_text.get(entry.word)
    for ask in table.asks:
        if ask.seat == entry.seat and word in ask.options:
            return ask
    return None


def chronicle_of(table: Table) -> list[Event]:
    """All that has happened."""
    return table.chronicle or []


def events_of(name: str, number: int, events: list[Event]) -> Iterator[Row]:
    """The rows of what was told after a word."""
    for event in events:
        things = event.plain()
        yield {
            "record": name,
            "n": number,
            "event": things.pop("event"),
            "only": things.pop("only", None) if event.to != NOBODY else None,
            "things": things,
        }
