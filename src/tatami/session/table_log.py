"""Telling: a deed is told to those who could notice it, and to nobody else.

A viewer could notice a deed that changed what it is shown, that told it an event, or that spoke to
it. Only such deeds are counted for that viewer, so that no number tells what somebody else
composes in secret.
"""

from collections.abc import Callable

import msgspec

from tatami.core.chronicle import Event
from tatami.session import deeds
from tatami.session.deeds import Chatted, Row
from tatami.session.sitting import Sitting
from tatami.session.view_types import TableShown
from tatami.session.views import hears, shown, table_shown

Following = Callable[[], deeds.AnyDeed | None]


def nothing() -> None:
    """Nothing follows."""


class TableLog:
    """Does deeds at a table, and keeps what each viewer is shown until something changes."""

    def __init__(self, s: Sitting) -> None:
        self.s = s
        self.faces: dict[int, bytes] = {}
        self.table: TableShown | None = None

    def face(self, viewer: int) -> bytes:
        """What a viewer is shown, as JSON; made once."""
        if viewer not in self.faces:
            self.table = self.table or table_shown(self.s)
            self.faces[viewer] = msgspec.json.encode(shown(self.s, viewer, self.table))
        return self.faces[viewer]

    def watched(self) -> list[int]:
        """The viewers who are people: a bot's seat need not be shown anything."""
        return [v for v in self.s.viewers() if v < 0 or self.s.places[v].who]

    def fold(self, row: Row) -> None:
        """Do a deed of the log again."""
        self.faces, self.table = {}, None
        self.s.fold(row)

    def add(self, at: int, deed: deeds.AnyDeed, then: Following = nothing) -> list[Row]:
        """Do a new deed and all that follows from it by itself, and find out who could notice.

        Whoever does is shown one change, which the first of the rows stands for: what lies between
        the deed and its last consequence is not shown to anybody.
        """
        s = self.s
        before = {viewer: self.face(viewer) for viewer in self.watched()}
        told, first = len(s.events()), s.rows + 1
        done: list[deeds.AnyDeed] = []
        following: deeds.AnyDeed | None = deed
        while following is not None:
            done.append(following)
            self.fold(Row(at, 0, following))
            told = min(told, len(s.events()))  # some may be taken back
            following = then()
        noticed_by = 0
        for i, viewer in enumerate(s.viewers()):
            if viewer not in before or self.noticed(viewer, done, before[viewer], told):
                noticed_by |= 1 << i
        row = Row(at, noticed_by, deed)
        s.note_who_noticed(row, first)
        return [row, *[Row(at, 0, each) for each in done[1:]]]

    def noticed(self, viewer: int, done: list[deeds.AnyDeed], before: bytes, told: int) -> bool:
        """Whether a viewer could notice what has just been done."""
        match done[0]:
            case deeds.Laid() | deeds.Nudged():
                return True
            case Chatted() as line if hears(viewer, line):
                return True
        return knows_any(self.s.events()[told:], viewer) or before != self.face(viewer)


def knows_any(events: list[Event], viewer: int) -> bool:
    """Whether any of these events is told to this viewer."""
    return any(event.known_to(viewer) for event in events)
