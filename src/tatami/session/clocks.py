"""Clocks: each seat has a bank of time, and some time for every answer before the bank is used.

Nothing here reads a clock. The caller passes every moment, in milliseconds, so that the same log
always gives the same times.
"""

import re
from typing import Final, NamedTuple

from tatami.core.words import NOBODY

UNITS: Final = {"s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
HOUR: Final = UNITS["h"]
DAY: Final = UNITS["d"]
LONGEST: Final = 30 * DAY


class Setting(NamedTuple):
    """A bank and a step, in milliseconds. Both are 0 if nobody counts the time."""

    bank: int
    step: int

    def runs(self) -> bool:
        """Whether time is counted at all."""
        return self.bank + self.step > 0

    def live(self) -> bool:
        """Whether people sit together. In slow games the bank or the step is a matter of days."""
        return self.runs() and self.bank < DAY and self.step < HOUR


NONE: Final = Setting(0, 0)


def setting(text: str) -> Setting | None:
    """The clock written as `none`, `20m+30s` or `3d+12h`, or None if the text is not a clock."""
    if text == "none":
        return NONE
    found = re.fullmatch(r"([0-9]{1,5})([smhd])\+([0-9]{1,5})([smhd])", text)
    if not found:
        return None
    bank, step = int(found[1]) * UNITS[found[2]], int(found[3]) * UNITS[found[4]]
    return Setting(bank, step) if bank + step > 0 and max(bank, step) <= LONGEST else None


class Clocks:
    """The time of every seat, and last the timer of the open floor."""

    def __init__(self, seats: int, given: Setting, sand: int) -> None:
        self.given = given
        self.sand = sand if given.live() else 0
        self.banks = [given.bank] * seats + [self.sand]
        self.since: list[int | None] = [None] * (seats + 1)

    def settle(self, at: int, waited: list[int], floor: bool, paused: bool) -> None:
        """From this moment on, let the time of these seats run, and no other; in a pause, none.

        While the timer of the open floor runs, it is the only clock. Each floor restarts it.
        """
        sand = floor and self.sand > 0
        running = {NOBODY} if sand else set(waited) if self.given.runs() else set()
        if paused:
            running = set()
        for i in range(len(self.since)):
            seat = i if i < len(self.since) - 1 else NOBODY
            since = self.since[seat]
            if since is not None and seat not in running:
                self.banks[seat] = self.left(seat, at)[0]
                self.since[seat] = None
            elif since is None and seat in running:
                self.since[seat] = at
        if not floor:
            self.banks[NOBODY] = self.sand

    def note_answer(self, seat: int, at: int) -> None:
        """Note a seat's answer. If it is asked again at once, it gets a new step of time."""
        if self.since[seat] is not None:
            self.banks[seat] = self.left(seat, at)[0]
            self.since[seat] = at

    def run_from(self, at: int) -> None:
        """Count the clocks that run from this moment on."""
        self.since = [None if since is None else at for since in self.since]

    def running(self) -> bool:
        """Whether anybody's time is running."""
        return any(since is not None for since in self.since)

    def spent(self, seat: int) -> bool:
        """Whether a seat has no time left, not even for an answer. Its time must not be running."""
        return self.given.runs() and self.banks[seat] + self.given.step == 0

    def left(self, seat: int, at: int) -> tuple[int, int]:
        """What is left of a seat's bank, and of its time for this answer."""
        since, step = self.since[seat], 0 if seat == NOBODY else self.given.step
        used = max(0, at - since) if since is not None else 0
        return max(0, self.banks[seat] - max(0, used - step)), max(0, step - used)

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up, if it is running."""
        since = self.since[seat]
        if since is None:
            return None
        return since + self.banks[seat] + (0 if seat == NOBODY else self.given.step)

    def half_time(self) -> int | None:
        """When half of the open floor's time has run, if it is running."""
        ends = self.deadline(NOBODY)
        return None if ends is None else ends - self.sand // 2

    def first_deadline(self) -> int | None:
        """When the next seat's time is up."""
        found = [self.deadline(seat) for seat in range(-1, len(self.since) - 1)]
        return min((each for each in found if each is not None), default=None)
