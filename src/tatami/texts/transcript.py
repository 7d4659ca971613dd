"""A transcript: everything that a game told, one line an event."""

from tatami.core import record as records
from tatami.core.chronicle import Event, Thing, plain
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.core.words import NOBODY
from tatami.texts.talk import Talk


def transcript(game: Game, record: Record) -> list[str]:
    """All events in the game of a record, in order. The lines above them list the kinds of events,
    each with the names of its things."""
    table = records.opened(game, record)
    told = table.chronicle
    assert told is not None  # noqa: S101  (a true game tells its events)
    after = [0] * len(told)  # the number of the word after which each event was told
    for number, entry in enumerate(record.standing(), 1):
        records.say(game, table, number, entry)
        after += [number] * (len(told) - len(after))
    lines = in_lines(game, after, told)
    kinds = {event.kind.name: event.kind.fields for event in told}
    return [" ".join(["#", kind, *kinds[kind]]) for kind in sorted(kinds)] + lines


def in_lines(game: Game, after: list[int], told: list[Event]) -> list[str]:
    """One line for each event: the number of the word before it, who is told, its kind and its
    things. When an event appears for the first time, its sentence follows."""
    talk = Talk(game, "en")
    lines: list[str] = []
    known: set[str] = set()
    for number, event in zip(after, told, strict=True):
        said = " ".join([event.kind.name, *[written(thing) for thing in event.things]])
        to = "all" if event.to == NOBODY else f"seat:{event.to}"
        lines.append(f"{number} {to} {said}")
        if said not in known:
            lines[-1] += f" | {talk.event(event)}"
            known.add(said)
    return lines


def written(thing: Thing) -> str:
    """A thing of an event as one word of a line."""
    said = plain(thing)
    return ",".join(map(str, said)) or "none" if isinstance(said, list) else str(said)
