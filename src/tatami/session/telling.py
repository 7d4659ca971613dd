"""Telling: a deed is told to those who could notice it, and to nobody else.

A viewer could notice a deed that changed what it is shown, that told it an event, or that spoke to
it. Only such deeds are counted for that viewer, so that no number tells what somebody else
composes in secret.
"""

import msgspec

from tatami.core.chronicle import Event
from tatami.session import deeds
from tatami.session.deeds import Chatted, Row
from tatami.session.showing import hears, shown, table_shown
from tatami.session.shown import TableShown
from tatami.session.sitting import Sitting


class Teller:
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

    def add(self, at: int, deed: deeds.Any) -> Row:
        """Do a new deed, and find out who could notice it."""
        s = self.s
        before = {viewer: self.face(viewer) for viewer in self.watched()}
        told = len(s.events())
        seen = 0
        self.fold(Row(at, 0, deed))
        for i, viewer in enumerate(s.viewers()):
            if viewer not in before or self.noticed(viewer, deed, before[viewer], told):
                seen |= 1 << i
                s.seen[viewer].append(s.rows)
        return Row(at, seen, deed)

    def noticed(self, viewer: int, deed: deeds.Any, before: bytes, told: int) -> bool:
        """Whether a viewer could notice a deed that has just been done."""
        if isinstance(deed, Chatted):
            return hears(viewer, deed)
        if isinstance(deed, deeds.Laid | deeds.Nudged):
            return True
        return before != self.face(viewer) or knows_any(self.s.events()[told:], viewer)


def knows_any(events: list[Event], viewer: int) -> bool:
    """Whether any of these events is told to this viewer."""
    return any(event.known_to(viewer) for event in events)
