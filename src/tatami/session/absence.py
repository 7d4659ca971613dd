"""Absence: who is on holiday, whose time is up in a slow game, and what the others choose then.

In a live game a bot plays on as soon as somebody's time is up. In a slow one the others are asked:
a bot may play on, or the absent person gets more time, or counts as having given up, or the game
ends without a result. What all of them choose is done. If they do not agree in time, a bot plays.
"""

from typing import TYPE_CHECKING, Final, Literal

from tatami.session.clocks import DAY, HOUR

if TYPE_CHECKING:
    from tatami.session.sitting import Sitting

Verdict = Literal["bot", "time", "claim", "cancel"]
TO_JUDGE: Final = 3 * DAY  # milliseconds in which the others choose


class Absence:
    """Who is away from a table for longer, and what the others want to be done about it."""

    def __init__(self) -> None:
        self.holidays: dict[int, int] = {}  # until when a seat's person is on holiday
        self.overdue: dict[int, int] = {}  # since when a seat has no time left
        self.verdicts: dict[int, dict[int, Verdict]] = {}  # what others choose, by overdue seat

    def stops(self, seat: int) -> bool:
        """Whether the clock of a seat stands still."""
        return seat in self.holidays or seat in self.overdue

    def go(self, seat: int, until: int) -> None:
        """A person goes on holiday; with 0, the holiday is over."""
        if until:
            self.holidays[seat] = until
        else:
            self.holidays.pop(seat, None)

    def judge(self, seat: int, of: int, verdict: Verdict) -> None:
        """Somebody chooses what is to be done."""
        self.verdicts.setdefault(of, {})[seat] = verdict

    def keep_only(self, waited: list[int]) -> None:
        """Forget whose time was up, if the table does not wait for them any more."""
        for seat in [each for each in self.overdue if each not in waited]:
            self.settle(seat)

    def settle(self, seat: int) -> None:
        """Somebody's time is no longer up."""
        self.overdue.pop(seat, None)
        self.verdicts.pop(seat, None)

    def ends(self) -> list[int]:
        """When holidays end, and when it is too late to choose."""
        return [*self.holidays.values(), *(since + TO_JUDGE for since in self.overdue.values())]


def takes_holidays(s: "Sitting") -> bool:
    """Whether people may be on holiday from a table: not if they sit together at it."""
    return not s.clocks.given.live()


def is_judged(s: "Sitting", seat: int) -> bool:
    """Whether the others choose what happens when this seat's time is up."""
    return not s.clocks.given.live() and bool(s.others(seat))


def still_to_judge(s: "Sitting", of: int) -> list[int]:
    """The seats that have still to choose, one for each person."""
    chosen = {s.places[seat].who for seat in s.absence.verdicts.get(of, {})}
    return [seat for seat in s.others(of) if s.places[seat].who not in chosen]


def verdict_on(s: "Sitting", of: int, now: int) -> Verdict | None:
    """What is to be done about somebody whose time is up, once that is settled."""
    others = s.others(of)
    chosen = {v for seat, v in s.absence.verdicts.get(of, {}).items() if seat in others}
    if len(chosen) == 1 and not still_to_judge(s, of):
        return chosen.pop()
    late = now >= s.absence.overdue[of] + TO_JUDGE
    return "bot" if late or (now >= 0 and not others) else None


def fresh_bank(s: "Sitting") -> int:
    """What somebody gets who is given more time: the bank anew, and at least a day."""
    return max(s.clocks.given.bank, DAY)


def play_on(s: "Sitting", seat: int) -> None:
    """Let somebody play on who comes back too late, but before the others have chosen."""
    if seat in s.absence.overdue:
        s.clocks.banks[seat] = max(s.clocks.banks[seat], HOUR)
        s.absence.settle(seat)
