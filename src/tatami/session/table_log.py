"""The log of a table: a command becomes a change, which is a deed and all that follows from it.

Nothing here knows a socket, a database or a clock. The caller writes the rows of a change down
before anybody is told of it. If they cannot be written, the caller reads the log again.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tatami.core.chronicle import Event
from tatami.core.words import NOBODY
from tatami.session import automatic, deeds
from tatami.session.commands import Command, decide
from tatami.session.deeds import Chatted, Row
from tatami.session.differences import Comparison, Difference
from tatami.session.noticing import Questions
from tatami.session.sitting import Sitting
from tatami.session.view_types import Shown, Status, TableShown
from tatami.session.views import hears, shown, table_shown

NEVER: Final = -1  # before anybody's time could be up


class Change(NamedTuple):
    """What a deed has changed: its row, then the rows of its automatic consequences."""

    first: int  # the number of its first row
    rows: list[Row]
    status: Status | None  # of the match, if it has changed

    def deed(self) -> deeds.AnyDeed:
        """The deed that was done."""
        return self.rows[0].deed


class TableLog:
    """Does deeds at a table, and keeps what each viewer is shown until something changes."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.faces: dict[int, Shown] = {}
        self.before: dict[int, Shown] = {}  # what those were shown who noticed the last change
        self.table: TableShown | None = None
        self.all_see: Mapping[str, Any] | None = None  # of the game
        self.comparison = Comparison()
        self.differing: dict[int, list[Difference]] = {}

    # -- what happens -----------------------------------------------------------------------

    def change(self, command: Command, who: str, now: int, timed: bool = True) -> Change:
        """Carry out a command, or raise Refused. Unless `timed`, nobody's time is up."""
        deadline = now if timed else NEVER
        return self.add(decide(self.sitting, command, who, now, deadline), now, deadline)

    def add(self, deed: deeds.AnyDeed, now: int, deadline: int = NEVER) -> Change:
        """Do a new deed and all its automatic consequences, and find out who notices.

        Those who do are shown one change, with the number of its first row. Nobody is shown what
        lies between the deed and its last consequence.
        """
        s = self.sitting
        at, before, status, first = max(now, s.last), self.shown_to_people(), s.status(), s.rows + 1
        done: list[tuple[deeds.AnyDeed, Questions]] = []  # each with the questions open after it
        told = len(s.events())
        following: deeds.AnyDeed | None = deed
        while following is not None:
            self.forget_faces()
            s.apply(at, following)
            done.append((following, s.questions()))
            told = min(told, len(s.events()))  # a consequence may take events back
            following = automatic.due(s, deadline)
        self.before, self.comparison = before, Comparison()
        noticed_by = self.noticed_by(deed, s.events()[told:])
        rows = [Row(at, 0 if i else noticed_by, each) for i, (each, _) in enumerate(done)]
        for i, row in enumerate(rows):
            s.note(first + i, row, done[i][1])
        bits = enumerate(s.viewers())
        self.before = {v: before[v] for i, v in bits if noticed_by >> i & 1 and v in before}
        return Change(first, rows, None if s.status() == status else s.status())

    def fold(self, row: Row) -> None:
        """Apply a deed of the log that another process has written."""
        self.forget_faces()
        self.before, self.comparison = {}, Comparison()
        self.sitting.fold(row)

    # -- what is shown ----------------------------------------------------------------------

    def face(self, viewer: int) -> Shown:
        """What a viewer is shown, made once, and what all are shown as well."""
        if viewer not in self.faces:
            s = self.sitting
            self.table = self.table or table_shown(s)
            if self.all_see is None and s.match is not None and s.game.own is not None:
                self.all_see = s.game.view(s.match.table, NOBODY)
            self.faces[viewer] = shown(s, viewer, self.table, self.all_see)
        return self.faces[viewer]

    def changes(self, viewer: int) -> list[Difference] | None:
        """How what a viewer is shown differs from what it was shown before the last change. None if
        it did not notice that change, or if what it was shown is not known."""
        if viewer not in self.before:
            return None
        if viewer not in self.differing:
            before, after = self.before[viewer], self.face(viewer)
            self.differing[viewer] = self.comparison.differences(before, after)
        return self.differing[viewer]

    def forget_faces(self) -> None:
        """Forget what was shown, because something changes."""
        self.faces, self.table, self.all_see, self.differing = {}, None, None, {}

    def shown_to_people(self) -> dict[int, Shown]:
        """What each person and the spectators are shown. Nobody looks at a bot's screen."""
        s = self.sitting
        return {v: self.face(v) for v in s.viewers() if v < 0 or s.places[v].who}

    def noticed_by(self, deed: deeds.AnyDeed, new: list[Event]) -> int:
        """Who could notice the last change, a bit for each viewer."""
        bits = 0
        for i, viewer in enumerate(self.sitting.viewers()):
            unwatched = viewer not in self.before
            if unwatched or self.notices(viewer, deed, new) or self.changes(viewer):
                bits |= 1 << i
        return bits

    def notices(self, viewer: int, deed: deeds.AnyDeed, new: list[Event]) -> bool:
        """Whether a deed speaks to a viewer, or tells it an event."""
        match deed:
            case deeds.Laid() | deeds.Nudged():
                return True
            case Chatted() as line if hears(viewer, line):
                return True
        return knows_any(new, viewer)


def knows_any(events: list[Event], viewer: int) -> bool:
    """Whether any of these events is told to this viewer."""
    return any(event.known_to(viewer) for event in events)
