"""The chronicle: what happened, told by the steps that did it, and who may know it."""

from typing import final

from tatami.core.words import NOBODY, Word

Thing = int | Word | tuple[Word, ...]


@final
class EventKind:
    """A kind of event, and the names of its things."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name
        self.fields = fields


@final
class Event:
    """Something that happened. `to` is the one seat that may know it, or NOBODY for all."""

    def __init__(self, kind: EventKind, things: tuple[Thing, ...], to: int) -> None:
        self.kind = kind
        self.things = things
        self.to = to

    def known_to(self, seat: int) -> bool:
        """Whether this seat may be told. A spectator is NOBODY."""
        return self.to in (NOBODY, seat)

    def plain(self) -> dict[str, object]:
        """The event as plain data, words by their text."""
        told: dict[str, object] = {"event": self.kind.name}
        if self.to != NOBODY:
            told["only"] = self.to
        for field, thing in zip(self.kind.fields, self.things, strict=True):
            told[field] = plain(thing)
        return told


def plain(thing: Thing) -> object:
    """A thing of an event as plain data."""
    if isinstance(thing, tuple):
        return [word.text for word in thing]
    return thing.text if isinstance(thing, Word) else thing
