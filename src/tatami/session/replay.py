"""Replaying a log: the table after everything that was done at it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tatami.games import GAMES
from tatami.session.deeds import Deed, Laid, Row
from tatami.session.match import Match
from tatami.session.occupants import is_human
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting


class BadLog(Exception):
    """A log that cannot be replayed. The message says where, and repeats no player's words."""


def sitting_from_log(match: str, rows: Sequence[Row]) -> Sitting:
    """A sitting, rebuilt from the rows of its log."""
    if not rows or not isinstance(rows[0].deed, Laid):
        raise Refused("no-such-match")
    laid = rows[0].deed
    try:
        game = GAMES.under(laid.game, laid.rules)
    except KeyError:
        raise Refused("other-rules") from None
    with failures_named(1, laid):
        sitting = Sitting(game, match, laid, rows[0].at)
    for number, row in enumerate(rows, 1):
        with failures_named(number, row.deed):
            sitting.fold(row)
    return sitting


def sitting_around(match: Match) -> Sitting:
    """A table for a match that is being played already: a record continued at one keyboard.
    Forced words are not said automatically there, because the person at the keyboard is told of
    them first."""
    record = match.record
    bots = ["" if is_human(each) else each for each in record.seats]
    laid = Laid(record.game, record.version, record.options, bots, record.seed, "", auto=False)
    s = Sitting(match.game, "", laid, 0)
    for seat, occupant in enumerate(record.seats):
        if is_human(occupant):
            s.places[seat].sit(f"person {seat}", occupant.partition(":")[2], False)
    s.match = match
    return s


@contextmanager
def failures_named(number: int, deed: Deed) -> Iterator[None]:
    """Name the row that cannot be replayed, whatever is wrong with it. A damaged log may hold
    anything, and must not disturb any other match."""
    try:
        yield
    except Exception as error:
        kind = type(deed).__name__.lower()
        raise BadLog(f"row {number} ({kind}): {type(error).__name__}") from None
