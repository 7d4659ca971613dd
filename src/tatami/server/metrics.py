"""What the server counts while it runs: sums only, nothing about any table. They are told at an
address of their own, which no proxy leads to."""

import asyncio
import os
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

from tatami.server.http_server import LONGEST_LEAVE

AGAIN: Final = 1.0  # seconds until a port is tried again
WITHIN: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)  # seconds
PLACE: Final = "TATAMI_PLACE"  # the variable with the number of a process among several

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "tatami_requests", "Answered requests.", ["method", "status"], registry=REGISTRY
)
REFUSALS: Final = Counter("tatami_refusals", "Refused requests.", ["code"], registry=REGISTRY)
TABLES: Final = Gauge("tatami_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("tatami_sockets", "Open sockets.", registry=REGISTRY)
THINKING: Final = Histogram(
    "tatami_thinking_seconds",
    "From a bot's question to its answer, waiting included.",
    registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 60),
)


class Words:
    """What is done with every word. It is counted in plain numbers, which become metrics when
    somebody asks for them: asking is rare, words are not."""

    def __init__(self) -> None:
        self.deeds = Tally[str]()
        self.within = [0] * (len(WITHIN) + 1)  # how many writings took so long; the last, longer
        self.seconds = 0.0

    def written(self, deeds: Iterable[str], seconds: float) -> None:
        """Count deeds that are on the disk, and how long it took to get them there."""
        self.deeds.update(deeds)
        self.within[bisect_left(WITHIN, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What was counted, as metrics."""
        deeds = CounterMetricFamily("tatami_deeds", "Deeds written down.", labels=["deed"])
        for deed, count in sorted(self.deeds.copy().items()):
            deeds.add_metric([deed], count)
        yield deeds
        about = "From a deed to its row on the disk."
        bounds = [*map(str, map(float, WITHIN)), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.within), strict=True))
        yield HistogramMetricFamily("tatami_writing_seconds", about, buckets, self.seconds)


WORDS: Final = Words()
REGISTRY.register(WORDS)


async def serve(host: str, port: int) -> None:
    """Serve the counters of this process. One among several may have to wait until the one that it
    replaces has left. Raise OSError if the port is not free then."""
    place = os.environ.get(PLACE)
    until = time.monotonic() + (LONGEST_LEAVE if place else 0)
    while True:
        try:
            start_http_server(port + int(place or "0"), host, REGISTRY)
        except OSError:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(AGAIN)
        else:
            return
