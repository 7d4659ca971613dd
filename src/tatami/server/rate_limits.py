"""Rate limits: how often somebody may ask."""

import math
import time
from typing import Final

from tatami.session.refusal import Refused

BURST: Final = 20  # how many seconds' worth of requests may come at once
MOST_KEPT: Final = 10_000  # the one that asked longest ago is forgotten first


class TooFast(Refused):
    """Somebody asks too often, and may ask again after so many seconds."""

    def __init__(self, after: float) -> None:
        super().__init__("too-fast")
        self.after = max(1, math.ceil(after))


class RateLimit:
    """A limit of requests per second for each network or name. Some may come at once, and some cost
    as much as several."""

    def __init__(self, a_second: float, burst: float = BURST) -> None:
        self.a_second = a_second
        self.most = a_second * burst
        self.left: dict[str, tuple[float, float]] = {}  # requests left, and as of when

    def allows(self, who: str, cost: float = 1) -> bool:
        """Whether this is answered. A cost above the most there can be is only ever owed."""
        if not self.a_second:
            return True
        left, cost = self.now_left(who), min(cost, self.most)
        if len(self.left) >= MOST_KEPT:
            del self.left[next(iter(self.left))]
        self.left[who] = (left - cost if left >= cost else left, time.monotonic())
        return left >= cost

    def now_left(self, who: str) -> float:
        """How many requests are left now. Forget them, since they are noted again."""
        left, since = self.left.pop(who, (self.most, time.monotonic()))
        return min(self.most, left + (time.monotonic() - since) * self.a_second)

    def forget(self, who: str) -> None:
        """Count from the beginning again."""
        self.left.pop(who, None)

    def pay(self, who: str, cost: float = 1) -> None:
        """Count this, or refuse it."""
        if not self.allows(who, cost):
            raise TooFast((cost - self.left[who][0]) / self.a_second)
