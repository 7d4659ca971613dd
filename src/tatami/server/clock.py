"""The server's clock."""

import time
from typing import Final

GRACE: Final = 60_000  # milliseconds after the start in which nobody runs out of time


class Clock:
    """The time in milliseconds since 1970, which never jumps while the server runs."""

    def __init__(self) -> None:
        self.began = time.time_ns() // 1_000_000
        self.ticks = time.monotonic_ns()

    def now(self) -> int:
        """What time it is."""
        return self.began + (time.monotonic_ns() - self.ticks) // 1_000_000

    def deadlines_count(self) -> bool:
        """Whether time can run out: not soon after the start, while people come back."""
        return self.now() >= self.earliest_deadline()

    def earliest_deadline(self) -> int:
        """The first moment at which somebody can run out of time."""
        return self.began + GRACE
