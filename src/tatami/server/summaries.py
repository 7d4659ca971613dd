"""Summaries: what lists show of a finished match. They are kept beside it, so that no log has to be
read for them, however many matches there have been."""

import msgspec

from tatami.session.deeds import AnyDeed, Followed
from tatami.session.sitting import OVER, Sitting
from tatami.session.view_types import TableShown
from tatami.session.views import table_shown


class Summary(msgspec.Struct, frozen=True):
    """A finished match, who sat where, and who opened it."""

    table: TableShown
    people: list[str]
    host: str

    def seats_of(self, who: str) -> list[int]:
        """All seats of a person."""
        return [seat for seat, each in enumerate(self.people) if who and each == who]


READER = msgspec.json.Decoder(Summary)


def summary_of(s: Sitting) -> str:
    """The summary of a finished match."""
    people = [place.who for place in s.places]
    return msgspec.json.encode(Summary(table_shown(s), people, s.laid.host)).decode()


def new_summary(s: Sitting, status: str | None, deed: AnyDeed) -> str:
    """The summary of a match that has just come to its end, or that another follows now."""
    changed = status == OVER or (s.status() == OVER and isinstance(deed, Followed))
    return summary_of(s) if changed else ""
