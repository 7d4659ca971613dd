"""Consent: what the people at a table settle among themselves, outside the rules of the game."""

from typing import Final

from tatami.session.automatic import silence_counts
from tatami.session.deeds import (
    Agreed,
    Back,
    Conceded,
    Declined,
    Nudged,
    Paused,
    Proposed,
    Resumed,
)
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting, going_on

BETWEEN_NUDGES: Final = 30_000  # milliseconds
SPARED_FOR: Final = 300_000  # milliseconds in which nobody asks again for a bot in a seat


def take_back(s: Sitting, seat: int, whole_turn: bool) -> Back | Proposed:
    """Take back a choice, or the turn so far; where that is not free, ask the others."""
    match = going_on(s)
    find = match.restart_point if whole_turn else match.undo_point
    point = find(seat, s.alone(seat))
    if point is not None:
        return Back(seat, point)
    point = find(seat, always=True)
    if point is None:
        raise Refused("nothing-to-undo")
    if not s.others(seat):
        raise Refused("nobody-to-ask")  # whoever could agree is away
    return propose(s, Proposed(seat, "restart-turn" if whole_turn else "undo", point))


def propose(s: Sitting, proposal: Proposed) -> Proposed:
    """Ask the others, unless they are being asked something already."""
    going_on(s)
    if s.proposal is not None:
        raise Refused("already-proposed")
    return proposal


def agree(s: Sitting, seat: int, yes: bool) -> Agreed | Declined:
    """Answer what was proposed; who proposed it may withdraw it."""
    proposal = s.proposal
    if proposal is None:
        raise Refused("nothing-proposed")
    if not yes and seat in (proposal.seat, proposal.of):
        return Declined(seat)
    if seat not in s.wanted():
        raise Refused("not-asked")
    return Agreed(seat) if yes else Declined(seat)


def pause(s: Sitting, seat: int) -> Paused | Proposed:
    """Rest the table, if the others agree."""
    going_on(s)
    if s.paused:
        raise Refused("paused")
    return Paused(seat) if s.alone(seat) else propose(s, Proposed(seat, "pause"))


def resume(s: Sitting, seat: int) -> Resumed:
    """Go on after a pause: anybody may."""
    going_on(s)
    if not s.paused:
        raise Refused("not-paused")
    return Resumed(seat)


def concede(s: Sitting, seat: int) -> Conceded:
    """Give up: a bot plays on, or the game is over where only one seat is left."""
    going_on(s)
    if s.places[seat].conceded:
        raise Refused("conceded")
    return Conceded(seat)


def replace(s: Sitting, seat: int, absent: int, now: int) -> Proposed:
    """Let a bot play for somebody who is away, if all others agree; or, where that means anything,
    if whoever is said to be away neither speaks nor declines for a while."""
    going_on(s)
    if absent == seat or absent not in s.people():
        raise Refused("no-such-seat")
    if absent in s.spared and now - s.spared[absent] < SPARED_FOR:
        raise Refused("spared")
    others = [other for other in s.others(seat) if s.places[other].who != s.places[absent].who]
    if not others and not silence_counts(s, absent):
        raise Refused("nobody-to-ask")
    return propose(s, Proposed(seat, "bot", of=absent))


def nudge(s: Sitting, seat: int, now: int) -> Nudged:
    """Remind those whom the table waits for, now and then."""
    going_on(s)
    to = [other for other in s.waiting() if other != seat and other in s.people()]
    if not to:
        raise Refused("nobody-to-nudge")
    if s.nudged and now - s.nudged < BETWEEN_NUDGES:
        raise Refused("nudged-already")
    return Nudged(seat, to)
