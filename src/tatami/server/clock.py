"""The server's clock."""

import time


class Clock:
    """The time in milliseconds since 1970, which never jumps while the server runs."""

    def __init__(self) -> None:
        self.began = time.time_ns() // 1_000_000
        self.ticks = time.monotonic_ns()

    def now(self) -> int:
        """What time it is."""
        return self.began + (time.monotonic_ns() - self.ticks) // 1_000_000
