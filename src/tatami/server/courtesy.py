"""Courtesy: how much may be talked at one table, so that nobody drowns the others out."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.server.rate_limits import RateLimit
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting

LINES: Final = 0.5  # a second from one person, on average
SPECTATORS_LINES: Final = 2.0  # a second from all spectators together: anybody may come as many
MOST_LINES: Final = 10_000  # kept of one table


class Courtesy:
    """How much has been talked at a table of late."""

    def __init__(self, strict: bool) -> None:
        self.people = RateLimit(LINES if strict else 0)
        self.spectators = RateLimit(SPECTATORS_LINES if strict else 0)

    def one_more_line(self, s: Sitting, seat: int, who: str, network: str) -> None:
        """Refuse somebody who talks too much. A spectator may be somebody new each time, so
        spectators are counted by network as well, and all together."""
        if len(s.talk) >= MOST_LINES:
            raise Refused("talked-out")
        self.people.pay(who if seat != NOBODY else network)
        if seat == NOBODY:
            self.spectators.pay("")
