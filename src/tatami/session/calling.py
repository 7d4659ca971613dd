"""Calling people back: who should hear of a table while they are not looking at it, and why.

A call is known by its key. The same reason has the same key however often it is looked at, also
when the table is rebuilt from its log, so that nobody need be called twice for one thing. It tells
nothing that is hidden.
"""

from typing import Final, Literal, NamedTuple

from tatami.session import deeds
from tatami.session.absence import still_to_judge
from tatami.session.sitting import OVER, PLAYING, Sitting

Reason = Literal["turn", "offer", "waits", "late", "over", "round"]


class Call(NamedTuple):
    """Somebody who should hear of a table."""

    reason: Reason
    seat: int  # whose person is called
    since: int  # when it began, in milliseconds
    by: int = -1  # the seat that waits, if one does

    def key(self, match: str) -> str:
        """What tells it from every other call."""
        return f"{match} {self.seat} {self.reason} {self.since}"


SECRET: Final = ("offer",)  # reasons that only the person called may know


def lasting(s: Sitting) -> list[Call]:
    """The calls that hold until the person has answered."""
    if s.status() != PLAYING:
        return []
    wanted = [Call("waits", seat, s.proposed[1], proposer(s)) for seat in s.wanted()]
    if s.paused:
        return wanted
    people = [seat for seat in s.people() if seat not in s.absence.holidays]
    wanted += [
        Call("late", judge, since, of)
        for of, since in s.absence.overdue.items()
        for judge in still_to_judge(s, of)
    ]
    offers = [Call("offer", seat, since) for (seat, _), since in s.offered.items()]
    offered = {call.seat for call in offers}
    turns = [Call("turn", seat, since) for seat, since in s.awaited.items() if seat not in offered]
    return wanted + [call for call in dict.fromkeys(turns + offers) if call.seat in people]


def proposer(s: Sitting) -> int:
    """Who has proposed something."""
    return s.proposal.seat if s.proposal else -1


def passing(s: Sitting, deed: deeds.AnyDeed) -> list[Call]:
    """The calls of a deed that has just been done, which nobody can answer any more."""
    match deed:
        case deeds.Nudged():
            return [Call("waits", seat, s.last, deed.seat) for seat in deed.to]
        case deeds.Sat() if s.laid.host != deed.who:
            return [Call("waits", seat, s.last, deed.seat) for seat in s.seats_of(s.laid.host)[:1]]
        case deeds.Begun() if s.laid.event:
            return [Call("round", seat, s.last) for seat, p in enumerate(s.places) if p.who]
    return []


def ended(s: Sitting) -> list[Call]:
    """The calls of a game that has just come to its end: each person is told once."""
    if s.status() != OVER or s.match is None:
        return []
    seats = [s.seat_of(place.who) for place in s.places if place.who]
    return [Call("over", seat, s.last) for seat in dict.fromkeys(seats)]
