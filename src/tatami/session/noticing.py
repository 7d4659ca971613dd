"""Noticing: the changes of a table, numbered for each viewer alone.

A viewer notices a change that alters what it sees, tells it an event, or speaks to it. Only such
changes are counted for this viewer, so that no number gives away what somebody else prepares in
secret. Viewers are the seats, and last the spectators (NOBODY).
"""

from bisect import bisect_left, bisect_right

from tatami.core.ask import Ask
from tatami.core.chronicle import Event
from tatami.session.deeds import AnyDeed, Back, Row, Said

Questions = dict[int, str]  # by seat: the name of the question it has to answer


class Noticing:
    """By viewer: which rows it has noticed, which events it knows, and which answers it awaits."""

    def __init__(self, seats: int) -> None:
        viewers = seats + 1
        self.times: list[int] = []  # when each row was written
        self.rows: list[list[int]] = [[] for _ in range(viewers)]  # those noticed, by viewer
        self.lengths: list[int] = []  # how many events there were after each row
        self.sources: list[int] = []  # the row that told each event
        self.known: list[list[int]] = [[] for _ in range(viewers)]  # events, by viewer
        self.asked = [0] * seats  # the row that brought each seat its present question
        self.arrived = [0] * viewers  # the row in which each viewer sat down
        self.awaited: list[Questions] = [{} for _ in range(viewers)]
        self.noticed_by = 0  # the change being noted, a bit for each viewer

    def resize(self, seats: int) -> None:
        """Have this many seats, before the game. A new seat has noticed what spectators have."""
        while len(self.asked) < seats:
            at = len(self.asked)
            self.rows.insert(at, self.rows[-1].copy())
            self.known.insert(at, [])
            self.arrived.insert(at, 0)
            self.awaited.insert(at, {})
            self.asked.append(0)
        while len(self.asked) > seats:
            at = len(self.asked) - 1
            for each in (self.rows, self.known, self.arrived, self.awaited, self.asked):
                del each[at]

    # -- noting -----------------------------------------------------------------------------

    def note_events(self, at: int, events: list[Event]) -> None:
        """Note which events a new row tells, and to whom. Forget events that were taken back."""
        self.times.append(at)
        del self.sources[len(events) :]
        new = range(len(self.sources), len(events))
        for i, known in enumerate(self.known):
            del known[bisect_left(known, len(events)) :]
            viewer = i if i < len(self.asked) else -1
            known += [index for index in new if events[index].known_to(viewer)]
        self.sources += [len(self.times)] * len(new)
        self.lengths.append(len(events))

    def note_menus(
        self, before: list[list[Ask]], after: list[list[Ask]], spoken_to: set[int]
    ) -> None:
        """Note which seats have a new question since this row. When something is told to one seat
        alone, its menu may look the same and yet be about something else."""
        for seat, (menu, other) in enumerate(zip(before, after, strict=True)):
            if seat in spoken_to or not alike(menu, other):
                self.asked[seat] = len(self.times)

    def note_row(self, number: int, row: Row, questions: Questions) -> None:
        """Number a row for the viewers that noticed it. `questions` were open after this row."""
        for i, rows in enumerate(self.rows):
            if row.noticed_by >> i & 1:
                rows.append(number)
        if row.noticed_by or not follows_by_itself(row.deed):
            self.noticed_by = row.noticed_by  # automatic consequences are part of the same change
        for i, awaited in enumerate(self.awaited):
            self.note_questions(awaited, bool(self.noticed_by >> i & 1), row.deed, questions)

    def note_questions(
        self, awaited: Questions, noticed: bool, deed: AnyDeed, questions: Questions
    ) -> None:
        """Note which question each seat has to answer. Viewers know it from when the table begins
        to wait for the seat. It changes with the seat's words, for viewers that notice them: nobody
        learns how far somebody is with a choice prepared in secret."""
        for seat in [seat for seat in awaited if seat not in questions]:
            del awaited[seat]
        for seat, name in questions.items():
            spoke = isinstance(deed, Said) and deed.seat == seat
            if seat not in awaited or (noticed and (spoke or isinstance(deed, Back))):
                awaited[seat] = name

    # -- numbers ----------------------------------------------------------------------------

    def seq(self, viewer: int) -> int:
        """How many changes a viewer has been shown."""
        return len(self.rows[viewer])

    def seq_at(self, viewer: int, row: int) -> int:
        """How many changes a viewer had been shown when this row was written."""
        return bisect_right(self.rows[viewer], row)

    def time_at(self, viewer: int, seq: int) -> int:
        """When a viewer was shown this change. Later rows that it did not notice do not count."""
        return self.times[self.rows[viewer][seq - 1] - 1]

    def row_at(self, viewer: int, seq: int) -> int:
        """The last row before the viewer's next change. It is 0 before the first change."""
        rows = self.rows[viewer]
        if not 0 < seq <= len(rows):
            return 0
        return rows[seq] - 1 if seq < len(rows) else len(self.times)

    def events_after(self, viewer: int, seq: int) -> tuple[int, list[int]]:
        """The events a viewer has not been told after this change, and how many come before them.

        If words were taken back since, fewer events come before them than the viewer knows.
        """
        row = self.row_at(viewer, seq)
        low = min(self.lengths[row - 1 :]) if row else 0
        known = self.known[viewer]
        before = bisect_left(known, low)
        return before, known[before:]


def follows_by_itself(deed: AnyDeed) -> bool:
    """Whether a deed is an automatic consequence of the one before it."""
    return isinstance(deed, Said) and bool(deed.how)


def alike(menu: list[Ask], other: list[Ask]) -> bool:
    """Whether two menus ask the same question and offer the same words."""
    asked = [[(ask.name(), ask.options, ask.idle) for ask in each] for each in (menu, other)]
    return asked[0] == asked[1]
