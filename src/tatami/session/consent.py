"""Consent: what the people at a table settle among themselves, outside the rules of the game."""

from typing import Final

from tatami.session.absence import Verdict, takes_holidays
from tatami.session.automatic import silence_counts
from tatami.session.deeds import (
    Agreed,
    Back,
    Cancelled,
    Conceded,
    Declined,
    Judged,
    Nudged,
    OnHoliday,
    Paused,
    Proposed,
    Resumed,
)
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting, going_on

BETWEEN_NUDGES: Final = 30_000  # milliseconds
SPARED_FOR: Final = 300_000  # milliseconds in which nobody may ask again for a bot in a seat


def take_back(s: Sitting, seat: int, whole_turn: bool) -> Back | Proposed:
    """Take back a choice, or the turn so far. If that is not free, ask the others."""
    match = going_on(s)
    find = match.restart_point if whole_turn else match.undo_point
    point = find(seat, s.alone(seat))
    if point is not None:
        return Back(seat, point)
    point = find(seat, always=True)
    if point is None:
        raise Refused("nothing-to-undo")
    if not s.others(seat):
        raise Refused("nobody-to-ask")  # the people who could agree are away
    return propose(s, Proposed(seat, "restart-turn" if whole_turn else "undo", point))


def propose(s: Sitting, proposal: Proposed) -> Proposed:
    """Ask the others, unless another proposal is open."""
    going_on(s)
    if s.proposal is not None:
        raise Refused("already-proposed")
    return proposal


def agree(s: Sitting, seat: int, yes: bool) -> Agreed | Declined:
    """Answer a proposal. The person who made it may withdraw it."""
    proposal = s.proposal
    if proposal is None:
        raise Refused("nothing-proposed")
    if not yes and seat in (proposal.seat, proposal.of):
        return Declined(seat)
    if seat not in s.wanted():
        raise Refused("not-asked")
    return Agreed(seat) if yes else Declined(seat)


def pause(s: Sitting, seat: int) -> Paused | Proposed:
    """Pause the table, if the others agree."""
    going_on(s)
    if s.paused:
        raise Refused("paused")
    return Paused(seat) if s.alone(seat) else propose(s, Proposed(seat, "pause"))


def cancel(s: Sitting, seat: int) -> Cancelled | Proposed:
    """End the game without a result, if all others agree."""
    going_on(s)
    if s.alone(seat):
        return Cancelled(seat)
    if not s.others(seat):
        raise Refused("nobody-to-ask")  # the people who could agree are away
    return propose(s, Proposed(seat, "cancel"))


def judge(s: Sitting, seat: int, of: int, verdict: Verdict) -> Judged:
    """Choose what is to be done about somebody whose time is up."""
    going_on(s)
    if of not in s.absence.overdue:
        raise Refused("not-overdue")
    if seat not in s.others(of):
        raise Refused("not-asked")
    return Judged(seat, of, verdict)


def holiday(s: Sitting, seat: int, until: int) -> OnHoliday:
    """Let the clock of somebody on holiday stand still; with 0, let it run again, also if a bot
    plays there meanwhile: its person may come back to the seat."""
    going_on(s)
    if not takes_holidays(s) or (until and s.places[seat].bot):
        raise Refused("no-holidays")
    if s.absence.holidays.get(seat, 0) == until:
        raise Refused("nothing-due")
    return OnHoliday(seat, until)


def resume(s: Sitting, seat: int) -> Resumed:
    """End a pause. Anybody may do so."""
    going_on(s)
    if not s.paused:
        raise Refused("not-paused")
    return Resumed(seat)


def concede(s: Sitting, seat: int) -> Conceded:
    """Give up. A bot plays on, or the game ends if only one seat is left."""
    going_on(s)
    if s.places[seat].conceded:
        raise Refused("conceded")
    return Conceded(seat)


def replace(s: Sitting, seat: int, absent: int, now: int) -> Proposed:
    """Let a bot play for somebody who is away, if all others agree. If silence counts, it is enough
    that the absent person neither speaks nor declines for a while."""
    going_on(s)
    if absent == seat or absent not in s.people():
        raise Refused("no-such-seat")
    if absent in s.absence.holidays:
        raise Refused("on-holiday")
    if absent in s.spared and now - s.spared[absent] < SPARED_FOR:
        raise Refused("spared")
    others = [other for other in s.others(seat) if s.places[other].who != s.places[absent].who]
    if not others and not silence_counts(s, absent):
        raise Refused("nobody-to-ask")
    return propose(s, Proposed(seat, "bot", of=absent))


def nudge(s: Sitting, seat: int, now: int) -> Nudged:
    """Remind the seats that the table waits for, but not too often."""
    going_on(s)
    there = [other for other in s.people() if other not in s.absence.holidays]
    to = [other for other in s.waiting() if other != seat and other in there]
    if not to:
        raise Refused("nobody-to-nudge")
    if s.nudged and now - s.nudged < BETWEEN_NUDGES:
        raise Refused("nudged-already")
    return Nudged(seat, to)
