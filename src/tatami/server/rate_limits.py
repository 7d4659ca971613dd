"""Rate limits: how often somebody may ask."""

import time
from typing import Final

BURST: Final = 20  # how many seconds' worth of requests may come at once
MOST_KEPT: Final = 10_000  # the one that asked longest ago is forgotten first


class RateLimit:
    """A limit of requests per second for each address or name. Some may come at once."""

    def __init__(self, a_second: float, burst: float = BURST) -> None:
        self.a_second = a_second
        self.most = a_second * burst
        self.left: dict[str, tuple[float, float]] = {}  # requests left, and as of when

    def allows(self, who: str) -> bool:
        """Whether one more request is answered."""
        if not self.a_second:
            return True
        now, most = time.monotonic(), self.most
        left, since = self.left.pop(who, (most, now))
        left = min(most, left + (now - since) * self.a_second)
        if len(self.left) >= MOST_KEPT:
            del self.left[next(iter(self.left))]
        self.left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1
